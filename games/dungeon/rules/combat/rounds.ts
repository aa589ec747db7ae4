/** DUN-4.11–4.13, DUN-4.18–4.20, DUN-R33, DUN-R48: a combat from its first round to its end. */
import { andThen, empty, show, takeOut } from '@vesper/kernel';
import type { RuleId, Seat } from '@vesper/kernel';
import { isIllusion } from '../../content/adventurers.ts';
import type { Adventurer, Creature } from '../../content/types.ts';
import { NONE } from '../../state.ts';
import type { DungeonState } from '../../state.ts';
import { seatAt, tell } from '../../asking.ts';
import { bardStep } from './bards.ts';
import { beginBattle } from './battle.ts';
import { clearMarks } from './damage.ts';
import { clearPlan, planRound, takeBackTraps } from './plan.ts';
import { trapStep } from './traps.ts';

/** DUN-R2: as many rounds as Combat Cards were set out for the year. */
function rounds(s: DungeonState): number {
  return s.combatCards[s.year - 1].length;
}

function beginCombat(s: DungeonState): void {
  tell(s, { event: 'combatBegan', rule: 'DUN-4.12', year: s.year, rounds: rounds(s) });
  nextRound(s);
}

/** DUN-4.13: on to the next round, while there is a card and anybody to fight. */
function nextRound(s: DungeonState): void {
  if (s.revealed < rounds(s) && s.players.some(({ line }) => line.length > 0)) planRound(s);
  else endCombat(s);
}

/** DUN-4.19: the plans lie open but for the traps, and the card of the round is turned up. */
function revealCard(s: DungeonState): void {
  s.phase = 'battle';
  for (let turn = 0; turn < s.seats; turn++) openPlan(s, seatAt(s, turn));
  const card = s.combatCards[s.year - 1][s.revealed];
  s.revealed++;
  show(s);
  tell(s, { event: 'cardRevealed', rule: 'DUN-4.19', round: s.revealed, card });
  battleNext(s, { turn: 0 });
}

/** Everybody may look at it until the next ones are opened, so it is written down before anything becomes of it. */
function openPlan(s: DungeonState, seat: Seat): void {
  const player = s.players[seat];
  const { cell, traps, creatures, freed } = player.plan;
  const { opened } = player;
  opened.cell = cell;
  opened.trapCount = traps.length;
  opened.creatures = creatures.slice();
  if (freed !== NONE) {
    freePrisoner(s, seat, freed, 'DUN-R36');
    clearPlan(player);
  } else if (cell !== NONE) {
    const secret = { to: [seat], traps };
    tell(s, { event: 'planOpened', rule: 'DUN-R33', seat, cell, creatures, trapCount: traps.length, secret });
  } else if (player.line.length > 0) tell(s, { event: 'nothingToDefend', rule: 'DUN-R36', seat });
}

/** DUN-R36, CF21: a prisoner leaves for good. */
export function freePrisoner(s: DungeonState, seat: Seat, who: Adventurer, rule: RuleId): void {
  const { prison } = s.players[seat];
  takeOut(prison, who);
  s.adventurerBox.push(who);
  tell(s, { event: 'prisonerFreed', rule, seat, adventurer: who });
}

/** DUN-4.20: battles in turn order, all with the same card. */
function battleNext(s: DungeonState, { turn }: { readonly turn: number }): void {
  if (turn === s.seats) {
    nextRound(s);
    return;
  }
  andThen(s, { do: 'battleNext', turn: turn + 1 });
  const seat = seatAt(s, turn);
  const player = s.players[seat];
  if (player.plan.cell !== NONE && player.line.length > 0) {
    beginBattle(s, seat);
    bardStep(s);
    trapStep(s);
    return;
  }
  player.mourning = false;
  if (player.plan.cell === NONE) return;
  // The paladin was all they had, and he has left.
  tell(s, { event: 'planReturned', rule: 'DUN-R33', seat });
  takeBackTraps(s, seat);
  clearPlan(player);
}

/** DUN-R48: the survivors leave, and everybody who was knocked out turns up again. */
function endCombat(s: DungeonState): void {
  s.combats++;
  for (let turn = 0; turn < s.seats; turn++) {
    const seat = seatAt(s, turn);
    sendAway(s, seat);
    wakeUp(s, seat);
    s.players[seat].mourning = false;
  }
  tell(s, { event: 'combatEnded', rule: 'DUN-R48', year: s.year });
}

function sendAway(s: DungeonState, seat: Seat): void {
  const { line } = s.players[seat];
  if (line.length === 0) return;
  tell(s, { event: 'adventurersLeft', rule: 'DUN-R48', seat, adventurers: line });
  for (const who of line) {
    clearMarks(s, who);
    s.expansionOn[who] = NONE;
    if (!isIllusion(who)) s.adventurerBox.push(who);
  }
  empty(line);
}

function wakeUp(s: DungeonState, seat: Seat): void {
  const creatures: Creature[] = [];
  for (const creature of s.players[seat].lair) {
    if (s.knockedOut[creature] === 0) continue;
    s.knockedOut[creature] = 0;
    creatures.push(creature);
  }
  if (creatures.length > 0) tell(s, { event: 'creaturesWoke', rule: 'DUN-R48', seat, creatures });
}

export const roundSteps = { beginCombat, revealCard, battleNext };
