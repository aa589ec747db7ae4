/** How far a search looks: one road looks better at the end of the day and is found out a day later. */
import { fastChance, finish, open, start } from '@vesper/kernel';
import type { AskFrame, Brain, Choice, Decision, Game, State } from '@vesper/kernel';
import { salem } from '@vesper/games/salem';
import { expect, it } from 'vitest';
import { inTries, think } from '../bot.ts';
import { search } from '../search/search.ts';
import type { Reach } from '../search/search.ts';

interface Walk extends State<AskFrame> {
  day: number;
  road: number;
}

/** What nobody asks here. */
const { about, words, manual } = salem;

const SHORT = 0;
const LONG = 1;

const walk: Decision<Walk, AskFrame, number> = {
  rule: 'ROAD-1',
  candidates: ({ day }) => (day === 1 ? [SHORT, LONG] : [SHORT]),
  choose(s, _d, c) {
    if (s.day === 1) s.road = c;
    s.day++;
    if (s.day < 4) s.agenda.push({ ask: 'walk', seat: 0 });
    else finish(s, { winners: [], places: [2], scores: [0], sheet: [] });
  },
};

const brain: Brain<Walk> = {
  stage: ({ day }) => day,
  appeals: (_s, _d, _legal, n, out) => {
    for (let i = 0; i < n; i++) out[i] = 1;
  },
  shares: ({ day, road }, out) => void (out[0] = (road === SHORT) === day <= 2 ? 0.6 : 0.4),
  lookahead: {
    samples: 1,
    follow: 0,
    isSettled: () => false,
    shortlist: (_s, _d, legal) => legal,
    weighs: 0.01,
    further: () => 2,
  },
};

function roadTaken(reach: Reach): Choice {
  const game: Game<Walk> = {
    id: 'walk',
    name: 'Walk',
    version: 1,
    about,
    words,
    manual,
    together: true,
    seats: { min: 1, max: 1 },
    options: {},
    setup: (seats, _options, chance) => ({
      agenda: [{ ask: 'walk', seat: 0 }],
      chance,
      outcome: null,
      seats,
      day: 1,
      road: SHORT,
    }),
    steps: {},
    decisions: { walk },
    view: () => ({}),
    imagine: () => {},
    copy: s => ({ ...s, agenda: s.agenda.slice(), chance: s.chance.slice() }),
    brain,
  };
  const match = start(game, { seats: 1, seed: 'walk' });
  const [decision] = open(match);
  return search(think(game, match, decision), fastChance('luck'), inTries(40), reach).choice;
}

it('who looks near believes the end of the stage', () => {
  expect(roadTaken('near')).toBe(SHORT);
});

it('who looks far sees what comes of it', () => {
  expect(roadTaken('far')).toBe(LONG);
});
