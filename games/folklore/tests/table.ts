/** A table of Folklore for tests that read as play. Characters are called by their numbers, from 1, as the manual does; who is a figure on a map, from 0. */
import { TestTable } from '@vesper/checkers/testTable';
import { start } from '@vesper/kernel';
import type { Choice, Options, Plain } from '@vesper/kernel';
import { aboutOf, action, actionKind } from '../agenda.ts';
import type { ActionKind, FolkloreFrame } from '../agenda.ts';
import { booklets } from '../content/booklets.ts';
import { cardNamed, cards } from '../content/cards.ts';
import type { BookletId, NodeId } from '../content/ids.ts';
import { bit, spaceNamed, STAT, STATUS } from '../content/numbers.ts';
import { writeRow } from '../content/rows.ts';
import { services } from '../content/services.ts';
import { COLUMNS, STATUSES } from '../content/types.ts';
import type { Skill, SpaceName, Stat, Status, Texts } from '../content/types.ts';
import { nodeNamed, nodes } from '../content/world.ts';
import type { FolkloreEvent } from '../events.ts';
import { folklore } from '../game.ts';
import { deedOf, runText } from '../rules/rows.ts';
import { valueOf } from '../rules/values.ts';
import { DECKS, FOE, isFoe, NONE } from '../state.ts';
import type {
  Card,
  Character,
  DeckName,
  Figure,
  FoeFigure,
  FolkloreState,
  FolkloreView,
  Member,
  Sheet,
} from '../state.ts';
import { loadDice } from './dice.ts';
import type { Face } from './dice.ts';

export const named = (space: number): string =>
  space === NONE ? 'nowhere' : `${COLUMNS[space % 10]}${Math.floor(space / 10) + 1}`;

export class FolkloreTable extends TestTable<FolkloreState, FolkloreView, FolkloreEvent, FolkloreFrame> {
  /** Whether reactions are the test's own business; otherwise everybody lets them pass. */
  reacting = false;

  /** The party are those who choose; who is brought along has chosen before. */
  constructor(
    party: readonly BookletId[],
    options: Options = {},
    seats = party.length,
    brought: readonly (readonly [seat: number, sheet: Sheet])[] = [],
    { seed = 'a wick', paths = [] }: { readonly seed?: string; readonly paths?: readonly number[] } = {},
  ) {
    const legacies = brought.map(([seat, sheet]) => ({ seat, sheet: sheet as unknown as Plain }));
    super(folklore, start(folklore, { seats, options, seed, legacies }));
    for (const id of party) this.chooses(booklets.findIndex(booklet => booklet.id === id));
    party.forEach((_, n) => this.chooses(paths[n] ?? 0));
  }

  // ── Choosing ─────────────────────────────────────────────────────────────────────────────────────────────────────

  override chooses(...answers: readonly Choice[]): this {
    for (const answer of answers) {
      super.chooses(answer);
      this.#letPass();
    }
    return this;
  }

  override goOn(): this {
    super.goOn();
    return this.#letPass();
  }

  #letPass(): this {
    while (!this.reacting && this.s.outcome === null && this.decision.ask === 'react') super.chooses('pass');
    return this;
  }

  // ── Arranging ────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Whatever was going on is forgotten; these frames are what happens, the first one first. */
  does(...frames: readonly FolkloreFrame[]): this {
    this.forget();
    for (const frame of frames.toReversed()) this.s.agenda.push(frame);
    return this.goOn();
  }

  forget(): this {
    const { s } = this;
    s.agenda = [];
    s.deeds = [];
    s.rolls = [];
    s.attacks = [];
    s.windows = [];
    return this;
  }

  /** A text of the story is carried out, then the leader chooses where to go. */
  reads(...text: Texts): this {
    this.forget();
    this.s.inWorldTurn = true;
    this.s.agenda.push({ ask: 'worldMove', seat: this.s.party[this.s.leader].seat });
    runText(this.s, writeRow(text), deedOf('story', 0), NONE, NONE);
    return this.goOn();
  }

  /** The same for a character itself. */
  happens(number: number, ...text: Texts): this {
    this.forget();
    this.s.inWorldTurn = true;
    this.s.agenda.push({ ask: 'worldMove', seat: this.s.party[this.s.leader].seat });
    runText(this.s, writeRow(text), deedOf('story', 0), number - 1, number - 1);
    return this.goOn();
  }

  character(number: number): Character {
    return this.s.party[number - 1];
  }

  with(number: number, what: Partial<Character>): this {
    Object.assign(this.character(number), what);
    return this;
  }

  is(number: number, ...statuses: readonly Status[]): this {
    for (const status of statuses) this.character(number).statuses |= bit(STATUS[status]);
    return this;
  }

  ghost(number: number, gp = 10): this {
    return this.with(number, { form: 'ghost', vita: 0, pp: 0, gp, statuses: 0 });
  }

  limbo(number: number): this {
    return this.with(number, { form: 'limbo', vita: 0, pp: 0, gp: 0, statuses: 0 });
  }

  /** Takes cards out of wherever they are, and gives them to a character; items are put on. */
  holds(number: number, ...ids: readonly string[]): this {
    const character = this.character(number);
    for (const id of ids) {
      const card = this.taken(id);
      switch (cards[card].class) {
        case 'consumable':
          character.consumables.push(card);
          break;
        case 'prayer':
        case 'ritual':
          character.mystics.push(card);
          break;
        case 'recipe':
          character.recipes.push(card);
          break;
        case 'companion':
          character.companions.push(card);
          break;
        case 'ability':
          character.abilities.push(card);
          break;
        default:
          character.items.push(card);
      }
    }
    return this;
  }

  wears(number: number, ...ids: readonly string[]): this {
    this.holds(number, ...ids);
    for (const id of ids) this.character(number).equipped.push(this.cardOf(number, id));
    return this;
  }

  /** Only these items, all of them put on. */
  wearsOnly(number: number, ...ids: readonly string[]): this {
    this.with(number, { items: [], equipped: [] });
    return this.wears(number, ...ids);
  }

  /** What a deck gives next, the first card first. */
  deckBegins(deck: DeckName, ...ids: readonly string[]): this {
    const found = ids.map(id => this.taken(id));
    this.s.decks[DECKS.indexOf(deck)].push(...found.reverse());
    return this;
  }

  at(node: NodeId): this {
    this.s.node = nodeNamed(node);
    return this;
  }

  /** The next dice show these faces. */
  dice(...faces: readonly Face[]): this {
    loadDice(this.s, ...faces);
    return this;
  }

  /** A copy that nobody has; a consumable is never scarce. */
  taken(id: string): Card {
    const first = cardNamed(id);
    if (cards[first].class === 'consumable') return first;
    const piles = [...this.s.decks, ...this.s.discards, this.s.setAside];
    for (const pile of piles) {
      const place = pile.findIndex(card => cards[card].id === id);
      if (place !== -1) return pile.splice(place, 1)[0];
    }
    return first;
  }

  // ── Looking ──────────────────────────────────────────────────────────────────────────────────────────────────────

  value(number: number, stat: Stat): number {
    return valueOf(this.s, number - 1, STAT[stat]);
  }

  skill(number: number, skill: Skill): number {
    return this.value(number, skill);
  }

  statuses(number: number): string[] {
    return STATUSES.filter(status => (this.character(number).statuses & bit(STATUS[status])) !== 0);
  }

  cardOf(number: number, id: string): Card {
    const { items, mystics, consumables, recipes, companions, abilities, powers } = this.character(number);
    const held = [...items, ...mystics, ...consumables, ...recipes, ...companions, ...abilities, ...powers];
    const found = held.findLast(card => cards[card].id === id);
    if (found === undefined) throw new Error(`Character ${number} has no ${id}.`);
    return found;
  }

  items(number: number): string[] {
    return this.character(number).items.map(card => cards[card].id);
  }

  consumables(number: number): string[] {
    return this.character(number).consumables.map(card => cards[card].id);
  }

  get node(): string {
    return nodes[this.s.node].id;
  }

  get leader(): number {
    return this.s.leader + 1;
  }

  /** Actions of one kind that are offered now, as what they are about. */
  actions(kind: ActionKind): number[] {
    return this.offered.flatMap(c => (typeof c === 'number' && actionKind(c) === kind ? [aboutOf(c)] : []));
  }

  /** The ids of services that are offered now. */
  get servicesOffered(): string[] {
    return this.actions('serve').map(number => services[number].id);
  }

  serves(id: string): this {
    return this.chooses(
      action(
        'serve',
        services.findIndex(service => service.id === id),
      ),
    );
  }

  // ── On a map ───────────────────────────────────────────────────────────────────────────────────────────────────────

  member(who: Member = 0): Character {
    return this.s.party[who];
  }

  /** By the order of spawning. */
  foe(n = 0): FoeFigure {
    return this.s.foes[n];
  }

  /** Where somebody stands: `E7`. */
  where(figure: Figure): string {
    return named(isFoe(figure) ? this.s.foes[figure - FOE].space : this.s.party[figure].space);
  }

  // ── What a character does ──────────────────────────────────────────────────────────────────────────────────────────

  moves(to: SpaceName): this {
    return this.chooses(moveTo(to));
  }

  /** Reactions are let pass. */
  attacks(weapon: string, foe = 0): this {
    return this.chooses(strike(weapon, foe, this.s)).passing();
  }

  /** Uses a clause of a card; reactions are let pass. */
  uses(card: string, place = 0): this {
    return this.chooses(action('use', held(this.s, card) * 4 + place)).passing();
  }

  /** Nobody reacts. */
  passing(): this {
    while (this.asking.endsWith(' react')) this.chooses('pass');
    return this;
  }

  /** Ends its turn, Equip/Trade included. */
  ends(): this {
    this.chooses('done');
    while (this.asking.endsWith(' equip')) this.chooses('done');
    return this.passing();
  }

  /** Every attack so far: who, whom, the die that counted, whether it hit. */
  get blows(): string[] {
    return this.told('attackMade').map(({ by, target, natural, hit }) => `${by}>${target} ${natural}${hit ? '!' : ''}`);
  }

  has(status: Status, who: Member = 0): boolean {
    return (this.s.party[who].statuses & bit(STATUS[status])) !== 0;
  }

  /** Steps of everybody, in order: `10: B1 B2 …`. */
  walks(figure: Figure): string[] {
    return this.told('walked')
      .filter(told => told.figure === figure)
      .map(({ to }) => named(to));
  }
}

export const moveTo = (to: SpaceName): number => action('move', spaceNamed(to));
export const unarmed = (foe = 0): number => action('attack', FOE + foe);

/** The copy of a card that somebody carries. */
export function held(s: FolkloreState, id: string): number {
  const first = cardNamed(id);
  for (const { items, abilities, consumables, mystics, powers } of s.party) {
    for (const card of [...items, ...abilities, ...consumables, ...mystics, ...powers])
      if (cards[card].id === id) return card;
  }
  return first;
}
export const strike = (weapon: string, foe: number, s: FolkloreState): number =>
  action('attack', (held(s, weapon) + 1) * 100 + FOE + foe);
export const hurl = (weapon: string, foe: number, s: FolkloreState): number =>
  action('throw', (held(s, weapon) + 1) * 100 + FOE + foe);
