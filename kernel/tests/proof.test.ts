import { describe, expect, it } from 'vitest';
import { VesperError, choices, choose, left, open, outcome, start, toReplay } from '../index.ts';
import { legacyFile, parseLegacyFile, prove, recordsAfter } from '../proof.ts';
import type { Legacy, Rules } from '../index.ts';
import type { LegacyFile } from '../proof.ts';
import { ticTacToe } from './toys/ticTacToe.ts';
import { wicks } from './toys/wicks/game.ts';

async function loadGame(id: string, version = 1): Promise<Rules> {
  if (id === 'ticTacToe') return ticTacToe;
  if (id !== 'wicks') throw new VesperError('unknown-game', `There is no game "${id}".`);
  if (version !== 1) throw new VesperError('wrong-version', `Version ${version} is not kept.`);
  return wicks;
}

function played(seed: string, legacies: readonly Legacy[] = []) {
  const match = start(wicks, { seats: 2, seed, options: { nights: 2 }, legacies });
  while (outcome(match) === null) {
    const [decision] = open(match);
    choose(match, { seat: decision.seat, choice: choices(match, decision)[0], decision: decision.id });
  }
  return match;
}

const code = (expected: string) => expect.objectContaining({ name: 'VesperError', code: expected });
const again = (file: unknown): LegacyFile => parseLegacyFile(JSON.stringify(file));

const first = played('the first night');
const crown = left(first)[0];
const second = played('the second night', [crown]);
const records = recordsAfter(second, [recordsAfter(first, [])]);
const file = legacyFile('wicks', left(second)[0].sheet, 7, records);

describe('what proves a legacy', () => {
  it('carries every record that earned it, each once and in order', () => {
    expect(records).toEqual([toReplay(first), toReplay(second)]);
    const both = [records, recordsAfter(first, [])];
    expect(recordsAfter(played('the third night', left(second)), both)).toHaveLength(3);
  });

  it('is proven when all of it is played again', async () => {
    expect(await prove(again(file), loadGame)).toEqual({
      proven: true,
      earned: { options: second.options, won: true },
    });
  });

  it('is unproven without records, and where something was brought that no record left', async () => {
    expect(await prove(again({ ...file, records: [] }), loadGame)).toEqual({ proven: false, earned: null });
    expect((await prove(again({ ...file, records: [toReplay(second)] }), loadGame)).proven).toBe(false);
    const invented = played('another night', [{ seat: 0, sheet: { crowns: 9 } }]);
    const tainted = legacyFile('wicks', left(invented)[0].sheet, 7, [toReplay(invented)]);
    expect((await prove(again(tainted), loadGame)).proven).toBe(false);
  });

  it('records that do not hold, or left something else, are refused', async () => {
    const cheated = { ...toReplay(first), record: first.record.slice(1) };
    await expect(prove(again({ ...file, records: [cheated] }), loadGame)).rejects.toEqual(code('replay-differs'));
    await expect(prove(again({ ...file, sheet: { crowns: 2 } }), loadGame)).rejects.toEqual(code('bad-legacy'));
    await expect(prove(again({ ...file, sheet: 'a crown' }), loadGame)).rejects.toEqual(code('bad-legacy'));
    const halfway = { ...toReplay(start(wicks, { seats: 2, seed: 'x' })) };
    await expect(prove(again({ ...file, records: [halfway] }), loadGame)).rejects.toEqual(code('bad-legacy'));
    const unkept = { ...toReplay(first), version: 2 };
    await expect(prove(again({ ...file, records: [unkept] }), loadGame)).rejects.toEqual(code('wrong-version'));
    await expect(prove(legacyFile('ticTacToe', {}, 0, []), loadGame)).rejects.toEqual(code('bad-legacy'));
    await expect(prove(legacyFile('chess', {}, 0, []), loadGame)).rejects.toEqual(code('unknown-game'));
  });

  it('what is no such file is refused with a sentence', () => {
    for (const text of ['', '7', '[]', '{}', 'null', '{"kind":"legacy"}', JSON.stringify(toReplay(first))]) {
      expect(() => parseLegacyFile(text)).toThrow(code('bad-file'));
    }
    const { sheet: _, ...without } = file;
    expect(() => again(without)).toThrow(code('bad-file'));
    expect(() => again({ ...file, records: [7] })).toThrow(code('bad-file'));
    expect(() => again({ ...file, at: 'today' })).toThrow(code('bad-file'));
    expect(() => again({ ...file, game: 'salem' })).toThrow(code('bad-file'));
    expect(() => again({ ...file, records: Array.from({ length: 2000 }, () => toReplay(first)) })).toThrow('too long');
    expect(() => parseLegacyFile(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)).toThrow(VesperError);
  });

  it('nothing but the match itself is read of a record', () => {
    const record = { ...toReplay(first), table: { seats: [] }, found: 'x' };
    expect(again({ ...file, records: [record] }).records).toEqual([toReplay(first)]);
  });

  it('records that became too long are not carried along', () => {
    const long = Array.from({ length: 10_000 }, (_, i) => ({ ...toReplay(first), seed: `${i}` }));
    expect(recordsAfter(second, [long])).toEqual([]);
  });
});

describe('what may be brought together', () => {
  const bring = (rules: Rules, ...seats: readonly number[]) =>
    start(rules, { seats: 2, seed: 'x', legacies: seats.map(seat => ({ seat, sheet: { crowns: seat } })) });

  it('one for each seat, unless the game says otherwise', () => {
    expect(() => bring(wicks, 0, 0)).toThrow(code('bad-legacy'));
    const generous = { ...wicks, legacy: { ...wicks.legacy!, most: () => 2 } };
    expect(bring(generous, 0, 0).legacies).toHaveLength(2);
  });

  it('what clashes is refused', () => {
    const clashing = { ...wicks, legacy: { ...wicks.legacy!, clash: () => 'There is only one crown.' } };
    expect(() => bring(clashing, 0)).toThrow('There is only one crown.');
  });

  it('a match does not depend on who said first what they bring', () => {
    expect(bring(wicks, 1, 0).legacies.map(({ seat }) => seat)).toEqual([0, 1]);
  });
});
