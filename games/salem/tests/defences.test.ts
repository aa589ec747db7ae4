import { describe, expect, it } from 'vitest';
import {
  BridgetBishop,
  ElizabethProctor,
  GilesCorey,
  JohnIndian,
  JohnProctor,
  JohnWillard,
  MercyLewis,
} from '../content/colonists.ts';
import { arrange } from './arrange.ts';

describe('SC-45 Giles Corey (SAL-R45 SAL-16.2)', () => {
  const giles = (accusations: number, more: object = {}) =>
    arrange({
      colonistRow: [GilesCorey, BridgetBishop],
      accusations: { [GilesCorey]: accusations, [BridgetBishop]: 1 },
      messengers: { 8: 'A' },
      ...more,
    });

  it.each([1, 2])('with %i Accusations he is not arrestable', accusations => {
    expect(giles(accusations).refusalOf(GilesCorey)).toEqual({ rule: 'SAL-R45', why: 'gilesNeedsThree' });
  });

  it('with 3 he costs 0 at space 8', () => {
    const { A } = giles(3);
    A.chooses(GilesCorey);
    expect([A.influence, A.jail]).toEqual([4, [GilesCorey]]);
  });

  it('with Spectral Evidence and no Accusation he is arrestable for 3', () => {
    const { A } = giles(0, { spectralOn: GilesCorey });
    A.chooses(GilesCorey);
    expect([A.influence, A.jail]).toEqual([1, [GilesCorey]]);
  });

  it('SAL-R42 with 3 Fear the normal requirement applies: 1 Accusation is needed and enough', () => {
    const { A } = giles(1, { fear: { [GilesCorey]: 3 } });
    A.chooses(GilesCorey);
    expect(A.influence).toBe(2);
    expect(giles(0, { fear: { [GilesCorey]: 3 } }).refusalOf(GilesCorey)?.rule).toBe('SAL-16.2');
    expect(giles(1, { fear: { [GilesCorey]: 2 } }).refusalOf(GilesCorey)?.rule).toBe('SAL-R45');
  });
});

describe('SC-47 Circle defences (SAL-R24 SAL-R42 SAL-8.8)', () => {
  const defended = (more: object = {}) =>
    arrange({
      A: { influence: 20, circle: [MercyLewis] },
      B: { influence: 0, circle: [JohnProctor, ElizabethProctor, JohnIndian] },
      C: { influence: 0, circle: [JohnWillard] },
      accusations: { [JohnProctor]: 4, [JohnWillard]: 1 },
      messengers: { 8: 'A' },
      ...more,
    });

  it('John Proctor (7) with 4 Accusations costs 7 - 4 + 5 + 2 = 10', () => {
    const { A } = defended();
    A.chooses(JohnProctor);
    expect(A.influence).toBe(10);
  });

  it('John Willard (3) with 1 Accusation costs 3 - 1 + 5 + 1 = 8', () => {
    const { A } = defended();
    A.chooses(JohnWillard);
    expect(A.influence).toBe(12);
  });

  it('with 3 Fear on Elizabeth Proctor, John costs 8', () => {
    const { A } = defended({ fear: { [ElizabethProctor]: 3 } });
    A.chooses(JohnProctor);
    expect(A.influence).toBe(12);
  });

  it('SAL-8.8 Mercy Lewis cannot accuse anybody in B’s Circle; A at space 12 can', () => {
    const { A, table } = defended({ messengers: { 7: 'A', 12: 'A' } });
    A.chooses(MercyLewis);
    expect(table.targets).not.toContain(JohnProctor);
    expect(table.targets).not.toContain(JohnIndian);
    expect(table.targets).toContain(JohnWillard);
    expect(table.refusalOf(JohnIndian)).toEqual({ rule: 'SAL-8.8', why: 'johnProctorShields' });
    A.chooses(JohnWillard);
    expect(table.targets).toEqual(expect.arrayContaining([JohnProctor, ElizabethProctor, JohnIndian]));
  });

  it('SAL-R42 with 3 Fear on John Proctor she can', () => {
    const { A, table } = defended({ fear: { [JohnProctor]: 3 }, messengers: { 7: 'A' } });
    A.chooses(MercyLewis);
    expect(table.targets).toEqual(expect.arrayContaining([JohnProctor, ElizabethProctor, JohnIndian]));
  });
});
