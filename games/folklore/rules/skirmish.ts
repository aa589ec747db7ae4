/** FOL-R29 to FOL-R32: fights without a map. */
import { andThen, empty, has, no, roll } from '@vesper/kernel';
import type { Choice, Facts } from '@vesper/kernel';
import { cards } from '../content/cards.ts';
import { foeKinds } from '../content/foes.ts';
import { KEYWORD, STAT } from '../content/numbers.ts';
import { modifierLists } from '../content/rows.ts';
import { aboutOf, action, actionKind } from '../agenda.ts';
import type { Action, FolkloreDecision, PlainAction } from '../agenda.ts';
import { FOE, NONE, isFoe } from '../state.ts';
import type { Attack, Card, FoeKind, Figure, FolkloreState, Member, Roll } from '../state.ts';
import { attackValue, favours, isAttackedLow, keywordOf, saysRoll } from './attackValues.ts';
import { mirrored } from './blocking.ts';
import { breakWeapon, exhaust, handsOf } from './cards.ts';
import { attackRoll, rollFor, takeRoll } from './checks.ts';
import { cardOfUse, clauseAt, placeOfUse } from './clauses.ts';
import { amountOf, leastOf, mostOf } from './dice.ts';
import { chanceAgainst } from './encounter/odds.ts';
import { skirmishTerms } from './encounter/sums.ts';
import { afterArmour, changePp, loseVita } from './harm.ts';
import { fightBegins, fightEnds } from './fights.ts';
import { priceOf } from './privileges.ts';
import { openWindow } from './reactions.ts';
import { deedOf, runText } from './rows.ts';
import { isReady } from './sources.ts';
import { clockwise, isInLimbo, ownerOf, tell } from './turnOrder.ts';
import { factsOfUse, listUses, refuseUse, use, useCandidates } from './using.ts';
import { againstValue, skirmishPrinted, valueOf } from './values.ts';

/** FOL-R30: +10 Defense, −10 Might. */
const DEFEND = 10;
/** FOL-R67a. */
const LAST_ROUND = 31;

// ── Beginning ────────────────────────────────────────────────────────────────────────────────────────────────────────

export function beginSkirmish(s: FolkloreState, kinds: readonly FoeKind[], changes: readonly number[]): void {
  const { skirmish } = s;
  skirmish.isRunning = true;
  skirmish.round = 0;
  skirmish.kinds = kinds.slice();
  skirmish.strength = kinds.map((kind, i) => {
    const dice = foeKinds[kind].skirmish!.strength[s.party.length - 2];
    return Math.max(1, amountOf(s, dice) + changes[i]);
  });
  skirmish.skips = kinds.map(() => false);
  skirmish.rollsLow = kinds.map(() => false);
  skirmish.mods = kinds.map(() => []);
  skirmish.defends = s.party.map(() => false);
  skirmish.losesTurn = s.party.map(() => false);
  tell(s, {
    event: 'skirmishBegan',
    rule: 'FOL-R29',
    kinds: skirmish.kinds.slice(),
    strength: skirmish.strength.slice(),
  });
  andThen(s, { do: 'skirmishRound' });
  fightBegins(s);
}

function isOver({ skirmish }: FolkloreState): boolean {
  for (let kind = 0; kind < skirmish.kinds.length; kind++) if (skirmish.strength[kind] > 0) return false;
  return true;
}

function skirmishRound(s: FolkloreState): void {
  const { skirmish } = s;
  if (isOver(s)) {
    andThen(s, { do: 'skirmishEnds', pays: true });
    return;
  }
  if (skirmish.round + 1 === LAST_ROUND) {
    andThen(s, { do: 'skirmishEnds', pays: false });
    return;
  }
  skirmish.round++;
  skirmish.first = s.leader;
  tell(s, { event: 'skirmishRound', rule: 'FOL-R30', round: skirmish.round });
  for (const character of s.party) empty(character.usedRound);
  andThen(s, { do: 'skirmishCreature', kind: 0, who: 0 }, { do: 'skirmishCharacter', turn: 0 });
  for (let i = s.party.length - 1; i >= 0; i--) {
    const who = clockwise(s, skirmish.first, i);
    skirmish.defends[who] = false;
    if (!isInLimbo(s, who)) andThen(s, { ask: 'stance', seat: ownerOf(s, who), who });
  }
}

const STANCES = ['attack', 'defend'] as const;

const stance: FolkloreDecision<'stance'> = {
  rule: 'FOL-5C.3',
  candidates: () => STANCES,
  facts: (s, { who }, c) => ({ blows: blowsAgainst(s, who, c === 'defend') }),
  choose(s, { who }, c) {
    s.skirmish.defends[who] = c === 'defend';
    tell(s, { event: 'stanceTaken', rule: 'FOL-5C.3', who, defends: c === 'defend' });
  },
};

/** What the kinds that stand may do to a character in this round, by stance. */
function blowsAgainst(
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
    const { dice } = foeKinds[of].skirmish!;
    const attack = newAttack(FOE + kind, who, NONE, 'foe', true);
    return [{ kind, chance, least: afterArmour(s, attack, leastOf(dice)), most: afterArmour(s, attack, mostOf(dice)) }];
  });
  skirmish.defends[who] = isDefending;
  return blows;
}

const mightOfKind = (s: FolkloreState, kind: number): number =>
  skirmishPrinted(s, s.skirmish.kinds[kind], STAT.might) + modsOf(s, kind, STAT.might);

// ── Creatures ────────────────────────────────────────────────────────────────────────────────────────────────────────

function newAttack(by: Figure, target: Figure, weapon: Card, how: Attack['how'], isMelee: boolean): Attack {
  return {
    by,
    target,
    weapon,
    how,
    isMelee,
    isCounter: false,
    row: NONE,
    index: NONE,
    natural: 0,
    total: 0,
    isHit: false,
    isCancelled: false,
    damage: 0,
    extraDamage: 0,
    lost: 0,
  };
}

function modsOf(s: FolkloreState, kind: number, stat: number): number {
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
  const attack = newAttack(FOE + kind, who, NONE, 'foe', true);
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
  const side = foeKinds[s.skirmish.kinds[by - FOE]].skirmish!;
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

// ── Characters ───────────────────────────────────────────────────────────────────────────────────────────────────────

function skirmishCharacter(s: FolkloreState, { turn }: { readonly turn: number }): void {
  const { skirmish } = s;
  if (turn === s.party.length || isOver(s)) {
    for (const list of skirmish.mods) while (list.length > 0) list.pop();
    andThen(s, { do: 'skirmishRound' });
    return;
  }
  andThen(s, { do: 'skirmishCharacter', turn: turn + 1 });
  const who = clockwise(s, skirmish.first, turn);
  if (isInLimbo(s, who)) return;
  endUntilNext(s, who);
  s.turn.who = who;
  while (s.turn.next.length > 0) s.turn.next.pop();
  if (skirmish.losesTurn[who]) skirmish.losesTurn[who] = false;
  else andThen(s, { ask: 'skirmishAction', seat: ownerOf(s, who), who });
}

/** What lasts until the next turn of whoever gave it ends here. */
function endUntilNext(s: FolkloreState, who: Member): void {
  for (const character of s.party) {
    const { temporary } = character;
    if (temporary.some(({ until, by }) => until === 'untilNext' && by === who)) {
      character.temporary = temporary.filter(({ until, by }) => until !== 'untilNext' || by !== who);
    }
  }
}

const kindDefeated = no('FOL-R30', 'kindDefeated');

const attackChoice = (weapon: Card, kind: number): Action => action('attack', (weapon + 1) * 100 + FOE + kind);
const weaponOf = (about: number): Card => Math.floor(about / 100) - 1;
const kindOf = (about: number): number => (about % 100) - FOE;

/** Whatever a character holds in its hands and can strike with. */
function weaponsOf(s: FolkloreState, who: Member): Card[] {
  return s.party[who].equipped.filter(card => isWielded(s, card));
}

const isWielded = (s: FolkloreState, card: Card): boolean => cards[card].weapon !== null && isReady(s, card);

const skirmishAction: FolkloreDecision<'skirmishAction'> = {
  rule: 'FOL-R30',
  candidates(s, { who }) {
    const found: Choice[] = [];
    if (s.party[who].form === 'living') {
      const weapons = weaponsOf(s, who);
      for (let kind = 0; kind < s.skirmish.kinds.length; kind++) {
        for (const weapon of weapons) found.push(attackChoice(weapon, kind));
        found.push(attackChoice(NONE, kind));
      }
    }
    useCandidates(s, who, 'skirmish', found);
    found.push('done');
    return found as (Action | PlainAction)[];
  },
  refuse(s, { who }, c) {
    if (typeof c === 'string') return undefined;
    if (actionKind(c) !== 'attack') return refuseUse(s, who, c, 'skirmish');
    return s.skirmish.strength[kindOf(aboutOf(c))] > 0 ? undefined : kindDefeated;
  },
  list(s, { who }, out) {
    const { strength } = s.skirmish;
    const { form, equipped } = s.party[who];
    let n = 0;
    const attacked = form === 'living' ? strength.length : 0;
    for (let kind = 0; kind < attacked; kind++) {
      if (strength[kind] <= 0) continue;
      for (let i = 0; i < equipped.length; i++) {
        if (isWielded(s, equipped[i])) out[n++] = attackChoice(equipped[i], kind);
      }
      out[n++] = attackChoice(NONE, kind);
    }
    n = listUses(s, who, 'skirmish', out, n);
    out[n++] = 'done';
    return n;
  },
  facts(s, { who }, c) {
    if (typeof c === 'string' || actionKind(c) !== 'attack') return factsOfUse(s, who, c);
    return factsOfStrike(s, who, weaponOf(aboutOf(c)), kindOf(aboutOf(c)));
  },
  fallback: () => 'done',
  choose(s, { seat, who }, c) {
    if (typeof c === 'string') return;
    const about = aboutOf(c);
    if (actionKind(c) === 'attack') {
      const weapon = weaponOf(about);
      if (weapon !== NONE) andThen(s, { ask: 'secondAttack', seat, who, weapon });
      strike(s, who, weapon, kindOf(about));
      return;
    }
    if (isFree(c)) andThen(s, { ask: 'skirmishAction', seat, who });
    use(s, who, c);
  },
};

/** FREE clauses leave the action; whoever uses them is asked again. */
function isFree(c: Action): boolean {
  const about = aboutOf(c);
  return clauseAt(cardOfUse(about), placeOfUse(about)).kind === 'free';
}

/** An attack roll of a character against a kind. */
function strike(s: FolkloreState, who: Member, weapon: Card, kind: number): void {
  strikeWith(s, blow(who, weapon, kind));
}

function blow(who: Member, weapon: Card, kind: number): Attack {
  const held = weapon === NONE ? null : cards[weapon].weapon;
  const isMelee = held === null || held.kind === 'melee';
  return newAttack(who, FOE + kind, weapon, weapon === NONE ? 'unarmed' : 'weapon', isMelee);
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
  const attack = newAttack(who, target, NONE, how, false);
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
function factsOfStrike(s: FolkloreState, who: Member, weapon: Card, kind: number): Facts {
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
export function spendFill(s: FolkloreState, weapon: Card): void {
  for (let i = 0; i < s.fills.length; i++) {
    const fill = s.fills[i];
    if (fill.card !== weapon) continue;
    fill.left--;
    if (fill.left === 0) s.fills.splice(i, 1);
    return;
  }
}

/** What was given for the next attack has been used. */
export function endNextAttack(s: FolkloreState, by: Figure): void {
  while (s.turn.next.length > 0) s.turn.next.pop();
  const figure = isFoe(by) ? s.foes[by - FOE] : s.party[by];
  if (figure.temporary.some(({ until }) => until === 'nextAttack')) {
    figure.temporary = figure.temporary.filter(({ until }) => until !== 'nextAttack');
  }
}

const skirmishStrike: FolkloreDecision<'skirmishStrike'> = {
  rule: 'FOL-R30',
  candidates(s, { who, only }) {
    const found: Action[] = [];
    for (const weapon of weaponsOf(s, who)) {
      if (only !== 'any' && cards[weapon].weapon!.kind !== only) continue;
      s.skirmish.strength.forEach((left, kind) => {
        if (left > 0) found.push(attackChoice(weapon, kind));
      });
    }
    return found;
  },
  asked: 'ifChoice',
  facts: (s, { who }, c) => factsOfStrike(s, who, weaponOf(aboutOf(c)), kindOf(aboutOf(c))),
  choose: (s, { who }, c) => strike(s, who, weaponOf(aboutOf(c)), kindOf(aboutOf(c))),
};

// ── The second weapon (FOL-5K.1) ─────────────────────────────────────────────────────────────────────────────────────

function secondWeapon(s: FolkloreState, who: Member, first: Card): Card {
  if (handsOf(first) !== 1) return NONE;
  for (const card of s.party[who].equipped) {
    if (card !== first && handsOf(card) === 1 && isWielded(s, card)) return card;
  }
  return NONE;
}

const secondAttack: FolkloreDecision<'secondAttack'> = {
  rule: 'FOL-5K.1',
  candidates(s, { who, weapon }) {
    const found: (number | 'no')[] = ['no'];
    const { form, pp } = s.party[who];
    if (form !== 'living' || secondWeapon(s, who, weapon) === NONE) return found;
    if (pp < priceOf(s, who, 'secondAttack', 1)) return found;
    const { strength } = s.skirmish;
    for (let kind = 0; kind < strength.length; kind++) if (strength[kind] > 0) found.push(kind);
    return found;
  },
  asked: 'ifChoice',
  facts(s, { who, weapon }, c) {
    if (c === 'no') return {};
    const second = secondWeapon(s, who, weapon);
    return { ...factsOfStrike(s, who, second, c), weapon: second, price: priceOf(s, who, 'secondAttack', 1) };
  },
  fallback: () => 'no',
  choose(s, { who, weapon }, c) {
    if (c === 'no') return;
    const price = priceOf(s, who, 'secondAttack', 1);
    const second = secondWeapon(s, who, weapon);
    changePp(s, who, -price, 'FOL-5K.1');
    strike(s, who, second, c);
  },
};

// ── The end ──────────────────────────────────────────────────────────────────────────────────────────────────────────

function skirmishEnds(s: FolkloreState, { pays }: { readonly pays: boolean }): void {
  const kinds = s.skirmish.kinds.slice();
  for (const kind of kinds) runText(s, foeKinds[kind].skirmish!.won, deedOf('foe', kind), NONE, NONE);
  fightEnds(s, { kinds: pays ? kinds : [], lootKinds: pays ? kinds : [], won: true });
}

export const skirmishSteps = {
  skirmishRound,
  skirmishCreature,
  skirmishHit,
  skirmishHarmed,
  skirmishCharacter,
  skirmishRolled,
  skirmishStruck,
  skirmishEnds,
};
export const skirmishDecisions = { stance, skirmishAction, skirmishStrike, secondAttack };
