/** The server is killed under play: the page comes back by itself, and nothing is lost or made twice. */
import type { Page } from '@playwright/test';
import { salem } from '@vesper/games/salem';
import { seatsOf } from './games.ts';
import { begun } from './positions.ts';
import { expect, moment, Server, test } from './table.ts';
import { nextTurn, playWithMouse, pressAt, pressed, pressNext } from './play.ts';

test('kill -9 during play: the page reconnects and the match goes on', async ({ guest }) => {
  const server = await Server.start();
  try {
    const { page, complaints, playOn } = await guest({ name: 'Hester', server });
    const match = begun(salem, 3);
    const id = await playOn(match, seatsOf(match));
    const first = await playWithMouse(page, { seed: 3, most: 6 });
    const { n, asked } = await nextTurn(page, first.asked);
    const log = await page.locator('.log-sentence').allTextContents();

    await server.kill();
    await expect(page.locator('.status h1')).toHaveText('Reconnecting; you can look around');
    await expect(page.locator('[data-choice], .chip')).toHaveCount(0);
    await server.run();
    await expect(page.locator('.table')).toHaveAttribute('data-link', 'live', { timeout: 90_000 });
    expect(await moment(page)).toBe(n);
    await expect(page.locator('.table')).toHaveAttribute('data-asked', asked);
    expect(await page.locator('.log-sentence').allTextContents()).toEqual(log);
    expect(await ownEntries(page, id)).toBe(first.choices);

    const then = await playWithMouse(page, { seed: 4, most: 3 });
    // On to a choice that cannot be taken back: the first press only chooses it.
    let turn = await pressNext(page, then.asked);
    let made = then.choices;
    while ((await pressed(page, turn.asked)) !== 'chosen') {
      made++;
      turn = await pressNext(page, turn.asked);
    }
    // The second press is the choice; the server dies while it is on its way.
    server.freeze();
    await pressAt(page, turn.press!.at!);
    await expect(page.locator('.table')).toHaveAttribute('data-busy', 'true');
    await server.kill();
    await server.run();
    await expect(page.locator('.table')).toHaveAttribute('data-link', 'live', { timeout: 90_000 });
    await expect(page.locator('.table')).not.toHaveAttribute('data-asked', turn.asked);
    expect(await ownEntries(page, id), 'made once').toBe(first.choices + made + 1);
    const last = await playWithMouse(page, { seed: 5, most: 3 });
    await nextTurn(page, last.asked);
    expect(await ownEntries(page, id)).toBe(first.choices + made + 1 + last.choices);

    const outage = /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|WebSocket connection to/;
    expect(complaints.filter(line => !outage.test(line))).toEqual([]);
    complaints.length = 0;
    await page.close(); // before the server: it would ask who is still there
  } finally {
    await server.stop();
  }
});

/** How many choices of the own seat are stored. */
async function ownEntries(page: Page, id: string): Promise<number> {
  const answer = await page.request.get(`/api/tables/${id}/file`);
  const { record } = (await answer.json()) as { record: readonly { readonly seat: number }[] };
  return record.filter(({ seat }) => seat === 0).length;
}
