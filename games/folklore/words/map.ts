/** An adventure map as text: ten rows of named spaces, what lies there, who stands there and what foes will do. */
import { joined, listed, plain, say } from '@vesper/kernel';
import type { Section, Sentence } from '@vesper/kernel';
import { foeKinds } from '../content/foes.ts';
import { WALL } from '../content/maps.ts';
import { rows } from '../content/rows.ts';
import { scenes } from '../content/scenes.ts';
import { COLUMNS } from '../content/types.ts';
import { STAT } from '../content/numbers.ts';
import { FOE, NONE, isFoe } from '../state.ts';
import type { Figure, FolkloreView, Space } from '../state.ts';
import { searchInWords } from './cards.ts';
import { foePowers, foeStats } from './foes.ts';
import { featureName, sceneTitles, skillName, spaceName, terrainName } from './names.ts';
import { foeBurdens } from './statuses.ts';
import { figure, member, memberTitle, space } from './voice.ts';

type Line = Section['lines'][number];

/** What a space is, what burns or waits on it, who stands on it. */
function spaceInWords(view: FolkloreView, where: Space): string {
  const { scene } = view;
  const number = scenes[scene.scene].features.findIndex(found => found.space === where);
  const parts = [number === NONE ? terrainName(scene.terrain[where]) : featureName(scene.scene, number)];
  if (scene.searched.includes(where)) parts.push('searched');
  if (scene.flames.includes(where)) parts.push('flames');
  if (scene.snares.some(snare => snare.space === where)) parts.push('a Snare that was set');
  if (view.dark.includes(where) && scene.terrain[where] !== WALL) parts.push('dark');
  view.party.forEach((one, who) => {
    if (one.space === where) parts.push(memberTitle(view, who).text);
  });
  view.foes.forEach((foe, i) => {
    if (foe.space === where) parts.push(figure(view, FOE + i).text);
  });
  return parts.join(', ');
}

/** `E7: rough, dark`. */
export const spaceTitle = (view: FolkloreView, where: Space): string =>
  `${spaceName(where)}: ${spaceInWords(view, where)}`;

/** `Drowned Revenant 2, 4 of 8 Vita at C4`. */
export function figureTitle(view: FolkloreView, which: Figure): Sentence {
  if (isFoe(which)) {
    const { vita, maxVita, space: at } = view.foes[which - FOE];
    return say`${figure(view, which)}, ${vita} of ${maxVita} Vita at ${space(at)}`;
  }
  const { form, vita, gp, space: at } = view.party[which];
  const sheet = view.sheets[which];
  const life = form === 'living' ? `${vita} of ${sheet[STAT.vita]} Vita` : `a ghost with ${gp} of ${sheet[STAT.gp]} GP`;
  return say`${memberTitle(view, which)}, ${life} at ${space(at)}`;
}

/** `A–C wall; D closed door; E floor`. */
function row(view: FolkloreView, number: number): Line {
  const runs: { from: number; to: number; text: string }[] = [];
  for (let column = 0; column < 10; column++) {
    const text = spaceInWords(view, number * 10 + column);
    const last = runs.at(-1);
    if (last?.text === text) last.to = column;
    else runs.push({ from: column, to: column, text });
  }
  const named = runs.map(({ from, to, text }) =>
    from === to ? `${COLUMNS[from]} ${text}` : `${COLUMNS[from]}–${COLUMNS[to]} ${text}`,
  );
  return { label: `Row ${number + 1}`, text: named.join('; ') };
}

/** What can be interacted with, and what it asks for. */
export function featureLines({ scene }: FolkloreView): Line[] {
  return scenes[scene.scene].features.map(({ space: where, carrier, effects }, number) => {
    const [first] = rows[effects];
    const check = first?.do === 'check' ? `, ${skillName(first.skill)} ${first.k} check` : '';
    const used = (scene.passed & (1 << number)) !== 0 ? ', done' : (scene.used & (1 << number)) !== 0 ? ', used' : '';
    const place = where === NONE ? `carried by ${foeKinds[carrier].name}` : `at ${spaceName(where)}`;
    return { label: featureName(scene.scene, number), text: `${place}${check}${used}` };
  });
}

/** The feature that lies on a space; empty if there is none. */
export function featureInWords(view: FolkloreView, where: Space): Sentence {
  const number = scenes[view.scene.scene].features.findIndex(found => found.space === where);
  return number === NONE ? '' : say`${featureName(view.scene.scene, number)}, ${featureLines(view)[number].text}.`;
}

/** Whom a foe would attack now, how likely each attack hits, and by which way it comes. */
export function intent(view: FolkloreView, number: number): Sentence {
  const { way, blows } = view.intents[number];
  const goes = way.length === 0 ? '' : say`goes to ${space(way[way.length - 1])}`;
  if (blows.length === 0) return way.length === 0 ? 'stays where it is' : say`${goes}, attacks nobody`;
  const whom = blows.map(({ who, chance, least, most }) => {
    const harm = least === most ? `${least}` : `${least}–${most}`;
    return say`${member(view, who)} (${chance} %, ${harm} damage)`;
  });
  return way.length === 0 ? say`attacks ${listed(whom)}` : say`${goes} and attacks ${listed(whom)}`;
}

/** In how many of its turns its power comes; 0 = it has none. */
export function powerIn({ kind, taken }: FolkloreView['foes'][number]): number {
  const { every, everyTurns } = foeKinds[kind];
  return everyTurns > 0 && every !== 0 ? everyTurns - (taken % everyTurns) : 0;
}

function foes(view: FolkloreView): Line[] {
  return view.foes.flatMap((foe, i) => {
    if (foe.space === NONE || foe.vita === 0) return [];
    const due = powerIn(foe);
    const powers = foePowers(foe.kind);
    const burdens = foeBurdens(view, foe);
    const parts: Sentence[] = [
      say`${foe.vita} of ${foe.maxVita} Vita at ${space(foe.space)}; ${foeStats(foe.kind)}.`,
      ...(plain(powers) === '' ? [] : [powers]),
      ...(due === 0 ? [] : [`Its power comes in ${due === 1 ? '1 turn' : `${due} turns`}.`]),
      ...(burdens.length === 0 ? [] : [say`On it: ${joined(burdens, '; ')}.`]),
      ...(view.encounter.isRunning ? [say`If its turn came now, it ${intent(view, i)}.`] : []),
    ];
    return [{ label: [figure(view, FOE + i)], text: joined(parts, ' ') }];
  });
}

/** The map, its features and its foes. */
export function mapSections(view: FolkloreView): Section[] {
  const { scene, encounter } = view;
  if (scene.scene === NONE) return [];
  const { name, aim } = sceneTitles(scene.scene);
  const standing = foes(view);
  const order = view.party.map((_, n) => memberTitle(view, (scene.first + n) % view.party.length));
  return [
    {
      title: name,
      lines: [
        { label: 'Goal', text: aim },
        {
          label: 'Round',
          text: encounter.isRunning ? `${scene.round}, encounter round ${encounter.round}` : `${scene.round} of 40`,
        },
        { label: 'Order', text: listed(order) },
        ...(encounter.isRunning
          ? [{ label: 'First', text: encounter.first === 'foes' ? 'the foes go first' : 'the characters go first' }]
          : []),
        ...featureLines(view),
        { label: 'A search finds', text: joined(searchInWords, '; ') },
      ],
    },
    { title: say`${name}: the map, row by row`, lines: Array.from({ length: 10 }, (_, n) => row(view, n)) },
    {
      title: 'Foes',
      lines: standing.length === 0 ? [{ label: 'On the map', text: 'none' }] : standing,
    },
  ];
}
