import type { Awaited, Catalogue, Offered, Prompt, Wanted } from '@vesper/kernel';
import type { AskName, FolkloreAsks } from '../agenda.ts';
import type { FolkloreEvent } from '../events.ts';
import type { FolkloreView } from '../state.ts';
import type { FolkloreReasons } from './refusals.ts';

/** Folklore's sentences, by what they speak of. */
export type FolkloreCatalogue = Catalogue<FolkloreView, FolkloreEvent, FolkloreAsks, FolkloreReasons>;
export type FolklorePrompt<Name extends AskName> = Prompt<FolkloreView, FolkloreAsks, Name>;
export type Asked<Name extends AskName> = Wanted<FolkloreView, FolkloreAsks, Name>;
export type Waiting<Name extends AskName> = Awaited<FolkloreView, FolkloreAsks, Name>;
export type Choosing<Name extends AskName> = Offered<FolkloreView, FolkloreAsks, Name>;

export type EventName = FolkloreEvent['event'];
/** What is said of some of the events. */
export type EventsOf<Name extends EventName> = Pick<FolkloreCatalogue['events'], Name>;
