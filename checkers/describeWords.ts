/** Tests of a game's words that need no match: nothing that the rules can say is left without a sentence. */
import { readFileSync, readdirSync } from 'node:fs';
import { plainWords } from '@vesper/kernel';
import type { Event, Game, Viewer } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { isSlip } from './sentences.ts';

export interface WordsFacts<V, E extends Event> {
  /** A table to speak of, as somebody sees it. */
  seen(viewer: Viewer): V;
  /** One event of each kind. */
  readonly samples: { readonly [Name in E['event']]: object };
  /** Kinds that need no line in the log. */
  readonly quiet?: readonly E['event'][];
  /** Reasons that are told by other means than a refusal. */
  readonly told?: readonly string[];
  /** Every line that the score sheet can have. */
  readonly lines: readonly string[];
  readonly moments?: readonly string[];
  /** What no sentence of this game may contain, beside what none may. */
  readonly slip?: RegExp | undefined;
  /** The game's folder, e.g. `new URL('../', import.meta.url)`: its rules are searched for reasons. */
  readonly folder: URL;
}

/** @example expectSentence(words.line('wealth')); */
export function expectSentence(text: string | undefined, slip?: RegExp): void {
  expect(text).toSatisfy((said: string | undefined) => said !== undefined && !isSlip(said, slip));
}

/** Seat 0 is in the samples: it reads of itself, the others of it. */
const viewers: readonly Viewer[] = [0, 1, 'spectator'];

/**
 * @example
 * describeWords(salem, { seen, samples, lines: ['wealth'], folder: new URL('../', import.meta.url) });
 */
export function describeWords<V, E extends Event>(
  game: Pick<Game, 'words' | 'options'>,
  facts: WordsFacts<V, E>,
): void {
  const { options } = game;
  const words = plainWords(game.words);
  const { seen, samples, quiet = [], told = [], lines, moments = [], slip, folder } = facts;

  describe('nothing is left without words', () => {
    it('has a sentence for every reason that the rules give, and no others', () => {
      const given = [...rulesIn(folder).matchAll(/\bno\(\s*[^,]+,\s*'(\w+)'/g)].map(([, why]) => why);
      const said = new Set([...words.reasons, ...told]);
      expect([...said].sort()).toEqual([...new Set(given)].sort());
    });

    it('has a sentence for every kind of event that is not quiet, in the second and in the third person', () => {
      for (const [event, sample] of Object.entries<object>(samples)) {
        for (const viewer of viewers) {
          const sentence = words.event(seen(viewer), { rule: '', ...sample, event });
          if (quiet.includes(event)) expect([event, sentence]).toEqual([event, undefined]);
          else expectSentence(sentence, slip);
        }
      }
    });

    it('names every option and its values, every moment and every line of the score sheet', () => {
      expect(Object.keys(words.options)).toEqual(Object.keys(options));
      for (const [name, { named = {} }] of Object.entries(words.options)) {
        const spec = options[name];
        const values = spec.kind === 'oneOf' ? spec.values : [];
        expect([name, Object.keys(named).filter(value => !values.includes(value))]).toEqual([name, []]);
      }
      expect(Object.keys(words.moments ?? {}).sort()).toEqual([...moments].sort());
      for (const line of lines) expectSentence(words.line(line), slip);
    });
  });
}

/** Every file of the rules, setup included. */
function rulesIn(folder: URL): string {
  const rules = new URL('rules/', folder);
  const files = readdirSync(rules, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.ts'));
  return [...files.map(file => new URL(file, rules)), new URL('setup.ts', folder)]
    .map(file => readFileSync(file, 'utf8'))
    .join('\n');
}
