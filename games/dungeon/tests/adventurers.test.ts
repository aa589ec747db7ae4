/** DUN-4.9, DUN-R29 to DUN-R32, DUN-R63, DUN-R65, DUN-7.5: who comes to whom, gifts, paladins. */
import { describe, expect, it } from 'vitest';
import { adventurers } from '../content/adventurers.ts';
import { Clover, Empty, ITEMS, Potion, Wand } from '../content/items.ts';
import { NONE } from '../state.ts';
import { symbolsOf } from '../rules/combat/line.ts';
import { moveEvil } from '../rules/evil.ts';
import { who } from './pieces.ts';
import { isOver, season } from './season.ts';
import type { Season } from './season.ts';
import type { Table } from './table.ts';

const arrive = (wanted: Season): Table => season({ ...wanted, first: [{ do: 'adventurers' }] });
const row = ['AW2', 'AP1', 'AZ2', 'AT4'];

describe('assignment', () => {
  it('S18: the weakest goes to the nicest; on one space the earlier in turn order is less evil (DUN-R29, DUN-4.9, DUN-7.5)', () => {
    const t = arrive({ row, A: { evil: 6 }, B: { evil: 4 }, C: { evil: 6 }, D: { evil: 9 } });
    expect([t.line('A'), t.line('B'), t.line('C'), t.line('D')]).toEqual([
      ['AW2 0/4'],
      ['AP1 0/3'],
      ['AZ2 0/3'],
      ['AT4 0/4'],
    ]);
    const later = arrive({ row, startingPlayer: 'C', A: { evil: 6 }, B: { evil: 4 }, C: { evil: 6 }, D: { evil: 9 } });
    expect([later.line('A'), later.line('C')]).toEqual([['AZ2 0/3'], ['AW2 0/4']]);
  });

  it('non-players get tiles too, which go to the box; on one space they are the more evil (DUN-R29, DUN-3.9)', () => {
    const t = arrive({ seats: 2, row, A: { evil: 5 }, B: { evil: 5 }, evil: { 2: 5, 3: 1 }, startingPlayer: 'B' });
    // Yellow 1: AP1; then B, A and red at 5: AW2, AZ2, AT4.
    expect([t.line('A'), t.line('B')]).toEqual([['AZ2 0/3'], ['AW2 0/4']]);
    expect(t.s.adventurerBox).toEqual([who('AP1'), who('AT4')]);
    expect(t.s.row).toEqual([]);
  });

  it('S19: a warrior goes to the front, behind the paladin; others to the end (DUN-R30)', () => {
    const evil = { A: { evil: 1, line: ['AT1', 'AP1'] }, B: { evil: 9 }, C: { evil: 9 }, D: { evil: 9 } };
    expect(arrive({ row: ['AW1', 'AT4', 'AP4', 'AZ4'], ...evil }).line()).toEqual(['AW1 0/3', 'AT1 0/3', 'AP1 0/3']);
    const first = arrive({ row: ['AZ1', 'AT4', 'AP4', 'AZ4'], ...evil, A: { evil: 1, line: ['AW1', 'AT1', 'AP1'] } });
    expect(first.line()).toEqual(['AW1 0/3', 'AT1 0/3', 'AP1 0/3', 'AZ1 0/3']);
    const led = arrive({ row: ['AW1', 'AT4', 'AP4', 'AZ4'], ...evil, A: { evil: 1, line: ['PAL-H1', 'AT1'] } });
    expect(led.line()).toEqual(['PAL-H1 0/5', 'AW1 0/3', 'AT1 0/3']);
  });

  it('Winter has no arrivals (DUN-R5)', () => {
    expect(isOver(arrive({ season: 0 }))).toBe(true);
  });

  it('solo: counters of non-players move by a die, and every arrival gets a tile (DUN-R64, DUN-R65, DUN-7.8, DUN-7.9)', () => {
    const faces = new Set<number>();
    for (let n = 0; n < 30; n++) {
      const t = arrive({ seats: 1, row, evil: { 1: 5, 2: 1, 3: 15 }, tune: s => (s.chance[s.chance.length - 1] += n) });
      const rolls = t.told('evilRolled');
      expect(rolls.map(({ colour }) => colour)).toEqual([1, 2, 3]);
      const shift = (face: number): number => (face <= 2 ? -1 : face >= 7 ? 1 : 0);
      expect(t.s.evil[1]).toBe(5 + shift(rolls[0].face));
      expect(t.s.evil[2]).toBe(Math.max(1, 1 + shift(rolls[1].face)));
      expect(t.s.evil[3]).toBe(Math.min(15, 15 + shift(rolls[2].face)));
      for (const { face } of rolls) faces.add(face);
      const [arrived] = t.player('A').line;
      expect(t.told('expansionDrawn')).toMatchObject([{ adventurer: arrived, expansion: t.s.expansionOn[arrived] }]);
      expect(t.s.expansionBag).toHaveLength(19);
    }
    expect(faces.size).toBe(8);
  });
});

describe('gifts', () => {
  const options = { mbg: true };
  const gifts = (wanted: Season, gift: readonly number[]): Table =>
    arrive({ options, ...wanted, tune: s => s.players.forEach((player, seat) => (player.gift = gift[seat])) });
  const all = { row: ['AW1', 'AP2', 'AT1', 'AZ1'], A: { evil: 9 }, B: { evil: 8 }, C: { evil: 7 }, D: { evil: 2 } };

  it('S48: the token goes to a match, who carries it to whoever receives him (DUN-R63, DUN-3.34)', () => {
    const t = gifts(all, [Clover, Empty, Empty, Empty]);
    expect(t.s.carried[who('AP2')]).toBe(Clover);
    expect([t.line('A'), symbolsOf(t.s, 0, 'trap')]).toEqual([['AP2 0/3'], 1]);
  });

  it('with several matches the owner chooses; a second token needs another one (DUN-R63)', () => {
    const t = gifts({ ...all, row: ['AW1', 'AW2', 'AT1', 'AZ1'] }, [Wand, Wand, Wand, Empty]);
    expect([t.asking, t.offered]).toEqual(['A giveItem', [who('AW1'), who('AW2')]]);
    expect(t.refusalOf(who('AT1'))).toEqual({ rule: 'DUN-R63', why: 'otherClass' });
    t.chooses(who('AW2'));
    expect([t.s.carried[who('AW1')], t.s.carried[who('AW2')]]).toEqual([ITEMS + Wand, Wand]);
    expect(t.told('itemReturned')).toMatchObject([{ colour: 2, item: Wand }]);
  });

  it('who carries something already is refused (DUN-R63)', () => {
    const t = gifts({ ...all, row: ['AW1', 'AW2', 'AW3', 'AZ1'] }, [Wand, Wand, Empty, Empty]);
    t.chooses(who('AW2'));
    expect([t.asking, t.refusalOf(who('AW2'))]).toEqual(['B giveItem', { rule: 'DUN-R63', why: 'carriesAlready' }]);
  });

  it('an item is away while an adventurer has it, and returns with the year (DUN-R63)', () => {
    const away = season({
      options,
      row: all.row,
      tune: s => (s.carried[who('AZ4')] = Potion),
      first: [{ do: 'giveOrders' }],
    });
    away.says('A', 0, 2, 3);
    expect([away.offeredTo('A'), away.refusalOf(Potion, 'A')]).toEqual([
      [0, 1, 2, 5],
      { rule: 'DUN-R63', why: 'itemIsAway' },
    ]);
    const next = season({
      options,
      season: 3,
      tune: s => (s.carried[who('AZ4')] = Potion),
      first: [{ do: 'beginYear' }],
    });
    expect(next.s.carried.every(token => token === NONE)).toBe(true);
  });

  it('commitments stay secret until the Adventurers Phase (DUN-R63)', () => {
    const t = season({ options, row: all.row, first: [{ do: 'giveOrders' }, { do: 'event' }], event: 'EV-PAY' });
    t.says('A', 0, 2, 3, Clover);
    expect([t.seenBy(0).players[0].gift, t.seenBy(1).players[0].gift]).toEqual([Clover, null]);
    const open = gifts({ ...all, row: ['AW1', 'AW2', 'AT1', 'AZ1'] }, [Wand, Clover, Empty, Empty]);
    expect(open.seenBy(3).players.map(({ gift }) => gift)).toEqual([Wand, Clover, Empty, Empty]);
  });

  it('two players commit for the colours they control, right after their own (DUN-R63, DUN-3.35)', () => {
    const t = arrive({
      seats: 2,
      options,
      row: ['AW1', 'AP2', 'AT1', 'AZ1'],
      tune(s) {
        s.players[0].gift = Wand;
        s.players[0].nonPlayerGift = Wand;
        s.players[1].gift = Clover;
        s.players[1].nonPlayerGift = Potion;
      },
    });
    expect(t.told('itemGiven').map(({ colour, item }) => [colour, item])).toEqual([
      [0, Wand],
      [1, Clover],
      [3, Potion],
    ]);
    expect(t.told('itemReturned')).toMatchObject([{ colour: 2, item: Wand }]);
  });

  it('other non-players commit by chance, to the first match in the row (DUN-R63, DUN-R64, DUN-X1)', () => {
    for (const seats of [1, 3]) {
      for (let n = 0; n < 12; n++) {
        const t = arrive({
          seats,
          options,
          row: ['AW1', 'AP2', 'AT1', 'AW2'],
          tune(s) {
            s.chance[s.chance.length - 1] += n;
            for (const player of s.players) player.gift = Empty;
          },
        });
        const opened = t.told('giftOpened').filter(({ colour }) => colour >= seats);
        expect(opened.map(({ colour }) => colour)).toEqual(seats === 1 ? [1, 2, 3] : [3]);
        expect(opened.every(({ item }) => item !== Empty)).toBe(true);
        const wand = t.told('itemGiven').find(({ item }) => item === Wand);
        if (wand !== undefined) expect(wand.adventurer).toBe(who('AW1'));
      }
    }
  });
});

describe('paladins', () => {
  const still = (wanted: Season): Table => season({ ...wanted, first: [] });
  const lines = (t: Table): string[][] =>
    (['A', 'B'] as const).map(letter => t.line(letter).map(who => who.split(' ')[0]));

  it('S20: at Evil 10 he comes, to the front (DUN-R31, DUN-R32)', () => {
    const t = season({ A: { evil: 9, line: ['AT1'] }, minions: { 'O1-II': 'A' } });
    t.chooses('perform');
    expect([t.line('A'), t.s.tent]).toEqual([['PAL-H1 0/5', 'AT1 0/3'], []]);
    expect(t.told('paladinEntered')).toHaveLength(1);
  });

  it('S21: he stays with a tie and moves on to the worse (DUN-R31, DUN-R32)', () => {
    const t = still({
      A: { evil: 10, line: ['PAL-H1', 'AT1'], damage: { 'PAL-H1': 2 } },
      B: { evil: 9, line: ['AW1'] },
    });
    moveEvil(t.s, 1, 1, 'DUN-R31');
    expect(lines(t)).toEqual([['PAL-H1', 'AT1'], ['AW1']]);
    t.s.poison[who('PAL-H1')] = 2;
    moveEvil(t.s, 1, 1, 'DUN-R31');
    expect([lines(t), t.line('B')[0], t.s.poison[who('PAL-H1')]]).toEqual([
      [['AT1'], ['PAL-H1', 'AW1']],
      'PAL-H1 2/5',
      0,
    ]);
  });

  it('S22: he stays with who falls below 10 while nobody else is egregious (DUN-R31)', () => {
    const t = still({ A: { evil: 9, line: ['PAL-H1'] }, B: { evil: 9 } });
    moveEvil(t.s, 0, -1, 'DUN-R31');
    expect(lines(t)).toEqual([['PAL-H1'], []]);
    moveEvil(t.s, 1, 1, 'DUN-R31');
    expect(lines(t)).toEqual([[], ['PAL-H1']]);
  });

  it('S23: a second egregious player brings a second paladin; the tougher goes to the holder (DUN-R31, DUN-R61, DUN-3.7)', () => {
    const t = still({ options: { paladins: '2' }, A: { evil: 10, line: ['PAL-E1'] }, B: { evil: 9 } });
    moveEvil(t.s, 1, 1, 'DUN-R31');
    expect(lines(t)).toEqual([['PAL-D1'], ['PAL-E1']]);
  });

  it('two who come at once are ranked by turn order, the later one is worse (DUN-R31, DUN-7.5)', () => {
    const t = still({ options: { paladins: '3' }, A: { evil: 10 }, B: { evil: 10 }, startingPlayer: 'B' });
    moveEvil(t.s, 2, 1, 'DUN-R31');
    expect(lines(t)).toEqual([['PAL-H1'], ['PAL-E1']]);
  });

  it('a captured one counts as entered: nobody comes instead (DUN-R31)', () => {
    const t = still({ options: { paladins: '2' }, A: { evil: 9, prison: ['PAL-E1'] } });
    t.s.entered = 1;
    moveEvil(t.s, 0, 1, 'DUN-R31');
    expect(lines(t)[0]).toEqual([]);
    moveEvil(t.s, 1, 5, 'DUN-R31');
    expect(lines(t)).toEqual([[], ['PAL-D1']]);
  });

  it('an illusion stays before him, and vanishes if he was all there was (DUN-R32, DUN-R67)', () => {
    const t = still({ A: { evil: 10, line: ['PAL-H1'] }, B: { evil: 10, line: ['AW1'] } });
    t.s.players[1].line.unshift(47);
    t.s.players[0].line.unshift(46);
    moveEvil(t.s, 1, 1, 'DUN-R31');
    expect(t.player('A').line).toEqual([]);
    expect(t.player('B').line).toEqual([47, who('PAL-H1'), who('AW1')]);
  });

  it('only counters of players matter (DUN-R31, DUN-R55)', () => {
    const t = still({ seats: 3, evil: { 3: 9 } });
    moveEvil(t.s, 3, 3, 'DUN-R55');
    expect([t.s.entered, t.s.evil[3]]).toEqual([0, 12]);
  });

  it('SE12: he comes for the worst who has none, even below 10 (DUN-R25, DUN-R31)', () => {
    const back = (wanted: Season): Table =>
      season({ options: { fs: true }, event: 'SE12', ...wanted, first: [{ do: 'event' }] });
    const t = back({ A: { evil: 8 }, B: { evil: 8 }, C: { evil: 7 } });
    expect([lines(t), t.s.entered]).toEqual([[[], ['PAL-E1']], 1]);
    const both = back({ A: { evil: 12, line: ['PAL-E1'] }, B: { evil: 6 }, C: { evil: 5 } });
    expect(lines(both)).toEqual([['PAL-D1'], ['PAL-E1']]);
    const empty = back({ tune: s => (s.tent = []) });
    expect(empty.told('specialHarmless')).toMatchObject([{ seat: NONE }]);
  });

  it('at the start of a year the egregious are visited (DUN-R31, DUN-R48)', () => {
    const t = season({ season: 3, A: { evil: 11 }, tune: s => (s.players[0].line = []), first: [{ do: 'beginYear' }] });
    expect([t.s.year, t.player('A').line.map(one => adventurers[one].id)]).toEqual([2, ['PAL-H2']]);
  });
});
