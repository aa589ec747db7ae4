/** Healing the land and healing wounds (REA-5.11 to REA-5.15). */
import { no, roll } from '@vesper/kernel';
import type { Objection, RuleId } from '@vesper/kernel';
import type { Ask } from '../agenda.ts';
import { cardColour } from '../content/cards.ts';
import { isHaven } from '../content/distances.ts';
import { Sorceress } from '../content/heroes.ts';
import { spaces } from '../content/map.ts';
import type { Card } from '../content/types.ts';
import type { Hero, RealmState, Slot } from '../state.ts';
import { tell } from '../asking.ts';
import { cardChosen, slotAsked } from './because.ts';
import { discardCard } from './cards.ts';
import { regain } from './wounds.ts';

/** A die heals the land from this number on. */
export const LAND_HEALS_ON = 5;

// ── The land ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const notTainted = no('REA-5.11', 'notTainted');
const notTheLandsColour = no(
  'REA-R35',
  'notTheLandsColour',
  (s: RealmState, d: Ask<'chooseAction'>, c: { readonly card: Card }) => ({
    ...cardChosen(s, d, c),
    land: spaces[s.heroes[d.slot].space].colour,
  }),
);

/** Why a card of the hand does not heal the land here. Minions and a General do not prevent it. */
export function refuseHealLand(s: RealmState, { space }: Hero, card: Card): Objection | undefined {
  if (s.crystals[space] === 0) return notTainted;
  return cardColour[card] === spaces[space].colour ? undefined : notTheLandsColour;
}

/** Two dice, and one more by the Sorceress's Visions. */
export function landDice({ hero }: Hero): number {
  return hero === Sorceress ? 3 : 2;
}

export function healLand(s: RealmState, slot: Slot, card: Card): void {
  discardCard(s, slot, card, 'REA-5.11');
  rollForLand(s, slot, 'healLand', 'REA-5.11');
}

const minionsInTheWay = no('REA-5.7', 'minionsInTheWay');

/** Sanctify Land, the Cleric's. */
export function refuseSanctify(s: RealmState, { space }: Hero): Objection | undefined {
  if (s.crystals[space] === 0) return notTainted;
  return s.crowd[space] === 0 ? undefined : minionsInTheWay;
}

export function sanctify(s: RealmState, slot: Slot): void {
  rollForLand(s, slot, 'sanctify', 'REA-5.7');
}

/** REA-5.12, REA-5.13, REA-R35: one crystal at most, back to the supply. */
function rollForLand(s: RealmState, slot: Slot, why: 'healLand' | 'sanctify', rule: RuleId): void {
  const hero = s.heroes[slot];
  const faces: number[] = [];
  let healed = false;
  for (let dice = landDice(hero); dice > 0; dice--) {
    const face = roll(s, 6);
    faces.push(face);
    if (face >= LAND_HEALS_ON) healed = true;
  }
  tell(s, { event: 'diceRolled', rule, slot, why, faces, needs: LAND_HEALS_ON });
  if (!healed) return;
  s.crystals[hero.space]--;
  s.crystalSupply++;
  tell(s, { event: 'landHealed', rule: 'REA-5.12', slot, space: hero.space, left: s.crystals[hero.space] });
}

// ── Wounds ───────────────────────────────────────────────────────────────────────────────────────────────────────────

const noWounds = no('REA-R32', 'noWounds', slotAsked);
const minionsPreventHealing = no('REA-7.3', 'minionsPreventHealing');

export function refuseHealWounds(s: RealmState, { lost, space }: Hero): Objection | undefined {
  if (lost === 0) return noWounds;
  return isHaven(space) || s.crowd[space] === 0 ? undefined : minionsPreventHealing;
}

/** REA-5.14, REA-5.15. */
export function woundsHealedHere({ lost, space }: Hero): number {
  return isHaven(space) ? lost : Math.min(2, lost);
}

export function healWounds(s: RealmState, slot: Slot): void {
  const hero = s.heroes[slot];
  regain(s, slot, woundsHealedHere(hero), isHaven(hero.space) ? 'REA-5.14' : 'REA-5.15');
}
