/** JUB-6.4 to JUB-6.10, JUB-B7.3: the score sheet, and the end. */
import { finish, firstOf, placesBy } from '@vesper/kernel';
import type { RuleId, ScoreLine, Seat } from '@vesper/kernel';
import { deckVpOf, innerVpOf } from '../content/cards.ts';
import { SITES, sites } from '../content/map.ts';
import type { Card } from '../content/types.ts';
import type { JuiblexState, Player, Terms } from '../state.ts';
import { controllerOf, hasTotalControl, isInPlay, penaltyOf, sum, tell } from '../asking.ts';

export type ScoreName = 'sites' | 'totalControl' | 'trophies' | 'deck' | 'innerCircle' | 'tokens' | 'affliction';

/** JUB-B7.3: what total control of a site counts besides its value. */
export const TOTAL_CONTROL = 2;

function valueOf(cards: readonly Card[], values: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < cards.length; i++) total += values[cards[i]];
  return total;
}

/** Of all cards outside the inner circle; those in the play area count with the deck. */
export function deckPoints({ deck, hand, discard, play }: Player): number {
  return valueOf(deck, deckVpOf) + valueOf(hand, deckVpOf) + valueOf(discard, deckVpOf) + valueOf(play, deckVpOf);
}

/** All lines of a seat as if the game ended now. */
export function scoreLines(s: JuiblexState, seat: Seat): ScoreLine[] {
  const { inner, trophies, vp } = s.players[seat];
  let controlled = 0;
  let totally = 0;
  for (let site = 0; site < SITES; site++) {
    if (!isInPlay(s, site) || controllerOf(s, site) !== seat) continue;
    controlled += sites[site].vp;
    if (hasTotalControl(s, site, seat)) totally += TOTAL_CONTROL;
  }
  const lines: ScoreLine[] = [
    line(s, seat, 'sites', controlled),
    line(s, seat, 'totalControl', totally),
    line(s, seat, 'trophies', sum(trophies)),
    line(s, seat, 'deck', deckPoints(s.players[seat])),
    line(s, seat, 'innerCircle', valueOf(inner, innerVpOf)),
    line(s, seat, 'tokens', vp),
  ];
  if (s.terms.scourge) lines.push(line(s, seat, 'affliction', -penaltyOf(s, seat)));
  return lines;
}

const SCOURGE_RULES: { readonly [Line in ScoreName]: RuleId } = {
  sites: 'JUB-6.4',
  totalControl: 'JUB-6.5',
  trophies: 'JUB-6.6',
  deck: 'JUB-6.7',
  innerCircle: 'JUB-6.7',
  tokens: 'JUB-6.8',
  affliction: 'JUB-6.9',
};

/** The rule behind a line: without the Scourge only those of the base game apply (JUB-R53). */
export const ruleOf = ({ terms }: { readonly terms: Pick<Terms, 'scourge'> }, name: ScoreName): RuleId =>
  terms.scourge ? SCOURGE_RULES[name] : 'JUB-B7.3';

function line(s: JuiblexState, seat: Seat, name: ScoreName, points: number): ScoreLine {
  // `+ 0`: minus nothing is nothing, also in JSON
  return { seat, rule: ruleOf(s, name), line: name, points: points + 0 };
}

export function total(lines: readonly ScoreLine[]): number {
  let points = 0;
  for (let i = 0; i < lines.length; i++) points += lines[i].points;
  return points;
}

/** JUB-1.6, JUB-B7.4: the most points win; who ties shares the victory. */
export function endMatch(s: JuiblexState): void {
  const sheet: ScoreLine[] = [];
  const scores: number[] = [];
  for (let seat = 0; seat < s.players.length; seat++) {
    const lines = scoreLines(s, seat);
    for (const { rule, line: name, points } of lines) tell(s, { event: 'scored', rule, seat, line: name, points });
    sheet.push(...lines);
    scores.push(total(lines));
  }
  const places = placesBy(scores.length, (a, b) => scores[b] - scores[a]);
  const winners = firstOf(places);
  tell(s, { event: 'won', rule: s.terms.scourge && winners.length === 1 ? 'JUB-1.6' : 'JUB-B7.4', winners, places });
  finish(s, { winners, places, scores, sheet });
}
