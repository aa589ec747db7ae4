/** "Your turn" reaches somebody who looks elsewhere: title, sound and a notification of the browser. */
import type { Page } from '@playwright/test';
import { expect, me, test } from './table.ts';
import { playWithMouse } from './play.ts';

interface Heard {
  hidden: boolean;
  readonly notifications: string[];
  /** Pitches and volumes that were set. */
  readonly tones: number[];
}

type Listening = typeof globalThis & { heard: Heard };

/** The struck match is followed by one low bell (docs/look.md). */
const BELL = 220;

/** Notes what the page tells the browser; the page can be called hidden, which headless pages never are. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: Heard = { hidden: false, notifications: [], tones: [] };
    Object.assign(globalThis, { heard });
    Object.defineProperty(document, 'hidden', { get: () => heard.hidden });
    const Real = Notification;
    let allowed = false;
    globalThis.Notification = class extends Real {
      static override async requestPermission(): Promise<NotificationPermission> {
        const answer = await Real.requestPermission();
        allowed = answer === 'granted';
        return answer;
      }

      /** The headless shell allows notifications and yet says "denied" here. */
      static override get permission(): NotificationPermission {
        return allowed ? 'granted' : Real.permission;
      }

      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        heard.notifications.push(title);
      }
    };
    const set = AudioParam.prototype.setValueAtTime;
    AudioParam.prototype.setValueAtTime = function (value, time) {
      heard.tones.push(value);
      return set.call(this, value, time);
    };
  });
}

const heard = (page: Page): Promise<Heard> => page.evaluate(() => (globalThis as Listening).heard);

test('whoever looks elsewhere is called by title, sound and notification', async ({ guest, server }) => {
  const settings = { sound: true };
  const [hester, abel] = [
    await guest({ name: 'Hester', settings, fresh: true }),
    await guest({ name: 'Abel', settings, fresh: true }),
  ];
  for (const { page } of [hester, abel]) {
    await page.context().grantPermissions(['notifications'], { origin: server.url });
    await listen(page);
  }
  const { id, links } = await hester.set([me, { kind: 'friend' }]);
  await abel.page.goto(links[0]);
  await abel.page.getByRole('button', { name: 'Sit down' }).click();
  await hester.page.goto(`/t/${id}`);
  const pages = [hester.page, abel.page];
  for (const page of pages) {
    await page.getByRole('button', { name: 'Settings' }).click();
    const call = page.getByRole('switch', { name: /Tell me when it is my turn/ });
    await call.click();
    await expect(call).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
  }
  await expect.poll(async () => (await Promise.all(pages.map(asked))).filter(id => id !== '')).toHaveLength(1);
  const [acts, waits] = (await asked(hester.page)) === '' ? [abel.page, hester.page] : [hester.page, abel.page];
  await expect(waits).toHaveTitle('Affliction');
  await expect(acts).toHaveTitle('● Your turn: Affliction');
  await waits.evaluate(() => {
    (globalThis as Listening).heard.hidden = true;
  });
  expect((await heard(waits)).tones).not.toContain(BELL);

  await playUntilAsked(acts, waits);
  await expect(waits).toHaveTitle('● Your turn: Affliction');
  await expect.poll(async () => (await heard(waits)).notifications).toEqual(['Your turn: Affliction']);
  await expect.poll(async () => (await heard(waits)).tones).toContain(BELL);

  await test.step('who looks at the table needs no notification', async () => {
    await expect(acts).toHaveTitle('Affliction');
    const before = (await heard(acts)).tones.filter(tone => tone === BELL).length;
    await waits.evaluate(() => {
      (globalThis as Listening).heard.hidden = false;
    });
    await playUntilAsked(waits, acts);
    await expect.poll(async () => (await heard(acts)).tones.filter(tone => tone === BELL).length).toBe(before + 1);
    expect((await heard(acts)).notifications).toEqual([]);
  });
});

const asked = async (page: Page): Promise<string> => (await page.locator('.table').getAttribute('data-asked'))!;

/** One plays until the other must decide. */
async function playUntilAsked(acts: Page, other: Page): Promise<void> {
  for (let after = ''; (await asked(other)) === '';) {
    ({ asked: after } = await playWithMouse(acts, { seed: 5, most: 1, after }));
    // Either the next question, or the other's turn.
    await expect.poll(async () => (await asked(other)) !== '' || !['', after].includes(await asked(acts))).toBe(true);
  }
}
