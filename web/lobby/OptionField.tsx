import type { OptionSpec, OptionValue } from '@vesper/kernel';
import type { Described } from '../shelf.ts';

/** One option of a game. What cannot be chosen beside the others is greyed, and says why. */
export function OptionField(
  props: Described['options'][number] & {
    readonly value: OptionValue | undefined;
    readonly whyNot: (value: OptionValue) => string | undefined;
    readonly onChange: (value: OptionValue) => void;
  },
) {
  const { spec, label, explain, named, value, whyNot, onChange } = props;
  const closed = closedBy(spec, value, whyNot);
  const small = (
    <small>{closed === undefined ? explain : `${explain} ${closed[0].toUpperCase()}${closed.slice(1)}.`}</small>
  );
  if (spec.kind === 'flag')
    return (
      <label className="switch">
        <input
          type="checkbox"
          role="switch"
          checked={value === true}
          disabled={closed !== undefined}
          onChange={event => onChange(event.target.checked)}
        />
        <span>
          {label}
          {small}
        </span>
      </label>
    );
  return (
    <label className="setting">
      {label}
      {spec.kind === 'oneOf' ? (
        <select value={String(value)} disabled={closed !== undefined} onChange={event => onChange(event.target.value)}>
          {spec.values.map(name => {
            const why = name === value ? undefined : whyNot(name);
            return (
              <option key={name} value={name} disabled={why !== undefined}>
                {named?.[name] ?? name}
                {why !== undefined && ` (${why})`}
              </option>
            );
          })}
        </select>
      ) : (
        <input
          type="number"
          min={spec.min}
          max={spec.max}
          value={Number(value)}
          disabled={closed !== undefined}
          onChange={event => onChange(Number(event.target.value))}
        />
      )}
      {small}
    </label>
  );
}

/** Why nothing but its value can be chosen. */
function closedBy(
  spec: OptionSpec,
  value: OptionValue | undefined,
  whyNot: (value: OptionValue) => string | undefined,
): string | undefined {
  const values = spec.kind === 'flag' ? [true, false] : spec.kind === 'oneOf' ? spec.values : [spec.min, spec.max];
  const others: readonly OptionValue[] = values.filter(other => other !== value);
  return others.every(other => whyNot(other) !== undefined) ? others.map(whyNot)[0] : undefined;
}
