/** Nine sizes of the window, and type at twice its size: regions in their place, nothing cut off, nothing in two layers, whole matches. */
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { dungeon } from '@vesper/games/dungeon';
import { folklore } from '@vesper/games/folklore';
import { juiblex } from '@vesper/games/juiblex';
import { realm } from '@vesper/games/realm';
import { salem } from '@vesper/games/salem';
import { expectAccessible, themes } from './axe.ts';
import { chromiumHere } from './chromium.ts';
import { cutTexts, hardToPress } from './faults.ts';
import { games, seatsOf } from './games.ts';
import type { GameToLookAt } from './games.ts';
import { matchToEnd } from './positions.ts';
import { soak } from './soak.ts';
import { expect, newGuest, scoreSheet, test } from './table.ts';
import type { Guest } from './table.ts';
import { AWAY, nextTurn, playByTapping, playWithMouse } from './play.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Device {
  readonly name: string;
  readonly phone: boolean;
  /** One page goes through them: it is opened in the first and drawn into the others. */
  readonly sizes: readonly [Size, ...Size[]];
}

const devices: readonly Device[] = [
  {
    name: 'a screen',
    phone: false,
    sizes: [
      { width: 1280, height: 720 },
      { width: 1920, height: 1080 },
      { width: 1366, height: 768 },
      { width: 1280, height: 600 },
      { width: 1024, height: 768 },
      { width: 820, height: 1180 },
    ],
  },
  {
    name: 'a phone',
    phone: true,
    sizes: [
      { width: 390, height: 844 },
      { width: 375, height: 667 },
      { width: 844, height: 390 },
      // 1280×720 at 200 %
      { width: 640, height: 360 },
    ],
  },
];

/** Where the regions lie (docs/look.md): left, top, width, height. */
const regions: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  '1280×720': {
    '.status': [0, 0, 1280, 52],
    '.rail': [0, 52, 208, 504],
    '.stage': [208, 52, 792, 504],
    '.dock': [0, 556, 1000, 164],
    '.side': [1000, 52, 280, 584],
    '.corner': [1000, 636, 280, 84],
  },
  '1920×1080': {
    '.status': [0, 0, 1920, 64],
    '.rail': [0, 64, 320, 784],
    '.stage': [320, 64, 1200, 784],
    '.dock': [0, 848, 1520, 232],
    '.side': [1520, 64, 400, 912],
    '.corner': [1520, 976, 400, 104],
  },
  '1366×768': {
    '.status': [0, 0, 1366, 52],
    '.rail': [0, 52, 208, 552],
    '.stage': [208, 52, 878, 552],
    '.dock': [0, 604, 1086, 164],
    '.side': [1086, 52, 280, 632],
    '.corner': [1086, 684, 280, 84],
  },
  '1280×600': {
    '.rail': [0, 0, 208, 448],
    '.stage': [208, 0, 792, 448],
    '.dock': [0, 448, 1000, 152],
    '.corner': [1000, 524, 280, 76],
  },
  '1024×768': {
    '.status': [0, 0, 1024, 52],
    '.rail': [0, 52, 208, 552],
    '.stage': [208, 52, 816, 552],
    '.dock': [0, 604, 784, 164],
    '.corner': [784, 604, 240, 164],
  },
  '820×1180': {
    '.status': [0, 0, 820, 64],
    '.rail': [0, 64, 820, 72],
    '.stage': [0, 136, 820, 620],
    '.dock': [0, 756, 820, 340],
    '.corner': [0, 1096, 820, 84],
  },
  '390×844': {
    '.status': [0, 0, 390, 84],
    '.rail': [0, 84, 390, 66],
    '.stage': [0, 150, 390, 436],
    '.sheet': [0, 586, 390, 188],
    '.tab-bar': [0, 774, 390, 70],
  },
  '375×667': {
    '.status': [0, 0, 375, 68],
    '.rail': [0, 68, 375, 52],
    '.stage': [0, 120, 375, 339],
    '.sheet': [0, 459, 375, 152],
    '.tab-bar': [0, 611, 375, 56],
  },
  '844×390': { '.stage': [0, 0, 509, 390], '.tab-bar': [788, 0, 56, 390] },
  '640×360': { '.stage': [0, 0, 373, 360], '.tab-bar': [584, 0, 56, 360] },
};

/** Where the regions lie in another way than where `looks` asks axe. */
const axed: readonly string[] = ['820×1180', '844×390'];

const nameOf = ({ width, height }: Size): string => `${width}×${height}`;

/** Far into a match of four, with the pointer away. */
async function openFull({ page, playOn }: Guest, { full }: GameToLookAt, { phone }: Device): Promise<void> {
  const match = full.file();
  await playOn(match, seatsOf(match));
  await nextTurn(page);
  if (!phone) await page.mouse.move(...AWAY);
}

/** Two games in a row meet all sizes of a device; a soak sees every game in each. */
const sizesOf = ({ sizes }: Device, turn: number): readonly Size[] =>
  sizes.filter((_, i) => soak || i % 2 === turn % 2);

async function inSizes(page: Page, sizes: readonly Size[], look: (size: string) => Promise<void>): Promise<void> {
  for (const size of sizes) {
    const name = nameOf(size);
    await test.step(name, async () => {
      await page.setViewportSize(size);
      await look(name);
    });
  }
}

/** The page itself does not scroll sideways, not even by a program, as soon as it has taken its shape. */
async function expectNotSideways(page: Page): Promise<void> {
  const moved = (): Promise<number> =>
    page.evaluate(() => {
      window.scrollTo(500, 0);
      document.body.scrollTo(500, 0);
      return scrollX + document.body.scrollLeft + document.documentElement.scrollWidth - innerWidth;
    });
  await expect.poll(moved).toBe(0);
}

/**
 * Controls and sentences of the shell whose words are cut off, or that lie over each other. What can be scrolled to
 * inside its own region counts as seen.
 */
async function faults(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(found => {
    const cut: string[] = [];
    const name = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.className} “${element.textContent.trim().slice(0, 40)}”`;
    const shown = [...document.querySelectorAll<HTMLElement>(found)].filter(
      element =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.closest('.unseen, .skips') === null,
    );
    /** Around the words that can be seen; around the whole of what draws its words itself. */
    const written = (element: HTMLElement): DOMRect | null => {
      if (element instanceof HTMLSelectElement) return element.getBoundingClientRect();
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      let around: DOMRect | null = null;
      while (texts.nextNode() !== null) {
        const { currentNode: text } = texts;
        if (text.textContent!.trim() === '' || text.parentElement!.closest('.unseen') !== null) continue;
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        if (box.width === 0) continue;
        const [left, top] = [Math.min(box.left, around?.left ?? Infinity), Math.min(box.top, around?.top ?? Infinity)];
        const right = Math.max(box.right, around?.right ?? -Infinity);
        around = new DOMRect(left, top, right - left, Math.max(box.bottom, around?.bottom ?? -Infinity) - top);
      }
      return around;
    };
    /** What stays in sight lies over what scrolls below it: another layer. */
    const layer = (element: Element): Element | null => {
      for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement)
        if (/sticky|fixed/.test(getComputedStyle(at).position)) return at;
      return null;
    };
    const seen = new Map<Element, DOMRect>();
    for (const element of shown) {
      const inner = written(element);
      if (inner === null) continue;
      const box = element.getBoundingClientRect();
      let [left, top, right, bottom] = [0, 0, innerWidth, document.documentElement.scrollHeight];
      let scrolls = false;
      for (let at: HTMLElement | null = element; at !== null && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const clip = at.getBoundingClientRect();
        if (at !== element && (/auto|scroll/.test(overflowX) || /auto|scroll/.test(overflowY))) scrolls = true;
        if (scrolls) break;
        if (overflowX !== 'visible') [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
        if (overflowY !== 'visible') [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
      }
      // Half a line of leading may hang over; letters do not.
      const slack = (Number.parseFloat(getComputedStyle(element).fontSize) || 16) * 0.3;
      const outside =
        !scrolls &&
        (inner.left < left - 1 || inner.right > right + 1 || inner.top < top - slack || inner.bottom > bottom + slack);
      const beyond =
        element.matches('button, a, select') &&
        (inner.top < box.top - slack || inner.bottom > box.bottom + slack || inner.right > box.right + 1);
      if (outside || beyond) cut.push(`cut off: ${name(element)}`);
      if (!scrolls) seen.set(element, box);
    }
    const all = [...seen];
    all.forEach(([a, one], i) => {
      for (const [b, two] of all.slice(i + 1)) {
        const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
        const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
        if (across > 2 && down > 2 && !a.contains(b) && !b.contains(a) && layer(a) === layer(b))
          cut.push(`over each other: ${name(a)} and ${name(b)}`);
      }
    });
    return cut;
  }, selector);
}

const SHELL =
  '.said p > span, :is(.status, .strip, .corner, .side, .sheet, .tab-bar) :is(button, a, select, h1, h2), .lobby :is(button, a, select, h1, h2)';

for (const device of devices) {
  const { name, phone, sizes } = device;

  test(`the lobby on ${name}`, async ({ guest }) => {
    const { page } = await guest({ name: 'Hester', size: sizes[0], phone });
    await expectLobby(page, device);
  });

  for (const [turn, game] of games.entries())
    test(`every region of ${game.game} has its place on ${name}`, async ({ guest }) => {
      const hester = await guest({ name: 'Hester', size: sizes[0], phone });
      const { page } = hester;
      await openFull(hester, game, device);
      if (!phone) {
        await expectRail(page, game);
        await expectArrows(page);
      }
      // A game that meets the first size of a screen meets the second of a phone.
      await inSizes(page, sizesOf(device, phone ? turn + 1 : turn), async size => {
        await expectNotSideways(page);
        // A board that measures its stage draws itself anew.
        await expect.poll(() => regionsIn(page, size)).toEqual(regions[size]);
        await expect.poll(() => faults(page, SHELL)).toEqual([]);
        await expect.poll(() => cutTexts(page)).toEqual([]);
        await expect.poll(() => hardToPress(page)).toEqual([]);
        if (soak || axed.includes(size)) await expectAccessible(page, size, [themes[turn % themes.length]]);
      });
    });
}

/** Folklore: the first fall of the whole party ends it. */
const mortal = { story: 'bell', difficulty: 'nightmare', mortality: 'ironman' };

/** Matches to their end, at a size that no other test plays them at; a soak plays the whole of each at all of them. */
const played = [
  { game: 'salem', own: '390×844', file: () => matchToEnd(salem, { seats: 3, seed: 'tapping' }, 18) },
  { game: 'realm', own: '844×390', file: () => matchToEnd(realm, { seats: 2, seed: 'tapping' }, 14) },
  { game: 'dungeon', file: () => matchToEnd(dungeon, { seats: 4, seed: 'pressing pieces' }, 16) },
  { game: 'juiblex', file: () => matchToEnd(juiblex, { seats: 3, seed: 'pressing pieces' }, 24) },
  {
    game: 'folklore',
    file: () => matchToEnd(folklore, { seats: 2, seed: 'tapping', options: mortal }, 14),
  },
];

for (const { game, own, file } of played)
  for (const name of soak ? ['1280×720', '1024×768', '844×390', '390×844'] : own === undefined ? [] : [own])
    test(`a match of ${game} to its end at ${name}`, async ({ guest }) => {
      const [width, height] = name.split('×').map(Number);
      const phone = name === '844×390' || name === '390×844';
      const { page, playOn } = await guest({ name: 'Hester', phone, size: { width, height } });
      const match = file();
      await playOn(match, seatsOf(match));
      const { pieces } = await (phone ? playByTapping : playWithMouse)(page, { seed: 7 });
      expect(pieces).toBeGreaterThan(0);
      await expect(page.locator('.table')).toHaveAttribute('data-over', 'true', { timeout: 180_000 });
      await expect(
        scoreSheet(page)
          .getByText(/(SAL|REA|DUN|JUB|FOL)-/)
          .first(),
      ).toBeVisible();
    });

/** Everybody has a place in the rail. */
const expectRail = (page: Page, { others }: GameToLookAt): Promise<void> =>
  test.step('the rail shows all four without scrolling', () =>
    expect
      .poll(() => page.locator(others).evaluate(list => list.scrollHeight - list.clientHeight))
      .toBeLessThanOrEqual(2));

const expectArrows = (page: Page): Promise<void> =>
  test.step('arrow keys go from piece to piece and leave time alone', async () => {
    const now = page.url();
    const legal = page.locator('.piece:not(.is-possible):is([data-choice], [data-opens], [data-intends])');
    const last = (await legal.count()) - 1;
    expect(last).toBeGreaterThan(1);
    await legal.first().focus();
    for (const [key, at] of [
      ['ArrowRight', 1],
      ['ArrowDown', 2],
      ['ArrowUp', 1],
      ['ArrowLeft', 0],
      ['ArrowLeft', last],
    ] as const) {
      await page.keyboard.press(key);
      await expect(legal.nth(at)).toBeFocused();
    }
    expect(page.url()).toBe(now);
    await expect(page.locator('.status[data-ghost="true"]')).toHaveCount(0);
    // What has the focus is shown larger, over other things.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await expect(page.locator('.peek')).toHaveCount(0);
  });

async function regionsIn(page: Page, size: string): Promise<Record<string, readonly number[]>> {
  const found: Record<string, readonly number[]> = {};
  for (const region of Object.keys(regions[size])) {
    await expect(page.locator(`.table > ${region}`)).toBeVisible();
    const box = (await page.locator(`.table > ${region}`).boundingBox())!;
    found[region] = [box.x, box.y, box.width, box.height].map(Math.round);
  }
  return found;
}

async function expectLobby(page: Page, device: Device): Promise<void> {
  await page.goto('/');
  await inSizes(page, device.sizes, async () => {
    await expect(page.getByRole('button', { name: 'Play now against bots' })).toBeVisible();
    await expectNotSideways(page);
    await expect.poll(() => faults(page, SHELL)).toEqual([]);
  });
}

test.describe('type at twice its size', () => {
  let large: Browser;
  test.beforeAll(async () => {
    const here = await chromiumHere();
    large = await chromium.launch({ ...here, args: [...(here.args ?? []), '--blink-settings=defaultFontSize=32'] });
  });
  test.afterAll(() => large.close());

  for (const device of devices)
    test(`is read and played on ${device.name}`, async ({ server }) => {
      const { phone, sizes } = device;
      const hester = await newGuest(large, server, { name: 'Hester', size: sizes[0], phone });
      const { page, complaints } = hester;
      await expectLobby(page, device);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      for (const [turn, game] of games.entries())
        await test.step(game.game, async () => {
          await openFull(hester, game, device);
          await inSizes(page, sizesOf(device, turn), async () => {
            await expectNotSideways(page);
            await expect.poll(() => faults(page, SHELL)).toEqual([]);
            await expect.poll(() => cutTexts(page)).toEqual([]);
            for (const region of ['.status h1', '.stage', '.rail'])
              await expect(page.locator(region).first()).toBeInViewport();
          });
        });
      await page.context().close();
      expect(complaints).toEqual([]);
    });
});
