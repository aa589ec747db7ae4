import { VesperError, choices, choose, facts, log, open, plainWords, replayTo, same, undo, view } from '@vesper/kernel';
import type { Entry, Game, Match, Replay, Told, Viewer } from '@vesper/kernel';

/** The match after one more entry of the record; entry 0 is the setup. */
export interface ReplayStep {
  readonly at: number;
  readonly match: Match;
  /** What the viewer is told of it. */
  readonly told: readonly Told[];
  /** What was chosen, in the chooser's words, and the rule that asked. */
  readonly chosen: { readonly text: string; readonly rule: string } | undefined;
}

/** Plays a replay entry by entry. The match is the same object throughout. */
export function* replaySteps(
  game: Game,
  file: Replay,
  viewer: Viewer,
  length: number = file.record.length,
): Generator<ReplayStep> {
  const match = replayTo(game, file, 0);
  yield { at: 0, match, told: log(match, viewer), chosen: undefined };
  for (let i = 0; i < length; i++) {
    const chosen = carryOut(game, match, viewer, file.record[i], i + 1);
    yield { at: i + 1, match, told: log(match, viewer).filter(({ at }) => at === i + 1), chosen };
  }
}

function carryOut(game: Game, match: Match, viewer: Viewer, entry: Entry, at: number): ReplayStep['chosen'] {
  try {
    const seen = view(match, entry.seat);
    const name = game.words.seat(view(match, viewer), entry.seat);
    if ('undo' in entry) {
      undo(match, entry.seat);
      return { text: `${name} takes the last choice back.`, rule: 'undo' };
    }
    const decision = open(match).find(({ seat, ask }) => seat === entry.seat && ask === entry.ask);
    if (decision === undefined) {
      throw new VesperError('not-asked', `Seat ${entry.seat + 1} is not asked "${entry.ask}" there.`);
    }
    // Words exist only for what may be chosen; anything else is for `choose` to refuse.
    const legal = choices(match, decision).find(choice => same(choice, entry.choice));
    const label =
      legal === undefined ? '' : plainWords(game.words).choice(seen, decision, legal, facts(match, decision, legal));
    choose(match, { seat: entry.seat, choice: entry.choice, decision: decision.id });
    return { text: `${name}: ${label}`, rule: decision.rule };
  } catch (error) {
    if (!(error instanceof VesperError)) throw error;
    const code = error.code === 'broken-rules' ? error.code : 'replay-differs';
    throw new VesperError(code, `Entry ${at} of the record cannot be played: ${error.message}`);
  }
}
