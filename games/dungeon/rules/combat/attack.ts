/** DUN-5.17–5.19, DUN-R41–R43: what a creature may do, whom it may attack, and the attack itself. */
import { andThen, no, takeOut } from '@vesper/kernel';
import type { Objection } from '@vesper/kernel';
import type { Ask, DungeonDecision } from '../../agenda.ts';
import { PRIEST, adventurers, isIllusion, isPaladin } from '../../content/adventurers.ts';
import { creatureOf, isMonster, sheep } from '../../content/creatures.ts';
import type { Adventurer, Attack, BattleOption, Creature, Reach } from '../../content/types.ts';
import type { DungeonState } from '../../state.ts';
import { cardOf, tell } from '../../asking.ts';
import { alongLine, hurt, isOver } from './damage.ts';
import { roomBonus } from './tiles.ts';

// ── Options ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** C204 works on monsters only. */
export function isRaging(s: DungeonState, creature: Creature): boolean {
  return s.battle.raging && isMonster[creature];
}

export function isSheep(s: DungeonState, creature: Creature): boolean {
  return s.battle.sheep === creature;
}

/** The options of a creature by their numbers; a sheep has only that of a sheep (C206). */
export function optionsOf(s: DungeonState, creature: Creature): readonly BattleOption[] {
  return isSheep(s, creature) ? SHEEP : cardOf(s, creature).options;
}

const SHEEP: readonly BattleOption[] = [sheep];

/** C204: raging, even those that could reach anyone strike at the first. */
function reachOf(s: DungeonState, creature: Creature, attack: Attack): Reach {
  return isRaging(s, creature) ? 'standard' : attack.reach;
}

function hypnotises(s: DungeonState, creature: Creature, option: BattleOption): boolean {
  return option.hypnosis && !isRaging(s, creature);
}

const tooLittleFood = no('DUN-R41', 'tooLittleFood');
const ofCreature = (_s: DungeonState, { creature }: Ask<'attackWith' | 'attackTarget'>) => ({ creature });
const noTarget = no('DUN-R41', 'noTarget', ofCreature);

/** Why this option cannot be used now (DUN-R41). */
export function refuseOption(s: DungeonState, creature: Creature, index: number): Objection | undefined {
  const option = optionsOf(s, creature)[index];
  if (s.players[s.battle.seat].food < option.food) return tooLittleFood;
  if (option.attacks.length === 0) return undefined;
  const { line } = s.players[s.battle.seat];
  // Nobody invisible stands before somebody who is not, so a look at the first will do for hypnosis, too.
  const within = reachOf(s, creature, option.attacks[0]) === 'standard' ? Math.min(1, line.length) : line.length;
  for (let i = 0; i < within; i++) if (refuseTarget(s, creature, line[i]) === undefined) return undefined;
  return noTarget;
}

// ── Targets ──────────────────────────────────────────────────────────────────────────────────────────────────────────

const isInvisible = no('DUN-R39', 'isInvisible');
const isPriest = no('DUN-5.15', 'isPriest', ofCreature);
const isThePaladin = no('DUN-7.3', 'isThePaladin', ofCreature);
const isFirst = no('DUN-5.21', 'isFirst', ofCreature);

/** DUN-R42: why a creature may not attack somebody. No bar protects an illusion (DUN-R67), none counts for a sheep. */
function refuseTarget(s: DungeonState, creature: Creature, who: Adventurer): Objection | undefined {
  if (s.invisible[who] === 1) return isInvisible;
  if (isIllusion(who) || isSheep(s, creature)) return undefined;
  const { bars } = cardOf(s, creature);
  if (bars.priests && adventurers[who].class === PRIEST) return isPriest;
  if (bars.paladin && isPaladin(who)) return isThePaladin;
  if (bars.first && s.players[s.battle.seat].line[0] === who) return isFirst;
  return undefined;
}

/** Whom it attacks, or whom it calls to the front. */
const attackTarget: DungeonDecision<'attackTarget'> = {
  rule: 'DUN-5.18',
  asked: 'ifChoice',
  candidates: (s, { seat }) => s.players[seat].line,
  refuse(s, { creature, hypnosis }, c) {
    if (hypnosis) return s.invisible[c] === 1 ? isInvisible : undefined;
    return refuseTarget(s, creature, c);
  },
  choose(s, { creature, option, nth, hypnosis }, c) {
    if (hypnosis) moveToFront(s, creature, c);
    else strike(s, creature, c, damageOf(s, creature, option, nth), optionsOf(s, creature)[option].poison);
  },
  facts: (s, { creature, option, nth }, c) => ({ damage: damageOf(s, creature, option, nth), counters: s.damage[c] }),
};

/** DUN-5.7: before the paladin, too, and the new order stays. */
function moveToFront(s: DungeonState, creature: Creature, who: Adventurer): void {
  const { seat } = s.battle;
  const { line } = s.players[seat];
  takeOut(line, who);
  line.unshift(who);
  tell(s, { event: 'hypnotised', rule: 'DUN-5.7', seat, adventurer: who, creature });
}

// ── The attack ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** One option is used: hypnosis first, then attack after attack. */
export function beginAttacks(s: DungeonState, creature: Creature, index: number): void {
  const option = optionsOf(s, creature)[index];
  if (option.attacks.length === 0) return;
  const { seat } = s.battle;
  andThen(s, { do: 'attack', creature, option: index, nth: 0 });
  if (hypnotises(s, creature, option)) {
    andThen(s, { ask: 'attackTarget', seat, creature, option: index, nth: 0, hypnosis: true });
  }
}

function attack(
  s: DungeonState,
  { creature, option, nth }: { readonly creature: Creature; readonly option: number; readonly nth: number },
): void {
  if (isOver(s)) return;
  const { seat } = s.battle;
  const { attacks, followUp, poison } = optionsOf(s, creature)[option];
  const { line } = s.players[seat];
  const damage = damageOf(s, creature, option, nth);
  if (nth + 1 < attacks.length) andThen(s, { do: 'attack', creature, option, nth: nth + 1 });
  switch (reachOf(s, creature, attacks[nth])) {
    case 'anyone':
      andThen(s, { ask: 'attackTarget', seat, creature, option, nth, hypnosis: false });
      break;
    case 'everyone':
      alongLine(s, who => {
        if (s.invisible[who] === 0) strike(s, creature, who, damage, poison);
      });
      break;
    case 'standard': {
      if (!strike(s, creature, line[0], damage, poison) || followUp === 0 || isOver(s)) break;
      // DUN-5.10: the blow carries on to whoever is first now.
      if (refuseTarget(s, creature, line[0]) === undefined) {
        strike(s, creature, line[0], followUp + bonusOf(s, creature), 0);
      }
    }
  }
}

/** DUN-R43. */
function damageOf(s: DungeonState, creature: Creature, option: number, nth: number): number {
  return optionsOf(s, creature)[option].attacks[nth].damage + bonusOf(s, creature);
}

function bonusOf(s: DungeonState, creature: Creature): number {
  const { seat, cell } = s.battle;
  return isSheep(s, creature) ? 0 : roomBonus(s.players[seat].dungeon[cell], creatureOf[creature]);
}

/** Returns whether it eliminated its target. */
function strike(s: DungeonState, creature: Creature, who: Adventurer, damage: number, poison: number): boolean {
  const { seat } = s.battle;
  s.battle.attacked = true;
  tell(s, { event: 'attacked', rule: 'DUN-R41', seat, adventurer: who, creature, damage });
  if (hurt(s, who, damage, 'creature', 'DUN-R41')) return true;
  if (poison > 0) {
    s.poison[who] += poison;
    tell(s, { event: 'poisoned', rule: 'DUN-5.1', seat, adventurer: who, poison: s.poison[who] });
  }
  return false;
}

export const attackSteps = { attack };
export const attackDecisions = { attackTarget };
