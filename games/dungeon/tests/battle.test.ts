/** The steps of a battle beside traps, spells and creatures: bards, healing, fatigue, conquest, poison. */
import { describe, expect, it } from 'vitest';
import { adventurers } from '../content/adventurers.ts';
import { TUNNEL } from '../state.ts';
import { arrange } from './arrange.ts';
import type { AtSeat } from './arrange.ts';
import { cell, tile, who } from './pieces.ts';
import type { Table } from './table.ts';

const FS = { fs: true };

/** Fatigue 1 and a spell that does nothing. */
function fight(A: AtSeat, creatures: readonly string[] = [], options = {}): Table {
  return arrange({ options, A, cards: ['C101', 'C103'] }).plans('A', { creatures });
}

/** How much courage everybody got. */
const courage = (t: Table): string[] =>
  t.told('courageGiven').map(given => `${adventurers[given.adventurer].id} ${given.courage}`);

describe('Bard Step', () => {
  it('S46: courage goes from front to back past the paladin, and absorbs what creatures do (DUN-R58, DUN-4.21)', () => {
    const A = { line: ['PAL-E1', 'AW2', 'AB2', 'AT1'], evil: 10, lair: ['MON-SLI'] };
    const t = fight(A, ['MON-SLI'], FS).chooses('attack');
    expect(courage(t)).toEqual(['AW2 1', 'AB2 1']);
    expect(
      t
        .told('damaged')
        .slice(0, 2)
        .map(({ adventurer }) => adventurer),
    ).toEqual([who('PAL-E1'), who('AT1')]);
  });

  it('with more notes than heads it starts again at the front (DUN-R58)', () => {
    expect(courage(fight({ line: ['AW4', 'AB4'] }, [], FS))).toEqual(['AW4 1', 'AB4 1']);
    const t = arrange({
      options: { fs: true, mbg: true },
      A: { line: ['AW4', 'AB4'] },
      carried: { AB4: 4 },
      cards: ['C101'],
    });
    expect(courage(t.plans('A'))).toEqual(['AW4 2', 'AB4 1']); // the Plume is a third note (DUN-R63)
  });

  it('courage absorbs trap damage, and is gone before fatigue (DUN-R58, DUN-4.30, DUN-R46)', () => {
    const A = { line: ['AW4', 'AB1'], traps: ['TR-RS'] };
    const t = arrange({ options: FS, A, cards: ['C101'] }).plans('A', { traps: ['TR-RS'] });
    expect(t.line()).toEqual(['AW4 3/5', 'AB1 0/3']);
    expect(fight({ line: ['AW4', 'AB1'] }, [], FS).line()).toEqual(['AW4 1/5', 'AB1 0/3']);
    expect(t.s.courage.every(tokens => tokens === 0)).toBe(true);
  });

  it('a token absorbs one point and is gone (DUN-R58)', () => {
    const A = { line: ['AW4', 'AB1'], lair: ['MON-SLI', 'MON-GOB'], dungeon: { c3r1: 'RM03' } };
    const t = fight(A, ['MON-SLI', 'MON-GOB'], FS);
    t.chooses(t.creature('MON-SLI'), 'attack');
    expect(t.line()).toEqual(['AW4 3/5', 'AB1 1/3']); // 0 + 2 + fatigue
  });

  it('S47: after a loss in the round before the bards mourn (DUN-R58)', () => {
    const A = { line: ['AT1', 'AW4', 'AB2'], damage: { AT1: 2 }, dungeon: { c3r4: 'tunnel', c2r4: 'tunnel' } };
    const t = arrange({ options: FS, A, cards: ['C101', 'C103', 'C106'] });
    t.plans('A'); // fatigue takes the thief
    expect([t.prison(), courage(t).length]).toEqual([['AT1'], 2]);
    t.plans('A');
    expect([courage(t).length, t.told('stepSkipped').at(-1)]).toMatchObject([2, { step: 'bard', why: 'mourning' }]);
    t.plans('A');
    expect(courage(t)).toHaveLength(4);
  });

  it('in the Echo Hall nobody plays, and every bard takes 1 (RM21, DUN-R58)', () => {
    const A = { line: ['AW8', 'AB8', 'AT8'], dungeon: { c3r1: 'RM21' } };
    const t = arrange({ options: FS, year: 2, A, cards: ['C209'] }).plans('A');
    expect([courage(t), t.line()]).toEqual([[], ['AW8 1/8', 'AB8 1/6', 'AT8 0/6']]);
  });

  it('a party that the echo wipes out springs no trap: it returns unpaid (DUN-R37, DUN-X3)', () => {
    const A = { line: ['AB5'], damage: { AB5: 3 }, dungeon: { c3r1: 'RM21' }, traps: ['TR-CR'] };
    const t = arrange({ options: FS, year: 2, A, cards: ['C209'] }).plans('A', { traps: ['TR-CR'] });
    expect([t.prison(), t.player().traps.length, t.player().gold, t.s.trapDiscard]).toEqual([['AB5'], 1, 3, []]);
  });
});

describe('Healing Step', () => {
  it('S29: traps alone call no healer (DUN-R45, DUN-4.29)', () => {
    const A = { line: ['AW4', 'AP1'], damage: { AW4: 1 }, traps: ['TR-TD'] };
    const t = arrange({ A, cards: ['C101'] }).plans('A', { traps: ['TR-TD'] });
    expect([t.line(), t.told('healed')]).toEqual([['AW4 3/5', 'AP1 0/3'], []]);
  });

  it('S30: hearts heal the front-most wounded until he is unhurt, then the next (DUN-R45, DUN-4.29)', () => {
    const t = fight({ line: ['AW1', 'AZ2', 'AP2'], damage: { AW1: 1 }, lair: ['GHO'] }, ['GHO']).chooses(who('AZ2'));
    expect(t.told('healed').map(({ adventurer, damage }) => [adventurer, damage])).toEqual([
      [who('AW1'), 0],
      [who('AZ2'), 1],
    ]);
    expect(t.line()).toEqual(['AW1 1/3', 'AZ2 1/3', 'AP2 0/3']); // fatigue
  });

  it('an attack counts even if everything was absorbed (DUN-R45)', () => {
    const A = { line: ['AB1', 'AP1', 'AW4'], damage: { AP1: 1 }, lair: ['MON-COC'] };
    const t = fight(A, ['MON-COC'], FS).chooses(who('AB1'));
    expect(t.told('healed')).toMatchObject([{ adventurer: who('AP1'), amount: 1 }]);
  });

  it('the paladin heals, and so does a Potion (DUN-R45, DUN-R63)', () => {
    const t = arrange({
      options: { mbg: true },
      A: { line: ['AW4', 'AT1'], lair: ['MON-GOB'] },
      carried: { AT1: 3 },
      cards: ['C101'],
    });
    expect(t.plans('A', { creatures: ['MON-GOB'] }).line()).toEqual(['AW4 2/5', 'AT1 0/3']);
    expect(fight({ line: ['PAL-H1'], evil: 10, lair: ['MON-GOB'] }, ['MON-GOB']).line()).toEqual(['PAL-H1 1/5']);
  });
});

describe('Conquering Step', () => {
  it('S32: fatigue takes the first and passes on; the tile falls, Evil goes down 1 (DUN-4.31, DUN-4.32, DUN-4.33)', () => {
    const A = { line: ['AT5', 'AP5', 'AW5'], damage: { AT5: 3 } };
    const t = arrange({ year: 2, A, cards: ['C208'] }).plans('A');
    expect([t.prison(), t.line()]).toEqual([['AT5'], ['AP5 2/4', 'AW5 0/5']]);
    expect([t.conquered(), t.evil()]).toEqual([['c3r1'], 4]);
  });

  it('S33: without a survivor the tile stands and Evil stays (DUN-4.32, DUN-R46)', () => {
    const t = arrange({ A: { line: ['AW2'], damage: { AW2: 3 } }, cards: ['C102'] }).plans('A');
    expect([t.prison(), t.conquered(), t.evil()]).toEqual([['AW2'], [], 5]);
  });

  it('thieves do not help against fatigue (DUN-R46)', () => {
    expect(fight({ line: ['AT4'] }).line()).toEqual(['AT4 1/4']);
  });

  it('a conquered room stays a room, turned over (DUN-4.32)', () => {
    const t = fight({ line: ['AW4'], dungeon: { c3r1: 'RM03' } });
    expect([t.conquered(), t.player().dungeon[cell('c3r1')]]).toEqual([['c3r1'], tile('RM03')]);
  });

  it('Evil stops at 1 (DUN-4.33, DUN-R15)', () => {
    expect(fight({ line: ['AW4'], evil: 1 }).evil()).toBe(1);
  });

  it('who has the paladin keeps him among equals, and his poison bites (DUN-R31, DUN-R47)', () => {
    const t = arrange({
      A: { line: ['PAL-H1', 'AW4'], evil: 11, traps: ['TR-PD'] },
      B: { line: ['AW3'], evil: 11 },
      startingPlayer: 'B',
      cards: ['C101'],
    });
    t.plans('A', { traps: ['TR-PD'] }).plans('B');
    t.chooses(who('PAL-H1'));
    // B falls to 10 first; then A falls to 10 and keeps him as the one who has him.
    expect([t.evil('A'), t.evil('B'), t.line('A')]).toEqual([10, 10, ['PAL-H1 3/5', 'AW4 0/5']]);
  });

  it('poison on a paladin who leaves lapses (DUN-R32)', () => {
    const t = arrange({
      A: { line: ['PAL-H1', 'AW4'], evil: 10, traps: ['TR-PD'] },
      B: { evil: 10 },
      cards: ['C101'],
    });
    t.plans('A', { traps: ['TR-PD'] }).chooses(who('PAL-H1'));
    expect([t.line('A'), t.line('B')]).toEqual([['AW4 0/5'], ['PAL-H1 1/5']]); // fatigue, the dart was prevented
  });

  it('an Amulet and an Expansion Tile add to what one can take (DUN-R63, DUN-R65)', () => {
    const t = arrange({ seats: 1, A: { line: ['AZ1'], damage: { AZ1: 2 } }, expansionOn: { AZ1: 1 }, cards: ['C101'] });
    expect(t.plans('A').line()).toEqual(['AZ1 3/4']);
  });

  it('solo: the tile of somebody imprisoned is kept (DUN-R65)', () => {
    const A = { line: ['AZ1', 'AT3'], damage: { AZ1: 2 } };
    const t = arrange({ seats: 1, A, expansionOn: { AZ1: 3, AT3: 0 }, cards: ['C101'] });
    t.plans('A');
    expect([t.prison(), t.player().expansions, t.s.expansionOn[who('AZ1')]]).toEqual([['AZ1'], [3], -1]);
    t.plans('A').plans('A');
    expect([t.told('combatEnded').length, t.player().expansions, t.s.expansionOn[who('AT3')]]).toEqual([1, [3], -1]);
  });
});

describe('Improved tunnels', () => {
  it('IT-R holds once as a plain tunnel, and Evil stays; then it falls (DUN-R60)', () => {
    const t = arrange({ options: FS, A: { line: ['AW4', 'AW3'], dungeon: { c3r1: 'IT-R' } }, cards: ['C101', 'C103'] });
    t.plans('A');
    expect([t.conquered(), t.evil(), t.player().dungeon[cell('c3r1')]]).toEqual([[], 5, TUNNEL]);
    t.plans('A');
    expect([t.conquered(), t.evil()]).toEqual([['c3r1'], 4]);
  });

  it('any other becomes a plain conquered tunnel (DUN-R60)', () => {
    const t = fight({ line: ['AW4'], dungeon: { c3r1: 'IT-W' } }, [], FS);
    expect([t.conquered(), t.player().dungeon[cell('c3r1')]]).toEqual([['c3r1'], TUNNEL]);
  });
});

describe('End of Battle', () => {
  it('poison bites even if nothing was conquered, and does not pass on (DUN-4.34, DUN-R47)', () => {
    const A = { line: ['AT1', 'AW4'], damage: { AT1: 2 }, traps: ['TR-PD'], lair: ['MON-SLI'] };
    const t = arrange({ A, cards: ['C101'] });
    t.plans('A', { traps: ['TR-PD'], creatures: ['MON-SLI'] }).chooses(who('AT1'), 'clog');
    expect([t.prison(), t.line(), t.conquered()]).toEqual([['AT1'], ['AW4 0/5'], []]);
  });

  it('poison of two sources adds up, and is over with the battle (DUN-R47, DUN-5.1)', () => {
    const A = { line: ['AW4', 'AT3'], traps: ['TR-PD'], lair: ['MON-COC'] };
    const t = arrange({ options: FS, A, cards: ['C101'] });
    t.plans('A', { traps: ['TR-PD'], creatures: ['MON-COC'] }).chooses(who('AW4'), who('AW4'));
    expect([t.prison(), [...new Set(t.s.poison)]]).toEqual([['AW4'], [0]]); // 1 + fatigue 1 + poison 3
  });
});
