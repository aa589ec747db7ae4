/** The board of Defenders of the Realm, measured in a real browser: what lies over what, and whether it can be read. */
import type { Page } from '@playwright/test';
import { realm } from '@vesper/games/realm';
import { briefOf } from '../games/realm/board/briefs.ts';
import { centres } from '../games/realm/board/geometry.ts';
import { labelBoxes } from '../games/realm/board/labels.ts';
import { MonarchCity } from '../games/realm/content/map.ts';
import { quests } from '../games/realm/content/quests.ts';
import { games, seatsOf } from './games.ts';
import { positionOf } from './positions.ts';
import { AWAY, nextTurn } from './play.ts';
import { expect, test } from './table.ts';
import type { Guest, Wishes } from './table.ts';

const full = games.find(({ game }) => game === 'realm')!.full.file;

const nineCards = () =>
  positionOf(realm, {
    seats: 4,
    seed: 'nine cards',
    until: ({ ask }, { heroes: [{ hand, completed }] }) =>
      ask === 'chooseAction' && hand.length >= 9 && completed.length > 0,
  });

const tooManyCards = () =>
  positionOf(realm, { seats: 4, seed: 'discard', until: ({ ask }) => ask === 'discardToLimit' });

interface Shown {
  readonly cards: number;
  /** Names of which a letter is cut off, or lies under something else. */
  readonly unread: readonly string[];
}

/** The names of the hand's cards, as far as they can be seen where they lie. */
async function handIn(page: Page, hand: string): Promise<Shown> {
  await page.evaluate(() => document.fonts.ready);
  return page.locator(`${hand} [data-piece^="card:"]`).evaluateAll(cards => {
    const unread = cards.flatMap(card => {
      // The phone's sheet of everybody's things scrolls.
      if (card.closest('.phone-things') !== null) card.scrollIntoView({ block: 'center' });
      const name = card.querySelector('.rea-card-name')!;
      const range = document.createRange();
      range.selectNodeContents(name);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      const isSeen = (x: number, y: number): boolean =>
        document.elementFromPoint(x, y)?.closest('[data-piece]') === card;
      const isRead = ({ left, right, top, bottom }: DOMRect): boolean => {
        const middle = (top + bottom) / 2;
        return [left + 0.5, (left + right) / 2, right - 0.5].every(x =>
          [top + 3, middle, bottom - 3].every(y => isSeen(x, y)),
        );
      };
      return lines.length > 0 && lines.every(isRead) ? [] : [name.textContent];
    });
    return { cards: cards.length, unread };
  });
}

for (const { where, phone, sizes } of [
  { where: 'a screen', phone: false, sizes: ['1280×720', '1920×1080', '820×1180'] },
  { where: 'a phone', phone: true, sizes: ['390×844', '360×740'] },
])
  test(`every name in a hand of nine and more cards is read without pointing at it, on ${where}`, async ({ guest }) => {
    const { page, playOn } = await guest({ name: 'Hester', phone });
    for (const [moment, file] of Object.entries({ nineCards, tooManyCards })) {
      const match = file();
      await playOn(match, seatsOf(match));
      for (const size of sizes)
        await test.step(`${moment} at ${size}`, async () => {
          const [width, height] = size.split('×').map(Number);
          await page.setViewportSize({ width, height });
          // What a phone has opened is laid out for the size it was opened at.
          if (phone && size !== sizes[0]) await page.reload();
          await nextTurn(page);
          const asked = phone && moment === 'tooManyCards';
          if (!phone) await page.mouse.move(...AWAY);
          else if (!asked) await page.getByRole('button', { name: 'Heroes', exact: true }).tap();
          const hand = asked ? '.rea-asked' : phone ? '.phone-things' : '.hand';
          await expect(page.locator(`${hand} [data-piece^="card:"]`).first()).toBeVisible();
          await expect(async () => {
            const { cards, unread } = await handIn(page, hand);
            expect(cards).toBeGreaterThanOrEqual(9);
            expect(unread).toEqual([]);
          }).toPass({ timeout: 120_000 });
        });
    }
  });

async function openFull(guest: (wishes: Wishes) => Promise<Guest>): Promise<Page> {
  const { page, playOn } = await guest({ name: 'Hester' });
  const match = full();
  await playOn(match, seatsOf(match));
  await nextTurn(page);
  await page.evaluate(() => document.fonts.ready);
  return page;
}

test('names on the map lie free of everything but heroes and Generals', async ({ guest }) => {
  const page = await openFull(guest);
  // As soon as the board has measured its stage and drawn itself for it.
  const touching = () =>
    page.evaluate(() => {
      const boxes = [
        ...document.querySelectorAll('.rea-name > span, .rea-disc, .rea-badge, .rea-pips > *, .rea-taint, .rea-chest'),
      ].map(element => ({
        element,
        name: element.matches('.rea-name > span'),
        space: element.closest('.rea-space'),
        box: element.getBoundingClientRect(),
      }));
      const names = boxes.filter(({ name }) => name);
      return names.flatMap(a =>
        boxes
          .filter(b => a.space !== b.space)
          .filter(({ box }) => {
            const across = Math.min(a.box.right, box.right) - Math.max(a.box.left, box.left);
            return across > 3 && Math.min(a.box.bottom, box.bottom) - Math.max(a.box.top, box.top) > 3;
          })
          .map(
            b =>
              `${a.element.textContent} and ${b.element.className} of ${b.space?.querySelector('.rea-name')?.textContent}`,
          ),
      );
    });
  await expect.poll(touching).toEqual([]);
});

test('names lie where the board reckons with them, so that heroes who meet can keep off', async ({ guest }) => {
  const page = await openFull(guest);
  const sheet = { width: 792, height: 504, left: 50, right: 48, top: 74, bottom: 46, disc: 17, named: true };
  const reckoned = labelBoxes(sheet, centres(sheet));
  const drawn = () =>
    page.locator('.stage').evaluate(stage => {
      const { left, top } = stage.getBoundingClientRect();
      return [...stage.querySelectorAll('.rea-space')].map(space => {
        const name = space.querySelector('.rea-name')!;
        const { x, y, width, height } = name.getBoundingClientRect();
        return { name: name.textContent, x: x - left, y: y - top, width, height };
      });
    });
  const outside = async (): Promise<string[]> =>
    (await drawn()).flatMap(({ name, x, y, width, height }, space) => {
      const box = reckoned[space];
      const over = [box.x - x, x + width - box.x - box.width, box.y - y, y + height - box.y - box.height];
      return over.some(beyond => beyond > 4) ? [`${name}: ${over.map(Math.round).join()}`] : [];
    });
  await expect.poll(outside).toEqual([]);
});

for (const [where, isThere] of Object.entries({
  'in Monarch City': (space: number) => space === MonarchCity,
  elsewhere: (space: number) => space !== MonarchCity,
}))
  test(`four heroes who meet ${where} touch no name`, async ({ guest }) => {
    const { page, playOn } = await guest({ name: 'Hester' });
    const match = positionOf(realm, {
      seats: 4,
      seed: 'four heroes',
      until: ({ ask }, { heroes: [{ space }, ...others] }) =>
        ask === 'chooseAction' && isThere(space) && others.every(other => other.space === space),
    });
    await playOn(match, seatsOf(match));
    await nextTurn(page);
    await page.evaluate(() => document.fonts.ready);
    const touching = () =>
      page.locator('.stage').evaluate(stage => {
        const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
        const names = [...stage.querySelectorAll('.rea-name > span')];
        const pawns = [...stage.querySelectorAll('.rea-pawn-piece')].map(boxOf);
        if (pawns.length !== 4) return ['not four heroes'];
        return names.flatMap(name => {
          const box = boxOf(name);
          const isTouched = pawns.some(
            pawn =>
              Math.min(pawn.right, box.right) - Math.max(pawn.left, box.left) > 3 &&
              Math.min(pawn.bottom, box.bottom) - Math.max(pawn.top, box.top) > 3,
          );
          return isTouched ? [name.textContent] : [];
        });
      });
    await expect.poll(touching).toEqual([]);
  });

test('a quest card in the dock is read to its last word, whichever quest it is', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester' });
  const match = full();
  await playOn(match, seatsOf(match));
  await nextTurn(page);
  for (const [width, height] of [
    [1280, 720],
    [1024, 768],
    [1280, 600],
  ]) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => document.fonts.ready);
    const cut = () =>
      page.locator('.dock .rea-quest').evaluate(
        (card, briefs) => {
          const words = card.querySelector('.rea-quest-reward')!;
          return briefs.filter(brief => {
            words.textContent = brief;
            return words.scrollHeight > words.clientHeight + 1 || card.scrollHeight > card.clientHeight + 1;
          });
        },
        quests.map((_, quest) => briefOf(quest)),
      );
    await expect.poll(cut, `${width}×${height}`).toEqual([]);
  }
});

test('on a phone a tap lays a long sentence whole over the table', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester', phone: true });
  const match = positionOf(realm, {
    seats: 4,
    seed: 'a long sentence',
    until: (decision, s) => realm.words.prompt(realm.view(s, 0), decision).length > 130,
  });
  await playOn(match, seatsOf(match));
  await nextTurn(page);
  const sentence = page.locator('.said h1');
  const cut = (): Promise<number> => sentence.evaluate(text => text.scrollHeight - text.clientHeight);
  await expect.poll(cut).toBeGreaterThan(0);
  await sentence.tap();
  await expect.poll(cut).toBe(0);
  await expect(page.locator('.status')).toHaveAttribute('data-whole', 'true');
  const { y, height } = (await sentence.boundingBox())!;
  const lowest = await page.evaluate(at => document.elementFromPoint(at.x, at.y)?.closest('.said') !== null, {
    x: 195,
    y: y + height - 4,
  });
  expect(lowest, 'nothing lies over its last line').toBe(true);
  await sentence.tap();
  await expect.poll(cut).toBeGreaterThan(0);
});
