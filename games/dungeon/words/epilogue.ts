/** How it ended: what every lord is left with, for the score sheet. */
import { capital, count, does, listed, say } from '@vesper/kernel';
import type { Seat, Sentence } from '@vesper/kernel';
import { isPaladin } from '../content/adventurers.ts';
import { isMonster } from '../content/creatures.ts';
import { ROOM } from '../state.ts';
import type { DungeonView, PlayerView } from '../view.ts';
import { rating } from './status.ts';
import { byColour, lord } from './voice.ts';

export function epilogue(view: DungeonView): readonly Sentence[] {
  const lines = view.players.map((one, seat) => fate(view, one, seat));
  if (view.outcome === null) return lines;
  return [
    ...lines,
    view.seats === 1 ? `The verdict: ${rating(view.outcome.scores[0])}.` : licences(view.outcome.scores),
  ];
}

function fate(view: DungeonView, { dungeon, conquered, lair, prison, redMarks }: PlayerView, seat: Seat): Sentence {
  const rooms = dungeon.filter((tile, cell) => tile >= ROOM && conquered[cell] === 0).length;
  const lost = conquered.reduce((sum, n) => sum + n, 0);
  const paladins = prison.filter(isPaladin).length;
  const parts = [
    count(rooms, 'room'),
    count(lair.filter(creature => isMonster[creature]).length, 'monster'),
    say`${count(prison.length, 'prisoner')}${paladins > 0 ? `, ${paladins === 1 ? 'a paladin' : `${paladins} paladins`} among them` : ''}`,
  ];
  const price = lost === 0 ? 'nothing was lost' : say`${count(lost, 'tile')} fell to the heroes`;
  const marks = redMarks === 0 ? '' : say`, and ${count(redMarks, 'letter')} went unanswered`;
  return capital(say`${does(lord(view, seat), 'keep')} ${listed(parts)}; ${price}${marks}.`);
}

/** DUN-R52: a badge without effect. */
function licences(scores: readonly number[]): Sentence {
  const licensed = scores.flatMap((points, seat) => (points >= 0 ? [byColour(seat)] : []));
  if (licensed.length === 0) return 'Nobody has earned a licence.';
  return say`${listed(licensed)} ${licensed.length === 1 ? 'has' : 'have'} earned a licence.`;
}
