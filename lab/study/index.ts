/**
 * A study without files, threads and clocks: what it plays, how it is kept as lines, and the page about it. The page in the
 * browser and the command line use the same, so that the same question has the same answer to the byte.
 *
 * | you want to | call |
 * |---|---|
 * | know what the arguments of `vesper lab` mean, or write them | `planOf(game, asked)`, `commandOf(asked)` |
 * | know what is played | `studyOf(game, plan)`, `gamesOf(study)`, `piecesOf(study, done)` |
 * | play a match of it, and keep it | `playDeal(game, study, variant, index)`, `lineOf`, `readLines` |
 * | report | `digest(matches, together)`, `reportPage(game, studied, command)` |
 */
export { commandOf, gameOptions, planOf } from './arguments.ts';
export type { Asked } from './arguments.ts';
export { digest } from './digest.ts';
export { lineOf, playDeal, readLines } from './matches.ts';
export type { Studied } from './matches.ts';
export { reportPage } from './page/page.ts';
export { rules as reportRules } from './page/style.ts';
export { gamesOf, piecesOf, studyOf } from './plan.ts';
export type { StudyPlan } from './plan.ts';
