// Written by `npm run copies` from the type of the state. What is readonly all the way down is shared.
import { copyLists } from '@vesper/kernel';
import type { FolkloreState, PublicTable } from './state.ts';

function copyParty(from: FolkloreState['party']): FolkloreState['party'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const it = to[i];
    to[i] = {
      space: it.space,
      temporary: it.temporary.slice(),
      turns: it.turns,
      taken: it.taken,
      held: it.held,
      weaken: it.weaken,
      razor: it.razor,
      razorLeft: it.razorLeft,
      crushed: it.crushed,
      losesTurn: it.losesTurn,
      lostTurn: it.lostTurn,
      booklet: it.booklet,
      seat: it.seat,
      path: it.path,
      form: it.form,
      vita: it.vita,
      pp: it.pp,
      gp: it.gp,
      coins: it.coins,
      lore: it.lore,
      ap: it.ap,
      boons: it.boons,
      statuses: it.statuses,
      infection: it.infection,
      wanted: it.wanted,
      light: it.light,
      extraGp: it.extraGp,
      powers: it.powers.slice(),
      abilities: it.abilities.slice(),
      items: it.items.slice(),
      equipped: it.equipped.slice(),
      consumables: it.consumables.slice(),
      mystics: it.mystics.slice(),
      recipes: it.recipes.slice(),
      companions: it.companions.slice(),
      growth: it.growth.slice(),
      choices: it.choices.slice(),
      usedRound: it.usedRound.slice(),
      usedFight: it.usedFight.slice(),
      usedChapter: it.usedChapter.slice(),
      usedStory: it.usedStory.slice(),
      served: it.served.slice(),
      servedChapter: it.servedChapter.slice(),
      completed: it.completed,
      mark: it.mark,
      bounty: it.bounty,
      defending: it.defending,
      countered: it.countered,
      struck: it.struck.slice(),
      extraMoves: it.extraMoves,
      extraActs: it.extraActs,
    };
  }
  return to;
}

function copyFills(from: FolkloreState['fills']): FolkloreState['fills'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const it = to[i];
    to[i] = {
      card: it.card,
      with: it.with,
      left: it.left,
    };
  }
  return to;
}

function copyDeeds(from: FolkloreState['deeds']): FolkloreState['deeds'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const it = to[i];
    to[i] = {
      of: it.of,
      card: it.card,
      foe: it.foe,
      checker: it.checker,
      chosen: it.chosen,
      space: it.space,
      natural: it.natural,
      harder: it.harder,
      unpaid: it.unpaid,
    };
  }
  return to;
}

function copyRolls(from: FolkloreState['rolls']): FolkloreState['rolls'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const it = to[i];
    to[i] = {
      kind: it.kind,
      by: it.by,
      sides: it.sides,
      keep: it.keep,
      natural: it.natural,
      bonus: it.bonus,
      needed: it.needed,
      skill: it.skill,
      status: it.status,
      boon: it.boon,
    };
  }
  return to;
}

function copyAttacks(from: FolkloreState['attacks']): FolkloreState['attacks'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const it = to[i];
    to[i] = {
      by: it.by,
      target: it.target,
      weapon: it.weapon,
      how: it.how,
      isMelee: it.isMelee,
      isCounter: it.isCounter,
      row: it.row,
      index: it.index,
      natural: it.natural,
      total: it.total,
      isHit: it.isHit,
      isCancelled: it.isCancelled,
      damage: it.damage,
      extraDamage: it.extraDamage,
      lost: it.lost,
    };
  }
  return to;
}

function copyWindows(from: FolkloreState['windows']): FolkloreState['windows'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const it = to[i];
    to[i] = {
      trigger: it.trigger,
      figure: it.figure,
      other: it.other,
      passed: it.passed,
      used: it.used.slice(),
    };
  }
  return to;
}

function copyVisit(from: FolkloreState['visit']): FolkloreState['visit'] {
  return {
    node: from.node,
    row: from.row.slice(),
    commission: from.commission.slice(),
    barred: from.barred,
    bartered: from.bartered,
    banned: from.banned,
    bought: from.bought,
    tried: from.tried,
  };
}

function copySkirmish(from: FolkloreState['skirmish']): FolkloreState['skirmish'] {
  return {
    isRunning: from.isRunning,
    round: from.round,
    first: from.first,
    kinds: from.kinds.slice(),
    strength: from.strength.slice(),
    skips: from.skips.slice(),
    rollsLow: from.rollsLow.slice(),
    mods: copyLists(from.mods),
    defends: from.defends.slice(),
    losesTurn: from.losesTurn.slice(),
  };
}

function copyScene(from: FolkloreState['scene']): FolkloreState['scene'] {
  return {
    scene: from.scene,
    round: from.round,
    first: from.first,
    terrain: from.terrain.slice(),
    flames: from.flames.slice(),
    snares: from.snares.slice(),
    searched: from.searched.slice(),
    used: from.used,
    passed: from.passed,
    tries: from.tries.slice(),
    rescued: from.rescued,
    fired: from.fired,
    due: from.due,
    flags: from.flags.slice(),
    foeRules: from.foeRules.slice(),
    hasWon: from.hasWon,
    defeated: from.defeated.slice(),
    outcome: from.outcome,
    isReached: from.isReached,
    tried: from.tried,
    paidFoes: from.paidFoes.slice(),
    paidSpaces: from.paidSpaces.slice(),
    paidFeatures: from.paidFeatures,
    resets: from.resets,
  };
}

function copyEncounter(from: FolkloreState['encounter']): FolkloreState['encounter'] {
  return {
    isRunning: from.isRunning,
    round: from.round,
    first: from.first,
    paid: from.paid.slice(),
    lootKinds: from.lootKinds.slice(),
    acting: from.acting,
    leads: from.leads,
    hasFallen: from.hasFallen,
    faulted: from.faulted.slice(),
    deeds: from.deeds,
  };
}

function copyTurn(from: FolkloreState['turn']): FolkloreState['turn'] {
  return {
    who: from.who,
    form: from.form,
    stride: from.stride,
    acts: from.acts,
    interacts: from.interacts,
    hasMoved: from.hasMoved,
    evading: from.evading,
    isEquipping: from.isEquipping,
    next: from.next.slice(),
  };
}

function copyFoes(from: FolkloreState['foes']): FolkloreState['foes'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const it = to[i];
    to[i] = {
      space: it.space,
      temporary: it.temporary.slice(),
      turns: it.turns,
      taken: it.taken,
      held: it.held,
      weaken: it.weaken,
      razor: it.razor,
      razorLeft: it.razorLeft,
      crushed: it.crushed,
      losesTurn: it.losesTurn,
      lostTurn: it.lostTurn,
      kind: it.kind,
      vita: it.vita,
      maxVita: it.maxVita,
      fellAt: it.fellAt,
      halved: it.halved,
      halfDue: it.halfDue,
      immobilized: it.immobilized,
      spooked: it.spooked,
      summoned: it.summoned,
    };
  }
  return to;
}

export function copy(from: FolkloreState): FolkloreState {
  return {
    seats: from.seats,
    agenda: from.agenda.slice(),
    chance: from.chance.slice(),
    outcome: from.outcome,
    terms: from.terms,
    party: copyParty(from.party),
    leader: from.leader,
    isNight: from.isNight,
    node: from.node,
    left: from.left,
    marks: from.marks,
    worldTurns: from.worldTurns,
    chapterTurns: from.chapterTurns,
    hasRested: from.hasRested,
    chapter: from.chapter,
    step: from.step,
    nextStep: from.nextStep,
    destination: from.destination,
    isReturning: from.isReturning,
    stepNode: from.stepNode,
    inWorldTurn: from.inWorldTurn,
    visited: from.visited,
    flags: from.flags.slice(),
    clockLimit: from.clockLimit,
    clock: from.clock,
    fallsLater: from.fallsLater,
    decks: copyLists(from.decks),
    discards: copyLists(from.discards),
    setAside: from.setAside.slice(),
    event: from.event,
    exhausted: from.exhausted.slice(),
    broken: from.broken.slice(),
    corroded: from.corroded.slice(),
    spent: from.spent.slice(),
    fills: copyFills(from.fills),
    deeds: copyDeeds(from.deeds),
    rolls: copyRolls(from.rolls),
    attacks: copyAttacks(from.attacks),
    windows: copyWindows(from.windows),
    visit: copyVisit(from.visit),
    skirmish: copySkirmish(from.skirmish),
    scene: copyScene(from.scene),
    encounter: copyEncounter(from.encounter),
    turn: copyTurn(from.turn),
    foes: copyFoes(from.foes),
  };
}

export function publicTable(from: PublicTable): PublicTable {
  return {
    outcome: from.outcome,
    terms: from.terms,
    party: copyParty(from.party),
    leader: from.leader,
    isNight: from.isNight,
    node: from.node,
    left: from.left,
    marks: from.marks,
    worldTurns: from.worldTurns,
    chapterTurns: from.chapterTurns,
    hasRested: from.hasRested,
    chapter: from.chapter,
    step: from.step,
    nextStep: from.nextStep,
    destination: from.destination,
    isReturning: from.isReturning,
    stepNode: from.stepNode,
    inWorldTurn: from.inWorldTurn,
    visited: from.visited,
    flags: from.flags.slice(),
    clockLimit: from.clockLimit,
    clock: from.clock,
    fallsLater: from.fallsLater,
    discards: copyLists(from.discards),
    setAside: from.setAside.slice(),
    event: from.event,
    exhausted: from.exhausted.slice(),
    broken: from.broken.slice(),
    corroded: from.corroded.slice(),
    spent: from.spent.slice(),
    fills: copyFills(from.fills),
    deeds: copyDeeds(from.deeds),
    rolls: copyRolls(from.rolls),
    attacks: copyAttacks(from.attacks),
    windows: copyWindows(from.windows),
    visit: copyVisit(from.visit),
    skirmish: copySkirmish(from.skirmish),
    scene: copyScene(from.scene),
    encounter: copyEncounter(from.encounter),
    turn: copyTurn(from.turn),
    foes: copyFoes(from.foes),
  };
}
