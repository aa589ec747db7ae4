/** How far a choice can be foretold, and whether it can be taken back, in a sentence. Pure; for the page and the command line. */
import type { Forecast, Viewer } from '@vesper/kernel';

export function endOf({ final, more, next }: Forecast, viewer: Viewer, seatNames: readonly string[]): string {
  const other = next?.length === 1 && next[0] !== viewer ? seatNames[next[0]] : undefined;
  switch (final) {
    case null:
      return other === undefined ? 'This can be undone.' : `Then ${other} is asked. Until then this can be undone.`;
    case 'over':
      return 'The match ends with this.';
    case 'chance':
      return more ? 'Dice or cards decide what else happens; no undo.' : 'Dice or cards come into play; no undo.';
    case 'shown':
      return 'Something hidden is shown; no undo.';
    case 'others':
      return other === undefined ? 'After this, others go on; no undo.' : `After this, ${other} goes on; no undo.`;
  }
}
