/** FOL-R30: a character's attack on a kind, from what it promises to its end. */
import { andThen, has } from '@vesper/kernel';
import type { Facts } from '@vesper/kernel';
import { action } from '../../agenda.ts';
import type { Action } from '../../agenda.ts';
import { cards } from '../../content/cards.ts';
import { KEYWORD, STAT } from '../../content/numbers.ts';
import { FOE, isFoe, NONE } from '../../state.ts';
import type { Attack, Card, Figure, FolkloreState, Member, Roll } from '../../state.ts';
import { attackValue, favours, keywordOf, saysRoll } from '../attackValues.ts';
import { breakWeapon, exhaust } from '../cards.ts';
import { attackRoll, rollFor, takeRoll } from '../checks.ts';
import { chanceAgainst } from '../encounter/odds.ts';
import { skirmishTerms } from '../encounter/sums.ts';
import { unrolled } from '../fighters.ts';
import { openWindow } from '../reactions.ts';
import { isReady } from '../sources.ts';
import { tell } from '../turnOrder.ts';
import { skirmishPrinted, valueOf } from '../values.ts';
import { DEFEND, loseStrength, modsOf } from './creatures.ts';

export const attackChoice = (weapon: Card, kind: number): Action => action('attack', (weapon + 1) * 100 + FOE + kind);
export const weaponOf = (about: number): Card => Math.floor(about / 100) - 1;
export const kindOf = (about: number): number => (about % 100) - FOE;

/** Whatever a character holds in its hands and can strike with. */
export function weaponsOf(s: FolkloreState, who: Member): Card[] {
  return s.party[who].equipped.filter(card => isWielded(s, card));
}

export const isWielded = (s: FolkloreState, card: Card): boolean => cards[card].weapon !== null && isReady(s, card);

/** An attack roll of a character against a kind. */
export function strike(s: FolkloreState, who: Member, weapon: Card, kind: number): void {
  strikeWith(s, blow(who, weapon, kind));
}

function blow(who: Member, weapon: Card, kind: number): Attack {
  const held = weapon === NONE ? null : cards[weapon].weapon;
  const isMelee = held === null || held.kind === 'melee';
  return unrolled(who, FOE + kind, weapon, weapon === NONE ? 'unarmed' : 'weapon', isMelee);
}

/** The same with whatever a text says: `row` and `index` of its word. */
export function strikeByText(
  s: FolkloreState,
  who: Member,
  how: 'mystic' | 'ghost',
  target: Figure,
  row: number,
  index: number,
): void {
  const attack = unrolled(who, target, NONE, how, false);
  attack.row = row;
  attack.index = index;
  strikeWith(s, attack);
}

function strikeWith(s: FolkloreState, attack: Attack): void {
  const { might, defense, keep } = stakesOf(s, attack);
  s.attacks.push(attack);
  andThen(s, { do: 'skirmishRolled' });
  rollFor(s, attackRoll(attack.by, might, defense, keep));
}

/** What an attack of a character adds to its die, what it must reach, and how many dice it rolls. */
function stakesOf(
  s: FolkloreState,
  attack: Attack,
): { readonly might: number; readonly defense: number; readonly keep: Roll['keep'] } {
  const { by, target } = attack;
  const kind = target - FOE;
  const isHigh = favours(s, attack) > 0 || saysRoll(s, attack, 'rollHigh');
  const isLow = saysRoll(s, attack, 'rollLow');
  return {
    might: attackValue(s, attack, STAT.might) - (s.skirmish.defends[by] ? DEFEND : 0),
    defense: skirmishPrinted(s, s.skirmish.kinds[kind], STAT.defense) + modsOf(s, kind, STAT.defense),
    keep: isHigh === isLow ? 0 : isHigh ? 1 : -1,
  };
}

/** What an attack promises: its chance to hit, Might with its parts, and Defense. */
export function factsOfStrike(s: FolkloreState, who: Member, weapon: Card, kind: number): Facts {
  const attack = blow(who, weapon, kind);
  const { might, defense, keep } = stakesOf(s, attack);
  const own = valueOf(s, who, STAT.might);
  const defending = s.skirmish.defends[who] ? -DEFEND : 0;
  const parts = { own, attack: might - own - defending, defending };
  const terms = { might: skirmishTerms(s, attack, defending) };
  return { chance: chanceAgainst(might, defense, keep), might, parts, defense, keep, terms };
}

const isHitBy = (natural: number, total: number, needed: number): boolean =>
  natural === 100 || (natural > 1 && total >= needed);

/** A miss may still be answered before it counts. */
function skirmishRolled(s: FolkloreState): void {
  const { natural, bonus, needed, by } = s.rolls[s.rolls.length - 1];
  andThen(s, { do: 'skirmishStruck' });
  if (!isHitBy(natural, natural + bonus, needed)) {
    openWindow(s, 'miss', by, s.attacks[s.attacks.length - 1].target);
  }
}

function skirmishStruck(s: FolkloreState): void {
  const { natural, bonus, needed } = takeRoll(s);
  const attack = s.attacks[s.attacks.length - 1];
  const total = natural + bonus;
  const hit = isHitBy(natural, total, needed);
  const { by, target, weapon } = attack;
  tell(s, { event: 'attackMade', rule: 'FOL-R30', by, target, weapon, natural, total, defense: needed, hit });
  const kind = target - FOE;
  if (hit) {
    const isExecution = natural === 100 && keywordOf(s, attack, KEYWORD.execute) > 0;
    const blackout = keywordOf(s, attack, KEYWORD.blackout);
    loseStrength(s, kind, isExecution ? 3 : natural === 100 ? 2 : 1);
    if (blackout > 0 && natural > blackout) s.skirmish.skips[kind] = true;
  } else if (natural === 1 && weapon !== NONE) {
    breakWeapon(s, weapon);
    // FOL-5C.20: an artifact is exhausted until the end of the combat.
    if (!has(s.broken, weapon)) s.encounter.faulted.push(weapon);
  }
  if (weapon !== NONE && keywordOf(s, attack, KEYWORD.exhaust) > 0) exhaust(s, weapon);
  spendFill(s, weapon);
  endNextAttack(s, by);
  s.attacks.pop();
}

/** FOL-R50: each attack roll with a filled weapon removes a counter. */
function spendFill(s: FolkloreState, weapon: Card): void {
  for (let i = 0; i < s.fills.length; i++) {
    const fill = s.fills[i];
    if (fill.card !== weapon) continue;
    fill.left--;
    if (fill.left === 0) s.fills.splice(i, 1);
    return;
  }
}

/** What was given for the next attack has been used. */
function endNextAttack(s: FolkloreState, by: Figure): void {
  while (s.turn.next.length > 0) s.turn.next.pop();
  const figure = isFoe(by) ? s.foes[by - FOE] : s.party[by];
  if (figure.temporary.some(({ until }) => until === 'nextAttack')) {
    figure.temporary = figure.temporary.filter(({ until }) => until !== 'nextAttack');
  }
}

export const strikeSteps = { skirmishRolled, skirmishStruck };
