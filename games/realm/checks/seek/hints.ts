/** What a hint is, and the ways and means that many intentions share. */
import type { Lead } from '@vesper/checkers';
import type { AskFrame, Choice } from '@vesper/kernel';
import type { Action, Taken } from '../../agenda.ts';
import { distance } from '../../content/distances.ts';
import { spaces } from '../../content/map.ts';
import { AmaraksBlessing, FindMagicGate } from '../../content/quests.ts';
import { FIRST_SPECIAL } from '../../content/types.ts';
import type { Card, Colour, HeroId, Space } from '../../content/types.ts';
import { NONE, QUEST } from '../../state.ts';
import type { Hero, RealmState, Source } from '../../state.ts';
import { holderOf, minionsAt } from '../../asking.ts';

/** What one intention says about a choice: more than 1 does it whatever the policy says, less than −1 prevents it. */
export type Hint = (s: RealmState, d: Taken) => number;

const taken = (d: AskFrame, choice: Choice): Taken => ({ ...d, choice }) as Taken;

/** Several intentions at once. */
export function after(...hints: readonly Hint[]): Lead<RealmState> {
  return (s, d, choice) => hints.reduce((sum, hint) => sum + hint(s, taken(d, choice)), 0);
}

export const MUST = 100;
export const NEVER = -100;

/** How much nearer an action brings a hero to one of some places; cards in `kept` are not spent on the way. */
export function nearer({ space }: Hero, c: Action, places: readonly Space[], kept: (card: Card) => boolean): number {
  if (!('to' in c) || c.action === 'archery' || places.length === 0) return 0;
  if ('card' in c && kept(c.card)) return 0;
  const gained = nearest(space, places) - nearest(c.to, places);
  return gained <= 0 ? 0 : 3 + gained - ('card' in c ? 0.5 : 0);
}

export function nearest(from: Space, places: readonly Space[]): number {
  let least = Infinity;
  for (const place of places) least = Math.min(least, distance[from][place]);
  return least;
}

export const none = (): boolean => false;

export const withMinions = (s: RealmState, colour: Colour): Space[] =>
  spaces.flatMap((_, space) => (minionsAt(s, space, colour) > 0 ? [space] : []));

/** These heroes are wanted, the first one most. */
export function takes(...order: readonly HeroId[]): Hint {
  return (_s, { ask, choice }) => {
    if (ask !== 'pickHero' && ask !== 'pickReplacement') return 0;
    const place = order.indexOf(choice);
    return place < 0 ? 0 : 9 - place;
  };
}

/** A hero who comes when another has died, and not before. */
export function comesLater(hero: HeroId): Hint {
  return (_s, { ask, choice }) => {
    if (choice !== hero) return 0;
    return ask === 'pickReplacement' ? 9 : ask === 'pickHero' ? NEVER : 0;
  };
}

/** The Special or quest that a choice uses up or throws away, or NONE. */
export function spentBy(d: Taken): Source {
  if (d.choice === 'q05') return QUEST + FindMagicGate;
  if (d.choice === 'q10') return QUEST + AmaraksBlessing;
  switch (d.ask) {
    case 'chooseAction': {
      const c = d.choice;
      if (c.action === 'play') return c.source;
      return (c.action === 'engage' || c.action === 'archery') && c.colour !== NONE ? QUEST + FindMagicGate : NONE;
    }
    case 'discardToLimit':
      return typeof d.choice === 'number' ? d.choice : d.choice.source;
    case 'playSpecial':
    case 'pickLostCard':
    case 'commit':
      return typeof d.choice === 'number' ? d.choice : NONE;
    default:
      return NONE;
  }
}

export const isSpecial = (source: Source): boolean => source >= FIRST_SPECIAL && source < QUEST;

/** These are neither played nor thrown away. */
export function keeps(...kept: readonly Source[]): Hint {
  return (_s, d) => (kept.includes(spentBy(d)) ? NEVER : 0);
}

/** Neither these nor any other Special of their owner: with one in hand the owner is asked. */
export function keepsAsked(...kept: readonly Source[]): Hint {
  return (s, d) => {
    const source = spentBy(d);
    if (kept.includes(source)) return NEVER;
    const isOwner = (held: Source): boolean => s.heroes[holderOf(s, held)]?.seat === d.seat;
    return isSpecial(source) && kept.some(isOwner) ? NEVER : 0;
  };
}
