import { describe, expect, it } from 'vitest';
import { replayTo } from '@vesper/kernel';
import type { Game, Legacy } from '@vesper/kernel';
import { check, hunts, mergeReports, shards } from '../index.ts';
import type { CheckedGame, Checker, CheckOptions, Failure } from '../index.ts';
import * as broken from './broken.ts';

const { wicks } = broken;
const some: CheckOptions = { games: 24, seed: 'tests', walkEvery: 3, sparse: 10, maxChoices: 120 };

describe('sound Wicks', () => {
  const report = check(wicks, { games: 120, seed: 'sound' });

  it('passes every checker', () => {
    expect(report.failures).toEqual([]);
    expect({ failed: report.failed, leaks: report.leaks }).toEqual({ failed: 0, leaks: 0 });
  });

  it('is executed completely', () => {
    expect(report.neverExecuted).toEqual([]);
  });

  it('gives the same report for the same seed, also in shards', () => {
    const options = { games: 30, seed: 'again' };
    const whole = check(wicks, options);
    expect(check(wicks, options)).toEqual(whole);
    const parts = shards(30).map(shard => check(wicks, { ...options, ...shard }));
    expect(parts.length).toBeGreaterThan(1);
    expect(mergeReports(wicks, parts)).toEqual(whole);
    expect(check(wicks, { ...options, seed: 'other' }).executed).not.toEqual(whole.executed);
  });

  it('tells how far it is', () => {
    const told: string[] = [];
    check(wicks, { games: 4, from: 1, to: 3, seed: '', onProgress: (done, of) => told.push(`${done}/${of}`) });
    expect(told).toEqual(['1/2', '2/2']);
  });

  it('can be checked at tables of one size', () => {
    expect(check(wicks, { ...some, seats: 3 }).games).toBe(24);
    expect(() => check(wicks, { ...some, seats: 9 })).toThrow('Wicks has no table for 9 seats.');
  });

  it('may close undo more often than it must', () => {
    expect(check(broken.showsTooOften, some).failures).toEqual([]);
  });
});

describe('what seats bring from earlier matches', () => {
  const legacy: Game['legacy'] = {
    objection: () => undefined,
    left: () => [],
    about: () => ({ name: 'a stub', line: 'half burnt' }),
  };
  const brought: number[] = [];
  const legacies = (seats: number): readonly Legacy[] => {
    brought.push(seats);
    return [{ seat: 0, sheet: 'a stub' }];
  };
  const game: CheckedGame = { ...wicks, legacy, checks: { ...wicks.checks, legacies } };

  it('is brought to every second game, the same for the same seed', () => {
    const report = check(game, { ...some, games: 4 });
    expect(report.failures).toEqual([]);
    expect(brought).toHaveLength(2);
    const crashing: CheckedGame = { ...broken.crashesInSetup, legacy, checks: game.checks };
    const [failure] = check(crashing, { ...some, from: 1, games: 2 }).failures;
    expect(failure.replay.legacies).toEqual([{ seat: 0, sheet: 'a stub' }]);
  });
});

describe('what a game says how to reach', () => {
  const seek = {
    'refusal enoughWax': (_s: unknown, _d: unknown, choice: unknown) => (choice === 'gather' ? 9 : 0),
    'effect comet': () => 0,
  };
  const game: CheckedGame = { ...broken.hasDeadRule, checks: { ...broken.hasDeadRule.checks, seek } };
  const report = { ...check(game, { ...some, games: 4 }), games: 100 };

  it('is sought further if it was not executed', () => {
    const neverExecuted = ['step eclipse', 'refusal enoughWax', 'effect comet'];
    expect(hunts(game, { ...report, neverExecuted })).toEqual([
      { after: 'refusal enoughWax', from: 100, to: 120 },
      { after: 'effect comet', from: 100, to: 120 },
    ]);
    expect(hunts(game, { ...report, neverExecuted, games: 4 })).toEqual([]);
    expect(hunts(wicks, { ...report, neverExecuted })).toEqual([]);
  });

  it('is sought until it is found, or given up', () => {
    const [wax, comet] = ['refusal enoughWax', 'effect comet'].map(after =>
      check(game, { ...some, after, from: 100, to: 108 }),
    );
    expect(wax.executed['refusal enoughWax']).toBeGreaterThan(0);
    expect(wax.games).toBeLessThan(8);
    expect([comet.games, comet.executed['effect comet']]).toEqual([8, undefined]);
    const merged = mergeReports(game, [report, wax, comet]);
    expect(merged.games).toBe(100 + wax.games + 8);
    expect(merged.neverExecuted).not.toContain('refusal enoughWax');
  });
});

/** A variant, the checker that must object, and what it must say. */
type Fault = readonly [CheckedGame, Checker, RegExp];
const faults = {
  crashes: [
    broken.crashes,
    'driver',
    /answered "tend" with "polish": TypeError: no such candle|answered "polish" with \d: TypeError/,
  ],
  crashesInSetup: [broken.crashesInSetup, 'driver', /setup: Error: no candles in the box/],
  deadEnds: [broken.deadEnds, 'driver', /"tend" leaves seat \d without a legal choice/],
  neverEnds: [broken.neverEnds, 'driver', /has not ended after 120 choices/],
  goesOnAfterTheEnd: [broken.goesOnAfterTheEnd, 'driver', /the match is over, and something is still to happen/],
  saysUndefined: [broken.saysUndefined, 'driver', /event candleLit for \S+ reads "undefined"/],
  tellsThePastByThePresent: [broken.tellsThePastByThePresent, 'driver', /candleLit read .* and reads .* later/],
  saysNothing: [broken.saysNothing, 'driver', /the prompt of "polish" .*reads ""/],
  shouts: [broken.shouts, 'driver', /the status for \S+ reads "A storm is coming!"/],
  saysTheSame: [broken.saysTheSame, 'driver', /choice "\w+" of "tend" looks like "\w+": "Do something"/],
  saysNaN: [broken.saysNaN, 'driver', /the table, Table, Half reads "NaN"/],
  hasNoWordsForRefusal: [
    broken.hasNoWordsForRefusal,
    'driver',
    /refusal enoughWax of "gather" in "tend" cannot be put into words: Error: no words/,
  ],
  citesUnknownRuleInEvent: [broken.citesUnknownRuleInEvent, 'driver', /event windRolled cites WIC-99/],
  citesUnknownRuleInRefusal: [broken.citesUnknownRuleInRefusal, 'driver', /refusal noSupply in "tend" cites WIC-77/],
  citesUnknownRuleInDecision: [broken.citesUnknownRuleInDecision, 'definition', /decision "bid" cites WIC-55/],
  hasUnsoundContent: [broken.hasUnsoundContent, 'definition', /the night of the comet never ends/],
  leavesOutPlaces: [broken.leavesOutPlaces, 'driver', /the places are \[1,3/],
  putsWinnerSecond: [broken.putsWinnerSecond, 'driver', /places .*, but .* won/],
  citesUnknownRuleInSheet: [broken.citesUnknownRuleInSheet, 'driver', /score line "wax" cites WIC-33/],
  givesUnknownReason: [broken.givesUnknownReason, 'driver', /tooPoor .*not in words.reasons/],
  fallsBackToIllegal: [broken.fallsBackToIllegal, 'driver', /the fallback of "tend" is "sing"/],
  bringsUnknownEffect: [broken.bringsUnknownEffect, 'driver', /shows "effect thunder", which the checks do not name/],

  tellsOfTwoWinds: [broken.tellsOfTwoWinds, 'walker', /"no wind is told of" is broken: it blows/],
  losesWax: [broken.losesWax, 'walker', /"two tokens of wax for each seat but one" is broken/],
  losesCards: [broken.losesCards, 'walker', /"no card is lost or made" is broken/],
  countsWrongly: [
    broken.countsWrongly,
    'walker',
    /the aims of seat \d for .*: "candles" gives 1, and the rules count 0/,
  ],
  forgetsALine: [broken.forgetsALine, 'walker', /the aims of seat \d for .*: "candles" counts \d+ and is not told/],
  addsKey: [broken.addsKey, 'walker', /the keys of the state were .* and are now .*lastPolished/],
  holdsUndefined: [broken.holdsUndefined, 'walker', /state.players.0.omen is undefined/],
  holdsNaN: [broken.holdsNaN, 'walker', /state.wind is NaN/],
  holdsClass: [broken.holdsClass, 'walker', /state.players.0.omens is an instance of a class/],
  sharesObjects: [
    broken.sharesObjects,
    'walker',
    /state.players.\d.hand is the very object that lies at state.agenda.\d.hand/,
  ],
  remembersOutside: [
    broken.remembersOutside,
    'walker',
    /undo and redo lead elsewhere|the replay leads to|goes on differently/i,
  ],
  viewChangesLater: [broken.viewChangesLater, 'walker', /the view handed out to \S+ has changed since/],
  lookingChangesState: [broken.lookingChangesState, 'walker', /looking at the match has changed its state/],
  listsTheRefused: [broken.listsTheRefused, 'walker', /"tend" lists other choices than candidates − refusals/],
  forkShares: [broken.forkShares, 'walker', /playing on a fork has changed the original/],
  takesWhatIsMissing: [
    broken.takesWhatIsMissing,
    'walker',
    /the rare table "no card anywhere" cannot be played on: VesperError: 1 was to be found among \[\]/,
  ],
  stagesWrongly: [broken.stagesWrongly, 'walker', /the rare table "cards made of nothing" breaks an invariant: .*/],
  forkForgets: [broken.forkForgets, 'walker', /a fork is not the same: wind/],

  showsHands: [broken.showsHands, 'twins', /sees more than imagine keeps .*view.hands/],
  showsTopCard: [broken.showsTopCard, 'twins', /sees more than imagine keeps .*view.top/],
  showsBids: [broken.showsBids, 'twins', /view.bids/],
  showsSpectatorAll: [broken.showsSpectatorAll, 'twins', /the spectator .*view.deckCards/],
  ordersByTopCard: [broken.ordersByTopCard, 'twins', /the view is written in another order: …\S* ≠ …/],
  tellsTopCard: [
    broken.tellsTopCard,
    'twins',
    /answering "tend" with "gather" shows \S.* something hidden, and no draw or show says so: events/,
  ],
  tellsDrawnCards: [broken.tellsDrawnCards, 'twins', /tells \S.* what the view hides: events.\d+.card/],
  refusalsPeek: [broken.refusalsPeek, 'twins', /sees more than imagine keeps .*own.0.(choices|refusals)/],
  factsPeek: [broken.factsPeek, 'twins', /sees more than imagine keeps .*own.0.facts.\d.top/],
  scriesWithoutDraw: [broken.scriesWithoutDraw, 'twins', /answering "tend" with "scry" shows seat \d something hidden/],
  dropsWithoutShow: [broken.dropsWithoutShow, 'twins', /answering "scry" with "drop" shows \S.* something hidden/],
  asksWhoHolds: [
    broken.asksWhoHolds,
    'twins',
    /whether somebody is asked then tells \S.* something hidden: ("tend" is asked at one table|asked)/,
  ],
  undoTells: [broken.undoTells, 'twins', /whether that can be taken back tells seat \d something hidden/],
  answersCount: [
    broken.answersCount,
    'twins',
    /answers "bid" in secret with \d or \d, and then everybody can count \d or \d more answers/,
  ],
  imagineDoesNothing: [broken.imagineDoesNothing, 'twins', /what is imagined for .* depends on/],
  imagineKeepsDeck: [broken.imagineKeepsDeck, 'twins', /what is imagined for the spectator depends on the deal: deck/],
  imagineKeepsShields: [
    broken.imagineKeepsShields,
    'twins',
    /what is imagined for .* depends on it: players.\d.shield/,
  ],
  imagineDealsUnsorted: [broken.imagineDealsUnsorted, 'twins', /depends on (more than|the deal)/],
  imagineLosesCards: [
    broken.imagineLosesCards,
    'twins',
    /imagined for .*, the invariant "no card is lost or made" is broken/,
  ],
  imagineForgetsOwnHand: [broken.imagineForgetsOwnHand, 'twins', /seat 0 sees more than imagine keeps/],

  firstBidMatters: [broken.firstBidMatters, 'lanes', /the order of sealed answers matters .*starter/],
  shieldsCollide: [broken.shieldsCollide, 'lanes', /in one order; in another|the order of sealed answers matters/],
  rollsInLane: [broken.rollsInLane, 'driver', /chance used inside a sealed lane/],
  progressTells: [broken.progressTells, 'twins', /in secret with \d or \d, and then everybody can count \d or \d more/],

  sharesInPoints: [broken.sharesInPoints, 'brains', /shares (of winning are|add up to) \d/],
  sharesTooSmall: [broken.sharesTooSmall, 'brains', /asked "\w+": shares add up to 0.[234]/],
  appealsBelowZero: [broken.appealsBelowZero, 'brains', /appeals are 1, 0, -1/],
  nothingAppeals: [broken.nothingAppeals, 'brains', /no choice has any appeal/],
  brainRemembers: [broken.brainRemembers, 'brains', /answers the same question otherwise: stage/],
  brainTidiesUp: [broken.brainTidiesUp, 'brains', /the brain changes the state: deck/],
  miscountsSeats: [broken.miscountsSeats, 'brains', /the state counts 2 of [34] seats/],
  botsPeek: [broken.botsPeek, 'brains', /greedy chooses otherwise where something hidden is dealt anew/],
} satisfies { readonly [name: string]: Fault };

const isFound =
  ([, checker, says]: Fault) =>
  (failure: Failure): boolean =>
    failure.checker === checker && says.test(failure.message);

/** What is found in a few games; most faults show in the first of them, so the others are played where they are needed. */
function failuresOf(fault: Fault): readonly Failure[] {
  const [game] = fault;
  const soon = check(game, { ...some, to: 4 }).failures;
  return soon.some(isFound(fault)) ? soon : check(game, some).failures;
}

const found = (fault: Fault): Failure | undefined => failuresOf(fault).find(isFound(fault));

describe('a fault is found by the checker that is there for it', () => {
  it.each(Object.entries<Fault>(faults))('%s', (_name, fault) => {
    const [, checker, says] = fault;
    const told = failuresOf(fault).map(failure => `${failure.checker}: ${failure.message}`);
    expect(told).toContainEqual(expect.stringMatching(new RegExp(`^${checker}: .*(?:${says.source})`, says.flags)));
  });
});

describe('the replay of a failure', () => {
  it('leads to the state where it was found', () => {
    const { replay } = found(faults.losesWax)!;
    const match = replayTo(broken.losesWax, replay, replay.record.length);
    const wax = broken.losesWax.checks.invariants.find(({ name }) => name.startsWith('two tokens'))!;
    expect(wax.broken(match.state, null, [])).toMatch(/there are \d/);
    expect(wax.broken(replayTo(broken.losesWax, replay, replay.record.length - 1).state, null, [])).toBeUndefined();
  });

  it('ends with the choice that crashes', () => {
    const { replay } = found(faults.deadEnds)!;
    const play = (length: number) => () => replayTo(broken.deadEnds, replay, length);
    expect(play(replay.record.length - 1)).not.toThrow();
    expect(play(replay.record.length)).toThrow(/without a legal choice/);
  });

  it('survives the way to another thread', () => {
    const { failures } = check(broken.losesWax, some);
    expect(structuredClone(failures)).toEqual(failures);
    expect(JSON.parse(JSON.stringify(failures))).toEqual(failures);
  });
});

describe('the report', () => {
  it('names what was never executed', () => {
    const { neverExecuted, failures } = check(broken.hasDeadRule, { games: 120, seed: 'sound' });
    expect(neverExecuted).toEqual(['step eclipse', 'refusal tooDark', 'effect comet']);
    expect(failures).toEqual([]);
  });

  it('keeps one failure of each kind and counts all', () => {
    const report = check(broken.citesUnknownRuleInEvent, some);
    expect(report.failures).toHaveLength(1);
    expect(report.failed).toBeGreaterThan(24);
  });

  it('counts leaks apart', () => {
    const report = check(broken.showsTopCard, some);
    expect(report.leaks).toBeGreaterThan(0);
    expect(report.leaks).toBe(report.failed);
    const lossy = check(broken.losesWax, some);
    expect(lossy.leaks).toBeLessThan(lossy.failed);
  });
});
