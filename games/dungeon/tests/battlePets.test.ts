/** Pets in battle (Festival Season). */
import { fallback } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { arrange } from './arrange.ts';
import type { AtSeat } from './arrange.ts';
import { pet, who } from './pieces.ts';
import type { Table } from './table.ts';

const FS = { fs: true };

function fight(A: AtSeat, card = 'C101', creatures: readonly string[] = []): Table {
  return arrange({ options: FS, A, cards: [card] }).plans('A', { creatures });
}

describe('PET5 and PET6', () => {
  it('the Snapping Turtle bites the first for 1, before or after any creature, once (DUN-R59)', () => {
    const t = fight({ line: ['AW4', 'AP2'], openPets: ['PET5'], lair: ['GHO'] }, 'C101', ['GHO']);
    expect([t.asking, t.offered]).toEqual(['A activate', [t.creature('GHO'), { pet: pet('PET5') }]]);
    t.chooses(t.creature('GHO'), { pet: pet('PET5') });
    expect(t.told('damaged').map(({ by }) => by)).toEqual(['creature', 'pet', 'fatigue']);
    expect([t.player().pets, t.player().openPets, t.player().usedPets]).toEqual([[], [], [pet('PET5')]]);
  });

  it('a pet can stay at home (DUN-R59)', () => {
    const t = fight({ line: ['AW4', 'AP2'], openPets: ['PET5'] });
    expect([t.offered, fallback(t.match, t.decision)]).toEqual([[{ pet: pet('PET5') }, 'end'], 'end']);
    t.chooses('end');
    expect([t.player().pets, t.line()]).toEqual([[pet('PET5')], ['AW4 1/5', 'AP2 0/3']]);
  });

  it('the Spitting Toad takes anyone but the first; that is no attack, so nobody heals (DUN-R59, DUN-R45)', () => {
    const t = fight({ line: ['PAL-E1', 'AW4', 'AP2'], evil: 10, openPets: ['PET6'] }).chooses({ pet: pet('PET6') });
    expect([t.asking, t.offered]).toEqual(['A petTarget', [who('AW4'), who('AP2')]]);
    expect(t.refusalOf(who('PAL-E1'))).toEqual({ rule: 'DUN-R59', why: 'isFirst' });
    t.chooses(who('AP2'));
    expect([t.line(), t.told('healed')]).toEqual([['PAL-E1 1/4', 'AW4 0/5', 'AP2 1/3'], []]);
  });

  it('against one adventurer the Toad has nothing to spit at (DUN-R59)', () => {
    const t = fight({ line: ['AW4'], openPets: ['PET6'] });
    expect(t.refusalOf({ pet: pet('PET6') })).toEqual({ rule: 'DUN-R59', why: 'noTarget' });
  });

  it('courage and Magic Shield absorb their damage (DUN-R58, C106)', () => {
    const brave = fight({ line: ['AW4', 'AB1'], openPets: ['PET5'] }).chooses({ pet: pet('PET5') });
    expect(brave.line()).toEqual(['AW4 1/5', 'AB1 0/3']);
    const shielded = fight({ line: ['AW4', 'AZ2'], openPets: ['PET5'] }, 'C106').chooses({ pet: pet('PET5') });
    expect(shielded.line()).toEqual(['AW4 1/5', 'AZ2 0/3']);
  });

  it('they can bite nobody who is invisible (C105)', () => {
    const t = fight({ line: ['AZ2'], openPets: ['PET5'] }, 'C105');
    expect(t.refusalOf({ pet: pet('PET5') })).toEqual({ rule: 'DUN-R59', why: 'noTarget' });
    const toad = fight({ line: ['AW4', 'AZ2', 'AT1'], openPets: ['PET6'] }, 'C105').chooses({ pet: pet('PET6') });
    expect(toad.line()).toEqual(['AW4 0/5', 'AT1 1/3', 'AZ2 0/3']);
  });

  it('a party that a pet wipes out ends the battle (DUN-R37)', () => {
    const t = fight({ line: ['AW1'], damage: { AW1: 2 }, openPets: ['PET5'] }).chooses({ pet: pet('PET5') });
    expect([t.prison(), t.conquered()]).toEqual([['AW1'], []]);
  });
});

describe('PET7 and PET8', () => {
  it('the Guard Gosling keeps the tile after fatigue (DUN-R59)', () => {
    const t = fight({ line: ['AW4'], openPets: ['PET7'] });
    expect([t.asking, t.offered, t.line()]).toEqual(['A usePet', ['use', 'keep'], ['AW4 1/5']]);
    expect(t.s.battle.step).toBe('conquer');
    t.chooses('use');
    expect([t.conquered(), t.evil(), t.player().usedPets]).toEqual([[], 5, [pet('PET7')]]);
  });

  it('the Gosling may be kept, and then the tile falls (DUN-R59)', () => {
    const t = fight({ line: ['AW4'], openPets: ['PET7'] }).chooses('keep');
    expect([t.conquered(), t.player().pets]).toEqual([['c3r1'], [pet('PET7')]]);
  });

  it('a Reinforced Tunnel holds without it, so nobody is asked for it there (DUN-R60, DUN-X4)', () => {
    for (const pets of [{ openPets: ['PET7'] }, { pets: ['PET7'] }]) {
      const t = arrange({ options: FS, A: { line: ['AW4'], dungeon: { c3r1: 'IT-R' }, ...pets }, cards: ['C101'] });
      t.plans('A');
      if (t.asking === 'A activate') t.chooses('end'); // an unknown pet might be one that bites
      expect([t.asking, t.told('tileHeld').map(({ why }) => why)]).toEqual(['A planBattle', ['reinforced']]);
      expect(t.player().pets).toEqual([pet('PET7')]);
    }
  });

  it('where conquest is prevented anyway nobody is asked for it (DUN-R46, DUN-X4)', () => {
    const A = { line: ['AW4'], openPets: ['PET7'], lair: ['MON-SLI'] };
    const t = fight(A, 'C101', ['MON-SLI']).chooses('clog');
    expect(t.asking).toBe('A planBattle');
  });

  it('the Lullaby Owl skips the Slow Spell Step (DUN-R59)', () => {
    const t = fight({ line: ['AZ1', 'AW4'], openPets: ['PET8'] }, 'C102');
    expect([t.asking, t.offered]).toEqual(['A usePet', ['use', 'keep']]);
    t.chooses('use');
    expect([t.evil(), t.told('spellCast')]).toEqual([4, []]);
    const kept = fight({ line: ['AZ1', 'AW4'], openPets: ['PET8'] }, 'C102').chooses('keep');
    expect(kept.told('spellCast')).toHaveLength(1);
  });

  it('the Owl is not asked for where no slow spell would be cast (DUN-R59, DUN-X4)', () => {
    expect(fight({ line: ['AW4'], openPets: ['PET8'] }, 'C102').asking).toBe('A planBattle');
  });
});

describe('Pets nobody has seen', () => {
  it('who might have one is asked, and may only say no without it (DUN-R59)', () => {
    const t = fight({ line: ['AZ1', 'AW4'], pets: ['PET9'] }, 'C102');
    expect([t.asking, t.offered]).toEqual(['A activate', ['end']]);
    t.chooses('end');
    expect([t.asking, t.offered]).toEqual(['A usePet', ['keep']]);
    expect(t.refusalOf('use')).toEqual({ rule: 'DUN-R59', why: 'notYourPet' });
    t.chooses('keep', 'keep');
    expect(t.conquered()).toEqual(['c3r1']);
  });

  it('a pet that was shown cannot be taken back; one that everybody knew can (DUN-R59)', () => {
    const use = (pets: AtSeat): number => {
      const t = fight({ line: ['AW4', 'AW3', 'AT1'], lair: ['GHO', 'GHO'], ...pets }, 'C101', ['GHO', 'GHO']);
      return t.chooses({ pet: pet('PET5') }).canTakeBack('A');
    };
    expect([use({ pets: ['PET5'] }), use({ openPets: ['PET5'] })]).toEqual([0, 1]);
  });

  it('who has only pets known to all is asked only for those (DUN-R59)', () => {
    expect(fight({ line: ['AZ1', 'AW4'], openPets: ['PET9'] }, 'C102').asking).toBe('A planBattle');
  });
});
