/**
 * The kernel: runs any game that keeps the contract, for a page, a server, a bot or a laboratory.
 *
 * | you want to | call |
 * |---|---|
 * | begin a match | `start(game, { seats, options, seed })` |
 * | see who must decide | `open(match, viewer?)` |
 * | list what may be chosen, and why the rest may not | `choices(match, decision)`, `refusals(match, decision)`, `facts(…)` |
 * | answer | `choose(match, { seat, choice, decision? })` |
 * | take back | `undoable(match, seat)`, `undo(match, seat)` |
 * | look | `view(match, viewer)`, `log(match, viewer)`, `outcome(match)` |
 * | begin the next match with what this one left | `left(match)`, `start(game, { …, legacies })` |
 * | carry it as a file that proves itself | `legacyFile`, `recordsAfter(match, brought)`, `parseLegacyFile`, `prove`, of `@vesper/kernel/proof` |
 * | know beforehand what is certain | `forecast(match, { seat, choice, decision? }, isPerson)` |
 * | give a bot something to think about | `imagine(rules, state, viewer, rng)` |
 * | keep it | `save`, `load`; `toReplay`, `parseReplay`, `replay`, `replayTo`; `branch`; `fingerprint`, `hash` |
 * | search fast on bare states | `fork`, `advance`, `asking`, `apply`, `playOut`; `settle`, `waiting`, `legal`, `answer` |
 * | ask a game's brain | `sharesOf`, `quickChoice`, `choiceKey`; a brain is written with `byAsk`, `toShares`, `chanceOf` |
 * | speak | `say`, `does`, `whose`, `count`, `listed`; `wordsOf(catalogue, pieces)`; `plain`, `plainWords`, `toldAsOne` |
 *
 * Rules authors use `andThen`, `finish`, `placesBy`, `tell`, `no`, `roll`, `pick`, `shuffle`, `draw`, `drawOne`, `show`;
 * `effectMachine` for what cards do; `houseNumber` for what the lab may vary; `has`, `placeOf`, `takeOut`, `empty`, `pour`, `putIn`, `putUnder` for lists of pieces; `uniform`, `dictionary` and `list` make a large game faster.
 *
 * @example
 * const match = start(salem, { seats: 2, seed: 'a candle' });
 * while (!outcome(match)) {
 *   const [decision] = open(match);
 *   choose(match, { seat: decision.seat, choice: choices(match, decision)[0] });
 * }
 */
export type * from './contract.ts';
export {
  advance,
  answer,
  apply,
  asking,
  finish,
  isTogether,
  legal,
  list,
  playOut,
  settle,
  andThen,
  waiting,
} from './agenda.ts';
export {
  below,
  branchChance,
  draw,
  drawOne,
  fastChance,
  liveChance,
  mix,
  next,
  pick,
  roll,
  show,
  shuffle,
} from './chance.ts';
export { byAsk, chanceOf, choiceKey, quickChoice, sharesOf, toShares } from './brain.ts';
export type { ByAsk } from './brain.ts';
export { wordsOf } from './catalogue.ts';
export type { Awaited, Catalogue, Offered, Prompt, Refused as RefusedWords, Speaker, Wanted } from './catalogue.ts';
export { checked, choose, undo, undoable } from './choosing.ts';
export type { Chosen } from './choosing.ts';
export { copy, copyLists, difference, same } from './copy.ts';
export { isTooDeep } from './depth.ts';
export { effectMachine, said } from './effects.ts';
export type { Effect, EffectMachine, EffectQuestion, EffectRule, RowAt, Rows, SaidBy, Vocabulary } from './effects.ts';
export { VesperError } from './errors.ts';
export type { ErrorCode } from './errors.ts';
export { forecast } from './forecast.ts';
export type { Final, Forecast } from './forecast.ts';
export {
  also,
  any,
  count,
  does,
  listed,
  means,
  named,
  numeral,
  ordinal,
  runnersUp,
  signed,
  somebody,
  whose,
} from './grammar.ts';
export { hash } from './hash.ts';
export { houseNumber } from './houseNumber.ts';
export { isHeard, listen, tell } from './hearing.ts';
export type { Heard } from './hearing.ts';
export { broughtAtMost, checkLegacies, left } from './legacy.ts';
export { empty, has, placeOf, pour, putIn, putUnder, takeOut } from './lists.ts';
export {
  choices,
  facts,
  fallback,
  fork,
  imagine,
  log,
  open,
  outcome,
  passing,
  refusals,
  start,
  view,
  visible,
} from './match.ts';
export { objectionIn, optionObjection, stillOffered } from './options.ts';
export type { OptionObjection } from './options.ts';
export type { Entry, Match, Passing, Refused, Setup, Told } from './match.ts';
export { firstOf, placesBy, placesOf } from './places.ts';
export { keyOf, nameOf, piecesFor, pointedAt } from './pieces.ts';
export { branch, fingerprint, load, parseReplay, replay, replayTo, save, toReplay } from './record.ts';
export type { Replay } from './record.ts';
export { eventsAsOne, toldAsOne } from './asOne.ts';
export { plainWords } from './plainWords.ts';
export type { PlainSection, PlainWords } from './plainWords.ts';
export { no, refusalOf } from './refusal.ts';
export { capital, joined, partsOf, piecesIn, plain, say, textOf, uncapital } from './sentence.ts';
export type { Mention, Part, PieceKey, Sentence, Spoken } from './sentence.ts';
export { hex, sha256, utf8 } from './sha256.ts';
export { dictionary, uniform } from './uniform.ts';
