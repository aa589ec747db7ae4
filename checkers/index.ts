/**
 * Checks that every game gets free. They know no game: all they use is the contract.
 *
 * | checker | asks |
 * |---|---|
 * | definition | do manual, words and tables fit together? |
 * | driver | do whole games by all kinds of bots end, with sound sentences, and what was never executed? |
 * | walker | does every state survive saving, undo, replay and copying, and keep the invariants? |
 * | twins | can anybody tell apart what they may not know? |
 * | lanes | does the order of sealed answers matter? |
 * | golden | do recorded matches still lead where they led? |
 *
 * @example
 * const report = check({ ...salem, checks }, { games: 200, seed: 'a candle' });
 * for (const failure of report.failures) console.log(failure.checker, failure.message);
 */
export { asked } from './asked.ts';
export { check, hunts, mergeReports, shards } from './check.ts';
export type { CheckOptions, Hunt, Report, Shard } from './check.ts';
export { unsound } from './checks.ts';
export type { CheckedGame, Checks, Invariant, Lead, Staging } from './checks.ts';
export { curious, memory } from './curious.ts';
export type { Memory } from './curious.ts';
export type { Checker, Failure } from './failure.ts';
export { makeGoldens, verifyGolden } from './golden.ts';
export type { Golden } from './golden.ts';
export { conserved, inOnePlace, isCount, sum } from './pieces.ts';
export type { Kind, Tokens } from './pieces.ts';
export { playGame } from './play.ts';
export type { Onlooker, Played, Sitting } from './play.ts';
export { isSlip } from './sentences.ts';
export { setupsOf } from './setups.ts';
export type { TableSetup } from './setups.ts';
