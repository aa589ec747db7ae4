/** Why a choice was better, in the game's own words: what came of it on the same luck, and what came of the other. */
import { answer, branchChance, fork, listen, plain, say, uncapital, visible } from '@vesper/kernel';
import type { Choice, Event, Sentence, State } from '@vesper/kernel';
import { playToStage } from '../stage.ts';
import { sameDecision } from '../weighing.ts';
import type { Moment } from './moments.ts';

const TRIES = 40;
/** Of a point on average, and of all tries: less is not worth a sentence. */
const POINTS = 0.25;
const OFTEN = 0.3;
const SENTENCES = 2;

/** What came of one choice in all tries: points by line of the score sheet, and how often something was told. */
interface CameOf {
  readonly points: Map<string, number>;
  readonly told: Map<string, { readonly sentence: Sentence; times: number }>;
}

export function becauseOf(moment: Moment, better: Choice, rng: number[]): readonly Sentence[] {
  const made = newCameOf();
  const other = newCameOf();
  const { game } = moment.thought;
  for (let i = 0; i < TRIES; i++) {
    const imagined = moment.thought.imagine(rng);
    const luck = branchChance(rng);
    cameOf(moment, fork(game, imagined), moment.made, luck.slice(), made);
    cameOf(moment, imagined, better, luck.slice(), other);
  }
  const lines = byPoints(moment, made, other);
  return [...lines, ...byEvents(made, other)].slice(0, SENTENCES);
}

const newCameOf = (): CameOf => ({ points: new Map(), told: new Map() });

function cameOf({ thought }: Moment, s: State, choice: Choice, rng: number[], found: CameOf): void {
  const { game, seat } = thought;
  const stage = game.brain.stage(s);
  answer(game, s, sameDecision(thought, s), choice);
  const { events } = listen(s, () => playToStage(game, s, stage, rng, game.brain.shownAfter));
  const view = game.view(s, seat);
  for (const { line, points } of game.words.aims?.(view, seat) ?? []) {
    if (line !== undefined && typeof points === 'number')
      found.points.set(line, (found.points.get(line) ?? 0) + points / TRIES);
  }
  for (const [text, sentence] of sentencesOf(thought.game.view(s, 'spectator'), events, thought)) {
    const known = found.told.get(text) ?? { sentence, times: 0 };
    known.times++;
    found.told.set(text, known);
  }
}

/** Each once, however often it happened. */
function sentencesOf(
  view: unknown,
  events: readonly Event[],
  { game, seat }: Moment['thought'],
): Map<string, Sentence> {
  const all = new Map<string, Sentence>();
  for (const event of events) {
    const seen = visible(event, seat);
    const sentence = seen === undefined ? undefined : game.words.event(view, seen);
    if (sentence !== undefined) all.set(plain(sentence), sentence);
  }
  return all;
}

function byPoints({ thought }: Moment, made: CameOf, other: CameOf): readonly Sentence[] {
  const { words } = thought.game;
  return [...new Set([...made.points.keys(), ...other.points.keys()])]
    .map(line => ({ line, more: (other.points.get(line) ?? 0) - (made.points.get(line) ?? 0) }))
    .filter(({ more }) => Math.abs(more) >= POINTS)
    .sort((a, b) => Math.abs(b.more) - Math.abs(a.more))
    .map(({ line, more }) => {
      const points = Math.round(Math.abs(more) * 10) / 10;
      const told = `${points} ${points === 1 ? 'point' : 'points'} ${more > 0 ? 'more' : 'fewer'}`;
      return say`The better choice brings on average ${told} for ${uncapital(words.line(line))}.`;
    });
}

function byEvents(made: CameOf, other: CameOf): readonly Sentence[] {
  return [...new Set([...made.told.keys(), ...other.told.keys()])]
    .map(text => {
      const then = (other.told.get(text)?.times ?? 0) / TRIES;
      const now = (made.told.get(text)?.times ?? 0) / TRIES;
      return { sentence: (other.told.get(text) ?? made.told.get(text))!.sentence, then, now };
    })
    .filter(({ then, now }) => Math.abs(then - now) >= OFTEN)
    .sort((a, b) => Math.abs(b.then - b.now) - Math.abs(a.then - a.now))
    .map(
      ({ sentence, then, now }) =>
        say`${sentence} In ${often(then)} of the tries with the better choice, in ${often(now)} with the one that was made.`,
    );
}

const often = (share: number): string => `${Math.round(share * 100)} %`;
