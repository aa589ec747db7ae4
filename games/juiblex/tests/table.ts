/** A table of Juiblex for tests that read as play. */
import { TestTable, seatOf } from '@vesper/checkers/testTable';
import type { Letter } from '@vesper/checkers/testTable';
import { start } from '@vesper/kernel';
import type { Options } from '@vesper/kernel';
import { DEPLOY, ASSASSINATE, RECRUIT, RETURN_SPY, SPY, spyAt } from '../agenda.ts';
import { cardsOf, kindNamed, kindOf, kinds } from '../content/cards.ts';
import { routes, sites } from '../content/map.ts';
import { routes as routeTexts, sites as siteTexts } from '../content/places.ts';
import type { Card, Site, Space } from '../content/types.ts';
import type { JuiblexEvent } from '../events.ts';
import type { JuiblexFrame } from '../agenda.ts';
import { juiblex } from '../game.ts';
import { setSpace } from '../rules/troops.ts';
import { ABSENT, EMPTY, NONE, TOKEN, WHITE } from '../state.ts';
import type { JuiblexState, JuiblexView } from '../state.ts';

/** How spaces are written: a letter is that seat's troop. */
const SIGNS = 'ABCDwx';
const signOf = (what: number): string => (what === EMPTY ? '-' : SIGNS[what]);
const whatIs = (sign: string): number => (sign === '-' ? EMPTY : SIGNS.indexOf(sign));

export const site = (id: string): Site => siteTexts.findIndex(found => found.id === id);
/** The spaces of a site are numbered from 1. */
export const at = (id: string, number: number): Space => sites[site(id)].spaces[number - 1];
/** `r19.1`. */
export function onRoute(name: string): Space {
  const [id, number] = name.split('.');
  return routes[routeTexts.findIndex(found => found.id === id)].spaces[Number(number) - 1];
}

export const deploying = (space: Space): number => DEPLOY + space;
export const assassinating = (space: Space): number => ASSASSINATE + space;
export const recruiting = (offer: number): number => RECRUIT + offer;
export const returningSpy = (id: string, who: Letter): number => RETURN_SPY + spyAt(site(id), seatOf(who));
export const spyOf = (id: string, who: Letter): number => SPY + spyAt(site(id), seatOf(who));

export class JuiblexTable extends TestTable<JuiblexState, JuiblexView, JuiblexEvent, JuiblexFrame> {
  constructor(seats: number, options: Options = {}) {
    super(juiblex, start(juiblex, { seats, options: { firstPlayer: 'first', ...options }, seed: 'slime' }));
  }

  // ── Arranging ────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Past the setup: A is active, the map is empty, hands are empty. */
  begun(): this {
    while (this.s.round === 0) this.chooses(this.offered[0]);
    const { s } = this;
    s.spaces.forEach((what, space) => {
      if (what !== ABSENT) setSpace(s, space, EMPTY);
    });
    for (const player of s.players) player.barracks = 40;
    for (const who of ['A', 'B', 'C', 'D'] as const) if (seatOf(who) < s.seats) this.holds(who);
    s.afflicted.fill(0);
    s.players[s.active].influence = 0;
    return this;
  }

  /** `lies('everfire', 'AB-')`: what is on its spaces. */
  lies(id: string, signs: string): this {
    signs.split('').forEach((sign, i) => this.put(at(id, i + 1), sign));
    return this;
  }

  put(space: Space, sign: string): this {
    const { s } = this;
    const before = s.spaces[space];
    if (before >= 0 && before < WHITE) s.players[before].barracks++;
    const what = whatIs(sign);
    if (what >= 0 && what < WHITE) s.players[what].barracks--;
    setSpace(s, space, what);
    s.players[s.active].influence = 0;
    s.paid = 0;
    return this;
  }

  spies(id: string, ...who: readonly Letter[]): this {
    for (const letter of who) {
      this.s.spies[site(id)] |= 1 << seatOf(letter);
      this.s.players[seatOf(letter)].spies--;
    }
    return this;
  }

  /** The hand, by the ids of cards; whatever was in it goes under the deck. */
  holds(who: Letter, ...ids: readonly string[]): this {
    const player = this.s.players[seatOf(who)];
    const before = player.hand;
    player.hand = [];
    player.known = [];
    player.deck.unshift(...before);
    for (const id of ids) player.hand.push(this.taken(id));
    return this;
  }

  /** Any other pile of a seat, the top last. */
  has(who: Letter, pile: 'deck' | 'discard' | 'inner' | 'play', ...ids: readonly string[]): this {
    this.s.players[seatOf(who)][pile] = ids.map(id => this.taken(id));
    return this;
  }

  /** What the market deck begins with, the first card first. */
  deckBegins(...ids: readonly string[]): this {
    const cards = ids.map(id => this.taken(id));
    this.s.marketDeck.push(...cards.reverse());
    return this;
  }

  slot(number: number, id: string): this {
    this.s.market[number - 1] = this.taken(id);
    return this;
  }

  pool(power: number, influence = 0): this {
    Object.assign(this.s.players[this.s.active], { power, influence });
    return this;
  }

  scourgeAt(id: string, supply = this.s.supply): this {
    this.s.scourge = site(id);
    this.s.supply = supply;
    return this;
  }

  active(who: Letter): this {
    this.s.active = seatOf(who);
    this.s.agenda = [{ ask: 'act', seat: seatOf(who) }];
    return this;
  }

  /** Something happens by itself, then the turn goes on. */
  happens(frame: JuiblexFrame): this {
    this.s.agenda.push(frame);
    return this.goOn();
  }

  /** A card of this kind, taken from where it is in this game. */
  taken(id: string): Card {
    const kind = kindNamed(id);
    const { s } = this;
    const piles = [s.marketDeck, s.devoured, s.outcasts, ...s.players.flatMap(({ deck, discard }) => [deck, discard])];
    for (const pile of piles) {
      const i = pile.findIndex(card => kindOf[card] === kind);
      if (i >= 0) return pile.splice(i, 1)[0];
    }
    const used = [...s.players.flatMap(player => [...player.hand, ...player.play, ...player.inner]), ...s.market];
    return cardsOf(kind).find(card => !used.includes(card)) ?? cardsOf(kind)[0];
  }

  // ── Playing ──────────────────────────────────────────────────────────────────────────────────────────────────────

  /** The active player plays a card of the hand. */
  plays(id: string): this {
    return this.chooses(this.inHand(id));
  }

  inHand(id: string): Card {
    const { hand } = this.s.players[this.decision.seat];
    return hand.find(card => kindOf[card] === kindNamed(id)) ?? NONE;
  }

  // ── Looking ──────────────────────────────────────────────────────────────────────────────────────────────────────

  /** The spaces of a site as `lies` writes them. */
  map(id: string): string {
    return sites[site(id)].spaces.map(space => signOf(this.s.spaces[space])).join('');
  }

  player(who: Letter): JuiblexState['players'][number] {
    return this.s.players[seatOf(who)];
  }

  /** The names of cards. */
  names(cards: readonly Card[]): string[] {
    return cards.map(card => (card === NONE ? 'empty' : kinds[kindOf[card]].name));
  }

  /** Troops on the Affliction board by seat. */
  get lost(): number[] {
    return this.s.afflicted.slice(0, this.s.seats);
  }

  get scourge(): string {
    return siteTexts[this.s.scourge].id;
  }

  get tokens(): number {
    return this.s.spaces.filter(what => what === TOKEN).length;
  }
}

export const begun = (seats = 2, options: Options = {}): JuiblexTable => new JuiblexTable(seats, options).begun();

/** A match of the base game with these two half-decks. */
export const base = (...decks: readonly [string, string]): JuiblexTable =>
  begun(2, { mode: 'base', halfDeck: decks[0], secondDeck: decks[1] });
