/** Choices as button labels: a plain verb and what it is about. */
import { battleLabels } from './battleLabels.ts';
import type { DungeonCatalogue } from './catalogue.ts';
import { orderLabels } from './orderLabels.ts';
import { seasonLabels } from './seasonLabels.ts';

export const labels: DungeonCatalogue['labels'] = { ...seasonLabels, ...orderLabels, ...battleLabels };
