/** What is asked: to the seat that decides as a request, to everybody else as news. */
import type { AskFrame, Open } from '@vesper/kernel';
import type { DungeonAsk } from '../agenda.ts';
import type { DungeonView } from '../view.ts';
import { battlePrompts } from './battlePrompts.ts';
import type { Details } from './details.ts';
import { orderPrompts } from './orderPrompts.ts';
import { seasonPrompts } from './seasonPrompts.ts';
import { capital, colourName } from './voice.ts';

export type AskName = DungeonAsk['ask'];

export interface Prompt {
  /** A request to whoever decides, in lower case. */
  yours(view: DungeonView, d: Details): string;
  /** What somebody else is busy with: `hires a creature`. The frame's own fields may be hidden. */
  theirs: string;
}

const prompts: Readonly<Record<AskName, Prompt>> = { ...seasonPrompts, ...orderPrompts, ...battlePrompts };

export function prompt(view: DungeonView, open: Open): string {
  const { yours, theirs } = prompts[open.ask as AskName];
  if (open.seat !== view.viewer) return `${colourName(open.seat)} ${theirs}`;
  return capital(yours(view, open.frame as AskFrame & Details));
}
