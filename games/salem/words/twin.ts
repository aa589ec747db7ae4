/** The whole table as labelled text, for the terminal and for screen readers; and the status line. */
import { count, does, listed, ordinal, say, signed, whose } from '@vesper/kernel';
import type { Mention, Seat, Section, Sentence } from '@vesper/kernel';
import { colonists } from '../content/colonists.ts';
import { factions } from '../content/factions.ts';
import { grievances } from '../content/grievances.ts';
import { spaces } from '../content/spaces.ts';
import type { Colonist } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { PlayerView, SalemView } from '../state.ts';
import { cardName, factionTitle, familyName, isScapegoat, kindName, sideName, spaceName } from './names.ts';
import { lines as scoreLines } from './score.ts';
import { accusations, colonist as named, fears, player as playerOf, seatName } from './voice.ts';

export function status(view: SalemView): Sentence {
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

function result(view: SalemView): Sentence {
  if (view.outcome === null) return 'The game is over';
  const { winners, scores } = view.outcome;
  const [best] = winners;
  const points = say`${signed(scores[best])} ${scores[best] === 1 ? 'point' : 'points'}`;
  if (winners.length > 1)
    return say`${listed(winners.map(seat => playerOf(view, seat)))} share the victory with ${points}`;
  return say`${does(playerOf(view, best), 'win')} with ${points}`;
}

type Line = Section['lines'][number];

/** By name, also of whoever reads. */
const seatMention = (view: SalemView, seat: Seat): Mention => ({ text: seatName(view, seat), seat });

export function twin(view: SalemView): readonly Section[] {
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
  let text: Sentence = seat === NONE ? 'free' : [seatMention(view, seat)];
  if (resolving.space === number) text = say`${seatMention(view, resolving.seat)}, being resolved`;
  return { label: `${number} ${spaceName(number)}`, text };
}

function row(view: SalemView, slots: readonly number[]): readonly Line[] {
  return slots.map((colonist, slot) => ({
    label: `Slot ${slot + 1}`,
    text: colonist === NONE ? 'empty' : describe(view, colonist),
  }));
}

/** A card with everything printed and everything lying on it. */
function describe(view: SalemView, colonist: Colonist): Sentence {
  const { reputation, side, icons, property, family, kind, ability, afflicted, starting } = colonists[colonist];
  const traits = [
    `Reputation ${reputation}`,
    side === null ? 'no letter' : sideName(side),
    icons > 0 ? 'influence icon' : 'no influence icon',
    property === 0 ? 'no houses' : count(property, 'house').text,
    familyName(family),
  ];
  if (afflicted) traits.push('Afflicted');
  if (starting) traits.push('Starting Colonist');
  const lying = tokens(view, colonist);
  return say`${named(colonist)}: ${traits.join(', ')}. ${capital(kindName(kind))}: ${ability}${lying === '' ? '' : ` Tokens: ${lying}.`}`;
}

function tokens(view: SalemView, colonist: Colonist): string {
  const lying: string[] = [];
  if (view.accusations[colonist] > 0) lying.push(accusations(view.accusations[colonist]).text);
  if (view.fear[colonist] > 0) lying.push(fears(view.fear[colonist]).text);
  if (view.reputationTokens[colonist] > 0) lying.push(`+${view.reputationTokens[colonist]} Reputation`);
  if (view.spectralOn === colonist) lying.push('Spectral Evidence');
  if (view.protectionOn === colonist) lying.push('Protection');
  if (isScapegoat(colonist) && view.locked.includes(colonist))
    lying.push('not to be named before the next arrest is over');
  return lying.join(', ');
}

function supply(view: SalemView): readonly Line[] {
  const { supply: left } = view;
  const lines: Line[] = [
    { label: 'Prominent deck', text: [count(view.prominentDeckSize, 'card')] },
    {
      label: 'Colonist deck',
      text: say`${count(view.colonistDeckSize, 'card')}${mayEnd(view) ? '; an end card may come any time' : ''}`,
    },
  ];
  if (view.cycled.length > 0) {
    lines.push({ label: 'Under the Colonist deck', text: listed(view.cycled.map(named)) });
  }
  if (view.endCard !== NONE) lines.push({ label: 'End card', text: cardName(view.endCard) });
  lines.push(
    { label: 'Influence left', text: `${left.influence}` },
    { label: 'Accusations left', text: `${left.accusations}` },
    { label: 'Fear left', text: `${left.fear}` },
    { label: 'Spectral Evidence', text: bearer(view.spectralOn, 10) },
    { label: 'Protection', text: bearer(view.protectionOn, 4) },
    { label: 'First Player', text: [seatMention(view, view.firstPlayer)] },
  );
  return lines;
}

/** The end cards are among the last eight. */
const mayEnd = ({ colonistDeckSize, endCard, phase }: SalemView): boolean =>
  phase !== 'startDraft' && endCard === NONE && colonistDeckSize <= 8;

const bearer = (colonist: number, home: number): Sentence =>
  colonist === NONE ? `on space ${home}` : say`on ${named(colonist)}`;

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
    { label: 'Jail', text: jail.length === 0 ? 'empty' : listed(jail.map(named)) },
    { label: 'Score', text: signed(score) },
  ];
  if (offered !== null && offered.length > 0) {
    lines.push({ label: 'Offered', text: listed(offered.map(named), 'or') });
  }
  if (picked !== null && picked !== NONE) lines.push({ label: 'Picked', text: [named(picked)] });
  lines.push({ label: 'Grievance', text: grievanceText(view, seat, grievance) });
  return { title: say`${seatMention(view, seat)}${you}`, lines };
}

function grievanceText(view: SalemView, seat: Seat, grievance: number | null): Sentence {
  if (grievance === null) return view.phase === 'startDraft' ? 'not dealt yet' : 'secret';
  const { title, targets, ally } = grievances[grievance];
  return say`${title}: 2 points each for ${listed(targets.map(named))} in ${whose(playerOf(view, seat))} jail, −2 if ${named(ally)} is in any jail`;
}

function sheet(view: SalemView): readonly Line[] {
  if (view.outcome === null) return [];
  const lines = view.outcome.sheet.map(({ seat, line: name, points }) => ({
    label: [seatMention(view, seat)],
    text: `${scoreLines[name]}: ${signed(points)}`,
  }));
  const { scores, places } = view.outcome;
  scores.forEach((score, seat) =>
    lines.push({
      label: [seatMention(view, seat)],
      text: `In all: ${signed(score)}, ${ordinal(places[seat] - 1)} place`,
    }),
  );
  return lines;
}

const capital = (word: string): string => word[0].toUpperCase() + word.slice(1);
