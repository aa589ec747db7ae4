import type { RuleId } from '@vesper/kernel';
import type { ManualPictures } from '../board.ts';

/** What a clause speaks of, as it lies on the board; the clause has the words. */
export function ManualPicture(props: {
  readonly pictures: ManualPictures | null;
  readonly game: string;
  readonly id: RuleId;
}) {
  const { pictures, game, id } = props;
  const Picture = pictures?.of[id];
  if (pictures === null || Picture === undefined) return null;
  return (
    <div className={`${pictures.board} manual-picture`} data-game={game} aria-hidden>
      <Picture />
    </div>
  );
}
