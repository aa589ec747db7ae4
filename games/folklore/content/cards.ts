/** All cards and everything else with a text that somebody can have: what it says, and which numbers are which. */
import { abilities } from './abilities.ts';
import { artifacts } from './artifacts.ts';
import { booklets } from './booklets.ts';
import { companions } from './companions.ts';
import { consumables } from './consumables.ts';
import { offRoad } from './events/offRoad.ts';
import { road } from './events/road.ts';
import { prayers } from './prayers.ts';
import { protectives } from './protectives.ts';
import { recipes } from './recipes.ts';
import { rituals } from './rituals.ts';
import { EMPTY_ROW, NO_MODIFIERS, writeClause, writeModifiers, writeRow } from './rows.ts';
import { heirlooms, starters } from './starters.ts';
import { tarots } from './tarots.ts';
import type { Ability, Consumable, EventCard, Item, LoreChoice, Mystic, Recipe, Slot, Weapon } from './things.ts';
import { thresholds } from './thresholds.ts';
import { MOMENTS, TRIGGERS } from './types.ts';
import type { ClauseId, ClauseText, Modifiers, Moment, ModifiersId, Power, PowerName, RowId, Texts } from './types.ts';
import { weapons } from './weapons.ts';

export type CardClass =
  | 'ability'
  | 'item'
  | 'starter'
  | 'artifact'
  | 'heirloom'
  | 'consumable'
  | 'prayer'
  | 'ritual'
  | 'recipe'
  | 'companion'
  | 'tarot'
  | 'road'
  | 'offRoad'
  /** Special abilities, paths and lore choices. */
  | 'power'
  | 'ghostPower';

/** A kind of card. What only some have is empty in the others. */
export interface CardKind {
  /** As it is printed: `W10`. */
  readonly id: string;
  readonly name: string;
  readonly class: CardClass;
  readonly copies: number;
  readonly value: number;
  readonly slot: Slot;
  readonly weapon: Weapon | null;
  readonly charges: number;
  readonly spectral: boolean;
  readonly mods: ModifiersId;
  /** FILL: what it gives to a weapon. */
  readonly fill: ModifiersId;
  readonly clauses: readonly ClauseId[];
  /** What its reactions answer, as bits in the order of TRIGGERS. */
  readonly triggers: number;
  /** When its other clauses can be used, as bits in the order of MOMENTS. */
  readonly moments: number;
  readonly replaces: PowerName | 'none';
  /** What happens when it is drawn: Tarot. */
  readonly row: RowId;
  readonly ability: Ability | null;
  readonly mystic: Mystic | null;
  readonly recipe: Recipe | null;
  readonly consumable: Consumable | null;
  readonly event: CompiledEvent | null;
}

export interface CompiledOption {
  readonly costs: Texts;
  readonly cost: RowId;
  readonly effects: RowId;
}
export interface CompiledEvent {
  readonly options: readonly CompiledOption[];
  /** The same at Night. */
  readonly nightOptions: readonly CompiledOption[];
  readonly harder: number;
  readonly first: RowId;
}

const blank: CardKind = {
  id: '',
  name: '',
  class: 'power',
  copies: 1,
  value: 0,
  slot: 'none',
  weapon: null,
  charges: 0,
  spectral: false,
  mods: NO_MODIFIERS,
  fill: NO_MODIFIERS,
  clauses: [],
  triggers: 0,
  moments: 0,
  replaces: 'none',
  row: EMPTY_ROW,
  ability: null,
  mystic: null,
  recipe: null,
  consumable: null,
  event: null,
};

const momentBits = (moments: readonly Moment[]): number =>
  moments.reduce((bits, moment) => bits | (1 << MOMENTS.indexOf(moment)), 0);

const given = (
  passive: Modifiers,
  texts: readonly ClauseText[],
): Pick<CardKind, 'mods' | 'clauses' | 'triggers' | 'moments'> => ({
  mods: passive.length === 0 ? NO_MODIFIERS : writeModifiers(passive),
  clauses: texts.map(writeClause),
  triggers: texts.reduce(
    (bits, { trigger }) => (trigger === 'none' ? bits : bits | (1 << TRIGGERS.indexOf(trigger))),
    0,
  ),
  moments: texts.reduce((bits, { kind, moments }) => (kind === 'react' ? bits : bits | momentBits(moments)), 0),
});

const powerKind = (id: string, name: string, { passive, clauses, replaces }: Power): CardKind => ({
  ...blank,
  id,
  name,
  ...given(passive, clauses),
  replaces,
});

const itemKind =
  (cardClass: CardClass) =>
  (item: Item): CardKind => ({
    ...powerKind(item.id, item.name, item),
    class: cardClass,
    copies: item.copies,
    value: item.value,
    slot: item.slot,
    weapon: item.weapon === 'none' ? null : item.weapon,
    charges: item.charges,
    spectral: item.spectral,
  });

const mysticKind = (mystic: Mystic): CardKind => ({
  ...blank,
  id: mystic.id,
  name: mystic.name,
  class: mystic.kind,
  ...given([], [mystic.clause]),
  mystic,
});

const compiledOption = ({ cost, effects }: EventCard['options'][number]): CompiledOption => ({
  costs: cost,
  cost: writeRow(cost),
  effects: writeRow(effects),
});

function eventKind(event: EventCard, cardClass: 'road' | 'offRoad'): CardKind {
  const options = event.options.map(compiledOption);
  const nightOptions = options.slice();
  for (const { option, by } of event.night.instead) nightOptions[option] = compiledOption(by);
  const { harder, first } = event.night;
  return {
    ...blank,
    id: event.id,
    class: cardClass,
    event: { options, nightOptions, harder, first: writeRow(first) },
  };
}

/** `lore.100.1`, `WH.200.1`, `WH.path1.500.1`. */
const loreKind = (id: string, choice: LoreChoice): CardKind[] =>
  choice === 'anySkill' ? [] : [powerKind(id, '', choice)];

const bookletKinds: readonly CardKind[] = booklets.flatMap(({ id, special, paths, ghost, lore }) => [
  powerKind(`${id}.special`, special.name, special),
  ...paths.flatMap((path, p) => [
    powerKind(`${id}.path${p + 1}`, path.name, path),
    ...path.lore.flatMap((choice, i) => loreKind(`${id}.path${p + 1}.500.${i + 1}`, choice)),
  ]),
  ...ghost.powers.map((power, i) => ({
    ...powerKind(`${id}.ghost${i + 1}`, power.name, power),
    class: 'ghostPower' as const,
  })),
  ...([200, 350, 950, 1400] as const).flatMap(at =>
    lore[at].flatMap((choice, i) => loreKind(`${id}.${at}.${i + 1}`, choice)),
  ),
]);

const commonLore: readonly CardKind[] = thresholds.flatMap(({ lore, choices }) =>
  typeof choices === 'string' ? [] : choices.flatMap((choice, i) => loreKind(`lore.${lore}.${i + 1}`, choice)),
);

export const kinds: readonly CardKind[] = [
  ...weapons.map(itemKind('item')),
  ...protectives.map(itemKind('item')),
  ...starters.map(itemKind('starter')),
  ...artifacts.map(itemKind('artifact')),
  ...heirlooms.map(itemKind('heirloom')),
  ...consumables.map(consumable => ({
    ...powerKind(consumable.id, consumable.name, consumable),
    class: 'consumable' as const,
    value: consumable.value,
    spectral: consumable.spectral,
    fill: consumable.fill.length === 0 ? NO_MODIFIERS : writeModifiers(consumable.fill),
    consumable,
  })),
  ...abilities.map(ability => ({
    ...powerKind(ability.id, ability.name, ability),
    class: 'ability' as const,
    ability,
  })),
  ...prayers.map(mysticKind),
  ...rituals.map(mysticKind),
  ...recipes.map(recipe => ({ ...blank, id: recipe.id, class: 'recipe' as const, recipe })),
  ...companions.map(companion => ({
    ...powerKind(companion.id, companion.name, companion),
    class: 'companion' as const,
  })),
  ...tarots.map(tarot => ({
    ...blank,
    id: tarot.id,
    name: tarot.name,
    class: 'tarot' as const,
    row: writeRow(tarot.effects),
  })),
  ...road.map(event => eventKind(event, 'road')),
  ...offRoad.map(event => eventKind(event, 'offRoad')),
  ...bookletKinds,
  ...commonLore,
];

// ── Cards ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** By card: what it is. Equal cards follow each other. */
export const cards: readonly CardKind[] = kinds.flatMap(kind => Array.from({ length: kind.copies }, () => kind));

const firstOf = new Map<string, number>();
cards.forEach(({ id }, card) => {
  if (!firstOf.has(id)) firstOf.set(id, card);
});

/** The first card of that id. An id that does not exist is an error of whoever asks. */
export function cardNamed(id: string): number {
  const card = firstOf.get(id);
  if (card === undefined) throw new Error(`There is no card "${id}".`);
  return card;
}

/** By `push`: decks and hands are filled from such lists, and `flatMap` makes them with room for holes. */
export function cardsOf(cardClass: CardClass): number[] {
  const found: number[] = [];
  for (const [card, kind] of cards.entries()) if (kind.class === cardClass) found.push(card);
  return found;
}

/** FOL-3.4, FOL-3.5: the open decks, by name. */
export const abilityDeck: readonly number[] = cardsOf('ability').sort((a, b) =>
  cards[a].name < cards[b].name ? -1 : cards[a].name > cards[b].name ? 1 : 0,
);
export const consumableCards: readonly number[] = cardsOf('consumable');
