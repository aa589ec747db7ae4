import { describe, expect, it } from 'vitest';
import {
  choices,
  choose,
  hash,
  left,
  load,
  open,
  outcome,
  parseReplay,
  replay,
  save,
  start,
  toReplay,
} from '../index.ts';
import { ticTacToe } from './toys/ticTacToe.ts';
import { wicks } from './toys/wicks/game.ts';

const setup = { seats: 3, seed: 'a crown', options: { nights: 2 } };
const crowned = [
  { seat: 1, sheet: { crowns: 1 } },
  { seat: 2, sheet: { crowns: 3 } },
];

function played(legacies: typeof crowned) {
  const match = start(wicks, { ...setup, legacies });
  while (outcome(match) === null) {
    const [decision] = open(match);
    choose(match, { seat: decision.seat, choice: choices(match, decision)[0], decision: decision.id });
  }
  return match;
}

const code = (expected: string) => expect.objectContaining({ name: 'VesperError', code: expected });

describe('what matches leave to each other', () => {
  it('a match begins with what its seats bring', () => {
    expect(start(wicks, setup).state.starter).toBe(0);
    expect(start(wicks, { ...setup, legacies: crowned }).state.starter).toBe(2);
  });

  it('a match that is over leaves what the next one takes; one that runs leaves nothing', () => {
    expect(left(start(wicks, setup))).toEqual([]);
    const match = played([]);
    const legacies = left(match);
    expect(legacies.map(({ seat }) => seat)).toEqual(outcome(match)!.winners);
    expect(start(wicks, { ...setup, legacies }).state.starter).toBe(legacies[0].seat);
    expect(left(start(ticTacToe, { seats: 2, seed: '' }))).toEqual([]);
  });

  it('is part of its record: replays and saved matches go on with it', () => {
    const match = played(crowned);
    const file = parseReplay(JSON.stringify(toReplay(match)));
    expect(file.legacies).toEqual(crowned);
    expect(hash(replay(wicks, file).state)).toBe(hash(match.state));
    const { legacies: _, ...without } = file;
    expect(() => replay(wicks, without)).toThrow(code('replay-differs'));
    expect(load(wicks, save(match)).legacies).toEqual(crowned);
    expect('legacies' in toReplay(played([]))).toBe(false);
  });

  it('what cannot be brought is refused with a sentence', () => {
    const bring = (seat: number, sheet: never) => () => start(wicks, { ...setup, legacies: [{ seat, sheet }] });
    expect(bring(0, { gold: 1 } as never)).toThrow(code('bad-legacy'));
    expect(bring(0, 'crowns' as never)).toThrow('A keeper brings crowns, and nothing else.');
    expect(bring(3, { crowns: 1 } as never)).toThrow(code('bad-legacy'));
    expect(() => start(ticTacToe, { seats: 2, seed: '', legacies: crowned })).toThrow(code('bad-legacy'));
    expect(() => parseReplay(JSON.stringify({ ...toReplay(played([])), legacies: [7] }))).toThrow(code('bad-file'));
  });
});
