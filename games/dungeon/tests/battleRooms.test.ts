/** Rooms of the second year that make creatures stronger. */
import { describe, expect, it } from 'vitest';
import { arrange } from './arrange.ts';
import { who } from './pieces.ts';

const FS = { fs: true };

describe('Rooms that help', () => {
  const bonus = (id: string, room: string, says: (string | number)[]): number[] => {
    const A = { line: ['AW8', 'AW7'], lair: [id], dungeon: { c3r1: room } };
    const t = arrange({ options: FS, year: 2, A, cards: ['C209', 'C203'] });
    return t
      .plans('A', { creatures: [id] })
      .chooses(...says)
      .told('attacked')
      .map(({ damage }) => damage);
  };

  it('the Training Room: Trolls and Goblins deal 1 more with every attack (DUN-5.32, DUN-R43, RM09)', () => {
    expect(bonus('MON-TRO', 'RM09', ['attack'])).toEqual([4]);
    expect(bonus('MON-TRO', 'RM09', ['feast'])).toEqual([5]);
    expect(bonus('MON-WIT', 'RM09', ['attack'])).toEqual([4]);
    const A = { line: ['AT5', 'AW7'], damage: { AT5: 1 }, lair: ['MON-GOB'], dungeon: { c3r1: 'RM09' } };
    const t = arrange({ year: 2, A, cards: ['C209'] });
    expect(
      t
        .plans('A', { creatures: ['MON-GOB'] })
        .told('attacked')
        .map(({ damage }) => damage),
    ).toEqual([3, 2]);
  });

  it('S37: a Witch in the Dark Room curses for 2 and 2 (DUN-5.16, DUN-5.30, DUN-R43, RM10)', () => {
    const t = arrange({
      year: 2,
      A: { line: ['AP5', 'AW5'], lair: ['MON-WIT'], dungeon: { c3r1: 'RM10' } },
      cards: ['C209'],
    });
    t.plans('A', { creatures: ['MON-WIT'] }).chooses('hexes', who('AP5'), who('AP5'));
    expect(t.prison()).toEqual(['AP5']);
    expect(bonus('MON-WIT', 'RM10', ['attack'])).toEqual([5]);
  });

  it('the Dark Room: Vampires deal 4 or 3 (DUN-5.30, DUN-R43)', () => {
    expect(bonus('MON-VAM', 'RM10', ['attack', who('AW7')])).toEqual([4]);
    expect(bonus('MON-VAM', 'RM10', ['sip', who('AW7')])).toEqual([3]);
  });

  it('the Arena: Golem, Cockatrice and Elderbeast deal 1 more, poison stays (RM22, DUN-R43)', () => {
    expect(bonus('MON-GOL', 'RM22', [])).toEqual([5]);
    expect(bonus('MON-ELD', 'RM22', [])).toEqual([5]);
    expect(bonus('MON-COC', 'RM22', [who('AW7')])).toEqual([2]);
    const A = { line: ['AW8', 'AW7'], lair: ['MON-COC'], dungeon: { c3r1: 'RM22' } };
    const t = arrange({ options: FS, year: 2, A, cards: ['C209'] });
    expect(
      t
        .plans('A', { creatures: ['MON-COC'] })
        .chooses(who('AW7'))
        .line()[1],
    ).toBe('AW7 3/7');
  });
});
