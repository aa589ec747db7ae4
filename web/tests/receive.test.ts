import { loadGame } from '@vesper/games';
import { choose, log, open, choices, start, undo, undoable } from '@vesper/kernel';
import type { Match } from '@vesper/kernel';
import type { Moved, TableInfo } from '@vesper/table/messages';
import { moves, scene, sharedLog } from '@vesper/table/scenes';
import { describe, expect, it } from 'vitest';
import { receive, unopened } from '../session/receive.ts';
import type { SessionState } from '../session/session.ts';

const salem = await loadGame('salem');
const table = { id: 'a table' } as TableInfo;

function joined(match: Match): SessionState {
  const message = { t: 'snapshot', viewer: 0, table, scene: scene(match, 0), log: log(match, 0), chat: [] } as const;
  return receive(unopened, message)!;
}

function change(match: Match, act: () => void): Moved {
  const before = scene(match, 0);
  const told = match.log.slice();
  act();
  const keep = sharedLog(told, match.log, 0);
  return moves(match)(before, scene(match, 0), keep, log(match, 0).slice(keep));
}

function chooseFirst(match: Match): void {
  const [decision] = open(match);
  choose(match, { seat: decision.seat, decision: decision.id, choice: choices(match, decision)[0] });
}

describe('what a page knows', () => {
  it('follows a match by patches to exactly what a new snapshot would say', () => {
    const match = start(salem, { seats: 3, seed: 'a candle' });
    let state = joined(match);
    for (let i = 0; i < 60; i++) {
      const back = i % 7 === 3 ? [0, 1, 2].find(seat => undoable(match, seat) > 0) : undefined;
      const news = change(match, () => (back === undefined ? chooseFirst(match) : undo(match, back)));
      state = receive(state, news)!;
      expect(state.scene).toEqual(scene(match, 0));
      expect(state.log).toEqual(log(match, 0));
    }
  });

  it('asks for everything again when an entry was missed', () => {
    const match = start(salem, { seats: 2, seed: 'a candle' });
    const state = joined(match);
    chooseFirst(match);
    expect(
      receive(
        state,
        change(match, () => chooseFirst(match)),
      ),
    ).toBeNull();
  });

  it('takes nothing twice', () => {
    const match = start(salem, { seats: 2, seed: 'a candle' });
    const state = joined(match);
    const news = change(match, () => chooseFirst(match));
    const after = receive(state, news)!;
    expect(receive(after, news)).toBe(after);
  });
});
