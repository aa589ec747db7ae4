/** Two people play each other through an invitation, and somebody watches. */
import type { Page } from '@playwright/test';
import { expect, expectEnd, me, moment, scoreSheet, statusOf, test } from './table.ts';
import { LONG, playWithMouse } from './play.ts';
import { soak } from './soak.ts';

/** What everybody may see, read from the board. */
async function publicThings(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const all = <T>(selector: string, read: (element: HTMLElement) => T): T[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].map(read);
    const text = (selector: string): string => document.querySelector<HTMLElement>(selector)?.textContent ?? '';
    return {
      n: document.querySelector<HTMLElement>('.table')?.dataset['n'],
      rows: all(
        '.sal-row .sal-slot',
        slot => slot.querySelector<HTMLElement>('[data-piece]')?.dataset['piece'] ?? 'none',
      ),
      decks: all('.sal-deck', deck => deck.getAttribute('aria-label')),
      messengers: all(
        '.sal-space',
        space =>
          `${space.dataset['piece']} ${space.querySelector<HTMLElement>('.sal-messenger')?.dataset['seat'] ?? 'free'}`,
      ),
      supply: text('.sal-supply'),
      influence: [0, 1].map(seat => text(`[data-home="influence:${seat}"] b`)),
      jailed: [0, 1].map(seat => text(`[data-home="jail:${seat}"] b`)),
      circles: [
        ...new Set(
          all('.rail [data-piece^="colonist"], .dock .sal-card:not(.is-jailed)', card => card.dataset['piece']),
        ),
      ].toSorted((a, b) => (a! < b! ? -1 : 1)),
      log: all('.log-line p', line => line.textContent).filter(line => !/^0\b/.test(line)),
    };
  });
}

async function sameForAll([first, ...others]: readonly Page[]): Promise<void> {
  // Each of them may be the last to hear of a move, the first one, too.
  for (const other of others)
    await expect(async () => expect(await publicThings(other)).toEqual(await publicThings(first))).toPass({
      timeout: LONG,
    });
}

/** Lets whoever is asked choose, `most` choices in all. */
function hotPotato(players: readonly Page[]): (most: number) => Promise<Page> {
  const last = players.map(() => '');
  let seed = 1;
  return async most => {
    let who = 0;
    for (let made = 0; made < most; made++) {
      await expect
        .poll(async () => {
          const asked = await Promise.all(players.map(page => page.locator('.table').getAttribute('data-asked')));
          who = asked.findIndex((id, i) => id !== '' && id !== last[i]);
          return who;
        })
        .toBeGreaterThanOrEqual(0);
      const { asked } = await playWithMouse(players[who], { seed: seed++, most: 1, after: last[who] });
      last[who] = asked;
      await expect(players[who].locator('.table')).not.toHaveAttribute('data-asked', asked);
    }
    return players[who];
  };
}

const grievanceOf = async (page: Page): Promise<string> =>
  (await page.locator('.self button.sal-grievance').textContent())!.replace('Grievance: ', '');

const undo = (page: Page) => page.locator('.corner').getByRole('button', { name: 'Undo', exact: true });

test('two browsers play a whole match, a third watches', async ({ guest }) => {
  const [{ page: hester }, { page: abel }, { page: watcher }] = [
    await guest({ name: 'Hester' }),
    await guest({ name: 'Abel' }),
    await guest(),
  ];
  const heard: string[] = [];
  watcher.on('websocket', socket => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));

  await test.step('an invitation leads to a seat', async () => {
    await hester.goto('/');
    await hester.getByLabel('Seat 2').selectOption('Remove');
    await hester.getByRole('button', { name: 'Invite link' }).click();
    const link = await hester.getByLabel('Link for seat 2').inputValue();
    await hester.getByRole('button', { name: 'To the table' }).click();
    await expect(hester.getByRole('heading', { name: 'The table is set' })).toBeVisible();
    await abel.goto(link);
    await expect(abel.getByText('with Hester')).toBeVisible();
    await abel.getByRole('button', { name: 'Sit down' }).click();
    await expect(hester.locator('.table')).toBeVisible();
    await expect(abel.locator('.table')).toBeVisible();
    await watcher.goto(new URL(hester.url()).pathname);
    await expect(watcher.locator('.table')).toBeVisible();
  });

  const everybody = [hester, abel, watcher];
  const play = hotPotato([hester, abel]);
  const secrets: string[] = [];

  await test.step('all see the same, and only their own secrets', async () => {
    for (let round = 0; round < (soak ? 4 : 2); round++) {
      await play(4);
      await sameForAll(everybody);
    }
    secrets.push(...(await Promise.all([hester, abel].map(grievanceOf))));
    await expect(watcher.locator('[data-choice], .chip')).toHaveCount(0);
    await watcher.keyboard.press('t');
    await expect(watcher.getByRole('heading', { name: 'The table as text' })).toBeVisible();
    await expect(watcher.locator('[data-twin-choice]')).toHaveCount(0);
    for (const secret of secrets) expect(await watcher.locator('body').textContent()).not.toContain(secret);
    expect(await abel.locator('body').textContent()).not.toContain(secrets[0]);
    expect(await hester.locator('body').textContent()).not.toContain(secrets[1]);
    const snapshot = heard.map(text => JSON.parse(text) as Snapshot).find(({ t }) => t === 'snapshot')!;
    expect(snapshot.scene.view.players.map(({ grievance }) => grievance)).toEqual([null, null]);
    expect(heard.join('')).not.toContain('"choices"');
    await watcher.keyboard.press('t');
  });

  await test.step('what one takes back is gone for all', async () => {
    const told = (page: Page): Promise<number> => page.locator('.log-sentence').count();
    // On to a choice that everybody was told of and that can be taken back.
    let who = hester;
    let before = 0;
    do {
      await sameForAll(everybody);
      before = await told(hester);
      who = await play(1);
      await sameForAll(everybody);
    } while (!(await undo(who).isEnabled()) || (await told(hester)) <= before);
    const other = who === hester ? abel : hester;
    const n = await moment(other);
    await undo(who).click();
    await expect.poll(() => moment(other)).toBe(n + 1);
    await expect.poll(() => told(other)).toBe(before);
    await sameForAll(everybody);
  });

  await test.step('talk', async () => {
    for (const page of everybody) await page.getByRole('tab', { name: 'Chat' }).click();
    await hester.getByPlaceholder('Say something').fill('I saw Goody Proctor.');
    await hester.getByRole('button', { name: 'Say', exact: true }).click();
    for (const page of everybody) await expect(page.locator('.chat li')).toHaveText(/Hester\s*I saw Goody Proctor\./);
    for (const page of everybody) await page.getByRole('tab', { name: 'Log' }).click();
  });

  await test.step('who reloads finds the table as it was', async () => {
    await play(2);
    await sameForAll(everybody);
    const asked = await abel.locator('.table').getAttribute('data-asked');
    const before = await publicThings(abel);
    await abel.reload();
    await expect(abel.locator('.table')).toHaveAttribute('data-asked', asked!);
    await expect.poll(() => publicThings(abel)).toEqual(before);
    await play(3);
    await sameForAll(everybody);
  });

  await test.step('both play on to the end, and all three read the same score sheet', async () => {
    if (soak) {
      const played = await Promise.all([playWithMouse(hester, { seed: 31 }), playWithMouse(abel, { seed: 32 })]);
      for (const { choices } of played) expect(choices).toBeGreaterThan(5);
    } else {
      // Nobody looks while bots play on: three browsers would draw all of it.
      const id = new URL(hester.url()).pathname.split('/')[2];
      for (const page of everybody) await page.goto('/');
      for (const [seat, page] of [hester, abel].entries())
        await page.request.post(`/api/tables/${id}/bot`, { data: { seat } });
      await expect.poll(() => statusOf(hester, id), { timeout: LONG }).toBe('over');
      for (const page of everybody) {
        await page.goto(`/t/${id}`);
        await page.locator('.corner').getByRole('button', { name: 'Score sheet' }).click();
      }
    }
    for (const page of everybody) {
      await expectEnd(page);
      await expect(page.locator('[data-choice], .chip')).toHaveCount(0);
    }
    const sheet = await scoreSheet(hester).locator('table').innerText();
    expect(sheet).toMatch(/Hester[^]*Abel[^]*SAL-[\dR]/);
    for (const page of [abel, watcher])
      await expect.poll(() => scoreSheet(page).locator('table').innerText()).toBe(sheet);
    await sameForAll(everybody);
  });

  await test.step('now the watcher may know what was hidden', async () => {
    await watcher.keyboard.press('Escape');
    for (const secret of secrets) await expect(watcher.locator('.log')).toContainText(secret);
  });
});

test('who concedes loses, and whoever watches sees it', async ({ guest }) => {
  const [hester, { page: abel }, { page: watcher }] = [
    await guest({ name: 'Hester' }),
    await guest({ name: 'Abel' }),
    await guest(),
  ];
  const { id, links } = await hester.set([me, { kind: 'friend' }]);
  await abel.goto(links[0]);
  await abel.getByRole('button', { name: 'Sit down' }).click();
  for (const page of [hester.page, watcher]) await page.goto(`/t/${id}`);
  const everybody = [hester.page, abel, watcher];
  for (const page of everybody) await expect(page.locator('.table')).toBeVisible();
  await hester.page.getByRole('button', { name: 'Players', exact: true }).click();
  const saved = hester.page.waitForEvent('download');
  await hester.page.getByRole('button', { name: 'Save for a bug report' }).click();
  expect((await saved).suggestedFilename()).toMatch(/sealed/);
  await hester.page.getByRole('button', { name: 'Concede', exact: true }).click();
  await hester.page.getByRole('button', { name: 'Concede, no undo' }).click();
  for (const page of everybody) {
    await expect(page.locator('.status h1')).toHaveText(/Abel wins/);
    await expect(page.locator('[data-choice], .chip')).toHaveCount(0);
  }
});

interface Snapshot {
  readonly t: string;
  readonly scene: { readonly view: { readonly players: readonly { readonly grievance: unknown }[] } };
}
