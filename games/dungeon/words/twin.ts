/** The whole table as labelled text, for the terminal and for screen readers. */
import { joined, listed, ordinal, say, signed } from '@vesper/kernel';
import type { Mention, Section, Sentence } from '@vesper/kernel';
import { seasons, seasonsPerYear } from '../content/calendar.ts';
import { combatCards } from '../content/combatCards.ts';
import { EVIL_MOST, EVIL_PALADIN, SPOTS, orders } from '../content/orders.ts';
import { specialEvents } from '../content/specialEvents.ts';
import type { Colour, Opportunity, Order, Season } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { DungeonView } from '../view.ts';
import { spaceText } from './amounts.ts';
import { battle } from './battle.ts';
import { player } from './player.ts';
import { cardName, eventTileName, locationName, seasonName, specialName, spotName } from './names.ts';
import { offer } from './offer.ts';
import { spaceAt } from './orderLabels.ts';
import { lines as scoreLines } from './score.ts';
import { date } from './status.ts';
import { adventurerInFull, byColour, colourName, orderNow, stopless } from './voice.ts';

export type Line = Section['lines'][number];

export function twin(view: DungeonView): readonly Section[] {
  const sections: Section[] = [
    { title: 'Progress Board', lines: progress(view) },
    { title: 'Evilometer', lines: evilometer(view) },
    { title: 'Central Board', lines: orders.map((_, order) => location(view, order)) },
    { title: 'Distant Lands', lines: offer(view) },
    { title: 'Combat Cards', lines: cards(view) },
  ];
  if (view.battle.seat !== NONE) sections.push(battle(view));
  for (let seat = 0; seat < view.seats; seat++) sections.push(player(view, seat));
  view.nonPlayers.forEach((_, n) => sections.push(nonPlayer(view, n)));
  if (view.outcome !== null) sections.push({ title: 'Score sheet', lines: sheet(view) });
  return sections;
}

// ── The boards ───────────────────────────────────────────────────────────────────────────────────────────────────────

function progress(view: DungeonView): readonly Line[] {
  const lines: Line[] = [];
  if (view.year > 0) lines.push({ label: 'Season', text: date(view) });
  const order = Array.from({ length: view.seats }, (_, turn) => (view.startingPlayer + turn) % view.seats);
  lines.push({ label: 'Turn order', text: joined(order.map(byColour), ', ') });
  for (let season = 0; season < seasonsPerYear(view.terms.fs); season++) {
    if (seasons[season].event && view.year > 0) lines.push(eventLine(view, season));
  }
  if (view.row.length > 0) lines.push({ label: 'Heroes of this season', text: listed(view.row.map(adventurerInFull)) });
  if (view.nextRow.length > 0) {
    lines.push({ label: 'Heroes of the next season', text: listed(view.nextRow.map(adventurerInFull)) });
  }
  return lines;
}

function eventLine({ eventTiles, eventCards }: DungeonView, season: Season): Line {
  const tile = eventTiles[season] ?? NONE;
  const card = eventCards[season] ?? NONE;
  const label = `Event of ${seasonName(season)}`;
  if (tile === NONE) return { label, text: 'face down' };
  return {
    label,
    text: card === NONE ? eventTileName(tile) : `${specialName(card)}: ${stopless(specialEvents[card].text)}`,
  };
}

/** By colour, also whoever reads; nobody sits behind a colour without a player. */
const colourOf = ({ seats }: DungeonView, colour: Colour): Mention =>
  colour < seats ? byColour(colour) : { text: colourName(colour) };

function evilometer(view: DungeonView): readonly Line[] {
  const lines: Line[] = view.evil.map((space, colour) => ({
    label: [colourOf(view, colour)],
    text: `${space} of ${EVIL_MOST}${space >= EVIL_PALADIN ? ', egregious' : ''}`,
  }));
  lines.push({
    label: 'Tent',
    text: view.tent.length === 0 ? 'empty' : listed(view.tent.toReversed().map(adventurerInFull)),
  });
  return lines;
}

/** `I Red, II free (pay 1 Evil: 3 food), …`. */
function location(view: DungeonView, order: Order): Line {
  const spaces = Array.from({ length: SPOTS }, (_, spot) => {
    const colour = view.minions[order * SPOTS + spot];
    const who = colour === NONE ? 'free' : colourOf(view, colour);
    return say`${spotName(spot)} ${who} (${spaceText(spaceAt(view, order, spot), view.year)})`;
  });
  const now = view.location === order ? ', now' : '';
  return { label: `${locationName(order, view.board)}${now}`, text: joined(spaces, '; ') };
}

function cards(view: DungeonView): readonly Line[] {
  return view.combatCards.map((card, slot) => {
    const spies = view.players.flatMap(({ spied }, seat) => (spied & (1 << slot) ? [byColour(seat)] : []));
    const seen = spies.length === 0 || slot < view.revealed ? '' : say`; seen by ${listed(spies)}`;
    const label = `Card ${slot + 1}`;
    if (card === NONE) return { label, text: say`face down${seen}` };
    const { fatigue, fast, magic, text } = combatCards[card];
    return {
      label,
      text: say`${cardName(card)}, fatigue ${fatigue}, ${fast ? 'fast' : 'slow'} spell, magic ${magic}: ${stopless(text)}${seen}`,
    };
  });
}

// ── Colours without a player, the score ──────────────────────────────────────────────────────────────────────────────

function nonPlayer(view: DungeonView, n: number): Section {
  const { inaccessible, available, orders: given } = view.nonPlayers[n];
  return {
    title: say`${colourOf(view, view.seats + n)}, without a player`,
    lines: [
      { label: 'Orders this season', text: names(given, view.board) },
      { label: 'Ready', text: names(available) },
      { label: 'Out of reach', text: names(inaccessible) },
    ],
  };
}

function names(cardsOf: readonly Order[], board: Opportunity = NONE): Sentence {
  return cardsOf.length === 0 ? 'none' : listed(cardsOf.map(order => orderNow(order, board)));
}

function sheet(view: DungeonView): readonly Line[] {
  const { outcome } = view;
  if (outcome === null) return [];
  const lines: Line[] = outcome.sheet.map(({ seat, line, points }) => ({
    label: [byColour(seat)],
    text: `${scoreLines[line]}: ${signed(points)}`,
  }));
  const totals = outcome.scores.map((points, seat) => ({
    label: say`${byColour(seat)}, in all`,
    text: `${signed(points)} ${points === 1 ? 'point' : 'points'}${view.seats === 1 ? '' : `, ${ordinal(outcome.places[seat] - 1)} place`}`,
  }));
  return [...lines, ...totals];
}
