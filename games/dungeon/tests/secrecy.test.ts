/** DUN-R20, DUN-R68: what each seat may know, and what is imagined for it. */
import { unsound } from '@vesper/checkers';
import { fastChance, imagine } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { copy } from '../copy.gen.ts';
import { dungeon } from '../game.ts';
import { checks } from '../checks/index.ts';
import type { DungeonState } from '../state.ts';
import { arrange } from './arrange.ts';
import { begin, playUntil, season } from './season.ts';
import type { Table } from './table.ts';

const dreams = (t: Table, viewer: number | 'spectator', n = 40): DungeonState[] =>
  Array.from({ length: n }, (_, i) => imagine(dungeon, t.s, viewer, fastChance(`dream ${i}`)));

function different(states: readonly DungeonState[], look: (s: DungeonState) => unknown): number {
  return new Set(states.map(s => JSON.stringify(look(s)))).size;
}

describe('imagined tables', () => {
  it('others’ traps are dealt anew, one’s own are kept (DUN-R21)', () => {
    const t = season({ A: { traps: ['TR-RS', 'TR-CR'] }, B: { traps: ['TR-PE'] }, first: [] });
    const seen = dreams(t, 0);
    expect(different(seen, s => s.players[0].traps)).toBe(1);
    expect(different(seen, s => s.players[1].traps)).toBeGreaterThan(3);
    expect(seen.every(s => s.players[1].traps.length === 1)).toBe(true);
  });

  it('Combat Cards that were looked at stay, the others do not; all are of their year (DUN-R20)', () => {
    const t = season({ tune: s => (s.players[0].spied = 2), first: [] });
    const seen = dreams(t, 0);
    expect(different(seen, s => s.combatCards[0][1])).toBe(1);
    expect(different(seen, s => s.combatCards[0][0])).toBeGreaterThan(3);
    expect(different(dreams(t, 1), s => s.combatCards[0][1])).toBeGreaterThan(3);
    expect(seen.every(s => new Set([...s.combatCards[0], ...s.combatCards[1]]).size === 8)).toBe(true);
  });

  it('hidden pets are dealt anew, drafted ones are known (DUN-R59)', () => {
    const t = season({ options: { fs: true }, B: { pets: ['PET1', 'PET2'], openPets: ['PET3'] }, first: [] });
    const seen = dreams(t, 0);
    expect(seen.every(s => s.players[1].pets.length === 3 && s.players[1].pets.includes(2))).toBe(true);
    expect(different(seen, s => s.players[1].pets)).toBeGreaterThan(5);
    expect(different(dreams(t, 1), s => s.players[1].pets)).toBe(1);
  });

  it('sealed orders, setup cards and start orders of others are guessed (DUN-3.26, DUN-3.29, DUN-4.4)', () => {
    const t = season({ season: 0, first: [{ do: 'giveOrders' }, { do: 'placeMinions' }] });
    t.says('B', 0, 2, 3);
    expect(different(dreams(t, 0), s => s.players[1].orders)).toBeGreaterThan(5);
    expect(different(dreams(t, 1), s => s.players[1].orders)).toBe(1);
    const start = begin(2, { ds: true });
    start.says('B', start.offeredTo('B')[0]);
    const seen = dreams(start, 0);
    expect(different(seen, s => s.players[1].setupCard)).toBeGreaterThan(5);
    expect(different(seen, s => s.players[0].setupCards)).toBe(1);
  });

  it('face-down events and stacks are shuffled, what was seen stays (DUN-R6, DUN-R57)', () => {
    const t = season({ options: { fs: true }, season: 1, tune: s => (s.boardStack = [2, 4, 5, 6, 7]), first: [] });
    t.s.restorationLast = true;
    const seen = dreams(t, 'spectator');
    expect(different(seen, s => s.boardStack)).toBeGreaterThan(5);
    expect(seen.every(s => s.boardStack[0] === 2)).toBe(true);
    expect(different(seen, s => s.creatureStack)).toBeGreaterThan(5);
    expect(different(seen, s => s.specialStack)).toBeGreaterThan(3);
  });

  it('imagined tables keep every invariant, all through a match (DUN-R68)', () => {
    for (const options of [{}, { fs: true, mbg: true, ds: true, timing: 'classic' }]) {
      const t = begin(2, options, 'dreams');
      for (let n = 0; n < 160 && t.asking !== 'nobody'; n++) {
        t.chooses(t.offered[n % t.offered.length]);
        if (n % 8 !== 0) continue;
        for (const viewer of [0, 1, 'spectator'] as const) {
          const [dream] = dreams(t, viewer, 1);
          expect(unsound(checks, dream)).toEqual([]);
        }
      }
    }
  });
});

describe('plans', () => {
  it('what was opened stays in view until the next plans are, whatever became of it (DUN-R33, DUN-4.19)', () => {
    const t = arrange({ A: { line: ['AW4'], lair: ['MON-GOB'] }, B: { line: ['AT1'] } });
    t.plans('A', { creatures: ['MON-GOB'] });
    expect(t.seenBy(1).players[0].opened.creatures).toEqual([]);
    t.plans('B');
    while (!t.asking.includes('planBattle') && t.asking !== 'nobody') t.chooses(t.offered[0]);
    expect(t.seenBy(1).players[0]).toMatchObject({ opened: { creatures: [t.creature('MON-GOB')], trapCount: 0 } });
    expect(t.seenBy(1).players[0].plan.creatures).toEqual([]);
  });
});

describe('undo and copies', () => {
  it('nothing can be taken back once a card was drawn or another seat has chosen (DUN-R68)', () => {
    const t = season({ minions: { 'O1-I': 'A', 'O6-II': 'A' } });
    t.chooses('perform');
    expect(t.canTakeBack('A')).toBe(1);
    t.chooses('perform');
    expect(t.canTakeBack('A')).toBe(0);
  });

  it('a copy shares nothing with its state', () => {
    const t = playUntil(begin(3, { fs: true }), ({ s }) => s.phase === 'planning');
    const before = JSON.stringify(t.s);
    const twin = copy(t.s);
    expect(JSON.stringify(twin)).toBe(before);
    for (const value of Object.values(twin)) if (Array.isArray(value)) value.length = 0;
    twin.battle.sent.push(9);
    expect(JSON.stringify(t.s)).toBe(before);
  });
});
