/** FOL-R30: what the kinds of a skirmish do, and what is done to them. */
import { andThen, roll } from '@vesper/kernel';
import { foeKinds } from '../../content/foes.ts';
import { STAT } from '../../content/numbers.ts';
import { modifierLists } from '../../content/rows.ts';
import { FOE, NONE } from '../../state.ts';
import type { Figure, FoeKind, FolkloreState, Member } from '../../state.ts';
import { isAttackedLow } from '../attackValues.ts';
import { mirrored } from '../blocking.ts';
import { amountOf, leastOf, mostOf } from '../dice.ts';
import { chanceAgainst } from '../encounter/odds.ts';
import { unrolled } from '../fighters.ts';
import { afterArmour, loseVita } from '../harm.ts';
import { openWindow } from '../reactions.ts';
import { deedOf, runText } from '../rows.ts';
import { clockwise, isInLimbo, tell } from '../turnOrder.ts';
import { againstValue, skirmishPrinted, valueOf } from '../values.ts';

/** FOL-R30: +10 Defense, −10 Might. */
export const DEFEND = 10;

/** What is printed for skirmishes: only kinds that have such a side come to one. */
export const sideOf = (kind: FoeKind) => foeKinds[kind].skirmish!;

/** Every kind is defeated. */
export function isOver({ skirmish }: FolkloreState): boolean {
  for (let kind = 0; kind < skirmish.kinds.length; kind++) if (skirmish.strength[kind] > 0) return false;
  return true;
}

/** What texts have given to a kind. */
export function modsOf(s: FolkloreState, kind: number, stat: number): number {
  let sum = 0;
  for (const { mods } of s.skirmish.mods[kind]) sum += modifierLists[mods].stats[stat];
  return sum;
}

/** One kind against one character, then the next. */
function skirmishCreature(s: FolkloreState, d: { readonly kind: number; readonly who: number }): void {
  const { skirmish } = s;
  const { kind } = d;
  if (kind === skirmish.kinds.length) return;
  const isLast = d.who === s.party.length - 1;
  if (isLast) andThen(s, { do: 'skirmishCreature', kind: kind + 1, who: 0 });
  else andThen(s, { do: 'skirmishCreature', kind, who: d.who + 1 });
  const who = clockwise(s, skirmish.first, d.who);
  if (skirmish.strength[kind] <= 0 || isInLimbo(s, who)) return;
  if (!skirmish.skips[kind]) creatureAttacks(s, kind, who);
  if (isLast) {
    skirmish.skips[kind] = false;
    skirmish.rollsLow[kind] = false;
  }
}

function creatureAttacks(s: FolkloreState, kind: number, who: Member): void {
  const { skirmish } = s;
  const attack = unrolled(FOE + kind, who, NONE, 'foe', true);
  s.attacks.push(attack);
  const first = roll(s, 100);
  const isLow = skirmish.rollsLow[kind] || isAttackedLow(s, who);
  attack.natural = isLow ? Math.min(first, roll(s, 100)) : first;
  attack.total = attack.natural + mightOfKind(s, kind);
  const defense = defenseOf(s, who, FOE + kind);
  attack.isHit = attack.natural === 100 || (attack.natural > 1 && attack.total >= defense);
  const { natural, total, isHit, by, target, weapon } = attack;
  tell(s, { event: 'attackMade', rule: 'FOL-R30', by, target, weapon, natural, total, defense, hit: isHit });
  if (natural === 1) loseStrength(s, kind, 1);
  if (!isHit) {
    s.attacks.pop();
    return;
  }
  if (mirrored(s, who)) attack.isCancelled = true;
  andThen(s, { do: 'skirmishHit' });
  if (!attack.isCancelled) openWindow(s, 'hit', who, by);
}

function defenseOf(s: FolkloreState, who: Member, against: Figure): number {
  const defend = s.skirmish.defends[who] ? DEFEND + valueOf(s, who, STAT.defend) : 0;
  return againstValue(s, who, STAT.defense, against) + defend;
}

function skirmishHit(s: FolkloreState): void {
  const attack = s.attacks[s.attacks.length - 1];
  const { by, target, natural } = attack;
  const side = sideOf(s.skirmish.kinds[by - FOE]);
  andThen(s, { do: 'skirmishHarmed' });
  if (attack.isCancelled) return;
  if (natural === 100) {
    s.skirmish.losesTurn[target] = true;
    tell(s, { event: 'turnLost', rule: 'FOL-R31', figure: target });
  }
  const rider = deedOf('foe', s.skirmish.kinds[by - FOE]);
  rider.natural = natural;
  runText(s, side.hit, rider, NONE, target);
  attack.damage = afterArmour(s, attack, Math.max(0, amountOf(s, side.dice) + attack.extraDamage));
  attack.lost = loseVita(s, target, attack.damage, 'FOL-R30');
}

function skirmishHarmed(s: FolkloreState): void {
  const { by, target, lost } = s.attacks.pop()!;
  if (lost > 0 && !isInLimbo(s, target)) openWindow(s, 'harmed', target, by);
}

export function loseStrength(s: FolkloreState, kind: number, by: number): void {
  s.skirmish.strength[kind] -= by;
  tell(s, {
    event: 'strengthLost',
    rule: 'FOL-5C.6',
    kind: s.skirmish.kinds[kind],
    by,
    left: Math.max(0, s.skirmish.strength[kind]),
  });
}

/** What the kinds that stand may do to a character in this round, by stance. */
export function blowsAgainst(
  s: FolkloreState,
  who: Member,
  defends: boolean,
): { readonly kind: number; readonly chance: number; readonly least: number; readonly most: number }[] {
  const { skirmish } = s;
  const isDefending = skirmish.defends[who];
  skirmish.defends[who] = defends;
  const blows = skirmish.kinds.flatMap((of, kind) => {
    if (skirmish.strength[kind] <= 0 || skirmish.skips[kind]) return [];
    const keep = skirmish.rollsLow[kind] || isAttackedLow(s, who) ? -1 : 0;
    const chance = chanceAgainst(mightOfKind(s, kind), defenseOf(s, who, FOE + kind), keep);
    const { dice } = sideOf(of);
    const attack = unrolled(FOE + kind, who, NONE, 'foe', true);
    return [{ kind, chance, least: afterArmour(s, attack, leastOf(dice)), most: afterArmour(s, attack, mostOf(dice)) }];
  });
  skirmish.defends[who] = isDefending;
  return blows;
}

const mightOfKind = (s: FolkloreState, kind: number): number =>
  skirmishPrinted(s, s.skirmish.kinds[kind], STAT.might) + modsOf(s, kind, STAT.might);

export const creatureSteps = { skirmishCreature, skirmishHit, skirmishHarmed };
