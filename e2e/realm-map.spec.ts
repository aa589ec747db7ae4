/** The phone's map of Defenders of the Realm under real fingers: pinched, dragged, tapped, and shown whole again. */
import type { Page } from '@playwright/test';
import { games, seatsOf } from './games.ts';
import { nextTurn } from './play.ts';
import { expect, newGuest, test } from './table.ts';
import type { Guest } from './table.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const { file } = games.find(({ game }) => game === 'realm')!.full;

/** A whole turn of actions lies ahead, and most of the map is lit. */
async function openMap({ page, playOn }: Guest): Promise<Page> {
  const match = file();
  await playOn(match, seatsOf(match));
  await nextTurn(page);
  return page;
}

/** One page for all that leaves the match as it was: each test finds the whole map with nothing open. */
test.describe.configure({ mode: 'default' });
let shared: Guest;
test.beforeAll(async ({ browser, server }) => {
  shared = await newGuest(browser, server, { name: 'Hester', phone: true });
  await openMap(shared);
});
test.afterEach(async () => {
  const { page, complaints } = shared;
  // What has the focus would show itself larger in a moment.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.waitForTimeout(500);
  await expect(async () => {
    if (await page.locator('.peek-close').isVisible()) await page.locator('.peek-close').tap();
    if (await page.locator('.ways-list').isVisible()) await page.keyboard.press('Escape');
    if (await wholeMap(page).isVisible()) await wholeMap(page).tap();
    await expect(page.locator('.peek, .ways-list').or(wholeMap(page))).toHaveCount(0, { timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  expect(complaints).toEqual([]);
});
test.afterAll(() => shared.page.context().close());

/**
 * Fingers go from some points to others together, in so many steps, and let go. They do not wait for the page in between:
 * where it is slow, they would have rested.
 */
async function slide(page: Page, from: readonly Point[], to: readonly Point[], steps = 10): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const put = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }, id) => ({ x, y, id })) });
  const sent = [put('touchStart', from)];
  for (let step = 1; step <= steps; step++) {
    const part = step / steps;
    const points = from.map(({ x, y }, i) => ({ x: x + (to[i].x - x) * part, y: y + (to[i].y - y) * part }));
    sent.push(put('touchMove', points));
  }
  await Promise.all(sent);
  await put('touchEnd', []);
  await touch.detach();
}

/** The middle of every space on the page, and how large its disc is drawn. */
const spacesIn = (page: Page) =>
  page.locator('.rea-space').evaluateAll(spaces =>
    spaces.map(space => {
      const { x, y, width, height } = space.querySelector('.rea-disc')!.getBoundingClientRect();
      return {
        id: (space as HTMLElement).dataset['piece']!,
        lit: space.matches(':is(.is-legal, .is-possible):not(.is-here)'),
        /** There are several ways to it, listed when it is tapped. */
        opens: space.matches('[data-opens]:not(.is-here)'),
        x: x + width / 2,
        y: y + height / 2,
        width,
      };
    }),
  );

/** Nothing is chosen, nothing waits to be, and no list is open. */
async function expectUntouched(page: Page, asked: string | null): Promise<void> {
  await expect(page.locator('.table')).toHaveAttribute('data-asked', asked ?? '');
  await expect(page.locator('.is-chosen, .ways-list, .sheet-chosen, .peek')).toHaveCount(0);
}

/** Not even a program that looks for a piece beyond the frame scrolls anything. */
async function expectStill(page: Page): Promise<void> {
  const moved = await page.evaluate(() => {
    for (const space of document.querySelectorAll('.rea-space')) space.scrollIntoView({ behavior: 'instant' });
    window.scrollTo(500, 500);
    const all = [...document.querySelectorAll('.stage, .stage *'), document.body, document.documentElement];
    return all.reduce((sum, { scrollLeft, scrollTop }) => sum + scrollLeft + scrollTop, scrollX + scrollY);
  });
  expect(moved).toBe(0);
}

async function tapToOpen(page: Page, { x, y }: Point): Promise<void> {
  await page.touchscreen.tap(x, y);
  await expect(page.locator('.ways-list')).toBeVisible();
}

const wholeMap = (page: Page) => page.getByRole('button', { name: 'Whole map' });
const askedNow = (page: Page) => page.locator('.table').getAttribute('data-asked');

for (const motion of [false, true])
  test(`two fingers bring the map nearer, one moves it, a button shows it whole${motion ? ', moving' : ''}`, async ({
    guest,
  }) => {
    const page = motion ? await openMap(await guest({ name: 'Hester', phone: true, motion })) : shared.page;
    const asked = await askedNow(page);
    const before = await spacesIn(page);
    await expect(wholeMap(page)).toHaveCount(0);

    const middle = { x: 200, y: 360 };
    const apart = (distance: number): Point[] => [
      { ...middle, x: middle.x - distance },
      { ...middle, x: middle.x + distance },
    ];
    await slide(page, apart(40), apart(100));
    await expect(wholeMap(page)).toBeVisible();
    await expect.poll(async () => (await spacesIn(page))[0].width / before[0].width).toBeCloseTo(2.5, 1);
    const near = await spacesIn(page);
    near.forEach(({ x, y, width }, i) => {
      expect(width / before[i].width).toBeCloseTo(2.5, 1);
      expect(x - middle.x).toBeCloseTo((before[i].x - middle.x) * 2.5, -0.5);
      expect(y - middle.y).toBeCloseTo((before[i].y - middle.y) * 2.5, -0.5);
    });
    await expectUntouched(page, asked);
    await expectStill(page);

    // From a space that could be chosen: the map goes along, the space is not chosen.
    const held = near.find(({ lit, x, y }) => lit && x > 120 && x < 270 && y > 260 && y < 460)!;
    await slide(page, [held], [{ x: held.x - 60, y: held.y + 45 }]);
    const aside = async (): Promise<number[]> => {
      const { x, y } = (await spacesIn(page)).find(({ id }) => id === held.id)!;
      return [x - held.x, y - held.y].map(Math.round);
    };
    await expect.poll(aside).toEqual([-60, 45]);
    await expectUntouched(page, asked);
    await expectStill(page);

    await wholeMap(page).tap();
    await expect(wholeMap(page)).toHaveCount(0);
    const whole = (spaces: Awaited<ReturnType<typeof spacesIn>>) =>
      spaces.map(({ id, lit, x, y }) => ({ id, lit, x: Math.round(x), y: Math.round(y) }));
    await expect.poll(async () => whole(await spacesIn(page))).toEqual(whole(before));
    await expectUntouched(page, asked);
  });

test('the first tap after a quick drag counts', async () => {
  const { page } = shared;
  const middle = { x: 200, y: 360 };
  for (let i = 0; i < 10; i++) {
    await page.getByRole('button', { name: 'Zoom in' }).tap();
    await slide(page, [middle], [{ x: middle.x - 60, y: middle.y + 45 }]);
    await wholeMap(page).tap();
    await expect(wholeMap(page)).toHaveCount(0);
  }
});

test('near the map, spaces have their names', async () => {
  const { page } = shared;
  const name = page.locator('.rea-name').filter({ hasText: 'Thorny' });
  await expect(name).toBeHidden();
  await page.getByRole('button', { name: 'Zoom in' }).tap();
  await expect(name).toBeVisible();
  // As large as on a wide map, whatever the scale.
  await expect.poll(async () => Math.round((await name.boundingBox())!.height)).toBe(25);
  await wholeMap(page).tap();
  await expect(name).toBeHidden();
});

test('the map never leaves its frame', async () => {
  const { page } = shared;
  const middle = { x: 200, y: 360 };
  await slide(
    page,
    [middle, { x: 201, y: 361 }],
    [
      { x: 20, y: 200 },
      { x: 380, y: 560 },
    ],
  );
  const edges = () =>
    page.evaluate(() => {
      const [frame, map] = ['.map-frame', '.map-moved'].map(at => document.querySelector(at)!.getBoundingClientRect());
      return [map.left - frame.left, map.top - frame.top, frame.right - map.right, frame.bottom - map.bottom];
    });
  for (const [x, y] of [
    [900, 900],
    [-900, -900],
  ]) {
    await slide(page, [middle], [{ x: middle.x + x, y: middle.y + y }]);
    for (const beyond of await edges()) expect(beyond).toBeLessThanOrEqual(0.5);
  }
  await slide(
    page,
    [
      { x: 40, y: 300 },
      { x: 340, y: 420 },
    ],
    [middle, { x: 202, y: 362 }],
  );
  await expect(wholeMap(page)).toHaveCount(0);
  await expect.poll(async () => (await edges()).map(beyond => Math.abs(Math.round(beyond)))).toEqual([0, 0, 0, 0]);
});

test('on the whole map a finger that slides chooses nothing, one that rests does', async () => {
  const { page } = shared;
  const asked = await askedNow(page);
  const space = (await spacesIn(page)).find(({ opens }) => opens)!;
  for (const far of [12, 30, 120]) {
    await slide(page, [space], [{ x: space.x + far, y: space.y }], 4);
    await expectUntouched(page, asked);
  }
  await tapToOpen(page, space);
});

test('a finger that rests on a space shows it larger, and chooses nothing', async () => {
  const { page } = shared;
  const asked = await askedNow(page);
  const space = (await spacesIn(page)).find(({ opens }) => opens)!;
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: space.x, y: space.y }] });
  await expect(page.locator('.peek')).toBeVisible();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.locator('.peek')).toBeVisible();
  await expect(page.locator('.is-chosen, .ways-list, .sheet-chosen')).toHaveCount(0);
  expect(await askedNow(page)).toBe(asked);
});

test('near the map a tap chooses the space under it', async () => {
  const { page } = shared;
  await page.getByRole('button', { name: 'Zoom in' }).tap();
  await expect(wholeMap(page)).toBeVisible();
  const space = (await spacesIn(page)).find(({ opens, x, y }) => opens && x > 40 && x < 350 && y > 200 && y < 500)!;
  await tapToOpen(page, space);
  await expect(page.locator(`.rea-space[data-piece="${space.id}"]`)).toHaveAttribute('aria-expanded', 'true');
});

test('two taps on open ground go near and back', async () => {
  const { page } = shared;
  const touch = await page.context().newCDPSession(page);
  const put = (type: 'touchStart' | 'touchEnd', touchPoints: Point[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  // The second does not wait until the page has seen the first: where it is slow, they would be two taps, not one double.
  const twice = async (): Promise<void> => {
    const at = [{ x: 30, y: 565 }];
    await Promise.all([put('touchStart', at), put('touchEnd', []), put('touchStart', at), put('touchEnd', [])]);
  };
  await twice();
  await expect(wholeMap(page)).toBeVisible();
  await page.waitForTimeout(400);
  await twice();
  await expect(wholeMap(page)).toHaveCount(0);
});

test('a finger hits what is nearest, 44 px around every space', async () => {
  const { page } = shared;
  const wrong = await page.evaluate(() => {
    const spaces = [...document.querySelectorAll<HTMLElement>('.rea-space')].map(space => {
      const { x, y, width, height } = space.querySelector('.rea-disc')!.getBoundingClientRect();
      return { space, x: x + width / 2, y: y + height / 2 };
    });
    const frame = document.querySelector('.map-frame')!.getBoundingClientRect();
    const found: string[] = [];
    let tried = 0;
    for (const { space, x, y } of spaces)
      for (const dx of [-21, -11, 0, 11, 21])
        for (const dy of [-21, -11, 0, 11, 21]) {
          const at = { x: x + dx, y: y + dy };
          const apart = spaces
            .map(other => ({ other, far: Math.hypot(other.x - at.x, other.y - at.y) }))
            .toSorted((a, b) => a.far - b.far);
          // Half way between two it may be either; beyond the frame there is nothing to hit.
          if (apart[0].other.space !== space || apart[1].far - apart[0].far < 2) continue;
          if (at.x < frame.left || at.x > frame.right || at.y > frame.bottom) continue;
          const hit = document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>('[data-piece]');
          tried++;
          // A General stands in front of its space.
          if (hit !== space && hit?.matches('.rea-general-piece') !== true)
            found.push(`${space.dataset['piece']} ${dx} ${dy}: ${hit?.dataset['piece'] ?? 'nothing'}`);
        }
    return tried > 800 ? found : [`only ${tried} places tried`];
  });
  expect(wrong).toEqual([]);
});

test('the keyboard brings what it goes to into the frame', async () => {
  const { page } = shared;
  await page.getByRole('button', { name: 'Zoom in' }).tap();
  await expect(wholeMap(page)).toBeVisible();
  await page.keyboard.press('Tab');
  for (let steps = 0; steps < 12; steps++) {
    await page.keyboard.press('Tab');
    const focused = page.locator('.rea-space:focus');
    if ((await focused.count()) > 0) await expect(focused).toBeInViewport({ ratio: 0.9 });
  }
  await page.locator('.rea-space[data-opens], .rea-space[data-choice]').last().focus();
  await page.keyboard.press('ArrowRight');
  await expectStill(page);
});
