import { advance, apply, below, fastChance } from '@vesper/kernel';
import type { AskFrame, Choice, Decision } from '@vesper/kernel';
import { expect, it } from 'vitest';
import { salem } from '../game.ts';

it('decisions with a list of their own offer their candidates without those they refuse', () => {
  const decisions = salem.decisions as { readonly [ask: string]: Decision };
  const rng = fastChance('lists');
  const out: Choice[] = [];
  const compared = new Set<string>();
  for (let match = 0; match < 60; match++) {
    const s = salem.setup(2 + (match % 3), {}, rng);
    for (let n; (n = advance(salem, s, out)) > 0; apply(salem, s, out[below(rng, n)])) {
      const frame = s.agenda[s.agenda.length - 1] as AskFrame;
      const { candidates, refuse, list } = decisions[frame.ask];
      if (list === undefined) continue;
      compared.add(frame.ask);
      expect(out.slice(0, n)).toEqual(candidates(s, frame).filter(c => refuse?.(s, frame, c) === undefined));
    }
  }
  const own = Object.keys(decisions).filter(ask => decisions[ask].list !== undefined);
  expect([...compared].toSorted()).toEqual(own.toSorted());
});
