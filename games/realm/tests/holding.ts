/** Tables on which Specials are played. */
import { Cleric, Dwarf } from '../content/heroes.ts';
import { RavenForest } from '../content/map.ts';
import type { HeroId } from '../content/types.ts';
import { arrange } from './arrange.ts';
import type { Arrangement } from './arrange.ts';
import { card } from './cards.ts';
import type { Table } from './table.ts';

export const play = (id: string) => ({ action: 'play', source: card(id) }) as const;

/** A hero that holds one Special, in its Daytime. */
export const holding = (id: string, wanted: Partial<Arrangement> = {}, hero: HeroId = Dwarf): Table =>
  arrange({
    heroes: [
      { hero, hand: [card(id)] },
      { hero: Cleric, at: RavenForest },
    ],
    ...wanted,
  });
