/** JUB-B3.1: the machine that carries out card texts, word by word. */
import { andThen, dictionary, isHeard } from '@vesper/kernel';
import { rows } from '../content/cards.ts';
import type { Effect, EffectWord } from '../content/types.ts';
import type { At, Within } from '../agenda.ts';
import type { JuiblexState } from '../state.ts';
import { playing, tell } from '../asking.ts';
import { afflictionDecisions, afflictionWords } from './effects/affliction.ts';
import { cardDecisions, cardWords } from './effects/cards.ts';
import { flowDecisions, flowWords, knowRows } from './effects/flow.ts';
import { marketDecisions, marketWords } from './effects/market.ts';
import { opponentDecisions, opponentSteps, opponentWords } from './effects/opponents.ts';
import { spyDecisions, spyWords } from './effects/spies.ts';
import { troopDecisions, troopWords } from './effects/troops.ts';
import { counted } from './rows.ts';
import type { Lack, Word, WordsOf } from './rows.ts';

/** Everything a card can say; a word without a record is an error of the types. */
const vocabulary: WordsOf<EffectWord> = {
  ...troopWords,
  ...spyWords,
  ...cardWords,
  ...marketWords,
  ...opponentWords,
  ...afflictionWords,
  ...flowWords,
};

interface AnyWord {
  readonly refuse: Word['refuse'] | undefined;
  readonly run: Word['run'] | undefined;
  readonly once: Word['once'] | undefined;
}

/** The same records, all of one shape. */
const words: { readonly [word: string]: AnyWord } = dictionary(
  Object.fromEntries(
    Object.entries<Word>(vocabulary).map(([name, { refuse, run, once }]) => [name, { refuse, run, once }]),
  ),
);

/** JUB-R32: a row is worth choosing if any of its words, or the cost that opens it, can be carried out now. */
function refuseRow(s: JuiblexState, at: At): Lack | undefined {
  const effects = rows[at.row];
  let first: Lack | undefined;
  for (let index = 0; index < effects.length; index++) {
    const { refuse } = words[effects[index].do];
    const lack = refuse === undefined ? undefined : refuse(s, at, effects[index]);
    if (lack === undefined) return undefined;
    first ??= lack;
  }
  return first;
}
knowRows(refuseRow);

/** One word, then the next: it lies below whatever this one puts on the agenda. */
function effects(s: JuiblexState, at: At): void {
  const { seat, row, index } = at;
  const effect = rows[row][index];
  if (index + 1 < rows[row].length) andThen(s, { do: 'effects', seat, row, index: index + 1 });
  const word = words[effect.do];
  // Whoever plays is told why nothing comes of it; if nobody listens, a decision without choices is passed over.
  if (isHeard(s) && isSkipped(s, at, effect, word)) return;
  if (word.run !== undefined) word.run(s, at, effect);
  if (word.once !== undefined && 'n' in effect) {
    const left = counted(s, seat, effect);
    if (left > 0) word.once(s, { seat, row, index, left }, effect);
  }
}

function isSkipped(s: JuiblexState, at: At, effect: Effect, word: AnyWord): boolean {
  const lack = word.refuse?.(s, at, effect);
  if (lack === undefined) return false;
  const { card } = playing(s);
  const { seat, row, index } = at;
  tell(s, { event: 'nothingPossible', rule: lack.rule, seat, card, row, index, why: lack.why });
  return true;
}

function again(s: JuiblexState, at: Within): void {
  const effect = rows[at.row][at.index];
  words[effect.do].once!(s, at, effect);
}

export const effectSteps = { effects, again, ...opponentSteps };
export const effectDecisions = {
  ...troopDecisions,
  ...spyDecisions,
  ...cardDecisions,
  ...marketDecisions,
  ...opponentDecisions,
  ...afflictionDecisions,
  ...flowDecisions,
};
