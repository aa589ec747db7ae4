/** Those who stand in a line, as they are drawn: what they can take and bring, gifts and tiles included. */
import { CLASS_NAMES, adventurers } from '../content/adventurers.ts';
import { Blank, ITEMS, items } from '../content/items.ts';
import type { Adventurer, Item } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { DungeonView } from '../view.ts';
import type { Sign } from './symbols.tsx';
import type { ClassName } from './look.ts';

const kinds = ['trap', 'magic', 'heart', 'note'] as const;
type Kind = (typeof kinds)[number];

export interface Person {
  readonly adventurer: Adventurer;
  readonly name: string;
  readonly kind: ClassName;
  readonly hitPoints: number;
  readonly damage: number;
  readonly courage: number;
  readonly poison: number;
  readonly invisible: boolean;
  readonly symbols: readonly { readonly of: Kind; readonly n: number }[];
  /** Items he carries: a gift, a solo tile. */
  readonly items: readonly Item[];
}

export function personOf(view: DungeonView, adventurer: Adventurer): Person {
  const card = adventurers[adventurer];
  const token = view.carried[adventurer];
  const tile = view.expansionOn[adventurer];
  const carried = [...(token === NONE ? [] : [token % ITEMS]), ...(tile === NONE || tile === Blank ? [] : [tile])];
  const sum = (of: Kind): number => carried.reduce((all, item) => all + items[item][of], card[of]);
  return {
    adventurer,
    name: card.name,
    kind: CLASS_NAMES[card.class],
    hitPoints: view.hitPoints[adventurer],
    damage: view.damage[adventurer],
    courage: view.courage[adventurer],
    poison: view.poison[adventurer],
    invisible: view.invisible[adventurer] === 1,
    symbols: kinds.map(of => ({ of, n: sum(of) })).filter(({ n }) => n > 0),
    items: carried,
  };
}

/** The symbols of one kind of everybody in a line. */
export function partySum(view: DungeonView, line: readonly Adventurer[], of: Sign): number {
  let sum = 0;
  for (const adventurer of line)
    for (const symbol of personOf(view, adventurer).symbols) if (symbol.of === of) sum += symbol.n;
  return sum;
}

const words: Readonly<Record<Kind, string>> = { trap: 'against traps', magic: 'magic', heart: 'healing', note: 'song' };

/** `Lockpick, thief, 1 of 3 damage, 2 against traps`. */
export function describe({ name, kind, hitPoints, damage, courage, poison, symbols, items: carried }: Person): string {
  const parts = [name.toLowerCase().includes(kind) ? name : `${name}, ${kind}`];
  parts.push(damage > 0 ? `${damage} of ${hitPoints} damage` : `can take ${hitPoints}`);
  for (const { of, n } of symbols) parts.push(`${n} ${words[of]}`);
  if (courage > 0) parts.push(`${courage} courage`);
  if (poison > 0) parts.push(`${poison} poison`);
  for (const item of carried) parts.push(items[item].name);
  return parts.join(', ');
}
