/**
 * Counts what a hand does in one sensible round of Defenders of the Realm, in one season of Dungeon Lords and in one turn of
 * Tyrants of the Underdark: a bot says what is chosen, and every choice is pressed where it lies, as somebody would who knows
 * what they want.
 *
 *   node_modules/.bin/node e2e/clicks.ts [realm dungeon juiblex]
 */
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { dungeon } from '@vesper/games/dungeon';
import { juiblex } from '@vesper/games/juiblex';
import { realm } from '@vesper/games/realm';
import type { Replay } from '@vesper/kernel';
import { chromiumHere } from './chromium.ts';
import { seatsOf } from './games.ts';
import { LONG } from './play.ts';
import { positionOf } from './positions.ts';
import { Server } from './server.ts';
import { newGuest } from './table.ts';

interface Stretch {
  readonly game: string;
  /** What is played, in a line. */
  readonly name: string;
  file(): Replay;
  /** Whether it is played to its end when this is asked. */
  isPlayed(ask: string, answers: readonly Answer[]): boolean;
}

/** Until this decision begins the next stretch, after others were answered. */
const until =
  (again: string): Stretch['isPlayed'] =>
  (ask, answers) =>
    ask === again && answers.some(answer => answer.ask !== again);

const stretches: readonly Stretch[] = [
  {
    game: 'realm',
    name: 'a walk, a quest, a jump, two fights, an eagle, rumours; the night; two other heroes’ turns',
    file: () =>
      positionOf(realm, {
        seats: 3,
        seed: 'a round',
        until: ({ ask }, { turn, heroes: [{ hand }] }) => ask === 'chooseAction' && turn === 10 && hand[0] === 40,
      }),
    isPlayed: until('chooseAction'),
  },
  {
    game: 'dungeon',
    name: 'three orders, what they bring, and the end of the season',
    file: () =>
      positionOf(dungeon, {
        seats: 4,
        seed: 'a season',
        until: ({ ask }, { year, season, players: [{ orders }] }) =>
          ask === 'giveOrder' && year === 1 && season === 2 && orders.length === 0,
      }),
    isPlayed: until('giveOrder'),
  },
  {
    game: 'juiblex',
    name: 'a turn: cards, deploys, purchases, its end',
    file: () =>
      positionOf(juiblex, {
        seats: 3,
        seed: 'a turn',
        until: ({ ask }, { round, players: [{ play, hand }] }) =>
          ask === 'act' && round === 7 && play.length === 0 && hand.length === 5,
      }),
    isPlayed: (_ask, answers) => answers.at(-1)?.choice === '"endTurn"',
  },
];

interface Answer {
  readonly ask: string;
  readonly choice: string;
  /** Of how many. */
  readonly of: number;
  readonly clicks: number;
}

/** The own decisions that wait, or `null` when the match is over. */
async function askedNext(page: Page, before: string): Promise<string | null> {
  const found = await page.waitForFunction(
    before => {
      const table = document.querySelector<HTMLElement>('.table');
      const { asked = '', over, busy } = table?.dataset ?? {};
      if (over === 'true') return 'over';
      return asked === '' || asked === before || busy === 'true' ? null : asked;
    },
    before,
    { timeout: LONG },
  );
  const asked = (await found.jsonValue())!;
  return asked === 'over' ? null : asked;
}

/**
 * Where one presses next to make a choice: its piece, the piece or the intention that leads to it, its words in the strip or in the
 * corner. Nowhere while nothing free of others stands for it.
 */
const placeOf = (page: Page, choice: string): Promise<{ readonly x: number; readonly y: number } | null> =>
  page.evaluate(choice => {
    const seen = (selector: string): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(`.table ${selector}`)].filter(
        ({ offsetParent }) => offsetParent !== null,
      );
    const leads = ({ dataset }: HTMLElement): boolean =>
      (JSON.parse(dataset['opens'] ?? dataset['intends'] ?? '[]') as unknown[]).some(
        behind => JSON.stringify(behind) === choice,
      );
    const found = [
      ...seen('[data-choice]').filter(({ dataset }) => dataset['choice'] === choice),
      ...seen('[data-opens]:not([aria-expanded="true"])').filter(leads),
      ...seen('[data-strip-choice]').filter(({ dataset }) => dataset['stripChoice'] === choice),
      ...seen('[data-intends]:not([aria-pressed="true"])').filter(leads),
    ];
    for (const target of found) {
      target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = target.getBoundingClientRect();
      for (const part of [0.5, 0.2, 0.8]) {
        const at = { x: left + width * part, y: top + height * part };
        if (target.contains(document.elementFromPoint(at.x, at.y))) return at;
      }
    }
    return null;
  }, choice);

/** Presses until the choice is made. */
async function make(page: Page, asked: string, choice: string): Promise<number> {
  for (let clicks = 0; clicks < 12; clicks++) {
    const { state, at } = await settled(page, asked, choice);
    if (state === 'made') return clicks;
    await page.mouse.click(at.x, at.y);
  }
  throw new Error(`No way to press ${choice} of ${asked}.`);
}

async function settled(page: Page, asked: string, choice: string) {
  for (let tries = 0; tries < 200; tries++) {
    const table = page.locator('.table');
    if ((await table.getAttribute('data-busy')) === 'false') {
      if ((await table.getAttribute('data-asked')) !== asked) return { state: 'made', at: null } as const;
      const at = await placeOf(page, choice);
      if (at !== null) return { state: 'waits', at } as const;
    }
    await page.waitForTimeout(50);
  }
  throw new Error(`Nothing stands for ${choice} of ${asked}.`);
}

async function play(page: Page, table: string, { isPlayed }: Stretch): Promise<Answer[]> {
  const answers: Answer[] = [];
  let before = '';
  for (;;) {
    const asked = await askedNext(page, before);
    const ask = asked?.split(':')[0] ?? '';
    if (asked === null || isPlayed(ask, answers)) return answers;
    const hint = await page.request.post(`/api/tables/${table}/hint`, { data: { seat: 0 } });
    const { choice, of } = (await hint.json()) as { readonly choice: unknown; readonly of: number };
    const clicks = await make(page, asked, JSON.stringify(choice));
    answers.push({ ask, choice: JSON.stringify(choice), of, clicks });
    before = asked;
  }
}

const server = await Server.start();
const browser = await chromium.launch(await chromiumHere());
const wanted = process.argv.slice(2);
try {
  for (const stretch of stretches) {
    const { game, name, file } = stretch;
    if (wanted.length > 0 && !wanted.includes(game)) continue;
    const { page, playOn } = await newGuest(browser, server, { name: 'Hester' });
    const match = file();
    const table = await playOn(match, seatsOf(match));
    const answers = await play(page, table, stretch);
    for (const { ask, choice, of, clicks } of answers) console.log(`  ${clicks} × ${ask} ${choice} of ${of}`);
    const clicks = answers.reduce((sum, answer) => sum + answer.clicks, 0);
    console.log(`${game}: ${clicks} clicks for ${answers.length} choices (${name})\n`);
    await page.context().close();
  }
} finally {
  await browser.close();
  await server.stop();
}
