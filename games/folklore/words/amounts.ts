/** Dice, distances and whom a text means, in words. Card texts speak to whoever holds the card: `you`. */
import { any, listed, partsOf, plain, say } from '@vesper/kernel';
import type { Mention, Sentence } from '@vesper/kernel';
import { foeKinds, foeNamed } from '../content/foes.ts';
import { UNLIMITED } from '../content/types.ts';
import type { Checkers, Dice, FoeType, Place, Target, Who } from '../content/types.ts';
import { typeName } from './names.ts';

/** `1d6+2`, `2d4`, `3`, `2 × 1d4`; always of what is gained or lost, never below it. */
export function dice({ n, sides, plus, times }: Dice): string {
  const factor = Math.abs(times);
  if (n === 0) return `${Math.abs(plus * factor)}`;
  const thrown = `${n}d${sides}${plus === 0 ? '' : plus > 0 ? `+${plus}` : `−${-plus}`}`;
  return factor === 1 ? thrown : `${factor} × ${thrown}`;
}

/** Whether the amount is taken and not given. */
export const isLoss = ({ n, plus, times }: Dice): boolean => times < 0 || (n === 0 && plus < 0);

export const steps = (n: number): string => (n === 1 ? '1 step' : `${n} steps`);

/** ` within 3 steps`; nothing where any distance will do. */
export function within(n: number, of = ''): string {
  if (n === UNLIMITED) return '';
  return n === 1 && of === '' ? ' beside you' : ` within ${steps(n)}${of}`;
}

/** `Undead or Demonic `. */
export const ofTypes = (types: readonly FoeType[]): Sentence =>
  types.length === 0 ? '' : say`${listed(types.map(typeName), 'or')} `;

const you: Mention = { text: 'you', you: true };
const they = (text: string): Mention => ({ text });

const persons = {
  leader: they('the leader'),
  checker: they('whoever tries it'),
  chosen: they('a living character whom the leader names'),
  random: they('a random living character'),
  each: they('every living character'),
  all: they('every living character and ghost'),
  self: you,
  target: they('the target'),
  foeThere: they('the foe there'),
} as const;

/** Somebody a text speaks of, to put before a verb. */
export function subject(who: Who): Mention {
  if (typeof who === 'string') return persons[who];
  if ('foe' in who) return they(`every ${foeKinds[foeNamed(who.foe)].name}`);
  if ('near' in who) return they(`every living character within ${steps(who.near)} of it`);
  if ('allies' in who) return they(`every ally${within(who.allies)}${who.self ? ', you included,' : ''}`);
  const kinds = plain(ofTypes(who.foes));
  return they(`every ${kinds}foe${who.nonAffliction ? ' that is no Affliction' : ''}${within(who.within)}`);
}

export const checkerOf = (by: Checkers): Mention =>
  typeof by === 'string' ? (by === 'checker' ? they('one of you') : persons[by]) : subject(by);

/** The same word with whoever the leader names left open: `who recovers 2 PP`. */
export const withWho = (sentence: Sentence): Sentence =>
  partsOf(sentence).map(part => (part === persons.chosen ? { text: 'who' } : part));

/** `an ally within 3 steps or yourself`. */
export function targetInWords(target: Target): Sentence {
  switch (target.at) {
    case 'nothing':
      return '';
    case 'ally':
      return `an ally${within(target.within)}${target.self ? ', or yourself' : ''}`;
    case 'ghost':
      return `a ghost${within(target.within)}`;
    case 'foe': {
      const limits = target.nonAffliction
        ? ` that is ${target.noSwarm ? 'neither Affliction nor swarm' : 'no Affliction'}`
        : '';
      const far = target.within === UNLIMITED ? ' anywhere in the fight' : within(target.within);
      return say`${any(plain(say`${ofTypes(target.types)}foe`))}${limits}${far}`;
    }
    case 'space':
      return `${target.free ? 'a free space' : 'a space'} in sight${within(target.within)}`;
  }
}

export function placeInWords(place: Place): string {
  switch (place) {
    case 'own':
      return 'on its own space';
    case 'targets':
      return 'on the target’s space';
    case 'chosen':
      return 'on the chosen space';
    case 'besideClosest':
      return 'on a free space beside the closest living character';
    case 'all':
      return 'on all spaces';
    default:
      return `on ${place}`;
  }
}
