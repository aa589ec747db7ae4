/** Where the Scourge may go next, and why: the sites around it by the four criteria, in their order (JUB-5.10 to JUB-5.13). */
import { Zoom } from '@vesper/web/board';
import { neighbours, sites } from '../../content/map.ts';
import { isInPlay, tokensAt, troopsAt } from '../../asking.ts';
import { destinations, dieRange } from '../../rules/spread.ts';
import { siteName } from '../../words/names.ts';
import { useTable } from '../table.ts';
import { ScourgeFigure } from './art.tsx';

export function ScourgeZoom() {
  const { view } = useTable();
  const { scourge, supply } = view;
  const next = destinations(view);
  const around = neighbours[scourge].filter(site => isInPlay(view, site));
  return (
    <Zoom className="jub-scourge-zoom" title={`The Scourge at ${siteName(scourge)}`} art={<ScourgeFigure size={30} />}>
      <p className="zoom-kin">
        {supply === 0 ? 'No token is left: it moves no more.' : 'With the next spread it moves along one tunnel.'}
      </p>
      <table>
        <thead>
          <tr>
            <th>Next to it</th>
            <th>tokens</th>
            <th>troops</th>
            <th>major</th>
            <th>VP</th>
          </tr>
        </thead>
        <tbody>
          {around.map(site => (
            <tr key={site} className={next.includes(site) ? 'is-next' : ''}>
              <th>
                {siteName(site)}
                {next.length > 1 && next.includes(site) && <small>{rangeText(next.indexOf(site), next.length)}</small>}
              </th>
              <td>{tokensAt(view, site)}</td>
              <td>{troopsAt(view, site)}</td>
              <td>{sites[site].marker > 0 ? 'yes' : 'no'}</td>
              <td>{sites[site].vp}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        Fewest tokens, then most troops, then a major site, then most VP
        {next.length > 1 ? '; where all are equal the d12 decides.' : '.'}
      </p>
    </Zoom>
  );
}

/** `1–6`. */
export function rangeText(which: number, tied: number): string {
  const [least, most] = dieRange(which, tied);
  return least === most ? `${least}` : `${least}–${most}`;
}
