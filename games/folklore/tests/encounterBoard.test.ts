/** What the board works out of a fight: where things lie, who acts when, and a table as its events retell it. */
import { below, choices, choose, fastChance, log, open, outcome, start, view as seen } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { badgesOn } from '../board/encounter/badges.ts';
import { retellTo } from '../board/encounter/retell.ts';
import { arrange, boxOf, crowded, edgeOf } from '../board/encounter/sheet.ts';
import { figuresOn, hasActed, lifeOf, membersInOrder } from '../board/encounter/who.ts';
import { STATUSES } from '../content/types.ts';
import type { FolkloreEvent } from '../events.ts';
import { folklore } from '../game.ts';
import { FOE, NONE, isFoe } from '../state.ts';
import type { FolkloreView } from '../state.ts';
import { view } from '../view.ts';
import { fight } from './fight.ts';

describe('an adventure map in the room there is', () => {
  const rooms = [
    { width: 792, height: 504 },
    { width: 1200, height: 784 },
    { width: 816, height: 552 },
    { width: 891, height: 504 },
  ];
  it.each(rooms)('lies beside its panel, whole and square: %o', room => {
    const { sheet, panel } = arrange(room.width, room.height, false);
    const last = boxOf(sheet, 99);
    expect(sheet.cell).toBeGreaterThanOrEqual(44);
    expect(last.left + last.width).toBeLessThanOrEqual(panel!.left);
    expect(last.top + last.height).toBeLessThanOrEqual(room.height);
    expect(panel!.width).toBeGreaterThanOrEqual(250);
    expect(panel!.left + panel!.width).toBeLessThanOrEqual(room.width);
  });

  it('fills a phone', () => {
    const { sheet, panel } = arrange(390, 436, true);
    expect(panel).toBeNull();
    expect(sheet.cell).toBe(39);
    expect(boxOf(sheet, 0)).toMatchObject({ left: 0, top: 23 });
  });

  it('finds room for a crowd: nobody leaves the space, nobody covers another one', () => {
    for (let count = 1; count <= 9; count++) {
      const spots = Array.from({ length: count }, (_, nth) => crowded(count, nth));
      spots.forEach(({ size, x, y }, i) => {
        expect(Math.abs(x) + size / 2).toBeLessThanOrEqual(0.55);
        expect(Math.abs(y) + size / 2).toBeLessThanOrEqual(0.55);
        for (const other of spots.slice(i + 1)) {
          const apart = Math.max(Math.abs(other.x - x), Math.abs(other.y - y));
          expect(apart).toBeGreaterThan(size * 0.5);
        }
      });
    }
  });

  it('draws the edge of an area and nothing inside of it', () => {
    const { sheet } = arrange(792, 504, false);
    expect(edgeOf(sheet, () => false)).toBe('');
    // Four sides, each in one line.
    expect(edgeOf(sheet, space => [44, 45, 54, 55].includes(space)).match(/M/g)).toHaveLength(4);
  });
});

describe('who is who in a fight', () => {
  const t = fight({
    map: 'MP11',
    party: [
      { as: 'OA', at: 'E5', statuses: ['spooked', 'brave'] },
      { as: 'TE', at: 'A9', ghost: 6 },
      { as: 'WH', at: 'B9' },
    ],
    foes: [
      ['C28', 'F5'],
      ['C01', 'J1'],
    ],
    turn: 1,
    tune: s => (s.foes[0].weaken = 2),
  });
  const now = view(t.s, 0);

  it('FOL-R40 says who has acted and who is to come', () => {
    expect(membersInOrder(now)).toEqual([0, 1, 2]);
    expect([0, 1, 2, FOE, FOE + 1].filter(figure => hasActed(now, figure))).toEqual([0]);
    expect(figuresOn(now)).toEqual([FOE, FOE + 1, 0, 1, 2]);
  });

  it('FOL-R52 counts the GP of ghosts and the Vita of everybody else', () => {
    expect(lifeOf(now, 1)).toEqual({ life: 6, most: 10 });
    expect(lifeOf(now, FOE)).toEqual({ life: t.foe().vita, most: t.foe().maxVita });
  });

  it('has a badge of its own for every status, the bad ones first, in words', () => {
    expect(badgesOn(now, 0).map(({ code, isGood }) => [code, isGood])).toEqual([
      ['Sp', false],
      ['Br', true],
    ]);
    expect(badgesOn(now, FOE).map(({ code }) => code)).toEqual(['We']);
    const all = view(t.s, 0);
    const codes = badgesOn(
      { ...all, party: all.party.map(one => ({ ...one, statuses: 2 ** STATUSES.length - 1 })) },
      0,
    );
    expect(new Set(codes.map(({ code }) => code)).size).toBe(STATUSES.length);
    for (const { words } of codes) expect(words).toMatch(/^[A-Z]+: ./);
  });
});

/** What scenes show of a fight while they are played. */
const shown = ({ party, foes, scene, skirmish }: FolkloreView) => ({
  party: party.map(({ space, vita, gp, form }) => ({ space, vita, gp, form })),
  foes: foes.map(({ space, vita }) => ({ space: vita === 0 ? NONE : space, vita })),
  terrain: scene.terrain,
  flames: [...scene.flames].sort((a, b) => a - b),
  strength: skirmish.strength.map(strength => Math.max(0, strength)),
});

describe('a fight as its events retell it', () => {
  it.each([2, 4])('is the table that the rules made, with %i seats', seats => {
    let compared = 0;
    let foesActed = 0;
    for (let deal = 0; deal < 3; deal++) {
      const match = start(folklore, { seats, seed: `retold ${seats} ${deal}`, options: { story: 'ash' } });
      const rng = fastChance(`retold ${seats} ${deal}`);
      let before = seen(match, 0);
      let lines = log(match, 0).length;
      for (let n = 0; n < 500 && outcome(match) === null; n++) {
        const [decision] = open(match);
        const offered = choices(match, decision);
        choose(match, { seat: decision.seat, choice: offered[below(rng, offered.length)] });
        const after = seen(match, 0);
        const told = log(match, 0)
          .slice(lines)
          .map(({ event }) => event as FolkloreEvent);
        lines += told.length;
        const isFight =
          (before.encounter.isRunning && after.encounter.isRunning) ||
          (before.skirmish.isRunning && after.skirmish.isRunning);
        if (isFight && before.scene.scene === after.scene.scene) {
          compared++;
          if (told.some(event => event.event === 'turnBegan' && isFoe(event.figure))) foesActed++;
          expect(shown(told.reduce(retellTo(after), before)), `deal ${deal}, entry ${n}`).toEqual(shown(after));
        }
        before = after;
      }
    }
    expect(compared).toBeGreaterThan(100);
    expect(foesActed).toBeGreaterThan(3);
  });
});
