/** What each seat may see (SPEC 6, REA-R7), built up into a shape of its own. */
import type { Seat, Viewer } from '@vesper/kernel';
import { darknessCards } from './content/darkness.ts';
import { generals } from './content/generals.ts';
import { MonarchCity } from './content/map.ts';
import { NEXT } from './content/types.ts';
import type { Colour } from './content/types.ts';
import { NONE } from './state.ts';
import type { Battle, Hero, HeroView, RealmState, RealmView, Roll } from './state.ts';
import { generalSpace, isMajor, topLife, warStatus } from './table.ts';

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
