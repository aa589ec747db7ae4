/** The grid and what is on it: FOL-R34 to FOL-R39. */
import { describe, expect, it } from 'vitest';
import { action } from '../agenda.ts';
import { spaceNamed } from '../content/numbers.ts';
import type { SpaceName } from '../content/types.ts';
import { isAdjacent, stepsBetween } from '../rules/encounter/grid.ts';
import { hasSight } from '../rules/encounter/sight.ts';
import { d4, d6, thrownSince } from './dice.ts';
import { fight } from './fight.ts';
import { moveTo, named } from './table.ts';
import type { Placed } from './fight.ts';
import type { FolkloreTable } from './table.ts';

const away: Placed = { as: 'TE', at: 'A9' };
const sp = (name: SpaceName): number => spaceNamed(name);
const adjacent = (t: FolkloreTable, a: SpaceName, b: SpaceName): boolean => isAdjacent(t.s, sp(a), sp(b));
const steps = (t: FolkloreTable, a: SpaceName, b: SpaceName): number => stepsBetween(t.s, sp(a), sp(b));
const sees = (t: FolkloreTable, a: SpaceName, b: SpaceName): boolean => hasSight(t.s, sp(a), sp(b));
const wayTo = (t: FolkloreTable, to: SpaceName): string[] => (t.factsOf(moveTo(to))!.way as number[]).map(named);

describe('adjacency and distances', () => {
  it('SC-83 FOL-R34: no step and no touch past the corner of a wall', () => {
    const t = fight({ map: 'MP05', party: [{ as: 'WH', at: 'D4' }, away], foes: [['C14', 'J1']] });
    expect(adjacent(t, 'D4', 'E5')).toBe(false);
    expect(steps(t, 'D4', 'E5')).toBe(2);
    expect(adjacent(t, 'C5', 'D6')).toBe(true);
  });

  it('FOL-R34 closed doors touch nothing; figures do not matter for steps', () => {
    const t = fight({
      map: 'MP01',
      party: [
        { as: 'WH', at: 'F7' },
        { as: 'OA', at: 'F8' },
      ],
      foes: [['C14', 'C7']],
    });
    expect(adjacent(t, 'F7', 'E7')).toBe(false);
    expect(steps(t, 'F7', 'D7')).toBe(99);
    expect(steps(t, 'F6', 'F9')).toBe(3);
  });

  it('FOL-R35 walls hide, also two that meet at a corner of the line; water and features do not', () => {
    const t = fight({ map: 'MP05', party: [{ as: 'WH', at: 'D4' }, away], foes: [['C14', 'J1']] });
    expect(sees(t, 'D4', 'F4')).toBe(false);
    expect(sees(t, 'D5', 'H5')).toBe(true);
    expect(sees(t, 'D3', 'E5')).toBe(false);
    const mill = fight({ map: 'MP01', party: [{ as: 'WH', at: 'B4' }, away], foes: [['C14', 'J6']] });
    expect(sees(mill, 'B4', 'D4')).toBe(true);
    expect(sees(mill, 'D3', 'F3')).toBe(false);
    expect(sees(mill, 'D7', 'F7')).toBe(false);
  });

  it('FOL-R35 sight is the same from both ends', () => {
    const t = fight({ map: 'MP07', party: [{ as: 'WH', at: 'E10' }, away], foes: [['C14', 'B8']] });
    for (let a = 0; a < 100; a++) for (let b = 0; b < a; b++) expect(hasSight(t.s, a, b)).toBe(hasSight(t.s, b, a));
  });
});

describe('walking', () => {
  it('FOL-R36 rough costs 2, water and features cannot be entered, a character does not end with another figure', () => {
    const t = fight({
      map: 'MP03',
      party: [
        { as: 'WH', at: 'D9' },
        { as: 'OA', at: 'E9' },
      ],
      foes: [['C14', 'F6']],
    });
    expect(t.factsOf(moveTo('C8'))).toMatchObject({ cost: 2, left: 3 });
    expect(t.refusalOf(moveTo('C9'))).toEqual({ rule: 'FOL-R36', why: 'cannotEnter' });
    expect(t.refusalOf(moveTo('D7'))).toEqual({ rule: 'FOL-R36', why: 'cannotEnter' });
    expect(t.refusalOf(moveTo('E9'))).toEqual({ rule: 'FOL-R36', why: 'spaceOccupied' });
    expect(t.refusalOf(moveTo('F6'))).toEqual({ rule: 'FOL-R36', why: 'spaceOccupied' });
    expect(t.refusalOf(moveTo('D1'))).toEqual({ rule: 'FOL-R36', why: 'tooFarToWalk' });
    expect(t.offers(moveTo('F9'))).toBe(true);
  });

  it('FOL-R36 a Move may be split around the Act', () => {
    const t = fight({ map: 'MP11', party: [{ as: 'WH', at: 'A5' }, away], foes: [['C14', 'J1']] });
    t.moves('C5').chooses('defend').moves('E5');
    expect(t.where(0)).toBe('E5');
    expect(t.s.turn.stride).toBe(1);
    t.moves('F5');
    expect(t.refusalOf(moveTo('G5'))).toEqual({ rule: 'FOL-R36', why: 'noStrideLeft' });
  });

  it('FOL-R36 the way has the fewest flames and snares, then is the cheapest', () => {
    const t = fight({ map: 'MP06', party: [{ as: 'WH', at: 'E3' }, away], foes: [['C14', 'I9']] });
    expect(wayTo(t, 'C3')).toEqual(['D2', 'C3']);
    expect(t.factsOf(moveTo('C3'))).toMatchObject({ cost: 2, harm: 0 });
    expect(t.factsOf(moveTo('D3'))).toMatchObject({ cost: 1, harm: 1 });
  });

  it('FOL-R37 a closed door is stepped onto orthogonally for 2, opens, and ends the walk; foes open them too', () => {
    const t = fight({
      map: 'MP01',
      party: [
        { as: 'OA', at: 'F7' },
        { as: 'WH', at: 'G9' },
      ],
      foes: [['C14', 'J6']],
    });
    expect(t.factsOf(moveTo('E7'))).toMatchObject({ cost: 2 });
    expect(t.refusalOf(moveTo('D7'))).toEqual({ rule: 'FOL-R36', why: 'noWayThere' });
    t.moves('E7');
    expect(t.told('doorOpened')).toHaveLength(1);
    expect(t.s.turn.stride).toBe(2);
    expect(t.offers(moveTo('D7'))).toBe(true);
    const ghoul = fight({
      map: 'MP01',
      party: [
        { as: 'OA', at: 'F7' },
        { as: 'WH', at: 'G9' },
      ],
      foes: [['C13', 'C7']],
      turn: 'foes',
    });
    expect(ghoul.walks(10)).toEqual(['D7', 'E7']);
    expect(ghoul.told('doorOpened')).toHaveLength(1);
  });

  it('FOL-5G.6 ghosts open no doors; they pass and share every space that can be entered', () => {
    const t = fight({
      map: 'MP01',
      party: [
        { as: 'OA', at: 'F7', ghost: 5 },
        { as: 'WH', at: 'F8' },
      ],
      foes: [['C14', 'F6']],
    });
    expect(t.refusalOf(moveTo('E7'))).toEqual({ rule: 'FOL-R36', why: 'cannotEnter' });
    expect(t.offers(moveTo('F6'))).toBe(true);
    expect(t.offers(moveTo('F8'))).toBe(true);
  });

  it('SC-37 FOL-5C.21: Evade passes a foe at 2 for 1 PP, and does not end on it', () => {
    const t = fight({ map: 'MP11', party: [{ as: 'MO', at: 'B5' }, away], foes: [['C14', 'C5']] });
    t.chooses('evade');
    expect(t.member().pp).toBe(4);
    expect(t.refusalOf(moveTo('C5'))).toEqual({ rule: 'FOL-R36', why: 'spaceOccupied' });
    expect(t.offers(moveTo('D5'))).toBe(true);
    expect(t.refusalOf('evade')).toEqual({ rule: 'FOL-5C.21', why: 'evadesAlready' });
    const corridor = fight({ map: 'MP02', party: [{ as: 'MO', at: 'B6' }, away], foes: [['C14', 'B5']] });
    expect(corridor.refusalOf(moveTo('B4'))).toMatchObject({ rule: 'FOL-R36' });
  });

  it('SC-73 FOL-5K.19c, FOL-R42a: the living ETHEREAL ignore Stride penalties, cross water and foes at 1, and need open doors', () => {
    const t = fight({
      map: 'MP03',
      party: [{ as: 'WH', at: 'D3', with: ['P03'], statuses: ['ethereal'] }, away],
      foes: [['C14', 'D2']],
    });
    expect(t.s.turn.stride).toBe(5);
    expect(t.factsOf(moveTo('F3'))).toMatchObject({ cost: 2 });
    expect(t.factsOf(moveTo('C2'))).toMatchObject({ cost: 1 });
    expect(t.offers(moveTo('D1'))).toBe(true);
    expect(t.offers(moveTo('D2'))).toBe(false);
    expect(t.member().vita).toBe(12);
  });
});

describe('snares and flames', () => {
  it('SC-31 FOL-5K.41, FOL-5K.3b, FOL-5K.19a, FOL-R37: a snare harms everybody within a step, whatever absorbs', () => {
    const party: Placed[] = [
      { as: 'WH', at: 'E7' },
      { as: 'OA', at: 'E9', with: ['P04'] },
    ];
    const t = fight({ map: 'MP09', party, foes: [['C14', 'J1']] });
    expect(t.factsOf(moveTo('E8'))).toMatchObject({ harm: 1 });
    t.dice(d6(4)).moves('E8');
    expect(t.member(0).vita).toBe(8);
    expect(t.member(1).vita).toBe(11);
    t.moves('E7').moves('E8');
    expect(t.member(0).vita).toBe(8);
    const ghostly = fight({
      map: 'MP09',
      party: [party[0], { ...party[1], statuses: ['ethereal'] }],
      foes: [['C14', 'J1']],
    });
    ghostly.dice(d6(4)).moves('E8');
    expect(ghostly.member(1).vita).toBe(13);
  });

  it('FOL-R37 foes and ghosts do not set snares off by walking; a pushed one does', () => {
    const ghost = fight({ map: 'MP09', party: [{ as: 'WH', at: 'E7', ghost: 9 }, away], foes: [['C14', 'J1']] });
    ghost.dice(d6(4)).moves('E8');
    expect(ghost.member().gp).toBe(9);
    expect(thrownSince(ghost.s)).toBe(0);
    const pushed = fight({
      map: 'MP09',
      party: [{ as: 'OA', at: 'E6', with: ['X11'] }, away],
      foes: [
        ['C14', 'E7'],
        ['C14', 'J1'],
      ],
      tune: s => (s.foes[0].vita = 20),
    });
    pushed.dice([100, 90], d6(1), d6(5), d4(2)).attacks('X11');
    expect(pushed.told('snareSprung')).toHaveLength(1);
    expect(pushed.foe().vita).toBe(20 - 3 - 5 - 2);
  });

  it('SC-32 FOL-7.6, FOL-7.7, FOL-7.8, FOL-R39: flames on entering, at the start and beside, and how they are put out', () => {
    const t = fight({
      map: 'MP06',
      party: [
        { as: 'WH', at: 'D4', with: ['P04'] },
        { as: 'OA', at: 'E9' },
      ],
      foes: [['C14', 'B2']],
      tune: s => (s.foes[0].losesTurn = true),
    });
    t.dice(d4(2)).moves('D3');
    expect(t.member().vita).toBe(10);
    t.ends().dice(d4(1));
    t.s.foes[0].losesTurn = true;
    t.ends();
    expect(t.member().vita).toBe(9);
    t.moves('D4').ends();
    expect(t.member().vita).toBe(8);
    t.s.foes[0].losesTurn = true;
    t.ends();
    const d3 = action('extinguish', spaceNamed('D3'));
    t.chooses(d3);
    expect(t.told('flamesPut').map(({ space }) => named(space))).toEqual(['D3']);
    expect(t.refusalOf(action('extinguish', spaceNamed('E2')))).toMatchObject({ rule: 'FOL-5C.12' });
  });

  it('FOL-R39 Demonic foes ignore flames, others do not, and no foe goes round them', () => {
    const burns = (foe: 'C14' | 'C23') =>
      fight({
        map: 'MP11',
        party: [
          { as: 'OA', at: 'A5' },
          { as: 'WH', at: 'A10' },
        ],
        foes: [[foe, 'D5']],
        turn: 'foes',
        tune: s => s.scene.flames.push(spaceNamed('C5')),
        dice: [d4(3), [100, 2]],
      }).foe().vita;
    expect(burns('C14')).toBe(3 - 1);
    expect(burns('C23')).toBe(7);
  });

  it('SC-44 FOL-7.4, FOL-7.5, FOL-5K.44, FOL-R47: a swarm enters its target’s space and attacks everybody in and beside it', () => {
    const t = fight({
      map: 'MP11',
      party: [
        { as: 'OA', at: 'E5' },
        { as: 'WH', at: 'D5' },
      ],
      foes: [['C02', 'H5']],
      turn: 'foes',
      dice: [
        [100, 2],
        [100, 2],
      ],
    });
    expect(t.walks(10)).toEqual(['G5', 'F5', 'E5']);
    expect(t.blows).toEqual(['10>0 2', '10>1 2']);
    expect(t.offers(moveTo('F5'))).toBe(true);
  });
});
