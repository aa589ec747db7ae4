/**
 * Arranges a table in the middle of a match, and lets its seats play on through the kernel as people would.
 *
 * @example
 * const t = arrange({ A: { line: ['AT1', 'AZ1'], lair: ['MON-GOB'], damage: { AT1: 1 } }, cards: ['C101'] });
 * t.plans('A', { creatures: ['MON-GOB'] });
 * expect(t.line('A')).toEqual(['AZ1 1/3']);
 */
import { LETTERS } from '@vesper/checkers/testTable';
import type { Letter } from '@vesper/checkers/testTable';
import { has, start, takeOut } from '@vesper/kernel';
import type { Options } from '@vesper/kernel';
import type { DungeonFrame } from '../agenda.ts';
import { tent } from '../content/adventurers.ts';
import { roundsPerCombat } from '../content/calendar.ts';
import { combatDeck } from '../content/combatCards.ts';
import { CREATURES, creatureOf } from '../content/creatures.ts';
import { ITEMS } from '../content/items.ts';
import { EARTH, NONE } from '../state.ts';
import type { DungeonState, Phase, Player } from '../state.ts';
import { dungeon } from '../game.ts';
import { enterLair } from '../rules/lair.ts';
import { improvementOf, roomOf } from '../asking.ts';
import { card, cell, kind, pet, tile, trap, who } from './pieces.ts';
import { Table } from './table.ts';

export interface AtSeat extends Partial<
  Pick<Player, 'food' | 'gold' | 'imps' | 'busyImps' | 'redMarks' | 'mourning' | 'busyTokens' | 'inaccessible'>
> {
  /** 5, if left out. */
  readonly evil?: number;
  /** Tiles by cell, beside tunnels at c3r1, c3r2 and c3r3 or instead of them. */
  readonly dungeon?: { readonly [cell: string]: string };
  readonly conquered?: readonly string[];
  /** Creature kinds, in the order of hiring. */
  readonly lair?: readonly string[];
  /** The first of each of these kinds is face down, or an expert. */
  readonly knockedOut?: readonly string[];
  readonly experts?: readonly string[];
  readonly line?: readonly string[];
  readonly damage?: { readonly [adventurer: string]: number };
  readonly prison?: readonly string[];
  readonly traps?: readonly string[];
  /** Nobody else knows them; `openPets` everybody does. */
  readonly pets?: readonly string[];
  readonly openPets?: readonly string[];
}

export interface Arrangement extends Partial<Readonly<Record<Letter, AtSeat>>> {
  /** 2, if left out. */
  readonly seats?: number;
  readonly options?: Options;
  /** 1, if left out. */
  readonly year?: number;
  /** The last of the year, if left out. */
  readonly season?: number;
  readonly phase?: Phase;
  readonly startingPlayer?: Letter;
  /** This year's Combat Cards from the first slot; harmless ones follow. */
  readonly cards?: readonly string[];
  /** Combat rounds that lie behind. */
  readonly revealed?: number;
  /** Items carried, by adventurer; solo tiles likewise. */
  readonly carried?: { readonly [adventurer: string]: number };
  readonly expansionOn?: { readonly [adventurer: string]: number };
  /** What happens first: a combat, if left out. The season ends afterwards. */
  readonly first?: readonly DungeonFrame[];
}

export function arrange(wanted: Arrangement): Table {
  const seats = wanted.seats ?? 2;
  const match = start(dungeon, { seats, options: wanted.options ?? {}, seed: 'arranged' });
  const s = match.state;
  s.year = wanted.year ?? 1;
  s.season = wanted.season ?? (s.terms.fs ? 4 : 3);
  s.phase = wanted.phase ?? 'battle';
  s.startingPlayer = LETTERS.indexOf(wanted.startingPlayer ?? 'A');
  s.revealed = wanted.revealed ?? 0;
  s.combats = s.year - 1;
  s.tent = tent(s.year, s.terms.paladins).toReversed();
  s.adventurerBox = s.year === 2 ? tent(1, s.terms.paladins) : [];
  s.entered = 0;
  s.combatCards[s.year - 1] = cardsFrom(s, wanted.cards ?? []);
  clearOffer(s);
  for (let seat = 0; seat < seats; seat++) seatPlayer(s, seat, wanted[LETTERS[seat]] ?? {});
  for (const [id, item] of Object.entries(wanted.carried ?? {})) s.carried[who(id)] = ITEMS * 3 + item;
  for (const [id, item] of Object.entries(wanted.expansionOn ?? {})) s.expansionOn[who(id)] = item;
  s.agenda = [{ do: 'endSeason' }, ...(wanted.first ?? [{ do: 'beginCombat' }]).toReversed()];
  match.log = [];
  return new Table(match).goOn();
}

/** What lay on offer or was about to arrive goes back under its stack. */
function clearOffer(s: DungeonState): void {
  s.creatureStack.unshift(...s.offeredCreatures.splice(0));
  s.roomStack.unshift(...s.offeredRooms.splice(0));
  s.adventurerStacks[0].unshift(...s.row.splice(0), ...s.nextRow.splice(0));
}

function cardsFrom(s: DungeonState, ids: readonly string[]): number[] {
  const chosen = ids.map(card);
  const rest = combatDeck(s.year, s.terms.fs).filter(other => !chosen.includes(other));
  return [...chosen, ...rest].slice(0, roundsPerCombat(s.terms.fs));
}

const NORMAL = { c3r1: 'tunnel', c3r2: 'tunnel', c3r3: 'tunnel' };

function seatPlayer(s: DungeonState, seat: number, wanted: AtSeat): void {
  const player = s.players[seat];
  const { food = 3, gold = 3, imps = 3, busyImps = 0, redMarks = 0, mourning = false, busyTokens = 0 } = wanted;
  Object.assign(player, { food, gold, imps, busyImps, redMarks, mourning, busyTokens });
  player.trollTokens = 0;
  player.inaccessible = [...(wanted.inaccessible ?? [1, 5])];
  player.drawn = [];
  player.setupCards = [];
  s.evil[seat] = wanted.evil ?? 5;

  player.dungeon.fill(EARTH);
  player.conquered.fill(0);
  for (const [at, what] of Object.entries({ ...NORMAL, ...wanted.dungeon })) {
    player.dungeon[cell(at)] = tile(what);
    if (has(s.roomStack, roomOf(tile(what)))) takeOut(s.roomStack, roomOf(tile(what)));
    const improvement = improvementOf(tile(what));
    if (has(s.improvementStack, improvement)) takeOut(s.improvementStack, improvement);
  }
  for (const at of wanted.conquered ?? []) player.conquered[cell(at)] = 1;

  player.lair = [];
  for (const id of wanted.lair ?? []) enterLair(s, seat, freeTile(s, kind(id)));
  for (const id of wanted.knockedOut ?? []) s.knockedOut[ofKind(player, id)] = 1;
  for (const id of wanted.experts ?? []) s.experts[kind(id)] = ofKind(player, id);

  player.line = (wanted.line ?? []).map(who);
  player.prison = (wanted.prison ?? []).map(who);
  for (const one of [...player.line, ...player.prison]) leaveStacks(s, one);
  for (const [id, n] of Object.entries(wanted.damage ?? {})) s.damage[who(id)] = n;

  player.traps = (wanted.traps ?? []).map(trap).sort((a, b) => a - b);
  for (const one of player.traps) takeOut(s.trapDeck, one);
  player.openPets = (wanted.openPets ?? []).map(pet);
  player.pets = [...player.openPets, ...(wanted.pets ?? []).map(pet)].sort((a, b) => a - b);
  for (const one of player.pets) if (has(s.petStack, one)) takeOut(s.petStack, one);
}

/** A tile of this kind that lies in no lair. */
function freeTile(s: DungeonState, wanted: number): number {
  for (let creature = 0; creature < CREATURES; creature++) {
    if (creatureOf[creature] !== wanted || s.players.some(({ lair }) => has(lair, creature))) continue;
    if (has(s.creatureStack, creature)) takeOut(s.creatureStack, creature);
    return creature;
  }
  throw new Error(`There are not so many creatures of kind ${wanted}.`);
}

function ofKind(player: Player, id: string): number {
  return player.lair.find(creature => creatureOf[creature] === kind(id)) ?? NONE;
}

/** A paladin in a line has left the tent. */
function leaveStacks(s: DungeonState, adventurer: number): void {
  for (const stack of [...s.adventurerStacks, s.adventurerBox]) if (has(stack, adventurer)) takeOut(stack, adventurer);
  if (!has(s.tent, adventurer)) return;
  takeOut(s.tent, adventurer);
  s.entered++;
}
