import { dungeon } from '@vesper/games/dungeon';
import { folklore } from '@vesper/games/folklore';
import { juiblex } from '@vesper/games/juiblex';
import { realm } from '@vesper/games/realm';
import { salem } from '@vesper/games/salem';
import { choices, choose, fastChance, open, outcome, plain, quickChoice, start, toReplay } from '@vesper/kernel';
import type { Game, Replay } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { reasonTold } from '../reasonWords.ts';
import { whyDid } from '../why.ts';

const games: readonly Game[] = [salem, realm, dungeon, juiblex, folklore];

function played(game: Game, most: number): Replay {
  const match = start(game, { seats: 2, seed: 'why' });
  const rng = fastChance('why');
  while (outcome(match) === null && match.record.length < most) {
    const [decision] = open(match);
    const legal = choices(match, decision);
    choose(match, {
      seat: decision.seat,
      choice: quickChoice(game, match.state, decision.frame, legal, legal.length, rng),
      decision: decision.id,
    });
  }
  return toReplay(match);
}

describe.each(games)('$name', game => {
  const file = played(game, 40);

  it.each(['novice', 'adept', 'expert', 'random'])('%s says why, in words, the same every time', bot => {
    for (const n of [3, 17, 36]) {
      const why = whyDid(game, file, n, bot);
      expect(why).toMatchObject({ n, seat: file.record[n - 1].seat, bot });
      expect(whyDid(game, file, n, bot)).toEqual(why);
      const told = plain(reasonTold(why, () => why.insteadSaid!));
      expect(told).toMatch(/^It .*\.$/);
      expect(told).not.toMatch(/undefined|NaN|null/);
      if (why.instead !== null) expect(plain(why.insteadSaid!)).not.toBe('');
      if (why.expects !== null) expect(why.expects).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('what is asked', () => {
  it('is a choice of the record', () => {
    const file = played(salem, 5);
    expect(() => whyDid(salem, file, 99, 'adept')).toThrow('is no choice');
  });
});
