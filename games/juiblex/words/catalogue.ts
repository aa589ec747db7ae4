import type { Catalogue } from '@vesper/kernel';
import type { JuiblexAsks } from '../agenda.ts';
import type { JuiblexEvent } from '../events.ts';
import type { JuiblexView } from '../state.ts';
import type { JuiblexReasons } from './refusals.ts';

/** Juiblex's sentences, by what they speak of. */
export type JuiblexCatalogue = Catalogue<JuiblexView, JuiblexEvent, JuiblexAsks, JuiblexReasons>;
