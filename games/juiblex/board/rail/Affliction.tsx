/** The Affliction board: what is left of the supply, who lost troops to it, and what that costs now and after the next spread. */
import { count, plain, listed } from '@vesper/kernel';
import type { Seat } from '@vesper/kernel';
import { Explained, SeatSymbol, Sum, turnsFrom } from '@vesper/web/board';
import { penaltyOf, sum } from '../../asking.ts';
import { Spread, kinds } from '../../content/cards.ts';
import { spreadOutlook } from '../../rules/spread.ts';
import type { SpreadOutlook } from '../../rules/spread.ts';
import { NONE, TOKEN, WHITE } from '../../state.ts';
import type { JuiblexView } from '../../state.ts';
import { siteName } from '../../words/names.ts';
import { Slime } from '../Slime.tsx';
import { colourAt, useTable } from '../table.ts';
import type { TableNow } from '../table.ts';

const lost = (points: number): string => (points === 0 ? '0' : `−${points}`);

const troopsIn = ({ afflicted }: Pick<JuiblexView, 'afflicted'>): number => sum(afflicted) - afflicted[WHITE];

/** The board after a spread at one of the sites. */
function after(
  { afflicted }: JuiblexView,
  { payer, losers }: SpreadOutlook,
): { readonly afflicted: readonly number[] } {
  const then = [...afflicted];
  for (const seat of losers) then[seat]++;
  if (payer !== NONE) then[payer]++;
  return { afflicted: then };
}

export function Affliction() {
  const { view, viewer } = useTable();
  const { supply, spreadDiscard, players } = view;
  const used = view.spaces.filter(what => what === TOKEN).length;
  const ahead = spreadOutlook(view);
  const first = viewer === 'spectator' ? 0 : viewer;
  return (
    <section className="jub-affliction" aria-label="Affliction board" data-home="affliction">
      <header>
        <Slime size={20} />
        <b>Affliction</b>
        <Explained
          tip={`${count(supply, 'Affliction token').text} left; placing the last one ends the game with the round. ${spreadDiscard.length} of ${kinds[Spread].copies} SPREAD cards were revealed.`}
        >
          {`${supply} left`}
        </Explained>
      </header>
      <div className="jub-supply" aria-hidden>
        {Array.from({ length: used + supply }, (_, i) => (
          <i key={i} className={i < used ? 'is-used' : ''} />
        ))}
      </div>
      <table>
        <thead>
          <tr>
            <th colSpan={2} scope="col">
              If it ended
            </th>
            <th scope="col">
              <span className="unseen">troops</span>
            </th>
            <th scope="col">now</th>
            <th scope="col">next</th>
          </tr>
        </thead>
        <tbody>
          {turnsFrom(first, players.length).map(seat => (
            <Row key={seat} seat={seat} ahead={ahead} />
          ))}
        </tbody>
      </table>
      <Next ahead={ahead} />
    </section>
  );
}

function Row({ seat, ahead }: { readonly seat: Seat; readonly ahead: readonly SpreadOutlook[] }) {
  const { view, viewer, seatNames } = useTable();
  const own = view.afflicted[seat];
  const all = troopsIn(view);
  const then = ahead.map(row => after(view, row));
  const costs = [...new Set(then.map(found => penaltyOf(found, seat)))];
  const who = seat === viewer ? 'You' : seatNames[seat];
  const words = `${who} ${seat === viewer ? 'have' : 'has'} ${own} of ${count(all, 'troop').text} on the Affliction board: ${own} × ${all} = ${own * all} VP lost`;
  const next =
    costs.length === 0
      ? '–'
      : costs.length === 1
        ? lost(costs[0])
        : `${lost(Math.min(...costs))}/${lost(Math.max(...costs))}`;
  const whole = () => (
    <Sum
      title={`${who}, on the Affliction board`}
      terms={[
        { what: 'own troops', gives: own },
        { what: 'troops of all players', gives: all },
        { what: 'lost if the game ended now', gives: -penaltyOf(view, seat) },
        ...then.map((found, i) => ({
          what: `after a spread to ${siteName(ahead[i].site)}`,
          gives: -penaltyOf(found, seat),
          note: `${found.afflicted[seat]} × ${troopsIn(found)}`,
        })),
      ]}
    />
  );
  return (
    <tr>
      <td>
        <SeatSymbol colour={colourAt(seat)} size={16} />
      </td>
      <th scope="row">{who}</th>
      <td>
        <Explained tip={words} sum={whole}>
          {`${own} × ${all}`}
        </Explained>
      </td>
      <td className="is-now">
        <Explained inside tip={words} sum={whole}>
          {lost(penaltyOf(view, seat))}
        </Explained>
      </td>
      <td className="is-next">
        <Explained inside tip={`${who} after the next spread: ${next} VP`} sum={whole}>
          {next}
        </Explained>
      </td>
    </tr>
  );
}

/** Where the Scourge goes next, and who would give a troop. */
function Next({ ahead }: { readonly ahead: readonly SpreadOutlook[] }) {
  const table = useTable();
  const { view } = table;
  if (ahead.length === 0)
    return (
      <p className="jub-ahead">
        {view.scourge === NONE ? 'The Scourge is not placed yet.' : 'No token is left: it spreads no more.'}
      </p>
    );
  if (ahead.length > 1) {
    const names = plain(listed(ahead.map(({ site }) => siteName(site))));
    return (
      <p className="jub-ahead">
        {'Next by the die: '}
        <b>{names}</b>.
      </p>
    );
  }
  return (
    <p className="jub-ahead">
      {'Next: '}
      <b>{siteName(ahead[0].site)}</b>
      {`. ${consequence(table, ahead[0])}`}
    </p>
  );
}

function consequence({ viewer, seatNames }: TableNow, { room, payer, losers }: SpreadOutlook): string {
  const name = (seat: Seat): string => (seat === viewer ? 'You' : seatNames[seat]);
  const givers = [...losers, ...(payer === NONE ? [] : [payer])];
  if (room === 'none') return 'Nothing is left to take.';
  if (givers.length === 0) return room === 'white' ? 'A white troop goes.' : 'Nobody gives a troop.';
  const [only] = givers;
  if (givers.length === 1) return `${name(only)} ${only === viewer ? 'give' : 'gives'} 1 troop.`;
  return `${plain(listed(givers.map(name)))} give 1 troop each.`;
}
