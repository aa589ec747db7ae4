/** A player's board as text: supplies, orders, dungeon, lair, line, prison and hand. */
import type { Seat, Section } from '@vesper/kernel';
import { ALL_CELLS } from '../content/grid.ts';
import { ITEMS, itemTokens, ownerOf } from '../content/items.ts';
import { pets } from '../content/pets.ts';
import { traps } from '../content/traps.ts';
import type { Adventurer, Creature, Order } from '../content/types.ts';
import { BLOCKED, DECLINED, EARTH, NONE, PERFORMED, UNPLAYABLE } from '../state.ts';
import type { Fate } from '../state.ts';
import type { DungeonView, PlayerView } from '../view.ts';
import { creatureIn, symbols } from './lair.ts';
import type { Symbols } from './lair.ts';
import {
  adventurerLabel,
  cellLabel,
  cellName,
  itemName,
  orderName,
  petName,
  setupName,
  soloTileName,
  tileName,
  trapName,
} from './names.ts';
import type { Line } from './table.ts';
import { colourName, count, listed, stopless } from './voice.ts';

export function player(view: DungeonView, seat: Seat): Section {
  const one = view.players[seat];
  const you = seat === view.viewer ? ' (you)' : '';
  const first = seat === view.startingPlayer ? ', first in turn order' : '';
  return {
    title: `${colourName(seat)}${you}${first}`,
    lines: [
      { label: 'Supplies', text: supplies(one) },
      { label: 'Orders', text: ordersText(one) },
      { label: 'Out of reach', text: names(one.inaccessible) },
      ...ALL_CELLS.flatMap(cell => tile(one, cell)),
      ...one.lair.map(creature => inLair(view, one, creature)),
      ...one.line.map((who, place) => ({ label: `Line, ${place + 1}`, text: inLine(view, who) })),
      { label: 'Prison', text: one.prison.length === 0 ? 'empty' : listed(one.prison.map(adventurerLabel)) },
      { label: 'Dead Letter Office', text: count(one.redMarks, 'red mark') },
      ...hand(one),
      ...petLines(view, one),
      ...extras(view, one, seat),
      ...planLines(view, one),
    ],
  };
}

function supplies({ food, gold, imps, busyImps, trollTokens, busyTokens }: PlayerView): string {
  const parts = [`${food} food`, `${gold} gold`, `${count(imps, 'imp')}${busyImps > 0 ? `, ${busyImps} busy` : ''}`];
  if (trollTokens > 0)
    parts.push(`${count(trollTokens, 'Troll token')}${busyTokens > 0 ? `, ${busyTokens} busy` : ''}`);
  return parts.join('; ');
}

const FATES: { readonly [fate: Fate]: string } = {
  [PERFORMED]: ' (done)',
  [DECLINED]: ' (declined)',
  [UNPLAYABLE]: ' (not possible)',
  [BLOCKED]: ' (blocked)',
};

function ordersText({ orders, fates }: PlayerView): string {
  return orders.length === 0
    ? 'not shown'
    : listed(orders.map((order, nth) => `${orderName(order)}${FATES[fates[nth]] ?? ''}`));
}

function names(cards: readonly Order[]): string {
  return cards.length === 0 ? 'nothing' : listed(cards.map(orderName));
}

function tile({ dungeon, conquered }: PlayerView, cell: number): Line[] {
  if (dungeon[cell] === EARTH) return [];
  return [{ label: cellLabel(cell), text: `${tileName(dungeon[cell])}${conquered[cell] === 1 ? ', conquered' : ''}` }];
}

function inLair(view: DungeonView, { lair }: PlayerView, creature: Creature): Line {
  const asleep = view.knockedOut[creature] === 1 ? ', asleep' : '';
  return { label: 'Lair', text: `${creatureIn(view, creature, lair)}${asleep}` };
}

const SYMBOLS: readonly (readonly [Symbols, string])[] = [
  ['trap', 'trap'],
  ['magic', 'magic'],
  ['heart', 'heart'],
  ['note', 'note'],
];

/** `Friar (priest), 3 of 4 hit points, heart 2, carries a Clover`. */
function inLine(view: DungeonView, who: Adventurer): string {
  const all = view.hitPoints[who];
  const parts = [adventurerLabel(who), `${all - view.damage[who]} of ${all} hit points`];
  for (const [symbol, name] of SYMBOLS) {
    const n = symbols(view, who, symbol);
    if (n > 0) parts.push(`${name} ${n}`);
  }
  if (view.courage[who] > 0) parts.push(`courage ${view.courage[who]}`);
  if (view.poison[who] > 0) parts.push(`poison ${view.poison[who]}`);
  if (view.invisible[who] === 1) parts.push('invisible');
  if (view.carried[who] !== NONE) parts.push(`with a ${itemName(view.carried[who] % ITEMS)}`);
  if (view.expansionOn[who] !== NONE) parts.push(`with a ${soloTileName(view.expansionOn[who])}`);
  return parts.join(', ');
}

// ── Cards ────────────────────────────────────────────────────────────────────────────────────────────────────────────

function hand({ traps: held, trapCount, drawn, drawnCount }: PlayerView): Line[] {
  const lines: Line[] = [{ label: 'Traps', text: count(trapCount, 'card') }];
  for (const trap of held ?? []) lines.push({ label: trapName(trap), text: stopless(traps[trap].text) });
  if (drawnCount > 0 && drawn === null) lines.push({ label: 'Looking at', text: count(drawnCount, 'card') });
  return lines;
}

function petLines({ terms }: DungeonView, { pets: kept, petCount, openPets, usedPets }: PlayerView): Line[] {
  if (!terms.fs) return [];
  const lines: Line[] = [{ label: 'Pets face down', text: `${petCount}` }];
  for (const pet of kept ?? openPets) lines.push({ label: petName(pet), text: stopless(pets[pet].text) });
  if (usedPets.length > 0) lines.push({ label: 'Pets used', text: listed(usedPets.map(petName)) });
  return lines;
}

function extras(view: DungeonView, one: PlayerView, seat: Seat): Line[] {
  const lines: Line[] = [];
  if (one.setupCard !== NONE) lines.push({ label: 'Setup card', text: setupName(one.setupCard) });
  if (one.deposit > 0) lines.push({ label: 'Deposit', text: `${one.deposit} gold` });
  if (one.laboratory > 0) lines.push({ label: 'Laboratory', text: one.laboratory === 1 ? 'once' : 'twice' });
  if (view.terms.mbg) lines.push({ label: 'Gifts at hand', text: gifts(view, seat) });
  if (view.seats === 1) {
    lines.push({
      label: 'Expansion Tiles',
      text: one.expansions.length === 0 ? 'none' : listed(one.expansions.map(soloTileName)),
    });
  }
  if (one.mourning) lines.push({ label: 'Bards', text: 'mourn and will not sing this round' });
  return lines;
}

/** Tokens that no hero carries. */
function gifts(view: DungeonView, colour: number): string {
  const away = view.carried.filter(token => token !== NONE && ownerOf(token) === colour).map(token => token % ITEMS);
  const here = itemTokens(view.terms.fs, false).filter(item => !away.includes(item));
  return listed(here.map(itemName));
}

function planLines(view: DungeonView, { plan, lair }: PlayerView): Line[] {
  if (plan.cell === NONE) return [];
  const parts = [
    plan.traps !== null && plan.traps.length > 0 ? listed(plan.traps.map(trapName)) : '',
    plan.traps === null && plan.trapCount > 0 ? count(plan.trapCount, 'trap') : '',
    ...plan.creatures.map(creature => creatureIn(view, creature, lair)),
  ].filter(part => part !== '');
  const what = parts.length === 0 ? 'nobody' : listed(parts);
  return [{ label: 'Plan', text: `at ${cellName(plan.cell)}: ${what}` }];
}
