/** A site at full size: what it is worth, who stands there, who controls it, why not totally, and its tunnels. */
import { listed, plain } from '@vesper/kernel';
import { SeatSymbol, Zoom } from '@vesper/web/board';
import { routes, sites } from '../../content/map.ts';
import type { Site } from '../../content/types.ts';
import { isAfflicted } from '../../asking.ts';
import { EMPTY, NONE, TOKEN } from '../../state.ts';
import { siteName } from '../../words/names.ts';
import { seatMention } from '../../words/voice.ts';
import { colourAt, useTable } from '../table.ts';
import { Crown, Pennant, Token, SpyFigure } from './art.tsx';
import { controlOf } from './control.ts';
import { countsAt, named } from './spoken.ts';

export function SiteZoom({ site }: { readonly site: Site }) {
  const { view, called } = useTable();
  const { vp, marker, start } = sites[site];
  const name = (seat: number): string => called([seatMention(seat)]);
  const kin = [start ? 'Starting site' : 'Site', marker > 0 ? 'major' : '', isAfflicted(view, site) ? 'afflicted' : ''];
  const spies = view.players.flatMap((_, seat) => ((view.spies[site] & (1 << seat)) === 0 ? [] : [seat]));
  return (
    <Zoom className="jub-site-zoom" title={siteName(site)} more={<b className="jub-zoom-vp">{vp} VP</b>}>
      <p className="zoom-kin">{kin.filter(part => part !== '').join(' · ')}</p>
      <ul>
        {countsAt(view, site).map(({ what, many }) => (
          <li key={what}>
            <Sign what={what} />
            {what === EMPTY || what === TOKEN || what >= view.players.length
              ? `${many} ${named(what)}`
              : `${many} of ${name(what)}`}
          </li>
        ))}
        {spies.map(seat => (
          <li key={`spy ${seat}`}>
            <SpyFigure seat={seat} size={20} />
            {`Spy of ${name(seat)}`}
          </li>
        ))}
      </ul>
      <ControlLine site={site} name={name} />
      {marker > 0 && (
        <p>
          {view.markers[site] === NONE ? 'Its marker lies on the map' : `${name(view.markers[site])} holds its marker`}
          {`: 1 influence each turn, ${marker} VP as well under total control.`}
        </p>
      )}
      {view.scourge === site && view.terms.scourge && <p className="jub-rotten">The Scourge stands here.</p>}
      <Tunnels site={site} />
    </Zoom>
  );
}

function Sign({ what }: { readonly what: number }) {
  if (what === EMPTY) return <i className="jub-hole is-sign" />;
  return what === TOKEN ? <Token size={18} seed={2} /> : <SeatSymbol colour={colourAt(what)} size={18} />;
}

function ControlLine({ site, name }: { readonly site: Site; name(seat: number): string }) {
  const { view } = useTable();
  const { seat, total, denied } = controlOf(view, site);
  if (seat === NONE)
    return <p>Nobody controls it: that takes more troops than any other colour has, white included.</p>;
  const why = {
    '': total ? '' : 'Total control takes every space.',
    spy: 'No total control: another seat’s spy is here (JUB-B5.3).',
    affliction: 'No total control: the Affliction counts as an enemy spy (JUB-R20).',
  }[denied];
  return (
    <p className="jub-zoom-control">
      <Pennant seat={seat} size={16} />
      {(total || denied !== '') && <Crown denied={denied !== ''} />}
      {`${name(seat)} ${total ? 'has total control: 2 VP more.' : 'controls it.'} ${why}`}
    </p>
  );
}

/** Where the tunnels are attached, and which of them the Affliction has cut (JUB-R21). */
function Tunnels({ site }: { readonly site: Site }) {
  const { view } = useTable();
  const { spaces, routes: own } = sites[site];
  const afflicted = isAfflicted(view, site);
  const ends = own.map(route => {
    const { ends: both, docks } = routes[route];
    const end = both[0] === site ? 0 : 1;
    return { to: both[1 - end], dock: docks[end], cut: view.spaces[docks[end]] === TOKEN };
  });
  const cut = ends.filter(end => end.cut);
  return (
    <>
      <p>
        <span className="jub-dim">Tunnels to</span>{' '}
        {plain(listed(ends.map(({ to, dock }) => `${siteName(to)} (space ${spaces.indexOf(dock) + 1})`)))}.
      </p>
      {afflicted && (
        <p className="jub-rotten">
          A troop here reaches only the tunnels attached at its own space.
          {cut.length > 0 && ` Cut: ${plain(listed(cut.map(({ to }) => siteName(to))))}.`}
        </p>
      )}
    </>
  );
}
