import type { General, Hero, RealmState } from './state.ts';
import { copyBattle, copyRoll } from './view.ts';

/** The kernel's copy made for this state: a benchmark asked for it (`npm run bench`, fork). */
export function copy(s: RealmState): RealmState {
  return {
    agenda: s.agenda.slice(), // frames never change
    chance: s.chance.slice(),
    outcome: s.outcome, // never changes once set
    terms: s.terms, // never changes at all
    seats: s.seats,
    phase: s.phase,
    turn: s.turn,
    active: s.active,
    heroes: s.heroes.map(copyHero),
    fallen: s.fallen.slice(),
    generals: s.generals.map(copyGeneral),
    minions: s.minions.slice(),
    crowd: s.crowd.slice(),
    crystals: s.crystals.slice(),
    gates: s.gates.slice(),
    supply: s.supply.slice(),
    crystalSupply: s.crystalSupply,
    gateSupply: s.gateSupply,
    heroDeck: s.heroDeck.slice(),
    heroDiscard: s.heroDiscard.slice(),
    removed: s.removed.slice(),
    questDeck: s.questDeck.slice(),
    questDiscard: s.questDiscard.slice(),
    questBox: s.questBox.slice(),
    darkDeck: s.darkDeck.slice(),
    darkDiscard: s.darkDiscard.slice(),
    darkKnown: s.darkKnown,
    visions: s.visions.slice(),
    visionsKept: s.visionsKept.slice(),
    slainBox: s.slainBox.slice(),
    rumors: s.rumors,
    teleported: s.teleported,
    activeDied: s.activeDied,
    roll: s.roll === null ? null : copyRoll(s.roll),
    battle: s.battle === null ? null : copyBattle(s.battle),
    night: {
      left: s.night.left,
      number: s.night.number,
      faceUp: s.night.faceUp,
      generalOnly: s.night.generalOnly,
      cancelled: s.night.cancelled,
      held: s.night.held,
    },
    passed: s.passed.slice(),
    lostBy: s.lostBy,
  };
}

function copyHero(h: Hero): Hero {
  return {
    hero: h.hero,
    seat: h.seat,
    space: h.space,
    up: h.up,
    down: h.down,
    lost: h.lost,
    bonus: h.bonus,
    hand: h.hand.slice(),
    known: h.known.slice(),
    quest: h.quest,
    progress: h.progress,
    completed: h.completed.slice(),
    spent: h.spent.slice(),
    slain: h.slain.slice(),
    style: h.style,
    form: h.form,
    ambush: h.ambush,
    freshMount: h.freshMount,
  };
}

function copyGeneral(g: General): General {
  return { step: g.step, life: g.life, healsFrom: g.healsFrom, spied: g.spied };
}
