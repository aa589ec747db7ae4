/** What the story remembers. */
import { NONE } from '../state.ts';
import type { FolkloreState } from '../state.ts';
import { hasFlag } from './conditions.ts';
import { tell } from './turnOrder.ts';

export function setFlag(s: FolkloreState, flag: string): void {
  if (hasFlag(s, flag)) return;
  s.flags.push(flag);
  tell(s, { event: 'flagSet', rule: 'FOL-4.16', flag });
  if (s.scene.scene !== NONE) s.scene.flags.push(flag);
}
