/** What a choice brings about is played beat by beat, can be skipped, and waits where somebody goes step by step. */
import { dungeon } from '@vesper/games/dungeon';
import { realm } from '@vesper/games/realm';
import type { Page } from '@playwright/test';
import { firstToPlace, seatsOf } from './games.ts';
import { nextTurn, pressed, pressNext } from './play.ts';
import { positionOf } from './positions.ts';
import { expect, test } from './table.ts';

/** The last answer of a plan that sends nobody: the battle that follows asks nothing. */
const beforeBattle = () =>
  positionOf(dungeon, {
    seats: 1,
    seed: 'battle',
    until: ({ ask, frame }, { players: [{ line, plan }] }, legal) =>
      ask === 'planBattle' &&
      'part' in frame &&
      frame.part !== 'tile' &&
      line.length > 1 &&
      plan.traps.length + plan.creatures.length === 0 &&
      legal.includes('commit'),
  });

async function seal(page: Page): Promise<string> {
  const { asked } = await nextTurn(page);
  const commit = page.locator('[data-strip-choice=\'"commit"\']');
  await commit.click();
  if ((await pressed(page, asked)) === 'chosen') await commit.click();
  return asked;
}

test('a battle that asks nothing is played beat by beat, and can be skipped', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester', motion: true, settings: { pace: 'calm' } });
  const match = beforeBattle();
  await playOn(match, seatsOf(match));
  await seal(page);
  const scene = page.locator('.scene');
  await expect(scene).toBeVisible();
  await expect(page.getByRole('group', { name: 'Your battle' })).toContainText('Round');
  const many = Number(await scene.getAttribute('data-beats'));
  expect(many).toBeGreaterThan(3);
  await expect(page.locator('.table'), 'nothing can be chosen meanwhile').toHaveAttribute('data-asked', '');
  // By itself, then by a key, then by a press on the table.
  const beat = async (): Promise<number> => Number((await scene.getAttribute('data-beat')) ?? -1);
  const first = await beat();
  await expect.poll(beat).toBeGreaterThan(first);
  const second = await beat();
  await page.keyboard.press('Enter');
  await expect.poll(beat).toBeGreaterThan(second);
  await scene.getByRole('button', { name: 'Skip the scene' }).click();
  await expect(scene).toBeHidden();
  await nextTurn(page);
});

test('with less motion the battle is summed up instead', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester' });
  const match = beforeBattle();
  await playOn(match, seatsOf(match));
  const asked = await seal(page);
  await nextTurn(page, asked);
  const summary = page.getByRole('region', { name: 'Your battle' });
  await expect(summary).toContainText('Fatigue');
  await summary.getByRole('button', { name: /Close/ }).click();
  await expect(summary).toBeHidden();
});

test('step by step, every move of a bot waits for a press', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester', settings: { pace: 'step', confirm: false } });
  const match = firstToPlace();
  await playOn(match, seatsOf(match));
  const scene = page.locator('.scene');
  const table = page.locator('.table');
  const { asked } = await pressNext(page);
  await expect(table).not.toHaveAttribute('data-asked', asked);
  let steps = 0;
  for (;;) {
    await expect(scene.or(page.locator('.chip')).first()).toBeVisible();
    if (!(await scene.isVisible())) break;
    await expect(scene).toHaveAttribute('data-waits', 'true');
    await page.waitForTimeout(300); // longer than a bot of this table takes
    await expect(scene).toBeVisible();
    steps++;
    const told = await scene.allTextContents();
    await page.locator('.corner').getByRole('button', { name: 'Go on' }).click();
    await expect.poll(() => scene.allTextContents()).not.toEqual(told);
  }
  await nextTurn(page, asked);
  expect(steps).toBeGreaterThan(0);
});

test('a pawn flies to the place where it stands', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester', motion: true });
  const match = positionOf(realm, {
    seats: 2,
    seed: 'a walk',
    until: ({ ask }, { heroes: [{ hero }] }) => ask === 'chooseAction' && hero >= 0,
  });
  await playOn(match, seatsOf(match));
  const { asked } = await nextTurn(page);
  // Where each copy of a pawn is at the end of its flight.
  await page.evaluate(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...args) {
      const flight = animate.apply(this, args);
      if (
        this instanceof HTMLElement &&
        this.parentElement?.id === 'sky' &&
        this.matches('.rea-pawn-piece.is-active')
      ) {
        flight.pause();
        flight.currentTime = Number(flight.effect!.getComputedTiming().endTime) - 1;
        const { x, y, width, height } = this.getBoundingClientRect();
        document.documentElement.dataset['landed'] = JSON.stringify({ x: x + width / 2, y: y + height / 2 });
        flight.finish();
      }
      return flight;
    };
  });
  const walk = page.locator('[data-strip-choice*="foot"]').first();
  await walk.click();
  if ((await pressed(page, asked)) === 'chosen') await walk.click();
  const landed = await page.waitForFunction(() => document.documentElement.dataset['landed']);
  const { x, y } = JSON.parse((await landed.jsonValue())!) as { x: number; y: number };
  await expect(async () => {
    const stands = (await page.locator('.stage .rea-pawn-piece.is-active').boundingBox())!;
    expect(Math.abs(x - (stands.x + stands.width / 2))).toBeLessThan(6);
    expect(Math.abs(y - (stands.y + stands.height / 2))).toBeLessThan(6);
  }).toPass({ timeout: 120_000 });
});
