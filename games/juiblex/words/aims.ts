/** "How do I score?" (JUB-6, JUB-B7.3): what every line of the score sheet counts, and how it stands. */
import { count, listed, say } from '@vesper/kernel';
import type { Aim, Seat, Sentence } from '@vesper/kernel';
import { innerVpOf } from '../content/cards.ts';
import { sites } from '../content/map.ts';
import { controllerOf, hasTotalControl, isInPlay, penaltyOf, sum } from '../asking.ts';
import { TOTAL_CONTROL, ruleOf } from '../rules/scoring.ts';
import type { ScoreName } from '../rules/scoring.ts';
import { WHITE } from '../state.ts';
import type { JuiblexView } from '../state.ts';
import { cards, site as siteNamed, troops } from './voice.ts';

export function aims(view: JuiblexView, seat: Seat): readonly Aim[] {
  const { trophies, inner, vp, cardPoints } = view.players[seat];
  const held = sites.flatMap((_, site) => (isInPlay(view, site) && controllerOf(view, site) === seat ? [site] : []));
  const whole = held.filter(site => hasTotalControl(view, site, seat));
  const aim = (line: ScoreName, points: number, what: Sentence, now: Sentence): Aim => ({
    rule: ruleOf(view, line),
    line,
    points,
    what,
    now,
  });
  const found = [
    aim(
      'sites',
      sum(held.map(site => sites[site].vp)),
      'The points of each site under control: more troops there than any other colour, white included',
      namesOf(held),
    ),
    aim(
      'totalControl',
      TOTAL_CONTROL * whole.length,
      '2 more for each site where every space is taken by own troops, without an enemy spy or Affliction',
      namesOf(whole),
    ),
    aim(
      'trophies',
      sum(trophies),
      '1 for each troop in the trophy hall',
      say`${sum(trophies)}, ${trophies[WHITE]} of them white`,
    ),
    aim('deck', cardPoints, 'The deck points of all cards in deck, hand and discard pile', cardsHeld(view, seat)),
    aim(
      'innerCircle',
      sum(inner.map(card => innerVpOf[card])),
      'The inner-circle points of all promoted cards',
      cards(inner.length).text,
    ),
    aim('tokens', vp, 'VP tokens, gained by cards and by total control of major sites', `${vp}`),
  ];
  if (!view.terms.scourge) return found;
  const lost = view.afflicted[seat];
  const all = sum(view.afflicted) - view.afflicted[WHITE];
  return [
    ...found,
    aim(
      'affliction',
      -penaltyOf(view, seat) + 0,
      'Minus: own troops on the Affliction board times the troops of all players there',
      say`${troops(lost)} of ${all}`,
    ),
  ];
}

const namesOf = (found: readonly number[]): Sentence => (found.length === 0 ? 'none' : listed(found.map(siteNamed)));

function cardsHeld({ players }: JuiblexView, seat: Seat): Sentence {
  const { deckSize, handSize, discard, play } = players[seat];
  return [count(deckSize + handSize + discard.length + play.length, 'card')];
}
