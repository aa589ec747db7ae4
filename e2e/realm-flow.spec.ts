/** How a day flows in Defenders of the Realm: what is lit, and a place before what it costs to get there. */
import { realm } from '@vesper/games/realm';
import { seatsOf } from './games.ts';
import { nextTurn } from './play.ts';
import { positionOf } from './positions.ts';
import { expect, test } from './table.ts';

/** A Wizard with cards of all three kinds: a hundred choices. */
const begun = () =>
  positionOf(realm, {
    seats: 3,
    seed: 'a round',
    until: ({ ask }, { turn, heroes: [{ hand }] }) => ask === 'chooseAction' && turn === 10 && hand[0] === 40,
  });

test('the usual is lit first, a card lights its own targets, and a place comes before its price', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester', settings: { confirm: false } });
  const match = begun();
  await playOn(match, seatsOf(match));
  await nextTurn(page);
  const lit = page.locator('.rea-space.is-legal:not(.is-here)');
  const chips = page.locator('.strip .chip');
  const places = () => lit.evaluateAll(spaces => spaces.map(space => (space as HTMLElement).dataset['piece']));
  const near = await places();
  const self = page.locator('.dock .self');

  await test.step('only what a walk reaches', async () => {
    expect(near.length).toBeGreaterThan(1);
    expect(near.length).toBeLessThan(8);
    await expect(page.locator('.rea-space.is-possible')).not.toHaveCount(0);
  });

  await test.step('intentions and cards light other places; Escape and the same press leave them', async () => {
    for (const intention of await page.locator('.strip .intention').all()) {
      await intention.click();
      await expect(intention).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(places).not.toEqual(near);
      const words = await chips.locator('> span:not(.unseen, .price)').allTextContents();
      expect(new Set(words).size, 'no place is listed twice').toBe(words.length);
      await intention.click();
      await expect.poll(places).toEqual(near);
    }
    const card = page.locator('.dock [data-piece^="card:"][data-intends]').first();
    await card.click();
    await expect(card).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(places).not.toEqual(near);
    await page.keyboard.press('Escape');
    await expect.poll(places).toEqual(near);
    await expect(card).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('one press walks next door, however many cards lead there, too', async () => {
    await expect(self).toContainText('Raven Forest');
    await lit.filter({ hasText: 'Pleasant Hill' }).click();
    await expect(self).toContainText('Pleasant Hill');
    await page.keyboard.press('u');
    await expect(self).toContainText('Raven Forest');
  });

  await test.step('farther away the ways are told without the place; a walk is taken step by step', async () => {
    const far = page.locator('.rea-space.is-possible[data-opens]', { hasText: 'Bounty Bay' });
    await far.click();
    const ways = page.locator('.ways-list .way');
    await expect(ways.first()).toContainText('On foot by way of');
    await expect(ways.first()).toContainText('2 actions');
    await expect(ways.filter({ hasText: '(Horse)' }).first()).toContainText('1 action and the card');
    await ways.first().click();
    await expect(self).toContainText('Bounty Bay');
    await page.keyboard.press('u');
    await expect(self).toContainText(/Pleasant Hill|Angel Tear Falls/);
    await page.keyboard.press('u');
    await expect(self).toContainText('Raven Forest');
  });
});
