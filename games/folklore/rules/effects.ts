/** The machine that carries out texts, word by word. */
import { andThen, dictionary } from '@vesper/kernel';
import { rows } from '../content/rows.ts';
import type { Effect, EffectWord, RowId, Who } from '../content/types.ts';
import type { At } from '../agenda.ts';
import { NONE } from '../state.ts';
import type { Figure, FolkloreState } from '../state.ts';
import { cardWords, pickDecisions } from './effects/cards.ts';
import { flowDecisions, flowSteps, flowWords, name } from './effects/flow.ts';
import { personDecisions, personWords } from './effects/persons.ts';
import { reactionWords } from './effects/reacting.ts';
import { skirmishWords, skirmishWordDecisions } from './effects/skirmish.ts';
import { storyWords } from './effects/story.ts';
import { encounterWords } from './encounter/words.ts';
import { deed, knowWords } from './rows.ts';
import type { Lack, Word, WordsOf } from './rows.ts';
import { figuresOf, isUnnamed } from './who.ts';

/** Everything a text can say; a word without a record is an error of the types. */
const vocabulary: WordsOf<EffectWord> = {
  ...personWords,
  ...cardWords,
  ...storyWords,
  ...flowWords,
  ...reactionWords,
  ...encounterWords,
  ...skirmishWords,
};

interface AnyWord {
  readonly refuse: Word['refuse'] | undefined;
  readonly run: Word['run'] | undefined;
  readonly on: ((s: FolkloreState, at: At, effect: Effect, figure: Figure) => void) | undefined;
}

/** The same records, all of one shape. */
const words: { readonly [word: string]: AnyWord } = dictionary(
  Object.fromEntries(
    Object.entries<Word>(vocabulary).map(([word, { refuse, run, on }]) => [
      word,
      { refuse, run, on: on as AnyWord['on'] },
    ]),
  ),
);

/** A word where it stands, and what is known of it before it is carried out: words come in many shapes, these in one. */
interface Phrase {
  readonly effect: Effect;
  readonly word: AnyWord;
  readonly who: Who | undefined;
  /** A check that somebody has to be named for. */
  readonly needsChecker: boolean;
  readonly pays: boolean;
  readonly reachesGhosts: boolean;
}

const phraseOf = (effect: Effect): Phrase => ({
  effect,
  word: words[effect.do],
  who: 'who' in effect ? effect.who : undefined,
  needsChecker: effect.do === 'check' && effect.by === 'checker',
  pays: pays(effect),
  reachesGhosts: effect.do === 'lore',
});

const phrases: (readonly Phrase[])[] = [];

/** A row as phrases: made when the first is asked for, since contents are written while modules load. */
function phrasesOf(row: RowId): readonly Phrase[] {
  while (phrases.length < rows.length) phrases.push(rows[phrases.length].map(phraseOf));
  return phrases[row];
}

knowWords((s: FolkloreState, row: RowId, self: Figure): Lack | undefined => {
  const said = phrasesOf(row);
  for (let index = 0; index < said.length; index++) {
    const { effect, word } = said[index];
    if (word.refuse === undefined) continue;
    const lack = word.refuse(s, { row, index, self, target: NONE }, effect);
    if (lack !== undefined) return lack;
  }
  return undefined;
});

const figures: Figure[] = [];

/** One word, then the next: it lies below whatever this one puts on the agenda. */
function effects(s: FolkloreState, at: At): void {
  const { row, index, self, target } = at;
  const said = phrasesOf(row);
  const phrase = said[index];
  const needs = whatToName(s, phrase);
  if (needs !== null) {
    andThen(s, { do: 'effects', row, index, self, target });
    name(s, at, needs);
    return;
  }
  if (index + 1 < said.length) andThen(s, { do: 'effects', row, index: index + 1, self, target });
  if (phrase.pays && deed(s).unpaid) return;
  const { effect, word, who } = phrase;
  if (word.run !== undefined) word.run(s, at, effect);
  if (word.on === undefined || who === undefined) return;
  const n = figuresOf(s, at, who, phrase.reachesGhosts, figures);
  if (n === 1) word.on(s, at, effect, figures[0]);
  else for (let i = n - 1; i >= 0; i--) andThen(s, { do: 'effectOn', row, index, self, target, on: figures[i] });
}

/** FOL-R13, FOL-R9: whom the leader has to name before the word can be carried out. */
function whatToName(s: FolkloreState, { who, needsChecker }: Phrase): 'checker' | 'chosen' | null {
  if (needsChecker) return deed(s).checker === NONE ? 'checker' : null;
  if (who === undefined || !isUnnamed(s, who)) return null;
  return who === 'chosen' ? 'chosen' : 'checker';
}

/** FOL-R67: what is not given again when a scene is tried anew. */
function pays(effect: Effect): boolean {
  switch (effect.do) {
    case 'vita':
    case 'coins':
      return effect.by.times > 0 && effect.by.plus >= 0;
    case 'lore':
    case 'purse':
      return effect.by > 0;
    case 'boon':
    case 'draw':
    case 'gain':
    case 'supply':
      return true;
    default:
      return false;
  }
}

function effectOn(s: FolkloreState, d: At & { readonly on: Figure }): void {
  const { effect, word } = phrasesOf(d.row)[d.index];
  word.on!(s, d, effect, d.on);
}

function deedDone(s: FolkloreState): void {
  s.deeds.pop();
}

export const effectSteps = { effects, effectOn, deedDone, ...flowSteps };
export const effectDecisions = {
  ...personDecisions,
  ...pickDecisions,
  ...flowDecisions,
  ...skirmishWordDecisions,
};
