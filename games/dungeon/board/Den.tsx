/** The imps' den: those who are free, those at work, and Troll tokens. */
import type { Seat } from '@vesper/kernel';
import { Symbol } from './symbols.tsx';
import { useTable } from './table.ts';

/** More than so many are counted instead of drawn. */
const MOST = 12;

export function Den({ seat }: { readonly seat: Seat }) {
  const { view } = useTable();
  const { imps, busyImps, trollTokens, busyTokens } = view.players[seat];
  const shown = Math.min(MOST, imps);
  const freeShown = Math.max(0, shown - Math.min(busyImps, shown));
  return (
    <div className="dun-den">
      <b className="dun-den-free">{`${imps - busyImps} free`}</b>
      <span className="dun-den-imps">
        {Array.from({ length: shown }, (_, i) => (
          <i key={i} className={i < freeShown ? '' : 'is-busy'}>
            <Symbol of="imp" size={19} />
          </i>
        ))}
        {Array.from({ length: trollTokens }, (_, i) => (
          <i key={`troll ${i}`} className={i < trollTokens - busyTokens ? 'is-troll' : 'is-troll is-busy'}>
            <Symbol of="troll" size={19} />
          </i>
        ))}
      </span>
      {busyImps > 0 && <span className="dun-den-busy">{`${busyImps} at work`}</span>}
    </div>
  );
}
