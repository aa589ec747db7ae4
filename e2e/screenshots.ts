/** Writes docs/pictures/*.png for the README, all or those named: node_modules/.bin/node e2e/screenshots.ts [lobby table realm dungeon juiblex folklore phone] */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { dungeon } from '@vesper/games/dungeon';
import { folklore } from '@vesper/games/folklore';
import { actionKind } from '../games/folklore/agenda.ts';
import { juiblex } from '@vesper/games/juiblex';
import { realm } from '@vesper/games/realm';
import { chromiumHere } from './chromium.ts';
import { seatsOf } from './games.ts';
import { positionOf } from './positions.ts';
import { nextTurn, pressed } from './play.ts';
import type { Turn } from './play.ts';
import { Server } from './server.ts';
import { bot, expectEnd, me, newGuest } from './table.ts';
import type { Guest } from './table.ts';

const pictures = fileURLToPath(new URL('../docs/pictures', import.meta.url));
mkdirSync(pictures, { recursive: true });

const server = await Server.start();
const browser = await chromium.launch(await chromiumHere());
const seats = [me, bot('Tobias'), bot('Corvus')];

const shoot = async (page: Page, name: string): Promise<void> => {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: path.join(pictures, `${name}.png`) });
  console.log(`docs/pictures/${name}.png`);
};

/** Plays as a bot would, at new tables if need be, until an arrest with several pieces to choose from. */
async function toAnArrest({ page, sit }: Guest, round: number): Promise<string> {
  for (;;) {
    const table = await sit(seats);
    if (await playToAnArrest(page, table, round)) return table;
  }
}

async function playToAnArrest(page: Page, table: string, round: number): Promise<boolean> {
  let before = '';
  for (;;) {
    const turn = await nextTurn(page, before);
    const standing =
      (await page.locator('.progress').count()) === 0 ? '' : await page.locator('.progress').textContent();
    const now = Number(/Round (\d+)/.exec(standing ?? '')?.[1] ?? round);
    if (turn.over) return false;
    if (turn.asked.startsWith('arrest:') && turn.pieces.length > 2 && now >= round) return true;
    const choice = (now >= round ? arrestSpaceIn(turn) : undefined) ?? (await hinted(page, table));
    await pressChip(page, choice);
    if ((await pressed(page, turn.asked)) === 'chosen') {
      const sheet = page.locator('.sheet-buttons .primary');
      if ((await sheet.count()) > 0) await sheet.click();
      else await pressChip(page, choice);
    }
    before = turn.asked;
  }
}

const arrestSpaceIn = ({ asked, pieces }: Turn): string | undefined =>
  asked.startsWith('place:') ? ['8', '9'].find(space => pieces.includes(space)) : undefined;

async function hinted(page: Page, table: string): Promise<string> {
  const answer = await page.request.post(`/api/tables/${table}/hint`, { data: { seat: 0 } });
  return JSON.stringify(((await answer.json()) as { choice: unknown }).choice);
}

const pressChip = (page: Page, choice: string): Promise<void> =>
  page.evaluate(text => {
    const chips = [...document.querySelectorAll<HTMLElement>('[data-strip-choice]')];
    chips.find(chip => chip.dataset['stripChoice'] === text)?.click();
  }, choice);

async function pictureLobby(): Promise<void> {
  const { page } = await newGuest(browser, server, { name: 'Hester' });
  await page.goto('/');
  await page.locator('.set-table').waitFor();
  await shoot(page, 'lobby');
}

async function pictureTable(): Promise<void> {
  const hester = await newGuest(browser, server, { name: 'Hester' });
  const { page } = hester;
  const table = await toAnArrest(hester, 2);
  await page.locator('.stage .sal-card[data-choice]').first().hover();
  await shoot(page, 'table');

  await page.request.post(`/api/tables/${table}/bot`, { data: { seat: 0 } });
  await expectEnd(page);
  await page.locator('.score-dialog .chances[aria-busy="false"]').waitFor({ timeout: 240_000 });
  await shoot(page, 'end');
}

async function pictureRealm(): Promise<void> {
  const { page, playOn } = await newGuest(browser, server, { name: 'Hester' });
  const match = positionOf(realm, {
    seats: 4,
    seed: 'a picture',
    until: ({ ask }, { turn, crowd, generals, heroes: [{ hand, space, up }] }) =>
      ask === 'chooseAction' &&
      turn > 8 &&
      up > 2 &&
      crowd[space] > 1 &&
      crowd.filter(n => n > 0).length > 18 &&
      [5, 6, 7].includes(hand.length) &&
      generals.filter(({ life }) => life === 0).length === 1,
  });
  await playOn(match, seatsOf(match));
  await nextTurn(page);
  await page.locator('.stage [data-opens].is-here').click();
  await page.locator('.table [role="group"] [data-choice]').first().waitFor();
  await shoot(page, 'realm');
}

async function pictureDungeon(): Promise<void> {
  const { page, playOn } = await newGuest(browser, server, { name: 'Hester' });
  const match = positionOf(dungeon, {
    seats: 4,
    seed: 'a picture',
    until: ({ ask }, { year, players: [{ line, prison, dungeon: tiles }], battle: { sent } }, { length }) =>
      ask === 'attackTarget' &&
      year === 2 &&
      line.length > 2 &&
      prison.length > 1 &&
      sent.length > 1 &&
      length > 2 &&
      tiles.filter(tile => tile > 0).length > 9,
  });
  await playOn(match, seatsOf(match));
  await nextTurn(page);
  await page.locator('.stage [data-choice]').first().hover();
  await shoot(page, 'dungeon');
}

async function pictureJuiblex(): Promise<void> {
  const { page, playOn } = await newGuest(browser, server, { name: 'Hester' });
  const match = positionOf(juiblex, {
    seats: 4,
    seed: 'a picture',
    until: ({ ask }, { supply, spies, players: [{ power, influence, hand, play }] }, { length }) =>
      ask === 'act' &&
      supply < 16 &&
      power >= 3 &&
      influence >= 3 &&
      hand.length > 1 &&
      play.length > 1 &&
      length > 8 &&
      spies.filter(bits => bits > 0).length > 2,
  });
  await playOn(match, seatsOf(match));
  await nextTurn(page);
  await page.locator('.stage .jub-offer[data-choice]').first().hover();
  await page.locator('.jub-does', { hasText: 'Recruit' }).waitFor();
  await shoot(page, 'juiblex');
}

async function pictureFolklore(): Promise<void> {
  const { page, playOn } = await newGuest(browser, server, { name: 'Hester' });
  const match = positionOf(folklore, {
    seats: 4,
    seed: 'a picture',
    options: { story: 'bell' },
    until: ({ ask }, { encounter: { round }, foes }, legal) =>
      ask === 'encounter' &&
      round > 1 &&
      foes.length > 3 &&
      legal.length > 24 &&
      legal.some(choice => typeof choice === 'number' && actionKind(choice) === 'attack'),
  });
  await playOn(match, seatsOf(match));
  await nextTurn(page);
  await page
    .locator('.stage .piece.is-legal', { has: page.locator('.fol-chance') })
    .first()
    .hover();
  await page.locator('.fol-sum').waitFor();
  await shoot(page, 'folklore');
}

async function picturePhone(): Promise<void> {
  const phone = await newGuest(browser, server, { name: 'Hester', phone: true });
  await toAnArrest(phone, 1);
  await shoot(phone.page, 'phone');
}

const all = {
  lobby: pictureLobby,
  table: pictureTable,
  realm: pictureRealm,
  dungeon: pictureDungeon,
  juiblex: pictureJuiblex,
  folklore: pictureFolklore,
  phone: picturePhone,
};
const wanted = process.argv.slice(2);
try {
  for (const [name, picture] of Object.entries(all)) if (wanted.length === 0 || wanted.includes(name)) await picture();
} finally {
  await browser.close();
  await server.stop();
}
