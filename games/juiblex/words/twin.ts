/** The whole table as labelled text. */
import { count, joined, listed, say, signed } from '@vesper/kernel';
import type { Section, Seat, Sentence } from '@vesper/kernel';
import { sites } from '../content/map.ts';
import type { Card, Site } from '../content/types.ts';
import { ABSENT, EMPTY, NONE, TOKEN, WHITE } from '../state.ts';
import type { JuiblexView, PlayerView } from '../state.ts';
import { controllerOf, hasSpyAt, penaltyOf } from '../asking.ts';
import { cardFacts, cardInWords } from './cards.ts';
import { deckNames } from './names.ts';
import { card, cards, influence, points, power, seatMention, site as siteNamed, space as spaceNamed } from './voice.ts';

type Line = Section['lines'][number];

export function status(view: JuiblexView): Sentence {
  if (view.phase === 'over') return 'The game is over';
  if (view.phase === 'setup') return 'The table is set up';
  const last = view.trigger === null ? '' : ', the last one';
  const { supply, terms } = view;
  return say`round ${view.round}${last}${terms.scourge ? say`, ${count(supply, 'Affliction token')} left` : ''}`;
}

export function twin(view: JuiblexView): readonly Section[] {
  const sections: Section[] = [
    { title: 'Game', lines: table(view) },
    { title: 'Market', lines: market(view) },
    { title: 'Sites', lines: sites.flatMap((_, site) => siteLine(view, site)) },
    { title: 'Tunnels', lines: tunnels(view) },
    ...view.players.map((player, seat) => person(view, player, seat)),
  ];
  if (view.terms.scourge) sections.splice(2, 0, { title: 'Affliction', lines: affliction(view) });
  if (view.outcome !== null) sections.push({ title: 'Score', lines: sheet(view) });
  return sections;
}

function table(view: JuiblexView): Line[] {
  return [
    { label: 'Half-decks', text: listed(view.terms.decks.map(deck => deckNames[deck])) },
    { label: 'First player', text: [seatMention(view.firstPlayer)] },
    { label: 'Turn', text: view.round === 0 ? 'not begun' : say`${seatMention(view.active)}, round ${view.round}` },
    { label: 'End', text: view.trigger === null ? 'not in sight' : 'after this round' },
  ];
}

function affliction(view: JuiblexView): Line[] {
  const lines: Line[] = [
    { label: 'Scourge', text: view.scourge === NONE ? 'not placed yet' : [siteNamed(view.scourge)] },
    { label: 'Tokens left', text: `${view.supply}` },
    { label: 'SPREAD cards revealed', text: `${view.spreadDiscard.length} of 13` },
  ];
  if (view.afflicted[WHITE] > 0) lines.push({ label: 'White troop on the board', text: 'counts for nobody' });
  view.players.forEach((_, seat) =>
    lines.push({
      label: [seatMention(seat)],
      text: say`${count(view.afflicted[seat], 'troop')} in the Affliction, ${points(penaltyOf(view, seat))} lost if the game ended now`,
    }),
  );
  return lines;
}

function market(view: JuiblexView): Line[] {
  const lines: Line[] = view.market.map((which, slot) => ({
    label: `Slot ${slot + 1}`,
    text: which === NONE ? 'empty' : describe(which),
  }));
  lines.push(
    { label: 'Market deck', text: [cards(view.marketDeckSize)] },
    { label: 'House Guards', text: `${view.houseGuards} left, 3 influence: gain 2 power` },
    { label: 'Priestesses of Lolth', text: `${view.priestesses} left, 2 influence: gain 2 influence` },
  );
  if (view.terms.decks.includes('demons'))
    lines.push({ label: 'Insane Outcasts', text: `${view.outcasts.length} left` });
  lines.push({ label: 'Devoured', text: pile(view.devoured) });
  return lines;
}

const describe = (which: Card): Sentence => say`${card(which)} (${cardFacts(which)}): ${cardInWords(which)}`;
const pile = (found: readonly Card[]): Sentence => (found.length === 0 ? 'none' : listed(found.map(card)));

const holding = (what: number): Sentence => {
  if (what === EMPTY) return 'empty';
  if (what === TOKEN) return 'Affliction';
  return what === WHITE ? 'white' : [seatMention(what)];
};

function siteLine(view: JuiblexView, site: Site): Line[] {
  const { spaces, vp, marker, start } = sites[site];
  if (view.spaces[spaces[0]] === ABSENT) return [];
  const controller = controllerOf(view, site);
  const spies = view.players.flatMap((_, seat) => (hasSpyAt(view, site, seat) ? [seatMention(seat)] : []));
  const traits: Sentence[] = [
    `${vp} VP`,
    ...(start ? ['starting site'] : []),
    ...(marker > 0
      ? [
          say`major, marker ${view.markers[site] === NONE ? 'on the map' : say`with ${seatMention(view.markers[site])}`}, 1 influence per turn, ${points(marker)} per turn under total control`,
        ]
      : []),
    controller === NONE ? 'nobody controls it' : say`${seatMention(controller)} controls it`,
    ...(spies.length > 0 ? [say`spies: ${joined(spies, ', ')}`] : []),
    ...(view.scourge === site ? ['the Scourge is here'] : []),
  ];
  return [
    {
      label: [siteNamed(site)],
      text: say`${joined(traits, '; ')}. Spaces: ${joined(
        spaces.map(space => holding(view.spaces[space])),
        ', ',
      )}`,
    },
  ];
}

function tunnels(view: JuiblexView): Line[] {
  const lines: Line[] = [];
  for (let space = 0; space < view.spaces.length; space++) {
    if (isTunnel(space) && view.spaces[space] !== ABSENT) {
      lines.push({ label: [spaceNamed(space)], text: holding(view.spaces[space]) });
    }
  }
  return lines;
}

const SITE_SPACES = sites.reduce((sum, { spaces }) => sum + spaces.length, 0);
const isTunnel = (space: number): boolean => space >= SITE_SPACES;

function person(view: JuiblexView, player: PlayerView, seat: Seat): Section {
  const { barracks, spies, trophies, inner, discard, play, hand, handSize, deckSize, vp, score } = player;
  const lines: Line[] = [
    { label: 'Points if the game ended now', text: signed(score) },
    { label: 'Barracks', text: [count(barracks, 'troop')] },
    { label: 'Spies in reserve', text: `${spies}` },
    { label: 'VP tokens', text: `${vp}` },
    { label: 'Hand', text: hand === null ? [cards(handSize)] : pile(hand) },
    { label: 'Deck', text: [cards(deckSize)] },
    { label: 'Discard pile', text: pile(discard) },
    { label: 'Played this turn', text: pile(play) },
    { label: 'Inner circle', text: pile(inner) },
    { label: 'Trophies', text: trophyText(trophies) },
  ];
  if (seat === view.active && view.phase === 'turn') {
    lines.unshift({ label: 'To spend', text: say`${power(player.power)}, ${influence(player.influence)}` });
  }
  if (hand === null && player.known.length > 0) lines.push({ label: 'Known of the hand', text: pile(player.known) });
  return { title: say`${seatMention(seat)}${seat === view.viewer ? ' (you)' : ''}`, lines };
}

/** `3 white, 2 of Red`. */
function trophyText(trophies: readonly number[]): Sentence {
  const parts = trophies.flatMap((n, colour) =>
    n === 0 ? [] : [colour === WHITE ? `${n} white` : say`${n} of ${seatMention(colour)}`],
  );
  return parts.length === 0 ? 'none' : joined(parts, ', ');
}

function sheet(view: JuiblexView): Line[] {
  const { outcome } = view;
  if (outcome === null) return [];
  return outcome.scores.map((score, seat) => ({
    label: [seatMention(seat)],
    text: `${signed(score)}, place ${outcome.places[seat]}`,
  }));
}
