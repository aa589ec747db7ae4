/** Rows of effects: one after another, asking, impossible, passed over, in the middle of a saved match. */
import { describe, expect, it } from 'vitest';
import {
  andThen,
  choices,
  choose,
  effectMachine,
  finish,
  load,
  no,
  open,
  refusals,
  said,
  save,
  start,
} from '../index.ts';
import type { Match, Rules, SaidBy, Seat, State, Vocabulary } from '../index.ts';
import { draw } from './toys/bare.ts';

interface Table extends State<Frame> {
  trace: string[];
  held: number[];
}

interface At {
  readonly seat: Seat;
  readonly card: number;
  readonly index: number;
  readonly last: number;
}

type Frame =
  | ({ readonly do: 'effect' } & At)
  | { readonly do: 'whispered'; readonly text: string }
  | { readonly do: 'end' }
  | ({ readonly ask: 'play' | 'target' } & At);

type Deed =
  | { readonly do: 'speak'; readonly text: string }
  /** Speaks by a step of its own. */
  | { readonly do: 'whisper'; readonly text: string }
  | { readonly do: 'discard'; readonly may: boolean }
  | { readonly do: 'recall' };

const nothingHeld = no('TOY-1', 'nothingHeld');
const isSeven = no('TOY-2', 'isSeven');

const vocabulary: Vocabulary<Table, At, Deed, number | string> = {
  speak: { run: (s, _at, { text }) => void s.trace.push(text) },
  whisper: { run: (s, _at, { text }) => andThen(s, { do: 'whispered', text }) },
  recall: { run: (s, { last }) => void s.trace.push(`last ${last}`) },
  discard: {
    refuse: (s, _at, { may }) => (may || s.held.length > 0 ? undefined : nothingHeld),
    asks: {
      candidates: (s, _at, { may }) => (may ? [...s.held, 'no'] : s.held),
      refuse: (_s, _at, _effect, c) => (c === 7 ? isSeven : undefined),
      choose(s, _at, _effect, c) {
        s.trace.push(`discard ${c}`);
        s.held = s.held.filter(card => card !== c);
      },
      fallback: (_s, _at, { may }) => (may ? 'no' : undefined),
    },
  },
};

function table(row: readonly Deed[], held: readonly number[] = [3, 5, 7]): Match<Table> {
  const machine = effectMachine<Table, At, Deed, number | string>({
    vocabulary,
    row: () => row,
    step: ({ seat, card }, index, last) => ({ do: 'effect', seat, card, index, last }),
    ask: ({ seat, card, index, last }) => ({ ask: 'target', seat, card, index, last }),
    finished: (s, { card }) => void s.trace.push(`card ${card} is done`),
  });
  const at: At = { seat: 0, card: 4, index: 0, last: -1 };
  const rules: Rules<Table, unknown, Frame> = {
    id: 'rows',
    name: 'Rows',
    version: 1,
    seats: { min: 1, max: 1 },
    options: {},
    setup: (seats, _options, chance) => ({
      agenda: [{ do: 'end' }, { ask: 'play', ...at }],
      chance,
      outcome: null,
      seats,
      trace: [],
      held: [...held],
    }),
    steps: {
      effect: machine.step,
      whispered: (s, { text }) => void s.trace.push(text),
      end: s => finish(s, draw),
    },
    decisions: {
      play: {
        rule: 'TOY-0',
        candidates: () => ['play'],
        refuse: (s, d) => machine.refuse(s, d, row),
        choose: s => andThen(s, { do: 'effect', ...at }),
        asked: 'ifChoice',
      },
      target: { rule: 'TOY-2', asked: 'ifChoice', ...machine.question },
    },
    view: () => ({}),
    imagine: () => {},
  };
  return start(rules, { seats: 1, seed: '' });
}

const answer = (match: Match<Table>, choice: number | string): Match<Table> => {
  choose(match, { seat: 0, choice });
  return match;
};

const discard: Deed = { do: 'discard', may: false };
const perhaps: Deed = { do: 'discard', may: true };
const recall: Deed = { do: 'recall' };

describe('a row of effects', () => {
  it('happens one after another, each with all that it put on the agenda', () => {
    const { state } = table([
      { do: 'whisper', text: 'one' },
      { do: 'speak', text: 'two' },
    ]);
    expect(state.trace).toEqual(['one', 'two', 'card 4 is done']);
  });

  it('waits while it asks; the next effect knows what was chosen, the one after it does not', () => {
    const match = table([discard, recall, recall]);
    expect(open(match)[0].frame).toEqual({ ask: 'target', seat: 0, card: 4, index: 0, last: -1 });
    expect(answer(match, 5).state.trace).toEqual(['discard 5', 'last 5', 'last -1', 'card 4 is done']);
  });

  it('remembers no piece where a word was chosen', () => {
    expect(answer(table([perhaps, recall]), 'no').state.trace).toEqual(['discard no', 'last -1', 'card 4 is done']);
  });

  it('asks by the effect: its candidates, its refusals, its fallback', () => {
    const match = table([perhaps]);
    const [waiting] = open(match);
    expect(choices(match, waiting)).toEqual([3, 5, 'no']);
    expect(refusals(match, waiting)).toEqual([{ choice: 7, rule: 'TOY-2', why: 'isSeven' }]);
  });

  it('goes on where an effect has nothing to choose from, or only one thing', () => {
    expect(table([discard, recall], [7]).state.trace).toEqual(['last -1', 'card 4 is done']);
    expect(table([discard, recall], [3]).state.trace).toEqual(['discard 3', 'last 3', 'card 4 is done']);
  });

  it('cannot happen for the first reason that one of its effects gives', () => {
    const speak: Deed = { do: 'speak', text: 'never' };
    expect(table([speak, discard], []).state.trace).toEqual([]);
    expect(table([speak, perhaps], []).state.trace).toEqual(['never', 'discard no', 'card 4 is done']);
  });

  it('is saved and loaded in the middle', () => {
    const match = table([discard, discard, recall], [1, 2, 3]);
    answer(match, 2);
    const loaded = load(match.rules, JSON.parse(JSON.stringify(save(match))));
    expect(answer(loaded, 3).state.trace).toEqual(['discard 2', 'discard 3', 'last 3', 'card 4 is done']);
  });
});

describe('said', () => {
  it('says an effect in the words of a catalogue', () => {
    const deeds: SaidBy<Deed, string> = {
      speak: ({ text }) => `say ${text}`,
      whisper: ({ text }) => `whisper ${text}`,
      discard: ({ may }) => (may ? 'you may discard a card' : 'discard a card'),
      recall: () => 'remember',
    };
    expect([{ do: 'speak', text: 'aye' } as const, perhaps].map(deed => said(deeds, deed))).toEqual([
      'say aye',
      'you may discard a card',
    ]);
  });
});
