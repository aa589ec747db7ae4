/** A question to the lab, as it is put together in the page: in the end, the arguments of `vesper lab`. */
import type { Options, OptionValue } from '@vesper/kernel';
import type { Asked } from '@vesper/lab/study';
import { numbers } from 'virtual:lab';
import { gameOnShelf, levelOf, titled, usualLevel } from '../shelf.ts';
import type { Described } from '../shelf.ts';

/** A number of a game's content that the lab may vary. */
export interface DescribedNumber {
  readonly name: string;
  readonly usual: number;
  readonly min: number;
  readonly max: number;
  readonly what: string;
}

export interface Question {
  /** By seat. */
  readonly bots: readonly string[];
  readonly options: Options;
  /** For every variant. */
  readonly games: number;
  readonly vary: { readonly name: string; readonly values: readonly OptionValue[] } | null;
  readonly seed: string;
}

/** A browser plays on one core, and somebody waits. */
export const MOST_GAMES = 500;
export const MOST_MATCHES = 1000;

export function questionFor({ seats, options }: Described): Question {
  return {
    bots: Array.from({ length: Math.min(seats.max, Math.max(seats.min, 2)) }, () => usualLevel),
    options: Object.fromEntries(options.map(({ option, spec }) => [option, spec.default])),
    games: 100,
    vary: null,
    seed: 'vesper',
  };
}

/** Something that can be tried with several values. */
export interface Variable {
  readonly name: string;
  readonly label: string;
  readonly values: readonly { readonly value: OptionValue; readonly label: string }[];
  /** Those that are tried if nobody says otherwise; the first is what the others are compared with. */
  readonly usually: readonly OptionValue[];
}

export function variablesOf({ id, seats, options }: Described): readonly Variable[] {
  const found = options.map(({ option, spec, label, named }): Variable => {
    const values: readonly OptionValue[] =
      spec.kind === 'flag' ? [false, true] : spec.kind === 'oneOf' ? spec.values : span(spec.min, spec.max);
    const called = (value: OptionValue): string =>
      typeof value === 'boolean' ? (value ? 'Yes' : 'No') : (named?.[String(value)] ?? String(value));
    const usually = spec.kind === 'number' ? [spec.min, spec.max] : values.slice(0, 4);
    return { name: option, label, values: values.map(value => ({ value, label: called(value) })), usually };
  });
  for (const { name, what, usual, min, max } of numbers[id] ?? [])
    found.push({
      name,
      label: what[0].toUpperCase() + what.slice(1),
      values: span(min, max).map(value => ({ value, label: value === usual ? `${value}, as usual` : String(value) })),
      usually: [usual, usual === min ? max : min],
    });
  if (seats.max > seats.min)
    found.push({
      name: 'seats',
      label: 'Number of seats',
      values: span(seats.min, seats.max).map(value => ({ value, label: String(value) })),
      usually: span(Math.max(2, seats.min), seats.max),
    });
  return found;
}

const span = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** As it would be typed. What is as usual is not mentioned. */
export function askedBy({ id, options }: Described, question: Question): Asked {
  const { bots, games, vary, seed } = question;
  const chosen = options
    .filter(({ option, spec }) => question.options[option] !== spec.default && option !== vary?.name)
    .map(({ option }) => `${option}=${question.options[option]}`);
  return {
    game: id,
    games,
    seats: bots.length,
    bots: new Set(bots).size === 1 ? bots[0] : bots.join(','),
    ...(chosen.length > 0 && { options: chosen.join(',') }),
    ...(vary !== null && { vary: [`${vary.name}=${vary.values.join(',')}`] }),
    seed,
  };
}

/** What is wrong with it, in a sentence. */
export function objectionTo({ games, vary, seed }: Question): string | null {
  if (!(Number.isInteger(games) && games >= 1 && games <= MOST_GAMES))
    return `The page plays 1 to ${MOST_GAMES} matches; the command line as many as you like.`;
  if (vary !== null && vary.values.length < 2) return 'To compare, choose at least two values.';
  if (games * (vary?.values.length ?? 1) > MOST_MATCHES)
    return `That is more than ${MOST_MATCHES} matches in all: ask for fewer of each, or compare fewer values.`;
  return seed === '' ? 'The seed is the name of the luck: any word will do.' : null;
}

/** Only what means the same to every shell between quotes. */
export const asSeed = (text: string): string => text.replaceAll(/[^\p{L}\p{N} ._/-]/gu, '').slice(0, 40);

/** `Affliction`, and `Adept, Novice; startDraft=true, false`. */
export function inWords({ game, bots, options, vary = [] }: Asked): { readonly title: string; readonly small: string } {
  const described = gameOnShelf(game);
  const title = described === undefined ? game : titled(described.name).title;
  const who = bots.split(',').map(levelOf).join(', ');
  const compared = vary.map(text => {
    const [name, list = ''] = text.split('=', 2);
    const variable = described === undefined ? undefined : variablesOf(described).find(one => one.name === name);
    const values = list
      .split(',')
      .map(text => variable?.values.find(({ value }) => String(value) === text)?.label ?? text);
    return `${variable?.label ?? name}: ${values.join(' or ')}?`;
  });
  return { title, small: [...compared, who, ...(options === undefined ? [] : [options])].join(' · ') };
}
