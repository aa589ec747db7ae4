/** One round of an imagined combat: the best trap, the best creatures (or what is planned), fatigue, the tile. */
import { takeOut } from '@vesper/kernel';
import type { Plan } from '../battle.ts';
import { PALADIN } from '../content/adventurers.ts';
import { combatCards } from '../content/combatCards.ts';
import { traps } from '../content/traps.ts';
import type { Cell, CombatCard, Creature, CreatureCard, CreatureKind, Trap, TrapCard } from '../content/types.ts';
import { monsterLimit, roomBonus, skipsSpells, surcharge, trapLimit } from '../rules/combat/tiles.ts';
import { NONE, ROOM } from '../state.ts';
import type { Player, Tile } from '../state.ts';
import { mightOfKind } from './might.ts';
import { copyParty, emptyParty } from './party.ts';
import type { Party } from './party.ts';
import { castSpell, castable, meanFatigue, recover } from './spells.ts';
import { bestOption, clearToll, hit, optionWorth, spring, strike, toll } from './strike.ts';
import { weights } from './weights.ts';

/** A combat as it stands: the party, creatures that can still be sent, traps, tiles, means, and the points so far. */
export interface War {
  readonly party: Party;
  readonly troop: CreatureCard[];
  readonly kinds: CreatureKind[];
  /** The tile of each creature; NONE for one that is only thought of. */
  readonly numbers: number[];
  readonly spent: boolean[];
  readonly hand: Trap[];
  /** Unconquered tiles, nearest first. */
  readonly way: Cell[];
  points: number;
  food: number;
  gold: number;
  imps: number;
  prisoners: number;
}

export function emptyWar(): War {
  return {
    party: emptyParty(),
    troop: [],
    kinds: [],
    numbers: [],
    spent: [],
    hand: [],
    way: [],
    points: 0,
    food: 0,
    gold: 0,
    imps: 0,
    prisoners: 0,
  };
}

/** One more creature to send. */
export function enlist(to: War, card: CreatureCard, kind: CreatureKind, number: number): void {
  to.troop.push(card);
  to.kinds.push(kind);
  to.numbers.push(number);
  to.spent.push(false);
}

/** The war that is fought. */
export const war = emptyWar();
const { troop, kinds, numbers, spent, hand, way } = war;

/** Begins as another stands on its eve, without one of its creatures. */
export function beginWar(eve: War, without: Creature): void {
  copyParty(war.party, eve.party);
  troop.length = 0;
  kinds.length = 0;
  numbers.length = 0;
  spent.length = 0;
  for (let i = 0; i < eve.troop.length; i++) {
    if (eve.numbers[i] !== without) enlist(war, eve.troop[i], eve.kinds[i], eve.numbers[i]);
  }
  copyList(hand, eve.hand);
  copyList(way, eve.way);
  war.points = 0;
  war.food = eve.food;
  war.gold = eve.gold;
  war.imps = eve.imps;
  war.prisoners = eve.prisoners;
  isFirst = true;
  firstRound.cell = NONE;
  firstRound.traps.length = 0;
  firstRound.creatures.length = 0;
}

function copyList(to: number[], from: readonly number[]): void {
  to.length = from.length;
  for (let i = 0; i < from.length; i++) to[i] = from[i];
}

/** What was done in the first round after `beginWar`. */
export const firstRound: Plan = { cell: NONE, traps: [], creatures: [], freed: NONE, committed: false };
let isFirst = false;

/** The creatures in the battle of this round, as places in the troop. */
const sent: number[] = [];
let prevented = false;
let unhealed = false;
let attacked = false;

export function fight(player: Player, plan: Plan | null, year: number, card: CombatCard, isLast: boolean): void {
  const { party } = war;
  const at = plan === null ? 0 : way.indexOf(plan.cell);
  if (way.length === 0 || at < 0) {
    freeSomebody();
    return;
  }
  const tile = player.dungeon[way[at]];
  if (isFirst) firstRound.cell = way[at];
  prevented = false;
  unhealed = false;
  attacked = false;
  encourage();
  springTraps(plan, tile, isLast);
  sent.length = 0;
  if (plan === null) send(tile, isLast);
  else sendPlanned(plan);
  if (isFirst) for (let i = 0; i < sent.length; i++) firstRound.creatures.push(numbers[sent[i]]);
  isFirst = false;
  const casts = card !== NONE && party.size > 0 && !skipsSpells(tile) && castable(party, card) && !isStopped(card);
  const isFast = casts && combatCards[card].fast;
  if (isFast) war.points -= castSpell(party, card, kinds, sent);
  attack(tile);
  if (casts && !isFast && party.size > 0) war.points -= castSpell(party, card, kinds, sent);
  if (attacked && !unhealed) healAll();
  for (let i = 0; i < party.size; i++) party.courage[i] = 0;
  if (prevented || party.size === 0) return;
  tire(card === NONE ? meanFatigue(year) : combatCards[card].fatigue);
  if (party.size === 0) return;
  conquer(at, tile);
  if (casts && combatCards[card].spell.do === 'findPath' && way.length > 0) conquer(0, player.dungeon[way[0]]);
}

/** DUN-R36. */
function freeSomebody(): void {
  if (war.prisoners === 0) return;
  war.prisoners--;
  war.points -= 2;
}

/** What a lost room would have brought until the end, beside its own two points, is not counted. */
function conquer(at: number, tile: Tile): void {
  way.splice(at, 1);
  war.points -= tile >= ROOM ? 4 : 2;
}

/** DUN-R58, without mourning. */
function encourage(): void {
  const { party } = war;
  let notes = 0;
  for (let i = 0; i < party.size; i++) notes += party.note[i];
  for (let i = 0; notes > 0 && i < party.size; i++) {
    if (party.kind[i] === PALADIN) continue;
    const given = Math.min(1, notes);
    party.courage[i] += given;
    notes -= given;
  }
}

/** What has just been done to the party is written down. */
function settle(): void {
  war.points += toll.points;
  war.prisoners += toll.fallen;
  prevented = prevented || toll.prevented;
  unhealed = unhealed || toll.unhealed;
  attacked = attacked || toll.attacked;
}

// ── Traps ────────────────────────────────────────────────────────────────────────────────────────────────────────────

function springTraps(plan: Plan | null, tile: Tile, isLast: boolean): void {
  const { party } = war;
  let disarming = 0;
  for (let i = 0; i < party.size; i++) disarming += party.trap[i];
  const limit = plan === null ? trapLimit(tile) : plan.traps.length;
  for (let n = 0; n < limit && party.size > 0; n++) {
    const trap = plan === null ? bestTrap(tile, disarming, isLast) : plan.traps[n];
    if (trap === NONE) return;
    takeOut(hand, trap);
    if (isFirst) firstRound.traps.push(trap);
    const { cost } = traps[trap];
    war.points -= priceOf(traps[trap], tile);
    war.gold -= cost.gold + surcharge(tile);
    war.food -= cost.food;
    war.imps -= cost.imps;
    clearToll();
    disarming -= spring(party, traps[trap], disarming);
    settle();
  }
}

/** What a trap costs, in points. */
function priceOf({ cost }: TrapCard, tile: Tile): number {
  const spentOn = 0.4 * cost.food + 0.4 * (cost.gold + surcharge(tile)) + 0.7 * cost.imps;
  return spentOn + 1.8 * cost.monsters + 3 * cost.marks;
}

const trial = emptyParty();

function bestTrap(tile: Tile, disarming: number, isLast: boolean): Trap {
  let best = NONE;
  let most = isLast ? 0.1 : weights.keptTrap;
  for (let i = 0; i < hand.length; i++) {
    if (hand.indexOf(hand[i]) !== i) continue;
    const card = traps[hand[i]];
    const { cost } = card;
    if (cost.food > war.food || cost.gold + surcharge(tile) > war.gold || cost.imps > war.imps) continue;
    copyParty(trial, war.party);
    clearToll();
    spring(trial, card, disarming);
    const held = toll.prevented && trial.size > 0 ? weights.tileHeld : 0;
    const worth = toll.worth + held - priceOf(card, tile);
    if (worth > most) {
      most = worth;
      best = hand[i];
    }
  }
  return best;
}

// ── Creatures ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** An Elderbeast in the battle (DUN-R39). */
function isStopped(card: CombatCard): boolean {
  const { fast } = combatCards[card];
  for (let i = 0; i < sent.length; i++) if (fast ? troop[sent[i]].skipsFast : troop[sent[i]].skipsSlow) return true;
  return false;
}

function sendPlanned(plan: Plan): void {
  for (let i = 0; i < plan.creatures.length; i++) {
    const at = numbers.indexOf(plan.creatures[i]);
    if (at >= 0) sent.push(at);
  }
}

/** Sends what does most, one after another. */
function send(tile: Tile, isLast: boolean): void {
  let monsters = monsterLimit(tile);
  copyParty(trial, war.party);
  while (trial.size > 0) {
    let best = -1;
    let bestUse = 0;
    let most = isLast ? 0.05 : weights.keptCreature;
    for (let i = 0; i < troop.length; i++) {
      if (spent[i] || sent.includes(i) || (troop[i].monster && monsters === 0)) continue;
      const use = bestOption(trial, troop[i], roomBonus(tile, kinds[i]), war.food, weights.tileHeld);
      const worth = optionWorth - weights.overkill * mightOfKind(kinds[i]);
      if (worth > most) {
        most = worth;
        best = i;
        bestUse = use;
      }
    }
    if (best < 0) return;
    sent.push(best);
    if (troop[best].monster) monsters--;
    strike(trial, troop[best], troop[best].options[bestUse], roomBonus(tile, kinds[best]));
  }
}

function attack(tile: Tile): void {
  const { party } = war;
  for (let i = 0; i < sent.length; i++) {
    const card = troop[sent[i]];
    spent[sent[i]] = !card.staysUpIdle;
    if (party.size === 0) continue;
    const bonus = roomBonus(tile, kinds[sent[i]]);
    const at = bestOption(party, card, bonus, war.food, prevented ? 0 : weights.tileHeld);
    if (at < 0) continue;
    const option = card.options[at];
    war.food -= option.food;
    war.points -= 0.4 * option.food;
    spent[sent[i]] = !option.returns;
    clearToll();
    strike(party, card, option, bonus);
    settle();
  }
}

// ── Afterwards ───────────────────────────────────────────────────────────────────────────────────────────────────────

function healAll(): void {
  const { party } = war;
  let hearts = 0;
  for (let i = 0; i < party.size; i++) hearts += party.heart[i];
  recover(party, hearts);
}

/** DUN-4.31. */
function tire(fatigue: number): void {
  const { party } = war;
  let left = fatigue;
  clearToll();
  while (left > 0.01 && party.size > 0) {
    const taken = Math.min(left, party.stamina[0]);
    hit(party, 0, taken);
    left -= taken;
  }
  settle();
}
