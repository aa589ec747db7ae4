/** Tables in the middle of a fight, or before a scene, for tests that read as play. */
import { andThen, below } from '@vesper/kernel';
import { cardNamed } from '../content/cards.ts';
import { foeNamed } from '../content/foes.ts';
import { MAPS } from '../content/ids.ts';
import type { BookletId, FoeId, MapId } from '../content/ids.ts';
import { mapNamed, SPACES, WALL, WATER } from '../content/maps.ts';
import { bit, spaceNamed, STATUS } from '../content/numbers.ts';
import { compiledStories, scenes } from '../content/scenes.ts';
import type { CompiledScene } from '../content/scenes.ts';
import type { SpaceName, Status } from '../content/types.ts';
import { spawnFoes } from '../rules/encounter/foes.ts';
import type { FolkloreState, Member } from '../state.ts';
import { loadDice } from './dice.ts';
import type { Face } from './dice.ts';
import { FolkloreTable, named } from './table.ts';

export interface Placed {
  readonly as: BookletId;
  /** Of the two paths, from 0. */
  readonly path?: number;
  readonly at: SpaceName;
  readonly vita?: number;
  readonly pp?: number;
  /** Equipped instead of the starting equipment. */
  readonly with?: readonly string[];
  /** Beside the starting abilities. */
  readonly knows?: readonly string[];
  readonly carries?: readonly string[];
  readonly statuses?: readonly Status[];
  readonly companions?: readonly string[];
  /** A ghost with so many GP. */
  readonly ghost?: number;
}

export interface Fight {
  readonly map: MapId;
  readonly party: readonly Placed[];
  readonly foes?: readonly (readonly [FoeId, SpaceName])[];
  /** Whose turn it is; the first character's if not said. */
  readonly turn?: Member | 'foes';
  readonly dark?: boolean;
  readonly tune?: (s: FolkloreState) => void;
  readonly dice?: readonly Face[];
}

/** A scene of its own for every map, without triggers and goals. */
const bare = new Map<string, number>();
export function bareScene(map: MapId, dark: boolean): number {
  const key = `${map} ${dark}`;
  const known = bare.get(key);
  if (known !== undefined) return known;
  const scene: CompiledScene = {
    story: 'S1',
    chapter: 0,
    id: `bare ${key}`,
    map: mapNamed(map),
    isDark: Array.from({ length: SPACES }, () => dark),
    foes: [],
    features: [],
    triggers: [],
    goals: [],
    hasReach: false,
  };
  const n = (scenes as CompiledScene[]).push(scene) - 1;
  bare.set(key, n);
  return n;
}

function place(s: FolkloreState, who: Member, placed: Placed): void {
  const character = s.party[who];
  character.space = spaceNamed(placed.at);
  if (placed.with !== undefined) {
    character.equipped = placed.with.map(cardNamed);
    character.items = [...character.equipped];
    s.decks[0] = s.decks[0].filter(card => !character.items.includes(card));
  }
  for (const id of placed.knows ?? []) character.abilities.push(cardNamed(id));
  for (const id of placed.carries ?? []) character.consumables.push(cardNamed(id));
  for (const id of placed.companions ?? []) character.companions.push(cardNamed(id));
  for (const status of placed.statuses ?? []) character.statuses |= bit(STATUS[status]);
  if (placed.vita !== undefined) character.vita = placed.vita;
  if (placed.pp !== undefined) character.pp = placed.pp;
  if (placed.ghost !== undefined) {
    character.form = 'ghost';
    character.vita = 0;
    character.pp = 0;
    character.gp = placed.ghost;
  }
}

/** The path that has the least to say in a fight. */
const PLAIN_PATH: { readonly [B in BookletId]: number } = { WH: 0, EX: 0, AR: 0, TE: 0, OA: 1, MO: 1 };

/** An encounter in its first round. */
export function fight({ map, party, foes = [], turn = 0, dark = false, tune, dice = [] }: Fight): FolkloreTable {
  const paths = party.map(({ as, path }) => path ?? PLAIN_PATH[as]);
  const t = new FolkloreTable(
    party.map(({ as }) => as),
    {},
    party.length,
    [],
    { seed: 'nine strokes', paths },
  );
  t.reacting = true;
  const { s } = t;
  const scene = bareScene(map, dark);
  s.scene.scene = scene;
  s.scene.terrain = [...scenes[scene].map.terrain];
  s.scene.flames = [...scenes[scene].map.flames];
  party.forEach((placed, who) => place(s, who, placed));
  for (const [id, at] of foes) spawnFoes(s, foeNamed(id), 1, spaceNamed(at), false);
  s.encounter.isRunning = true;
  s.encounter.round = 1;
  s.encounter.first = 'characters';
  s.encounter.acting = s.foes.length;
  s.scene.round = 1;
  while (s.agenda.length > 0) s.agenda.pop();
  andThen(s, { do: 'side', side: 'foes', turn: 0 }, { do: 'roundEnds' }, { do: 'encounterOver' }, { do: 'transition' });
  if (turn !== 'foes')
    andThen(s, { do: 'characterTurn', who: turn }, { do: 'side', side: 'characters', turn: turn + 1 });
  tune?.(s);
  loadDice(s, ...dice);
  return t.goOn();
}

/** A map, free spaces on it, and things that chance picks. */
export function byChance(rng: number[]) {
  const one = <T>(list: readonly T[]): T => list[below(rng, list.length)];
  const map = one(MAPS);
  const free = mapNamed(map).terrain.flatMap((sign, space) => (sign < WALL && sign !== WATER ? [space] : []));
  const spot = (): SpaceName => named(free.splice(below(rng, free.length), 1)[0]) as SpaceName;
  return { one, map, spot };
}

/** The table stands before that scene of that story. */
export function beforeScene(name: string, story: string, party: readonly BookletId[]): FolkloreTable {
  const t = new FolkloreTable(party, { story });
  compiledStories[t.s.terms.story].chapters.forEach(({ steps }, chapter) => {
    steps.forEach((step, number) => {
      if (step.step === 'scene' && scenes[step.scene].id === name) Object.assign(t.s, { chapter, step: number });
    });
  });
  t.s.stepNode = t.s.node;
  t.s.hasRested = true;
  return t;
}
