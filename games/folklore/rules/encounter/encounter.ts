/** FOL-R40: First Strike, rounds and sides, and how an encounter ends. */
import { andThen, empty, roll } from '@vesper/kernel';
import type { FolkloreStep } from '../../agenda.ts';
import { STAT, STATUS } from '../../content/numbers.ts';
import { FOE, NONE } from '../../state.ts';
import type { FolkloreState } from '../../state.ts';
import { recover } from '../cards.ts';
import { fightBegins, fightEnds } from '../fights.ts';
import { loseVita } from '../harm.ts';
import { strikesFirst } from '../privileges.ts';
import { isDue, mayLeave } from '../scene.ts';
import { clockwise, inOrder, leaderSeat, tell } from '../turnOrder.ts';
import { hasStatus, valueOf } from '../values.ts';
import { foesOnMap, hasAffliction } from './foes.ts';
import type { StepFrames } from './frames.ts';
import { isActive, isThere } from './figures.ts';
import { isAdjacent } from './grid.ts';
import { standAside } from './moving.ts';
import { isDark } from './sight.ts';
import { calmDown } from './turns.ts';

/** FOL-R67a: the last round of a scene. */
const LAST_ROUND = 40;

// ── Beginning and end ────────────────────────────────────────────────────────────────────────────────────────────────

/** Puts First Strike and the rounds on the agenda; at its end `fightEnds`. Foes that come later join it (FOL-R48). */
export function beginEncounter(s: FolkloreState): void {
  const { encounter } = s;
  if (encounter.isRunning) return;
  encounter.isRunning = true;
  encounter.round = 0;
  encounter.deeds = s.deeds.length;
  encounter.hasFallen = false;
  empty(encounter.paid);
  empty(encounter.lootKinds);
  empty(encounter.faulted);
  s.turn.who = NONE;
  // Whoever was walking has stopped, perhaps in the midst of others (FOL-R71).
  for (let who = 0; who < s.party.length; who++) standAside(s, who);
  andThen(s, { do: 'firstStrike' }, { do: 'encounterRound' }, { do: 'encounterOver' });
  fightBegins(s);
}

/** Drops whatever was still to happen in it; then it is over as a won fight (FOL-R64). */
export function stopEncounter(s: FolkloreState): void {
  if (!s.encounter.isRunning) return;
  dropTurns(s);
}

function dropTurns(s: FolkloreState): void {
  const { agenda } = s;
  while (agenda.length > 0 && (agenda[agenda.length - 1] as FolkloreStep).do !== 'encounterOver') agenda.pop();
  while (s.attacks.length > 0) s.attacks.pop();
  while (s.rolls.length > 0) s.rolls.pop();
  while (s.windows.length > 0) s.windows.pop();
  while (s.deeds.length > s.encounter.deeds) s.deeds.pop();
}

/** FOL-R67a, FOL-R55: it ends without reward, and what lies on the agenda below it goes on. */
export function breakOffEncounter(s: FolkloreState): void {
  if (!s.encounter.isRunning) return;
  dropTurns(s);
  s.agenda.pop();
  leaveFight(s);
}

function leaveFight(s: FolkloreState): void {
  const { encounter } = s;
  encounter.isRunning = false;
  encounter.first = 'undecided';
  s.turn.who = NONE;
  calmDown(s);
  // FOL-5C.20.
  for (const card of encounter.faulted) recover(s, card);
  empty(encounter.faulted);
}

function encounterOver(s: FolkloreState): void {
  const { paid, lootKinds } = s.encounter;
  leaveFight(s);
  s.scene.hasWon = true;
  if (foesOnMap(s) === 0) isDue(s, 'cleared', NONE);
  andThen(s, { do: 'moment' });
  fightEnds(s, { kinds: paid.slice(), lootKinds: lootKinds.slice(), won: true });
}

// ── First Strike ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** FOL-5C.11, FOL-R38: somebody living stands in the dark and cannot see in it. */
function isSurprised(s: FolkloreState): boolean {
  for (let who = 0; who < s.party.length; who++) {
    const { form, space } = s.party[who];
    if (form === 'living' && isDark(s, space) && !hasStatus(s, who, STATUS.perceptive)) return true;
  }
  return false;
}

function firstStrike(s: FolkloreState): void {
  const { encounter } = s;
  if (encounter.first === 'undecided') encounter.first = whoStrikesFirst(s);
  tell(s, { event: 'encounterBegan', rule: 'FOL-5C.10', first: encounter.first });
}

function whoStrikesFirst(s: FolkloreState): 'characters' | 'foes' {
  if (isSurprised(s)) return 'foes';
  if (strikesFirst(s)) return 'characters';
  const leader = roll(s, 10) + valueOf(s, s.leader, STAT.firstStrike);
  const controller = roll(s, 10) + (hasAffliction(s) ? 1 : 0);
  const first = leader >= controller ? 'characters' : 'foes';
  tell(s, { event: 'firstStrikeRolled', rule: 'FOL-R40', leader, controller, first });
  return first;
}

// ── Rounds ───────────────────────────────────────────────────────────────────────────────────────────────────────────

function encounterRound(s: FolkloreState): void {
  if (foesOnMap(s) === 0) return;
  if (s.scene.round >= LAST_ROUND) {
    breakOffEncounter(s);
    andThen(s, { do: 'resetScene', why: 'rounds' });
    return;
  }
  const { encounter } = s;
  encounter.round++;
  encounter.acting = s.foes.length;
  encounter.leads = s.leader;
  s.scene.round++;
  for (let who = 0; who < s.party.length; who++) {
    empty(s.party[who].usedRound);
    s.party[who].countered = 0;
  }
  tell(s, { event: 'encounterRound', rule: 'FOL-R40', round: encounter.round });
  const second = encounter.first === 'foes' ? 'characters' : 'foes';
  andThen(
    s,
    { do: 'side', side: encounter.first === 'foes' ? 'foes' : 'characters', turn: 0 },
    { do: 'side', side: second, turn: 0 },
    { do: 'roundEnds' },
  );
  isDue(s, 'round', s.scene.round);
  andThen(s, { do: 'moment' });
  possess(s);
}

/** FOL-5K.32a, FOL-R10, FOL-7.3: at round start; several POSSESSED count once. Adventuring rounds begin so, too (FOL-R63). */
export function possess(s: FolkloreState): void {
  for (let n = 0; n < s.party.length; n++) {
    const who = inOrder(s, n);
    if (isThere(s, who) && isBesidePossessed(s, who)) loseVita(s, who, 1, 'FOL-5K.32a');
  }
}

function isBesidePossessed(s: FolkloreState, who: number): boolean {
  for (let other = 0; other < s.party.length; other++) {
    if (other === who || s.party[other].form !== 'living' || !hasStatus(s, other, STATUS.possessed)) continue;
    if (isAdjacent(s, s.party[who].space, s.party[other].space)) return true;
  }
  return false;
}

/** One figure after the other: characters from the leader on, foes by number. */
function side(s: FolkloreState, { side: which, turn }: StepFrames<'side'>): void {
  if (foesOnMap(s) === 0) {
    stopEncounter(s);
    return;
  }
  if (which === 'characters') {
    for (let n = turn; n < s.party.length; n++) {
      const who = clockwise(s, s.encounter.leads, n);
      if (!isActive(s, who)) continue;
      andThen(s, { do: 'characterTurn', who }, { do: 'side', side: which, turn: n + 1 });
      return;
    }
    return;
  }
  for (let i = turn; i < s.encounter.acting; i++) {
    if (s.foes[i].vita === 0) continue;
    andThen(s, { do: 'foeTurn', foe: FOE + i }, { do: 'side', side: which, turn: i + 1 });
    return;
  }
}

/** FOL-R63: in a scene that is left by an exit the leader may call the transition. */
function roundEnds(s: FolkloreState): void {
  if (foesOnMap(s) === 0) return;
  andThen(s, { do: 'encounterRound' });
  if (mayLeave(s)) andThen(s, { ask: 'transition', seat: leaderSeat(s) });
}

export const encounterSteps = { firstStrike, encounterRound, side, roundEnds, encounterOver };
