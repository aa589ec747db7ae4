/** The whole table as labelled text, for the terminal and for screen readers; and the status line. */
import type { Seat, Section } from '@vesper/kernel';
import { colonists } from '../content/colonists.ts';
import { factions } from '../content/factions.ts';
import { grievances } from '../content/grievances.ts';
import { spaces } from '../content/spaces.ts';
import type { Colonist } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { PlayerView, SalemView } from '../state.ts';
import {
  cardName,
  colonistName,
  factionTitle,
  familyName,
  isScapegoat,
  kindName,
  sideName,
  spaceName,
} from './names.ts';
import { line } from './score.ts';
import { count, listed, seatName, signed, whose } from './voice.ts';

export function status(view: SalemView): string {
  switch (view.phase) {
    case 'startDraft':
      return 'Choosing Starting Colonists';
    case 'place':
      return `Round ${view.round}: placing messengers`;
    case 'resolve': {
      const { space } = view.resolving;
      return `Round ${view.round}: resolving ${space > 0 ? `${space} ${spaceName(space)}` : 'the board'}`;
    }
    case 'over':
      return result(view);
  }
}

function result(view: SalemView): string {
  if (view.outcome === null) return 'The game is over';
  const { winners, scores } = view.outcome;
  const points = count(scores[winners[0]], 'point').replace('-', '−');
  if (winners.length > 1)
    return `${listed(winners.map(seat => seatName(view, seat)))} share the victory with ${points}`;
  return `${winners[0] === view.viewer ? 'You win' : `${seatName(view, winners[0])} wins`} with ${points}`;
}

type Line = Section['lines'][number];

export function table(view: SalemView): readonly Section[] {
  const sections: Section[] = [
    { title: 'Esteemed board', lines: spaces.map(({ number }) => space(view, number)) },
    { title: 'Prominent row', lines: row(view, view.prominentRow) },
    { title: 'Colonist row', lines: row(view, view.colonistRow) },
    { title: 'Decks and supply', lines: supply(view) },
    ...view.players.map((player, seat) => person(view, player, seat)),
  ];
  if (view.outcome !== null) sections.push({ title: 'Score sheet', lines: sheet(view) });
  return sections;
}

function space(view: SalemView, number: number): Line {
  const { resolving } = view;
  const seat = view.spaces[number];
  let text = seat === NONE ? 'free' : seatName(view, seat);
  if (resolving.space === number) text = `${seatName(view, resolving.seat)}, being resolved`;
  return { label: `${number} ${spaceName(number)}`, text };
}

function row(view: SalemView, slots: readonly number[]): readonly Line[] {
  return slots.map((colonist, slot) => ({
    label: `Slot ${slot + 1}`,
    text: colonist === NONE ? 'empty' : describe(view, colonist),
  }));
}

/** A card with everything printed and everything lying on it. */
function describe(view: SalemView, colonist: Colonist): string {
  const { name, reputation, side, icons, property, family, kind, ability, afflicted, starting } = colonists[colonist];
  const traits = [
    `Reputation ${reputation}`,
    side === null ? 'no letter' : sideName(side),
    icons > 0 ? 'influence icon' : 'no influence icon',
    property === 0 ? 'no houses' : count(property, 'house'),
    familyName(family),
  ];
  if (afflicted) traits.push('Afflicted');
  if (starting) traits.push('Starting Colonist');
  const lying = tokens(view, colonist);
  return `${name}: ${traits.join(', ')}. ${capital(kindName(kind))}: ${ability}${lying === '' ? '' : ` Tokens: ${lying}.`}`;
}

function tokens(view: SalemView, colonist: Colonist): string {
  const lying: string[] = [];
  if (view.accusations[colonist] > 0) lying.push(count(view.accusations[colonist], 'Accusation'));
  if (view.fear[colonist] > 0) lying.push(count(view.fear[colonist], 'Fear'));
  if (view.reputationTokens[colonist] > 0) lying.push(`+${view.reputationTokens[colonist]} Reputation`);
  if (view.spectralOn === colonist) lying.push('Spectral Evidence');
  if (view.protectionOn === colonist) lying.push('Protection');
  if (isScapegoat(colonist) && view.locked.includes(colonist))
    lying.push('not to be named before the next arrest is over');
  return lying.join(', ');
}

function supply(view: SalemView): readonly Line[] {
  const { influence, accusations, fear } = view.supply;
  const lines: Line[] = [
    { label: 'Prominent deck', text: count(view.prominentDeckSize, 'card') },
    {
      label: 'Colonist deck',
      text: `${count(view.colonistDeckSize, 'card')}${mayEnd(view) ? '; an end card may come any time' : ''}`,
    },
  ];
  if (view.cycled.length > 0) {
    lines.push({ label: 'Under the Colonist deck', text: listed(view.cycled.map(colonistName)) });
  }
  if (view.endCard !== NONE) lines.push({ label: 'End card', text: cardName(view.endCard) });
  lines.push(
    { label: 'Influence left', text: `${influence}` },
    { label: 'Accusations left', text: `${accusations}` },
    { label: 'Fear left', text: `${fear}` },
    { label: 'Spectral Evidence', text: bearer(view.spectralOn, 10) },
    { label: 'Protection', text: bearer(view.protectionOn, 4) },
    { label: 'First Player', text: seatName(view, view.firstPlayer) },
  );
  return lines;
}

/** The end cards are among the last eight. */
const mayEnd = ({ colonistDeckSize, endCard, phase }: SalemView): boolean =>
  phase !== 'startDraft' && endCard === NONE && colonistDeckSize <= 8;

const bearer = (colonist: number, home: number): string =>
  colonist === NONE ? `on space ${home}` : `on ${colonistName(colonist)}`;

function person(view: SalemView, player: PlayerView, seat: Seat): Section {
  const { faction, influence, icons, messengers, circle, jail, score, grievance, offered, picked } = player;
  const { side, ally, rival, points } = factions[faction];
  const you = seat === view.viewer ? ' (you)' : '';
  const lines: Line[] = [
    { label: 'Faction', text: `${factionTitle(faction)}, Salem ${sideName(side)}` },
    {
      label: 'Families',
      text: `${familyName(ally)}s are allies: ${points.allyCircled} points each in the Circle, ${signed(points.allyJailed)} in any jail. ${familyName(rival)}s are rivals: ${points.rivalJailed} points each in jail.`,
    },
    { label: 'Influence', text: `${influence}, and ${icons} when collecting` },
    { label: 'Messengers', text: `${messengers} in hand` },
    ...circle.map(colonist => ({ label: 'Circle', text: describe(view, colonist) })),
    { label: 'Jail', text: jail.length === 0 ? 'empty' : listed(jail.map(colonistName)) },
    { label: 'Score', text: signed(score) },
  ];
  if (offered !== null && offered.length > 0) {
    lines.push({ label: 'Offered', text: listed(offered.map(colonistName), 'or') });
  }
  if (picked !== null && picked !== NONE) lines.push({ label: 'Picked', text: colonistName(picked) });
  lines.push({ label: 'Grievance', text: grievanceText(view, seat, grievance) });
  return { title: `${seatName(view, seat)}${you}`, lines };
}

function grievanceText(view: SalemView, seat: Seat, grievance: number | null): string {
  if (grievance === null) return view.phase === 'startDraft' ? 'not dealt yet' : 'secret';
  const { title, targets, ally } = grievances[grievance];
  return `${title}: 2 points each for ${listed(targets.map(colonistName))} in ${whose(view, seat)} jail, −2 if ${colonistName(ally)} is in any jail`;
}

function sheet(view: SalemView): readonly Line[] {
  if (view.outcome === null) return [];
  const lines = view.outcome.sheet.map(({ seat, line: name, points }) => ({
    label: seatName(view, seat),
    text: `${line(name)}: ${signed(points)}`,
  }));
  view.outcome.scores.forEach((score, seat) =>
    lines.push({ label: seatName(view, seat), text: `In all: ${signed(score)}` }),
  );
  return lines;
}

const capital = (word: string): string => word[0].toUpperCase() + word.slice(1);
