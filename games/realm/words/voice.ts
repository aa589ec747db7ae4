/**
 * Who and what is spoken of. Heroes go by their names, "the Wizard"; only a viewer who runs a single hero is called
 * "you". A fallen hero's place is taken by another one, so sentences about the past use the hero that the event names.
 */
import { count, listed, named } from '@vesper/kernel';
import type { Mention, Seat, Sentence } from '@vesper/kernel';
import { generals } from '../content/generals.ts';
import { heroes } from '../content/heroes.ts';
import { COLOURS } from '../content/types.ts';
import type { Card, Colour, HeroId, Quest, Space } from '../content/types.ts';
import { cardKey, doneKey, generalKey, heroKey, questKey, sourceKey, spaceKey } from '../pieces.ts';
import { NONE } from '../state.ts';
import type { Slot, Source } from '../state.ts';
import type { RealmView } from '../view.ts';
import { cardLabel, cardName, generalName, questName, sourceName, spaceName } from './names.ts';

/** A hero's place, and who was there when it happened; without `hero` whoever is there now. */
export interface Somebody {
  readonly slot: Slot;
  readonly hero?: HeroId;
}

/** The slots of a seat, in hero order. */
export function slotsOf(view: RealmView, seat: Seat): Slot[] {
  return view.heroes.flatMap((hero, slot) => (hero.seat === seat ? [slot] : []));
}

/** Whoever runs one hero goes by its name, others by their number; pages put people's names in place of both. */
export function seatName(view: RealmView, seat: Seat): string {
  const [slot, ...others] = slotsOf(view, seat);
  const hero = others.length === 0 ? (view.heroes[slot]?.hero ?? NONE) : NONE;
  return hero === NONE ? `Player ${seat + 1}` : heroes[hero].name;
}

export const player = (view: RealmView, seat: Seat): Mention => ({ text: seatName(view, seat), seat });

/** Whether the viewer runs this hero and no other. */
export function isYou(view: RealmView, slot: Slot): boolean {
  return view.heroes[slot].seat === view.viewer && slotsOf(view, view.viewer).length === 1;
}

/** `the Wizard`, also of oneself; `the hero` for a place that is empty. Who else runs one hero goes by their own name. */
export function heroOf(view: RealmView, somebody: Somebody): Mention {
  const { seat } = view.heroes[somebody.slot];
  const itself = heroItself(view, somebody);
  return seat !== view.viewer && slotsOf(view, seat).length === 1 ? { ...itself, seat } : itself;
}

/** The hero and not whoever runs it: taken, fallen, arrived. */
export function heroItself(view: RealmView, { slot, hero = view.heroes[slot].hero }: Somebody): Mention {
  return named(heroKey(slot), hero === NONE ? 'the hero' : `the ${heroes[hero].name}`);
}

/** `you`, `the Wizard`. */
export function who(view: RealmView, somebody: Somebody): Mention {
  const { slot } = somebody;
  if (!isYou(view, slot)) return heroOf(view, somebody);
  return { text: 'you', you: true, seat: view.heroes[slot].seat, piece: heroKey(slot) };
}

export const space = (which: Space): Mention => named(spaceKey(which), spaceName(which));
export const general = (which: Colour): Mention => named(generalKey(which), generalName(which));
/** `Father Oak Forest (Horse)`. */
export const card = (which: Card): Mention => named(cardKey(which), cardName(which));
/** The same, so that two equal cards of one hand can be told apart. */
export const cardOf = (which: Card, hand: readonly Card[]): Mention => named(cardKey(which), cardLabel(which, hand));
/** A quest that a hero pursues. */
export const quest = (which: Quest, slot: Slot): Mention => named(questKey(slot), questName(which));
export const completed = (which: Quest): Mention => named(doneKey(which), questName(which));
/** A Special or a spent quest. */
export const source = (which: Source): Mention => named(sourceKey(which), sourceName(which));

/** `1 die`, `2 dice`. */
export const dice = (n: number): Mention => count(n, 'die', 'dice');

/** `1 Orc`, `3 Undead`. */
export const minions = (n: number, colour: Colour): Mention =>
  count(n, generals[colour].minion, generals[colour].minions);

/** `2 Orcs and 1 Demon`, or something else if there are none. */
export function minionsIn(view: RealmView, where: Space, none: string): Sentence {
  const found: Mention[] = [];
  for (let colour = 0; colour < COLOURS; colour++) {
    const n = view.minions[where * COLOURS + colour];
    if (n > 0) found.push(minions(n, colour));
  }
  return found.length === 0 ? none : listed(found);
}
