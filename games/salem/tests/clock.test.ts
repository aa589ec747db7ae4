/** SAL-R59: what is chosen for a seat whose clock runs out. */
import type { Choice } from '@vesper/kernel';
import { fallback, open } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import {
  AnnPudeator,
  AnnPutnam,
  BenjaminProctor,
  BridgetBishop,
  EdwardPutnam,
  ElizabethPorter,
  GeorgeBurroughs,
  GilesCorey,
  JohnAlden,
  JohnIndian,
  JohnPorter,
  JohnProctor,
  JohnWillard,
  MarthaCarrier,
  MaryEasty,
  MaryWarren,
  MercyLewis,
  NicholasNoyes,
  SarahChurchill,
  SarahGood,
  ThomasPutnam,
  Tituba,
  WilliamGriggs,
} from '../content/colonists.ts';
import { NONE } from '../state.ts';
import { arrange } from './arrange.ts';
import { begin } from './table.ts';
import type { Arrangement } from './arrange.ts';

describe('SC-65 Clock runs out (SAL-R59)', () => {
  it('at place with spaces 1 and 2 taken: space 3', () => {
    const { table, A, C } = arrange({ firstPlayer: 'C' });
    C.chooses(1);
    A.chooses(2);
    expect([table.asking, table.fallback]).toEqual(['B place', 3]);
  });

  it('at scapegoat: decline', () => {
    const { table, A } = arrange({
      prominentRow: [ElizabethPorter],
      colonistRow: [SarahGood],
      accusations: { [ElizabethPorter]: 3 },
      messengers: { 8: 'A' },
    });
    A.chooses(ElizabethPorter);
    expect([table.asking, table.fallback]).toEqual(['B scapegoat', 'decline']);
  });

  it('at accuse: top row slot 1', () => {
    const { table } = arrange({ prominentRow: [JohnProctor], messengers: { 1: 'B' } });
    expect([table.asking, table.fallback]).toEqual(['B accuse', JohnProctor]);
  });
});

describe('SAL-R59 every decision', () => {
  const at: Arrangement = {
    prominentRow: [JohnProctor, ThomasPutnam],
    colonistRow: [GilesCorey, JohnWillard],
    B: { circle: [Tituba] },
  };
  const cases: readonly { name: string; asking: string; at: Arrangement; picks?: Choice[]; expected: Choice }[] = [
    { name: 'place: the lowest free space', asking: 'A place', at: {}, expected: 1 },
    { name: 'accuse: the first in play', asking: 'A accuse', at: { messengers: { 12: 'A' } }, expected: JohnProctor },
    {
      name: 'thomasBonus: declined',
      asking: 'A thomasBonus',
      at: { A: { circle: [ThomasPutnam] }, prominentRow: [], messengers: { 1: 'A' } },
      picks: [GilesCorey],
      expected: 'decline',
    },
    {
      name: 'exonerateTarget: declined',
      asking: 'A exonerateTarget',
      at: { accusations: { [GilesCorey]: 3 }, messengers: { 3: 'A' } },
      expected: 'decline',
    },
    {
      name: 'exonerateExtra: stop',
      asking: 'A exonerateExtra',
      at: { accusations: { [GilesCorey]: 3 }, messengers: { 3: 'A' } },
      picks: [GilesCorey],
      expected: 'stop',
    },
    { name: 'protect: left', asking: 'A protect', at: { messengers: { 4: 'A' } }, expected: 'decline' },
    {
      name: 'menu: Done, even with Generate still to be collected',
      asking: 'A menu',
      at: { A: { circle: [JohnIndian] }, messengers: { 5: 'A' } },
      expected: 'done',
    },
    {
      name: 'abilityMode of Mary Warren: place',
      asking: 'A abilityMode',
      at: { A: { circle: [MaryWarren] }, accusations: { [GilesCorey]: 1 }, messengers: { 7: 'A' } },
      picks: [MaryWarren],
      expected: 'place',
    },
    {
      name: 'abilityMode of Noyes: accuse',
      asking: 'A abilityMode',
      at: { A: { circle: [NicholasNoyes] }, messengers: { 7: 'A' } },
      picks: [NicholasNoyes],
      expected: 'accuse',
    },
    {
      name: 'abilityMode of Ann Pudeator: accusation',
      asking: 'A abilityMode',
      at: {
        A: { circle: [AnnPudeator] },
        accusations: { [AnnPudeator]: 1 },
        fear: { [AnnPudeator]: 1 },
        messengers: { 7: 'A' },
      },
      picks: [AnnPudeator],
      expected: 'accusation',
    },
    {
      name: 'abilityTarget, mandatory: the first legal one',
      asking: 'A abilityTarget',
      at: {
        A: { circle: [SarahChurchill] },
        accusations: { [JohnWillard]: 1, [Tituba]: 1, [SarahChurchill]: 1 },
        messengers: { 7: 'A' },
      },
      picks: [SarahChurchill],
      expected: JohnWillard,
    },
    {
      name: 'abilityTarget of Bridget Bishop, from: the first accused one',
      asking: 'A abilityTarget',
      at: { A: { circle: [BridgetBishop] }, accusations: { [ThomasPutnam]: 1, [Tituba]: 1 }, messengers: { 7: 'A' } },
      picks: [BridgetBishop],
      expected: ThomasPutnam,
    },
    {
      name: 'abilityTarget of Martha Carrier, to: the first other one',
      asking: 'A abilityTarget',
      at: { A: { circle: [MarthaCarrier] }, fear: { [JohnProctor]: 1, [Tituba]: 1 }, messengers: { 7: 'A' } },
      picks: [MarthaCarrier, JohnProctor],
      expected: ThomasPutnam,
    },
    {
      name: 'abilityTarget, Mary Easty’s second: declined',
      asking: 'A abilityTarget',
      at: { A: { circle: [MaryEasty] }, accusations: { [GilesCorey]: 1, [Tituba]: 1 }, messengers: { 7: 'A' } },
      picks: [MaryEasty, GilesCorey],
      expected: 'decline',
    },
    {
      name: 'abilityTarget, Benjamin Proctor’s: declined',
      asking: 'A abilityTarget',
      at: { A: { circle: [BenjaminProctor] }, fear: { [BenjaminProctor]: 1 }, messengers: { 7: 'A' } },
      picks: [BenjaminProctor],
      expected: 'decline',
    },
    {
      name: 'arrest on a space: declined',
      asking: 'A arrest',
      at: { accusations: { [GilesCorey]: 3 }, messengers: { 8: 'A' } },
      expected: 'decline',
    },
    {
      name: 'arrest by Edward Putnam: the first legal one',
      asking: 'A arrest',
      at: {
        A: { influence: 9, circle: [EdwardPutnam] },
        accusations: { [GilesCorey]: 2, [JohnWillard]: 3, [Tituba]: 4 },
        messengers: { 7: 'A' },
      },
      picks: [EdwardPutnam],
      expected: JohnWillard,
    },
    {
      name: 'burroughsFear: declined',
      asking: 'A burroughsFear',
      at: {
        colonistRow: [GeorgeBurroughs, GilesCorey],
        accusations: { [GeorgeBurroughs]: 4 },
        fear: { [GilesCorey]: 1 },
        messengers: { 8: 'A' },
      },
      picks: [GeorgeBurroughs],
      expected: 'decline',
    },
    {
      name: 'spectral: the first in play',
      asking: 'A spectral',
      at: { messengers: { 10: 'A' } },
      expected: JohnProctor,
    },
    {
      name: 'spectral at space 10: even the present bearer',
      asking: 'A spectral',
      at: { spectralOn: JohnProctor, messengers: { 10: 'A' } },
      expected: JohnProctor,
    },
    {
      name: 'spectral by Noyes: not the present bearer',
      asking: 'A spectral',
      at: { A: { circle: [NicholasNoyes] }, spectralOn: JohnProctor, messengers: { 7: 'A' } },
      picks: [NicholasNoyes, 'spectral'],
      expected: ThomasPutnam,
    },
    {
      name: 'fearMode: place',
      asking: 'A fearMode',
      at: { fear: { [GilesCorey]: 1 }, messengers: { 11: 'A' } },
      expected: 'place',
    },
    {
      name: 'fearTarget, placing: the first in play',
      asking: 'A fearTarget',
      at: { messengers: { 11: 'A' } },
      expected: JohnProctor,
    },
    {
      name: 'fearTarget, removing: the first with Fear',
      asking: 'A fearTarget',
      at: { fear: { [GilesCorey]: 1, [Tituba]: 1 }, messengers: { 11: 'A' } },
      picks: ['remove'],
      expected: GilesCorey,
    },
    {
      name: 'bring on a space: declined',
      asking: 'A bring',
      at: { messengers: { 14: 'A' }, A: { influence: 8 } },
      expected: 'decline',
    },
    {
      name: 'bring by John Porter Sr.: the first legal one',
      asking: 'A bring',
      at: { A: { influence: 9, circle: [JohnPorter] }, messengers: { 7: 'A' } },
      picks: [JohnPorter],
      expected: JohnProctor,
    },
    {
      name: 'abilityTarget of Griggs: the first in the Circle with room',
      asking: 'A abilityTarget',
      at: {
        A: { circle: [JohnIndian, WilliamGriggs, MercyLewis] },
        reputationTokens: { [JohnIndian]: 3 },
        messengers: { 7: 'A' },
      },
      picks: [WilliamGriggs],
      expected: WilliamGriggs,
    },
    {
      name: 'abilityTarget of Alden: the first in the Circle that does not bear it',
      asking: 'A abilityTarget',
      at: { A: { circle: [JohnIndian, MercyLewis, JohnAlden] }, protectionOn: JohnIndian, messengers: { 7: 'A' } },
      picks: [JohnAlden],
      expected: MercyLewis,
    },
  ];

  it.each(cases)('$name', ({ at: more, picks = [], asking, expected }) => {
    const { table, A } = arrange({ ...at, ...more });
    A.chooses(...picks);
    expect(table.asking).toBe(asking);
    expect(table.fallback).toBe(expected);
    A.chooses(table.fallback);
  });

  it('startPick: the card dealt first', () => {
    const table = begin(4, { startDraft: true });
    for (const decision of open(table.match)) {
      expect(fallback(table.match, decision)).toBe(table.seenBy(decision.seat).players[decision.seat].offered![0]);
    }
  });

  it('scapegoat: declined by the arresting player too', () => {
    const { table, A, B, C } = arrange({
      prominentRow: [AnnPutnam],
      colonistRow: [SarahGood],
      accusations: { [AnnPutnam]: 3 },
      messengers: { 8: 'A' },
    });
    A.chooses(AnnPutnam);
    B.chooses('decline');
    C.chooses('decline');
    expect([table.asking, table.fallback]).toEqual(['A scapegoat', 'decline']);
  });
});

describe('SAL-R59 the order of mandatory targets', () => {
  it('top row slots 1–4, bottom row slots 1–4, Circles clockwise from the active player in order of arrival', () => {
    const order = [AnnPutnam, JohnProctor, GilesCorey, JohnWillard, Tituba, MercyLewis, JohnIndian, SarahChurchill];
    const found: Choice[] = [];
    for (let gone = 0; gone < order.length; gone++) {
      // The only ones with Fear are those that have not been named yet.
      const fear = Object.fromEntries(order.slice(gone).map(colonist => [colonist, 1]));
      const { table, B } = arrange({
        A: { circle: [SarahChurchill] },
        B: { circle: [Tituba, MercyLewis] },
        C: { circle: [JohnIndian] },
        prominentRow: [NONE, AnnPutnam, NONE, JohnProctor],
        colonistRow: [GilesCorey, NONE, JohnWillard, NONE],
        fear,
        messengers: { 11: 'B' },
      });
      B.chooses('remove');
      if (table.asking === 'B fearTarget') found.push(table.fallback);
      else found.push(order[gone]);
    }
    expect(found).toEqual(order);
  });
});
