/**
 * What can come of texts and conditions, as far as a story is concerned: flags, the step that comes next, the outcome of a scene.
 * Dice, and whatever else a story does not decide, may go either way.
 */
import type { Condition, Texts } from '../content/types.ts';

export type Flags = ReadonlySet<string>;

/** One way things may have gone. */
export interface Way {
  readonly flags: Flags;
  /** The step named by `goStep`, from 1; 0 = none. */
  readonly step: number;
  /** The outcome named; empty = none. */
  readonly outcome: string;
  /** Foes that have appeared. */
  readonly foes: ReadonlySet<string>;
}

export const wayOf = (flags: Flags, foes: ReadonlySet<string> = new Set()): Way => ({
  flags,
  step: 0,
  outcome: '',
  foes,
});
export const keyOf = ({ flags, step, outcome, foes }: Way): string =>
  [[...flags].toSorted().join(','), step, outcome, [...foes].toSorted().join(',')].join('|');

/** Whether it holds, by flags alone; `undefined` = it depends. */
export function holds(condition: Condition, flags: Flags): boolean | undefined {
  switch (condition.if) {
    case 'always':
      return true;
    case 'flag':
      return flags.has(condition.flag);
    case 'not': {
      const inner = holds(condition.of, flags);
      return inner === undefined ? undefined : !inner;
    }
    case 'every': {
      const parts = condition.of.map(part => holds(part, flags));
      if (parts.includes(false)) return false;
      return parts.includes(undefined) ? undefined : true;
    }
    case 'any': {
      const parts = condition.of.map(part => holds(part, flags));
      if (parts.includes(true)) return true;
      return parts.includes(undefined) ? undefined : false;
    }
    default:
      return undefined;
  }
}

/** All ways a text may go, from one way. */
export function waysOf(texts: Texts, from: Way): readonly Way[] {
  let ways: readonly Way[] = [from];
  for (const word of texts) ways = distinct(ways.flatMap(way => after(word, way)));
  return ways;
}

function after(word: Texts[number], way: Way): readonly Way[] {
  switch (word.do) {
    case 'flag':
      return [{ ...way, flags: new Set([...way.flags, word.flag]) }];
    case 'unflag':
      return [{ ...way, flags: new Set([...way.flags].filter(flag => flag !== word.flag)) }];
    case 'goStep':
      return [{ ...way, step: word.step }];
    case 'outcome':
      return [{ ...way, outcome: word.outcome }];
    case 'spawn':
      return [{ ...way, foes: new Set([...way.foes, word.foe]) }];
    case 'check':
      return [...waysOf(word.pass, way), ...waysOf(word.fail, way)];
    case 'if': {
      const is = holds(word.condition, way.flags);
      return [...(is === false ? [] : waysOf(word.then, way)), ...(is === true ? [] : waysOf(word.otherwise, way))];
    }
    case 'choose':
      return word.options.flatMap(option => waysOf(option, way));
    case 'roll':
      return word.table.flatMap(line => waysOf(line.then, way));
    case 'forEach':
    case 'burst':
      return waysOf(word.then, way);
    default:
      return [way];
  }
}

function distinct(ways: readonly Way[]): readonly Way[] {
  return [...new Map(ways.map(way => [keyOf(way), way])).values()];
}

/** Every word of a text, those inside others too. */
export function* wordsIn(texts: Texts): Generator<Texts[number]> {
  for (const word of texts) {
    yield word;
    switch (word.do) {
      case 'check':
        yield* wordsIn(word.pass);
        yield* wordsIn(word.fail);
        break;
      case 'if':
        yield* wordsIn(word.then);
        yield* wordsIn(word.otherwise);
        break;
      case 'choose':
        for (const option of word.options) yield* wordsIn(option);
        break;
      case 'roll':
        for (const line of word.table) yield* wordsIn(line.then);
        break;
      case 'forEach':
      case 'burst':
        yield* wordsIn(word.then);
        break;
      case 'attack':
      case 'next':
        yield* wordsIn(word.onHit);
        break;
      default:
    }
  }
}

/** Every flag that a condition asks for. */
export function flagsAskedBy(condition: Condition): readonly string[] {
  switch (condition.if) {
    case 'flag':
      return [condition.flag];
    case 'not':
      return flagsAskedBy(condition.of);
    case 'every':
    case 'any':
      return condition.of.flatMap(flagsAskedBy);
    default:
      return [];
  }
}
