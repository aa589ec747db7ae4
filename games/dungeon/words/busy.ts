import { say } from '@vesper/kernel';
import type { Mention, Sentence } from '@vesper/kernel';

/** What somebody else is busy with: `Red hires a creature`. The others are told no more, since a frame may be hidden. */
export const busy =
  (what: string) =>
  ({ them }: { readonly them: Mention }): Sentence =>
    say`${them} ${what}`;
