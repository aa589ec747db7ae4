/** The names of the sites on the board: in none of its rooms do they cover a space, a coin or each other. */
import { describe, expect, it } from 'vitest';
import { covered } from '../board/map/free.ts';
import { coinBox, grown, nameBox, radiusOf, sheetOf } from '../board/map/geometry.ts';
import type { Box } from '../board/map/geometry.ts';
import { namesIn, seenOf } from '../board/map/names.ts';
import { nextStandOf } from '../board/map/next.ts';
import { SITES, isIn, sites } from '../content/map.ts';
import { siteName, spaceName } from '../words/names.ts';

/** Below the market, at 1280×720, 1920×1080, 1280×600, 1024×768 and on a tall page. */
const rooms = [
  [792, 430],
  [891, 430],
  [816, 478],
  [792, 525],
] as const;

/** So much of them may touch: the signs before a name are seldom both there. */
const A_LITTLE = 14;

describe('the names on the map', () => {
  for (const outer of ['both', 'left', 'right', 'none'] as const)
    it.each(rooms)(`stand free in %s × %s, outer sections in play: ${outer}`, (width, height) => {
      const sheet = sheetOf(width, height, true, outer);
      const inPlay = (site: number): boolean =>
        sites[site].section === 'centre' || outer === 'both' || sites[site].section === outer;
      const found: string[] = [];
      for (let site = 0; site < SITES; site++) {
        if (!inPlay(site)) continue;
        const box = nameBox(sheet, site);
        const beyond = box.width * box.height - covered(box, { left: 0, top: 0, width, height });
        if (beyond > A_LITTLE) found.push(`${siteName(site)} lies beyond the map`);
        sheet.spaces.forEach(({ x, y }, space) => {
          if (
            !isIn(
              space,
              outer === 'both' ? ['centre', 'left', 'right'] : outer === 'none' ? ['centre'] : ['centre', outer],
            )
          )
            return;
          const r = radiusOf(sheet, space) - 1;
          const disc = { left: x - r, top: y - r, width: 2 * r, height: 2 * r };
          if (covered(box, disc) > A_LITTLE) found.push(`${siteName(site)} covers ${spaceName(space)}`);
        });
        for (let other = 0; other < SITES; other++) {
          if (!inPlay(other)) continue;
          if (covered(box, coinBox(sheet, other)) > A_LITTLE)
            found.push(`${siteName(site)} covers the coin of ${siteName(other)}`);
          if (other !== site && covered(box, nameBox(sheet, other)) > A_LITTLE)
            found.push(`${siteName(site)} covers ${siteName(other)}`);
        }
      }
      expect(found).toEqual([]);
    });
});

describe('from nearby', () => {
  const sheet = sheetOf(792, 430, true, 'both');
  const scale = 1.55;
  const panel = 262;

  it('no name is cut: it moves around its plate, or is left out with a plate that is cut', () => {
    const found: string[] = [];
    for (const [x, y] of [
      [0, 0],
      [-120, -90],
      [-310, -40],
      [-430, -236],
    ] as const) {
      const seen = seenOf(sheet, { scale, x, y }, 0, panel);
      namesIn(sheet, seen, null).forEach((name, site) => {
        const plate = sheet.plates[site];
        if (name === null) {
          const isInTheMiddle = covered(plate, grown(seen, -90)) === plate.width * plate.height;
          if (isInTheMiddle) found.push(`${siteName(site)} has room for its name`);
          return;
        }
        const { width, height } = nameBox(sheet, site);
        const left = name.held === 'left' ? name.x : name.held === 'right' ? name.x - width : name.x - width / 2;
        const box = { left, top: name.y - height / 2, width, height };
        if (covered(box, seen) < width * height - 1) found.push(`${siteName(site)} is cut`);
      });
    }
    expect(found).toEqual([]);
  });

  it('seen whole, every name stands where it always does', () => {
    const whole = seenOf(sheet, { scale: 1, x: 0, y: 0 }, 0, 0);
    namesIn(sheet, whole, null).forEach((name, site) => {
      const { left, width, top, height } = nameBox(sheet, site);
      expect(name).toMatchObject({ y: top + height / 2 });
      expect([left, left + width / 2, left + width]).toContain(name?.x);
    });
  });
});

describe('where the Scourge goes next', () => {
  const nowhere: Box = { left: -99, top: -99, width: 1, height: 1 };
  for (const outer of ['both', 'left', 'right', 'none'] as const)
    it.each(rooms)(`is seen whole in %s × %s, outer sections in play: ${outer}`, (width, height) => {
      const sheet = sheetOf(width, height, true, outer);
      const found: string[] = [];
      for (let site = 0; site < SITES; site++) {
        if (sites[site].section !== 'centre' && outer !== 'both' && sites[site].section !== outer) continue;
        const { ghost, word } = nextStandOf(sheet, nowhere, site);
        for (const box of [ghost, word]) {
          const beyond = box.width * box.height - covered(box, { left: 0, top: 0, width, height });
          if (beyond > A_LITTLE) found.push(`${siteName(site)}: beyond the map`);
        }
        if (covered(ghost, word) > 1) found.push(`${siteName(site)}: the word covers the ghost`);
        const plate = sheet.plates[site];
        if (covered(ghost, plate) > ghost.width * ghost.height * 0.2) found.push(`${siteName(site)}: on the plate`);
        if (covered(word, coinBox(sheet, site)) > A_LITTLE) found.push(`${siteName(site)}: the word on the coin`);
      }
      expect(found).toEqual([]);
    });
});
