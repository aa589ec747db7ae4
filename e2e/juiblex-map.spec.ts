/** The map of Tyrants of the Underdark: what is lit and why not, sites and their names, spreads step by step, fingers. */
import type { Page } from '@playwright/test';
import { juiblex } from '@vesper/games/juiblex';
import { choices, choose, fastChance, log, open, outcome, quickChoice, start, toReplay } from '@vesper/kernel';
import type { Choice, Open, Replay } from '@vesper/kernel';
import { seatsOf } from './games.ts';
import { AWAY, nextTurn, pressed } from './play.ts';
import { positionOf } from './positions.ts';
import { Server, expect, newGuest, test } from './table.ts';

const RECRUIT = 3000;
/** From their pile. */
const PRIESTESS = RECRUIT + 7;

const deploying = (): Replay =>
  positionOf(juiblex, {
    seats: 4,
    seed: 'deploying on the map',
    until: ({ ask }, { round, supply }, legal) => ask === 'deploySpace' && round > 3 && supply < 23 && legal.length > 4,
  });

/** Played until somebody is about to choose what is wanted, and what is told of it, too. */
function before(
  wanted: (decision: Open, choice: Choice) => boolean,
  ofWhich: (told: readonly string[]) => boolean,
): Replay {
  for (let deal = 1; deal < 100; deal++) {
    const seed = `on the map ${deal}`;
    const match = start(juiblex, { seats: 4, seed });
    const rng = fastChance(seed);
    while (outcome(match) === null) {
      const [decision] = open(match);
      const legal = choices(match, decision);
      const choice = quickChoice(juiblex, match.state, decision.frame, legal, legal.length, rng);
      const maybe = wanted(decision, choice);
      const file = maybe ? toReplay(match) : null;
      const lines = maybe ? log(match, 0).length : 0;
      choose(match, { seat: decision.seat, choice });
      if (file === null) continue;
      const told = log(match, 0).slice(lines);
      if (ofWhich(told.map(({ event }) => event.event))) return file;
    }
  }
  throw new Error('No match comes to this.');
}

const drawnAt = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll(all =>
    all.map(piece => {
      const { x, y, width, height } = piece.getBoundingClientRect();
      return { key: (piece as HTMLElement).dataset['piece'] ?? piece.textContent, x, y, width, height };
    }),
  );

test('a troop is deployed where the flame is; other spaces say why not', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester' });
  const file = deploying();
  await playOn(file, seatsOf(file));
  const { asked } = await nextTurn(page);
  const refused = page.locator('.jub-space.is-refused.is-route.is-beyond').first();
  await refused.hover();
  await expect(page.locator('.peek')).toContainText('presence');
  await expect(page.locator('.peek')).toContainText(/JUB-/);
  await page.mouse.move(...AWAY);

  const legal = page.locator('.jub-space.is-legal');
  expect(await legal.count()).toBeGreaterThan(4);
  const key = await legal.first().getAttribute('data-piece');
  await legal.first().click();
  const space = page.locator(`.jub-space[data-piece="${key}"]`);
  await expect(space.locator('.jub-troop.is-black')).toBeVisible();
  await expect(page.locator('.table')).not.toHaveAttribute('data-asked', asked);
});

test('nothing covers a name or a coin, and no name covers a space', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester' });
  const file = deploying();
  await playOn(file, seatsOf(file));
  await nextTurn(page);
  await page.evaluate(() => document.fonts.ready);
  const names = await drawnAt(page, '.jub-name-text');
  expect(names).toHaveLength(26);
  const spaces = await drawnAt(page, '.jub-space');
  expect(spaces).toHaveLength(140);
  const coins = await drawnAt(page, '.jub-coin');
  const found: string[] = [];
  for (const name of names)
    for (const other of [...spaces, ...coins]) {
      const across = Math.min(name.x + name.width, other.x + other.width) - Math.max(name.x, other.x);
      const down = Math.min(name.y + name.height, other.y + other.height) - Math.max(name.y, other.y);
      if (across > 3 && down > 3) found.push(`${name.key} and ${other.key}`);
    }
  expect(found).toEqual([]);
});

test('a site is chosen by its plate, by a space on it, and by its name', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester', theme: 'light' });
  const file = positionOf(juiblex, { seats: 3, seed: 'the Scourge', until: ({ ask }) => ask === 'scourgeSite' });
  await playOn(file, seatsOf(file));
  await nextTurn(page);
  const sites = await drawnAt(page, '.jub-site.is-legal');
  expect(sites).toHaveLength(2);
  const hits = await page.evaluate(({ x, y, width, height, key }) => {
    const hit = (atX: number, atY: number): string | undefined =>
      document.elementFromPoint(atX, atY)?.closest<HTMLElement>('[data-piece]')?.dataset['piece'];
    const name = document.querySelector(`[data-piece="${key}"] .jub-name-area`)!.getBoundingClientRect();
    return [
      hit(x + 4, y + height / 2),
      hit(x + width / 2, y + height / 2),
      hit(x + width / 2 - 20, y + height / 2),
      hit(name.x + name.width / 2, name.y + name.height / 2),
    ];
  }, sites[0]);
  expect(hits).toEqual(Array.from({ length: 4 }, () => sites[0].key));
  const name = page.locator(`[data-piece="${sites[0].key}"] .jub-name-area`);
  const { x, y, width, height } = (await name.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page.locator('.jub-scourge-figure, .jub-site.is-chosen').first()).toBeVisible();
});

test('while another seat chooses what it loses, its options have letters', async ({ browser }) => {
  const server = await Server.start({ 'bot-delay': 60_000 });
  const { page, playOn, complaints } = await newGuest(browser, server, { name: 'Hester' });
  const file = before(
    ({ ask, seat }) => ask === 'spreadLoss' && seat !== 0,
    () => true,
  );
  await playOn(file, seatsOf(file));
  await expect(page.locator('.jub-above .jub-letter').first()).toHaveText('A');
  expect(await page.locator('.jub-above .jub-letter').count()).toBeGreaterThan(1);
  await expect(page.locator('.jub-space.is-legal')).toHaveCount(0);
  expect(complaints).toEqual([]);
  await page.context().close();
  await server.stop();
});

test('a spread is played where it happens: the card, the way, the token, the troops; and can be skipped', async ({
  guest,
}) => {
  const { page, playOn } = await guest({ name: 'Hester', motion: true, settings: { pace: 'step' } });
  let bought: Choice = 0;
  const file = before(
    ({ ask, seat }, choice) => {
      bought = choice;
      return ask === 'act' && seat === 0 && typeof choice === 'number' && choice >= RECRUIT && choice < RECRUIT + 6;
    },
    told =>
      told.includes('tokenPlaced') &&
      told.includes('troopAfflicted') &&
      !told.includes('scourgeRolled') &&
      told.indexOf('spreadRevealed') === told.lastIndexOf('spreadRevealed'),
  );
  await playOn(file, seatsOf(file));
  const { asked } = await nextTurn(page);
  await page.locator('html[data-complete]').waitFor();
  const tokens = await page.locator('.jub-space .jub-token').count();
  const card = page.locator(`[data-choice="${JSON.stringify(bought)}"]`).first();
  await card.click();
  // Where it was not chosen only, Enter would go on in the scene.
  if ((await pressed(page, asked)) === 'chosen') await page.keyboard.press('Enter');
  const scene = page.locator('.scene');
  const titles: string[] = [];
  for (;;) {
    await expect(scene).toBeVisible();
    const title = (await scene.locator('h3').textContent())!;
    titles.push(title);
    if (title.startsWith('To ')) {
      // The map has come nearer, and the steps so far stand beside it.
      await expect(page.locator('.jub-map.is-near .map-moved')).toHaveCSS('transform', /matrix\(1\.[1-9]/);
      await expect(page.locator('.jub-spread ol > li')).toHaveCount(2);
      await expect(page.locator('.jub-space .jub-token')).toHaveCount(tokens);
    }
    if (title === 'Into the Affliction') {
      await expect(page.locator('.jub-space .jub-token')).toHaveCount(tokens + 1);
      break;
    }
    const beat = (await scene.getAttribute('data-beat'))!;
    await scene.getByRole('button', { name: 'Next' }).click();
    await expect(scene).not.toHaveAttribute('data-beat', beat);
  }
  expect(titles).toContain('A SPREAD card');
  expect(titles).toContain('A space is lost');
  await page.keyboard.press('Escape');
  await expect(page.locator('.jub-map.is-near')).toHaveCount(0);
  await expect(page.locator('.map-moved')).toHaveCSS('transform', 'none');
});

test('on a phone the whole map is there, names from nearby, where a finger hits the nearest space; from afar a plate stands for what is on it', async ({
  guest,
}) => {
  const { page, playOn } = await guest({ name: 'Hester', phone: true });
  const file = deploying();
  await playOn(file, seatsOf(file));
  await nextTurn(page);
  const frame = (await page.locator('.map-frame').boundingBox())!;
  for (const { x, y, width, height } of await drawnAt(page, '.jub-site')) {
    expect(x).toBeGreaterThan(frame.x);
    expect(y).toBeGreaterThan(frame.y);
    expect(x + width).toBeLessThan(frame.x + frame.width);
    expect(y + height).toBeLessThan(frame.y + frame.height);
  }
  await expect(page.locator('.jub-name').first()).toBeHidden();

  await page.getByRole('button', { name: 'Zoom in' }).tap();
  await expect(page.getByRole('button', { name: 'Whole map' })).toBeVisible();
  await expect(page.locator('.jub-name').first()).toBeVisible();
  await expect(page.locator('.jub-space.is-drawn')).toHaveCount(0);
  const wrong = await page.evaluate(() => {
    const spaces = [...document.querySelectorAll<HTMLElement>('.jub-space')].map(space => {
      const { x, y, width, height } = space.getBoundingClientRect();
      return { space, x: x + width / 2, y: y + height / 2 };
    });
    const over = document.querySelectorAll('.map-look, .jub-purse, .jub-scourge-look, .jub-spy, .jub-coin');
    const covered = [...over].map(piece => {
      const { left, top, width, height } = piece.getBoundingClientRect();
      return new DOMRect(left - 12, top - 12, width + 24, height + 24); // buttons are pressed around what is drawn, too
    });
    const area = document.querySelector('.map-frame')!.getBoundingClientRect();
    const end = document.querySelector('.jub-drawn')!.getBoundingClientRect();
    const found: string[] = [];
    let tried = 0;
    for (const { space, x, y } of spaces)
      for (const dx of [-20, -8, 0, 8, 20])
        for (const dy of [-20, -8, 0, 8, 20]) {
          const at = { x: x + dx, y: y + dy };
          const apart = spaces
            .map(other => ({ other, far: Math.hypot(other.x - at.x, other.y - at.y) }))
            .toSorted((a, b) => a.far - b.far);
          if (apart[0].other.space !== space || apart[1].far - apart[0].far < 1.5) continue;
          if (at.x < area.left || at.x > area.right || at.y < area.top || at.y > Math.min(area.bottom, end.bottom))
            continue;
          if (covered.some(box => at.x >= box.left && at.x <= box.right && at.y >= box.top && at.y <= box.bottom))
            continue;
          const hit = document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>('[data-piece]');
          tried++;
          if (hit !== space) found.push(`${space.dataset['piece']} ${dx} ${dy}: ${hit?.dataset['piece'] ?? 'nothing'}`);
        }
    return tried > 100 ? found : [`only ${tried} places tried`];
  });
  expect(wrong).toEqual([]);

  await page.getByRole('button', { name: 'Whole map' }).tap();
  // From afar a plate is pressed for what lies on it.
  const plate = page.locator('.jub-site.is-legal').first();
  const ways = JSON.parse((await plate.getAttribute('data-opens')) ?? '[]') as number[];
  expect(ways.length).toBeGreaterThan(1);
  await plate.tap();
  await expect(page.locator('.ways [data-choice]')).toHaveCount(ways.length);
});

test('on a phone neither what there is to spend nor the button lies over a site, whatever is in play', async ({
  guest,
}) => {
  const { page, playOn } = await guest({ name: 'Hester', phone: true });
  const tables = [
    { seats: 2, options: { mode: 'base' } },
    { seats: 3, options: { mode: 'base', outerSection: 'right' } },
    { seats: 3, options: { outerSection: 'left' } },
    { seats: 4 },
  ];
  for (const table of tables) {
    const file = positionOf(juiblex, { ...table, seed: 'in play', until: ({ ask }) => ask === 'act' });
    await playOn(file, seatsOf(file));
    await nextTurn(page);
    await expect(page.locator('.jub-purse')).toBeVisible();
    const [purse, button] = await drawnAt(page, '.jub-purse, .map-look');
    const under = (await drawnAt(page, '.jub-site')).filter(site =>
      [purse, button].some(
        over =>
          site.x < over.x + over.width &&
          over.x < site.x + site.width &&
          site.y < over.y + over.height &&
          over.y < site.y + site.height,
      ),
    );
    expect(under, JSON.stringify(table)).toEqual([]);
  }
});

test('cards fly to the discard pile when they are recruited, and come from the deck when they are drawn', async ({
  guest,
}) => {
  const { page, playOn } = await guest({ name: 'Hester', motion: true });
  const file = positionOf(juiblex, {
    seats: 2,
    seed: 'a priestess',
    until: ({ ask }, { players }, legal) => ask === 'act' && players[0].deck.length >= 5 && legal.includes(PRIESTESS),
  });
  await playOn(file, seatsOf(file));
  await nextTurn(page);
  await page.evaluate(() => {
    const flights: { readonly from: string; readonly to: string; readonly width: string; readonly height: string }[] =
      [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (this: HTMLElement, frames, timing) {
      if (this.parentElement?.id === 'sky' && Array.isArray(frames) && frames.length === 2) {
        const { width, height } = this.style;
        flights.push({ from: `${frames[0].transform}`, to: `${frames[1].transform}`, width, height });
      }
      return animate.call(this, frames, timing);
    };
    Object.assign(window, { flights });
  });
  const ends = (end: 'from' | 'to', home: string): Promise<number> =>
    page.evaluate(
      ([which, name]) => {
        const box = document.querySelector(`[data-home="${name}"]`)!.getBoundingClientRect();
        const { flights } = window as unknown as { flights: Record<string, string>[] };
        return flights.filter(flight => {
          const [x, y] = [...flight[which].matchAll(/(-?[\d.]+)px/g)].map(found => Number(found[1]));
          const apart = Math.hypot(
            x + Number.parseFloat(flight['width']) / 2 - (box.x + box.width / 2),
            y + Number.parseFloat(flight['height']) / 2 - (box.y + box.height / 2),
          );
          return apart < 2;
        }).length;
      },
      [end, home] as const,
    );
  await page.locator(`[data-choice="${PRIESTESS}"]`).first().click();
  await expect.poll(() => ends('to', 'discard:0')).toBe(1);
  await page.getByRole('button', { name: 'End the turn', exact: true }).click();
  await page.getByRole('button', { name: 'End the turn, no undo' }).click();
  await expect.poll(() => ends('from', 'deck:0')).toBe(5);
});
