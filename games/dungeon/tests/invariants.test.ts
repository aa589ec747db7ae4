/** Every invariant notices what it is there for. */
import { unsound } from '@vesper/checkers';
import { describe, expect, it } from 'vitest';
import { copy } from '../copy.gen.ts';
import { checks } from '../checks/index.ts';
import type { DungeonState } from '../state.ts';
import { cell, tile, who } from './pieces.ts';
import { begin, playUntil } from './season.ts';

const t = playUntil(begin(3, { fs: true }), ({ s }) => s.year === 1 && s.season === 2);

/** The invariants that a change breaks. */
function broken(change: (s: DungeonState) => void, from: DungeonState = t.s): string[] {
  const s = copy(from);
  change(s);
  return unsound(checks, s, from).map(wrong => wrong.split(' ')[0]);
}

const CHANGES: readonly [number, string, (s: DungeonState) => void][] = [
  [1, 'a debt', s => (s.players[0].gold = -1)],
  [1, 'more busy imps than imps', s => (s.players[0].busyImps = 99)],
  [2, 'a counter off the scale', s => (s.evil[3] = 16)],
  [2, 'a fifth counter', s => s.evil.push(5)],
  [3, 'a creature twice', s => s.creatureBox.push(s.creatureStack[0])],
  [4, 'a room too few', s => s.roomStack.pop()],
  [5, 'a trap too many', s => s.trapDiscard.push(0)],
  [6, 'a lost adventurer', s => s.adventurerStacks[1].pop()],
  [7, 'three inaccessible orders', s => (s.players[0].inaccessible = [0, 1, 2])],
  [7, 'a non-player without orders', s => s.nonPlayers[0].available.pop()],
  [8, 'a square', s => ['c3r1', 'c3r2', 'c4r1', 'c4r2'].forEach(id => (s.players[0].dungeon[cell(id)] = 1))],
  [8, 'an island', s => (s.players[0].dungeon[cell('c5r4')] = 1)],
  [9, 'a room outside its zone', s => (s.players[0].dungeon[cell('c3r3')] = tile('RM01'))],
  [10, 'four minions', s => s.minions.fill(0, 0, 4)],
  [11, 'a token without Troll', s => s.players[2].trollTokens++],
  [12, 'a dead man standing', s => (s.damage[s.players[0].line[0]] = 9)],
  [12, 'a lonely illusion', s => (s.players[0].line = [46])],
  [13, 'a missing paladin', s => (s.evil[1] = 15)],
  [14, 'a conquest in peace', s => (s.players[0].conquered[cell('c3r1')] = 1)],
  [15, 'a conquest too many', s => s.players[0].conquered.fill(1, 0, 3)],
  [17, 'courage in peace', s => (s.courage[3] = 1)],
  [17, 'wounds in peace', s => (s.damage[who('AW1')] = 1)],
  [20, 'a plan for nowhere', s => s.players[0].plan.creatures.push(3)],
  [20, 'a crowded plan', s => Object.assign(s.players[0].plan, { cell: cell('c3r1'), traps: [0, 1] })],
  [21, 'a season too many', s => (s.season = 5)],
  [21, 'a token that stands still', s => (s.season = 3)],
  [21, 'an early combat', s => (s.combats = 1)],
];

describe('invariants', () => {
  it('hold at a table in play', () => {
    expect(broken(() => {})).toEqual([]);
  });

  it.each(CHANGES)('%i notices %s', (number, _what, change) => {
    expect(broken(change)).toContain(String(number));
  });

  it('13 notices the weaker paladin with the worse player', () => {
    const s = copy(t.s);
    s.tent = [];
    s.entered = 2;
    s.players[0].line.unshift(who('PAL-D1'));
    s.players[1].line.unshift(who('PAL-E1'));
    s.evil[0] = 10;
    s.evil[1] = 11;
    expect(broken(() => {}, s)).toContain('13');
  });

  it('16 notices sleepers in a plan and at New Year', () => {
    const winter = playUntil(begin(2), ({ s }) => s.year === 1 && s.season === 0).s;
    expect(broken(s => (s.knockedOut[4] = 1), winter)).toContain('16');
    const planning = playUntil(begin(2), ({ s }) => s.phase === 'planning').s;
    const change = (s: DungeonState): void => {
      s.knockedOut[5] = 1;
      s.players[0].plan.creatures = [5];
    };
    expect(broken(change, planning)).toContain('16');
  });

  it('19 notices marks that vanish and prisoners who walk', () => {
    const s = copy(t.s);
    s.players[0].redMarks = 2;
    s.players[0].prison = [s.adventurerStacks[0].pop()!];
    expect(broken(after => (after.players[0].redMarks = 1), s)).toContain('19');
    expect(broken(after => after.adventurerBox.push(after.players[0].prison.pop()!), s)).toContain('19');
  });

  it('22 notices a wrong sheet', () => {
    const over = playUntil(begin(2), table => table.asking === 'nobody').s;
    const { outcome } = over;
    expect(broken(() => {}, over)).toEqual([]);
    const wrong = { ...outcome!, scores: outcome!.scores.map(score => score + 1) };
    expect(broken(s => (s.outcome = wrong), over)).toContain('22');
    expect(broken(s => (s.outcome = { ...outcome!, places: outcome!.places.toReversed() }), over)).toContain('22');
  });
});
