/** Where the group is outside maps: the World Map, a town, an event, a skirmish. */
import { listed, say } from '@vesper/kernel';
import type { Section, Sentence } from '@vesper/kernel';
import { cards } from '../content/cards.ts';
import { services } from '../content/services.ts';
import type { Service } from '../content/things.ts';
import { distances, nodes, offRoadsFrom, roadsFrom } from '../content/world.ts';
import { rows } from '../content/rows.ts';
import { NONE } from '../state.ts';
import type { FolkloreView, Node } from '../state.ts';
import { rowInWords } from './effects.ts';
import { skirmishStats } from './foes.ts';
import { eventOptionInWords } from './labels.ts';
import { nodeName, placeName, eventTitle } from './names.ts';
import { cardLine } from './party.ts';
import { serviceInWords } from './services.ts';
import { card, kind, memberTitle, node, service } from './voice.ts';

type Line = Section['lines'][number];

const kindsOfNode = {
  town: 'a town',
  encampment: 'a Wayfarers’ Camp',
  site: 'a site',
  road: 'on a road: a Road Event waits there',
  offRoad: 'off the road: an Off-Road Event waits there',
} as const;

const ways = (found: readonly Node[]): Sentence => (found.length === 0 ? 'none' : listed(found.map(node)));

function world(view: FolkloreView): Section {
  const { node: here, destination } = view;
  const lines: Line[] = [
    { label: 'Here', text: say`${node(here)}, ${kindsOfNode[nodes[here].kind]}` },
    { label: 'By road, one segment', text: ways(roadsFrom[here]) },
    { label: 'Off the road, one edge', text: ways(offRoadsFrom[here]) },
  ];
  if (destination !== NONE)
    lines.push({ label: 'Destination', text: say`${node(destination)}, ${distances[here][destination]} edges away` });
  return { title: 'World Map', lines };
}

const priceOf = (which: Service): string =>
  'price' in which
    ? which.price === 0
      ? 'free'
      : which.price === 1
        ? '1 coin'
        : `${which.price} coins`
    : 'at their value';

function town(view: FolkloreView): Section[] {
  const { visit } = view;
  if (visit.node === NONE) return [];
  const here = nodes[visit.node].services;
  const lines: Line[] = services.flatMap((found, number) => {
    if (!here.includes(found.place)) return [];
    const users = view.party.flatMap(({ served }, who) => (served.includes(number) ? [memberTitle(view, who)] : []));
    return [
      {
        label: say`${placeName[found.place]}: ${service(number)}`,
        text: say`${priceOf(found)}; ${serviceInWords(number)}${users.length === 0 ? '' : say`. Used by ${listed(users)}`}`,
      },
    ];
  });
  for (const which of visit.row) lines.push({ label: 'On the market', text: cardLine(view, which) });
  for (const which of visit.commission) lines.push({ label: 'Shown by the smith', text: cardLine(view, which) });
  return [{ title: nodeName(visit.node), lines }];
}

function event(view: FolkloreView): Section[] {
  if (view.event === NONE) return [];
  const { event: compiled } = cards[view.event];
  const { name, options } = eventTitle(view.event);
  const lines: Line[] = [
    { label: view.isNight ? 'At Night' : 'By Day', text: name },
    ...options.map((_, option) => ({ label: `Option ${option + 1}`, text: eventOptionInWords(view, option) })),
  ];
  if (view.isNight && compiled !== null) {
    if (compiled.harder > 0)
      lines.push({ label: 'Night', text: `all checks of this card are ${compiled.harder} harder` });
    if (rows[compiled.first].length > 0) lines.push({ label: 'Night, first', text: rowInWords(compiled.first) });
  }
  return [{ title: [card(view.event)], lines }];
}

function skirmish(view: FolkloreView): Section[] {
  const { skirmish: fight, party } = view;
  if (!fight.isRunning) return [];
  const lines: Line[] = fight.kinds.map((which, i) => ({
    label: [kind(view, i)],
    text: say`${fight.strength[i] <= 0 ? 'defeated' : `strength ${fight.strength[i]}`}; ${skirmishStats(which)}${
      fight.skips[i] ? '; makes no attacks next' : ''
    }${fight.rollsLow[i] ? '; keeps the lower of two dice next' : ''}`,
  }));
  party.forEach((_, who) => {
    lines.push({
      label: [memberTitle(view, who)],
      text: `${fight.defends[who] ? 'defends: +10 Defense, −10 Might this round' : 'attacks'}${fight.losesTurn[who] ? '; loses its action' : ''}`,
    });
  });
  return [{ title: `Skirmish, round ${Math.max(1, fight.round)}`, lines }];
}

export const placeSections = (view: FolkloreView): Section[] => [
  world(view),
  ...town(view),
  ...event(view),
  ...skirmish(view),
];
