import type { Asked } from '@vesper/web/board';
import type { Member } from '../state.ts';

/** The character that a decision is about, if any. */
export function whoIn(decision: Pick<Asked, 'frame'> | undefined): Member | undefined {
  const frame = decision?.frame;
  return frame !== undefined && 'who' in frame && typeof frame.who === 'number' ? frame.who : undefined;
}
