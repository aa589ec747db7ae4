/** The Fast and the Slow Spell Step in the first year, and what stops a spell. */
import { describe, expect, it } from 'vitest';
import { arrange } from './arrange.ts';
import type { AtSeat } from './arrange.ts';
import { trap, who } from './pieces.ts';
import type { Table } from './table.ts';

const FS = { fs: true };

/** A battle of A under this card; `creatures` are sent, and it is said what is said. */
function under(card: string, A: AtSeat, creatures: readonly string[] = [], options = {}): Table {
  const t = arrange({ options, A, cards: [card] });
  return t.plans('A', { creatures });
}

describe('Magic', () => {
  it('a spell needs as much magic as it costs from the living (DUN-4.25, DUN-4.28, DUN-R39)', () => {
    const weak = under('C104', { line: ['AW4', 'AZ1'] });
    expect([weak.told('spellFailed')[0].why, weak.player().imps]).toEqual(['tooLittleMagic', 3]);
    const both = under('C104', { line: ['AZ1', 'AZ3'] });
    expect([both.told('spellCast').length, both.player().imps]).toEqual([1, 2]);
  });

  it('the paladin’s magic counts, and a Wand (DUN-R39, DUN-R63)', () => {
    expect(under('C104', { line: ['PAL-H1'], evil: 10 }).told('spellCast')).toHaveLength(1);
    const t = arrange({ A: { line: ['AW4', 'AZ1'] }, options: { mbg: true }, carried: { AW4: 0 }, cards: ['C104'] });
    expect(t.plans('A').told('spellCast')).toHaveLength(1);
  });

  it('a wizard who falls before takes his magic with him (DUN-R39)', () => {
    const A = { line: ['AZ1', 'AW4'], damage: { AZ1: 1 }, lair: ['MON-GOB'] };
    const t = under('C102', A, ['MON-GOB']);
    expect([t.prison(), t.told('spellFailed').length]).toEqual([['AZ1'], 1]);
  });

  it('in the Anti-Magic Room no spell works, fast or slow (DUN-5.29, DUN-R39, RM12)', () => {
    const A = { line: ['AZ8', 'AW8'], dungeon: { c3r1: 'RM12' } };
    for (const card of ['C201', 'C202']) {
      const t = arrange({ year: 2, A, cards: [card] }).plans('A');
      expect(t.told('spellFailed')).toMatchObject([{ why: 'room', by: 'RM12' }]);
    }
  });
});

describe('Slow spells of the first year', () => {
  it('C101 Fireball does nothing', () => {
    const t = under('C101', { line: ['AZ2', 'AW4'] });
    expect([t.told('spellHarmless').length, t.line()]).toEqual([1, ['AZ2 1/3', 'AW4 0/5']]);
  });

  it('S12: C102 Detect Evil: 2 Evil, and no further than 15 (DUN-R15, DUN-4.28)', () => {
    const t = under('C102', { line: ['AZ1', 'AW4'], evil: 14 });
    expect(t.told('evilMoved').map(({ to }) => to)).toEqual([15, 14]); // then the tile falls
    expect(under('C102', { line: ['AZ1', 'AW4'], evil: 5 }).evil()).toBe(6);
  });

  it('C102 may bring the paladin in the middle of the battle (DUN-R31, DUN-R32)', () => {
    const t = under('C102', { line: ['AZ1', 'AW4'], evil: 9 });
    expect(t.line()).toEqual(['PAL-H1 2/5', 'AZ1 0/3', 'AW4 0/5']);
  });

  it('C103 Detect Treasure: gold, else food, else a trap, else nothing', () => {
    const line = ['AZ1', 'AW4'];
    expect(under('C103', { line }).player()).toMatchObject({ gold: 2, food: 3 });
    expect(under('C103', { line, gold: 0 }).player()).toMatchObject({ gold: 0, food: 2 });
    const t = under('C103', { line, gold: 0, food: 0, traps: ['TR-RS', 'TR-PE'] });
    expect([t.asking, t.offered, t.s.battle.step]).toEqual(['A spellTrap', [trap('TR-RS'), trap('TR-PE')], 'slow']);
    t.chooses(trap('TR-PE'));
    expect([t.player().traps, t.s.trapDiscard]).toEqual([[trap('TR-RS')], [trap('TR-PE')]]);
    expect(under('C103', { line, gold: 0, food: 0 }).told('spellHarmless')).toHaveLength(1);
  });

  it('C104 Fist of Justice: an imp is lost, no Troll token instead; without imps nothing (DUN-R28)', () => {
    const line = ['AZ2', 'AW4'];
    const t = under('C104', { line, imps: 2, lair: ['MON-TRO'] });
    expect([t.player().imps, t.player().busyTokens]).toEqual([1, 0]);
    expect(under('C104', { line, imps: 0 }).told('spellHarmless')).toHaveLength(1);
  });

  it('C109 Minor Blessing: the front-most wounded loses 1 counter, with or without an attack', () => {
    const t = under('C109', { line: ['AW4', 'AW3', 'AZ1'], damage: { AW3: 2, AZ1: 1 } });
    expect(t.line()).toEqual(['AW4 2/5', 'AW3 1/4', 'AZ1 1/3']); // fatigue 2
  });

  it('CF12 Rust: a trap of choice is discarded, if there is one; of several alike, too (DUN-X6)', () => {
    const line = ['AZ2', 'AW4'];
    expect(under('CF12', { line, traps: ['TR-RS'] }, [], FS).s.trapDiscard).toEqual([trap('TR-RS')]);
    const t = under('CF12', { line, traps: ['TR-RS', 'TR-RS'] }, [], FS);
    expect([t.asking, t.offered]).toEqual(['A spellTrap', [trap('TR-RS')]]);
    t.chooses(trap('TR-RS'));
    expect([t.player().traps, t.s.trapDiscard]).toEqual([[trap('TR-RS')], [trap('TR-RS')]]);
    expect(under('CF12', { line }, [], FS).told('spellHarmless')).toHaveLength(1);
  });
});

describe('Fast spells of the first year', () => {
  it('C105 Invisibility: wizards slip to the end, cannot be chosen or hurt, and fatigue passes them by', () => {
    const A = { line: ['AZ1', 'AT1', 'AZ3', 'AW4', 'AW3'], lair: ['GHO'] };
    const t = under('C105', A, ['GHO']);
    expect(t.offered).toEqual([who('AW4'), who('AW3')]);
    expect(t.refusalOf(who('AZ1'))).toEqual({ rule: 'DUN-R39', why: 'isInvisible' });
    t.chooses(who('AW4'));
    expect(t.line()).toEqual(['AT1 0/3', 'AW4 2/5', 'AW3 0/4', 'AZ1 0/3', 'AZ3 0/4']);
  });

  it('C105: attacks on everyone, poison and pets miss them; it ends with the round', () => {
    const A = { line: ['AZ1', 'AT1', 'AW4'], lair: ['MON-SLI'], traps: ['TR-PD'] };
    const t = arrange({ A, cards: ['C105', 'C101'] });
    t.plans('A', { creatures: ['MON-SLI'], traps: ['TR-PD'] }).chooses(who('AZ1'), 'attack');
    // The thief prevented the dart's 1; its poison finds nobody. Fatigue is 0.
    expect(t.line()).toEqual(['AT1 1/3', 'AW4 1/5', 'AZ1 0/3']);
    expect([...new Set(t.s.invisible)]).toEqual([0]);
  });

  it('C105: with nobody but wizards there is no target at all; the tile falls all the same', () => {
    const t = under('C105', { line: ['AZ1', 'AZ3'], lair: ['MON-TRO'] }, ['MON-TRO']);
    expect([t.line(), t.told('stoodIdle').length, t.conquered()]).toEqual([['AZ1 0/3', 'AZ3 0/4'], 1, ['c3r1']]);
  });

  it('S39: C106 Magic Shield: the next point of damage is absorbed, once (DUN-5.19)', () => {
    const t = under('C106', { line: ['AW4', 'AW3', 'AZ2'], lair: ['MON-SLI'] }, ['MON-SLI']).chooses('attack');
    expect(t.line()).toEqual(['AW4 1/5', 'AW3 1/4', 'AZ2 1/3']); // the first: fatigue
  });

  it('courage is used up before the shield (DUN-R37, DUN-R58)', () => {
    const A = { line: ['AW4', 'AB1', 'AZ2'], lair: ['MON-SLI'] };
    const t = under('C106', A, ['MON-SLI'], FS).chooses('attack');
    expect(t.line()).toEqual(['AW4 1/5', 'AB1 0/3', 'AZ2 1/3']); // courage, shield, neither; then fatigue
  });

  it('C106 absorbs fatigue as well', () => {
    expect(under('C106', { line: ['AW4', 'AZ2'] }).line()).toEqual(['AW4 0/5', 'AZ2 0/3']);
  });

  it('C107 Suggestion: each monster is paid for again or withdrawn, in the owner’s order (DUN-R40, DUN-R22)', () => {
    const A = { line: ['AW4', 'AZ2'], lair: ['MON-TRO', 'MON-VAM', 'GHO'], dungeon: { c3r1: 'RM03' }, food: 2 };
    const t = under('C107', A, ['MON-TRO', 'MON-VAM', 'GHO']);
    expect([t.asking, t.offered]).toEqual(['A suggestionOrder', [t.creature('MON-TRO'), t.creature('MON-VAM')]]);
    t.chooses(t.creature('MON-VAM'), 'pay', 'withdraw');
    expect([t.evil(), t.player().food]).toEqual([7, 2]);
    t.chooses(t.creature('GHO')).chooses('attack', who('AW4'));
    expect(t.lair()).toEqual(['MON-TRO', 'MON-VAM zzz', 'GHO zzz']);
  });

  it('C107: what cannot be paid is withdrawn; ghosts are not asked (DUN-R40)', () => {
    const A = { line: ['AW4', 'AZ2'], lair: ['MON-TRO', 'GHO'], food: 1 };
    const t = under('C107', A, ['MON-TRO', 'GHO']);
    expect([t.told('withdrawn').length, t.lair()]).toEqual([1, ['MON-TRO', 'GHO zzz']]);
  });

  it('C107: a Golem wants a trap of the hand, a Demon a monster that is not in the battle (DUN-R22)', () => {
    const dungeon = { c3r1: 'RM03' };
    const lair = ['MON-DEM', 'MON-GOL', 'MON-GOB'];
    const t = arrange({ A: { line: ['AW4', 'AZ2'], lair, dungeon, traps: ['TR-RS', 'TR-PE'] }, cards: ['C107'] });
    t.plans('A', { creatures: ['MON-DEM', 'MON-GOL'] });
    t.chooses(t.creature('MON-DEM'), 'pay');
    expect(t.lair()).toEqual(['MON-DEM', 'MON-GOL']);
    t.chooses('pay');
    expect([t.asking, t.offered]).toEqual(['A payTrap', [trap('TR-RS'), trap('TR-PE')]]);
    t.chooses(trap('TR-PE'));
    expect([t.player().traps, t.player().gold]).toEqual([[trap('TR-RS')], 2]);
  });

  it('S38: C108 Word of Peace: monsters go home face up, ghosts fight on (DUN-R40)', () => {
    const t = under('C108', { line: ['AW4', 'AZ2', 'AZ1'], lair: ['MON-GOB', 'GHO'] }, ['MON-GOB', 'GHO']);
    expect([t.asking, t.s.battle.step]).toEqual(['A wordOfPeace', 'fast']);
    t.chooses('withdraw', who('AZ1'));
    expect([t.lair(), t.line()]).toEqual([
      ['MON-GOB', 'GHO zzz'],
      ['AW4 2/5', 'AZ2 0/3', 'AZ1 2/3'],
    ]);
    expect(t.offered).toContain(t.creature('MON-GOB'));
  });

  it('C108: or the owner takes 2 Evil, from 13 at most; without monsters nothing (DUN-R15)', () => {
    const A = { line: ['AW4', 'AZ2', 'AZ1'], lair: ['MON-GOB'] };
    const paid = under('C108', { ...A, evil: 6 }, ['MON-GOB']).chooses('evil');
    expect([paid.evil(), paid.told('attacked').length]).toEqual([7, 1]);
    const wicked = under('C108', { ...A, evil: 14, line: ['PAL-H1', ...A.line] }, ['MON-GOB']);
    expect([wicked.told('withdrawn').length, wicked.told('attacked')]).toEqual([1, []]);
    expect(under('C108', A).told('spellHarmless')).toHaveLength(1);
  });

  it('CF11 Rousing Chorus: 1 courage for everybody but the paladin (DUN-R58)', () => {
    const A = { line: ['PAL-E1', 'AW4', 'AT1'], evil: 10, lair: ['MON-SLI'] };
    const t = under('CF11', A, ['MON-SLI'], FS).chooses('attack');
    expect(t.line()).toEqual(['PAL-E1 1/4', 'AW4 0/5', 'AT1 0/3']); // healed; then fatigue, without courage
    expect(t.told('damageAbsorbed').map(({ adventurer }) => adventurer)).toEqual([who('AW4'), who('AT1')]);
  });

  it('CF13 Sleep Dust: one ghost in the battle is knocked out before it attacks', () => {
    const A = { line: ['AW4', 'AZ2'], lair: ['GHO', 'GHO', 'MON-GOB'] };
    const t = under('CF13', A, ['GHO', 'GHO'], FS);
    expect([t.asking, t.offered]).toEqual(['A spellCreature', [t.creature('GHO'), t.creature('GHO', 'A', 1)]]);
    t.chooses(t.creature('GHO', 'A', 1));
    expect([t.lair(), t.told('attacked').length]).toEqual([['GHO zzz', 'GHO zzz', 'MON-GOB'], 1]);
    expect(under('CF13', A, ['MON-GOB'], FS).told('spellHarmless')).toHaveLength(1);
  });
});
