/**
 * Arranges a table in the middle of a match, and lets its heroes play on through the kernel as people would.
 *
 * @example
 * const t = arrange({ heroes: [{ hero: Dwarf, at: BountyBay }], minions: { [BountyBay]: { blue: 2, black: 1 } } });
 * t.dice(4, 5, 3).does({ action: 'engage', colour: NONE });
 * expect(t.minions(BountyBay, BLUE)).toBe(1);
 */
import { start } from '@vesper/kernel';
import type { Options, Seat } from '@vesper/kernel';
import type { RealmFrame } from '../agenda.ts';
import { HERO_CARDS } from '../content/cards.ts';
import { darknessCards, PUBLISHED_DARKNESS } from '../content/darkness.ts';
import { MINIONS_EACH } from '../content/generals.ts';
import { heroes as heroCards } from '../content/heroes.ts';
import { DancingStones, MonarchCity } from '../content/map.ts';
import { quests as questCards } from '../content/quests.ts';
import { COLOURS } from '../content/types.ts';
import type { Card, Colour, DarkCard, HeroId, Quest, Space } from '../content/types.ts';
import { realm } from '../game.ts';
import { emptySlot } from '../setup.ts';
import type { General, Hero, RealmState, Slot } from '../state.ts';
import { Table } from './table.ts';

export interface AtSlot extends Partial<Omit<Hero, 'hero' | 'space' | 'hand' | 'seat'>> {
  readonly hero: HeroId;
  /** Monarch City, if left out. */
  readonly at?: Space;
  readonly hand?: readonly Card[];
}

const NAMES = ['green', 'black', 'red', 'blue'] as const;
type Minions = { readonly [name in (typeof NAMES)[number]]?: number };

export interface Arrangement {
  /** By slot; all tokens up, no cards, no quest, unless said otherwise. */
  readonly heroes: readonly AtSlot[];
  /** One per hero, if left out. */
  readonly seats?: number;
  readonly options?: Options;
  /** 0, if left out. */
  readonly active?: Slot;
  /** 5, if left out. */
  readonly turn?: number;
  readonly minions?: { readonly [space: Space]: Minions };
  readonly crystals?: { readonly [space: Space]: number };
  /** Dancing Stones only, if left out. */
  readonly gates?: readonly Space[];
  /** By colour; on step 0 with full life, if left out. Life 0 = defeated earlier. */
  readonly generals?: { readonly [colour: Colour]: Partial<General> };
  /** Tokens left in the supply, where a test needs fewer than the rest. */
  readonly supply?: { readonly [colour: Colour]: number };
  readonly crystalSupply?: number;
  /** From the top; the cards that lie nowhere else follow. */
  readonly heroDeck?: readonly Card[];
  readonly heroDiscard?: readonly Card[];
  readonly removed?: readonly Card[];
  readonly questDeck?: readonly Quest[];
  readonly questDiscard?: readonly Quest[];
  readonly questBox?: readonly Quest[];
  readonly darkDeck?: readonly DarkCard[];
  readonly darkDiscard?: readonly DarkCard[];
  /** These decks hold only what was said. */
  readonly short?: boolean;
  /** What happens first: the action decision of the active hero's Daytime, if left out. */
  readonly first?: readonly RealmFrame[];
}

export function arrange(wanted: Arrangement): Table {
  const seats = wanted.seats ?? wanted.heroes.length;
  const perSeat = String(wanted.heroes.length / seats);
  const options = { heroSelection: 'dealt', heroesPerSeat: perSeat, ...wanted.options };
  const match = start(realm, { seats, options, seed: 'arranged' });
  const s = match.state;
  s.phase = 'day';
  s.active = wanted.active ?? 0;
  s.turn = wanted.turn ?? 5;
  s.rumors = 0;
  s.teleported = false;
  s.activeDied = false;
  s.fallen = [];
  s.roll = null;
  s.battle = null;
  s.heroes = wanted.heroes.map((hero, slot) => heroOf(hero, slot % seats));
  clearBoard(s, wanted);
  dealPiles(s, wanted);
  s.agenda = (wanted.first ?? [{ do: 'day' }]).toReversed();
  match.log = [];
  return new Table(match).goOn();
}

function heroOf(wanted: AtSlot, seat: Seat): Hero {
  const { hero, at, hand, ...rest } = wanted;
  const { life } = heroCards[hero];
  return {
    ...emptySlot(seat),
    hero,
    space: at ?? MonarchCity,
    up: life - (rest.down ?? 0) - (rest.lost ?? 0),
    hand: [...(hand ?? [])],
    ...rest,
  };
}

function clearBoard(s: RealmState, wanted: Arrangement): void {
  s.minions.fill(0);
  s.crowd.fill(0);
  s.crystals.fill(0);
  s.gates.fill(0);
  s.supply.fill(MINIONS_EACH);
  for (const [space, minions] of Object.entries(wanted.minions ?? {})) {
    NAMES.forEach((name, colour) => {
      const n = minions[name] ?? 0;
      s.minions[Number(space) * COLOURS + colour] += n;
      s.crowd[Number(space)] += n;
      s.supply[colour] -= n;
    });
  }
  for (const [colour, left] of Object.entries(wanted.supply ?? {})) s.supply[Number(colour)] = left;
  s.crystalSupply = 12;
  for (const [space, n] of Object.entries(wanted.crystals ?? {})) {
    s.crystals[Number(space)] = n;
    s.crystalSupply -= n;
  }
  if (wanted.crystalSupply !== undefined) s.crystalSupply = wanted.crystalSupply;
  s.gateSupply = 5;
  for (const space of wanted.gates ?? [DancingStones]) {
    s.gates[space] = 1;
    s.gateSupply--;
  }
  s.generals.forEach((general, colour) => {
    general.step = 0;
    Object.assign(general, wanted.generals?.[colour]);
  });
}

function dealPiles(s: RealmState, wanted: Arrangement): void {
  s.heroDiscard = [...(wanted.heroDiscard ?? [])];
  s.removed = [...(wanted.removed ?? [])];
  const held = s.heroes.flatMap(({ hand }) => hand);
  s.heroDeck = deck(HERO_CARDS, wanted.heroDeck, [...held, ...s.heroDiscard, ...s.removed], wanted.short);

  s.questDiscard = [...(wanted.questDiscard ?? [])];
  s.questBox = [...(wanted.questBox ?? [])];
  const pursued = s.heroes.flatMap(({ quest, completed }) => [quest, ...completed]);
  s.questDeck = deck(questCards.length, wanted.questDeck, [...pursued, ...s.questDiscard, ...s.questBox], wanted.short);

  s.darkDiscard = [...(wanted.darkDiscard ?? [])];
  const dark = Math.min(darknessCards.length, PUBLISHED_DARKNESS + s.terms.quietExtra);
  s.darkDeck = deck(dark, wanted.darkDeck, s.darkDiscard, wanted.short);
  s.darkKnown = 0;
}

/** A deck with these cards on top and all that lie nowhere else below. */
function deck(size: number, top: readonly number[] = [], elsewhere: readonly number[], short = false): number[] {
  const rest = Array.from({ length: size }, (_, card) => card).filter(
    card => !top.includes(card) && !elsewhere.includes(card),
  );
  return short ? top.toReversed() : [...rest, ...top.toReversed()];
}
