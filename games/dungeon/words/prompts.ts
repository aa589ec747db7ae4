/** What is asked: to the seat that decides as a request, to everybody else as news. */
import { battlePrompts } from './battlePrompts.ts';
import type { DungeonCatalogue } from './catalogue.ts';
import { orderPrompts } from './orderPrompts.ts';
import { seasonPrompts } from './seasonPrompts.ts';

export const prompts: DungeonCatalogue['prompts'] = { ...seasonPrompts, ...orderPrompts, ...battlePrompts };
