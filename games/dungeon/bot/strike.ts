/** What creatures and traps do to an imagined party. Targets: who can be eliminated, else whom it hurts most to leave. */
import { BARD, PALADIN, PRIEST, WIZARD } from '../content/adventurers.ts';
import type { BattleOption, CreatureCard, TrapCard } from '../content/types.ts';
import { copyParty, emptyParty, remove } from './party.ts';
import type { Party } from './party.ts';
import { weights } from './weights.ts';

/** The outcome of what was done last. */
export const toll = { worth: 0, points: 0, fallen: 0, prevented: false, unhealed: false, attacked: false };

export function clearToll(): void {
  toll.worth = 0;
  toll.points = 0;
  toll.fallen = 0;
  toll.prevented = false;
  toll.unhealed = false;
  toll.attacked = false;
}

/** Somebody takes damage; whoever falls is a prisoner. Returns whether he fell. */
export function hit(party: Party, place: number, damage: number): boolean {
  const brave = Math.min(damage, party.courage[place]);
  party.courage[place] -= brave;
  const taken = Math.min(damage - brave, party.stamina[place]);
  party.stamina[place] -= taken;
  toll.worth += weights.damage * taken;
  if (party.stamina[place] > 0.01) return false;
  toll.points += party.points[place];
  toll.fallen++;
  toll.worth += weights.elimination + 0.5 * party.points[place] + 0.2 * symbols(party, place);
  remove(party, place);
  return true;
}

function symbols(party: Party, place: number): number {
  return party.heart[place] + party.magic[place] + 0.5 * party.trap[place] + 0.5 * party.note[place];
}

// ── Creatures ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The best place for a blow, or -1 if all are barred. */
export function bestTarget(party: Party, { bars }: CreatureCard, damage: number): number {
  let best = -1;
  let most = -Infinity;
  for (let i = bars.first ? 1 : 0; i < party.size; i++) {
    if (bars.priests && party.kind[i] === PRIEST) continue;
    if (bars.paladin && party.kind[i] === PALADIN) continue;
    const needed = party.stamina[i] + party.courage[i];
    let appeal = 0.1 * Math.min(damage, needed) + 0.15 * symbols(party, i) - 0.02 * i;
    if (damage >= needed) appeal += 10 + party.points[i] + 0.1 * needed;
    else if (party.kind[i] === WIZARD || party.kind[i] === PRIEST) appeal += 0.2;
    if (appeal > most) {
      most = appeal;
      best = i;
    }
  }
  return best;
}

/** A creature uses one of its options. */
export function strike(party: Party, card: CreatureCard, option: BattleOption, bonus: number): void {
  const { attacks } = option;
  for (let nth = 0; nth < attacks.length; nth++) {
    if (party.size === 0) return;
    const { reach, damage } = attacks[nth];
    const blow = damage + bonus;
    if (reach === 'everyone') {
      for (let i = party.size - 1; i >= 0; i--) hit(party, i, blow);
    } else {
      const aimed = reach === 'anyone' || option.hypnosis;
      const place = aimed ? bestTarget(party, card, blow) : 0;
      if (place < 0) return;
      if (option.poison > 0) poison(party, place, option.poison, blow);
      const fell = hit(party, place, blow);
      if (fell && option.followUp > 0 && party.size > 0) hit(party, 0, option.followUp + bonus);
    }
    toll.attacked = true;
  }
  if (option.preventsConquering) toll.prevented = true;
  if (option.skipsHealing) toll.unhealed = true;
}

/** Poison bites later than it is given, but it is as good as damage. */
function poison(party: Party, place: number, amount: number, blow: number): void {
  const left = party.stamina[place] - blow;
  if (left <= 0.01) return;
  party.stamina[place] -= Math.min(amount, left - 0.01);
  toll.worth += 0.85 * weights.damage * Math.min(amount, left);
}

const trial = emptyParty();

/**
 * The option that a creature uses best against a party, if holding the tile is worth so much; -1 if it cannot do
 * anything. What it is worth is in `optionWorth`; `toll` is overwritten.
 */
export function bestOption(party: Party, card: CreatureCard, bonus: number, food: number, heldWorth: number): number {
  let best = -1;
  optionWorth = 0;
  const { options } = card;
  for (let i = 0; i < options.length; i++) {
    const option = options[i];
    if (option.food > food) continue;
    copyParty(trial, party);
    clearToll();
    strike(trial, card, option, bonus);
    let worth = toll.worth - 0.4 * option.food;
    if (toll.prevented && trial.size > 0) worth += heldWorth;
    if (option.returns && toll.attacked) worth += 0.5;
    if (worth > optionWorth) {
      optionWorth = worth;
      best = i;
    }
  }
  return best;
}

export let optionWorth = 0;

// ── Traps ────────────────────────────────────────────────────────────────────────────────────────────────────────────

const blows: number[] = Array.from({ length: 12 }, () => 0);

/** A trap is sprung on a party with so many trap symbols left; returns how many are used up. */
export function spring(party: Party, card: TrapCard, disarming: number): number {
  const { size } = party;
  let hasBard = false;
  for (let i = 0; i < size; i++) {
    const isBard = party.kind[i] === BARD;
    hasBard = hasBard || isBard;
    blows[i] = card.each + (isBard ? card.bards : 0);
    if (card.hushes) party.courage[i] = 0;
  }
  blows[0] += card.first + (hasBard ? 0 : card.withoutBards);
  if (card.mortal) blows[0] += party.stamina[0] + party.courage[0];
  if (size > 1) blows[1] += card.second;
  blows[size - 1] += card.last;
  if (card.chosen > 0) {
    const place = trapTargetOf(party, card, disarming);
    blows[place] += card.chosen;
    if (card.poison > 0) poison(party, place, card.poison, 0);
    if (card.antimagic && party.kind[place] === PRIEST) toll.unhealed = true;
  }
  let left = disarming;
  for (let i = 0; i < size; i++) {
    const struck = Math.min(left, blows[i]);
    blows[i] -= struck;
    left -= struck;
  }
  for (let i = size - 1; i >= 0; i--) if (blows[i] > 0) hit(party, i, blows[i]);
  if (card.preventsConquering) toll.prevented = true;
  return disarming - left;
}

/** Whom a dart or a thrown monster is meant for. */
export function trapTargetOf(party: Party, card: TrapCard, disarming: number): number {
  let best = 0;
  let most = -Infinity;
  for (let i = 0; i < party.size; i++) {
    const damage = Math.max(0, card.chosen - disarming) + card.poison;
    const needed = party.stamina[i] + party.courage[i];
    let appeal = 0.1 * Math.min(damage, needed) + 0.1 * symbols(party, i) - 0.02 * i;
    if (damage >= needed) appeal += 3 + party.points[i];
    if (card.antimagic && (party.kind[i] === PRIEST || party.kind[i] === WIZARD)) appeal += 1;
    if (appeal > most) {
      most = appeal;
      best = i;
    }
  }
  return best;
}
