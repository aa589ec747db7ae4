/** How it ended: what every lord is left with, for the score sheet. */
import type { Seat } from '@vesper/kernel';
import { isPaladin } from '../content/adventurers.ts';
import { isMonster } from '../content/creatures.ts';
import { ROOM } from '../state.ts';
import type { DungeonView, PlayerView } from '../view.ts';
import { rating } from './status.ts';
import { colourName, count, does, listed } from './voice.ts';

export function epilogue(view: DungeonView): readonly string[] {
  const lines = view.players.map((one, seat) => fate(view, one, seat));
  if (view.outcome === null) return lines;
  return [
    ...lines,
    view.seats === 1 ? `The verdict: ${rating(view.outcome.scores[0])}.` : licences(view.outcome.scores),
  ];
}

function fate(view: DungeonView, { dungeon, conquered, lair, prison, redMarks }: PlayerView, seat: Seat): string {
  const rooms = dungeon.filter((tile, cell) => tile >= ROOM && conquered[cell] === 0).length;
  const lost = conquered.reduce((sum, n) => sum + n, 0);
  const paladins = prison.filter(isPaladin).length;
  const parts = [
    count(rooms, 'room'),
    count(lair.filter(creature => isMonster[creature]).length, 'monster'),
    `${count(prison.length, 'prisoner')}${paladins > 0 ? `, ${paladins === 1 ? 'a paladin' : `${paladins} paladins`} among them` : ''}`,
  ];
  const price = lost === 0 ? 'nothing was lost' : `${count(lost, 'tile')} fell to the heroes`;
  const marks = redMarks === 0 ? '' : `, and ${count(redMarks, 'letter')} went unanswered`;
  return `${does(view, seat, 'keep')} ${listed(parts)}; ${price}${marks}.`;
}

/** DUN-R52: a badge without effect. */
function licences(scores: readonly number[]): string {
  const licensed = scores.flatMap((points, seat) => (points >= 0 ? [colourName(seat)] : []));
  if (licensed.length === 0) return 'Nobody has earned a licence.';
  return `${listed(licensed)} ${licensed.length === 1 ? 'has' : 'have'} earned a licence.`;
}
