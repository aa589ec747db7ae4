/** The status line: how the game stands. */
import type { DungeonView } from '../view.ts';
import { locationName, seasonName } from './names.ts';
import { NONE } from '../state.ts';
import { colourName, listed, signed } from './voice.ts';

/** `Spring, year 1`. */
export function date(view: DungeonView): string {
  return `${seasonName(view.season)}, year ${view.year}`;
}

export function status(view: DungeonView): string {
  switch (view.phase) {
    case 'setup':
      return 'The dungeons are made ready';
    case 'orders':
      return view.location === NONE
        ? `${date(view)}: orders`
        : `${date(view)}: ${locationName(view.location, view.board)}`;
    case 'event':
      return `${date(view)}: event`;
    case 'adventurers':
      return `${date(view)}: heroes arrive`;
    case 'production':
      return `${date(view)}: Production`;
    case 'planning':
      return `Combat of year ${view.year}: plans for round ${view.revealed + 1}`;
    case 'battle':
      return view.battle.seat === NONE
        ? `Combat of year ${view.year}, round ${view.revealed}`
        : `Combat of year ${view.year}, round ${view.revealed}: ${colourName(view.battle.seat)} fights`;
    case 'endOfSeason':
      return `${date(view)}: the season ends`;
    case 'over':
      return result(view);
  }
}

function result(view: DungeonView): string {
  if (view.outcome === null) return 'The game is over';
  const { winners, scores } = view.outcome;
  const points = signed(scores[winners[0] ?? 0]);
  const things = points === '1' ? 'point' : 'points';
  if (winners.length === 0) return `The dungeon closes with ${points} ${things}`;
  if (winners.length > 1) return `${listed(winners.map(colourName))} win with ${points} ${things}`;
  return `${winners[0] === view.viewer ? 'You win' : `${colourName(winners[0])} wins`} with ${points} ${things}`;
}
