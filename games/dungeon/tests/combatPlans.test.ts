/** What a plan may contain: the tile, traps and their costs, monsters and ghosts. */
import { below, fallback, fastChance, passing } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import type { Ask } from '../agenda.ts';
import { arrange } from './arrange.ts';
import { cell, trap } from './pieces.ts';
import type { Table } from './table.ts';

/** The part of the plan that is asked for. */
const part = (t: Table): string => (t.asked('A').frame as Ask<'planBattle'>).part;

describe('The battle tile', () => {
  const FORK = { c2r1: 'tunnel', c1r1: 'tunnel', c3r3: 'RM02' };

  it('is the nearest unconquered one, walking through conquered ones; the owner picks among equals (DUN-4.14, DUN-R34)', () => {
    const t = arrange({ A: { line: ['AW4'], dungeon: FORK, conquered: ['c3r1'] } });
    expect([part(t), t.offered]).toEqual(['tile', [cell('c2r1'), cell('c3r2')]]);
    expect(t.factsOf(cell('c2r1'))).toMatchObject({ traps: 1, monsters: 1, surcharge: 0 });
    expect(t.refusalOf(cell('c3r1'))).toEqual({ rule: 'DUN-4.14', why: 'tileConquered' });
    expect(t.refusalOf(cell('c3r3'))).toEqual({ rule: 'DUN-R34', why: 'notNearest' });
  });

  it('is chosen anew each round (DUN-R34)', () => {
    const t = arrange({ A: { line: ['AW4', 'AW3'], dungeon: FORK, conquered: ['c3r1'] }, cards: ['C101'] });
    t.plans('A', { tile: 'c3r2' });
    expect([t.conquered(), part(t), t.player().plan.cell]).toEqual([['c3r1', 'c3r2'], 'commit', cell('c2r1')]);
  });

  it('is not asked for when there is only one; an empty plan is a plan (DUN-R34, DUN-R35)', () => {
    const t = arrange({ A: { line: ['AW4'] }, cards: ['C101'] });
    expect([part(t), t.player().plan.cell]).toEqual(['commit', cell('c3r1')]);
    t.chooses('commit');
    expect(t.conquered()).toEqual(['c3r1']);
  });
});

describe('Room for traps and monsters', () => {
  const ARMY = ['MON-TRO', 'MON-GOB', 'MON-SLI', 'GHO', 'GHO'];
  const TRAPS = ['TR-RS', 'TR-PE', 'TR-FW'];

  /** Sends as much as is allowed; what was planned in the end. */
  function limits(what: string, options = {}): { traps: number; monsters: number } {
    const t = arrange({
      options,
      year: 2,
      A: { line: ['AW8'], dungeon: { c3r1: what }, lair: ARMY, traps: TRAPS, gold: 9 },
    });
    while (part(t) === 'traps') t.chooses(t.offered[0]);
    const { traps, creatures } = t.player().plan;
    while (part(t) === 'monsters') t.chooses(t.offered[0]);
    return { traps: traps.length, monsters: creatures.length };
  }

  it('a tunnel: 1 trap and 1 monster (DUN-4.15, DUN-R35)', () => {
    expect(limits('tunnel')).toEqual({ traps: 1, monsters: 1 });
  });

  it('a room: 1 trap and 2 monsters (DUN-4.16, DUN-R35)', () => {
    expect(limits('RM03')).toEqual({ traps: 1, monsters: 2 });
  });

  it('the Labyrinth: 2 traps and 2 monsters (DUN-5.31, DUN-R44)', () => {
    expect(limits('RM11')).toEqual({ traps: 2, monsters: 2 });
  });

  it('IT-W Wide Tunnel: 2 monsters; IT-T Trap Gallery: 2 traps (DUN-R35)', () => {
    expect(limits('IT-W', { fs: true })).toEqual({ traps: 1, monsters: 2 });
    expect(limits('IT-T', { fs: true })).toEqual({ traps: 2, monsters: 1 });
    expect(limits('IT-G', { fs: true })).toEqual({ traps: 1, monsters: 1 });
  });

  it('DUN-X5: the number of answers does not depend on them, nor on the tile', () => {
    const A = {
      line: ['AW8'],
      dungeon: { c2r1: 'RM11', c4r1: 'tunnel' },
      conquered: ['c3r1', 'c3r2', 'c3r3'],
      lair: ARMY,
      traps: TRAPS,
      gold: 9,
    };
    for (let seed = 0; seed < 40; seed++) {
      const t = arrange({ year: 2, A });
      const rng = fastChance(`plan ${seed}`);
      const asked: string[] = [];
      while (asked.at(-1) !== 'commit') {
        asked.push(part(t));
        t.chooses(t.offered[below(rng, t.offered.length)]);
      }
      const parts = ['tile', 'traps', 'traps', 'monsters', 'monsters', 'ghosts', 'ghosts', 'commit'];
      expect(asked).toEqual(parts);
    }
  });

  it('DUN-X5: after "none", and where the tile is full, there is nothing but "none"', () => {
    const A = { line: ['AW8'], dungeon: { c2r1: 'RM11', c4r1: 'tunnel' }, conquered: ['c3r1'], lair: ARMY };
    const room = arrange({ year: 2, A }).chooses(cell('c2r1'), 'none');
    expect([part(room), room.offered]).toEqual(['monsters', ['none']]);
    const tunnel = arrange({ year: 2, A }).chooses(cell('c4r1'));
    tunnel.chooses(tunnel.creature('MON-GOB'));
    expect([part(tunnel), tunnel.offered]).toEqual(['monsters', ['none']]);
    expect(passing(tunnel.match, tunnel.asked('A'))).toMatchObject({ choice: 'none', only: true });
    expect(part(tunnel.chooses('none'))).toBe('ghosts');
  });

  it('any number of ghosts, who count toward no limit (DUN-4.17, DUN-5.8, DUN-7.2)', () => {
    const t = arrange({ A: { line: ['AW4'], lair: ['MON-GOB', 'GHO', 'GHO'] } });
    t.chooses(t.creature('MON-GOB'));
    expect(part(t)).toBe('ghosts');
    t.chooses(t.creature('GHO'));
    expect(t.refusalOf(t.creature('GHO'))).toEqual({ rule: 'DUN-R35', why: 'alreadySent' });
    t.chooses(t.creature('GHO', 'A', 1));
    expect(t.player().plan.creatures).toHaveLength(3);
  });

  it('what is not there is not asked for (DUN-R35)', () => {
    const asked = (lair: string[], knockedOut: string[] = []): string =>
      part(arrange({ A: { line: ['AW4'], lair, knockedOut } }));
    expect([asked(['GHO']), asked(['MON-GOB', 'GHO']), asked(['MON-GOB'], ['MON-GOB'])]).toEqual([
      'ghosts',
      'monsters',
      'commit',
    ]);
  });

  it('who runs out of time sends nothing more, but his plan (DUN-R33)', () => {
    const t = arrange({ A: { line: ['AW4'], lair: ['MON-GOB', 'GHO'], traps: ['TR-RS'] } });
    for (const wanted of ['none', 'none', 'none', 'commit']) {
      expect(fallback(t.match, t.asked('A'))).toBe(wanted);
      t.chooses(wanted);
    }
  });

  it('a creature once sent cannot be sent again, and only those face up can (DUN-R35, DUN-4.27)', () => {
    const dungeon = { c3r1: 'RM03' };
    const t = arrange({
      A: { line: ['AW4'], dungeon, lair: ['MON-GOB', 'MON-TRO', 'MON-SLI'], knockedOut: ['MON-SLI'] },
    });
    t.chooses(t.creature('MON-GOB'));
    expect(t.offered).toEqual([t.creature('MON-TRO'), 'none']);
    expect(t.refusalOf(t.creature('MON-GOB'))).toEqual({ rule: 'DUN-R35', why: 'alreadySent' });
    expect(t.refusalOf(t.creature('MON-SLI'))).toEqual({ rule: 'DUN-4.27', why: 'knockedOut' });
  });
});

describe('What traps cost', () => {
  const room = { c3r1: 'RM03' };

  it('every trap must be payable now, the surcharge of a room included (DUN-R35, DUN-4.16)', () => {
    const poor = { line: ['AW4'], traps: ['TR-PM', 'TR-CR', 'TR-KI', 'TR-RS'], food: 0, gold: 1, imps: 0 };
    const inRoom = arrange({ A: { ...poor, dungeon: room } });
    expect(inRoom.refusalOf(trap('TR-PM'))).toEqual({ rule: 'DUN-R35', why: 'tooLittleFood' });
    expect(inRoom.refusalOf(trap('TR-CR'))).toEqual({ rule: 'DUN-R35', why: 'tooLittleGold' });
    expect(inRoom.refusalOf(trap('TR-KI'))).toEqual({ rule: 'DUN-R35', why: 'tooFewImps' });
    expect(inRoom.offered).toEqual([trap('TR-RS'), 'none']);
    expect(inRoom.factsOf(trap('TR-RS'))).toMatchObject({ surcharge: 1, trapsLeft: 1, monstersLeft: 2 });
    const inTunnel = arrange({ A: poor });
    expect(inTunnel.offered).toEqual([trap('TR-RS'), trap('TR-CR'), 'none']);
  });

  it('without gold no trap at all can be set in a room; in the Labyrinth it can (DUN-R35, DUN-5.31)', () => {
    const broke = { line: ['AW5'], traps: ['TR-RS'], gold: 0 };
    expect(arrange({ year: 2, A: { ...broke, dungeon: room } }).offered).toEqual(['none']);
    const labyrinth = arrange({ year: 2, A: { ...broke, dungeon: { c3r1: 'RM11' } } });
    expect(labyrinth.offered).toEqual([trap('TR-RS'), 'none']);
  });

  it('two traps must be payable together (DUN-R35)', () => {
    const t = arrange({ year: 2, A: { line: ['AW5'], traps: ['TR-CR', 'TR-CR'], gold: 1, dungeon: { c3r1: 'RM11' } } });
    t.chooses(trap('TR-CR'));
    expect(t.refusalOf(trap('TR-CR'))).toEqual({ rule: 'DUN-R35', why: 'tooLittleGold' });
  });

  it('TR-MC needs a monster that stays out of the battle, knocked out or not (DUN-R35)', () => {
    const fs = { fs: true };
    const alone = arrange({ options: fs, A: { line: ['AW4'], traps: ['TR-MC'], lair: ['GHO'] } });
    expect(alone.refusalOf(trap('TR-MC'))).toEqual({ rule: 'DUN-R35', why: 'noMonsterToThrow' });
    const one = arrange({ options: fs, A: { line: ['AW4'], traps: ['TR-MC'], lair: ['MON-GOB'] } });
    one.chooses(trap('TR-MC'));
    expect(one.refusalOf(one.creature('MON-GOB'))).toEqual({ rule: 'DUN-R35', why: 'catapultNeedsIt' });
    const two = arrange({
      options: fs,
      A: { line: ['AW4'], traps: ['TR-MC'], lair: ['MON-GOB', 'MON-TRO'], knockedOut: ['MON-TRO'] },
    });
    two.chooses(trap('TR-MC'));
    expect(two.offered).toContain(two.creature('MON-GOB'));
  });

  it('a planned trap leaves the hand (DUN-R33)', () => {
    const t = arrange({ A: { line: ['AW4'], traps: ['TR-RS', 'TR-RS', 'TR-PE'] } });
    expect(t.offered).toEqual([trap('TR-RS'), trap('TR-PE'), 'none']);
    t.chooses(trap('TR-RS'));
    expect([t.player().traps, t.player().plan.traps]).toEqual([[trap('TR-RS'), trap('TR-PE')], [trap('TR-RS')]]);
  });
});
