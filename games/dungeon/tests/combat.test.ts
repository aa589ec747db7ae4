/** A combat as a whole: rounds, sealed plans, freed prisoners, and how it ends. */
import { open } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { adventurers } from '../content/adventurers.ts';
import { arrange } from './arrange.ts';
import { trap, who } from './pieces.ts';

/** Six tunnels one behind the other. */
const DEEP = { c3r4: 'tunnel', c2r4: 'tunnel', c1r4: 'tunnel' };
const FS = { fs: true };

describe('Rounds', () => {
  it('S55: as many rounds as Combat Cards were set out, four of them, turned up one by one (DUN-R1, DUN-R2, DUN-4.12, DUN-4.13, DUN-4.19)', () => {
    const t = arrange({ A: { line: ['AW4', 'AW3', 'AT4'], dungeon: DEEP }, cards: ['C101', 'C103', 'C104', 'C106'] });
    for (let round = 1; round <= 4; round++) {
      expect([t.s.revealed, t.asking, t.player().plan.committed]).toEqual([round - 1, 'A planBattle', false]);
      t.plans('A');
    }
    expect(t.told('cardRevealed').map(({ card }) => card)).toEqual([0, 2, 3, 5]);
    expect(t.told('combatEnded')).toHaveLength(1);
    expect(t.conquered()).toEqual(['c3r1', 'c3r2', 'c3r3', 'c3r4']);
  });

  it('with Festival Season there are five (DUN-R2, DUN-4.13)', () => {
    const t = arrange({ options: FS, A: { line: ['AW4', 'AW3', 'AT4'], dungeon: DEEP } });
    expect(t.told('combatBegan')).toMatchObject([{ rounds: 5 }]);
  });

  it('a combat ends earlier when nobody is left to fight (DUN-4.13, DUN-R2)', () => {
    const t = arrange({ A: { line: ['AW1'], damage: { AW1: 2 } }, cards: ['C101'] });
    t.plans('A');
    expect([t.told('cardRevealed').length, t.told('combatEnded').length, t.prison()]).toEqual([1, 1, ['AW1']]);
  });

  it('a player whose line is empty is asked nothing more, while others go on (DUN-R33)', () => {
    const t = arrange({ A: { line: ['AW1'], damage: { AW1: 2 } }, B: { line: ['AW4'] }, cards: ['C101'] });
    t.plans('A').plans('B');
    expect(t.asking).toBe('B planBattle');
  });

  it('battles are fought in turn order, all with the same card (DUN-4.20, DUN-R33)', () => {
    const t = arrange({ A: { line: ['AW1'] }, B: { line: ['AW4'] }, startingPlayer: 'B', cards: ['C101'] });
    t.plans('A').plans('B');
    expect(t.told('battleBegan').map(({ seat }) => seat)).toEqual([1, 0]);
    expect([t.line('A'), t.line('B')]).toEqual([['AW1 1/3'], ['AW4 1/5']]);
  });
});

describe('Sealed plans', () => {
  it('all plan at the same time and see nothing of each other (DUN-R33)', () => {
    const t = arrange({ A: { line: ['AW1'], traps: ['TR-RS'] }, B: { line: ['AW4'], lair: ['MON-GOB'] } });
    expect([t.asking, t.s.phase]).toEqual(['A planBattle, B planBattle', 'planning']);
    t.plans('B', { creatures: ['MON-GOB'] });
    expect(t.asking).toBe('A planBattle');
    expect([t.told('planOpened'), t.player('B').plan.committed]).toEqual([[], true]);
    const asked = open(t.match, 1).map(({ frame }) => frame);
    expect(asked).toEqual([{ ask: 'planBattle', seat: 0 }]);
  });

  it('with the card everybody sees tile, creatures and the number of traps; the trap itself only when it goes off (DUN-R33, DUN-4.22)', () => {
    const t = arrange({
      A: { line: ['AW1', 'AT1'], traps: ['TR-PD'], lair: ['GHO'] },
      B: { line: ['AW4'] },
      cards: ['C101'],
    });
    t.plans('A', { traps: ['TR-PD'], creatures: ['GHO'] }).plans('B');
    expect(t.told('planOpened')[0]).toMatchObject({
      cell: 2,
      trapCount: 1,
      secret: { to: [0], traps: [trap('TR-PD')] },
    });
    expect([t.asking, t.s.phase, t.s.battle.step]).toEqual(['A trapTarget', 'battle', 'trap']);
    expect(t.told('trapSprung')).toMatchObject([{ trap: trap('TR-PD') }]);
  });

  it('a plan can be taken back until all are sealed (DUN-R33)', () => {
    const t = arrange({ A: { line: ['AW1'], traps: ['TR-RS'] }, B: { line: ['AW4'] } });
    t.says('A', trap('TR-RS'));
    expect([t.player().traps, t.player().plan.traps]).toEqual([[], [trap('TR-RS')]]);
    t.says('A', 'commit').takesBack('A').takesBack('A');
    expect([t.player().traps, t.player().plan.traps]).toEqual([[trap('TR-RS')], []]);
  });

  it('a plan of a player whose whole line has left meanwhile returns unused (DUN-R33, DUN-R32)', () => {
    const t = arrange({
      A: { line: ['PAL-H1'], evil: 10, traps: ['TR-RS'], lair: ['MON-GOB'] },
      B: { line: ['AZ1'], evil: 9 },
      startingPlayer: 'B',
      cards: ['C102'],
    });
    t.plans('A', { traps: ['TR-RS'], creatures: ['MON-GOB'] }).plans('B');
    expect(t.told('planReturned')).toMatchObject([{ seat: 0 }]);
    expect([t.player().traps, t.lair(), t.conquered()]).toEqual([[trap('TR-RS')], ['MON-GOB'], []]);
    expect(t.line('B')).toEqual(['PAL-H1 2/5', 'AZ1 0/3']);
    expect(t.asking).toBe('B planBattle');
  });

  it('the paladin may fight in two dungeons in one round, and keeps his wounds (DUN-R32)', () => {
    const t = arrange({
      A: { line: ['PAL-H1'], evil: 10 },
      B: { line: ['AZ1'], evil: 9 },
      startingPlayer: 'A',
      cards: ['C102'],
    });
    t.plans('A').plans('B');
    // He falls on A's tile: C102 lifts A to 12, fatigue 2, conquest −1; then B reaches 11 only.
    expect([t.evil('A'), t.evil('B')]).toEqual([11, 10]);
    expect([t.line('A'), t.line('B')]).toEqual([['PAL-H1 2/5'], ['AZ1 2/3']]);
  });

  it('whoever gets a paladin without having planned fights from the next round on (DUN-R32)', () => {
    const t = arrange({
      A: { line: ['PAL-H1', 'AW4'], evil: 10 },
      B: { line: [], evil: 10 },
      cards: ['C101'],
    });
    t.plans('A');
    expect([t.evil('A'), t.line('A'), t.line('B')]).toEqual([9, ['AW4 0/5'], ['PAL-H1 1/5']]);
    expect([t.conquered('B'), t.asking]).toEqual([[], 'A planBattle, B planBattle']);
  });
});

describe('No tile left', () => {
  const LOST = ['c3r1', 'c3r2', 'c3r3'];

  it('S41: a prisoner goes free instead; no battle, no fatigue (DUN-R36, DUN-4.18)', () => {
    const t = arrange({
      A: { line: ['AW4'], prison: ['AW1', 'AT1'], conquered: LOST },
      revealed: 3,
    });
    expect([t.asking, t.offered]).toEqual(['A freePrisoner', [who('AW1'), who('AT1')]]);
    t.chooses(who('AT1'));
    expect([t.prison(), t.told('damaged'), t.told('battleBegan')]).toEqual([['AW1'], [], []]);
    expect(t.s.adventurerBox.map(one => adventurers[one].id)).toContain('AT1');
  });

  it('who goes free stays sealed until the others have planned (DUN-R36, DUN-R33)', () => {
    const t = arrange({
      A: { line: ['AW4'], prison: ['AW1', 'AT1'], conquered: LOST },
      B: { line: ['AW3'] },
      revealed: 3,
    });
    t.says('A', who('AT1'));
    expect(t.prison()).toEqual(['AW1', 'AT1']);
    t.plans('B');
    expect(t.prison()).toEqual(['AW1']);
  });

  it('the last prisoner goes unasked, and afterwards there is nobody to free (DUN-R36)', () => {
    const t = arrange({ A: { line: ['AW4'], prison: ['AW1'], conquered: LOST }, revealed: 1 });
    expect([t.told('prisonerFreed').length, t.told('cardRevealed').length, t.prison()]).toEqual([1, 3, []]);
  });

  it('after the last tile has fallen no battle is fought (DUN-R36, DUN-4.14)', () => {
    const t = arrange({ A: { line: ['AW4'], conquered: ['c3r1', 'c3r2'] }, cards: ['C101'] });
    t.plans('A');
    expect([t.told('battleBegan').length, t.told('cardRevealed').length, t.conquered()]).toEqual([1, 4, LOST]);
  });

  it('without prisoners nothing happens, and that is told (DUN-R36)', () => {
    const t = arrange({ A: { line: ['AW4'], conquered: LOST }, cards: ['C101'] });
    expect([t.told('cardRevealed').length, t.told('battleBegan'), t.told('prisonerFreed')]).toEqual([4, [], []]);
    expect(t.told('nothingToDefend').map(({ seat }) => seat)).toEqual([0, 0, 0, 0]);
  });
});

describe('The end of a combat', () => {
  it('survivors leave, counters are cleared, all creatures wake; conquered tiles and prisoners stay (DUN-R48, DUN-4.27)', () => {
    const t = arrange({
      A: {
        line: ['AW4', 'AT3'],
        damage: { AW4: 4 },
        lair: ['MON-TRO', 'GHO'],
        knockedOut: ['GHO'],
        prison: ['AP1'],
        redMarks: 1,
      },
      cards: ['C104', 'C106', 'C103', 'C101'],
      revealed: 3,
    });
    t.plans('A', { creatures: ['MON-TRO'] }).chooses('attack');
    expect(t.told('knockedOut')).toHaveLength(1);
    expect([t.line(), t.prison(), t.lair(), t.conquered()]).toEqual([[], ['AP1', 'AW4'], ['MON-TRO', 'GHO'], ['c3r1']]);
    expect(t.s.adventurerBox).toContain(who('AT3'));
    expect([...new Set(t.s.damage)]).toEqual([0]);
    expect(t.s.combats).toBe(1);
  });

  it('a creature knocked out in one round is not there in the next (DUN-4.27)', () => {
    const t = arrange({ A: { line: ['AW4', 'AT3'], lair: ['MON-TRO', 'MON-GOB'] }, cards: ['C101', 'C103'] });
    t.plans('A', { creatures: ['MON-TRO'] }).chooses('attack');
    expect(t.refusalOf(t.creature('MON-TRO'))).toEqual({ rule: 'DUN-4.27', why: 'knockedOut' });
    expect(t.offered).toEqual([t.creature('MON-GOB'), 'none']);
  });

  it('paladins who live leave with the others; those in prison stay (DUN-R48)', () => {
    const t = arrange({
      A: { line: ['PAL-H1'], evil: 10 },
      B: { prison: ['PAL-E1'] },
      options: { paladins: '3' },
      cards: ['C104', 'C106', 'C103', 'C101'],
      revealed: 3,
    });
    t.plans('A');
    expect([t.line(), t.prison('B'), t.s.adventurerBox.includes(who('PAL-H1'))]).toEqual([[], ['PAL-E1'], true]);
  });
});
