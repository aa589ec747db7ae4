import type { Catalogue } from '@vesper/kernel';
import type { SalemAsks, SalemEvent, SalemView } from '../state.ts';
import type { SalemReasons } from './refusals.ts';

/** Salem's sentences, by what they speak of. */
export type SalemCatalogue = Catalogue<SalemView, SalemEvent, SalemAsks, SalemReasons>;
