/** Walks along with a match: every state must survive saving, undo, replay and copying, and keep the invariants. */
import {
  below,
  branch,
  branchChance,
  choices,
  choose,
  difference,
  fastChance,
  fork,
  hash,
  list,
  load,
} from '@vesper/kernel';
import {
  open,
  outcome,
  playOut,
  refusals,
  replay,
  save,
  toReplay,
  undo,
  undoable,
  view,
  waiting,
} from '@vesper/kernel';
import type { Choice, Decision, Game, Match, Open, State } from '@vesper/kernel';
import { compareAims } from './aims.ts';
import type { CheckedGame } from './checks.ts';
import { describeError, guard } from './failure.ts';
import type { Fail } from './failure.ts';
import { notPlain } from './plain.ts';
import type { Onlooker } from './play.ts';
import { viewersOf } from './viewers.ts';

/** How far a loaded match and a fork are played on. */
const AHEAD = 3;
const PLAYOUT = 40;
/** How often a rare table is played on from. */
const RARELY = 4;
/** Replaying costs the whole match so far: one time of these, and at the end. */
const REPLAY = 12;

/** `isSampled` says at which states the costly checks are made; the cheap ones are made at all. */
export function walks(game: CheckedGame, seed: string, isSampled: () => boolean, fail: Fail): Onlooker {
  const rng = fastChance(`${seed} walker`);
  let keys: ReadonlySet<string> = new Set();
  let handedOut: { who: string; seen: unknown; hash: string }[] = [];

  return {
    rested(match, told, before) {
      const wrong = (message: string): void => fail('walker', message, toReplay(match));
      guard(fail, 'walker', match, () => {
        const events = told.map(({ event }) => event);
        for (const { name, broken } of game.checks.invariants) {
          const how = broken(match.state, before, events);
          if (how !== undefined) wrong(`the invariant "${name}" is broken: ${how}`);
        }
        const now = Object.keys(match.state);
        if (before === null) keys = new Set(now);
        else if (now.length !== keys.size || !now.every(key => keys.has(key)))
          wrong(`the keys of the state were ${[...keys].join(', ')}, and are now ${now.join(', ')}`);
        for (const { who, seen, hash: then } of handedOut) {
          if (hash(seen) !== then)
            wrong(`the view handed out to ${who} has changed since: it shares objects with the state`);
        }
        handedOut = [];
        if (isSampled()) {
          const over = outcome(match) !== null;
          const plain = notPlain(match.state);
          if (plain !== undefined) return wrong(plain);
          lookWithoutTouching(game, match, wrong);
          compareAims(game, match, wrong);
          handedOut = viewersOf(match).map(viewer => {
            const seen = view(match, viewer);
            return { who: String(viewer), seen, hash: hash(seen) };
          });
          saveAndLoad(game, match, rng, wrong);
          undoAndRedo(game, match, rng, wrong);
          forkAndPlay(game, match.state, rng, wrong);
          playRare(game, match.state, rng, wrong);
          if (over || below(rng, REPLAY) === 0) replayAll(game, match, wrong);
        } else if (outcome(match) !== null) {
          compareAims(game, match, wrong);
          replayAll(game, match, wrong);
        }
      });
    },
  };
}

type Wrong = (message: string) => void;

function lookWithoutTouching(game: Game, match: Match, wrong: Wrong): void {
  const before = hash(match.state);
  for (const viewer of viewersOf(match)) {
    view(match, viewer);
    for (const decision of open(match, viewer)) {
      if (decision.seat !== viewer) continue;
      choices(match, decision);
      refusals(match, decision);
      compareLists(game, match, decision, wrong);
    }
  }
  if (hash(match.state) !== before) wrong('looking at the match has changed its state');
}

/** A decision that lists its legal choices itself must list exactly candidates − refusals, in their order. */
function compareLists(game: Game, match: Match, { ask, seat }: Open, wrong: Wrong): void {
  const decision = (game.decisions as { readonly [ask: string]: Decision })[ask];
  if (decision.list === undefined) return;
  const { frame } = waiting(game, match.state).find(w => w.frame.seat === seat && w.frame.ask === ask)!;
  const [ownCount, count] = [decision.list(match.state, frame, own), list(decision, match.state, frame, listed)];
  const differs = difference(listed.slice(0, count), own.slice(0, ownCount));
  if (differs !== undefined) wrong(`"${ask}" lists other choices than candidates − refusals: ${differs}`);
}

const own: Choice[] = [];
const listed: Choice[] = [];

function saveAndLoad(game: Game, match: Match, rng: number[], wrong: Wrong): void {
  const again = load(game, save(match));
  for (const part of ['state', 'log', 'record', 'base'] as const) {
    const differs = difference(match[part], again[part]);
    if (differs !== undefined) return wrong(`a saved match loads differently: ${part}.${differs}`);
  }
  if (hash(again.state) !== hash(match.state)) return wrong('a saved match loads with another fingerprint');
  const one = branch(match);
  const luck = branchChance(rng);
  const sameLuck = luck.slice();
  for (let i = 0; i < AHEAD && outcome(one) === null; i++) {
    playOne(one, luck);
    playOne(again, sameLuck);
    const differs = difference(one.state, again.state);
    if (differs !== undefined) return wrong(`a saved match goes on differently: ${differs}`);
  }
}

function playOne(match: Match, rng: number[]): void {
  const asked = open(match);
  const decision = asked[below(rng, asked.length)];
  const legal = choices(match, decision);
  choose(match, { seat: decision.seat, choice: legal[below(rng, legal.length)], decision: decision.id });
}

/** For each seat: all it can take back, and then the same choices again. */
function undoAndRedo(game: Game, match: Match, rng: number[], wrong: Wrong): void {
  for (let seat = 0; seat < match.seats; seat++) {
    const n = undoable(match, seat);
    if (n === 0) continue;
    const own = match.base.since.filter(pending => pending.seat === seat);
    const other = branch(match);
    for (let i = 0; i < n; i++) undo(other, seat);
    if (own.length === match.base.since.length) {
      const differs = difference(match.base.state, other.state);
      if (differs !== undefined) return wrong(`undo does not lead back to the barrier: ${differs}`);
    }
    for (const { ask, choice } of own) {
      const decision = open(other).find(waiting => waiting.seat === seat && waiting.ask === ask);
      if (decision === undefined) return wrong(`after undo seat ${seat} is not asked "${ask}" again`);
      choose(other, { seat, choice, decision: decision.id });
    }
    const differs = difference(match.state, other.state);
    if (differs !== undefined) return wrong(`undo and redo lead elsewhere: ${differs}`);
    if (undoable(other, seat) !== n)
      return wrong(`seat ${seat} could take back ${n} choices, after redo ${undoable(other, seat)}`);
    if (below(rng, REPLAY) === 0) replayAll(game, other, message => wrong(`with undo in the record: ${message}`));
  }
}

function replayAll(game: Game, match: Match, wrong: Wrong): void {
  const again = replay(game, { ...toReplay(match), hash: hash(match.state) });
  const differs = difference(match.state, again.state) ?? difference(match.log.length, again.log.length, 'log.length');
  if (differs !== undefined) wrong(`the record leads elsewhere: ${differs}`);
}

function forkAndPlay(game: Game, s: State, rng: number[], wrong: Wrong): void {
  const before = hash(s);
  const other = fork(game, s);
  const differs = difference(s, other);
  if (differs !== undefined) return wrong(`a fork is not the same: ${differs}`);
  // Objects of two shapes are slower for the engine than those of one.
  if (Object.keys(other).join() !== Object.keys(s).join()) return wrong('the keys of a fork are in another order');
  playOut(game, other, rng, PLAYOUT);
  if (hash(s) !== before) wrong('playing on a fork has changed the original: they share objects');
}

/** Tables that hardly ever come about by themselves, made of this one: what meets there must meet soundly. */
function playRare(game: CheckedGame, s: State, rng: number[], wrong: Wrong): void {
  for (const [name, stage] of Object.entries(game.checks.rare ?? {})) {
    const staged = fork(game, s);
    if (!stage(staged, rng)) continue;
    const broken = game.checks.invariants
      .map(invariant => invariant.broken(staged, null, []))
      .find(how => how !== undefined);
    if (broken !== undefined) return wrong(`the rare table "${name}" breaks an invariant: ${broken}`);
    try {
      for (let i = 0; i < RARELY; i++) playOut(game, fork(game, staged), rng, PLAYOUT);
    } catch (error) {
      wrong(`the rare table "${name}" cannot be played on: ${describeError(error)}`);
    }
  }
}
