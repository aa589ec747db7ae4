/** REA-R31, REA-R32, REA-R5: Life Tokens lost and regained, death, and the hero who comes instead. */
import { andThen, has, isHeard, no, show } from '@vesper/kernel';
import type { RuleId } from '@vesper/kernel';
import type { RealmDecision } from '../agenda.ts';
import { Dwarf, Paladin, heroes } from '../content/heroes.ts';
import { MonarchCity } from '../content/map.ts';
import type { HeroId } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { RealmState, Slot } from '../state.ts';
import { isInPlay, tell } from '../asking.ts';
import { discardCard, drawHeroCards, drawQuest } from './cards.ts';

/** What wounds a hero: minions at the end of Daytime, or a General after a lost battle. */
type Wounder = 'minions' | 'general';

/** The Dwarf's armor and the Paladin's aura keep off one wound each time. */
export function reducedWounds(s: RealmState, slot: Slot, amount: number, from: Wounder = 'minions'): number {
  const { hero } = s.heroes[slot];
  if (amount === 0 || (hero !== Dwarf && hero !== Paladin)) return amount;
  const rule = from === 'minions' ? 'REA-R4' : 'REA-R30';
  tell(s, { event: 'woundIgnored', rule, slot, amount: 1, by: hero === Dwarf ? 'armor' : 'aura' });
  return amount - 1;
}

/**
 * REA-R31: takes face-down tokens first, then face-up ones. True = the hero died: its replacement is asked for next, so
 * put what follows on the agenda before.
 */
export function wound(s: RealmState, slot: Slot, amount: number, from: Wounder, rule: RuleId): boolean {
  const hero = s.heroes[slot];
  const taken = Math.min(amount, hero.down + hero.up);
  if (taken === 0) return false;
  const fromDown = Math.min(taken, hero.down);
  hero.down -= fromDown;
  hero.up -= taken - fromDown;
  hero.lost += taken;
  if (isHeard(s)) tell(s, { event: 'wounded', rule, slot, amount: taken, from });
  if (hero.down + hero.up > 0) return false;
  die(s, slot);
  return true;
}

/** REA-R32: tokens come back face down. */
export function regain(s: RealmState, slot: Slot, amount: number, rule: RuleId = 'REA-R32'): void {
  const hero = s.heroes[slot];
  const regained = Math.min(amount, hero.lost);
  if (regained === 0) return;
  hero.lost -= regained;
  hero.down += regained;
  tell(s, { event: 'woundsHealed', rule, slot, amount: regained });
}

/** REA-R5 (1), REA-7.9: everything the hero had is gone. */
function die(s: RealmState, slot: Slot): void {
  const hero = s.heroes[slot];
  tell(s, { event: 'heroDied', rule: 'REA-5.34', slot, hero: hero.hero });
  if (!s.terms.openHands) show(s); // the hand is laid open
  while (hero.hand.length > 0) discardCard(s, slot, hero.hand[0], 'REA-R5');
  if (hero.quest !== NONE) s.questBox.push(hero.quest);
  for (const quest of hero.completed) s.questBox.push(quest);
  for (const general of hero.slain) s.slainBox.push(general);
  if (!has(s.fallen, hero.hero)) s.fallen.push(hero.hero);
  hero.hero = NONE;
  hero.space = MonarchCity;
  hero.up = 0;
  hero.down = 0;
  hero.lost = 0;
  hero.bonus = 0;
  hero.known = [];
  hero.quest = NONE;
  hero.progress = 0;
  hero.completed = [];
  hero.spent = [];
  hero.slain = [];
  hero.style = 'none';
  hero.form = NONE;
  hero.ambush = false;
  hero.freshMount = false;
  if (slot === s.active) s.activeDied = true;
  andThen(s, { ask: 'pickReplacement', seat: hero.seat, slot });
}

const heroInPlay = no('REA-R5', 'heroInPlay');
const hasFallen = no('REA-R5', 'heroFallen');

const HEROES: readonly HeroId[] = heroes.map((_, hero) => hero);

/** REA-R5 (2): fallen heroes return only when nobody else is left. */
function isFreshHeroLeft(s: RealmState): boolean {
  for (const hero of HEROES) if (!isInPlay(s, hero) && !has(s.fallen, hero)) return true;
  return false;
}

const pickReplacement: RealmDecision<'pickReplacement'> = {
  rule: 'REA-5.34',
  asked: 'ifChoice',
  candidates: () => HEROES,
  refuse(s, _d, c) {
    if (isInPlay(s, c)) return heroInPlay;
    return has(s.fallen, c) && isFreshHeroLeft(s) ? hasFallen : undefined;
  },
  choose(s, { slot }, c) {
    andThen(s, { do: 'arrive', slot, hero: c });
  },
};

/** REA-R5 (3). */
function arrive(s: RealmState, { slot, hero: id }: { readonly slot: Slot; readonly hero: HeroId }): void {
  const hero = s.heroes[slot];
  hero.hero = id;
  hero.space = MonarchCity;
  hero.up = heroes[id].life;
  tell(s, { event: 'heroArrived', rule: 'REA-7.8', slot, hero: id });
  drawHeroCards(s, slot, 2, 'REA-7.8');
  drawQuest(s, slot, 'REA-7.8');
}

export const woundSteps = { arrive };
export const woundDecisions = { pickReplacement };
