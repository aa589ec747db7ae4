// Written by `npm run copies` from the type of the state. What is readonly all the way down is shared.
import { copyLists } from '@vesper/kernel';
import type { RealmState, PublicHero, PublicGeneral, PublicTable } from './state.ts';

function copyHeroes(from: RealmState['heroes']): RealmState['heroes'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const it = to[i];
    to[i] = {
      hero: it.hero,
      seat: it.seat,
      space: it.space,
      up: it.up,
      down: it.down,
      lost: it.lost,
      bonus: it.bonus,
      hand: it.hand.slice(),
      known: it.known.slice(),
      quest: it.quest,
      progress: it.progress,
      completed: it.completed.slice(),
      spent: it.spent.slice(),
      slain: it.slain.slice(),
      style: it.style,
      form: it.form,
      ambush: it.ambush,
      freshMount: it.freshMount,
    };
  }
  return to;
}

function copyGenerals(from: RealmState['generals']): RealmState['generals'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const it = to[i];
    to[i] = {
      step: it.step,
      life: it.life,
      healsFrom: it.healsFrom,
      spied: it.spied,
    };
  }
  return to;
}

function copyRoll(from: NonNullable<RealmState['roll']>): NonNullable<RealmState['roll']> {
  return {
    slot: from.slot,
    kind: from.kind,
    space: from.space,
    colours: from.colours.slice(),
    faces: from.faces.slice(),
    modifiers: from.modifiers.slice(),
    used: from.used.slice(),
  };
}

function copyBattle(from: NonNullable<RealmState['battle']>): NonNullable<RealmState['battle']> {
  return {
    general: from.general,
    attackers: from.attackers.slice(),
    committed: copyLists(from.committed),
    dice: from.dice.slice(),
    findMagicGate: from.findMagicGate.slice(),
    hits: from.hits.slice(),
    ones: from.ones.slice(),
    rolled: from.rolled.slice(),
    order: from.order.slice(),
    blessed: from.blessed,
    life: from.life,
  };
}

function copyNight(from: RealmState['night']): RealmState['night'] {
  return {
    left: from.left,
    number: from.number,
    faceUp: from.faceUp,
    generalOnly: from.generalOnly,
    cancelled: from.cancelled,
    held: from.held,
  };
}

export function copy(from: RealmState): RealmState {
  return {
    seats: from.seats,
    agenda: from.agenda.slice(),
    chance: from.chance.slice(),
    outcome: from.outcome,
    terms: from.terms,
    phase: from.phase,
    turn: from.turn,
    active: from.active,
    heroes: copyHeroes(from.heroes),
    fallen: from.fallen.slice(),
    generals: copyGenerals(from.generals),
    minions: from.minions.slice(),
    crowd: from.crowd.slice(),
    crystals: from.crystals.slice(),
    gates: from.gates.slice(),
    supply: from.supply.slice(),
    crystalSupply: from.crystalSupply,
    gateSupply: from.gateSupply,
    heroDeck: from.heroDeck.slice(),
    heroDiscard: from.heroDiscard.slice(),
    removed: from.removed.slice(),
    questDeck: from.questDeck.slice(),
    questDiscard: from.questDiscard.slice(),
    questBox: from.questBox.slice(),
    darkDeck: from.darkDeck.slice(),
    darkDiscard: from.darkDiscard.slice(),
    darkKnown: from.darkKnown,
    visions: from.visions.slice(),
    visionsKept: from.visionsKept.slice(),
    slainBox: from.slainBox.slice(),
    rumors: from.rumors,
    teleported: from.teleported,
    activeDied: from.activeDied,
    roll: from.roll === null ? null : copyRoll(from.roll),
    battle: from.battle === null ? null : copyBattle(from.battle),
    night: copyNight(from.night),
    passed: from.passed.slice(),
    lostBy: from.lostBy,
  };
}

export function publicHero(from: PublicHero): PublicHero {
  return {
    hero: from.hero,
    seat: from.seat,
    space: from.space,
    up: from.up,
    down: from.down,
    lost: from.lost,
    bonus: from.bonus,
    known: from.known.slice(),
    quest: from.quest,
    progress: from.progress,
    completed: from.completed.slice(),
    spent: from.spent.slice(),
    slain: from.slain.slice(),
    style: from.style,
    form: from.form,
    ambush: from.ambush,
    freshMount: from.freshMount,
  };
}

export function publicGeneral(from: PublicGeneral): PublicGeneral {
  return {
    step: from.step,
    life: from.life,
    healsFrom: from.healsFrom,
    spied: from.spied,
  };
}

export function publicTable(from: PublicTable): PublicTable {
  return {
    seats: from.seats,
    outcome: from.outcome,
    terms: from.terms,
    phase: from.phase,
    turn: from.turn,
    active: from.active,
    fallen: from.fallen.slice(),
    minions: from.minions.slice(),
    crowd: from.crowd.slice(),
    crystals: from.crystals.slice(),
    gates: from.gates.slice(),
    supply: from.supply.slice(),
    crystalSupply: from.crystalSupply,
    gateSupply: from.gateSupply,
    heroDiscard: from.heroDiscard.slice(),
    removed: from.removed.slice(),
    questDiscard: from.questDiscard.slice(),
    questBox: from.questBox.slice(),
    darkDiscard: from.darkDiscard.slice(),
    visions: from.visions.slice(),
    visionsKept: from.visionsKept.slice(),
    rumors: from.rumors,
    teleported: from.teleported,
    roll: from.roll === null ? null : copyRoll(from.roll),
    battle: from.battle === null ? null : copyBattle(from.battle),
    night: copyNight(from.night),
    lostBy: from.lostBy,
  };
}
