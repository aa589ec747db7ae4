/** Pointing at a piece draws that piece again, and what says the same in words; not the page. */
import type { Page } from '@playwright/test';
import { games, seatsOf } from './games.ts';
import { AWAY, nextTurn } from './play.ts';
import { expect, test } from './table.ts';

/** What React tells of a component that it draws, as its developer tools read it. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly memoizedProps: { readonly className?: string } | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

interface Watched extends Window {
  /** How many components were drawn since this was last set to 0. */
  drawn: number;
  __REACT_DEVTOOLS_GLOBAL_HOOK__: object;
}

/** Counts what is drawn, in the page's own script: React tells whoever stands where its developer tools would. */
function countDrawn(): void {
  const page = window as unknown as Watched;
  const components = new Set([0, 11, 14, 15]);
  const PERFORMED_WORK = 1;
  const count = (now: Fiber, before: Fiber | null): void => {
    // What is shown in large beside the piece is drawn for it alone.
    if (now.memoizedProps?.className === 'peek') return;
    if (components.has(now.tag) && (before === null || (now.flags & PERFORMED_WORK) !== 0)) page.drawn++;
    if (now.child === before?.child) return;
    for (let child = now.child; child !== null; child = child.sibling) count(child, child.alternate);
  };
  page.drawn = 0;
  page.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_id: number, { current }: { readonly current: Fiber }) => count(current, current.alternate),
    onCommitFiberUnmount: () => undefined,
  };
}

/** Until what was done is seen. */
async function drawnBy(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => ((window as unknown as Watched).drawn = 0));
  await act();
  await page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  return page.evaluate(() => (window as unknown as Watched).drawn);
}

/**
 * The piece and its twins in other regions, its chip in the strip with a sign, and the layer of the tooltip: twice where the
 * machine is so slow that the tooltip comes in the same moment, once to be measured and once in its place.
 */
const FEW = 14;
/** A part of the page, and more. */
const MANY = 60;

/** Something else may come and be drawn in the same moment, not three times: the fewest of three are what pointing draws. */
async function fewestOf(count: () => Promise<readonly number[]>): Promise<readonly number[]> {
  let fewest = await count();
  for (let again = 0; again < 2 && fewest.some(drawn => drawn > FEW); again++) {
    const counted = await count();
    fewest = fewest.map((drawn, i) => Math.min(drawn, counted[i]));
  }
  return fewest;
}

for (const { game, full } of games)
  test(`pointing at a piece of ${game} draws that piece`, async ({ guest }) => {
    const { page, playOn } = await guest({ name: 'Hester' });
    await page.addInitScript(countDrawn);
    const file = full.file();
    await playOn(file, seatsOf(file));
    await nextTurn(page);
    await page.locator('html[data-complete]').waitFor(); // parts that arrive late are drawn when they do
    await page.mouse.move(...AWAY);
    const pieces = page.locator('.table .piece.is-legal[data-choice]'); // what is not lit has no chip
    const boxes = await pieces.evaluateAll(all => all.slice(0, 4).map(piece => piece.getBoundingClientRect().toJSON()));
    expect(boxes.length).toBeGreaterThan(1);
    const hovered = page.locator('.chip[data-hovered="true"]');
    const leave = (): Promise<number> =>
      drawnBy(page, async () => {
        await page.mouse.move(...AWAY);
        await expect(hovered).toHaveCount(0);
      });
    for (const { x, y, width, height } of boxes as DOMRect[]) {
      const seen = await fewestOf(async () => {
        const on = await drawnBy(page, async () => {
          await page.mouse.move(x + width / 2, y + height / 2);
          await expect(hovered).toHaveCount(1);
        });
        return [on, await leave()];
      });
      expect(seen[0], 'drawn when the pointer comes').toBeGreaterThan(0);
      expect(seen[0], 'drawn when the pointer comes').toBeLessThanOrEqual(FEW);
      expect(seen[1], 'drawn when it leaves').toBeLessThanOrEqual(FEW);
    }
    // A sentence of the log lights its pieces, and draws no others.
    const sentence = page.locator('.log-line:not([data-lights=""])').first();
    const [lit] = await fewestOf(async () => {
      await leave();
      return [await drawnBy(page, () => sentence.hover())];
    });
    expect(lit, 'drawn when a sentence is pointed at').toBeLessThanOrEqual(2 * FEW);
    // The past concerns the whole page: the counter sees that.
    const past = await drawnBy(page, async () => {
      await page.locator('.log-move').last().click();
      await expect(page.locator('.status[data-ghost="true"]')).toHaveCount(1);
    });
    expect(past, 'drawn when one looks at the past').toBeGreaterThan(MANY);
  });
