/** Dice that lie on the table or were just thrown, ready to be drawn. */
import type { Told } from '@vesper/kernel';
import { generals } from '../content/generals.ts';
import type { Colour } from '../content/types.ts';
import type { RealmEvent } from '../events.ts';
import { NONE } from '../state.ts';
import type { Roll, Slot } from '../state.ts';

export interface Throw {
  readonly slot: Slot;
  readonly title: string;
  readonly dice: readonly { readonly face: number; readonly hit?: boolean; readonly colour?: Colour }[];
  /** `3+ (+1)`, what a die needs. */
  readonly needs: string;
}

interface Dice {
  readonly kind: Roll['kind'];
  readonly colours: readonly Colour[];
  readonly faces: readonly number[];
  readonly modifiers: readonly number[];
}

/** REA-R25: a natural 1 never hits a General. */
export const isHit = ({ kind, modifiers }: Pick<Dice, 'kind' | 'modifiers'>, colour: Colour, face: number): boolean =>
  face + modifiers[colour] >= generals[colour].hitOn && !(kind === 'general' && face === 1);

export const diceOf = (roll: Dice): Throw['dice'] =>
  roll.faces.map((face, i) => ({ face, colour: roll.colours[i], hit: isHit(roll, roll.colours[i], face) }));

export function needsOf({ colours, modifiers }: Dice): string {
  const seen = [...new Set(colours)];
  return seen
    .map(c => `${generals[c].minions} ${generals[c].hitOn}+${modifiers[c] > 0 ? ` (+${modifiers[c]})` : ''}`)
    .join(', ');
}

const titles = {
  healLand: 'Heal the land',
  sanctify: 'Sanctify the land',
  quest: 'Quest',
  envoy: 'The envoy calls',
  fireball: 'Fireball',
  penaltyWounds: 'Wounds',
  penaltyCards: 'Cards lost',
} as const;

const kinds = { engage: 'Fight', archery: 'Archery', general: 'Attack' } as const;

/** The throws among these events, re-rolls worked in. */
export function throwsIn(told: readonly Told[]): readonly Throw[] {
  const found: Throw[] = [];
  let last: Dice | undefined;
  for (const { event } of told) {
    const now = event as RealmEvent;
    if (now.event === 'combatRolled') {
      last = now;
      found.push({ slot: now.slot, title: kinds[now.kind], dice: diceOf(now), needs: needsOf(now) });
    } else if (now.event === 'rerolled' && last !== undefined) {
      last = { ...last, faces: now.faces };
      found.pop();
      found.push({
        slot: now.slot,
        title: `${kinds[last.kind]}, rolled again`,
        dice: diceOf(last),
        needs: needsOf(last),
      });
    } else if (now.event === 'diceRolled') {
      const judged = now.needs > 0 && now.why !== 'envoy';
      found.push({
        slot: now.slot,
        title: titles[now.why],
        dice: now.faces.map(face => (judged ? { face, hit: face >= now.needs } : { face })),
        needs: judged ? `${now.needs}${now.needs < 6 ? '+' : ''}` : '',
      });
    } else if (now.event === 'corruptionRolled') {
      found.push({ slot: now.slot, title: 'Corruption', dice: [{ face: now.face, hit: !now.lost }], needs: '2+' });
    }
  }
  return found.filter(({ dice, slot }) => dice.length > 0 && slot !== NONE);
}
