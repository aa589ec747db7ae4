/** Tables that matches hardly ever come to, made from ones they do, keeping every invariant. */
import { below } from '@vesper/kernel';
import type { Checks } from '@vesper/checkers';
import { isSpread } from '../content/cards.ts';
import { SITE_SPACES, siteOf } from '../content/map.ts';
import { setSpace } from '../rules/troops.ts';
import { EMPTY, NONE, TOKEN, WHITE } from '../state.ts';
import type { JuiblexState, Player } from '../state.ts';

const isTurn = (s: JuiblexState): boolean => {
  const top = s.agenda[s.agenda.length - 1];
  return s.round > 0 && s.outcome === null && top !== undefined && 'ask' in top && top.ask === 'act';
};

/** Everybody's hand is exchanged for cards of the market deck. */
function strangeHands(s: JuiblexState, rng: number[]): boolean {
  if (!isTurn(s)) return false;
  for (const player of s.players) {
    for (let i = 0; i < player.hand.length; i++) exchange(s, player, i, rng);
    player.known = player.known.filter(card => player.hand.includes(card));
  }
  return true;
}

/** A card of the hand for one of the market deck; the hand's goes to the devoured pile. */
function exchange(s: JuiblexState, player: Player, i: number, rng: number[]): void {
  const offered = s.marketDeck.flatMap((card, place) => (isSpread(card) || place < s.bottomSpreads ? [] : [place]));
  if (offered.length < 8) return;
  const [card] = s.marketDeck.splice(offered[below(rng, offered.length)], 1);
  s.devoured.push(player.hand[i]);
  player.hand[i] = card;
}

/** All but a few cards of the market deck are devoured. */
function fewCards(s: JuiblexState, rng: number[]): boolean {
  if (!isTurn(s) || s.marketDeck.length < 10) return false;
  const left = 1 + below(rng, 3);
  while (s.marketDeck.length > left) {
    const card = s.marketDeck.shift()!;
    (isSpread(card) ? s.spreadDiscard : s.devoured).push(card);
  }
  s.bottomSpreads = 0; // what was put there at setup has gone first
  return true;
}

/** Tokens lie nearly everywhere, and one or two are left. */
function fewTokens(s: JuiblexState, rng: number[]): boolean {
  if (!isTurn(s) || !s.terms.scourge || s.supply < 4) return false;
  const left = 1 + below(rng, 2);
  for (let tries = 0; s.supply > left && tries < 400; tries++) {
    const space = below(rng, SITE_SPACES);
    const beside = siteOf[space] === s.scourge;
    if (s.spaces[space] === EMPTY && !beside) {
      setSpace(s, space, TOKEN);
      s.supply--;
    }
  }
  return s.supply <= left;
}

/** Nobody has many troops left: the others' are trophies. */
function fewTroops(s: JuiblexState, rng: number[]): boolean {
  if (!isTurn(s)) return false;
  s.players.forEach((player, seat) => {
    const hall = s.players[(seat + 1) % s.seats];
    const left = 1 + below(rng, 3);
    if (player.barracks <= left) return;
    hall.trophies[seat] += player.barracks - left;
    player.barracks = left;
  });
  return true;
}

/** Nobody has a troop on the map, and everybody's discard pile lies in the inner circle. */
function bareMap(s: JuiblexState): boolean {
  if (!isTurn(s)) return false;
  for (let space = 0; space < s.spaces.length; space++) {
    const colour = s.spaces[space];
    if (colour < 0 || colour >= WHITE) continue;
    s.players[colour].barracks++;
    setSpace(s, space, EMPTY);
  }
  for (const player of s.players) {
    player.inner.push(...player.discard.splice(0));
    player.influence = 0;
  }
  return s.markers.every(holder => holder === NONE);
}

export const rare: NonNullable<Checks<JuiblexState>['rare']> = {
  'strange hands': strangeHands,
  'few cards': fewCards,
  'few tokens': fewTokens,
  'few troops': fewTroops,
  'bare map': bareMap,
};
