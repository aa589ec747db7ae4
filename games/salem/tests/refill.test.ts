import { outcome } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import {
  AnnPudeator,
  AnnPutnam,
  BridgetBishop,
  DeodatLawson,
  EdwardPutnam,
  ElizabethPorter,
  GeorgeCorwin,
  GilesCorey,
  IncreaseMather,
  IsraelPorter,
  JohnIndian,
  JohnPorter,
  JohnProctor,
  JohnWillard,
  MargaretJacobs,
  MarthaCarrier,
  MaryEasty,
  MarySpencerHill,
  MercyLewis,
  NicholasNoyes,
  RebeccaNurse,
  SarahGood,
  ThomasPutnam,
} from '../content/colonists.ts';
import { IN_DECK, NONE } from '../state.ts';
import { arrange, otherProminents } from './arrange.ts';

const [W, X, Y, Z] = [MaryEasty, MarthaCarrier, JohnWillard, BridgetBishop];

describe('SC-36 Refill (SAL-11.1 SAL-1.14 SAL-R48 SAL-1.13)', () => {
  it('X and Z taken: W moves to slot 3, Y to slot 4, the first drawn goes to slot 2, the next to slot 1', () => {
    const { table, A, B } = arrange({
      colonistRow: [W, X, Y, Z],
      colonistDeck: [AnnPudeator, DeodatLawson, MargaretJacobs],
      accusations: { [Z]: 2, [W]: 1, [Y]: 1 },
      messengers: { 8: 'A', 13: 'B' },
    });
    A.chooses(Z);
    B.chooses(X);
    expect(table.state.colonistRow).toEqual([DeodatLawson, AnnPudeator, W, Y]);
    expect(table.told('cardRevealed').map(({ card, row, slot }) => [card, row, slot])).toEqual([
      [AnnPudeator, 'colonist', 2],
      [DeodatLawson, 'colonist', 1],
    ]);
    expect(table.state.colonistDeck.at(-1)).toBe(MargaretJacobs);
    // Those who stayed keep their tokens.
    expect([table.accusationsOn(W), table.accusationsOn(Y)]).toEqual([1, 1]);
    expect(table.told('cardCycled')).toEqual([]);
  });

  it('SAL-1.13 SAL-R48 the top row is refilled first, in the same way, from its own deck', () => {
    const { table, A, B } = arrange({
      A: { influence: 9 },
      B: { influence: 9 },
      prominentRow: [ThomasPutnam, ElizabethPorter, EdwardPutnam, IsraelPorter],
      prominentDeck: [JohnProctor, JohnPorter],
      colonistRow: [W, X, Y, Z],
      colonistDeck: [AnnPudeator],
      accusations: { [EdwardPutnam]: 5, [IsraelPorter]: 5, [Z]: 2 },
      messengers: { 8: 'A', 9: 'B' },
    });
    A.chooses(EdwardPutnam);
    B.chooses(IsraelPorter);
    expect(table.state.prominentRow).toEqual([JohnPorter, JohnProctor, ThomasPutnam, ElizabethPorter]);
    expect(table.told('cardRevealed').map(({ row, slot }) => `${row} ${slot}`)).toEqual([
      'prominent 2',
      'prominent 1',
      'colonist 1',
    ]);
  });

  it('SAL-R48 a row that was emptied is filled from slot 4 to slot 1', () => {
    const { table, A, B } = arrange({
      A: { influence: 9 },
      B: { influence: 9, faction: 'FT1' },
      colonistRow: [W, X, Y, Z],
      colonistDeck: [AnnPudeator, DeodatLawson, MargaretJacobs, GeorgeCorwin],
      accusations: { [Y]: 2, [Z]: 2 },
      messengers: { 8: 'A', 9: 'A', 13: 'B', 14: 'B' },
    });
    A.chooses(Y, Z);
    B.chooses(W, X);
    expect(table.state.colonistRow).toEqual([GeorgeCorwin, MargaretJacobs, DeodatLawson, AnnPudeator]);
  });

  it('SAL-11.1 nothing is refilled before all spaces are resolved', () => {
    const { table, A } = arrange({
      colonistRow: [W, X, Y, Z],
      accusations: { [X]: 2 },
      messengers: { 8: 'A', 12: 'B' },
    });
    A.chooses(X);
    expect(table.state.colonistRow).toEqual([W, NONE, Y, Z]);
    expect(table.told('cardRevealed')).toEqual([]);
  });
});

describe('SC-37 Cycle (SAL-11.3 SAL-11.4 SAL-1.15 SAL-2.10 SAL-R47 SAL-R49)', () => {
  it('untouched, Z loses its tokens and goes under the deck; W, X, Y move on; a new card in slot 1', () => {
    const { table } = arrange({
      colonistRow: [W, X, Y, Z],
      colonistDeck: [AnnPudeator],
      accusations: { [Z]: 2, [Y]: 1 },
      fear: { [Z]: 1 },
      messengers: { 6: 'A' },
    });
    const { state } = table;
    expect(state.colonistRow).toEqual([AnnPudeator, W, X, Y]);
    expect(state.cycled).toEqual([Z]);
    expect(state.zone[Z]).toBe(IN_DECK);
    expect([table.accusationsOn(Z), table.fearOn(Z), table.accusationsOn(Y)]).toEqual([0, 0, 1]);
    expect(table.supply).toMatchObject({ accusations: 35, fear: 15 });
    expect(table.told('cardCycled').map(({ card }) => card)).toEqual([Z]);
  });

  it('SAL-R47 SAL-R46 Protection and Spectral Evidence return to the board', () => {
    const { state } = arrange({ colonistRow: [W, X, Y, Z], spectralOn: Z, protectionOn: Z, messengers: { 6: 'A' } });
    expect([state.spectralOn, state.protectionOn]).toEqual([NONE, NONE]);
  });

  it('SAL-R49 SAL-R58 an arrest from the top row or a Circle makes no difference', () => {
    const { table, A, B } = arrange({
      A: { influence: 9 },
      B: { influence: 9 },
      C: { circle: [JohnIndian, MercyLewis] },
      prominentRow: [EdwardPutnam],
      colonistRow: [W, X, Y, Z],
      accusations: { [EdwardPutnam]: 5, [JohnIndian]: 2 },
      messengers: { 8: 'A', 9: 'A', 13: 'B' },
    });
    A.chooses(EdwardPutnam, JohnIndian);
    B.chooses(MercyLewis);
    expect(table.state.colonistRow.slice(1)).toEqual([W, X, Y]);
    expect(table.state.cycled).toEqual([Z]);
  });

  it.each([
    { how: 'an arrest', messengers: { 8: 'A' } },
    { how: 'a bring', messengers: { 13: 'A' } },
  ] as const)('SAL-R49 $how from the bottom row: no cycling', ({ messengers }) => {
    const { table, A } = arrange({ colonistRow: [W, X, Y, Z], accusations: { [W]: 1 }, messengers });
    A.chooses(W);
    expect(table.state.colonistRow.slice(1)).toEqual([X, Y, Z]);
    expect(table.state.cycled).toEqual([]);
  });

  it('SAL-R49 a scapegoat from the bottom row: no cycling', () => {
    const { table, A, B } = arrange({
      prominentRow: [AnnPutnam],
      colonistRow: [SarahGood, X, Y, Z],
      accusations: { [AnnPutnam]: 5 },
      messengers: { 8: 'A' },
    });
    A.chooses(AnnPutnam);
    B.chooses(SarahGood);
    expect(table.state.colonistRow.slice(1)).toEqual([X, Y, Z]);
    expect(table.state.cycled).toEqual([]);
  });

  it('SAL-R49 is judged round by round: touched in this one, the next may cycle', () => {
    const { table, A } = arrange({ colonistRow: [W, X, Y, Z], accusations: { [W]: 3 }, messengers: { 8: 'A' } });
    A.chooses(W);
    expect(table.state.cycled).toEqual([]);
    table.resolve(6, 'A');
    expect(table.state.cycled).toEqual([Z]);
    table.resolve(6, 'A');
    expect(table.state.cycled).toEqual([Z, Y]);
  });

  it('SAL-11.5 the top row is never cycled', () => {
    const row = [ThomasPutnam, ElizabethPorter, EdwardPutnam, IsraelPorter];
    expect(arrange({ prominentRow: row, messengers: { 6: 'A' } }).state.prominentRow).toEqual(row);
  });

  it('SAL-R50 cards put under the deck come after everything else, in their order', () => {
    const { table } = arrange({
      colonistRow: [W, X, Y, Z],
      colonistDeck: [AnnPudeator, GilesCorey, IncreaseMather],
      messengers: { 6: 'A' },
    });
    const under = table.state.cycled.slice(0, -1);
    expect(table.state.cycled).toEqual([...under, Z]);
    table.resolve(6, 'A');
    expect(table.state.cycled).toEqual([...under, Z, Y]);
    expect(table.state.colonistRow).toEqual([GilesCorey, AnnPudeator, W, X]);
    table.resolve(6, 'A');
    expect(table.asking).toBe('nobody');
  });
});

describe('SC-38 No Prominent cards left (SAL-11.2 SAL-11.5 SAL-R49)', () => {
  const row = [ThomasPutnam, ElizabethPorter, EdwardPutnam, IsraelPorter];
  const last = () =>
    arrange({
      A: { influence: 9 },
      C: { jail: otherProminents(...row) },
      prominentRow: row,
      colonistRow: [W, X, SarahGood, Z],
      colonistDeck: [NicholasNoyes, AnnPudeator],
      accusations: { [IsraelPorter]: 6 },
      messengers: { 8: 'A' },
    });

  it('the next Colonist card fills the top row; then the untouched bottom row cycles', () => {
    const { table, A, B, C } = last();
    A.chooses(IsraelPorter);
    for (const person of [B, C, A]) person.chooses('decline');
    expect(table.state.prominentDeck).toEqual([]);
    expect(table.state.prominentRow).toEqual([NicholasNoyes, ThomasPutnam, ElizabethPorter, EdwardPutnam]);
    expect(table.state.colonistRow).toEqual([AnnPudeator, W, X, SarahGood]);
    expect(table.state.cycled).toEqual([Z]);
  });

  it('SAL-11.2 the last Prominent card comes first', () => {
    const { table, A } = arrange({
      A: { influence: 9 },
      C: { jail: otherProminents(...row, JohnProctor) },
      prominentRow: row,
      prominentDeck: [JohnProctor],
      colonistDeck: [NicholasNoyes],
      accusations: { [IsraelPorter]: 6, [EdwardPutnam]: 6 },
      messengers: { 8: 'A', 9: 'A' },
    });
    A.chooses(IsraelPorter, EdwardPutnam);
    expect(table.state.prominentRow).toEqual([NicholasNoyes, JohnProctor, ThomasPutnam, ElizabethPorter]);
    expect(table.told('cardRevealed').map(({ rule }) => rule)).toEqual(['SAL-11.1', 'SAL-11.2', 'SAL-11.1']);
  });

  it('the blue card there is not Prominent: no scapegoat window; and it is never cycled', () => {
    const { table, A, B, C } = last();
    A.chooses(IsraelPorter);
    for (const person of [B, C, A]) person.chooses('decline');
    table.resolve(10, 'A');
    A.chooses(NicholasNoyes);
    expect(table.state.prominentRow[0]).toBe(NicholasNoyes);
    table.resolve(8, 'A');
    A.chooses(NicholasNoyes);
    expect(A.jail).toEqual([IsraelPorter, NicholasNoyes]);
  });
});

describe('SC-39 End (SAL-1.17 SAL-17.1 SAL-R51 SAL-R50)', () => {
  it('the next card is Increase Mather: the game ends, the other slot stays empty, scoring', () => {
    const { table, A, B } = arrange({
      A: { influence: 9 },
      colonistRow: [W, X, Y, Z],
      colonistDeck: [IncreaseMather, GeorgeCorwin],
      accusations: { [Z]: 2 },
      messengers: { 8: 'A', 13: 'B' },
    });
    A.chooses(Z);
    expect(outcome(table.match)).toBeNull();
    B.chooses(X);
    expect(table.asking).toBe('nobody');
    expect(table.state.endCard).toBe(IncreaseMather);
    expect(table.state.colonistRow.filter(card => card === NONE)).toHaveLength(2);
    expect(table.told('cardRevealed')).toEqual([]);
    expect(table.state.colonistDeck).toContain(GeorgeCorwin);
    expect(outcome(table.match)?.scores).toHaveLength(3);
    expect(() => A.chooses(1)).toThrow(/over/);
  });

  it.each([
    { card: MarySpencerHill, name: 'Mary Spencer Hill' },
    { card: IncreaseMather, name: 'Increase Mather' },
  ])('SAL-1.17 $name ends it', ({ card }) => {
    const { table } = arrange({ colonistDeck: [card], messengers: { 6: 'A' } });
    expect(table.told('endCardRevealed').map(event => event.card)).toEqual([card]);
    expect(outcome(table.match)).not.toBeNull();
  });

  it('SAL-R51 drawn for the top row, the bottom row is not even cycled', () => {
    const row = [ThomasPutnam, ElizabethPorter, EdwardPutnam, IsraelPorter];
    const { table, A } = arrange({
      A: { influence: 9 },
      C: { jail: otherProminents(...row) },
      prominentRow: row,
      colonistRow: [W, X, Y, Z],
      colonistDeck: [IncreaseMather],
      accusations: { [IsraelPorter]: 6 },
      messengers: { 8: 'A' },
    });
    A.chooses(IsraelPorter);
    expect(table.asking).toBe('nobody');
    expect(table.state.colonistRow).toEqual([W, X, Y, Z]);
    expect(table.told('cardCycled')).toEqual([]);
  });

  it('SAL-R51 a slot filled before the end card stays filled', () => {
    const { table, A, B } = arrange({
      colonistRow: [W, X, Y, Z],
      colonistDeck: [RebeccaNurse, MarySpencerHill],
      accusations: { [Z]: 2 },
      messengers: { 8: 'A', 13: 'B' },
    });
    A.chooses(Z);
    B.chooses(X);
    expect(table.state.colonistRow).toEqual([NONE, RebeccaNurse, W, Y]);
    expect(table.asking).toBe('nobody');
  });
});
