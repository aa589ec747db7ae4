/** What each seat may see (REA-R7), built up into a shape of its own. */
import type { Seat, Viewer } from '@vesper/kernel';
import { darknessCards } from './content/darkness.ts';
import { generals } from './content/generals.ts';
import { MonarchCity } from './content/map.ts';
import { NEXT } from './content/types.ts';
import type { Card, Colour, DarkCard, HeroId, Quest, Space } from './content/types.ts';
import { NONE } from './state.ts';
import type { Battle, General, Hero, Night, Phase, RealmState, Roll, Slot, Terms } from './state.ts';
import { generalSpace, isMajor, topLife, warStatus } from './table.ts';

export interface HeroView extends Readonly<Omit<Hero, 'hand' | 'known' | 'completed' | 'spent' | 'slain'>> {
  /** Cards this viewer may see; with closed hands of another seat only those everybody knows. */
  readonly hand: readonly Card[];
  readonly handSize: number;
  readonly known: readonly Card[];
  readonly completed: readonly Quest[];
  readonly spent: readonly Quest[];
  readonly slain: readonly Colour[];
}

/** Everything a seat or a spectator may know (REA-R7). */
export interface RealmView {
  readonly viewer: Seat | 'spectator';
  readonly terms: Terms;
  readonly seats: number;
  readonly phase: Phase;
  readonly turn: number;
  readonly active: Slot;
  readonly heroes: readonly HeroView[];
  readonly fallen: readonly HeroId[];
  readonly generals: readonly (Readonly<General> & {
    readonly space: Space;
    readonly topLife: number;
    readonly major: boolean;
    /** Darkness cards still in the deck that would move it from where it stands. */
    readonly threats: number;
  })[];
  readonly minions: readonly number[];
  readonly crowd: readonly number[];
  readonly crystals: readonly number[];
  readonly gates: readonly number[];
  readonly supply: readonly number[];
  readonly crystalSupply: number;
  readonly gateSupply: number;
  readonly war: 'early' | 'mid' | 'late';
  readonly heroDeckSize: number;
  /** Hero cards that are neither seen nor discarded, without order: the deck, and other seats' closed hands. */
  readonly heroUnseen: readonly Card[];
  readonly heroDiscard: readonly Card[];
  readonly removed: readonly Card[];
  readonly questDeckSize: number;
  readonly questUnseen: readonly Quest[];
  readonly questDiscard: readonly Quest[];
  readonly questBox: readonly Quest[];
  readonly darkDeckSize: number;
  readonly darkUnseen: readonly DarkCard[];
  /** The next cards of the Darkness deck as far as they are known, the next one first. */
  readonly darkKnown: readonly DarkCard[];
  readonly darkDiscard: readonly DarkCard[];
  readonly visions: readonly DarkCard[];
  readonly visionsKept: readonly DarkCard[];
  readonly rumors: number;
  readonly teleported: boolean;
  readonly roll: Readonly<Roll> | null;
  readonly battle: Readonly<Battle> | null;
  readonly night: Readonly<Night>;
  readonly lostBy: string;
  readonly outcome: RealmState['outcome'];
}

export function view(s: RealmState, viewer: Viewer): RealmView {
  return {
    viewer,
    terms: { ...s.terms },
    seats: s.seats,
    phase: s.phase,
    turn: s.turn,
    active: s.active,
    heroes: s.heroes.map(hero => heroView(s, hero, viewer)),
    fallen: s.fallen.slice(),
    generals: s.generals.map((general, colour) => ({
      step: general.step,
      life: general.life,
      healsFrom: general.healsFrom,
      spied: general.spied,
      space: generalSpace(s, colour),
      topLife: topLife(s, colour),
      major: isMajor(s, colour),
      threats: threatsOf(s, colour),
    })),
    minions: s.minions.slice(),
    crowd: s.crowd.slice(),
    crystals: s.crystals.slice(),
    gates: s.gates.slice(),
    supply: s.supply.slice(),
    crystalSupply: s.crystalSupply,
    gateSupply: s.gateSupply,
    war: warStatus(s),
    heroDeckSize: s.heroDeck.length,
    heroUnseen: heroUnseen(s, viewer),
    heroDiscard: s.heroDiscard.slice(),
    removed: s.removed.slice(),
    questDeckSize: s.questDeck.length,
    questUnseen: sorted(s.questDeck),
    questDiscard: s.questDiscard.slice(),
    questBox: s.questBox.slice(),
    darkDeckSize: s.darkDeck.length,
    darkUnseen: sorted(s.darkDeck.slice(0, s.darkDeck.length - s.darkKnown)),
    darkKnown: s.darkDeck.slice(s.darkDeck.length - s.darkKnown).reverse(),
    darkDiscard: s.darkDiscard.slice(),
    visions: s.visions.slice(),
    visionsKept: s.visionsKept.slice(),
    rumors: s.rumors,
    teleported: s.teleported,
    roll: s.roll === null ? null : copyRoll(s.roll),
    battle: s.battle === null ? null : copyBattle(s.battle),
    night: { ...s.night },
    lostBy: s.lostBy,
    outcome: s.outcome,
  };
}

/** Whether a viewer sees this hero's whole hand: all do, unless hands are closed and the match still runs. */
export function seesHand(s: RealmState, seat: Seat, viewer: Viewer): boolean {
  return s.terms.openHands || viewer === seat || s.outcome !== null;
}

function heroView(s: RealmState, hero: Hero, viewer: Viewer): HeroView {
  const seen = seesHand(s, hero.seat, viewer);
  return {
    hero: hero.hero,
    seat: hero.seat,
    space: hero.space,
    up: hero.up,
    down: hero.down,
    lost: hero.lost,
    bonus: hero.bonus,
    hand: seen ? hero.hand.slice() : hero.known.slice(),
    handSize: hero.hand.length,
    known: hero.known.slice(),
    quest: hero.quest,
    progress: hero.progress,
    completed: hero.completed.slice(),
    spent: hero.spent.slice(),
    slain: hero.slain.slice(),
    style: hero.style,
    form: hero.form,
    ambush: hero.ambush,
    freshMount: hero.freshMount,
  };
}

/** The Hero cards a viewer has not seen: the deck, and what others hold in closed hands. */
function heroUnseen(s: RealmState, viewer: Viewer): number[] {
  const unseen = s.heroDeck.slice();
  for (const hero of s.heroes) {
    if (seesHand(s, hero.seat, viewer)) continue;
    for (const card of hero.hand) if (!hero.known.includes(card)) unseen.push(card);
  }
  return sorted(unseen);
}

/** Darkness cards in the deck that would move a General from where it stands; their number is open, their order is not. */
function threatsOf(s: RealmState, general: Colour): number {
  if (generalSpace(s, general) === NONE) return 0;
  const next = generals[general].route[s.generals[general].step + 1] ?? MonarchCity;
  let threats = 0;
  for (const card of s.darkDeck) {
    const part = darknessCards[card].general;
    if (part !== null && part.who === general && (part.to === NEXT || part.to === next)) threats++;
  }
  return threats;
}

export function copyRoll(roll: Roll): Roll {
  return {
    slot: roll.slot,
    kind: roll.kind,
    space: roll.space,
    colours: roll.colours.slice(),
    faces: roll.faces.slice(),
    modifiers: roll.modifiers.slice(),
    used: roll.used.slice(),
  };
}

export function copyBattle(battle: Battle): Battle {
  return {
    general: battle.general,
    attackers: battle.attackers.slice(),
    committed: battle.committed.map(cards => cards.slice()),
    dice: battle.dice.slice(),
    findMagicGate: battle.findMagicGate.slice(),
    hits: battle.hits.slice(),
    ones: battle.ones.slice(),
    rolled: battle.rolled.slice(),
    order: battle.order.slice(),
    blessed: battle.blessed,
    life: battle.life,
  };
}

function sorted(cards: readonly number[]): number[] {
  return cards.slice().sort((a, b) => a - b);
}
