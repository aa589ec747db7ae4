/** The status line: how the game stands. */
import { any, does, plain, say, signed } from '@vesper/kernel';
import type { Sentence } from '@vesper/kernel';
import { ratings } from '../content/titles.ts';
import { NONE } from '../state.ts';
import type { DungeonView } from '../view.ts';
import { locationName, seasonName } from './names.ts';
import { byColour, lord } from './voice.ts';

/** `Spring, year 1`. */
export function date(view: DungeonView): string {
  return `${seasonName(view.season)}, year ${view.year}`;
}

export function status(view: DungeonView): Sentence {
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
        : say`Combat of year ${view.year}, round ${view.revealed}: ${byColour(view.battle.seat)} fights`;
    case 'endOfSeason':
      return `${date(view)}: the season ends`;
    case 'over':
      return result(view);
  }
}

function result(view: DungeonView): Sentence {
  const { outcome, seats } = view;
  if (outcome === null) return 'The game is over';
  const { winners, scores } = outcome;
  const [winner] = winners;
  const points = `${signed(scores[winner])} ${scores[winner] === 1 ? 'point' : 'points'}`;
  if (seats === 1) return `The books are closed with ${points}: ${rating(scores[winner])}`;
  return say`${does(lord(view, winner), 'win')} with ${points}`;
}

/** DUN-R66: `a dungeon lord`, `unlicensed`. */
export function rating(points: number): string {
  const { name } = ratings.find(({ from }) => points >= from)!;
  return name.endsWith('licensed') ? name : plain(any(name));
}
