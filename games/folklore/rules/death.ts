/** FOL-R51 to FOL-R55: death, ghosts, Limbo, revival, total party death. */
import { andThen, finish, pick } from '@vesper/kernel';
import type { RuleId } from '@vesper/kernel';
import { distances, encampmentNodes } from '../content/world.ts';
import { NONE } from '../state.ts';
import type { Character, FolkloreState, Member, Node } from '../state.ts';
import { changeBoons } from './blocking.ts';
import { discard, drawFor, losable, loseCard } from './cards.ts';
import { stepOf } from './chapters.ts';
import { changeCoins } from './coins.ts';
import { half } from './dice.ts';
import { nearestFree } from './encounter/grid.ts';
import { putFigure } from './encounter/moving.ts';
import { forgetOwnFight } from './fighters.ts';
import { clearFight } from './fights.ts';
import { keepWithinMaxima } from './harm.ts';
import { lostOutcome } from './outcome.ts';
import { ghostPointsOnDeath } from './privileges.ts';
import { openWindow } from './reactions.ts';
import { clearScene } from './sceneReset.ts';
import { ALL_STATUSES, loseCompanions, loseStatuses } from './statuses.ts';
import { isFighting, isLiving, livingCount, nextLiving, passLeader, tell } from './turnOrder.ts';
import { maxGp, maxPp, maxVita } from './values.ts';
import { closeVisit } from './visits.ts';
import { tickClock } from './clock.ts';

/** FOL-R2, FOL-R3. */
const LIMITS = { dusk: 4, twilight: 3, nightmare: 2 } as const;
export const defeatLimit = (s: FolkloreState): number => (s.terms.ironman ? 1 : LIMITS[s.terms.difficulty]);

// ── Death ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Vita or GP have reached 0: reactions may prevent death (W4). */
function dies(s: FolkloreState, { who }: { readonly who: Member }): void {
  const { form, vita } = s.party[who];
  if (form === 'limbo' || (form === 'living' && vita > 0)) return;
  andThen(s, { do: 'perish', who });
  if (form === 'living') openWindow(s, 'die', who, NONE);
}

function perish(s: FolkloreState, { who }: { readonly who: Member }): void {
  const character = s.party[who];
  if (character.form === 'ghost') {
    if (character.gp === 0) enterLimbo(s, who);
  } else if (character.form === 'living' && character.vita === 0) becomeGhost(s, who);
  checkParty(s);
}

/** FOL-R51. */
function becomeGhost(s: FolkloreState, who: Member): void {
  const character = s.party[who];
  const { space } = character;
  character.extraGp = ghostPointsOnDeath(s, who);
  character.form = 'ghost';
  loseStatuses(s, who, ALL_STATUSES);
  loseCompanions(s, who);
  character.infection = 0;
  character.light = 0;
  character.pp = 0;
  clearTokens(character);
  character.space = space;
  character.gp = maxGp(s, who);
  tell(s, { event: 'formChanged', rule: 'FOL-5G.1', who, form: 'ghost' });
  if (s.leader === who) passLeader(s);
}

/** FOL-R53. */
function enterLimbo(s: FolkloreState, who: Member): void {
  const character = s.party[who];
  character.form = 'limbo';
  character.space = NONE;
  clearTokens(character);
  tell(s, { event: 'formChanged', rule: 'FOL-R53', who, form: 'limbo' });
}

/** Everything a fight has left on a figure. */
export function clearTokens(character: Character): void {
  character.temporary = character.temporary.filter(({ until }) => until === 'story' && character.form === 'living');
  forgetOwnFight(character);
}

// ── Revival ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** FOL-R54: full PP, half of Max Vita, no statuses. */
export function reviveMember(s: FolkloreState, who: Member, rule: RuleId): void {
  const character = s.party[who];
  if (character.form === 'living') return;
  character.form = 'living';
  loseStatuses(s, who, ALL_STATUSES);
  character.gp = 0;
  character.extraGp = 0;
  character.vita = Math.max(1, half(maxVita(s, who)));
  character.pp = maxPp(s, who);
  tell(s, { event: 'formChanged', rule, who, form: 'living' });
  if (s.scene.scene !== NONE) standUp(s, who);
}

/** FOL-R71. */
function standUp(s: FolkloreState, who: Member): void {
  const from = s.party[who].space === NONE ? s.party[s.leader].space : s.party[who].space;
  putFigure(s, who, nearestFree(s, from, who));
}

/** FOL-R17: a rest brings somebody back from Limbo. */
export function returnFromLimbo(s: FolkloreState, who: Member, gp: number): void {
  const character = s.party[who];
  character.form = 'ghost';
  character.gp = gp;
  if (s.scene.scene !== NONE) character.space = s.party[s.leader].space;
  tell(s, { event: 'formChanged', rule: 'FOL-R17', who, form: 'ghost' });
}

// ── Total party death ────────────────────────────────────────────────────────────────────────────────────────────────

/** FOL-R55: all in Limbo, or nobody alive outside combat; what ghosts alone have won stands first. */
function checkParty(s: FolkloreState): void {
  if (livingCount(s) > 0 || s.fallsLater) return;
  const isAnybodyLeft = s.party.some(({ form }) => form === 'ghost');
  if (!isAnybodyLeft || !isFighting(s)) partyFalls(s, true);
}

/** FOL-R3: may end the game. */
export function addMark(s: FolkloreState, rule: RuleId): void {
  s.marks++;
  tell(s, { event: 'markGained', rule, marks: s.marks, limit: defeatLimit(s) });
  if (s.marks >= defeatLimit(s)) loseStory(s);
}

function loseStory(s: FolkloreState): void {
  for (let who = 0; who < s.party.length; who++) takeToll(s, who);
  tell(s, { event: 'storyLost', rule: 'FOL-R3', story: s.terms.story });
  finish(s, lostOutcome(s));
}

/** FOL-5G.12 to FOL-5G.15, FOL-R55: whatever was going on is over. */
export function partyFalls(s: FolkloreState, withMark: boolean): void {
  const isStepDone = !isStepReset(s);
  const { inWorldTurn } = s;
  forget(s);
  tell(s, { event: 'partyFell', rule: 'FOL-R55', marks: s.marks + (withMark ? 1 : 0), node: s.node });
  if (withMark) addMark(s, 'FOL-R3');
  if (s.outcome !== null) return;
  for (let who = 0; who < s.party.length; who++) takeToll(s, who);
  const where = nearestEncampment(s.node);
  if (!isStepDone && stepOf(s).step !== 'travel') {
    s.isReturning = true;
    s.destination = s.stepNode;
  }
  s.node = where;
  s.left = NONE;
  s.isNight = false;
  if (!isLiving(s, s.leader)) s.leader = nextLiving(s, s.leader);
  s.fallsLater = false;
  s.inWorldTurn = false;
  andThen(s, isStepDone ? { do: 'stepDone' } : { do: 'storyStep' });
  if (inWorldTurn) tickClock(s);
  for (let who = s.party.length - 1; who >= 0; who--) andThen(s, { do: 'drawFate', who });
}

/** A travel goes on, a scene or skirmish begins again; anything else counts as done. */
function isStepReset(s: FolkloreState): boolean {
  const { step } = stepOf(s);
  return step === 'travel' || step === 'scene' || s.isReturning || (step === 'trial' && s.skirmish.isRunning);
}

function forget(s: FolkloreState): void {
  while (s.agenda.length > 0) s.agenda.pop();
  while (s.deeds.length > 0) s.deeds.pop();
  while (s.rolls.length > 0) s.rolls.pop();
  while (s.attacks.length > 0) s.attacks.pop();
  while (s.windows.length > 0) s.windows.pop();
  clearFight(s);
  if (s.scene.scene !== NONE) clearScene(s, 'defeat');
  closeVisit(s);
  if (s.event !== NONE) discard(s, s.event);
  s.event = NONE;
}

/** What everybody loses. */
function takeToll(s: FolkloreState, who: Member): void {
  const character = s.party[who];
  if (character.form === 'living') loseStatuses(s, who, ALL_STATUSES);
  reviveMember(s, who, 'FOL-5G.12');
  const items = losable(s, who, true);
  if (items.length > 0) loseCard(s, who, items[pick(s, items.length)], 'FOL-5G.13');
  loseCompanions(s, who);
  changeBoons(s, who, -character.boons);
  changeCoins(s, who, -half(character.coins), 'FOL-5G.15');
  keepWithinMaxima(s, who);
}

/** FOL-R55: fewest edges; the first of two. */
function nearestEncampment(node: Node): Node {
  let best = encampmentNodes[0];
  for (const camp of encampmentNodes) if (distances[node][camp] < distances[node][best]) best = camp;
  return best;
}

function drawFate(s: FolkloreState, { who }: { readonly who: Member }): void {
  drawFor(s, who, 'tarot', 'FOL-5G.14');
}

export const deathSteps = { dies, perish, drawFate };
