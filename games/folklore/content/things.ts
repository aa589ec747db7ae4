/** What is in the box: characters, cards, foes, the World Map, adventure maps and stories, as types. */
import type {
  AbilityId,
  AfflictionId,
  BookletId,
  CarriedId,
  CompanionId,
  ConsumableId,
  CreatureId,
  EncampmentId,
  EventId,
  FoeId,
  HeirloomId,
  MapId,
  NodeId,
  OffRoadNodeId,
  PrayerId,
  RecipeId,
  RitualId,
  SiteId,
  StarterId,
  TarotId,
  TownId,
} from './ids.ts';
import type {
  Area,
  ByParty,
  ClauseText,
  Condition,
  Dice,
  FeatureKey,
  FoeType,
  Keywords,
  Modifiers,
  Power,
  Skill,
  SpaceName,
  Target,
  Texts,
} from './types.ts';

// ── Characters (FOL-3.1) ─────────────────────────────────────────────────────────────────────────────────────────────

export const ABILITY_KEYWORDS = ['aim', 'arms', 'wild', 'devotion', 'mind', 'arcane', 'shadow', 'charm'] as const;
export type AbilityKeyword = (typeof ABILITY_KEYWORDS)[number];
export type MysticKind = 'prayer' | 'ritual';

/** A character with its booklet. */
export interface Booklet {
  readonly id: BookletId;
  readonly name: string;
  readonly might: number;
  readonly defense: number;
  readonly damage: number;
  readonly vita: number;
  readonly pp: number;
  readonly stride: number;
  readonly mystic: MysticKind | 'none';
  readonly keywords: readonly [AbilityKeyword, AbilityKeyword, AbilityKeyword];
  readonly skills: { readonly [S in Skill]: number };
  readonly special: NamedPower;
  readonly paths: readonly [Path, Path];
  /** Worth 3 AP. */
  readonly abilities: readonly [AbilityId, AbilityId];
  readonly starters: readonly StarterId[];
  readonly heirloom: HeirloomId;
  /** Random mystic cards to begin with. */
  readonly mystics: number;
  readonly ghost: Ghost;
  /** The own rows of the lore tree. */
  readonly lore: { readonly [At in 200 | 350 | 950 | 1400]: readonly [Power, Power] };
}

export interface NamedPower extends Power {
  readonly name: string;
}

export interface Path extends NamedPower {
  /** What 500 lore offers on this path. */
  readonly lore: readonly [Power, Power];
}

export interface Ghost {
  readonly might: number;
  readonly defense: number;
  readonly damage: number;
  readonly stride: number;
  /** For 1, 2 and 3 GP. */
  readonly powers: readonly [NamedPower, NamedPower, NamedPower];
}

/** FOL-6.2: what reaching so much lore gives to everybody, unless the booklet has a row of its own. */
export interface Threshold {
  readonly lore: number;
  readonly ap: number;
  readonly choices: readonly [LoreChoice, LoreChoice] | 'own' | 'path';
  /** For the ghost. */
  readonly ghostDefense: number;
  readonly ghostPoints: number;
  readonly retrain: boolean;
}
/** `anySkill`: the owner also says which skill. */
export type LoreChoice = Power | 'anySkill';

// ── Cards ────────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface Ability extends NamedPower {
  readonly id: AbilityId;
  readonly keyword: AbilityKeyword;
  readonly ap: number;
}

export type Slot = 'hand' | 'hands' | 'body' | 'head' | 'trinket' | 'none';

export interface Weapon {
  readonly kind: 'melee' | 'ranged';
  /** RANGE or REACH; 1 = adjacent; UNLIMITED. */
  readonly range: number;
  readonly dice: Dice;
  readonly keywords: Keywords;
}

/** An item, a starter, an artifact or an heirloom. `hand` = 1 HAND, `hands` = 2 HANDS. */
export interface Item extends NamedPower {
  readonly id: CarriedId;
  readonly copies: number;
  readonly value: number;
  readonly slot: Slot;
  readonly weapon: Weapon | 'none';
  /** ENCHANTED #: how many charges it begins with. */
  readonly charges: number;
  /** Usable by ghosts (FOL-5K.42). */
  readonly spectral: boolean;
}

export interface Consumable extends NamedPower {
  readonly id: ConsumableId;
  readonly value: number;
  /** FILL: what the next 4 attacks with the weapon have. */
  readonly fill: Modifiers;
  readonly spectral: boolean;
  /** Opens a locked door without a check. */
  readonly key: boolean;
}

/** A Prayer or Ritual: pay the PP, pass the check (FOL-R57). */
export interface Mystic {
  readonly id: PrayerId | RitualId;
  readonly kind: MysticKind;
  readonly name: string;
  readonly pp: number;
  readonly check: { readonly skill: Skill; readonly k: number };
  /** Its cost is that PP; what it is aimed at, where it may be used, what happens. */
  readonly clause: ClauseText;
}

export interface Recipe {
  readonly id: RecipeId;
  readonly makes: ConsumableId;
  readonly coins: number;
  readonly check: { readonly skill: Skill; readonly k: number };
}

export interface Companion extends NamedPower {
  readonly id: CompanionId;
}

export interface Tarot {
  readonly id: TarotId;
  readonly name: string;
  readonly effects: Texts;
}

/** A Road or Off-Road Event. Its text and its labels are in `events/text.ts`. */
export interface EventCard {
  readonly id: EventId;
  readonly options: readonly EventOption[];
  readonly night: Night;
}
export interface EventOption {
  /** Paid before; an option whose cost cannot be paid is not offered. */
  readonly cost: Texts;
  readonly effects: Texts;
}
export interface Night {
  /** Raises every check of the card. */
  readonly harder: number;
  /** Resolved before the options. */
  readonly first: Texts;
  /** By option: what it does instead, cost included. */
  readonly instead: readonly { readonly option: number; readonly by: EventOption }[];
}

// ── Foes ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

interface Foe {
  readonly name: string;
  readonly type: FoeType;
  readonly behaviour: 'melee' | 'ranged';
  /** RANGE or REACH; 1 = adjacent. */
  readonly range: number;
  readonly might: number;
  readonly defense: number;
  readonly stride: number;
  readonly dice: Dice;
  readonly keywords: Keywords;
  /** Auras, immunities. */
  readonly passive: Modifiers;
  readonly powers: readonly FoePower[];
  readonly lore: number;
  readonly coins: number;
}

/** FOL-R48. */
export type FoePower =
  | { readonly on: 'hit' | 'start' | 'death' | 'half'; readonly effects: Texts }
  | { readonly on: 'every'; readonly turns: number; readonly effects: Texts };

export interface Creature extends Foe {
  readonly id: CreatureId;
  readonly vita: number;
  readonly skirmish: SkirmishSide;
}
export interface SkirmishSide {
  readonly strength: readonly [Dice, Dice, Dice, Dice];
  readonly might: number;
  readonly defense: number;
  readonly dice: Dice;
  readonly hit: Texts;
  readonly won: Texts;
}

export interface Affliction extends Foe {
  readonly id: AfflictionId;
  /** Per character. */
  readonly vita: number;
}

// ── The World Map ────────────────────────────────────────────────────────────────────────────────────────────────────

export const SERVICES = [
  'physician',
  'church',
  'blacksmith',
  'market',
  'inn',
  'apothecary',
  'library',
  'magistrate',
] as const;
export type ServicePlace = (typeof SERVICES)[number] | 'encampment';

export interface Town {
  readonly id: TownId;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly services: readonly ServicePlace[];
}
export interface Encampment {
  readonly id: EncampmentId;
  readonly name: string;
  readonly x: number;
  readonly y: number;
}
export interface Site {
  readonly id: SiteId;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly on: 'road' | 'offRoad';
}
/** A chain of `segments` edges with a road node between each two. */
export interface Road {
  readonly id: `R${number}`;
  readonly from: NodeId;
  readonly to: NodeId;
  readonly segments: number;
}
export interface OffRoadNode {
  readonly id: OffRoadNodeId;
  readonly name: string;
  readonly terrain: 'forest' | 'moor' | 'hill' | 'fen' | 'ruin' | 'crag';
  readonly x: number;
  readonly y: number;
}
export interface OffRoadEdges {
  readonly from: OffRoadNodeId | EncampmentId | SiteId;
  readonly to: readonly NodeId[];
}

// ── Services ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What can be had in a town or an encampment. */
export type Service = {
  readonly id: string;
  readonly place: ServicePlace;
  readonly name: string;
} & (
  | {
      /** Effects on who uses it. */
      readonly kind: 'effects';
      readonly price: number;
      /** How often a character may use it: once per visit, or once per chapter in all places together. */
      readonly once: 'visit' | 'chapter';
      /** Only of use to these. */
      readonly only: 'prayer' | 'ritual' | 'anybody';
      readonly effects: Texts;
    }
  /** Revive somebody (FOL-R54); the encampment adds a Tarot card. */
  | { readonly kind: 'revive'; readonly price: number; readonly tarot: boolean }
  | { readonly kind: 'commission'; readonly price: number }
  /** From the market row, and these at their value. */
  | { readonly kind: 'buy'; readonly row: boolean; readonly goods: readonly ConsumableId[] }
  | { readonly kind: 'sell' }
  | { readonly kind: 'brew' }
);

// ── Adventure maps ───────────────────────────────────────────────────────────────────────────────────────────────────

/** Ten lines of ten signs: the legend is in `maps.ts`. */
export interface AdventureMap {
  readonly id: MapId;
  readonly name: string;
  readonly lines: readonly [string, string, string, string, string, string, string, string, string, string];
  readonly dark: readonly Area[];
}

// ── Stories ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The rules' part of a story: `stories/<id>/steps.ts`. What players read is in `text.ts` beside it. */
export interface Story {
  /** The name of its folder; never changed. */
  readonly id: string;
  readonly start: NodeId;
  readonly chapters: readonly Chapter[];
}

export interface Chapter {
  /** By d10: the creature of a skirmish from the table. */
  readonly table: readonly CreatureId[];
  readonly clock: Clock | 'none';
  readonly steps: readonly Step[];
  readonly scenes: { readonly [scene: string]: Scene };
}

/** FOL-R68: so many World turns, then the effects happen once. */
export interface Clock {
  /** The first whose condition holds when the chapter begins. */
  readonly limits: readonly { readonly when: Condition; readonly turns: number }[];
  readonly effects: Texts;
}

/** A step; play goes on with the next one unless an effect says `goStep`. */
export type Step =
  | { readonly step: 'read' | 'check' | 'reward'; readonly effects: Texts }
  | { readonly step: 'choose'; readonly options: readonly StoryOption[] }
  | { readonly step: 'travel'; readonly to: NodeId }
  | { readonly step: 'skirmish'; readonly effects: Texts }
  /** By outcome: what happens then; `win` always is one. */
  | {
      readonly step: 'scene';
      readonly scene: string;
      readonly outcomes: { readonly win: Texts; readonly [outcome: string]: Texts };
    }
  | { readonly step: 'endChapter' | 'endStory'; readonly effects: Texts };

export interface StoryOption {
  readonly needs: Condition;
  readonly effects: Texts;
}

export interface Scene {
  readonly map: MapId;
  /** `map` = as printed on the map. */
  readonly dark: readonly Area[] | 'map';
  /** Present at the start, at these spawn points in turn. */
  readonly foes: readonly FoeGroup[];
  readonly features: readonly Feature[];
  readonly triggers: readonly SceneTrigger[];
  readonly goals: readonly Goal[];
}

export interface FoeGroup {
  readonly foe: FoeId;
  readonly count: ByParty;
  readonly at: readonly (1 | 2 | 3 | 4)[];
  readonly when: Condition;
}

/** Something to Interact with. Its first effect may be a check, which the interacting character makes. */
export interface Feature {
  readonly key: FeatureKey;
  /** Carried by that foe; `map` = where the map shows its letter. */
  readonly at: FoeId | 'map';
  /** What its effects are aimed at, if at anything: a space with flames to put out. */
  readonly target: Target;
  readonly effects: Texts;
  readonly again: 'once' | 'always' | 'untilPassed';
  /** While it holds the check passes without a roll. */
  readonly auto: Condition;
  /** After so many failed tries the next passes without a roll; UNLIMITED = never. */
  readonly tries: number;
  /** What that gives, instead of all that a pass gives. */
  readonly giving: Texts | 'all';
  /** Such a card may be discarded before rolling. */
  readonly boost: { readonly card: ConsumableId; readonly by: number } | 'none';
  readonly needs: Condition;
  readonly rescue: boolean;
}

export interface SceneTrigger {
  readonly on: SceneMoment;
  readonly effects: Texts;
}
export type SceneMoment =
  | { readonly on: 'start' | 'cleared' }
  | { readonly on: 'door'; readonly space: SpaceName }
  | { readonly on: 'enter'; readonly area: Area }
  | { readonly on: 'interact'; readonly feature: FeatureKey }
  | { readonly on: 'flag'; readonly flag: string }
  | { readonly on: 'round'; readonly round: number }
  | { readonly on: 'half' | 'dead'; readonly foe: FoeId };

export interface Goal {
  readonly objectives: readonly Objective[];
  readonly outcome: string;
}
export type Objective =
  | { readonly need: 'killAll' | 'reach' }
  | { readonly need: 'kill'; readonly foe: FoeId }
  | { readonly need: 'interact'; readonly features: readonly FeatureKey[]; readonly passed: boolean }
  | { readonly need: 'survive'; readonly round: number }
  | { readonly need: 'rescue'; readonly n: number }
  | { readonly need: 'flag' | 'notFlag'; readonly flag: string };

/** What a story and its parts are called: `stories/<id>/titles.ts`. Short, so it is always at hand. */
export type Remembered = { readonly [flag: string]: string };
export interface StoryTitles {
  readonly name: string;
  /** For whoever chooses a story. */
  readonly line: string;
  /** What the story may remember, by flag: a few words each, in lists and behind a colon. */
  readonly remembered: Remembered;
  readonly chapters: readonly ChapterTitles[];
}
export interface ChapterTitles {
  readonly name: string;
  /** What the clock counts. */
  readonly clock: string;
  /** By the printed number of the step: labels of what can be chosen. */
  readonly options: { readonly [step: number]: readonly string[] };
  readonly scenes: { readonly [scene: string]: SceneText };
}

/** What players read of a story, its titles included, loaded only when it is played: `stories/<id>/text.ts`. */
export interface StoryText {
  readonly name: string;
  /** For whoever chooses a story. */
  readonly line: string;
  readonly remembered: Remembered;
  readonly chapters: readonly ChapterText[];
}
export interface ChapterText {
  readonly name: string;
  /** In the order of the steps. */
  readonly steps: readonly StepText[];
  /** What is read at a certain point of a step or scene: where its effects say `tell`. */
  readonly lines: { readonly [line: string]: string };
  readonly clock: { readonly name: string; readonly expired: string } | 'none';
  readonly scenes: { readonly [scene: string]: SceneText };
}
export interface StepText {
  /** Paragraphs, read when the step is reached. */
  readonly text: readonly string[];
  /** Labels of what can be chosen. */
  readonly options: readonly string[];
}
export interface SceneText {
  readonly name: string;
  /** What is to be done, in one sentence. */
  readonly aim: string;
  readonly features: { readonly [K in FeatureKey]?: string };
}

/** The name and the labels of an event, by its id: `events/titles.ts`; what is read of it lies in `events/text.ts`. */
export interface EventTitle {
  readonly name: string;
  readonly options: readonly string[];
}
