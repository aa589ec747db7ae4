/** The inverse of the view: what a viewer cannot know is dealt anew (DUN-R20, DUN-R21, DUN-R63). */
import { below, has, mix, putIn } from '@vesper/kernel';
import type { Seat, Viewer } from '@vesper/kernel';
import { combatDeck } from './content/combatCards.ts';
import { FIRST_GOLD_CREATURE } from './content/creatures.ts';
import { ITEMS } from './content/items.ts';
import { opportunities } from './content/opportunities.ts';
import { ORDERS } from './content/orders.ts';
import { SETUP_CARDS } from './content/setupCards.ts';
import { rooms } from './content/rooms.ts';
import { specialDeck } from './content/specialEvents.ts';
import { forgetPlans, imaginePlannedTraps, imaginePlans } from './rules/combat/imagined.ts';
import { isAvailable } from './rules/orders.ts';
import { NONE } from './state.ts';
import type { DungeonState, Player } from './state.ts';
import { isSealed, seesCard } from './view.ts';

export function imagine(s: DungeonState, viewer: Viewer, rng: number[]): void {
  if (s.outcome !== null) return imagineStacks(s, rng);
  imagineStacks(s, rng);
  imagineEvents(s, rng);
  imagineCombatCards(s, viewer, rng);
  imaginePets(s, viewer, rng);
  imagineSetupCards(s, viewer, rng);
  forgetPlans(s, viewer);
  imagineTraps(s, viewer, rng);
  imaginePlans(s, viewer, rng);
  for (let seat = 0; seat < s.seats; seat++) if (seat !== viewer) imagineSecrets(s, seat, rng);
}

// ── Stacks whose order nobody knows ──────────────────────────────────────────────────────────────────────────────────

function imagineStacks(s: DungeonState, rng: number[]): void {
  reorderSilverOnGold(s.creatureStack, creature => creature < FIRST_GOLD_CREATURE, rng);
  reorderSilverOnGold(s.roomStack, room => rooms[room].year === 1, rng);
  for (const stack of s.adventurerStacks) reorder(stack, 0, rng);
  const isKnown = s.restorationLast && s.boardStack.length > 0 && opportunities[s.boardStack[0]].secondYearOnly;
  reorder(s.boardStack, isKnown ? 1 : 0, rng);
  reorder(s.improvementStack, 0, rng);
  reorder(s.expansionBag, 0, rng);
}

/** Shuffles a pile from index `from` on. */
function reorder(pile: number[], from: number, rng: number[]): void {
  const unseen = from === 0 ? pile : pile.slice(from);
  deal(unseen, rng);
  for (let i = from; i < pile.length; i++) pile[i] = unseen[i - from];
}

function reorderSilverOnGold(pile: number[], isSilver: (tile: number) => boolean, rng: number[]): void {
  const gold = pile.filter(tile => !isSilver(tile));
  const silver = pile.filter(isSilver);
  reorder(gold, 0, rng);
  reorder(silver, 0, rng);
  for (let i = 0; i < pile.length; i++) pile[i] = i < gold.length ? gold[i] : silver[i - gold.length];
}

// ── Events and Combat Cards ──────────────────────────────────────────────────────────────────────────────────────────

function imagineEvents(s: DungeonState, rng: number[]): void {
  reorder(s.eventTiles, s.eventsShown + 1, rng);
  const seen = s.seenSpecials;
  const unseen = specialDeck(s.terms.fs).filter(card => !has(seen, card));
  mix(rng, unseen);
  for (let i = 0; i < s.specialStack.length; i++) s.specialStack[i] = unseen[i];
}

function imagineCombatCards(s: DungeonState, viewer: Viewer, rng: number[]): void {
  for (let year = Math.max(1, s.year); year <= 2; year++) {
    const cards = s.combatCards[year - 1];
    const isSeen = (slot: number): boolean => year === s.year && seesCard(s, slot, viewer);
    const known = cards.filter((_, slot) => isSeen(slot));
    const unseen = combatDeck(year, s.terms.fs).filter(card => !has(known, card));
    mix(rng, unseen);
    for (let slot = 0; slot < cards.length; slot++) if (!isSeen(slot)) cards[slot] = unseen.pop()!;
  }
}

// ── Hands ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Pets that nobody has seen lie in the stack, before others, or are being drawn by them. */
function imaginePets(s: DungeonState, viewer: Viewer, rng: number[]): void {
  const unseen = s.petStack.slice();
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === viewer) continue;
    const player = s.players[seat];
    for (const pet of player.pets) if (!has(player.openPets, pet)) unseen.push(pet);
    if (isDrawing(s, seat, 'pets')) unseen.push(...player.drawn);
  }
  deal(unseen, rng);
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === viewer) continue;
    const player = s.players[seat];
    const hidden = player.pets.length - player.openPets.length;
    player.pets = player.openPets.slice();
    for (let i = 0; i < hidden; i++) putIn(player.pets, unseen.pop()!);
    if (isDrawing(s, seat, 'pets')) renew(player.drawn, unseen);
  }
  for (let i = 0; i < s.petStack.length; i++) s.petStack[i] = unseen[i];
}

/** Trap cards in the deck, in other hands, in plans face down, and drawn by others. */
function imagineTraps(s: DungeonState, viewer: Viewer, rng: number[]): void {
  const unseen = s.trapDeck.slice();
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === viewer) continue;
    const player = s.players[seat];
    unseen.push(...player.traps, ...player.plan.traps);
    if (isDrawing(s, seat, 'traps')) unseen.push(...player.drawn);
  }
  deal(unseen, rng);
  for (let seat = 0; seat < s.seats; seat++) if (seat !== viewer) imaginePlannedTraps(s, seat, unseen, rng);
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === viewer) continue;
    renew(s.players[seat].traps, unseen);
    if (isDrawing(s, seat, 'traps')) renew(s.players[seat].drawn, unseen);
  }
  for (let i = 0; i < s.trapDeck.length; i++) s.trapDeck[i] = unseen[i];
}

/** Sorted first, because the result must not depend on the order nobody knows; by hand, because piles are short. */
function deal(cards: number[], rng: number[]): void {
  for (let i = 1; i < cards.length; i++) {
    const card = cards[i];
    let at = i;
    for (; at > 0 && cards[at - 1] > card; at--) cards[at] = cards[at - 1];
    cards[at] = card;
  }
  mix(rng, cards);
}

/** As many cards as before, but others. */
function renew(hand: number[], unseen: number[]): void {
  const { length } = hand;
  hand.length = 0;
  for (let i = 0; i < length; i++) putIn(hand, unseen.pop()!);
}

/** This seat looks at pets or traps it has drawn. */
function isDrawing(s: DungeonState, seat: Seat, what: 'pets' | 'traps'): boolean {
  const top = s.agenda[s.agenda.length - 1];
  return top !== undefined && 'ask' in top && top.ask === 'keep' && top.seat === seat && top.what === what;
}

// ── Sealed answers ───────────────────────────────────────────────────────────────────────────────────────────────────

/** DS: pairs that others were dealt, and which of them they picked. */
function imagineSetupCards(s: DungeonState, viewer: Viewer, rng: number[]): void {
  if (!isSealed(s) || s.players[0].setupCards.length === 0) return;
  const own = viewer === 'spectator' ? [] : s.players[viewer].setupCards;
  const unseen = Array.from({ length: SETUP_CARDS }, (_, card) => card).filter(card => !has(own, card));
  mix(rng, unseen);
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === viewer) continue;
    const player = s.players[seat];
    renew(player.setupCards, unseen);
    if (player.setupCard !== NONE) player.setupCard = oneOf(player.setupCards, rng);
  }
}

/** What this seat has answered in its lane: as many orders as before, but others. */
function imagineSecrets(s: DungeonState, seat: Seat, rng: number[]): void {
  const player = s.players[seat];
  if (s.phase === 'setup' && isSealed(s)) imagineStartOrders(player, rng);
  if (s.phase === 'orders' && isSealed(s)) {
    const accessible = allOrders().filter(order => !has(player.inaccessible, order));
    mix(rng, accessible);
    for (let nth = 0; nth < player.orders.length; nth++) player.orders[nth] = accessible[nth];
    if (player.nonPlayerOrder !== NONE) player.nonPlayerOrder = oneOf(s.nonPlayers[seat].available, rng);
  }
  if (player.gift !== NONE && !s.giftsOpen) player.gift = oneOf(availableItems(s, seat), rng);
  if (player.nonPlayerGift !== NONE && !s.giftsOpen) {
    player.nonPlayerGift = oneOf(availableItems(s, s.seats + seat), rng);
  }
}

function imagineStartOrders(player: Player, rng: number[]): void {
  if (player.drawn.length === 0) return;
  const deck = allOrders();
  mix(rng, deck);
  const { length } = player.drawn;
  player.drawn.length = 0;
  for (let i = 0; i < length; i++) putIn(player.drawn, deck[i]);
  const away = player.inaccessible.length;
  player.inaccessible.length = 0;
  for (let i = 0; i < away; i++) putIn(player.inaccessible, deck[i]);
}

function allOrders(): number[] {
  return Array.from({ length: ORDERS }, (_, order) => order);
}

function availableItems(s: DungeonState, colour: number): number[] {
  const found: number[] = [];
  for (let item = 0; item < ITEMS; item++) if (isAvailable(s, colour, item)) found.push(item);
  return found;
}

function oneOf(list: readonly number[], rng: number[]): number {
  return list[below(rng, list.length)];
}
