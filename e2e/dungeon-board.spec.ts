/** What one can look at on the board of Dungeon Lords: cards in large, reasons, other dungeons, the party of a battle. */
import { dungeon } from '@vesper/games/dungeon';
import { seatsOf } from './games.ts';
import { positionOf } from './positions.ts';
import { AWAY, nextTurn, playWithMouse } from './play.ts';
import { expect, test } from './table.ts';

const orders = () =>
  positionOf(dungeon, {
    seats: 4,
    seed: 'looking at orders',
    until: ({ ask }, { season, players: [{ inaccessible, orders: given }] }) =>
      ask === 'giveOrder' && season > 1 && given.length === 0 && inaccessible.length === 2,
  });

test('whatever lies there is shown in large, and an order that is out of reach says why', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester' });
  const match = orders();
  await playOn(match, seatsOf(match));
  await nextTurn(page);
  const large = page.locator('.peek .zoom');
  for (const [thing, words] of [
    ['.dun-card.is-creature', /Costs/],
    ['.dun-card.is-room', /RM\d\d/],
    ['.dun-person', /can take \d/],
    ['.dun-slot', /Combat Card 1|spell for/],
    ['.dun-event', /./],
    ['.dun-disc:last-child', /Evil \d+ of 15/],
    ['.dun-tent', /tent/],
    ['.dun-pill', /Acts first/],
  ] as const) {
    await page.locator(`.stage ${thing}`).first().hover();
    await expect(large, thing).toContainText(words);
    await page.mouse.move(...AWAY);
    await expect(large).toBeHidden();
  }
  await page.locator('.dun-box.is-away .dun-sign-board').first().hover();
  const why = page.locator('.peek[data-refused="true"]');
  await expect(why).toContainText('Why not?');
  await expect(why).toContainText(/DUN-R12|DUN-/);
});

test('another lord’s dungeon is laid on the stage', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester' });
  const match = orders();
  await playOn(match, seatsOf(match));
  await nextTurn(page);
  await expect(page.getByRole('group', { name: 'Your dungeon' })).toBeVisible();
  await page.locator('.rail .dun-lord').first().click();
  await expect(page.getByRole('group', { name: 'Tobias’s dungeon' })).toBeVisible();
  await playWithMouse(page, { most: 1 });
  await expect(page.getByRole('group', { name: 'Your dungeon' })).toBeVisible();
});

test('a phone turns to the part of the table that is asked about', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester', phone: true });
  const match = positionOf(dungeon, {
    seats: 2,
    seed: 'turning to it',
    until: ({ ask }, _s, { length }) => ask === 'dig' && length > 3,
  });
  await playOn(match, seatsOf(match));
  await nextTurn(page);
  const parts = page.getByRole('navigation', { name: 'Parts of the table' });
  await expect(parts.getByRole('button', { name: 'Dungeon' })).toHaveAttribute('aria-pressed', 'true');
  await parts.getByRole('button', { name: 'Offer' }).tap();
  await expect(page.getByRole('group', { name: 'Creatures and rooms on offer' })).toBeVisible();
  await parts.getByRole('button', { name: 'Dungeon' }).tap();
  await expect(page.locator('.stage .dun-cell.is-legal').first()).toBeVisible();
});
