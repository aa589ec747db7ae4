/** The table as text: the story, the party, and wherever the group is. */
import { joined, listed, say } from '@vesper/kernel';
import type { Section } from '@vesper/kernel';
import { booklets } from '../content/booklets.ts';
import { foeKinds } from '../content/foes.ts';
import { compiledStories } from '../content/scenes.ts';
import { DECKS } from '../state.ts';
import type { FolkloreView } from '../state.ts';
import { pageName, rollInWords } from './deeds.ts';
import { mapSections } from './map.ts';
import { chapterName, deckName, flagName, storyName } from './names.ts';
import { character } from './party.ts';
import { placeSections } from './place.ts';
import { clock, goal, markLimit } from './status.ts';
import { storyTitles } from '../content/stories/index.ts';
import { bookletInWords, pathInWords } from './texts.ts';
import { member } from './voice.ts';

type Line = Section['lines'][number];

/** Who may be chosen: their numbers and their paths. */
function characters(): Section {
  const lines: Line[] = booklets.flatMap(({ name, paths }, booklet) => [
    { label: name, text: bookletInWords(booklet) },
    ...paths.map((path, i) => ({ label: `${name}, path ${path.name}`, text: pathInWords(booklet, i) })),
  ]);
  return { title: 'Characters to choose from', lines };
}

function story(view: FolkloreView): Section {
  const { terms, chapter, step, isNight, leader, marks, flags, hasRested, worldTurns, rolls } = view;
  const table = compiledStories[terms.story].chapters[chapter].table;
  const hour = clock(view);
  const lines: Line[] = [
    { label: 'Chapter', text: chapterName(view, chapter) },
    { label: 'Page', text: pageName(view, chapter, step) },
    { label: 'Goal', text: goal(view) },
    ...(hour === '' ? [] : [{ label: 'Clock', text: hour }]),
    { label: 'Hour', text: isNight ? 'Night' : 'Day' },
    { label: 'Leader', text: [member(view, leader)] },
    { label: 'Defeat marks', text: `${marks} of ${markLimit(view)}: with the last the story is lost` },
    { label: 'Rest', text: hasRested ? 'taken in this chapter' : 'may be taken once in this chapter' },
    { label: 'World turns', text: `${worldTurns}` },
    { label: 'Remembered', text: flags.length === 0 ? 'nothing yet' : listed(flags.map(flagName)) },
    {
      label: 'Skirmishes by d10',
      text: joined(
        table.map((kind, i) => `${i + 1} ${foeKinds[kind].name}`),
        ', ',
      ),
    },
  ];
  if (rolls.length > 0) lines.push({ label: 'On the table', text: rollInWords(view) });
  return { title: say`“${storyName(terms.story)}”`, lines };
}

function decks(view: FolkloreView): Section {
  return {
    title: 'Decks',
    lines: DECKS.map((deck, i) => ({
      label: deckName[deck],
      text: `${view.deckSizes[i]} in the deck, ${view.discards[i].length} discarded`,
    })),
  };
}

export function twin(view: FolkloreView): readonly Section[] {
  const people = view.party.map((_, who) => character(view, who));
  if (view.phase === 'setup') {
    const { name, line } = storyTitles[view.terms.story];
    return [{ title: `“${name}”`, lines: [{ label: 'Story', text: line }] }, ...people, characters()];
  }
  return [story(view), ...placeSections(view), ...mapSections(view), ...people, decks(view)];
}
