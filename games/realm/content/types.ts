/** A minion colour, also the index of its General: 0 green, 1 black, 2 red, 3 blue. Ascending is colour order. */
export type Colour = number;
export const GREEN: Colour = 0;
export const BLACK: Colour = 1;
export const RED: Colour = 2;
export const BLUE: Colour = 3;
/** Special cards, Monarch City and the Inns; never a minion's colour. */
export const PURPLE: Colour = 4;
export const COLOURS = 4;

/** Index into `spaces`, 0–44. Ascending is board order. */
export type Space = number;

export interface SpaceCard {
  readonly id: string;
  readonly name: string;
  readonly kind: 'land' | 'city' | 'inn';
  readonly colour: Colour;
  /** A treasure chest (the Rogue's Thievery). */
  readonly chest: boolean;
  readonly x: number;
  readonly y: number;
  /** In board order. */
  readonly adjacent: readonly Space[];
}

/** Index into `heroes`, 0–7. */
export type HeroId = number;

export interface Skill {
  readonly name: string;
  readonly costsAction: boolean;
  /** In a line, for whoever picks a hero. */
  readonly gist: string;
  /** What it does, in our own words. */
  readonly text: string;
}

export interface HeroCard {
  readonly id: string;
  readonly name: string;
  readonly life: number;
  readonly skills: readonly Skill[];
}

export interface GeneralCard {
  readonly id: string;
  readonly name: string;
  readonly minion: string;
  readonly minions: string;
  readonly life: number;
  /** The wound is major at this life or below; 0 = never. */
  readonly majorLimit: number;
  /** A die hits its minions and the General itself from this number on. */
  readonly hitOn: number;
  readonly skill: string;
  readonly skillText: string;
  readonly penalty: { readonly wounds: number | 'D3' | 'd6'; readonly cards: number | 'd6' | 'all' };
  readonly slayer: string;
  /** Step 0 (start) to 4 (Monarch City). */
  readonly route: readonly Space[];
}

/** A Hero card: 0–79 location cards (`locationCards`), from 80 on Specials (`specials[card - FIRST_SPECIAL]`). */
export type Card = number;
export const FIRST_SPECIAL: Card = 80;

export interface LocationCard {
  readonly id: string;
  readonly location: Space;
  readonly icon: 'gate' | 'horse' | 'eagle';
  readonly dice: number;
}

/**
 * When something may be played out of the ordinary (REA-R40). D: while the active player chooses an action; N0: before
 * the first Night card; NR: before a Darkness card is resolved; CR: after a combat roll.
 */
export type Window = 'D' | 'N0' | 'NR' | 'CR';

/**
 * What Specials and quests do, in the words of one vocabulary. A word is a record in rules/effects/ (may it happen, what is
 * asked, what it does), in words/effects.ts (how it is asked and labelled) and in bot/effects.ts (what it is worth). Whatever
 * takes minions says with `defeat` how that is told; false = they are removed, which counts for no quest (REA-R50).
 */
export type Effect =
  // The land
  | { readonly do: 'placeGate' }
  /** In one location. */
  | { readonly do: 'cleanse'; readonly crystals: 1 | 'all' }
  /** A crystal where the hero stands. */
  | { readonly do: 'cleanseHere' }
  /** `way` is how it is told. */
  | { readonly do: 'moveHeroes'; readonly upTo: number; readonly to: 'spaces' | 'locations'; readonly way: string }
  // Minions
  /** All minions of so many locations. */
  | { readonly do: 'clear'; readonly colour: Colour | 'any'; readonly upTo: number; readonly defeat: string | false }
  /** All minions where the hero stands. */
  | { readonly do: 'clearHere'; readonly defeat: string }
  /** One by one, near a space; `die` = as many as a die shows, perhaps none. */
  | {
      readonly do: 'take';
      readonly near: Space;
      readonly within: 1 | 2;
      readonly upTo: number | 'die';
      readonly defeat: string | false;
    }
  /** A ride from neighbour to neighbour: `points` in all, at most `each` minions in a location. */
  | { readonly do: 'sweep'; readonly points: number; readonly each: number }
  // Generals and the Night
  /** A General may go back a step on its route. */
  | { readonly do: 'driveBack' }
  | { readonly do: 'spy' }
  | { readonly do: 'holdGeneral' }
  | { readonly do: 'cancelPlacement'; readonly colour: Colour | 'any' }
  /** `own` = in the Night of its own hero only. */
  | { readonly do: 'quietNight'; readonly own: boolean }
  | { readonly do: 'visions'; readonly cards: number }
  // Dice and cards
  | { readonly do: 'reroll' }
  | { readonly do: 'callColour'; readonly cards: number }
  | { readonly do: 'draw'; readonly cards: number }
  /** The topmost card of the colour. */
  | { readonly do: 'search'; readonly colour: Colour };

export interface SpecialCard {
  readonly id: string;
  readonly name: string;
  /** The General whose portrait it shows; PURPLE = any General. */
  readonly portrait: Colour;
  readonly dice: number;
  /** Empty = Battle Fury, an action of the own Daytime. */
  readonly windows: readonly Window[];
  /** One after another; what cannot happen is left out. */
  readonly effects: readonly Effect[];
  /** What it does, in our own words. */
  readonly text: string;
}

/** Index into `darknessCards`, 0–63. */
export type DarkCard = number;

/** "Next Location" as a General's destination. */
export const NEXT = -2;

export interface DarknessCard {
  readonly id: string;
  readonly kind: 'locations' | 'quiet' | 'patrols' | 'warParty' | 'city';
  /** A and B. The minions' colour is the location's. */
  readonly places: readonly { readonly space: Space; readonly minions: number }[];
  readonly general: { readonly who: Colour; readonly to: Space; readonly minions: number } | null;
}

/** Index into `quests`, 0–23. */
export type Quest = number;

export interface QuestCard {
  readonly id: string;
  readonly name: string;
  /** How it is completed. */
  readonly goal:
    | { readonly by: 'roll'; readonly at: Space; readonly dice: number; readonly needs: number; readonly keep: boolean }
    | { readonly by: 'gate' }
    | { readonly by: 'inns' }
    | { readonly by: 'visits'; readonly at: readonly Space[] }
    | { readonly by: 'everyColour' }
    | { readonly by: 'hunt'; readonly colour: Colour; readonly count: number }
    | { readonly by: 'scout'; readonly general: Colour };
  readonly reward: 'passive' | 'spend' | 'now';
  /** Where a spent reward may be used, like a Special; empty if not in a window. */
  readonly windows: readonly Window[];
  /** What a reward does that is spent or given at once; empty where it works all the time or in a battle. */
  readonly effects: readonly Effect[];
  /** How to complete it, in our own words. */
  readonly task: string;
  /** What it gives, in our own words. */
  readonly text: string;
}
