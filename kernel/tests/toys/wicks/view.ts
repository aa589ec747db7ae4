/** What each viewer may know, and its inverse: a table that agrees with what a viewer knows. */
import { below, mix } from '../../../index.ts';
import type { Seat, Viewer } from '../../../index.ts';
import { SNUFFER } from './state.ts';
import type { Card, Scry, Wicks } from './state.ts';

export interface WicksView {
  readonly viewer: Viewer;
  readonly night: number;
  readonly nights: number;
  readonly sides: number;
  readonly starter: Seat;
  readonly wind: number;
  readonly supply: number;
  /** How many cards are left. */
  readonly deck: number;
  readonly discard: readonly Card[];
  readonly players: readonly PlayerView[];
}

export interface PlayerView {
  /** How many cards the seat holds, its sealed bid included. */
  readonly cards: number;
  readonly hasBid: boolean;
  readonly wax: number;
  readonly lit: readonly Card[];
  readonly polished: readonly Card[];
  /** Only the viewer's own. */
  readonly own: { readonly hand: readonly Card[]; readonly bid: Card | null; readonly shield: boolean | null } | null;
}

/** Built up from nothing and copied, so that a view neither tells too much nor changes later. */
export function view(s: Wicks, viewer: Viewer): WicksView {
  return {
    viewer,
    night: s.night,
    nights: s.nights,
    sides: s.sides,
    starter: s.starter,
    wind: s.wind,
    supply: s.supply,
    deck: s.deck.length,
    discard: s.discard.slice(),
    players: s.players.map(({ hand, wax, lit, polished, bid, shield }, seat) => ({
      cards: hand.length + (bid === null ? 0 : 1),
      hasBid: bid !== null,
      wax,
      lit: lit.slice(),
      polished: polished.slice(),
      own: seat === viewer ? { hand: hand.slice(), bid, shield } : null,
    })),
  };
}

/**
 * Gathers all cards the viewer cannot see, mixes them and deals them out again. Sorting them first makes the result
 * independent of where they really lay.
 */
export function imagine(s: Wicks, viewer: Viewer, rng: number[]): void {
  const others = s.players.filter((_, seat) => seat !== viewer);
  const scry = s.agenda.findIndex(frame => 'ask' in frame && frame.ask === 'scry' && frame.seat !== viewer);
  const unseen = s.deck.slice();
  for (const { hand, bid } of others) unseen.push(...hand, ...(bid === null ? [] : [bid]));
  if (scry >= 0) unseen.push((s.agenda[scry] as Scry).card);
  unseen.sort((a, b) => a - b);
  mix(rng, unseen);

  s.deck = unseen.splice(0, s.deck.length);
  if (scry >= 0) s.agenda[scry] = { ...(s.agenda[scry] as Scry), card: unseen.pop()! };
  for (const player of others) {
    player.hand = unseen.splice(0, player.hand.length + (player.bid === null ? 0 : 1));
    if (player.bid !== null) {
      const candle = player.hand.findIndex(card => card !== SNUFFER);
      player.bid = player.hand.splice(Math.max(candle, 0), 1)[0];
    }
    if (player.shield !== null) player.shield = player.wax > 0 && below(rng, 2) === 1;
  }
}
