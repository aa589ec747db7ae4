import { gameOnShelf } from '../shelf.ts';
import { useTable } from './model.ts';

/** A match finishes on the rules it began with; whoever plays by earlier ones is told so. */
export function EarlierRules() {
  const { game } = useTable();
  const now = gameOnShelf(game.id)?.version ?? game.version;
  if (now === game.version) return null;
  return (
    <p className="earlier-rules">
      This match is played to its end by the rules it began with, edition {game.version}; the manual here is theirs. New
      tables are played by edition {now}.
    </p>
  );
}
