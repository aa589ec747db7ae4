/** What using a card, or answering with one, is worth. */
import { aboutOf } from '../agenda.ts';
import type { Aimed } from '../agenda.ts';
import { cards } from '../content/cards.ts';
import { SKILL } from '../content/numbers.ts';
import { rows } from '../content/rows.ts';
import { TRIGGERS } from '../content/types.ts';
import type { Clause, Moment } from '../content/types.ts';
import { skillRoll } from '../rules/checks.ts';
import { cardOfUse, clauseAt, momentOf, placeOfUse, pointsOf } from '../rules/clauses.ts';
import { listTargets, rangeBeyond } from '../rules/targets.ts';
import { maxVita } from '../rules/values.ts';
import { FOE, NONE, isFoe } from '../state.ts';
import type { Card, Figure, FolkloreState, Member } from '../state.ts';
import { worthOfHarm } from './fighting.ts';
import { meanOf, passChance, rowWorth } from './worth.ts';

const POINT = 0.5;
const LOST = 1.2;
/** What is worth less is kept for later. */
export const NOT_NOW = -1;

/** A clause at its best target, its price considered. */
export function useWorth(s: FolkloreState, who: Member, c: number): number {
  const use = aboutOf(c);
  const card = cardOfUse(use);
  const clause = clauseAt(card, placeOfUse(use));
  const moment = momentOf(s);
  // What helps the next attack is of no use to who has struck.
  if (moment === 'encounter' && s.turn.acts === 0 && rows[clause.effects].some(effect => effect.do === 'next'))
    return NOT_NOW;
  const worth = bestAim(s, who, clause, moment) * reciteChance(s, who, card);
  return worth - priceOf(s, who, card, clause);
}

function priceOf(s: FolkloreState, who: Member, card: Card, clause: Clause): number {
  const { cost } = clause;
  switch (cost.pay) {
    case 'pp':
    case 'gp':
      return POINT * pointsOf(s, who, card, clause);
    case 'charge':
      return 0.5 * cost.n;
    case 'exhaust':
      return 0.3;
    case 'nothing':
      return 0.1;
    default:
      return LOST;
  }
}

/** Prayers and Rituals may fail. */
function reciteChance(s: FolkloreState, who: Member, card: Card): number {
  const { mystic } = cards[card];
  if (mystic === null) return 1;
  const { skill, k } = mystic.check;
  return passChance(skillRoll(s, who, mystic.kind, SKILL[skill], k).bonus, k);
}

function bestAim(s: FolkloreState, who: Member, clause: Clause, moment: Moment): number {
  const { target } = clause;
  if (target.at === 'nothing') return textWorth(s, who, clause, moment, NONE);
  if (target.at === 'space')
    return textWorth(s, who, clause, moment, NONE) + (rows[clause.effects].length > 0 ? 0.2 : 0);
  const targets: number[] = [];
  const n = listTargets(s, who, target, moment, rangeBeyond(s, who, clause), targets);
  let best = -9;
  for (let i = 0; i < n; i++) best = Math.max(best, textWorth(s, who, clause, moment, targets[i]));
  return best;
}

function textWorth(s: FolkloreState, who: Member, clause: Clause, moment: Moment, target: Figure): number {
  const row = moment === 'skirmish' && clause.inSkirmish !== 'same' ? clause.inSkirmish : clause.effects;
  let worth = rowWorth(s, row, { self: who, target });
  if (moment === 'encounter' && isFoe(target)) {
    // Harm to a foe counts by what is left of it.
    const { vita } = s.foes[target - FOE];
    for (const effect of rows[row]) {
      const harm =
        effect.do === 'attack' && effect.with.with !== 'weapon'
          ? 0.6 * (meanOf(effect.with.dice) + 1)
          : effect.do === 'damage' && effect.who === 'target'
            ? meanOf(effect.by)
            : 0;
      if (harm > 0) worth += worthOfHarm(s, who, target, harm, vita) - Math.min(harm, vita);
    }
  }
  return worth;
}

/** Whom, or where to. */
export function aimWorth(s: FolkloreState, { who, card, clause: place }: Aimed, at: number): number {
  const clause = clauseAt(card, place);
  if (clause.target.at === 'space') return 0;
  return textWorth(s, who, clause, momentOf(s), at);
}

// ── Reactions ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The harm that is about to be done to somebody. */
function blowComing(s: FolkloreState): { readonly harm: number; readonly isDeadly: boolean } {
  const attack = s.attacks.at(-1);
  if (attack === undefined || isFoe(attack.target)) return { harm: 0, isDeadly: false };
  const harm = attack.damage > 0 ? attack.damage : 4;
  return { harm, isDeadly: s.party[attack.target].vita <= harm };
}

/** Whether the die that lies there has failed. */
function isMissed(s: FolkloreState): boolean {
  const roll = s.rolls.at(-1);
  return roll !== undefined && roll.needed !== NONE && roll.natural + roll.bonus < roll.needed;
}

export function boonWorth(s: FolkloreState): number {
  const roll = s.rolls.at(-1);
  if (roll === undefined || !isMissed(s)) return NOT_NOW;
  const chance =
    roll.sides === 10
      ? passChance(roll.bonus, roll.needed)
      : Math.max(0, Math.min(1, (101 + roll.bonus - roll.needed) / 100));
  return 6 * chance - 3;
}

export function blockWorth(s: FolkloreState): number {
  const { harm, isDeadly } = blowComing(s);
  return isDeadly ? 10 : harm - 5;
}

export function reactWorth(s: FolkloreState, who: Member, use: number): number {
  const card = cardOfUse(use);
  const clause = clauseAt(card, placeOfUse(use));
  const price = priceOf(s, who, card, clause);
  const worth = rowWorth(s, clause.effects, { self: who, target: s.windows.at(-1)?.other ?? NONE });
  switch (TRIGGERS[s.windows.at(-1)!.trigger]) {
    case 'roll10':
    case 'roll100':
    case 'allyCheck':
    case 'miss':
      return isMissed(s) ? 2 + worth - price : NOT_NOW;
    case 'hit':
    case 'allyHit': {
      const { harm, isDeadly } = blowComing(s);
      return (isDeadly ? 10 : 0.5 * harm) + 0.3 * worth - price - 0.5;
    }
    case 'die':
      return 20 - price;
    default:
      return worth - price;
  }
}

/** How much of somebody is left. */
export const shareOfVita = (s: FolkloreState, who: Member): number => s.party[who].vita / maxVita(s, who);
