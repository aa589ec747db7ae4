/** SAL-17: the end and the score sheet. */
import { finish, firstOf, placesBy } from '@vesper/kernel';
import type { ScoreLine, Seat, Seen } from '@vesper/kernel';
import { GeorgeJacobs, MargaretJacobs, colonists } from '../content/colonists.ts';
import { factions } from '../content/factions.ts';
import { grievances } from '../content/grievances.ts';
import type { Card } from '../content/types.ts';
import type { Player, SalemState } from '../state.ts';
import { baseReputation, isArrested } from '../asking.ts';
import { tell } from './influence.ts';

export type ScoreName =
  | 'righteousness'
  | 'wealth'
  | 'margaretJacobs'
  | 'rivalJailed'
  | 'allyCircled'
  | 'allyJailed'
  | 'grievanceTargets'
  | 'grievanceAlly';

/** What the lines are counted from: the state, or as much of it as a viewer sees. */
export interface Scored {
  readonly zone: readonly number[];
  readonly players: readonly Seen<Pick<Player, 'faction' | 'circle' | 'jail' | 'grievance'>>[];
}

/** SAL-17.2, SAL-17.3, SAL-17.4: the lines that everybody can count at any time. */
export function publicLines(s: Scored, seat: Seat): ScoreLine[] {
  const { faction, circle, jail } = s.players[seat];
  const { ally, rival, points } = factions[faction];
  let righteousness = circle.length;
  let wealth = 0;
  let rivals = 0;
  for (const colonist of jail) {
    if (colonists[colonist].family === rival) rivals++;
    if (colonist === MargaretJacobs) continue; // SAL-R52: her whole card is one line of its own
    righteousness++;
    wealth += colonists[colonist].property;
  }
  let allies = 0;
  for (const colonist of circle) if (colonists[colonist].family === ally) allies++;
  let alliesJailed = 0;
  for (const player of s.players) {
    for (const colonist of player.jail) if (colonists[colonist].family === ally) alliesJailed++;
  }
  const lines: ScoreLine[] = [
    line(seat, 'SAL-17.2', 'righteousness', righteousness),
    line(seat, 'SAL-17.3', 'wealth', wealth),
    line(seat, 'SAL-6.2', 'rivalJailed', rivals * points.rivalJailed),
    line(seat, 'SAL-6.3', 'allyCircled', allies * points.allyCircled),
    line(seat, 'SAL-R8', 'allyJailed', alliesJailed * points.allyJailed),
  ];
  if (jail.includes(MargaretJacobs)) {
    const lost = isArrested(s, GeorgeJacobs);
    lines.push(line(seat, lost ? 'SAL-3.18' : 'SAL-3.19', 'margaretJacobs', lost ? -1 : 4));
  }
  return lines;
}

/** SAL-17.5, SAL-R53: what the Grievance card adds. */
export function grievanceLines(s: Scored, seat: Seat): ScoreLine[] {
  const { grievance, jail } = s.players[seat];
  const { targets, ally } = grievances[grievance];
  const arrested = targets.filter(target => jail.includes(target)).length;
  return [
    line(seat, 'SAL-7.2', 'grievanceTargets', 2 * arrested),
    line(seat, 'SAL-7.3', 'grievanceAlly', isArrested(s, ally) ? -2 : 0),
  ];
}

function line(seat: Seat, rule: string, name: ScoreName, points: number): ScoreLine {
  // `+ 0`: minus nothing is nothing, also in JSON
  return { seat, rule, line: name, points: points + 0 };
}

export function total(lines: readonly ScoreLine[]): number {
  let sum = 0;
  for (const { points } of lines) sum += points;
  return sum;
}

/** SAL-17.1: the instant an end card appears. */
export function endMatch(s: SalemState, card: Card): void {
  s.endCard = card;
  tell(s, { event: 'endCardRevealed', rule: 'SAL-17.1', card });
  const sheet: ScoreLine[] = [];
  const scores: number[] = [];
  for (let seat = 0; seat < s.players.length; seat++) {
    tell(s, { event: 'grievanceRevealed', rule: 'SAL-7.1', seat, grievance: s.players[seat].grievance });
    const lines = [...publicLines(s, seat), ...grievanceLines(s, seat)];
    for (const { rule, line: name, points } of lines) tell(s, { event: 'scored', rule, seat, line: name, points });
    sheet.push(...lines);
    scores.push(total(lines));
  }
  // SAL-R54: the same comparison ranks all, not only those who share the most points.
  const places = placesBy(
    scores.length,
    (a, b) => scores[b] - scores[a] || compare(reputations(s, b), reputations(s, a)),
  );
  const winners = firstOf(places);
  const best = scores[winners[0]];
  const tied = scores.filter(score => score === best).length > 1;
  tell(s, { event: 'won', rule: tied ? 'SAL-17.7' : 'SAL-4.2', winners, places, tied });
  finish(s, { winners, places, scores, sheet });
}

/** SAL-17.7: of all cards in the Circle and in jail, the highest first. */
function reputations(s: SalemState, seat: Seat): number[] {
  const { circle, jail } = s.players[seat];
  return [...circle, ...jail].map(c => baseReputation(s, c)).sort((a, b) => b - a);
}

/** SAL-17.7, SAL-R54: the highest card decides, then the next; whoever runs out first loses; equality is shared. */
function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? -1) - (b[i] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}
