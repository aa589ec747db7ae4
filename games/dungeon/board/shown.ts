/** The dungeon that lies open on the stage, until the next decision: shared by stage, rail and dock. */
import type { Seat } from '@vesper/kernel';
import { ownDecision, showing } from '@vesper/web/board';
import type { DungeonProps } from './table.ts';

const { show, useShown } = showing<Seat>();

export { show };

/** Nobody asked for one: the own dungeon while one is asked, else the one that is fought for, else the own. */
function byItself(props: DungeonProps): Seat {
  const { view, viewer, asked } = props;
  if (viewer !== 'spectator' && ownDecision(props) !== undefined) return viewer;
  if (view.battle.seat >= 0) return view.battle.seat;
  if (viewer !== 'spectator') return viewer;
  return asked[0]?.seat ?? view.startingPlayer;
}

/** Whose dungeon lies on the stage. */
export const useShownSeat = (props: DungeonProps): Seat => useShown(props) ?? byItself(props);

/** Whose things lie in the dock: one's own, whatever lies on the stage; on a phone those of the chip that was tapped. */
export function useDockSeat(props: DungeonProps): Seat {
  const shown = useShownSeat(props);
  const { openSeat, viewer } = props;
  return openSeat ?? (viewer === 'spectator' ? shown : viewer);
}
