/**
 * A match played through the page by somebody who knows what they want: a policy of the game says what is chosen, and it is
 * pressed where it lies. The test plays the same match beside the page, so that it knows everything that may be chosen.
 */
import type { Page } from '@playwright/test';
import { choices, choose, fastChance, open, outcome, quickChoice, replay } from '@vesper/kernel';
import type { Decision, Game, Match, Open, Replay, State } from '@vesper/kernel';
import { AWAY, LONG, pressed, showsWholeMap } from './play.ts';
import { expect } from './table.ts';

export interface Told {
  readonly choices: number;
  readonly presses: number;
  /** How many choices were made where: on the board, or with the words of the strip, the corner or the sheet. */
  readonly board: number;
  readonly words: number;
  /** Decisions in whose words alone something was chosen. */
  readonly spoken: readonly string[];
}

export interface Habits<S extends State = State> {
  /** Fingers instead of a mouse. */
  readonly taps?: boolean;
  /** Nothing but keys, through the text twin, which is open. */
  readonly keys?: boolean;
  /** Stops there. */
  readonly until?: (s: S, decision: Open) => boolean;
}

/** Where a choice can be pressed now: on the board, or in words. */
interface Place {
  readonly on: 'board' | 'words' | 'button';
  readonly x: number;
  readonly y: number;
  /** It opens the list of ways, or lights others; pressing it chooses nothing yet. */
  readonly leads: boolean;
}

interface Now {
  readonly over: boolean;
  readonly n: number;
  readonly asked: string;
}

/** The table as soon as it stands still: another question than before, or the end. */
async function settled(page: Page, before: string): Promise<Now> {
  const found = await page.waitForFunction(
    (before): Now | null => {
      const { asked = '', n, over, busy } = document.querySelector<HTMLElement>('.table')?.dataset ?? {};
      if (over === 'true') return { over: true, n: Number(n), asked };
      if (asked === '' || asked === before || busy === 'true') return null;
      // A part of the board that travels when it is first needed.
      return document.querySelector('.stage [data-coming]') === null ? { over: false, n: Number(n), asked } : null;
    },
    before,
    { timeout: LONG },
  );
  return (await found.jsonValue())!;
}

/** What is pressed next for a choice, free of everything else; nothing while something covers it all. */
const placeOf = (page: Page, choice: string): Promise<Place | null> =>
  page.evaluate((choice): Place | null => {
    const seen = (selector: string): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(
        element => element.offsetParent !== null && !element.matches(':disabled'),
      );
    const leads = ({ dataset }: HTMLElement): boolean =>
      (JSON.parse(dataset['opens'] ?? dataset['intends'] ?? '[]') as unknown[]).some(
        behind => JSON.stringify(behind) === choice,
      );
    const chosen = seen('.sheet-chosen .primary');
    const board = '.table :is(.veil, .stage, .dock, .rail, .seat-sheet, .ways-list, [role="group"])';
    const found: readonly (readonly [HTMLElement, Place['on'], boolean])[] = [
      ...chosen.map(button => [button, 'button', false] as const),
      ...seen(`${board} [data-choice]`)
        .filter(({ dataset }) => dataset['choice'] === choice)
        .map(piece => [piece, 'board', false] as const),
      ...seen(`${board} [data-opens]:not([aria-expanded="true"])`)
        .filter(leads)
        .map(piece => [piece, 'board', true] as const),
      ...seen(`${board} [data-intends]:not([aria-pressed="true"])`)
        .filter(leads)
        .map(piece => [piece, 'board', true] as const),
      ...seen('[data-strip-choice]')
        .filter(({ dataset }) => dataset['stripChoice'] === choice)
        .map(chip => [chip, 'words', false] as const),
      ...seen('.table [data-intends]:not([aria-pressed="true"])')
        .filter(leads)
        .map(chip => [chip, 'words', true] as const),
    ];
    for (const [target, on, leads] of found) {
      target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = target.getBoundingClientRect();
      for (const down of [0.5, 0.25, 0.75, 0.1, 0.9])
        for (const across of [0.5, 0.25, 0.75, 0.1, 0.9]) {
          const [x, y] = [left + width * across, top + height * down];
          if (target.contains(document.elementFromPoint(x, y))) return { on, x, y, leads };
        }
    }
    return null;
  }, choice);

/** Choices that nothing on the board stands for, and those that have no words either. */
const withoutPlace = (page: Page, legal: readonly string[]): Promise<{ board: string[]; all: string[] }> =>
  page.evaluate(legal => {
    const seen = (selector: string): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(({ offsetParent }) => offsetParent !== null);
    const behind = ({ dataset }: HTMLElement): readonly string[] =>
      (JSON.parse(dataset['opens'] ?? dataset['intends'] ?? '[]') as unknown[]).map(choice => JSON.stringify(choice));
    const board = '.table :is(.veil, .stage, .dock, .rail, .seat-sheet)';
    const there = new Set([
      ...seen(`${board} [data-choice]`).map(({ dataset }) => dataset['choice']!),
      ...seen(`${board} :is([data-opens], [data-intends])`).flatMap(behind),
    ]);
    const words = new Set([
      ...seen('[data-strip-choice]').map(({ dataset }) => dataset['stripChoice']!),
      ...seen('.table [data-intends]').flatMap(behind),
    ]);
    const absent = legal.filter(choice => !there.has(choice));
    return { board: absent, all: absent.filter(choice => !words.has(choice)) };
  }, legal);

async function press(page: Page, { x, y }: Place, taps: boolean): Promise<void> {
  if (taps) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/** Whether the question is still the same, as soon as the press has shown in the page. */
const isAsked = (page: Page, asked: string): Promise<boolean> =>
  page.evaluate(asked => {
    const { asked: now, over } = document.querySelector<HTMLElement>('.table')!.dataset;
    return over !== 'true' && now === asked;
  }, asked);

/** Presses until the choice is made; says how often, and where it was found last. */
async function make(
  page: Page,
  asked: string,
  choice: string,
  taps: boolean,
): Promise<{ presses: number; on: string }> {
  let on = 'board';
  for (let presses = 0; presses < 8; presses++) {
    const place = await found(page, asked, choice, taps);
    if (place === 'made') return { presses, on };
    if (place.on !== 'button' && !place.leads) ({ on } = place);
    const before = await stateOf(page);
    await press(page, place, taps);
    // What is pressed shows: the question is answered, or the page stands otherwise than before. Else it had just moved away.
    const shown = expect.poll(() => stateOf(page), { timeout: 5000, intervals: [20, 50, 100, 200] }).not.toBe(before);
    await shown.catch(() => undefined);
  }
  throw new Error(`No way to make ${choice} of ${asked}.`);
}

/** What a press changes: the question, what waits to be confirmed, what is open, what is in mind. */
const stateOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { asked, n, over, busy } = document.querySelector<HTMLElement>('.table')!.dataset;
    const marks = [
      ...document.querySelectorAll<HTMLElement>(
        '.is-chosen, .is-aiming, [aria-expanded="true"], [aria-pressed="true"]',
      ),
    ].map(({ className, dataset }) => `${className} ${dataset['piece'] ?? dataset['stripChoice'] ?? ''}`);
    return [asked, n, over, busy, document.querySelector('.sheet-chosen') !== null, ...marks].join('|');
  });

async function found(page: Page, asked: string, choice: string, taps: boolean): Promise<Place | 'made'> {
  let place: Place | 'made' | null = null;
  let tries = 0;
  await expect
    .poll(
      async () => {
        if ((await page.locator('.table').getAttribute('data-busy')) === 'true') return false;
        if (!(await isAsked(page, asked))) {
          place = 'made';
          return true;
        }
        place = await placeOf(page, choice);
        if (place !== null && place.on !== 'words') return true;
        // A phone may look at another part of the map; a pointer that rests may show a card over the piece.
        tries++;
        if (tries === 2) {
          if (taps) await showsWholeMap(page);
          else await page.mouse.move(...AWAY);
        }
        return place !== null && tries > 3;
      },
      { message: `a place to press ${choice} of ${asked}`, intervals: [20, 50, 100, 200] },
    )
    .toBe(true);
  return place!;
}

// ── By keyboard ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** Choices that the twin does not list. */
const untold = (page: Page, legal: readonly string[]): Promise<string[]> =>
  page.evaluate(legal => {
    const told = new Set(
      [...document.querySelectorAll<HTMLElement>('[data-twin-choice]')].map(({ dataset }) => dataset['twinChoice']!),
    );
    return legal.filter(choice => !told.has(choice));
  }, legal);

/** Tab, there or back, until the focus is on that choice. */
async function tabTo(page: Page, choice: string): Promise<void> {
  for (let tabs = 0; tabs < 400; tabs++) {
    const way = await page.evaluate(choice => {
      const { activeElement } = document;
      const goal = [...document.querySelectorAll<HTMLElement>('[data-twin-choice]')].find(
        ({ dataset }) => dataset['twinChoice'] === choice,
      );
      if (goal === activeElement) return 'there';
      const isBehind = goal !== undefined && activeElement !== null && activeElement !== document.body;
      return isBehind && (activeElement.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
        ? 'back'
        : 'on';
    }, choice);
    if (way === 'there') return;
    await page.keyboard.press(way === 'on' ? 'Tab' : 'Shift+Tab');
  }
  throw new Error(`The keyboard does not reach ${choice}.`);
}

/** Enter on the choice, and once more where it asks. */
async function enter(page: Page, asked: string, choice: string): Promise<{ presses: number; on: string }> {
  await tabTo(page, choice);
  await page.keyboard.press('Enter');
  if ((await pressed(page, asked)) === 'made') return { presses: 1, on: 'words' };
  await page.keyboard.press('Enter');
  await expect.poll(() => isAsked(page, asked), { message: `Enter on ${choice} of ${asked}` }).toBe(false);
  return { presses: 2, on: 'words' };
}

// ── The whole of it ──────────────────────────────────────────────────────────────────────────────────────────────────

/** Plays the one seat of a match that has no other, to its end or to where the habits stop. */
export async function playStory<S extends State, V>(
  page: Page,
  game: Game<S, V>,
  file: Replay,
  { taps = false, keys = false, until }: Habits<S> = {},
): Promise<Told> {
  const match = replay(game, file);
  const rng = fastChance(file.seed);
  const told = { choices: 0, presses: 0, board: 0, words: 0 };
  const spoken = new Set<string>();
  for (let asked = ''; ;) {
    const now = await settled(page, asked);
    catchUp(match, now.n);
    expect(outcome(match) !== null, 'the page ends when the match does').toBe(now.over);
    if (now.over) break;
    const decision = open(match).find(({ optional }) => !optional)!;
    if (until?.(match.state, decision) === true) break;
    const legal = choices(match, decision);
    const choice = quickChoice(game, match.state, decision.frame, legal, legal.length, rng);
    const wanted = JSON.stringify(choice);
    const written = legal.map(one => JSON.stringify(one));
    const without = keys ? { board: [], all: await untold(page, written) } : await withoutPlace(page, written);
    expect(without.all, `choices of ${now.asked} that nothing stands for`).toEqual([]);
    for (const one of without.board) spoken.add(`${decision.ask} ${one}`);
    const { presses, on } = await (keys ? enter(page, now.asked, wanted) : make(page, now.asked, wanted, taps));
    choose(match, { seat: decision.seat, choice });
    told.choices++;
    told.presses += presses;
    if (on === 'board') told.board++;
    else told.words++;
    ({ asked } = now);
  }
  return { ...told, spoken: [...spoken] };
}

/** The host lets moments pass in which nothing would matter. */
function catchUp(match: Match, n: number): void {
  while (match.record.length < n) {
    const decision = open(match).find(({ optional }) => !optional)!;
    const { passing } = (match.rules.decisions as Record<string, Decision>)[decision.ask];
    choose(match, { seat: decision.seat, choice: passing!.choice });
  }
}
