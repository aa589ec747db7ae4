/** What finds nobody, or nothing, says so in the log. */
import { describe, expect, it } from 'vitest';
import { combatCards } from '../content/combatCards.ts';
import { arrange } from './arrange.ts';
import type { AtSeat } from './arrange.ts';
import { season } from './season.ts';
import type { Season } from './season.ts';
import type { Table } from './table.ts';

const FS = { fs: true };

/** One battle of A under this card, with nobody sent. */
function under(id: string, A: AtSeat): Table {
  const { year } = combatCards.find(card => card.id === id)!;
  return arrange({ options: FS, year, A, cards: [id] }).plans('A');
}

describe('a spell without effect', () => {
  const first = ['AW4', 'AZ2', 'AZ1'];
  const second = ['AW8', 'AZ8', 'AZ7'];
  const nobody: { readonly [card: string]: AtSeat } = {
    C101: { line: first },
    C102: { line: ['PAL-H1', 'AZ1'], evil: 15 },
    C103: { line: first, gold: 0, food: 0 },
    C104: { line: first, imps: 0 },
    C107: { line: first, lair: ['MON-GOB'] },
    C108: { line: first, lair: ['MON-GOB'] },
    C109: { line: first },
    C203: { line: second },
    C204: { line: second, lair: ['MON-GOB'] },
    C205: { line: second, lair: ['MON-GOB'] },
    C206: { line: second, lair: ['MON-GOB'] },
    C207: { line: second, lair: ['MON-GOB'] },
    C208: { line: second, lair: ['GHO'], knockedOut: ['GHO'] },
    C209: { line: second, conquered: ['c3r1', 'c3r2'] },
    CF11: { line: ['PAL-H1'], evil: 10 },
    CF12: { line: first },
    CF13: { line: first, lair: ['GHO'] },
    CF21: { line: second, prison: ['PAL-E1'] },
    CF22: { line: second },
  };

  it.each(Object.keys(nobody))('%s is told to have none (DUN-R40)', id => {
    const t = under(id, nobody[id]);
    expect([t.told('spellCast').length, t.told('spellHarmless').length]).toEqual([1, 1]);
  });

  it('C105 says itself that there is no wizard to hide', () => {
    const t = arrange({ options: { mbg: true }, A: { line: ['AW4'] }, carried: { AW4: 0 }, cards: ['C105'] }).plans(
      'A',
    );
    expect(t.told('becameInvisible')).toMatchObject([{ adventurers: [] }]);
  });

  it('all others always have somebody: the party itself', () => {
    const left = combatCards.map(({ id }) => id).filter(id => nobody[id] === undefined);
    expect(left).toEqual(['C105', 'C106', 'C201', 'C202', 'CF23']);
  });
});

describe('an event without effect', () => {
  const spared = (event: string, A: AtSeat): readonly number[] => {
    const t = season({ seats: 2, options: FS, event, A, first: [{ do: 'event' }] });
    return t.told('specialHarmless').map(({ seat }) => seat);
  };

  it.each([
    ['SE1', { evil: 15 }],
    ['SE3', { conquered: ['c3r3'] }],
    ['SE4', { lair: ['MON-GOB'], knockedOut: ['MON-GOB'] }],
    ['SE8', { lair: ['GHO'], evil: 15 }],
    ['SE13', { gold: 1 }],
    ['SE14', { lair: ['MON-GOB', 'MON-TRO'], knockedOut: ['MON-GOB', 'MON-TRO'], food: 0 }],
    ['SE15', {}],
  ] satisfies [string, AtSeat][])('%s is told to spare somebody it cannot touch (DUN-R25)', (event, A) => {
    expect(spared(event, A)).toContain(0);
  });

  it('SE10: a hero who finds nothing to do (DUN-R25)', () => {
    const arrives = (who: string, A: AtSeat): readonly number[] => {
      const row = [who, 'AT2', 'AT3', 'AZ4'];
      const wanted: Season = { options: FS, event: 'SE10', row, A: { evil: 2, ...A }, B: {}, C: {}, D: { evil: 6 } };
      const t = season({ ...wanted, first: [{ do: 'event' }, { do: 'adventurers' }] });
      return t.told('specialHarmless').map(({ seat }) => seat);
    };
    expect(arrives('AW1', { lair: ['MON-GOB'], knockedOut: ['MON-GOB'] })).toEqual([0, 3]);
    expect(arrives('AT1', { gold: 0 })).toEqual([0, 3]);
    expect(arrives('AP1', { food: 0 })).toEqual([0, 3]);
    expect(arrives('AZ1', {})).toEqual([0, 3]);
    expect(arrives('AB1', {})).toEqual([3]);
  });
});
