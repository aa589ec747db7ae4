/** REA-6: all win or lose together; among the victors a King's Champion is named. */
import { finish } from '@vesper/kernel';
import type { RuleId, ScoreLine, Seat } from '@vesper/kernel';
import { championsOf } from '../champions.ts';
import type { Hero, RealmState } from '../state.ts';
import { tell } from '../asking.ts';

/** REA-1.4: the fourth General has fallen. */
export function winMatch(s: RealmState): void {
  s.phase = 'over';
  const champions = championsOf(s.heroes);
  s.heroes.forEach((hero, slot) => {
    const [quests, generals] = [hero.completed.length, hero.slain.length];
    tell(s, { event: 'championScored', rule: 'REA-6.6', slot, quests, generals });
  });
  tell(s, { event: 'won', rule: 'REA-6.1', champions });
  const seats = allSeats(s);
  const ones = seats.map(() => 1);
  finish(s, { winners: seats, places: ones, scores: ones.slice(), sheet: s.heroes.flatMap(linesOf) });
}

/** REA-6.6: what a hero brings into the reckoning. */
function linesOf({ seat, hero, completed, slain }: Hero): ScoreLine[] {
  return [
    { seat, rule: 'REA-6.6', line: `quests:${hero}`, points: completed.length },
    { seat, rule: 'REA-6.6', line: `generals:${hero}`, points: slain.length },
  ];
}

/** `why` is `general`, `supply:<colour>`, `taint` or `city`; the first loss ends the match at once (REA-R17). */
export function loseMatch(s: RealmState, why: string, rule: RuleId): void {
  s.phase = 'over';
  s.lostBy = why;
  tell(s, { event: 'lost', rule, why });
  const line = `lost:${why}`;
  const places: number[] = [];
  const scores: number[] = [];
  const sheet: ScoreLine[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    places.push(2);
    scores.push(0);
    sheet.push({ seat, rule, line, points: 0 });
  }
  finish(s, { winners: [], places, scores, sheet });
}

function allSeats(s: RealmState): Seat[] {
  return Array.from({ length: s.seats }, (_, seat) => seat);
}
