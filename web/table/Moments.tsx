import { useTable } from './model.ts';

const WHEN = [
  { value: 'always', label: 'Always' },
  { value: 'matters', label: 'When it could matter' },
  { value: 'never', label: 'Never' },
] as const;
type When = (typeof WHEN)[number]['value'];

/** When this browser's seats want to be asked, where the game lets one pass; cards usable meanwhile stay marked. */
export function Moments() {
  const { game, state, session, seatNames } = useTable();
  const moments = Object.entries(game.words.moments ?? {});
  const own = state.table!.seats.filter(({ yours, kind }) => yours && kind === 'person');
  if (moments.length === 0) return null;
  return own.map(({ seat, quiet, always }) => {
    const whenOf = (moment: string): When =>
      quiet.includes(moment) ? 'never' : always.includes(moment) ? 'always' : 'matters';
    const wish = (moment: string, when: When): void => {
      const others = (list: readonly string[]): string[] => list.filter(other => other !== moment);
      void session.wish(seat, {
        quiet: when === 'never' ? [...others(quiet), moment] : others(quiet),
        always: when === 'always' ? [...others(always), moment] : others(always),
      });
    };
    return (
      <fieldset key={seat} className="moments">
        <legend>{own.length === 1 ? 'Ask me' : `Ask ${seatNames[seat]}`}</legend>
        {moments.map(([moment, { label, explain }]) => (
          <label key={moment}>
            <span>
              {label}
              <small>{explain}</small>
            </span>
            <select
              value={whenOf(moment)}
              onChange={({ target }) => wish(moment, WHEN.find(({ value }) => value === target.value)!.value)}
            >
              {WHEN.map(({ value, label: when }) => (
                <option key={value} value={value}>
                  {when}
                </option>
              ))}
            </select>
          </label>
        ))}
      </fieldset>
    );
  });
}
