/** The World Map and the adventure maps: as printed, and passable. */
import { describe, expect, it } from 'vitest';
import { adventureMaps } from '../content/adventureMaps.ts';
import type { NodeId } from '../content/ids.ts';
import { encampments, offRoadEdges, offRoadNodes, roads, sites, towns } from '../content/places.ts';
import { services } from '../content/services.ts';

const edgeOf = (a: string, b: string): string => [a, b].toSorted().join(' ');

function roadNodes(): string[] {
  return roads.flatMap(({ id, segments }) => Array.from({ length: segments - 1 }, (_, n) => `${id}.${n + 1}`));
}

function roadEdges(): string[] {
  return roads.flatMap(({ id, from, to, segments }) => {
    const chain = [from, ...Array.from({ length: segments - 1 }, (_, n) => `${id}.${n + 1}`), to];
    return chain.slice(1).map((node, i) => edgeOf(chain[i], node));
  });
}

const paths = new Set(offRoadEdges.flatMap(({ from, to }) => to.map(node => edgeOf(from, node))));
const named = [...towns, ...encampments, ...sites, ...offRoadNodes];
const nodes = new Set<string>([...named.map(({ id }) => id), ...roadNodes()]);

describe('the World Map', () => {
  it('FOL-2.2 has 106 nodes, 87 segments of road and 46 paths', () => {
    expect([towns.length, encampments.length, sites.length]).toEqual([8, 2, 9]);
    expect(nodes.size).toBe(106);
    expect(new Set(roadEdges()).size).toBe(87);
    expect(paths.size).toBe(46);
  });

  it('has ends for all its ways, and every way between two off-road places is named at both', () => {
    const ends = [...roadEdges(), ...paths].flatMap(edge => edge.split(' '));
    expect(ends.filter(node => !nodes.has(node))).toEqual([]);
    const listed = new Map(offRoadEdges.map(({ from, to }) => [from as string, to as readonly string[]]));
    for (const [from, to] of listed) {
      for (const node of to) expect([from, node, listed.get(node)?.includes(from) ?? true]).toEqual([from, node, true]);
    }
  });

  it('is connected', () => {
    const found = new Set(['T1']);
    const edges = [...roadEdges(), ...paths].map(edge => edge.split(' '));
    for (let before = 0; before !== found.size;) {
      before = found.size;
      for (const [a, b] of edges) {
        if (found.has(a)) found.add(b);
        if (found.has(b)) found.add(a);
      }
    }
    expect([...nodes].filter(node => !found.has(node))).toEqual([]);
  });

  it('FOL-R20 reaches camps and off-road places by paths only, towns and road sites by road', () => {
    const onRoad = new Set(roadEdges().flatMap(edge => edge.split(' ')));
    const away: readonly NodeId[] = [
      ...encampments.map(({ id }) => id),
      ...offRoadNodes.map(({ id }) => id),
      ...sites.filter(({ on }) => on === 'offRoad').map(({ id }) => id),
    ];
    expect(away.filter(node => onRoad.has(node))).toEqual([]);
    const beside = [...towns, ...sites.filter(({ on }) => on === 'road')].map(({ id }) => id);
    expect(beside.filter(node => !onRoad.has(node))).toEqual([]);
  });

  it('FOL-2.8 has services for every place that a town names, and a market only where one is', () => {
    const places = new Set(services.map(({ place }) => place));
    expect(towns.flatMap(town => town.services).filter(place => !places.has(place))).toEqual([]);
    expect(places.size).toBe(9);
    expect(towns.filter(town => !town.services.includes('market')).map(({ id }) => id)).toEqual(['T8']);
    expect(new Set(services.map(({ id }) => id)).size).toBe(services.length);
  });
});

describe.each(adventureMaps)('adventure map $id $name', ({ lines }) => {
  const at = (row: number, column: number): string => lines[row]?.[column] ?? '#';
  const found = (signs: string): [number, number][] =>
    lines.flatMap((line, row) =>
      line.split('').flatMap((sign, column) => (signs.includes(sign) ? [[row, column] as [number, number]] : [])),
    );

  it('FOL-R34 has ten rows of ten known signs', () => {
    expect(lines.filter(line => !/^[#.,w+=Sf^EX1234AB]{10}$/.test(line))).toEqual([]);
    expect(lines).toHaveLength(10);
  });

  it('FOL-R65 has an entry for each of five characters, a way out, and points for foes', () => {
    expect(found('E').length).toBeGreaterThanOrEqual(5);
    expect(found('X').length).toBeGreaterThanOrEqual(1);
    for (const point of '12') expect([point, found(point).length]).toEqual([point, 1]);
    for (const point of '34') expect([point, found(point).length <= 1]).toEqual([point, true]);
  });

  it('FOL-R67 can be walked all over from any entry: exits, points and what can be used', () => {
    const isBarred = (sign: string): boolean => '#wSAB'.includes(sign);
    const reached = new Set(found('E').slice(0, 1).map(String));
    const queue = found('E').slice(0, 1);
    for (const [row, column] of queue) {
      for (const [r, c] of [
        [row - 1, column],
        [row + 1, column],
        [row, column - 1],
        [row, column + 1],
      ] as const) {
        if (isBarred(at(r, c)) || reached.has(String([r, c]))) continue;
        reached.add(String([r, c]));
        queue.push([r, c]);
      }
    }
    const isBeside = ([row, column]: [number, number]): boolean =>
      [-1, 0, 1].some(y => [-1, 0, 1].some(x => reached.has(String([row + y, column + x]))));
    const wanted = found('X');
    expect(found('EX1234').filter(space => !isBeside(space))).toEqual([]);
    expect(wanted.some(space => reached.has(String(space)))).toBe(true);
    expect(found('SAB').filter(space => !isBeside(space))).toEqual([]);
  });
});

describe('adventure maps', () => {
  it('FOL-R38 are dark in the undercroft, on half of the causeway, in the mine and in most of the library', () => {
    const dark = adventureMaps.filter(map => map.dark.length > 0).map(map => [map.name, ...map.dark.flat()]);
    expect(dark).toEqual([
      ['Undercroft', 'A1', 'J10'],
      ['Causeway', 'A1', 'J4'],
      ['Mine Gallery', 'A1', 'J10'],
      ['Sunken Library', 'A1', 'J7'],
    ]);
  });
});
