import { describe, expect, it } from 'vitest';
import {
  AnnPutnam,
  GeorgeBurroughs,
  GeorgeCorwin,
  MercyLewis,
  NathanielIngersoll,
  NathanielPutnam,
  SarahGood,
  Tituba,
} from '../content/colonists.ts';
import { arrange } from './arrange.ts';
import type { Arrangement } from './arrange.ts';

describe('SC-27 Burroughs and the lock (SAL-3.12 SAL-3.13 SAL-3.14 SAL-R32 SAL-R33)', () => {
  const burroughs = (more: Arrangement = {}) =>
    arrange({
      seats: 3,
      B: { influence: 8 },
      prominentRow: [NathanielPutnam, AnnPutnam],
      colonistRow: [SarahGood, GeorgeBurroughs],
      accusations: { [GeorgeBurroughs]: 2, [NathanielPutnam]: 3, [AnnPutnam]: 4 },
      fear: { [SarahGood]: 3 },
      messengers: { 8: 'A', 9: 'C' },
      ...more,
    });

  it('Sarah Good, brought from 3 Fear to 2, cannot be named for the next arrest, but for the one after', () => {
    const { table, A, B, C } = burroughs();
    A.chooses(GeorgeBurroughs);
    expect(A.influence).toBe(2);
    expect(table.asking).toBe('A burroughsFear');
    expect(A.offered).toEqual([SarahGood, 'decline']);
    A.chooses('decline');
    expect(table.asking).toBe('B burroughsFear');
    B.chooses(SarahGood);
    expect([table.fearOn(SarahGood), table.supply.fear]).toEqual([2, 13]);
    expect(table.state.locked).toEqual([SarahGood]);
    expect(table.asking).toBe('C burroughsFear');
    C.chooses('decline');
    expect(table.asking).toBe('C arrest');
    C.chooses(NathanielPutnam);
    expect([C.influence, C.jail]).toEqual([1, [NathanielPutnam]]);
    expect(table.state.locked).toEqual([]);
    table.resolve(8, 'B');
    B.chooses(AnnPutnam);
    expect(table.asking).toBe('C scapegoat');
    expect(C.offered).toEqual([SarahGood, 'decline']);
  });

  it('SAL-R32 a declined arrest does not unlock her', () => {
    const { table, A, B, C } = burroughs();
    A.chooses(GeorgeBurroughs, SarahGood);
    B.chooses('decline');
    C.chooses('decline', 'decline');
    expect(table.state.locked).toEqual([SarahGood]);
    table.resolve(8, 'B');
    B.chooses(AnnPutnam);
    expect(B.jail).toEqual([AnnPutnam]);
  });

  it('SAL-R32 with 2 Fear or with 4 nobody is locked', () => {
    for (const fear of [2, 4]) {
      const { table, A } = burroughs({ fear: { [SarahGood]: fear } });
      A.chooses(GeorgeBurroughs, SarahGood);
      expect(table.fearOn(SarahGood)).toBe(fear - 1);
      expect(table.state.locked).toEqual([]);
    }
  });

  it('SAL-R33 everyone may take one from any Colonist in play, clockwise from the arresting player', () => {
    const { table, A, B, C } = burroughs({
      A: { circle: [MercyLewis] },
      C: { influence: 9, circle: [Tituba] },
      fear: { [MercyLewis]: 1, [Tituba]: 1, [AnnPutnam]: 2 },
      messengers: { 8: 'C' },
    });
    C.chooses(GeorgeBurroughs);
    expect(table.asking).toBe('C burroughsFear');
    expect(C.offered).toEqual([AnnPutnam, Tituba, MercyLewis, 'decline']);
    C.chooses(AnnPutnam);
    expect(table.asking).toBe('A burroughsFear');
    A.chooses(Tituba);
    expect(B.offered).toEqual([AnnPutnam, MercyLewis, 'decline']);
    B.chooses(MercyLewis);
    expect([table.fearOn(AnnPutnam), table.fearOn(Tituba), table.fearOn(MercyLewis)]).toEqual([1, 0, 0]);
    expect(table.asking).toBe('A place');
  });

  it('SAL-R33 skipped as soon as no Fear is in play', () => {
    const { table, A } = burroughs({ fear: { [MercyLewis]: 1 }, A: { circle: [MercyLewis] } });
    A.chooses(GeorgeBurroughs, MercyLewis);
    expect(table.asking).toBe('C arrest');
    expect(burroughs({ fear: {} }).A.chooses(GeorgeBurroughs).jail).toEqual([GeorgeBurroughs]);
  });

  it('SAL-R33 the Fear that lay on Burroughs himself is gone before anyone chooses', () => {
    const { table, A } = burroughs({ fear: { [GeorgeBurroughs]: 2 } });
    A.chooses(GeorgeBurroughs);
    expect(table.supply.fear).toBe(15);
    expect(table.asking).toBe('C arrest');
  });

  it.each([
    { blocked: '3 Fear', at: { fear: { [GeorgeBurroughs]: 3, [SarahGood]: 3 } } },
    { blocked: 'Spectral Evidence', at: { spectralOn: GeorgeBurroughs } },
  ])('SAL-R27 SAL-R42 blocked by $blocked before the arrest, he does nothing', ({ at }) => {
    const { table, A } = burroughs(at);
    A.chooses(GeorgeBurroughs);
    expect(table.asking).toBe('C arrest');
    expect(table.fearOn(SarahGood)).toBe(3);
  });

  it('SAL-3.14 SAL-R27 Ingersoll, freed from his third Fear by this arrest, is paid for the next one only', () => {
    const { table, A, B, C } = burroughs({
      B: { circle: [NathanielIngersoll] },
      fear: { [NathanielIngersoll]: 3 },
    });
    A.chooses(GeorgeBurroughs, NathanielIngersoll);
    B.chooses('decline');
    C.chooses('decline');
    expect([table.fearOn(NathanielIngersoll), B.influence]).toEqual([2, 4]);
    C.chooses(NathanielPutnam);
    // Sarah Good is not hampered here; the window opens.
    A.chooses('decline');
    B.chooses('decline');
    C.chooses('decline');
    expect(B.influence).toBe(5);
  });

  it('SAL-R32 Burroughs’s own arrest does not clear the locks it sets; Ingersoll and Corwin come after it', () => {
    const { table, A, B, C } = burroughs({
      A: { influence: 4, circle: [GeorgeCorwin] },
      B: { circle: [NathanielIngersoll] },
    });
    A.chooses(GeorgeBurroughs);
    expect([A.influence, B.influence]).toEqual([2, 4]);
    A.chooses(SarahGood);
    B.chooses('decline');
    expect([A.influence, B.influence]).toEqual([2, 4]);
    C.chooses('decline');
    expect([A.influence, B.influence]).toEqual([4, 5]);
    expect(table.state.locked).toEqual([SarahGood]);
  });
});
