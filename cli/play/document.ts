import { facts, open, outcome, plainWords, refusals, undoable, view } from '@vesper/kernel';
import type { Open, Seat } from '@vesper/kernel';
import { wholeLog } from '../output/match.ts';
import { choosable } from './sitting.ts';
import type { Sitting } from './sitting.ts';

/** How a match stands for the person who is asked, for programs: everything that a screen would show. */
export function documentOf(sitting: Sitting) {
  const { game, match, players, mistakes, passages } = sitting;
  const seat = whoseTurn(sitting);
  const seen = view(match, seat);
  const words = plainWords(game.words);
  return {
    game: game.id,
    seats: match.seats,
    options: match.options,
    seat,
    names: players.map((_, other) => words.seat(seen, other)),
    bots: players.map(player => player?.name ?? null),
    entries: match.record.length,
    status: words.status(seen),
    table: words.twin(seen),
    log: wholeLog(game, match, seat, passages),
    undoable: undoable(match, seat),
    choices: choosable(match, game, seat).map(({ decision, choice, label }, index) => ({
      number: index + 1,
      label,
      choice,
      ask: decision.ask,
      prompt: words.prompt(seen, decision),
      rule: decision.rule,
      optional: decision.optional,
    })),
    refused: open(match, seat)
      .filter(decision => decision.seat === seat)
      .flatMap(decision => refused(sitting, seat, decision)),
    mistakes,
    outcome: outcome(match),
  };
}

function whoseTurn({ match, players, at }: Sitting): Seat {
  const asked = open(match).find(({ seat, optional }) => players[seat] === null && !optional);
  return asked?.seat ?? Math.max(0, at === -1 ? players.indexOf(null) : at);
}

function refused({ game, match }: Sitting, seat: Seat, decision: Open) {
  const seen = view(match, seat);
  return refusals(match, decision).map(({ choice, ...refusal }) => {
    const details = facts(match, decision, choice);
    return {
      label: plainWords(game.words).choice(seen, decision, choice, details),
      choice,
      rule: refusal.rule,
      reason: plainWords(game.words).refusal(seen, decision, choice, refusal, details),
    };
  });
}
