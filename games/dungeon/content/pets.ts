/** The pets (FS), one of each. Index n is PET n + 1. */
import { digFree, gain, keepTraps } from './costs.ts';
import type { Effect, Pet, PetCard, PetMoment } from './types.ts';

export const MolePup: Pet = 2;
export const SnappingTurtle: Pet = 4;
export const SpittingToad: Pet = 5;
export const GuardGosling: Pet = 6;
export const LullabyOwl: Pet = 7;

/** A pet that was never used (DUN-6.10). */
export const UNUSED_PET_POINTS = 1;

function pet(id: string, name: string, moment: PetMoment, text: string, parts: Partial<PetCard> = {}): PetCard {
  return { id, name, moment, effect: null, damage: 0, hits: 'nobody', score: null, text, ...parts };
}

const producing = (id: string, name: string, text: string, effect: Effect): PetCard =>
  pet(id, name, 'production', text, { effect });

const scoring = (id: string, name: string, text: string, score: NonNullable<PetCard['score']>): PetCard =>
  pet(id, name, 'scoring', text, { score });

export const pets: readonly PetCard[] = [
  producing('PET1', 'Hoarding Hamster', 'In your Production it gives 2 food.', gain({ food: 2 })),
  producing('PET2', 'Magpie Whelp', 'In your Production it gives 1 gold, or 2 with six unconquered tunnels.', {
    do: 'forage',
    gold: 1,
    more: 1,
    tunnels: 6,
  }),
  producing('PET3', 'Mole Pup', 'In your Production it digs 1 tunnel, no imp needed.', digFree),
  producing('PET4', 'Tinker Rat', 'In your Production it finds 2 traps, of which you keep 1.', keepTraps(2, 1, 0)),
  pet('PET5', 'Snapping Turtle', 'creatures', 'Among your creatures it bites the first for 1.', {
    damage: 1,
    hits: 'first',
  }),
  pet('PET6', 'Spitting Toad', 'creatures', 'Among your creatures it spits at anyone but the first, for 1.', {
    damage: 1,
    hits: 'notFirst',
  }),
  pet('PET7', 'Guard Gosling', 'conquering', 'After fatigue it keeps your tile from being conquered, for a round.'),
  pet('PET8', 'Lullaby Owl', 'slowSpell', 'It puts the casters of a slow spell to sleep.'),
  scoring('PET9', 'Prize Poodle', 'At the end it gives 3 points if a paladin sits in your prison.', {
    of: 'paladins',
    per: 1,
    points: 3,
    once: true,
  }),
  scoring('PET10', 'Warren Rabbit', 'At the end it gives 1 point for every three unconquered tunnels.', {
    of: 'tunnels',
    per: 3,
    points: 1,
    once: false,
  }),
  scoring('PET11', 'Jail Mouse', 'At the end it gives 1 point for every two prisoners, paladins too.', {
    of: 'prisoners',
    per: 2,
    points: 1,
    once: false,
  }),
  scoring('PET12', 'Throne Cat', 'At the end it gives 1 point for every title, shared ones too.', {
    of: 'titles',
    per: 1,
    points: 1,
    once: false,
  }),
];

/** Those that are used at this moment. */
export function petsAt(moment: PetMoment): Pet[] {
  return pets.flatMap((card, which) => (card.moment === moment ? [which] : []));
}
