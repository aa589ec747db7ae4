/** Where the ghost of the Scourge stands beside the site that it goes to next, and its word beside the ghost: both are seen whole. */
import type { Site } from '../../content/types.ts';
import { atPlate, besidePlate, costOf, takenIn } from './free.ts';
import type { Taken } from './free.ts';
import { middleOf } from './geometry.ts';
import type { Box, Sheet } from './geometry.ts';

export interface NextStand {
  readonly ghost: Box;
  readonly word: Box;
}

const GHOST = { width: 34, height: 32 };
const WORD = { width: 40, height: 18 };

const around = (ghost: Box, width: number, height: number): readonly Box[] => {
  const { x, y } = middleOf(ghost);
  const aside = (ghost.width + width) / 2;
  const over = (ghost.height + height) / 2;
  return [
    [x - aside, y],
    [x + aside, y],
    [x, y - over],
    [x, y + over],
  ].map(([atX, atY]) => ({ left: atX - width / 2, top: atY - height / 2, width, height }));
};

/** `scourge`: where the Scourge itself stands now. */
export function nextStandOf(sheet: Sheet, scourge: Box, site: Site): NextStand {
  const { unit, named } = sheet;
  const taken: readonly Taken[] = [
    ...takenIn(sheet),
    { box: scourge, weight: 4 },
    { box: sheet.plates[site], weight: 3 },
  ];
  const [width, height] = [GHOST.width * unit, GHOST.height * unit];
  // From nearby, where a phone shows the word, the map is about twice as large.
  const size = named ? 1 : 0.5;
  let best: NextStand | undefined;
  let least = Infinity;
  for (const ghost of [...atPlate(sheet, site, width, height), ...besidePlate(sheet, site, width, height, 0)]) {
    const cost = costOf(sheet, taken, ghost) * 2;
    if (cost >= least) continue;
    for (const word of around(ghost, WORD.width * size, WORD.height * size)) {
      const both = cost + costOf(sheet, taken, word);
      if (both >= least - 1) continue;
      least = both;
      best = { ghost, word };
    }
  }
  return best!;
}
