// Written by `npm run copies` from the type of the state. What is readonly all the way down is shared.
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

function copyDecks(from: FolkloreState['decks']): FolkloreState['decks'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const it = to[i];
    to[i] = it.slice();
  }
  return to;
}

function copyDiscards(from: FolkloreState['discards']): FolkloreState['discards'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const it = to[i];
    to[i] = it.slice();
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

function copySkirmishMods(from: FolkloreState['skirmish']['mods']): FolkloreState['skirmish']['mods'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const it = to[i];
    to[i] = it.slice();
  }
  return to;
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
    decks: copyDecks(from.decks),
    discards: copyDiscards(from.discards),
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
    visit: {
      node: from.visit.node,
      row: from.visit.row.slice(),
      commission: from.visit.commission.slice(),
      barred: from.visit.barred,
      bartered: from.visit.bartered,
      banned: from.visit.banned,
      bought: from.visit.bought,
      tried: from.visit.tried,
    },
    skirmish: {
      isRunning: from.skirmish.isRunning,
      round: from.skirmish.round,
      first: from.skirmish.first,
      kinds: from.skirmish.kinds.slice(),
      strength: from.skirmish.strength.slice(),
      skips: from.skirmish.skips.slice(),
      rollsLow: from.skirmish.rollsLow.slice(),
      mods: copySkirmishMods(from.skirmish.mods),
      defends: from.skirmish.defends.slice(),
      losesTurn: from.skirmish.losesTurn.slice(),
    },
    scene: {
      scene: from.scene.scene,
      round: from.scene.round,
      first: from.scene.first,
      terrain: from.scene.terrain.slice(),
      flames: from.scene.flames.slice(),
      snares: from.scene.snares.slice(),
      searched: from.scene.searched.slice(),
      used: from.scene.used,
      passed: from.scene.passed,
      tries: from.scene.tries.slice(),
      rescued: from.scene.rescued,
      fired: from.scene.fired,
      due: from.scene.due,
      flags: from.scene.flags.slice(),
      foeRules: from.scene.foeRules.slice(),
      hasWon: from.scene.hasWon,
      defeated: from.scene.defeated.slice(),
      outcome: from.scene.outcome,
      isReached: from.scene.isReached,
      tried: from.scene.tried,
      paidFoes: from.scene.paidFoes.slice(),
      paidSpaces: from.scene.paidSpaces.slice(),
      paidFeatures: from.scene.paidFeatures,
      resets: from.scene.resets,
    },
    encounter: {
      isRunning: from.encounter.isRunning,
      round: from.encounter.round,
      first: from.encounter.first,
      paid: from.encounter.paid.slice(),
      lootKinds: from.encounter.lootKinds.slice(),
      acting: from.encounter.acting,
      leads: from.encounter.leads,
      hasFallen: from.encounter.hasFallen,
      faulted: from.encounter.faulted.slice(),
      deeds: from.encounter.deeds,
    },
    turn: {
      who: from.turn.who,
      form: from.turn.form,
      stride: from.turn.stride,
      acts: from.turn.acts,
      interacts: from.turn.interacts,
      hasMoved: from.turn.hasMoved,
      evading: from.turn.evading,
      isEquipping: from.turn.isEquipping,
      next: from.turn.next.slice(),
    },
    foes: copyFoes(from.foes),
  };
}

function publicTableParty(from: PublicTable['party']): PublicTable['party'] {
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

function publicTableDiscards(from: PublicTable['discards']): PublicTable['discards'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const it = to[i];
    to[i] = it.slice();
  }
  return to;
}

function publicTableFills(from: PublicTable['fills']): PublicTable['fills'] {
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

function publicTableDeeds(from: PublicTable['deeds']): PublicTable['deeds'] {
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

function publicTableRolls(from: PublicTable['rolls']): PublicTable['rolls'] {
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

function publicTableAttacks(from: PublicTable['attacks']): PublicTable['attacks'] {
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

function publicTableWindows(from: PublicTable['windows']): PublicTable['windows'] {
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

function publicTableSkirmishMods(from: PublicTable['skirmish']['mods']): PublicTable['skirmish']['mods'] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const it = to[i];
    to[i] = it.slice();
  }
  return to;
}

function publicTableFoes(from: PublicTable['foes']): PublicTable['foes'] {
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

export function publicTable(from: PublicTable): PublicTable {
  return {
    outcome: from.outcome,
    terms: from.terms,
    party: publicTableParty(from.party),
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
    discards: publicTableDiscards(from.discards),
    setAside: from.setAside.slice(),
    event: from.event,
    exhausted: from.exhausted.slice(),
    broken: from.broken.slice(),
    corroded: from.corroded.slice(),
    spent: from.spent.slice(),
    fills: publicTableFills(from.fills),
    deeds: publicTableDeeds(from.deeds),
    rolls: publicTableRolls(from.rolls),
    attacks: publicTableAttacks(from.attacks),
    windows: publicTableWindows(from.windows),
    visit: {
      node: from.visit.node,
      row: from.visit.row.slice(),
      commission: from.visit.commission.slice(),
      barred: from.visit.barred,
      bartered: from.visit.bartered,
      banned: from.visit.banned,
      bought: from.visit.bought,
      tried: from.visit.tried,
    },
    skirmish: {
      isRunning: from.skirmish.isRunning,
      round: from.skirmish.round,
      first: from.skirmish.first,
      kinds: from.skirmish.kinds.slice(),
      strength: from.skirmish.strength.slice(),
      skips: from.skirmish.skips.slice(),
      rollsLow: from.skirmish.rollsLow.slice(),
      mods: publicTableSkirmishMods(from.skirmish.mods),
      defends: from.skirmish.defends.slice(),
      losesTurn: from.skirmish.losesTurn.slice(),
    },
    scene: {
      scene: from.scene.scene,
      round: from.scene.round,
      first: from.scene.first,
      terrain: from.scene.terrain.slice(),
      flames: from.scene.flames.slice(),
      snares: from.scene.snares.slice(),
      searched: from.scene.searched.slice(),
      used: from.scene.used,
      passed: from.scene.passed,
      tries: from.scene.tries.slice(),
      rescued: from.scene.rescued,
      fired: from.scene.fired,
      due: from.scene.due,
      flags: from.scene.flags.slice(),
      foeRules: from.scene.foeRules.slice(),
      hasWon: from.scene.hasWon,
      defeated: from.scene.defeated.slice(),
      outcome: from.scene.outcome,
      isReached: from.scene.isReached,
      tried: from.scene.tried,
      paidFoes: from.scene.paidFoes.slice(),
      paidSpaces: from.scene.paidSpaces.slice(),
      paidFeatures: from.scene.paidFeatures,
      resets: from.scene.resets,
    },
    encounter: {
      isRunning: from.encounter.isRunning,
      round: from.encounter.round,
      first: from.encounter.first,
      paid: from.encounter.paid.slice(),
      lootKinds: from.encounter.lootKinds.slice(),
      acting: from.encounter.acting,
      leads: from.encounter.leads,
      hasFallen: from.encounter.hasFallen,
      faulted: from.encounter.faulted.slice(),
      deeds: from.encounter.deeds,
    },
    turn: {
      who: from.turn.who,
      form: from.turn.form,
      stride: from.turn.stride,
      acts: from.turn.acts,
      interacts: from.turn.interacts,
      hasMoved: from.turn.hasMoved,
      evading: from.turn.evading,
      isEquipping: from.turn.isEquipping,
      next: from.turn.next.slice(),
    },
    foes: publicTableFoes(from.foes),
  };
}
