/** FOL-R70: characters of an earlier story enter this one, and nobody holds a card that another holds. */
import { booklets } from '../content/booklets.ts';
import { cardNamed, cards } from '../content/cards.ts';
import { bitsOf } from '../content/numbers.ts';
import { STATS } from '../content/types.ts';
import type { Status } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { Card, Character, DeckName, FolkloreState, Member, Sheet } from '../state.ts';
import { drawFrom } from './cards.ts';
import { chosenPowers } from './growth.ts';
import { tell } from './turnOrder.ts';
import { maxPp, maxVita } from './values.ts';

/** Where a character keeps what is scarce. */
type Place = 'abilities' | 'items' | 'mystics' | 'recipes' | 'companions';

interface Owed {
  readonly who: Member;
  readonly place: Place;
  /** A card like the one that somebody before has. */
  readonly card: Card;
}

/** Who has which copy of a card while the party gathers, and who is owed another card. */
export interface Claims {
  readonly held: Set<Card>;
  readonly owed: Owed[];
}

export const newClaims = (): Claims => ({ held: new Set(), owed: [] });

/** A character takes a copy that nobody has; NONE = there is none left, and it is owed something. */
export function claim({ held, owed }: Claims, who: Member, place: Place, id: string, s: FolkloreState): Card {
  const first = cardNamed(id);
  for (let card = first; card < first + cards[first].copies; card++) {
    if (held.has(card)) continue;
    held.add(card);
    s.party[who][place].push(card);
    return card;
  }
  owed.push({ who, place, card: first });
  return NONE;
}

/** It is known whose it is and who it is, before anybody else chooses. */
export function welcome(s: FolkloreState, who: Member, sheet: Sheet): void {
  const { booklet: id, path, lore, completed } = sheet;
  const booklet = booklets.findIndex(known => known.id === id);
  const character = s.party[who];
  const { seat } = character;
  character.booklet = booklet;
  character.path = path;
  copySheet(character, sheet);
  character.vita = maxVita(s, who);
  character.pp = maxPp(s, who);
  tell(s, { event: 'characterBrought', rule: 'FOL-R70', who, seat, booklet, lore, completed });
}

/** As it was exported, but for cards that somebody else may have. */
function copySheet(character: Character, sheet: Sheet): void {
  const { id, heirloom } = booklets[character.booklet];
  const { path, choices } = sheet;
  character.powers.push(cardNamed(`${id}.special`), cardNamed(`${id}.path${path + 1}`), cardNamed(heirloom));
  character.powers.push(...chosenPowers(character.booklet, path, choices));
  character.lore = sheet.lore;
  character.choices = choices.slice();
  character.ap = sheet.ap;
  character.coins = sheet.coins;
  character.boons = sheet.boons;
  character.statuses = bitsOf(sheet.statuses as readonly Status[]);
  character.infection = sheet.infection;
  character.wanted = sheet.wanted;
  character.growth = STATS.map(stat => sheet.growth[stat] ?? 0);
  character.completed = sheet.completed.slice();
  character.consumables = sheet.consumables.map(cardNamed);
}

/** The cards of its sheet, as far as nobody before has them. */
export function bring(s: FolkloreState, who: Member, sheet: Sheet, claims: Claims): void {
  const character = s.party[who];
  for (const place of ['abilities', 'mystics', 'recipes', 'companions'] as const) {
    for (const card of sheet[place]) claim(claims, who, place, card, s);
  }
  for (const { id: item, broken, corroded, equipped } of sheet.items) {
    const card = claim(claims, who, 'items', item, s);
    if (card === NONE) continue;
    if (equipped) character.equipped.push(card);
    if (corroded) s.corroded.push(card);
    // What is Broken is exhausted until it is repaired (FOL-R56).
    if (broken) s.broken.push(card);
    if (broken) s.exhausted.push(card);
  }
}

/** An Ability card for its points; anything else for a card of its deck by chance. */
export function exchange(s: FolkloreState, { who, place, card }: Owed): void {
  const character = s.party[who];
  const { ability } = cards[card];
  if (ability !== null) {
    character.ap += ability.ap;
    tell(s, { event: 'abilityReturned', rule: 'FOL-R70', who, card });
    return;
  }
  tell(s, { event: 'cardLost', rule: 'FOL-R70', who, card });
  const deck = deckOf(card);
  const drawn = drawFrom(s, deck);
  if (drawn === NONE) {
    tell(s, { event: 'nothingDrawn', rule: 'FOL-R70', who, deck });
    return;
  }
  character[place].push(drawn);
  tell(s, { event: 'cardDrawn', rule: 'FOL-R70', who, card: drawn, deck });
}

/** What characters begin with is in no deck: it counts as an item. Story artifacts are Artifact cards. */
function deckOf(card: Card): DeckName {
  const { class: cardClass } = cards[card];
  return cardClass === 'starter' ? 'item' : (cardClass as DeckName);
}
