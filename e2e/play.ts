/** Playing through the page: what is lit is pressed, until the match is over. */
import type { Page } from '@playwright/test';
import { expect } from './table.ts';

export interface Turn {
  readonly over: boolean;
  readonly n: number;
  /** The ids of the viewer's own decisions. */
  readonly asked: string;
  /** Choices with a lit piece on the board, in the dock or in the rail, as JSON. */
  readonly pieces: readonly string[];
  /** Choices that only words stand for: modes, Done, decline. */
  readonly words: readonly string[];
  /** What is pressed, and where; no place if something covers it all. */
  readonly press: Press | null;
}

interface Press {
  readonly choice: string;
  readonly piece: boolean;
  readonly at: Point | null;
  /** The piece stands for several choices and opens the list of them. */
  readonly opens: boolean;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Longer than anything takes on a machine that is busy with other work. */
export const LONG = 120_000;

/** How the page is asked: in every frame, as is usual, the asking would cost more than what is waited for. */
const WAITING = { timeout: LONG, polling: 40 };

/** Where nothing is pointed at. */
export const AWAY = [640, 4] as const;

/** Where pieces lie. A question laid over the board is answered there. */
const PLACES = ['.veil', ':is(.stage, .dock, .rail, .seat-sheet)'];

/**
 * Waits until the viewer has another decision than `before`, or the match is over, and picks what to press: a piece
 * where there is one, words one time in five. It must be there to be pressed: at the point nothing else lies over it.
 */
export async function nextTurn(page: Page, before = '', dice: readonly [number, number] = [0.5, 0]): Promise<Turn> {
  const found = await page.waitForFunction(
    ({ before, places, dice }): Turn | null => {
      const table = document.querySelector<HTMLElement>('.table');
      if (table === null) return null;
      delete document.documentElement.dataset['pressedAt'];
      const { over, n, asked = '', busy } = table.dataset;
      const now = { over: over === 'true', n: Number(n), asked };
      if (now.over) return { ...now, pieces: [], words: [], press: null };
      if (asked === '' || asked === before || busy === 'true') return null;
      // A part of the board that travels when it is first needed.
      if (document.querySelector('.stage [data-coming]') !== null) return null;

      const place =
        places.find(place => document.querySelector(`${place} :is([data-choice], [data-opens])`) !== null) ?? places[0];
      const lit = [...document.querySelectorAll<HTMLElement>(`${place} [data-choice]`)].filter(
        piece => piece.offsetParent !== null,
      );
      const pieces = new Map(lit.reverse().map(piece => [piece.dataset['choice']!, piece]));
      const openers = new Set<HTMLElement>();
      for (const opener of document.querySelectorAll<HTMLElement>(`${place} [data-opens]`)) {
        if (opener.offsetParent === null) continue;
        for (const behind of JSON.parse(opener.dataset['opens']!) as unknown[]) {
          if (!pieces.has(JSON.stringify(behind))) pieces.set(JSON.stringify(behind), opener);
        }
        openers.add(opener);
      }
      const chips = [...document.querySelectorAll<HTMLElement>('[data-strip-choice]')];
      const words = new Map(chips.map(chip => [chip.dataset['stripChoice']!, chip]));
      for (const choice of pieces.keys()) words.delete(choice);

      const piece = pieces.size > 0 && (words.size === 0 || dice[0] >= 0.2);
      const from = [...(piece ? pieces : words)];
      if (from.length === 0) return { ...now, pieces: [], words: [], press: null };
      const [choice, target] = from[Math.floor(dice[1] * from.length)];
      target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const box = target.getBoundingClientRect();
      const points = [0.5, 0.2, 0.8, 0.08].flatMap(y =>
        [0.5, 0.2, 0.8, 0.08].map(x => ({ x: box.left + box.width * x, y: box.top + box.height * y })),
      );
      const at = points.find(({ x, y }) => target.contains(document.elementFromPoint(x, y))) ?? null;
      const press = { choice, piece, at, opens: openers.has(target) };
      return { ...now, pieces: [...pieces.keys()], words: [...words.keys()], press };
    },
    { before, places: PLACES, dice },
    WAITING,
  );
  return (await found.jsonValue())!;
}

/**
 * Goes there, waits until the page has seen the pointer come (a tooltip closes, a piece lifts), and presses; not if
 * others' moves have meanwhile brought another question than `asked`.
 */
export async function pressAt(page: Page, { x, y }: Point, asked?: string): Promise<boolean> {
  await page.mouse.move(x, y);
  const found = await page.waitForFunction(
    ({ x, y, asked }) => {
      const now = document.querySelector<HTMLElement>('.table')?.dataset['asked'];
      if (asked !== undefined && now !== asked) return 'another question';
      const there = document.elementFromPoint(x, y)?.closest('[data-choice], [data-strip-choice], [data-opens]');
      return there instanceof Element ? 'there' : null;
    },
    { x, y, asked },
    { timeout: LONG }, // in a frame: by then the page has drawn what the pointer brings
  );
  if ((await found.jsonValue()) !== 'there') return false;
  await page.mouse.down();
  await page.mouse.up();
  return true;
}

/**
 * The next own decision, as soon as what was picked can be pressed. Something may lie over it, which `uncover` takes away: the
 * tooltip of the piece pressed last, a part of the map that is near.
 */
async function nextFree(
  page: Page,
  before: string,
  dice: readonly [number, number] | undefined,
  uncover: () => Promise<unknown>,
): Promise<Turn> {
  let turn = await nextTurn(page, before, dice);
  if (turn.over || isFree(turn)) return turn;
  await uncover();
  await expect
    .poll(
      async () => {
        turn = await nextTurn(page, before, dice);
        return turn.over || isFree(turn);
      },
      `a place to press ${turn.press?.choice ?? 'anything'} of ${turn.asked}`,
    )
    .toBe(true);
  return turn;
}

const isFree = ({ press }: Turn): boolean => press !== null && press.at !== null;

/** Waits for the next own decision and presses what was picked. */
export async function pressNext(page: Page, before = '', dice?: readonly [number, number]): Promise<Turn> {
  for (;;) {
    const turn = await nextFree(page, before, dice, () => page.mouse.move(...AWAY));
    if (turn.over) return turn;
    checkPieces(turn);
    if (await pressAt(page, turn.press!.at!, turn.asked)) return turn;
  }
}

/** Where the choice lies in the list that its piece has opened; nowhere if another question has come. */
async function wayTo(page: Page, { asked, press }: Turn): Promise<Point | null> {
  const found = await page.waitForFunction(
    ({ asked, wanted }) => {
      if (document.querySelector<HTMLElement>('.table')!.dataset['asked'] !== asked) return 'another question';
      const ways = [...document.querySelectorAll<HTMLElement>('.table [data-choice]')];
      const way = ways.find(({ dataset, offsetParent }) => dataset['choice'] === wanted && offsetParent !== null);
      if (way === undefined) return null;
      way.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = way.getBoundingClientRect();
      const at = { x: left + width / 2, y: top + height / 2 };
      return way.contains(document.elementFromPoint(at.x, at.y)) ? at : null;
    },
    { asked, wanted: press!.choice },
    WAITING,
  );
  const at = (await found.jsonValue())!;
  return typeof at === 'string' ? null : at;
}

/** A little chance that is the same in every run. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * The table after a press: the choice is made, or waits to be confirmed; or the press came too late, because others'
 * moves had brought another question, or what was pressed had moved away (the guests' browsers note when one pressed, and
 * what was asked then).
 */
export async function pressed(page: Page, before: string): Promise<'made' | 'chosen' | 'late'> {
  const found = await page.waitForFunction(
    asked => {
      const table = document.querySelector<HTMLElement>('.table')!;
      const { pressedAt, pressedSince } = document.documentElement.dataset;
      const answered = table.dataset['asked'] !== asked || table.dataset['over'] === 'true';
      if (pressedAt !== asked) return answered || pressedAt !== undefined ? 'late' : null;
      if (answered) return 'made';
      if (table.dataset['busy'] === 'true') return null;
      const chosen = document.querySelector(
        '.is-chosen, .chip[aria-pressed="true"], .sheet-chosen, [data-twin-choice][aria-pressed="true"]',
      );
      if (chosen !== null) return 'chosen';
      return performance.now() - Number(pressedSince) > 5000 ? 'late' : null;
    },
    before,
    WAITING,
  );
  return (await found.jsonValue())!;
}

export interface Played {
  /** Own choices, and how many of them were pieces. */
  readonly choices: number;
  readonly pieces: number;
  /** The decision that was answered last. */
  readonly asked: string;
}

interface Habits {
  readonly seed?: number;
  /** Stops after so many own choices, or when the match is over. */
  readonly most?: number;
  /** A decision that was answered already. */
  readonly after?: string;
}

/** Plays one seat with the mouse; what cannot be undone is pressed twice. */
export async function playWithMouse(page: Page, habits: Habits = {}): Promise<Played> {
  return play(habits, async (before, dice) => {
    const turn = await pressNext(page, before, dice);
    if (turn.over) return turn;
    const { asked } = turn;
    const { at, opens } = turn.press!;
    const way = async (): Promise<Point | null> => (opens ? wayTo(page, turn) : at);
    const press = async (): Promise<boolean> => {
      const there = await way();
      return there !== null && (await pressAt(page, there, asked));
    };
    if (opens && !(await press())) return null;
    const outcome = await pressed(page, asked);
    return outcome === 'late' || (outcome === 'chosen' && !(await press())) ? null : turn;
  });
}

/** Plays one seat of a phone by tapping: a piece or a chip, then the one big button. */
export async function playByTapping(page: Page, habits: Habits = {}): Promise<Played> {
  return play(habits, async (before, dice) => {
    const turn = await nextFree(page, before, dice, () => showsWholeMap(page));
    if (turn.over) return turn;
    checkPieces(turn);
    const { x, y } = turn.press!.at!;
    await page.touchscreen.tap(x, y);
    if (turn.press!.opens) {
      const way = await wayTo(page, turn);
      if (way === null) return null;
      await page.touchscreen.tap(way.x, way.y);
    }
    const outcome = await pressed(page, turn.asked);
    return outcome === 'late' || (outcome === 'chosen' && !(await confirmed(page, turn.asked))) ? null : turn;
  });
}

/** What lies beyond the frame of a map comes into it by the button for that; not if all of the map is shown already. */
export async function showsWholeMap(page: Page): Promise<boolean> {
  const button = page.locator('.map-look').filter({ hasText: 'Whole map' });
  if (!(await button.isVisible())) return false;
  await button.tap();
  await button.waitFor({ state: 'hidden' });
  return true;
}

/** Taps the one big button; not if others' moves have meanwhile brought another question, and with it no button. */
async function confirmed(page: Page, asked: string): Promise<boolean> {
  const found = await page.waitForFunction(
    wanted => {
      if (document.querySelector<HTMLElement>('.table')!.dataset['asked'] !== wanted) return 'another question';
      const button = document.querySelector('.sheet-buttons .primary');
      if (button === null) return null;
      const { left, top, width, height } = button.getBoundingClientRect();
      const at = { x: left + width / 2, y: top + height / 2 };
      // The sheet slides in; where the button was a frame ago, it has come to rest.
      const { dataset } = document.documentElement;
      const rests = dataset['buttonAt'] === `${left} ${top}`;
      dataset['buttonAt'] = `${left} ${top}`;
      return rests && button.contains(document.elementFromPoint(at.x, at.y)) ? at : null;
    },
    asked,
    WAITING,
  );
  const at = (await found.jsonValue())!;
  if (typeof at === 'string') return false;
  await page.touchscreen.tap(at.x, at.y);
  return true;
}

/** Nothing if another question came before one could answer. */
type TakeTurn = (before: string, dice: readonly [number, number]) => Promise<Turn | null>;

async function play(habits: Habits, takeTurn: TakeTurn): Promise<Played> {
  const { seed = 1, most = 1000 } = habits;
  const throwDie = chance(seed);
  let asked = habits.after ?? '';
  let choices = 0;
  let pieces = 0;
  while (choices < most) {
    const turn = await takeTurn(asked, [throwDie(), throwDie()]);
    if (turn === null) continue;
    if (turn.over) break;
    asked = turn.asked;
    choices++;
    if (turn.press!.piece) pieces++;
  }
  return { choices, pieces, asked };
}

/** Whatever is a piece (a number) has its piece on the board; only words have none. */
function checkPieces({ words }: Turn): void {
  const missing = words.filter(choice => typeof JSON.parse(choice) === 'number');
  expect(missing, 'choices about pieces that are not lit on the board').toEqual([]);
}

/** Plays one seat through the text twin with Tab and Enter; the pointer is never used. */
export async function playWithKeys(page: Page, { seed = 1, most = 1000 }: Habits = {}): Promise<number> {
  const throwDie = chance(seed);
  let asked = '';
  let choices = 0;
  while (choices < most) {
    const turn = await nextTurn(page, asked);
    if (turn.over) break;
    const there = await page.locator('[data-twin-choice]').count();
    for (let steps = Math.floor(throwDie() * Math.min(4, there)); steps >= 0; steps--) await tabToChoice(page);
    await page.keyboard.press('Enter');
    const outcome = await pressed(page, turn.asked);
    if (outcome === 'late') continue;
    if (outcome === 'chosen') await page.keyboard.press('Enter');
    asked = turn.asked;
    choices++;
  }
  return choices;
}

/** Counts what is animated, from the next page that is opened on. */
export async function countFlights(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...args) {
      const { dataset } = document.documentElement;
      dataset['flights'] = String(Number(dataset['flights'] ?? 0) + 1);
      return animate.apply(this, args);
    };
  });
  return async () => Number((await page.locator('html').getAttribute('data-flights')) ?? 0);
}

/** Hands the own seat to a bot, by the button for it. */
export async function letBotPlay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Players', exact: true }).click();
  await page.getByRole('button', { name: 'Let a bot play' }).click();
  // Not by Escape: where bots are quick, the score sheet lies there by now.
  await page.evaluate(() => document.querySelector<HTMLElement>('dialog:has(.players) [aria-label="Close"]')?.click());
}

/** Tab until the focus is on a choice of the twin; after the last one it goes round. */
async function tabToChoice(page: Page): Promise<void> {
  for (let tabs = 0; tabs < 400; tabs++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.matches('[data-twin-choice]') ?? false)) return;
  }
  throw new Error('The keyboard does not reach any choice.');
}
