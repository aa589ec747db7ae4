/** DUN-4.22–4.24, DUN-R38: the Trap Step. */
import { andThen, no, show } from '@vesper/kernel';
import type { Seat } from '@vesper/kernel';
import type { DungeonDecision } from '../../agenda.ts';
import { PRIEST, WIZARD, adventurers } from '../../content/adventurers.ts';
import { isMonster } from '../../content/creatures.ts';
import { traps } from '../../content/traps.ts';
import type { Adventurer, Trap } from '../../content/types.ts';
import { NONE } from '../../state.ts';
import type { DungeonState } from '../../state.ts';
import { tell } from '../../asking.ts';
import { leaveLair } from '../lair.ts';
import { lose, takeRedMarks } from '../supplies.ts';
import { enters } from './battle.ts';
import { alongLine, hurt, isOver } from './damage.ts';
import { isBard, stamina, symbolsOf } from './line.ts';
import { surcharge } from './tiles.ts';

export function trapStep(s: DungeonState): void {
  if (!enters(s, 'trap')) return;
  const { seat } = s.battle;
  const planned = s.players[seat].plan.traps;
  if (planned.length === 0) return;
  andThen(s, { do: 'springTrap' });
  if (planned.length === 2) andThen(s, { ask: 'trapOrder', seat });
}

/** Asked even if the two are alike, which is nobody else's business (DUN-X6). */
const trapOrder: DungeonDecision<'trapOrder'> = {
  rule: 'DUN-R38',
  candidates(s, { seat }) {
    const planned = s.players[seat].plan.traps;
    return planned[0] === planned[1] ? planned.slice(0, 1) : planned;
  },
  choose(s, { seat }, c) {
    const planned = s.players[seat].plan.traps;
    if (planned[0] !== c) planned.reverse();
  },
};

/** The next planned trap is revealed, paid for and discarded. */
function springTrap(s: DungeonState): void {
  const { battle } = s;
  const { seat } = battle;
  const player = s.players[seat];
  const { plan } = player;
  if (isOver(s) || plan.traps.length === 0) return;
  const trap = plan.traps.shift()!;
  battle.sprung.push(trap);
  s.trapDiscard.push(trap);
  show(s);
  const extra = surcharge(player.dungeon[battle.cell]);
  tell(s, { event: 'trapSprung', rule: 'DUN-4.22', seat, trap, surcharge: extra });
  pay(s, seat, trap, extra);

  const { chosen, cost } = traps[trap];
  andThen(s, { do: 'springTrap' });
  if (chosen > 0) andThen(s, { ask: 'trapTarget', seat, trap });
  else takeEffect(s, trap, NONE);
  if (cost.monsters > 0) andThen(s, { ask: 'catapultMonster', seat, trap });
}

function pay(s: DungeonState, seat: Seat, trap: Trap, extra: number): void {
  const player = s.players[seat];
  const { food, gold, imps, marks } = traps[trap].cost;
  player.food -= food;
  player.gold -= gold + extra;
  if (food + gold + extra > 0) tell(s, { event: 'paid', rule: 'DUN-4.22', seat, food, gold: gold + extra, imps: 0 });
  lose(s, seat, 'imps', imps, 'DUN-R38');
  takeRedMarks(s, seat, marks, 'DUN-R26');
}

const isInBattle = no('DUN-R38', 'isInBattle');

/** TR-MC: any monster that is not in this battle, knocked out or not. */
const catapultMonster: DungeonDecision<'catapultMonster'> = {
  rule: 'DUN-R38',
  asked: 'ifChoice',
  candidates: (s, { seat }) => s.players[seat].lair.filter(creature => isMonster[creature]),
  refuse: (s, _d, c) => (s.battle.sent.includes(c) ? isInBattle : undefined),
  choose: (s, { seat }, c) => leaveLair(s, seat, c, 'thrown', 'DUN-R38'),
};

const trapTarget: DungeonDecision<'trapTarget'> = {
  rule: 'DUN-R38',
  asked: 'ifChoice',
  candidates: (s, { seat }) => s.players[seat].line,
  choose: (s, { trap }, c) => takeEffect(s, trap, c),
};

// ── Damage and effects ───────────────────────────────────────────────────────────────────────────────────────────────

function takeEffect(s: DungeonState, trap: Trap, chosen: Adventurer): void {
  const { battle } = s;
  const { seat } = battle;
  const card = traps[trap];
  const { line } = s.players[seat];
  if (card.hushes) silence(s);
  if (card.preventsConquering) {
    battle.conqueringPrevented = true;
    tell(s, { event: 'conqueringPrevented', rule: 'DUN-R46', seat, by: card.id });
  }
  if (card.antimagic) {
    const kind = adventurers[chosen].class;
    if (kind === WIZARD) battle.spellsSkipped = true;
    if (kind === PRIEST) battle.healingSkipped = true;
  }
  if (card.poison > 0) {
    s.poison[chosen] += card.poison;
    tell(s, { event: 'poisoned', rule: 'DUN-R38', seat, adventurer: chosen, poison: s.poison[chosen] });
  }
  const points = disarm(s, line, damageOf(s, trap, line, chosen));
  alongLine(s, (who, place) => {
    if (points[place] > 0) hurt(s, who, points[place], 'trap', 'DUN-R38');
  });
}

/** What the trap would do to each of the line. */
function damageOf(s: DungeonState, trap: Trap, line: readonly Adventurer[], chosen: Adventurer): number[] {
  const card = traps[trap];
  const points = line.map(who => card.each + (who === chosen ? card.chosen : 0) + (isBard(who) ? card.bards : 0));
  points[0] += card.first;
  if (!line.some(isBard)) points[0] += card.withoutBards;
  if (card.mortal) points[0] += stamina(s, line[0]) + s.courage[line[0]];
  if (line.length > 1) points[1] += card.second;
  points[line.length - 1] += card.last;
  return points;
}

/** DUN-4.23: one point is struck off per trap symbol, the first adventurer's points first. */
function disarm(s: DungeonState, line: readonly Adventurer[], points: number[]): number[] {
  const { battle } = s;
  const { seat } = battle;
  let left = symbolsOf(s, seat, 'trap') - battle.disarmed;
  for (let i = 0; i < line.length && left > 0; i++) {
    const amount = Math.min(points[i], left);
    if (amount === 0) continue;
    points[i] -= amount;
    left -= amount;
    battle.disarmed += amount;
    tell(s, { event: 'damagePrevented', rule: 'DUN-4.23', seat, adventurer: line[i], amount });
  }
  return points;
}

/** TR-CA. */
function silence(s: DungeonState): void {
  const { seat } = s.battle;
  for (const who of s.players[seat].line) s.courage[who] = 0;
  tell(s, { event: 'courageRemoved', rule: 'DUN-R38', seat });
}

export const trapSteps = { springTrap };
export const trapDecisions = { trapOrder, catapultMonster, trapTarget };
