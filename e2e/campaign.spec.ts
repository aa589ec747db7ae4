/** A campaign of Folklore: characters go on from story to story, kept by the server, by the browser, and as a file. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { folklore } from '@vesper/games/folklore';
import { choices, choose, fastChance, open, outcome, quickChoice, replayTo, start, toReplay } from '@vesper/kernel';
import type { Choice, Legacy, Replay } from '@vesper/kernel';
import type { LegacyFile } from '@vesper/kernel/proof';
import { expect, inOptions, me, openHere, scoreSheet, test } from './table.ts';
import type { Guest } from './table.ts';

/** Who plays alone runs two characters, so that every choice is one's own. */
const seats = [me];

/** A story played by the game's own policy up to its last choice, and that choice. */
function nearEnd(story: string, seed: string, legacies: readonly Legacy[] = []): { file: Replay; last: Choice } {
  const match = start(folklore, { seats: 1, seed, options: { story, difficulty: 'dusk' }, legacies });
  const rng = fastChance(seed);
  while (outcome(match) === null) {
    const decision = open(match).find(({ optional }) => !optional)!;
    const legal = choices(match, decision);
    const choice = quickChoice(folklore, match.state, decision.frame, legal, legal.length, rng);
    choose(match, { seat: decision.seat, choice });
  }
  const whole = toReplay(match);
  const last = whole.record.at(-1)! as { choice: Choice };
  return { file: toReplay(replayTo(folklore, whole, whole.record.length - 1)), last: last.choice };
}

/** Makes the last choice through the text twin; what cannot be taken back is asked twice. */
async function ends(page: Page, last: Choice): Promise<void> {
  await page.keyboard.press('t');
  const button = page.locator(`[data-twin-choice='${JSON.stringify(last)}']`);
  await button.click();
  const table = page.locator('.table');
  await expect(async () => {
    if ((await table.getAttribute('data-over')) === 'true') return;
    await button.click({ timeout: 1000 });
    await expect(table).toHaveAttribute('data-over', 'true', { timeout: 1000 });
  }).toPass({ timeout: 120_000 });
}

async function livesThrough({ page, playOn }: Guest, { file, last }: ReturnType<typeof nearEnd>): Promise<void> {
  await playOn(file, seats);
  await ends(page, last);
}

async function gallery(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Characters' }).click();
}

const cards = (page: Page, name = '') => page.locator('.characters > li').filter({ hasText: name });

async function saved(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the Oathsworn' }).click();
  return (await download).path();
}

/** Abel loads the file of Hester's character, and one that proves nothing, which he brings to a table of hers. */
async function expectByFile(hester: Guest, path: string, { page }: Guest): Promise<void> {
  const file = JSON.parse(readFileSync(path, 'utf8')) as LegacyFile;
  await gallery(page);
  await expect(page.getByText('Nobody yet.')).toBeVisible();
  await page.getByLabel('Load a character').setInputFiles(path);
  await expect(cards(page, 'Oathsworn')).toContainText('Proven');
  await page.getByLabel('Load a character').setInputFiles({
    name: 'unproven.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...file, records: [] })),
  });
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).filter({ hasText: 'Unproven' })).toHaveCount(1);

  await test.step('a friend brings the unproven one, and the table waits for a word', async () => {
    const { id, links } = await hester.set([me, { kind: 'friend' }], { game: 'folklore' });
    await hester.page.goto(`/t/${id}`);
    await page.goto(links[0]);
    const unproven = page.getByLabel('Whom you bring').locator('option', { hasText: 'unproven' });
    await page.getByLabel('Whom you bring').selectOption(await unproven.getAttribute('value'));
    await expect(page.getByText('whoever made the table decides')).toBeVisible();
    await page.getByRole('button', { name: 'Sit down' }).click();
    await expect(page.locator('.waiting-room')).toContainText('It begins as soon as it is decided who may come.');
    await expect(hester.page.locator('.waiting-room')).toContainText('unproven');
    await hester.page.getByRole('button', { name: 'Let it come' }).click();
    for (const one of [hester.page, page]) await expect(one.locator('.table')).toHaveAttribute('data-over', 'false');
  });
}

test('on the server: a character lives through two stories; by file: proven elsewhere, or whoever made the table decides', async ({
  guest,
}) => {
  const hester = await guest({ name: 'Hester' });
  const { page } = hester;
  await livesThrough(hester, nearEnd('ash', 'a long road 13 1'));
  await scoreSheet(page).getByRole('link', { name: 'Your characters' }).click();
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page, 'Oathsworn')).toContainText(/Won “A Debt of Ash” · .+ · on the server/);
  await expect(cards(page, 'Oathsworn')).toContainText('Proven');
  await expectByFile(hester, await saved(page), await guest({ name: 'Abel' }));
  await gallery(page);

  await test.step('it is brought to the next table, and everybody sees it', async () => {
    await page.getByRole('button', { name: 'Play on with the Oathsworn' }).click();
    await expect(page.getByLabel('Whom seat 1 brings')).toHaveValue(/^server:/);
    await inOptions(page, () => page.getByLabel(/^Story/).selectOption('bell'));
    await page.getByRole('button', { name: 'Play now against bots' }).click();
    await expect(page.locator('.table')).toHaveAttribute('data-over', 'false');
    await page.getByRole('button', { name: 'Players', exact: true }).click();
    await expect(page.locator('.players li').first()).toContainText(
      /Brings the Oathsworn: .+ \d{3} lore, .+ lived through/,
    );
    await page.keyboard.press('Escape');
  });

  await test.step('what becomes of it takes its place', async () => {
    const { legacies } = (await (await page.request.get('/api/legacies')).json()) as { legacies: { id: string }[] };
    const brought: Legacy[] = [];
    for (const { id } of legacies) {
      const file = (await (await page.request.get(`/api/legacies/${id}/file`)).json()) as LegacyFile;
      expect(file.records).toHaveLength(1);
      brought.push({ seat: 0, sheet: file.sheet });
    }
    await livesThrough(hester, nearEnd('bell', 'the second story 1', brought));
    await gallery(page);
    await expect(cards(page)).toHaveCount(2);
    await expect(cards(page, 'Oathsworn')).toContainText('“The Bell Beneath the Fen”');
    await expect(cards(page, 'Oathsworn')).toContainText('Proven');
    const grown = JSON.parse(readFileSync(await saved(page), 'utf8')) as LegacyFile;
    expect(grown.records.map(({ options }) => options['story'])).toEqual(['ash', 'bell']);
  });
});

test('in this browser: a character of a local table is kept here, and goes on', async ({ guest }) => {
  const { page } = await guest({ name: 'Ilse' });
  const { file, last } = nearEnd('ash', 'a long road 13 1');
  await page.goto('/');
  await openHere(page, file);
  await ends(page, last);
  await page.setViewportSize({ width: 390, height: 844 });
  await gallery(page);
  await expect(cards(page, 'Oathsworn')).toContainText('in this browser');
  await page.getByRole('button', { name: 'Play on with the Oathsworn' }).click();
  await expect(page.getByLabel('Whom seat 1 brings')).toHaveValue(/^here:/);
  await page.getByRole('button', { name: 'Play now against bots' }).click();
  await expect(page.locator('.table')).toHaveAttribute('data-over', 'false');
});
