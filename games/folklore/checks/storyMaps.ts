/** Whether a scene fits its map: what it names must be there. */
import { adventureMaps } from '../content/adventureMaps.ts';
import { afflictions } from '../content/afflictions.ts';
import { creatures } from '../content/creatures.ts';
import type { FoeId } from '../content/ids.ts';
import type { Scene } from '../content/things.ts';
import type { SpaceName, Texts } from '../content/types.ts';
import { wordsIn } from './storyFlow.ts';

/** Effects of a scene, with where they stand. */
export function* textsOfScene(scene: Scene): Generator<Texts> {
  for (const { effects, giving } of scene.features) {
    yield effects;
    if (giving !== 'all') yield giving;
  }
  for (const { effects } of scene.triggers) yield effects;
}

/** Every foe that may be on the map in this scene, those that others call up too. */
export function foesIn(scene: Scene): ReadonlySet<FoeId> {
  const found = new Set<FoeId>();
  const add = (foe: FoeId): void => {
    if (found.has(foe)) return;
    found.add(foe);
    const card = [...creatures, ...afflictions].find(({ id }) => id === foe);
    for (const { effects } of card?.powers ?? []) {
      for (const word of wordsIn(effects)) if (word.do === 'spawn') add(word.foe);
    }
  };
  for (const { foe, count } of scene.foes) if (count.some(n => n > 0)) add(foe);
  for (const texts of textsOfScene(scene)) {
    for (const word of wordsIn(texts)) if (word.do === 'spawn' && word.count.some(n => n > 0)) add(word.foe);
  }
  return found;
}

export function mapProblems(scene: Scene): string[] {
  const { lines } = adventureMaps.find(({ id }) => id === scene.map)!;
  const signAt = (space: SpaceName): string => lines[Number(space.slice(1)) - 1]['ABCDEFGHIJ'.indexOf(space[0])];
  const isThere = (sign: number | string): boolean => lines.some(line => line.includes(String(sign)));
  const found: string[] = [];
  const there = foesIn(scene);
  const foe = (id: FoeId, what: string): void => {
    if (!there.has(id)) found.push(`${what} ${id}, which never appears`);
  };

  for (const { foe: id, at } of scene.foes) {
    for (const point of at)
      if (!isThere(point)) found.push(`puts ${id} on the point ${point}, which ${scene.map} has not`);
  }
  for (const { key, at } of scene.features) {
    if (at === 'map' && !isThere(key)) found.push(`has a feature ${key}, which ${scene.map} has not`);
    if (at !== 'map') foe(at, 'has a feature carried by');
  }
  for (const { on } of scene.triggers) {
    if (on.on === 'door' && !'+='.includes(signAt(on.space)))
      found.push(`waits for a door at ${on.space}, where none is`);
    if (on.on === 'half' || on.on === 'dead') foe(on.foe, 'waits for');
    if (on.on === 'interact') feature(on.feature, 'waits for');
  }
  for (const texts of textsOfScene(scene)) {
    for (const word of wordsIn(texts)) {
      if (word.do === 'spawn' && word.at !== 'nearest' && !isThere(word.at)) {
        found.push(`calls up ${word.foe} at the point ${word.at}, which ${scene.map} has not`);
      }
      if (word.do === 'removeFoe') foe(word.foe, 'removes');
      if (word.do === 'foe' && word.foe !== 'self') foe(word.foe, 'changes');
      if (word.do === 'flames' && /^[A-J]\d+$/.test(word.place) && '#wSAB'.includes(signAt(word.place as SpaceName))) {
        found.push(`sets ${word.place} on fire, where nothing burns`);
      }
    }
  }
  for (const { objectives } of scene.goals) {
    for (const objective of objectives) {
      if (objective.need === 'kill') foe(objective.foe, 'asks for the death of');
      if (objective.need === 'reach' && !isThere('X')) found.push('asks to get away, and has no exit');
      if (objective.need === 'interact') for (const key of objective.features) feature(key, 'asks for the use of');
    }
  }
  return found;

  function feature(key: string, what: string): void {
    if (!scene.features.some(one => one.key === key)) found.push(`${what} the feature ${key}, which it has not`);
  }
}
