/** 1 to 6: what lies where. */
import { conserved, isCount } from '@vesper/checkers';
import { COLONISTS, isEndCard } from '../../content/colonists.ts';
import { tokens } from '../../content/tokens.ts';
import { IN_CIRCLE, IN_COLONIST_ROW, IN_DECK, IN_JAIL, IN_PROMINENT_ROW, NONE } from '../../state.ts';
import { isInPlay, name } from './looking.ts';
import type { Broken } from './looking.ts';

export const influenceIsConserved: Broken = conserved({
  name: 'Influence',
  count: () => tokens.influence,
  places: s => [s.supply.influence, ...s.players.map(({ influence }) => influence), ...s.reputationTokens],
});

export const accusationsAreConserved: Broken = conserved({
  name: 'Accusations',
  count: () => tokens.accusations,
  places: s => [s.supply.accusations, ...s.accusations],
});

export const fearIsConserved: Broken = conserved({
  name: 'Fear',
  count: () => tokens.fear,
  places: s => [s.supply.fear, ...s.fear],
});

export const countersAreNatural: Broken = s => {
  const seat = s.players.findIndex(({ messengers }) => !isCount(messengers));
  if (seat >= 0) return `seat ${seat} has ${s.players[seat].messengers} messengers in hand`;
  return isCount(s.round) ? undefined : `the round is ${s.round}`;
};

/** The end cards lie among the last eight; the top card of the deck is the last of the list. */
const BOTTOM = 8;

export const everyCardIsInOnePlace: Broken = s => {
  if (s.round === 0) return undefined; // the decks do not exist yet
  const found = new Int8Array(COLONISTS + 2);
  let wrong: string | undefined;
  const see = (card: number, zone: number, where: string): void => {
    if (card === NONE) return;
    found[card]++;
    if (!isEndCard(card) && s.zone[card] !== zone)
      wrong ??= `${name(card)} lies in ${where} but has zone ${s.zone[card]}`;
  };
  for (const card of s.prominentDeck) see(card, IN_DECK, 'the Prominent deck');
  for (const card of s.colonistDeck) see(card, IN_DECK, 'the Colonist deck');
  for (const card of s.cycled) see(card, IN_DECK, 'the cards under the Colonist deck');
  for (const card of s.prominentRow) see(card, IN_PROMINENT_ROW, 'the Prominent row');
  for (const card of s.colonistRow) see(card, IN_COLONIST_ROW, 'the Colonist row');
  s.players.forEach(({ circle, jail }, seat) => {
    for (const card of circle) see(card, IN_CIRCLE + seat, `the Circle of seat ${seat}`);
    for (const card of jail) see(card, IN_JAIL + seat, `the jail of seat ${seat}`);
  });
  if (wrong !== undefined) return wrong;
  for (let card = 0; card < COLONISTS; card++)
    if (found[card] !== 1) return `${name(card)} lies in ${found[card]} places`;
  for (let card = COLONISTS; card < COLONISTS + 2; card++) {
    const at = s.colonistDeck.indexOf(card);
    if (found[card] + (s.endCard === card ? 1 : 0) !== 1) return `end card ${card} lies in ${found[card]} places`;
    if (s.endCard !== card && (at < 0 || at >= BOTTOM))
      return `end card ${card} is not among the last ${BOTTOM} of the Colonist deck`;
  }
  return undefined;
};

export const tokensLieInPlay: Broken = s => {
  for (let colonist = 0; colonist < COLONISTS; colonist++) {
    if (isInPlay(s, colonist)) continue;
    if (s.accusations[colonist] + s.fear[colonist] + s.reputationTokens[colonist] > 0) {
      return `${name(colonist)} is out of play with tokens`;
    }
  }
  return undefined;
};

export const singleTokens: Broken = s => {
  for (const [token, on] of [
    ['Spectral Evidence', s.spectralOn],
    ['Protection', s.protectionOn],
  ] as const) {
    if (on !== NONE && !(on >= 0 && on < COLONISTS && isInPlay(s, on)))
      return `${token} is on ${on}, which is not in play`;
  }
  return s.firstPlayer >= 0 && s.firstPlayer < s.players.length ? undefined : `first player is seat ${s.firstPlayer}`;
};
