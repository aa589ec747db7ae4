/** What the text of a card would come to if it were played now, as far as that can be told before: nothing is carried out. */
import type { Choice, Seat } from '@vesper/kernel';
import { rows, textOf } from '../content/cards.ts';
import { SITES } from '../content/map.ts';
import type { Card, Effect, Row, Site, Space } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { JuiblexView } from '../state.ts';
import { hasSpyAt, isInPlay } from '../asking.ts';
import { listDeploys, listMoves, listStrikes } from './effects/troops.ts';
import type { Striking } from './effects/troops.ts';
import { counted, resolve } from './rows.ts';

/** One word of a card: how often or how much, and where. */
export interface Prospect {
  readonly effect: Effect;
  /** As it would be counted now (JUB-R31); 0 where it counts nothing. */
  readonly n: number;
  readonly spaces: readonly Space[];
  readonly sites: readonly Site[];
  /** It happens only if something is chosen, paid or met. */
  readonly open: boolean;
}

/** All words of a card in order, those inside others too. */
export function prospectsOf(view: JuiblexView, seat: Seat, card: Card): readonly Prospect[] {
  const found: Prospect[] = [];
  const fresh = { ...view, resolving: [resolve(card, 'play', NONE, NONE)] };
  const read = (row: Row, open: boolean): void => {
    for (const effect of rows[row]) {
      found.push({ effect, n: amountOf(fresh, seat, effect), open, ...targetsOf(fresh, seat, effect) });
      if (effect.do === 'oneOf') for (const option of effect.options) read(option, true);
      else if ('then' in effect) read(effect.then, true);
    }
  };
  read(textOf[card], false);
  return found;
}

const amountOf = (view: JuiblexView, seat: Seat, effect: Effect): number =>
  'of' in effect ? counted(view, seat, effect) : 1;

const nowhere = { spaces: [], sites: [] };

function targetsOf(s: JuiblexView, seat: Seat, effect: Effect): Pick<Prospect, 'spaces' | 'sites'> {
  const out: Choice[] = [];
  const listed = (n: number) => ({ spaces: out.slice(0, n) as Space[], sites: [] });
  switch (effect.do) {
    case 'deploy':
      if (s.players[seat].barracks === 0) return nowhere; // JUB-B6.4: points instead
      return listed(listDeploys(s, seat, effect.where, out, 0, 0));
    case 'assassinate':
    case 'supplant':
    case 'afflict':
      return listed(listStrikes(s, seat, effect, out));
    case 'move':
      return listed(listMoves(s, seat, out));
    case 'spy':
      return { spaces: [], sites: sitesFor(s, seat) };
    default:
      return nowhere;
  }
}

/** JUB-B6.6: every site without a spy of the seat. */
function sitesFor(s: Striking, seat: Seat): Site[] {
  const found: Site[] = [];
  for (let site = 0; site < SITES; site++) if (isInPlay(s, site) && !hasSpyAt(s, site, seat)) found.push(site);
  return found;
}
