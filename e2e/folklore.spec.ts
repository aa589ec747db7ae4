/** Matches of Folklore through the page: with the mouse, with the keyboard alone; and its World Map. */
import type { Page } from '@playwright/test';
import { folklore } from '@vesper/games/folklore';
import { seatsOf } from './games.ts';
import { matchToEnd, positionOf } from './positions.ts';
import { expect, moment, scoreSheet, test } from './table.ts';
import { nextTurn, playWithMouse } from './play.ts';
import { soak } from './soak.ts';
import { playStory } from './story.ts';

/** Every line of the score sheet names its clause. */
async function expectFolkloreEnd(page: Page): Promise<void> {
  await expect(page.locator('.table')).toHaveAttribute('data-over', 'true', { timeout: 180_000 });
  await expect(scoreSheet(page)).toBeVisible();
  await expect(scoreSheet(page).getByText(/FOL-/).first()).toBeVisible();
}

const ash = { story: 'ash' };
/** The first fall of the whole party ends it. */
const mortal = { story: 'ash', difficulty: 'nightmare', mortality: 'ironman' };

/** Alone, with two characters: every decision is one's own. Few choices, most kinds of them, and a story that is won. */
const hunted = { seats: 1, seed: 'a', options: { story: 'wolves' } };

/** Whole stories take minutes. */
const told = soak
  ? [
      { name: 'the wolves, with the mouse', phone: false, file: () => matchToEnd(folklore, hunted, 0) },
      { name: 'the wolves, on a phone', phone: true, file: () => matchToEnd(folklore, hunted, 0) },
      {
        name: 'the bell, on a phone',
        phone: true,
        file: () => matchToEnd(folklore, { seats: 1, seed: 'f', options: { story: 'bell' } }, 0),
      },
      {
        name: 'the ash, with the mouse',
        phone: false,
        file: () => matchToEnd(folklore, { seats: 1, seed: 'c', options: ash }, 0),
      },
    ]
  : [{ name: 'the wolves, on a phone', phone: true, file: () => matchToEnd(folklore, hunted, 36) }];

for (const { name, phone, file } of told)
  test(`a story to its end, every choice where it lies: ${name}`, async ({ guest }) => {
    const { page, playOn } = await guest({ name: 'Hester', phone });
    const match = file();
    await playOn(match, seatsOf(match));
    const { choices, spoken } = await playStory(page, folklore, match, { taps: phone });
    expect(choices).toBeGreaterThan(20);
    if (!phone) expect(spoken, 'choices that only words stand for').toEqual([]);
    await expectFolkloreEnd(page);
  });

test('the first chapter from the gathering on, every choice where it lies, while pieces travel', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester', motion: true });
  const match = positionOf(folklore, { ...hunted, until: () => true });
  await playOn(match, seatsOf(match));
  const { choices, spoken } = await playStory(page, folklore, match, { until: ({ chapter }) => chapter > 0 });
  expect(choices).toBeGreaterThan(40);
  expect(spoken, 'choices that only words stand for').toEqual([]);
});

test('a match to its end, pressing pieces', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester' });
  const match = matchToEnd(folklore, { seats: 2, seed: 'pressing pieces', options: mortal }, 10);
  await playOn(match, seatsOf(match));
  expect((await playWithMouse(page, { seed: 4 })).pieces).toBeGreaterThan(0);
  await expectFolkloreEnd(page);
});

test('a story by keyboard alone, through the text twin, to its end', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester' });
  const match = matchToEnd(folklore, hunted, 20);
  await playOn(match, seatsOf(match));
  await page.keyboard.press('t');
  await expect(page.getByRole('heading', { name: 'The table as text' })).toBeFocused();
  const { choices } = await playStory(page, folklore, match, { keys: true });
  expect(choices).toBeGreaterThan(soak ? 200 : 15);
  await expectFolkloreEnd(page);
});

test('from the gathering of the party to the first road, pressing pieces', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester' });
  const match = positionOf(folklore, { seats: 2, seed: 'the first road', until: () => true });
  await playOn(match, seatsOf(match));
  await expect(page.locator('.fol-person')).toHaveCount(6);
  const { pieces } = await playWithMouse(page, { seed: 3, most: 6 });
  expect(pieces).toBeGreaterThan(0);
  await expect(page.locator('.fol-gathering')).toHaveCount(0);
});

test('a place on the World Map is pressed where it lies, with the way drawn; one that is too far says how far', async ({
  guest,
}) => {
  const { page, playOn } = await guest({ name: 'Hester' });
  const match = positionOf(folklore, {
    seats: 3,
    seed: 'by night',
    options: ash,
    until: ({ ask }) => ask === 'worldMove',
  });
  await playOn(match, seatsOf(match));
  await nextTurn(page);
  const before = await moment(page);
  await page.locator('.fol-node.is-refused.is-town:not(.is-here)').first().hover();
  await expect(page.getByText(/\d+ road segments away/).first()).toBeVisible();
  const end = page.locator('.fol-node.is-legal').first();
  await end.hover();
  await expect(page.locator('.fol-going path').first()).toBeVisible();
  await end.click();
  // What waits on the road cannot be taken back: the corner asks once more.
  await page.locator('.corner .primary').click();
  await expect.poll(() => moment(page)).toBeGreaterThan(before);
});
