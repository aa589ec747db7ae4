/** The server was upgraded under an open page: the page says so, and reloading is all it takes. */
import { bot, expect, me, test } from './table.ts';

test('an old page is told to reload', async ({ guest }) => {
  const { page, sit } = await guest({ name: 'Hester' });
  // A page of tomorrow's yesterday: it names another version than the table's.
  let old = false;
  await page.routeWebSocket('**/live', socket => {
    const server = socket.connectToServer();
    socket.onMessage(text => server.send(old ? String(text).replace('"v":', '"v":9') : text));
  });
  await sit([me, bot('Tobias'), bot('Corvus')]);
  await expect(page.locator('.table')).toHaveAttribute('data-link', 'live');

  old = true;
  await page.reload();
  await expect(page.getByRole('heading')).toHaveText('A newer version of the table is here');
  await expect(page.getByText('Reload the page to go on; moves that were made are stored.')).toBeVisible();

  old = false;
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('.table')).toHaveAttribute('data-link', 'live');
});
