/** DUN-R59: pets in battle. Their damage is not an attack. */
import { andThen, has, no, show, takeOut } from '@vesper/kernel';
import type { Objection, Refusal, Seat } from '@vesper/kernel';
import type { Ask, DungeonDecision } from '../../agenda.ts';
import type { UseOrKeep } from '../../agenda/combat.ts';
import { pets, petsAt } from '../../content/pets.ts';
import type { Adventurer, Pet, PetMoment } from '../../content/types.ts';
import type { DungeonState, Player } from '../../state.ts';
import { mayHavePet, tell } from '../../asking.ts';
import { hurt } from './damage.ts';

/** PET5 and PET6 act among the creatures. */
export const BATTLE_PETS: readonly Pet[] = petsAt('creatures');

/** Who is asked only if he has one would betray it. */
export function mayHaveBattlePet(player: Player): boolean {
  for (let i = 0; i < BATTLE_PETS.length; i++) if (mayHavePet(player, BATTLE_PETS[i])) return true;
  return false;
}

/** Turned face up, once and for all. */
function useUp(s: DungeonState, seat: Seat, pet: Pet): void {
  const player = s.players[seat];
  takeOut(player.pets, pet);
  if (has(player.openPets, pet)) takeOut(player.openPets, pet);
  else show(s);
  player.usedPets.push(pet);
  tell(s, { event: 'battlePetUsed', rule: 'DUN-R59', seat, pet });
}

// ── PET5, PET6 ───────────────────────────────────────────────────────────────────────────────────────────────────────

const noTarget = no('DUN-R59', 'noTarget');
const isFirst = no('DUN-R59', 'isFirst', (_s: DungeonState, { pet }: Ask<'petTarget'>) => ({ pet }));
const isInvisible = no('DUN-R39', 'isInvisible');

function refuseBite(s: DungeonState, pet: Pet, who: Adventurer): Objection | undefined {
  if (s.invisible[who] === 1) return isInvisible;
  return pets[pet].hits === 'notFirst' && s.players[s.battle.seat].line[0] === who ? isFirst : undefined;
}

/** Nobody there whom the pet could bite. */
export function refusePet(s: DungeonState, pet: Pet): Refusal | undefined {
  const { line } = s.players[s.battle.seat];
  const within = pets[pet].hits === 'first' ? line.slice(0, 1) : line;
  return within.some(who => refuseBite(s, pet, who) === undefined) ? undefined : noTarget;
}

export function setPetLoose(s: DungeonState, seat: Seat, pet: Pet): void {
  useUp(s, seat, pet);
  if (pets[pet].hits === 'first') bite(s, pet, s.players[seat].line[0]);
  else andThen(s, { ask: 'petTarget', seat, pet });
}

const petTarget: DungeonDecision<'petTarget'> = {
  rule: 'DUN-R59',
  asked: 'ifChoice',
  candidates: (s, { seat }) => s.players[seat].line,
  refuse: (s, { pet }, c) => refuseBite(s, pet, c),
  choose: (s, { pet }, c) => bite(s, pet, c),
};

function bite(s: DungeonState, pet: Pet, who: Adventurer): void {
  hurt(s, who, pets[pet].damage, 'pet', 'DUN-R59');
}

// ── PET7, PET8 ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** What a pet does that is used between the steps, and what its moment is called. */
const MOMENTS: { readonly [moment in PetMoment]?: { readonly name: string; act(s: DungeonState): void } } = {
  conquering: {
    name: 'guardTile',
    act(s) {
      s.battle.guarded = true;
    },
  },
  slowSpell: {
    name: 'sleepSpell',
    act(s) {
      s.battle.spellsSkipped = true;
    },
  },
};

/** DUN-X4: when a tile would fall or a slow spell be cast, everybody is asked who might have a pet for it. */
export function askForPet(s: DungeonState, seat: Seat, moment: PetMoment, from: Pet = 0): void {
  const player = s.players[seat];
  if (player.pets.length === 0) return;
  for (let pet = from; pet < pets.length; pet++) {
    if (pets[pet].moment !== moment || !mayHavePet(player, pet)) continue;
    andThen(s, { ask: 'usePet', seat, pet });
    return;
  }
}

const USE_OR_KEEP: readonly UseOrKeep[] = ['use', 'keep'];
const notYours = no('DUN-R59', 'notYourPet');

const usePet: DungeonDecision<'usePet'> = {
  rule: 'DUN-R59',
  candidates: () => USE_OR_KEEP,
  refuse: (s, { seat, pet }, c) => (c === 'use' && !has(s.players[seat].pets, pet) ? notYours : undefined),
  choose(s, { seat, pet }, c) {
    const { moment } = pets[pet];
    if (c === 'keep') {
      tell(s, { event: 'petKeptBack', rule: 'DUN-R59', seat, pet });
      askForPet(s, seat, moment, pet + 1);
      return;
    }
    useUp(s, seat, pet);
    MOMENTS[moment]!.act(s);
  },
  fallback: () => 'keep',
  passing: { choice: 'keep', moment: ({ pet }) => MOMENTS[pets[pet].moment]!.name },
};

export const petDecisions = { petTarget, usePet };
