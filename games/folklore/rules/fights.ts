/** FOL-R33, FOL-X5: how fights of both kinds begin and end. */
import { andThen, empty } from '@vesper/kernel';
import { foeKinds } from '../content/foes.ts';
import { SKILL, STATUS, bit } from '../content/numbers.ts';
import { NONE } from '../state.ts';
import type { FoeKind, FolkloreState, Member } from '../state.ts';
import { drawFor, recoverAll, recoverFaults } from './cards.ts';
import { isPassed, rollFor, searchRoll, skillRoll, takeRoll } from './checks.ts';
import { shareCoins } from './coins.ts';
import { calmDown } from './encounter/turns.ts';
import { gainLore } from './growth.ts';
import { keepWithinMaxima } from './harm.ts';
import { openWindow } from './reactions.ts';
import { loseStatus } from './statuses.ts';
import { inOrder, isLiving, isOnMap, livingCount, tell } from './turnOrder.ts';

/** FOL-5K.43b. */
const COURAGE = 5;
/** FOL-R62. */
const LOOT = 10;

/** W7. What was used once per fight may be used again. */
export function fightBegins(s: FolkloreState): void {
  for (const character of s.party) {
    empty(character.usedRound);
    empty(character.usedFight);
  }
  openWindow(s, 'fightStart', s.leader, NONE);
}

/** What was defeated and pays, by kind; the kinds that give a loot roll; whether the fight was won. */
export interface Won {
  readonly kinds: readonly FoeKind[];
  readonly lootKinds: readonly FoeKind[];
  readonly won: boolean;
}

/** AFTERFIGHT: puts everything that follows a fight on the agenda. */
export function fightEnds(s: FolkloreState, { kinds, lootKinds, won }: Won): void {
  const { encounter } = s;
  empty(encounter.paid);
  empty(encounter.lootKinds);
  for (const kind of kinds) encounter.paid.push(kind);
  for (const kind of lootKinds) encounter.lootKinds.push(kind);
  tell(s, { event: 'fightEnded', rule: 'FOL-R33', kinds });
  andThen(s, { do: 'afterFight' }, { do: 'fightRewards' }, { do: 'fightOver' });
  if (won) openWindow(s, 'fightWon', s.leader, NONE);
}

/** FOL-5K.27c, FOL-5K.43b. */
function afterFight(s: FolkloreState): void {
  for (let i = s.party.length - 1; i >= 0; i--) {
    const who = inOrder(s, i);
    if (!isLiving(s, who)) continue;
    loseStatus(s, who, STATUS.immobilized, 'FOL-5K.27c');
    if ((s.party[who].statuses & bit(STATUS.spooked)) !== 0) andThen(s, { do: 'spookedRoll', who });
  }
}

function spookedRoll(s: FolkloreState, { who }: { readonly who: Member }): void {
  if (!isLiving(s, who)) return;
  andThen(s, { do: 'spookedRolled', who });
  rollFor(s, skillRoll(s, who, 'check', SKILL.nerve, COURAGE));
}

function spookedRolled(s: FolkloreState, { who }: { readonly who: Member }): void {
  const roll = takeRoll(s);
  const { natural, bonus, needed, skill } = roll;
  const passed = isPassed(roll);
  tell(s, { event: 'checkMade', rule: 'FOL-5K.43b', who, skill, natural, total: natural + bonus, needed, passed });
  if (passed) loseStatus(s, who, STATUS.spooked, 'FOL-5K.43b');
}

/** FOL-R69, FOL-R61, FOL-R62: lore, coins, loot. */
function fightRewards(s: FolkloreState): void {
  const { paid, lootKinds } = s.encounter;
  if (paid.length === 0) return;
  let lore = 0;
  let coins = 0;
  for (const kind of paid) {
    lore += foeKinds[kind].lore;
    coins += foeKinds[kind].coins;
  }
  if (s.terms.difficulty === 'nightmare') lore = Math.floor((lore * 5) / 4);
  tell(s, { event: 'fightWon', rule: 'FOL-R33', lore, coins });
  for (let i = s.party.length - 1; i >= 0; i--) {
    const who = inOrder(s, i);
    if (!isLiving(s, who)) continue;
    for (let n = 0; n < lootKinds.length; n++) andThen(s, { do: 'lootRoll', who });
  }
  for (let i = s.party.length - 1; i >= 0; i--) gainLore(s, inOrder(s, i), lore, 'FOL-6.1');
  shareCoins(s, coins, 'FOL-6.5');
}

function lootRoll(s: FolkloreState, { who }: { readonly who: Member }): void {
  if (!isLiving(s, who)) return;
  andThen(s, { do: 'lootRolled', who });
  rollFor(s, searchRoll(s, who, 'loot'));
}

function lootRolled(s: FolkloreState, { who }: { readonly who: Member }): void {
  const { natural, bonus } = takeRoll(s);
  const total = natural + bonus;
  tell(s, { event: 'looted', rule: 'FOL-6.7', who, natural, total, found: total >= LOOT });
  if (total >= LOOT) drawFor(s, who, 'item', 'FOL-6.7');
}

/** Everything that lasts for a fight is over; FOL-R55 if only ghosts are left. */
function fightOver(s: FolkloreState): void {
  clearFight(s);
  if (!isOnMap(s)) recoverAll(s);
  else recoverFaults(s);
  if (livingCount(s) === 0) s.fallsLater = true;
}

/** Both kinds of fights, whether they were won or not. */
export function clearFight(s: FolkloreState): void {
  s.encounter.isRunning = false;
  s.encounter.first = 'undecided';
  s.skirmish.isRunning = false;
  s.turn.who = NONE;
  calmDown(s);
  s.party.forEach((_, who) => keepWithinMaxima(s, who));
  while (s.turn.next.length > 0) s.turn.next.pop();
}

export const fightSteps = { afterFight, spookedRoll, spookedRolled, fightRewards, lootRoll, lootRolled, fightOver };
