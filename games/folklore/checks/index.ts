/** How the checkers know that everything in this game works. */
import type { Checks } from '@vesper/checkers';
import { stories, storyTexts } from '../content/stories/index.ts';
import type { FolkloreEvent } from '../events.ts';
import type { FolkloreState } from '../state.ts';
import { events } from '../words/events.ts';
import { effectsOf, shown } from './coverage.ts';
import { invariants } from './invariants.ts';
import { legacies } from './legacies.ts';
import { seekAt, seekIn } from './seek.ts';
import { storyProblems } from './stories.ts';

const texts = Object.fromEntries(
  await Promise.all(Object.entries(storyTexts).map(async ([id, load]) => [id, await load()] as const)),
);

/** What no match comes to, each with the reason; `guards.test.ts` has tables for them. */
const tooRare: readonly string[] = [
  // Nothing that is offered is refused so: they answer whoever asks past the list.
  'refusal isReaction', // reactions are offered only when something triggers them
  'refusal otherTrigger', // and then only those that it triggers
  'refusal notFillable', // fillings are offered for weapons that take them
  'refusal cannotBeThrown', // throws with weapons that can be thrown
  'refusal noFlamesThere', // and water for flames
  'refusal notInATurn', // in an encounter nobody learns, buys or trades
  'refusal notLiving', // ghosts are not asked to regroup, interact or brew
  'refusal foeGone', // whoever has gone is not countered
  'refusal nothingToBuy', // every town and camp sells something
  'refusal goalNotReached', // the only scene that is left by an exit is a fight until it is won
  // Two single cards must meet: the Primer of Ilmar on somebody who is cured of two things at once,
  'refusal incurable',
  // and Martyr's Grace beside another reaction to a blow, more than three steps away.
  'refusal tooFar',
];

const effects = effectsOf(texts);

export const checks: Checks<FolkloreState, FolkloreEvent> = {
  events,
  effects,
  shown,
  seek: seekIn(effects),
  seekAt,
  problems: () => stories.flatMap(story => storyProblems(story, texts[story.id])),
  legacies,
  tooRare,
  invariants,
  stride: 40,
  // Who chooses by chance trades cards to and fro, thirty times in every Camp of four times thirty World turns.
  longest: 60_000,
  // Equal cards are separate choices, and several foes of a kind are told apart by their numbers.
  copies: ['camp', 'town', 'equip', 'adventure', 'encounter', 'skirmishAction', 'overCapacity'],
};
