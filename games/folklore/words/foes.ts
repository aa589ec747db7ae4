/** Foes in words: what they are, what they do, whom they go for. */
import { capital, joined, say } from '@vesper/kernel';
import type { Sentence } from '@vesper/kernel';
import { foeKinds } from '../content/foes.ts';
import { KEYWORDS } from '../content/numbers.ts';
import { EMPTY_ROW, modifierLists } from '../content/rows.ts';
import type { FoeKind } from '../state.ts';
import { dice } from './amounts.ts';
import { rowInWords } from './effects.ts';
import { keywordInWords, modifiersInWords, rangeInWords } from './modifiers.ts';
import { typeAt } from './names.ts';
import { plus } from './voice.ts';

const keywordsOf = (numbers: readonly number[]): string[] =>
  KEYWORDS.flatMap((keyword, i) => (numbers[i] === 0 ? [] : [keywordInWords(keyword, numbers[i])]));

/** `Nature creature, melee, adjacent, Might +5, Defense 50, Stride 6, damage 1d4, FLANK 1`. */
export function foeStats(kind: FoeKind): string {
  const { type, isAffliction, isRanged, range, might, defense, stride, dice: thrown, keywords } = foeKinds[kind];
  return [
    `${typeAt(type)} ${isAffliction ? 'Affliction' : 'creature'}`,
    isRanged ? 'ranged' : 'melee',
    rangeInWords(range, !isRanged),
    `Might ${plus(might)}`,
    `Defense ${defense}`,
    `Stride ${stride}`,
    `damage ${dice(thrown)}`,
    ...keywordsOf(keywords),
  ].join(', ');
}

/** Its powers, as sentences; empty if it has none. */
export function foePowers(kind: FoeKind): Sentence {
  const { mods, hit, start, death, half, every, everyTurns } = foeKinds[kind];
  const sentences: Sentence[] = [];
  const power = (when: string, row: number): void => {
    if (row !== EMPTY_ROW) sentences.push(say`${when}: ${rowInWords(row)}.`);
  };
  if (modifierLists[mods].all.length > 0) sentences.push(say`${capital(modifiersInWords(modifierLists[mods].all))}.`);
  power('When it hits', hit);
  power('When its turn starts', start);
  power('When it falls', death);
  power('When it is at half of its Vita', half);
  power(`Every ${everyTurns} turns`, every);
  return joined(sentences, ' ');
}

/** What it is in a skirmish. */
export function skirmishStats(kind: FoeKind): Sentence {
  const { skirmish, type } = foeKinds[kind];
  if (skirmish === null) return typeAt(type);
  const { might, defense, dice: thrown, hit, won } = skirmish;
  const hits = hit === EMPTY_ROW ? '' : say`. When it hits: ${rowInWords(hit)}`;
  const wins = won === EMPTY_ROW ? '' : say`. When the skirmish is won: ${rowInWords(won)}`;
  return say`${typeAt(type)}, Might ${plus(might)}, Defense ${defense}, damage ${dice(thrown)}${hits}${wins}`;
}
