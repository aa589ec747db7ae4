/** 17 to 20: rounds, secrets, scores and the end. */
import type { Seat } from '@vesper/kernel';
import { COLONISTS, GeorgeJacobs, MargaretJacobs, colonists } from '../../content/colonists.ts';
import { factions } from '../../content/factions.ts';
import { grievances } from '../../content/grievances.ts';
import { IN_CIRCLE, IN_JAIL, NONE } from '../../state.ts';
import type { SalemState } from '../../state.ts';
import { base } from './looking.ts';
import type { Broken } from './looking.ts';

/** What the Colonist deck holds after setup, one card less per player: the blue backs and the end cards, but for a row. */
const DECK = colonists.filter(({ back }) => back === 'blue').length + 2 - 4;

export const roundsAreLimited: Broken = (s, before) => {
  const seats = s.players.length;
  if (s.round >= DECK - seats) return `round ${s.round} with ${seats} players`;
  if (s.round === 0) return undefined;
  // Every round but the present one drew a card at least.
  const most = DECK - seats - (s.round - 1);
  if (s.colonistDeck.length > most) return `${s.colonistDeck.length} cards in the Colonist deck in round ${s.round}`;
  if (before === null) return undefined;
  return s.round === before.round || s.round === before.round + 1
    ? undefined
    : `round ${s.round} follows ${before.round}`;
};

/** Judgeable part of 18: what is secret is dealt once, to each seat something else. */
export const grievancesStay: Broken = (s, before) => {
  if (s.round === 0) return undefined;
  for (let seat = 0; seat < s.players.length; seat++) {
    const { grievance } = s.players[seat];
    if (grievances[grievance] === undefined) return `seat ${seat} has no Grievance`;
    if (s.players.findIndex(player => player.grievance === grievance) !== seat)
      return `seat ${seat} shares a Grievance`;
    if (before !== null && before.round > 0 && before.players[seat].grievance !== grievance) {
      return `the Grievance of seat ${seat} changed`;
    }
  }
  return undefined;
};

/** SAL-17 counted from the zones alone. */
function scoreOf(s: SalemState, seat: Seat): number {
  const { faction, grievance } = s.players[seat];
  const { ally, rival } = factions[faction];
  let score = 0;
  for (let colonist = 0; colonist < COLONISTS; colonist++) {
    const { family, property } = colonists[colonist];
    const zone = s.zone[colonist];
    if (zone === IN_CIRCLE + seat) score += family === ally ? 3 : 1;
    if (zone >= IN_JAIL && family === ally) score -= 1;
    if (zone !== IN_JAIL + seat) continue;
    if (colonist === MargaretJacobs) score += s.zone[GeorgeJacobs] >= IN_JAIL ? -1 : 4;
    else score += 1 + property + (family === rival ? 2 : 0);
    if (grievances[grievance].targets.includes(colonist)) score += 2;
  }
  return s.zone[grievances[grievance].ally] >= IN_JAIL ? score - 2 : score;
}

/** SAL-17.7 as text that sorts: one letter per card, highest first; a longer list beats its own beginning. */
function standing(s: SalemState, seat: Seat): string {
  const cards = colonists.flatMap((_, c) =>
    s.zone[c] === IN_CIRCLE + seat || s.zone[c] === IN_JAIL + seat ? [base(s, c)] : [],
  );
  return cards
    .sort((a, b) => b - a)
    .map(reputation => String.fromCharCode(97 + reputation))
    .join('');
}

export const scoresAreRight: Broken = s => {
  if (s.outcome === null) return undefined;
  const { winners, places, scores, sheet } = s.outcome;
  const seats = s.players.map((_, seat) => seat);
  for (const seat of seats) {
    const score = scoreOf(s, seat);
    if (scores[seat] !== score) return `seat ${seat} scores ${scores[seat]}, not ${score}`;
    let listed = 0;
    for (const line of sheet) if (line.seat === seat) listed += line.points;
    if (listed !== score) return `the score sheet of seat ${seat} adds up to ${listed}, not ${score}`;
  }
  const isAhead = (a: number, b: number): boolean =>
    scores[a] > scores[b] || (scores[a] === scores[b] && standing(s, a) > standing(s, b));
  const expected = seats.map(seat => 1 + seats.filter(other => isAhead(other, seat)).length);
  if (expected.join() !== places.join()) return `the places are ${places.join()}, not ${expected.join()}`;
  const first = seats.filter(seat => expected[seat] === 1);
  return first.join() === winners.join() ? undefined : `seats ${winners.join()} won, not ${first.join()}`;
};

export const theEndIsFinal: Broken = (s, before) => {
  if (before !== null && before.outcome !== null) return 'a choice was made after the end';
  if ((s.outcome === null) !== (s.endCard === NONE))
    return `end card ${s.endCard}, but the outcome is ${s.outcome === null ? 'open' : 'set'}`;
  if (s.outcome === null) return s.agenda.length > 0 ? undefined : 'nothing is left to do before the end';
  return s.agenda.length === 0 ? undefined : 'something is left to do after the end';
};
