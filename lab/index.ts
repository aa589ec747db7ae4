/**
 * The lab: plays many matches between bots on all cores and says how they went.
 *
 * | you want to | call |
 * |---|---|
 * | play a series and get shares and scores with intervals | `simulate(game, plan)` |
 * | measure bots against each other, with ratings | `arena(game, plan)` |
 * | study a game: raw matches in a folder, and a page about them | `playStudy(game, plan, folder)`, `reportPage(…)`; without files and threads: `@vesper/lab/study` |
 * | the same by workers on many machines | `@vesper/lab/queue` |
 * | play one match, or have a bot answer one decision | `playMatch(game, setup, bots)`, `botMove(…)` |
 * | spread other work over the cores | `inParallel(file, tasks)`, `pieces`, and `worker` in the file |
 */
export { arena } from './arena.ts';
export type { ArenaReport } from './arena.ts';
export { botMove } from './botMove.ts';
export { gameFrom } from './gameFrom.ts';
export { fillSeats } from './lineup.ts';
export { inParallel, pieces, worker } from './parallel.ts';
export { playMatch } from './playMatch.ts';
export { simulate } from './simulate.ts';
export type { SimulationPlan, SimulationReport } from './simulate.ts';
export type { Estimate, Spread } from '@vesper/bots/statistics';
export { playStudy } from './playStudy.ts';
export { commandOf, digest, gameOptions, planOf, reportPage } from './study/index.ts';
export type { Studied, StudyPlan } from './study/index.ts';
