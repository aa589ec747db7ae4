/** Everything that can be asked, chosen, refused and told has words that read well. */
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
import { ENTRANCE } from '../content/grid.ts';
import { pets } from '../content/pets.ts';
import { rooms } from '../content/rooms.ts';
import { titles } from '../content/titles.ts';
import type { DungeonEvent } from '../events.ts';
import { dungeon } from '../game.ts';
import type { DungeonState } from '../state.ts';
import type { DungeonView } from '../view.ts';
import { words as spoken } from '../words.ts';
import { epilogue } from '../words/epilogue.ts';
import { obstacles } from '../words/obstacles.ts';
import { questions } from './questions.ts';
import { samples, seen } from './samples.ts';

const words = plainWords(spoken);

/** What no sentence may contain. */
const slip = /undefined|NaN|null|\[object|!|\s{2}|^\s*$|-\d|there is no way/;

function expectSentence(text: string | undefined): void {
  expect(text).toBeDefined();
  expect(text).not.toMatch(slip);
}

// ── Played matches ───────────────────────────────────────────────────────────────────────────────────────────────────

const PASSING = ['decline', 'stop', 'end', 'none', 'keep'];

/** Plays a match at random, leaning towards acting, and looks at everything the words say on the way. */
function playThrough(
  seed: string,
  seats: number,
  options: Options,
  look: (match: Match<DungeonState, DungeonView>, decision: Open) => void,
): Match<DungeonState, DungeonView> {
  const match = start(dungeon, { seats, seed, options });
  const rng = fastChance(seed);
  while (outcome(match) === null) {
    const waiting = open(match);
    const decision = waiting[below(rng, waiting.length)];
    look(match, decision);
    const legal = choices(match, decision);
    const acting = legal.filter(choice => !PASSING.includes(choice as string));
    const among = acting.length > 0 && below(rng, 5) > 0 ? acting : legal;
    choose(match, { seat: decision.seat, choice: among[below(rng, among.length)] });
  }
  return match;
}

const everything = { fs: true, ds: true, mbg: true };

const sittings: readonly [string, number, Options][] = [
  ['alone with everything', 1, everything],
  ['two', 2, {}],
  ['two with gifts, classic', 2, { mbg: true, timing: 'classic', paladins: '3' }],
  ['three with everything', 3, everything],
  ['four', 4, { ds: true }],
];

describe('in played matches', () => {
  it.each(sittings)('every sentence reads well: %s', (_, seats, options) => {
    const viewers: readonly Viewer[] = [0, seats - 1, 'spectator'];
    const match = playThrough('one', seats, options, (at, decision) => {
      for (const viewer of viewers) {
        const own = view(at, viewer);
        expectSentence(words.status(own));
        expectSentence(
          words.prompt(
            own,
            open(at, viewer).find(({ id }) => id === decision.id)!,
          ),
        );
      }
      const own = view(at, decision.seat);
      for (const choice of choices(at, decision)) {
        expectSentence(words.choice(own, decision, choice, facts(at, decision, choice)));
      }
      for (const refused of refusals(at, decision)) {
        expect(words.reasons).toContain(refused.why);
        expectSentence(words.refusal(own, decision, refused.choice, refused, facts(at, decision, refused.choice)));
      }
    });
    for (const viewer of viewers) {
      const at = view(match, viewer);
      for (const { event } of match.log) {
        const told = visible(event, viewer);
        if (told !== undefined) expect(words.event(at, told as DungeonEvent) ?? 'none').not.toMatch(slip);
      }
      expectTable(at);
      for (const text of epilogue(at)) expectSentence(text);
    }
  });

  it.each(sittings)('the table reads well all the time: %s', (_, seats, options) => {
    let moves = 0;
    playThrough('two', seats, options, (at, decision) => {
      if (moves++ % 7 === 0) for (const viewer of [decision.seat, 'spectator'] as const) expectTable(view(at, viewer));
    });
  });

  it.each(sittings)('two choices of one decision never look alike: %s', (_, seats, options) => {
    playThrough('three', seats, options, (match, decision) => {
      const at = view(match, decision.seat);
      const labels = choices(match, decision).map(choice =>
        words.choice(at, decision, choice, facts(match, decision, choice)),
      );
      expect(new Set(labels).size).toBe(labels.length);
    });
  });
});

function expectTable(at: DungeonView): void {
  for (const { title, lines } of words.table(at)) {
    expectSentence(title);
    for (const { label, text } of lines) {
      expectSentence(label);
      expectSentence(text);
    }
  }
}

// ── Completeness ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** What it says; nothing for a reason that this question never gives. */
function attempt(say: () => string): string[] {
  try {
    return [say()];
  } catch {
    return [];
  }
}

/** Every file of the rules, setup included. */
function sources(): string {
  const folder = new URL('../rules/', import.meta.url);
  const files = (readdirSync(folder, { recursive: true }) as string[]).filter(file => file.endsWith('.ts'));
  return [...files.map(file => new URL(file, folder)), new URL('../setup.ts', import.meta.url)]
    .map(file => readFileSync(file, 'utf8'))
    .join('\n');
}

/** A question as it waits for seat 0, who has planned a battle at the entrance. */
function asked(ask: string, fields: object): Open {
  return { id: 'x', seat: 0, ask, rule: 'DUN-1.1', optional: false, frame: { ask, seat: 0, ...fields } };
}

const planned = (s: DungeonState): void => {
  s.players[0].plan.cell = ENTRANCE;
};

describe('nothing is left without words', () => {
  it('asks every decision of its seat, and tells everybody else', () => {
    expect(new Set(Object.keys(questions))).toEqual(new Set(Object.keys(dungeon.decisions)));
    for (const [ask, { fields, choices: some }] of Object.entries(questions)) {
      const question = asked(ask, fields);
      expectSentence(words.prompt(seen(0, planned), question));
      // In a sealed lane the others know no more than who is asked what.
      for (const viewer of [1, 'spectator'] as const) expectSentence(words.prompt(seen(viewer), asked(ask, {})));
      const labels = some.map(choice => words.choice(seen(0, planned), question, choice, undefined));
      for (const label of labels) expectSentence(label);
      if (ask !== 'planBattle') expect(new Set(labels).size).toBe(labels.length);
    }
  });

  it('explains every refusal, wherever it may be met', () => {
    for (const why of words.reasons) {
      const met = Object.entries(questions).flatMap(([ask, { fields, choices: some }]) =>
        some.flatMap(choice =>
          attempt(() => words.refusal(seen(0), asked(ask, fields), choice, { rule: 'DUN-1.1', why }, undefined)),
        ),
      );
      expect([why, met.filter(text => /^[A-Z].*[.]$/.test(text) && !slip.test(text)).length > 0]).toEqual([why, true]);
    }
  });

  it('has a sentence for every reason that the rules give, and no others', () => {
    const given = [...sources().matchAll(/\bno\(\s*[^,]+,\s*'(\w+)'/g)].map(([, why]) => why);
    const inTheWay = obstacles.filter(why => !words.reasons.includes(why));
    expect([...words.reasons, ...inTheWay].sort()).toEqual([...new Set(given)].sort());
  });

  it('names every option and its values, every moment and every line of the score sheet', () => {
    expect(Object.keys(words.options)).toEqual(Object.keys(dungeon.options));
    for (const [name, { named }] of Object.entries(words.options)) {
      const spec = dungeon.options[name];
      const values: readonly string[] = spec.kind === 'oneOf' ? spec.values : [];
      expect(new Set(Object.keys(named ?? {}))).toEqual(new Set(values));
    }
    const moments = [...sources().matchAll(/moment: .*$/gm)].flatMap(([text]) =>
      [...text.matchAll(/'(\w+)'/g)].map(([, moment]) => moment),
    );
    expect(new Set(Object.keys(words.moments!))).toEqual(new Set(moments));
    for (const name of ['rooms', 'monsters', 'prisoners', 'paladins', 'conquered', 'redMarks', 'expansions']) {
      expectSentence(words.line(name));
    }
    for (const { id } of rooms) expectSentence(words.line(`room:${id}`));
    for (const { id } of pets) expectSentence(words.line(`pet:${id}`));
    for (const { id } of titles) expectSentence(words.line(`title:${id}`));
  });

  it('has a sentence for every kind of event that is not quiet', () => {
    const quiet = ['productionEnded', 'ordersJudged', 'petKeptBack', 'battleEnded'];
    for (const [name, sample] of Object.entries(samples)) {
      const told = { rule: 'DUN-1.1', ...sample, event: name } as DungeonEvent;
      for (const viewer of [0, 1, 'spectator'] as const) {
        if (quiet.includes(name)) expect(words.event(seen(viewer), told)).toBeUndefined();
        else expectSentence(words.event(seen(viewer), told));
      }
    }
  });
});
