import type { Catalogue, Prompt, RefusedWords } from '@vesper/kernel';
import type { AskName, RealmAsks } from '../agenda.ts';
import type { RealmEvent } from '../events.ts';
import type { RealmView } from '../view.ts';
import type { RealmReasons } from './refusals.ts';

/** The realm's sentences, by what they speak of. */
export type RealmCatalogue = Catalogue<RealmView, RealmEvent, RealmAsks, RealmReasons>;
export type RealmPrompt<Name extends AskName> = Prompt<RealmView, RealmAsks, Name>;
export type RealmRefused<Why extends keyof RealmReasons> = RefusedWords<RealmView, RealmAsks, RealmReasons[Why]>;
export type Told<Name extends RealmEvent['event']> = Extract<RealmEvent, { readonly event: Name }>;
