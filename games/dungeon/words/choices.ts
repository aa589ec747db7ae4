/** Choices as button labels: a plain verb and what it is about. */
import type { AskFrame, Choice, Facts, Open } from '@vesper/kernel';
import type { DungeonView } from '../view.ts';
import { battleLabels } from './battleChoices.ts';
import type { Details } from './details.ts';
import { orderLabels } from './orderChoices.ts';
import type { AskName } from './prompts.ts';
import { seasonLabels } from './seasonChoices.ts';

export interface About {
  readonly view: DungeonView;
  readonly d: Details;
  readonly facts: Facts | undefined;
}

export type Label = (chosen: Choice, about: About) => string;

const labels: Readonly<Record<AskName, Label>> = { ...seasonLabels, ...orderLabels, ...battleLabels };

export function choice(view: DungeonView, open: Open, chosen: Choice, facts: Facts | undefined): string {
  return labels[open.ask as AskName](chosen, { view, d: open.frame as AskFrame & Details, facts });
}
