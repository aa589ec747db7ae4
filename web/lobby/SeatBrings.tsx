/** What somebody brings to a seat from earlier matches: a character, or a new one. */
import { useCharacters } from '../session/characters.ts';
import type { Character } from '../session/characters.ts';

export const UNPROVEN = 'unproven';

/** Of all that is kept, by whom it is kept and its name there. */
export const keyOf = ({ local, id }: Character): string => `${local ? 'here' : 'server'}:${id}`;

export function SeatBrings(props: {
  readonly game: string;
  readonly server: boolean;
  /** How many the seat may bring. */
  readonly most: number;
  readonly chosen: readonly Character[];
  /** What other seats bring: nobody comes twice. */
  readonly elsewhere: readonly Character[];
  /** What it is for, where several seats ask. */
  readonly label: string;
  readonly onChange: (chosen: readonly Character[]) => void;
}) {
  const { game, server, most, chosen, elsewhere, label, onChange } = props;
  const { all } = useCharacters(server, game);
  if (all === null || all.length === 0) return null;
  const taken = new Set([...elsewhere, ...chosen].map(keyOf));
  return Array.from({ length: most }, (_, place) => {
    const own = chosen[place];
    return (
      <label className="seat-chip seat-brings" key={place}>
        <span className="unseen">{most > 1 ? `${label}, ${place + 1} of ${most}` : label}</span>
        <select
          value={own === undefined ? '' : keyOf(own)}
          onChange={event => {
            const next = all.find(one => keyOf(one) === event.target.value);
            const rest = chosen.filter((_one, at) => at !== place);
            onChange(next === undefined ? rest : rest.toSpliced(place, 0, next));
          }}
        >
          <option value="">New character</option>
          {all.map(one => (
            <option key={keyOf(one)} value={keyOf(one)} disabled={taken.has(keyOf(one)) && one.id !== own?.id}>
              {one.name}, {one.line}
              {!one.proven && ` (${UNPROVEN})`}
            </option>
          ))}
        </select>
      </label>
    );
  });
}
