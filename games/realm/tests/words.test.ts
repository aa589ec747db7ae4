import { readFileSync, readdirSync } from 'node:fs';
import {
  below,
  choices,
  choose,
  facts,
  fastChance,
  open,
  outcome,
  plainWords,
  refusals,
  start,
  view,
  visible,
} from '@vesper/kernel';
import type { Match, Open, Options, Viewer } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { heroes } from '../content/heroes.ts';
import { checks } from '../checks/index.ts';
import type { RealmEvent } from '../events.ts';
import { realm } from '../game.ts';
import type { RealmState } from '../state.ts';
import type { RealmView } from '../view.ts';
import { words as spoken } from '../words.ts';
import { samples, seen } from './samples.ts';

const words = plainWords(spoken);

/** What no sentence may contain. */
const slip = /undefined|NaN|null|\[object|!|\s{2}|^\s*$/;

function expectSentence(text: string | undefined): void {
  expect(text).toBeDefined();
  expect(text).not.toMatch(slip);
}

// ── Played matches ───────────────────────────────────────────────────────────────────────────────────────────────────

/** Plays a match at random, leaning towards acting, and looks at everything the words say on the way. */
function playThrough(
  seed: string,
  seats: number,
  options: Options,
  look: (match: Match<RealmState, RealmView>, decision: Open) => void,
): Match<RealmState, RealmView> {
  const match = start(realm, { seats, seed, options });
  const rng = fastChance(seed);
  while (outcome(match) === null) {
    const decision = open(match).find(({ optional }) => !optional)!;
    look(match, decision);
    const legal = choices(match, decision);
    const acting = legal.filter(choice => !['pass', 'stop', 'done', 'keep'].includes(choice as string));
    const among = acting.length > 0 && below(rng, 5) > 0 ? acting : legal;
    choose(match, { seat: decision.seat, choice: among[below(rng, among.length)] });
  }
  return match;
}

describe('in played matches', () => {
  const sittings: readonly [string, number, Options][] = [
    ['alone with three heroes', 1, {}],
    ['two with two heroes each', 2, { heroesPerSeat: '2', difficulty: 'apprentice' }],
    ['three with closed hands', 3, { openHands: false, heroSelection: 'dealt' }],
    ['four', 4, { difficulty: 'legend' }],
  ];

  it.each(sittings)('every sentence reads well: %s', (_, seats, options) => {
    for (const seed of ['one', 'two']) {
      const viewers: readonly Viewer[] = [0, seats - 1, 'spectator'];
      const match = playThrough(seed, seats, options, (at, decision) => {
        for (const viewer of viewers) {
          const seen = view(at, viewer);
          expectSentence(words.status(seen));
          expectSentence(
            words.prompt(
              seen,
              open(at, viewer).find(({ id }) => id === decision.id)!,
            ),
          );
        }
        const own = view(at, decision.seat);
        const labels = choices(at, decision).map(choice =>
          words.choice(own, decision, choice, facts(at, decision, choice)),
        );
        for (const label of labels) expectSentence(label);
        for (const refused of refusals(at, decision)) {
          expect(words.reasons).toContain(refused.why);
          expectSentence(words.refusal(own, decision, refused.choice, refused, facts(at, decision, refused.choice)));
        }
      });
      for (const viewer of viewers) {
        const at = view(match, viewer);
        for (const { event } of match.log) {
          const told = visible(event, viewer);
          if (told !== undefined) expect(words.event(at, told as RealmEvent) ?? 'none').not.toMatch(slip);
        }
        for (const { title, lines } of words.table(at)) {
          expectSentence(title);
          for (const { label, text } of lines) {
            expectSentence(label);
            expectSentence(text);
          }
        }
      }
    }
  });

  it('two actions of one hero never look alike', () => {
    playThrough('alike', 2, {}, (match, decision) => {
      if (decision.ask !== 'chooseAction') return;
      const at = view(match, decision.seat);
      const labels = choices(match, decision).map(choice =>
        words.choice(at, decision, choice, facts(match, decision, choice)),
      );
      expect(new Set(labels).size).toBe(labels.length);
    });
  });
});

// ── Completeness ─────────────────────────────────────────────────────────────────────────────────────────────────────

describe('nothing is left without words', () => {
  it('has a sentence for every reason that the rules give, and no others', () => {
    const folder = new URL('../rules/', import.meta.url);
    const files = readdirSync(folder).map(file => new URL(file, folder));
    const source = [...files, new URL('../setup.ts', import.meta.url)]
      .map(file => readFileSync(file, 'utf8'))
      .join('\n');
    const given = [...source.matchAll(/\bno\(\s*[^,]+,\s*'(\w+)'/g)].map(([, why]) => why);
    expect([...words.reasons].sort()).toEqual([...new Set(given)].sort());
  });

  it('names every option and its values, every moment and every line of the score sheet', () => {
    expect(Object.keys(words.options)).toEqual(Object.keys(realm.options));
    for (const [name, { named }] of Object.entries(words.options)) {
      const spec = realm.options[name];
      const values: readonly string[] = spec.kind === 'oneOf' ? spec.values : [];
      for (const value of Object.keys(named ?? {})) expect(values).toContain(value);
    }
    expect(Object.keys(words.moments!)).toEqual(['N0', 'NR', 'CR']);
    for (const why of ['general', 'taint', 'city', 'supply:green', 'supply:blue'])
      expectSentence(words.line(`lost:${why}`));
    heroes.forEach((_, hero) => {
      expectSentence(words.line(`quests:${hero}`));
      expectSentence(words.line(`generals:${hero}`));
    });
  });

  it('has a sentence for every kind of event that is not quiet', () => {
    const quiet = ['passed', 'cardRemoved'];
    for (const name of Object.keys(checks.events) as RealmEvent['event'][]) {
      const told = { rule: 'REA-1.1', ...samples[name], event: name } as RealmEvent;
      for (const viewer of [0, 1, 'spectator'] as const) {
        if (quiet.includes(name)) expect(words.event(seen(viewer), told)).toBeUndefined();
        else expectSentence(words.event(seen(viewer), told));
      }
    }
  });
});
