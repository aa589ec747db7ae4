/** Rows of effects: what is played or given is done one word after another, as content says it (REA-7.6, REA-R43). */
import { quests } from './content/quests.ts';
import { specials } from './content/specials.ts';
import { FIRST_SPECIAL } from './content/types.ts';
import type { Effect } from './content/types.ts';
import { QUEST } from './state.ts';
import type { Slot, Source } from './state.ts';

export type Word = Effect['do'];
export type EffectOf<W extends Word> = Extract<Effect, { readonly do: W }>;

/** What the words ask; the visions have questions of their own, the others none. */
export interface EffectAsks {
  placeGate: 'pickSpace';
  cleanse: 'pickSpace';
  moveHeroes: 'pickHeroTarget' | 'pickSpace';
  clear: 'pickSpace';
  take: 'pickMinion';
  sweep: 'pickSpace' | 'pickMinion';
  driveBack: 'pickGeneral';
  spy: 'pickGeneral';
  cancelPlacement: 'pickSpace';
  callColour: 'pickColour';
}

export type EffectAsk = EffectAsks[keyof EffectAsks];
export type AskOf<W extends Word> = W extends keyof EffectAsks ? EffectAsks[W] : never;

/** Where a row stands. */
export interface At {
  /** Who has played it. */
  readonly slot: Slot;
  readonly source: Source;
  /** Which of its effects. */
  readonly index: number;
  /** How often the row has done something so far: a card must do something (REA-R52). */
  readonly done: number;
}

/** By source. */
export const rows: readonly (readonly Effect[])[] = Array.from({ length: QUEST + quests.length }, (_, source) => {
  if (source >= QUEST) return quests[source - QUEST].effects;
  return specials[source - FIRST_SPECIAL]?.effects ?? [];
});

/** By source: quests are to be settled after it, since it defeats minions (REA-R50). */
export const defeating: readonly boolean[] = rows.map(row =>
  row.some(effect => 'defeat' in effect && effect.defeat !== false),
);

/** By source: given at once, for a completed quest. */
export const given: readonly boolean[] = rows.map((_, source) => quests[source - QUEST]?.reward === 'now');

/** The effect that a frame speaks of. */
export function effectAt({ source, index }: Pick<At, 'source' | 'index'>): Effect {
  return rows[source][index];
}
