import type { Catalogue } from '@vesper/kernel';
import type { DungeonAsks } from '../agenda.ts';
import type { DungeonEvent } from '../events.ts';
import type { DungeonView } from '../view.ts';
import type { DungeonReasons } from './refusals.ts';

/** The sentences of Dungeon Lords, by what they speak of. */
export type DungeonCatalogue = Catalogue<DungeonView, DungeonEvent, DungeonAsks, DungeonReasons>;

/** Those of a part of the game. */
export type Prompts<Asks> = Pick<DungeonCatalogue['prompts'], keyof Asks & keyof DungeonAsks>;
export type Labels<Asks> = Pick<DungeonCatalogue['labels'], keyof Asks & keyof DungeonAsks>;
export type Told<Name extends DungeonEvent['event']> = Extract<DungeonEvent, { readonly event: Name }>;
export type Log<Name extends DungeonEvent['event']> = Pick<DungeonCatalogue['events'], Name>;
