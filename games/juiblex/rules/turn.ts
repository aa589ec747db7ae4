/** JUB-B2: turns and rounds, from the influence of markers to the last card drawn. */
import { andThen, empty } from '@vesper/kernel';
import { majorSites, sites } from '../content/map.ts';
import { NONE } from '../state.ts';
import type { JuiblexState } from '../state.ts';
import { clockwise, hasTotalControl, tell } from '../asking.ts';
import { discardAll, drawCards } from './cards.ts';
import { beginCard } from './rows.ts';
import { endMatch } from './scoring.ts';
import { gainVp, payMarker, triggerEnd } from './troops.ts';

/** JUB-B1.2. */
export const HAND = 5;
/** JUB-R59: the last round there can be. */
const LAST_ROUND = 60;

function beginTurn(s: JuiblexState): void {
  const seat = s.active;
  const player = s.players[seat];
  if (seat === s.firstPlayer) {
    s.round++;
    if (s.round === LAST_ROUND) triggerEnd(s, 'sixtyRounds', 'JUB-R59');
  }
  s.paid = 0;
  s.devouredOpen = 0;
  for (let aspect = 0; aspect < s.aspects.length; aspect++) s.aspects[aspect] = 0;
  for (let i = 0; i < majorSites.length; i++) if (s.markers[majorSites[i]] === seat) payMarker(s, majorSites[i]);
  tell(s, { event: 'turnBegan', rule: 'JUB-B2.1', seat, round: s.round, influence: player.influence });
  andThen(s, { ask: 'act', seat });
}

/** JUB-B2.5: what was queued, first come first served; then markers, discards and the new hand. */
function endOfTurn(s: JuiblexState): void {
  const { power, influence, hand } = s.players[s.active];
  if (power + influence + hand.length > 0) {
    tell(s, { event: 'leftUnspent', rule: 'JUB-B2.4', seat: s.active, power, influence, cards: hand.length });
  }
  andThen(s, { do: 'queued' }, { do: 'tidyUp' });
}

function queued(s: JuiblexState): void {
  if (s.queue.length === 0) return;
  const { card, row } = s.queue[0];
  for (let i = 1; i < s.queue.length; i++) s.queue[i - 1] = s.queue[i];
  s.queue.pop();
  andThen(s, { do: 'queued' });
  beginCard(s, s.active, row, card, 'gone');
}

function tidyUp(s: JuiblexState): void {
  const seat = s.active;
  const player = s.players[seat];
  for (let i = 0; i < majorSites.length; i++) {
    const site = majorSites[i];
    if (s.markers[site] !== seat || !hasTotalControl(s, site, seat)) continue;
    tell(s, { event: 'markerScored', rule: 'JUB-B5.7', seat, site, vp: sites[site].marker });
    gainVp(s, seat, sites[site].marker, NONE);
  }
  discardAll(player, player.play);
  discardAll(player, player.hand);
  empty(player.known);
  player.power = 0;
  player.influence = 0;
  s.devouredOpen = 0;
  drawCards(s, seat, HAND, 'JUB-B2.5');
  tell(s, { event: 'turnEnded', rule: 'JUB-B2.5', seat });
  const next = clockwise(s, seat, 1);
  // JUB-6.2, JUB-B7.2: the round is finished before the game ends.
  if (next === s.firstPlayer && s.trigger !== null) {
    endMatch(s);
    return;
  }
  s.active = next;
  andThen(s, { do: 'beginTurn' });
}

export const turnSteps = { beginTurn, endOfTurn, queued, tidyUp };
