/** JUB-B6.6 to JUB-B6.8: spies. They stand at sites, not on spaces. */
import type { RuleId, Seat } from '@vesper/kernel';
import type { Site } from '../content/types.ts';
import { ownerOfSpy, siteOfSpy } from '../agenda.ts';
import type { Spy } from '../agenda.ts';
import type { JuiblexState } from '../state.ts';
import { tell } from '../asking.ts';

/** From the reserve, which is not empty. */
export function placeSpy(s: JuiblexState, seat: Seat, site: Site): void {
  s.players[seat].spies--;
  s.spies[site] |= 1 << seat;
  tell(s, { event: 'spyPlaced', rule: 'JUB-B6.6', seat, site });
}

/** Back to its owner's reserve; `seat` is whoever sends it there. */
export function returnSpy(s: JuiblexState, seat: Seat, spy: Spy, rule: RuleId): void {
  const owner = ownerOfSpy(spy);
  s.spies[siteOfSpy(spy)] &= ~(1 << owner);
  s.players[owner].spies++;
  tell(s, { event: 'spyReturned', rule, seat, spy });
}
