import { useTable } from './model.ts';

/** When this browser's seats want to be asked, where the game lets one pass; cards usable meanwhile stay marked. */
export function Moments() {
  const { game, state, session, seatNames } = useTable();
  const moments = Object.entries(game.words.moments ?? {});
  const own = state.table!.seats.filter(({ yours, kind }) => yours && kind === 'person');
  if (moments.length === 0) return null;
  return own.map(({ seat, quiet }) => (
    <fieldset key={seat} className="moments">
      <legend>{own.length === 1 ? 'Ask me' : `Ask ${seatNames[seat]}`}</legend>
      {moments.map(([moment, { label, explain }]) => (
        <label key={moment}>
          <input
            type="checkbox"
            checked={!quiet.includes(moment)}
            onChange={({ target }) => {
              const others = quiet.filter(other => other !== moment);
              void session.quiet(seat, target.checked ? others : [...others, moment]);
            }}
          />
          <span>
            {label}
            <small>{explain}</small>
          </span>
        </label>
      ))}
    </fieldset>
  ));
}
