/** A player's board as text: supplies, orders, dungeon, lair, line, prison and hand. */
import { any, count, joined, listed, say } from '@vesper/kernel';
import type { Seat, Section, Sentence, Spoken } from '@vesper/kernel';
import { ALL_CELLS } from '../content/grid.ts';
import { ITEMS, itemTokens, ownerOf } from '../content/items.ts';
import { pets } from '../content/pets.ts';
import { traps } from '../content/traps.ts';
import type { Adventurer, Creature, Opportunity, Order } from '../content/types.ts';
import { BLOCKED, DECLINED, EARTH, NONE, PERFORMED, UNPLAYABLE } from '../state.ts';
import type { Fate } from '../state.ts';
import type { DungeonView, PlayerView } from '../view.ts';
import { inLair, symbols } from './lair.ts';
import type { Symbols } from './lair.ts';
import { cellLabel, itemName, setupName, soloTileName, tileName } from './names.ts';
import type { Line } from './twin.ts';
import {
  adventurerInFull,
  byColour,
  cell as cellNamed,
  food as foods,
  gold as coins,
  imps as workers,
  item,
  order as orderNamed,
  orderNow,
  pet as petNamed,
  stopless,
  trap as trapNamed,
} from './voice.ts';

export function player(view: DungeonView, seat: Seat): Section {
  const one = view.players[seat];
  const you = seat === view.viewer ? ' (you)' : '';
  const first = seat === view.startingPlayer ? ', first in turn order' : '';
  return {
    title: say`${byColour(seat)}${you}${first}`,
    lines: [
      { label: 'Supplies', text: supplies(one) },
      { label: 'Orders', text: ordersText(one, view.board) },
      { label: 'Out of reach', text: names(one.inaccessible) },
      ...ALL_CELLS.flatMap(cell => tile(one, cell)),
      ...one.lair.map(creature => lairLine(view, seat, creature)),
      ...one.line.map((who, place) => ({ label: `Line, ${place + 1}`, text: inLine(view, who) })),
      { label: 'Prison', text: one.prison.length === 0 ? 'empty' : listed(one.prison.map(adventurerInFull)) },
      { label: 'Dead Letter Office', text: [count(one.redMarks, 'red mark')] },
      ...hand(one),
      ...petLines(view, one),
      ...extras(view, one, seat),
      ...planLines(view, one, seat),
    ],
  };
}

function supplies({ food, gold, imps, busyImps, trollTokens, busyTokens }: PlayerView): Sentence {
  const busy = (n: number): string => (n > 0 ? `, ${n} busy` : '');
  const parts: Spoken[] = [foods(food), coins(gold), say`${workers(imps)}${busy(busyImps)}`];
  if (trollTokens > 0) parts.push(say`${count(trollTokens, 'Troll token')}${busy(busyTokens)}`);
  return joined(parts, '; ');
}

const FATES: { readonly [fate: Fate]: string } = {
  [PERFORMED]: ' (done)',
  [DECLINED]: ' (declined)',
  [UNPLAYABLE]: ' (not possible)',
  [BLOCKED]: ' (blocked)',
};

function ordersText({ orders, fates }: PlayerView, board: Opportunity): Sentence {
  return orders.length === 0
    ? 'not shown'
    : listed(orders.map((order, nth) => say`${orderNow(order, board)}${FATES[fates[nth]] ?? ''}`));
}

function names(cards: readonly Order[]): Sentence {
  return cards.length === 0 ? 'nothing' : listed(cards.map(orderNamed));
}

function tile({ dungeon, conquered }: PlayerView, cell: number): Line[] {
  if (dungeon[cell] === EARTH) return [];
  return [{ label: cellLabel(cell), text: `${tileName(dungeon[cell])}${conquered[cell] === 1 ? ', conquered' : ''}` }];
}

function lairLine(view: DungeonView, seat: Seat, creature: Creature): Line {
  const asleep = view.knockedOut[creature] === 1 ? ', asleep' : '';
  return { label: 'Lair', text: say`${inLair(view, seat, creature)}${asleep}` };
}

const SYMBOLS: readonly (readonly [Symbols, string])[] = [
  ['trap', 'trap'],
  ['magic', 'magic'],
  ['heart', 'heart'],
  ['note', 'note'],
];

/** `Friar (priest), 3 of 4 hit points, heart 2, carries a Clover`. */
function inLine(view: DungeonView, who: Adventurer): Sentence {
  const all = view.hitPoints[who];
  const parts: Spoken[] = [adventurerInFull(who), `${all - view.damage[who]} of ${all} hit points`];
  for (const [symbol, name] of SYMBOLS) {
    const n = symbols(view, who, symbol);
    if (n > 0) parts.push(`${name} ${n}`);
  }
  if (view.courage[who] > 0) parts.push(`courage ${view.courage[who]}`);
  if (view.poison[who] > 0) parts.push(`poison ${view.poison[who]}`);
  if (view.invisible[who] === 1) parts.push('invisible');
  if (view.carried[who] !== NONE) parts.push(say`with ${any(itemName(view.carried[who] % ITEMS))}`);
  if (view.expansionOn[who] !== NONE) parts.push(say`with ${any(soloTileName(view.expansionOn[who]))}`);
  return joined(parts, ', ');
}

// ── Cards ────────────────────────────────────────────────────────────────────────────────────────────────────────────

function hand({ traps: held, trapCount, drawn, drawnCount }: PlayerView): Line[] {
  const lines: Line[] = [{ label: 'Traps', text: [count(trapCount, 'card')] }];
  for (const trap of held ?? []) lines.push({ label: [trapNamed(trap)], text: stopless(traps[trap].text) });
  if (drawnCount > 0 && drawn === null) lines.push({ label: 'Looking at', text: [count(drawnCount, 'card')] });
  return lines;
}

function petLines({ terms }: DungeonView, { pets: kept, petCount, openPets, usedPets }: PlayerView): Line[] {
  if (!terms.fs) return [];
  const lines: Line[] = [{ label: 'Pets face down', text: `${petCount}` }];
  for (const pet of kept ?? openPets) lines.push({ label: [petNamed(pet)], text: stopless(pets[pet].text) });
  if (usedPets.length > 0) lines.push({ label: 'Pets used', text: listed(usedPets.map(petNamed)) });
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
function gifts(view: DungeonView, colour: number): Sentence {
  const away = view.carried.filter(token => token !== NONE && ownerOf(token) === colour).map(token => token % ITEMS);
  const here = itemTokens(view.terms.fs, false).filter(item => !away.includes(item));
  return listed(here.map(item));
}

function planLines(view: DungeonView, { plan }: PlayerView, seat: Seat): Line[] {
  if (plan.cell === NONE) return [];
  const set = plan.traps === null ? count(plan.trapCount, 'trap') : listed(plan.traps.map(trapNamed));
  const parts = [...(plan.trapCount > 0 ? [set] : []), ...plan.creatures.map(creature => inLair(view, seat, creature))];
  const what = parts.length === 0 ? 'nobody' : listed(parts);
  return [{ label: 'Plan', text: say`at ${cellNamed(seat, plan.cell)}: ${what}` }];
}
