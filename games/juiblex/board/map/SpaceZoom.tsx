/** A space at full size: what is on it, whether one reaches it, and which tunnels begin there. */
import { listed, plain } from '@vesper/kernel';
import { SeatSymbol, Zoom } from '@vesper/web/board';
import { siteOf } from '../../content/map.ts';
import type { Space } from '../../content/types.ts';
import { isAfflicted } from '../../asking.ts';
import { EMPTY, NONE, TOKEN, WHITE } from '../../state.ts';
import { siteName, spaceName } from '../../words/names.ts';
import { seatMention } from '../../words/voice.ts';
import { colourAt, useTable } from '../table.ts';
import { Token } from './art.tsx';
import { presenceOf } from './field.ts';
import { capitalised, docksAt } from './spoken.ts';

export function SpaceZoom({ space }: { readonly space: Space }) {
  const { view, viewer, called } = useTable();
  const what = view.spaces[space];
  const site = siteOf[space];
  const docks = docksAt(space);
  const sign =
    what === EMPTY ? null : what === TOKEN ? (
      <Token size={22} seed={space} />
    ) : (
      <SeatSymbol colour={colourAt(what)} size={22} />
    );
  return (
    <Zoom className="jub-site-zoom" title={capitalised(spaceName(space))} art={sign}>
      <p className="zoom-kin">{site === NONE ? 'Space in a tunnel' : `Space at ${siteName(site)}`}</p>
      <p>{described(what, seat => called([seatMention(seat)]))}</p>
      {viewer !== 'spectator' && what !== TOKEN && (
        <p>
          {presenceOf(view, viewer).spaces[space] === '1' ? 'You have presence here.' : 'You have no presence here.'}
        </p>
      )}
      {docks.length > 0 && (
        <p className={what === TOKEN ? 'jub-rotten' : ''}>
          {`${what === TOKEN ? 'It cuts the tunnel' : 'Dock of the tunnel'} to ${plain(listed(docks.map(siteName)))}.`}
          {what !== TOKEN && isAfflicted(view, site) && ' Only a troop on this space reaches into it.'}
        </p>
      )}
    </Zoom>
  );
}

function described(what: number, name: (seat: number) => string): string {
  if (what === EMPTY) return 'Empty: a troop may be deployed here.';
  if (what === TOKEN) return 'The Affliction has taken it: for every purpose there is no space here.';
  return what === WHITE ? 'A white troop, which belongs to nobody.' : `A troop of ${name(what)}.`;
}
