/** DUN-4.10, DUN-R27, DUN-R28, DUN-R59: rooms at work, Troll tokens, pets. */
import { describe, expect, it } from 'vitest';
import { Hatchery, Kennel, MagicRoom, Mint, PrintingPress, ToolShed, Workshop } from '../content/rooms.ts';
import { cell, pet } from './pieces.ts';
import { isOver, purse, season } from './season.ts';
import type { Season } from './season.ts';
import type { Table } from './table.ts';

const PRODUCE = [{ do: 'production' }] as const;
const produce = (wanted: Season): Table => season({ seats: 2, phase: 'production', ...wanted, first: PRODUCE });
const room = (id: string, at = 'c3r2') => ({ [at]: id });

describe('production rooms', () => {
  it('nobody is asked without a room that could be used (DUN-R27)', () => {
    expect(isOver(produce({}))).toBe(true);
    expect(isOver(produce({ A: { dungeon: room('RM01'), imps: 2 } }))).toBe(true);
    expect(isOver(produce({ A: { dungeon: room('RM01'), conquered: ['c3r2'] } }))).toBe(true);
    expect(isOver(produce({ year: 2, A: { dungeon: room('RM13') } }))).toBe(true);
  });

  it('what each of them makes (DUN-4.10, DUN-R27)', () => {
    const made = (id: string, imps = 4): string => {
      const t = produce({ options: { fs: true }, A: { dungeon: room(id), imps, evil: 7 } });
      t.chooses(t.offered[0]);
      return purse(t);
    };
    expect(['RM01', 'RM02'].map(id => made(id))).toEqual(Array(2).fill('4 food, 3 gold, 4 imps (3 busy), Evil 7'));
    expect(['RM03', 'RM04'].map(id => made(id))).toEqual(Array(2).fill('3 food, 4 gold, 4 imps (3 busy), Evil 7'));
    expect(made('RM05')).toBe('3 food, 3 gold, 4 imps (4 busy), Evil 7');
    expect(made('RM07')).toBe('3 food, 3 gold, 4 imps (3 busy), Evil 6');
    expect(made('RM08')).toBe('2 food, 3 gold, 5 imps (2 busy), Evil 7');
    expect(made('RM17')).toBe('6 food, 2 gold, 4 imps (2 busy), Evil 7');
    expect(made('RM18')).toBe('2 food, 5 gold, 4 imps (2 busy), Evil 7');
  });

  it('a Workshop draws a trap, a Tool Shed digs without further imps (DUN-R21, DUN-R17)', () => {
    const shop = produce({ A: { dungeon: room('RM05', 'c3r1'), imps: 4 }, trapDeck: [6] });
    shop.chooses(Workshop);
    expect(shop.player('A').traps).toEqual([6]);
    const shed = produce({ A: { dungeon: room('RM06', 'c3r1'), imps: 2 } });
    shed.chooses(ToolShed);
    expect([shed.asking, shed.offered.includes('stop')]).toEqual(['A dig', false]);
    shed.chooses(cell('c3r4'));
    expect([isOver(shed), shed.player('A').busyImps]).toEqual([true, 2]);
    const none = produce({ A: { dungeon: room('RM05', 'c3r1'), imps: 8 }, short: true });
    expect(isOver(none)).toBe(true);
    const other = { c3r1: 'RM05', c3r3: 'RM04', c3r2: 'tunnel' };
    const asked = produce({ A: { dungeon: other, imps: 8 }, short: true });
    expect(asked.refusalOf(Workshop)).toEqual({ rule: 'DUN-R21', why: 'noTrapsLeft' });
  });

  it('once a season in the first year, in any order, with reasons (DUN-R27)', () => {
    const dungeon = { c3r1: 'RM01', c3r3: 'RM04', c3r2: 'tunnel' };
    const t = produce({ A: { dungeon, imps: 6 } });
    expect(t.offered).toEqual([Hatchery, Mint, 'end']);
    t.chooses(Mint);
    expect(t.refusalOf(Mint)).toEqual({ rule: 'DUN-R27', why: 'roomIsUsed' });
    t.chooses(Hatchery);
    expect([isOver(t), purse(t)]).toEqual([true, '4 food, 4 gold, 6 imps (6 busy), Evil 5']);
    const few = produce({ A: { dungeon: { ...dungeon, c3r3: 'RM08', c3r1: 'RM01' }, imps: 2 } });
    expect(few.refusalOf(Hatchery)).toEqual({ rule: 'DUN-R27', why: 'tooFewWorkers' });
    few.chooses('end');
    expect(isOver(few)).toBe(true);
  });

  it('refused are conquered rooms and rooms that do not produce (DUN-R27)', () => {
    const dungeon = { c3r1: 'RM01', c3r2: 'tunnel', c3r3: 'RM13', c3r4: 'tunnel', c2r4: 'RM04' };
    const t = produce({ year: 2, A: { dungeon, conquered: ['c2r4'], imps: 3 } });
    expect(t.refusalOf(Mint)).toEqual({ rule: 'DUN-R27', why: 'roomIsConquered' });
    expect(t.refusalOf(12)).toEqual({ rule: 'DUN-R27', why: 'doesNotProduce' });
  });

  it('S44: twice in the second year, with what was made before (DUN-R27, DUN-R49)', () => {
    const t = produce({ year: 2, A: { dungeon: room('RM08'), imps: 3, food: 2 } });
    t.chooses(MagicRoom, MagicRoom);
    expect([isOver(t), purse(t)]).toEqual([true, '0 food, 3 gold, 5 imps (4 busy), Evil 5']);
  });

  it('players go in turn order (DUN-R27, DUN-R68)', () => {
    const t = produce({ A: { dungeon: room('RM01') }, B: { dungeon: room('RM01') }, startingPlayer: 'B' });
    expect(t.asking).toBe('B produce');
    t.chooses('end');
    expect(t.asking).toBe('A produce');
  });
});

describe('Troll tokens', () => {
  it('S43: work in rooms, before the imps (DUN-R28, DUN-R27, DUN-5.13, DUN-7.1)', () => {
    const t = produce({ A: { dungeon: room('RM08'), lair: ['MON-TRO', 'MON-TRO'], imps: 0, food: 1 } });
    t.chooses(MagicRoom);
    expect([purse(t), t.player('A').busyTokens]).toEqual(['0 food, 3 gold, 1 imps, Evil 5', 2]);
    const press = produce({ A: { dungeon: room('RM07'), lair: ['MON-TRO'], imps: 3 } });
    press.chooses(PrintingPress);
    expect([press.player('A').busyImps, press.player('A').busyTokens]).toEqual([2, 1]);
  });

  it('do not dig or mine (DUN-5.13, DUN-7.1, DUN-R28)', () => {
    const t = season({ A: { lair: ['MON-TRO'], imps: 0 }, minions: { 'O3-I': 'A', 'O4-I': 'A' } });
    expect(t.told('orderUnplayable').map(({ why }) => why)).toEqual(['tooFewImps', 'tooFewImps']);
  });

  it('a lost imp is a free one first (DUN-R16)', () => {
    const t = season({ A: { imps: 6, busyImps: 5 }, event: 'SE6', first: [{ do: 'event' }] });
    expect([t.player('A').imps, t.player('A').busyImps]).toEqual([4, 4]);
  });
});

describe('pets', () => {
  const options = { fs: true };

  it('PET1 to PET4 help in Production and are then face up (DUN-R59, DUN-2.19)', () => {
    const A = { pets: ['PET1', 'PET2', 'PET3', 'PET4', 'PET7'] };
    const t = produce({ options, A, trapDeck: [3, 5] });
    expect(t.offered).toEqual([...[0, 1, 2, 3].map(one => ({ pet: one })), 'end']);
    expect(t.refusalOf({ pet: pet('PET7') })).toEqual({ rule: 'DUN-R59', why: 'petActsLater' });
    t.chooses({ pet: 0 }, { pet: 1 });
    expect(purse(t)).toBe('5 food, 4 gold, 3 imps, Evil 5');
    t.chooses({ pet: 2 }, cell('c3r4'), { pet: 3 });
    expect([t.asking, t.offered]).toEqual(['A keep', [3, 5]]);
    t.chooses(5);
    expect([t.player('A').traps, t.s.trapDeck[0], t.player('A').busyImps]).toEqual([[5], 3, 0]);
    expect([t.player('A').pets, t.player('A').usedPets]).toEqual([[pet('PET7')], [0, 1, 2, 3]]);
  });

  it('PET2 brings 2 gold with six tunnels (DUN-R59)', () => {
    const dungeon = { c3r4: 'tunnel', c2r4: 'tunnel', c1r4: 'tunnel' };
    const t = produce({ options, A: { pets: ['PET2'], dungeon } });
    t.chooses({ pet: 1 });
    expect(t.player('A').gold).toBe(5);
    const conquered = produce({ options, A: { pets: ['PET2'], dungeon, conquered: ['c1r4'] } });
    expect(conquered.chooses({ pet: 1 }).player('A').gold).toBe(4);
  });

  it('who has unknown pets is asked whatever they are (DUN-R59)', () => {
    expect(produce({ options, A: { pets: ['PET9'] } }).offered).toEqual(['end']);
    expect(isOver(produce({ options, A: { openPets: ['PET9'] } }))).toBe(true);
    expect(produce({ options, A: { openPets: ['PET1'] } }).offered).toEqual([{ pet: 0 }, 'end']);
  });

  it('a Kennel shows two and keeps one in secret; the other goes under the stack (DUN-R59)', () => {
    const t = produce({ options, A: { dungeon: room('RM19', 'c3r1') }, pets: [4, 8] });
    t.chooses(Kennel);
    expect([t.asking, t.offered]).toEqual(['A keep', [4, 8]]);
    expect(t.seenBy(1).players[0]).toMatchObject({ drawn: null, drawnCount: 2 });
    t.chooses(8);
    expect([t.player('A').pets, t.s.petStack[0]]).toEqual([[8], 4]);
    expect(t.seenBy(1).players[0]).toMatchObject({ pets: null, petCount: 1 });
    const one = produce({ options, A: { dungeon: room('RM19', 'c3r1') }, pets: [4], short: true });
    expect(one.chooses(Kennel).player('A').pets).toEqual([4]);
    expect(isOver(produce({ options, A: { dungeon: room('RM19', 'c3r1') }, short: true }))).toBe(true);
  });
});
