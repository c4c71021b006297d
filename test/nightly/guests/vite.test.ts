import type { Page } from 'playwright-core';
import { freePort } from 'storewire-dev-kit/free-port';
import { SURROUNDINGS, type Surrounding } from 'storewire-dev-kit/surroundings';
import { expect, test } from 'vitest';
import { bin, runIn, start } from './guest.ts';
import { CLIENT_ID, createShop, needsSettings, startPlatform, startPlatformV3 } from './shop.ts';
import { newPage, sellsInAllSurroundings, visitShop } from './visit-shop.ts';

/**
 * Opens a product in a tab that was open over a deploy: the module of its page is missing until this many documents
 * have been loaded.
 */
async function openOldTab(origin: string, missingUntil: number, prepare?: Surrounding['prepare']) {
  const page = await newPage(prepare);
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await page.route(/\/assets\/product-/, (route) =>
    loads.length < missingUntil ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.goto(origin);
  await page.getByRole('link', { name: 'Jaffa mug' }).click();
  return { page, loads };
}

const product = (page: Page) => page.getByRole('heading', { name: 'Jaffa mug' });
const again = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** Proves that a tab which was open over a deploy is reloaded once at most, and shows the page that was clicked. */
async function outlivesDeploys(origin: string): Promise<void> {
  const opened = '/product-page/jaffa-mug';
  const reloaded = await openOldTab(origin, 2);
  await product(reloaded.page).waitFor();
  expect(reloaded.loads).toEqual(['/', opened]);

  const missing = await openOldTab(origin, 3);
  await again(missing.page).click();
  await product(missing.page).waitFor();
  expect(missing.loads).toEqual(['/', opened, opened]);

  // its reload would lose the cart
  const refused = await openOldTab(origin, 2, SURROUNDINGS['storage refused'].prepare);
  await again(refused.page).waitFor();
  expect(refused.loads).toEqual(['/']);
}

/** Proves that a shop which has been offline goes on. */
async function triesAgain(origin: string): Promise<void> {
  const page = await newPage();
  await page.goto(origin);
  const link = page.getByRole('link', { name: 'Jaffa mug' });
  await link.waitFor();
  await page.context().setOffline(true);
  await link.click();
  await again(page).click();
  await page.context().setOffline(false);
  await again(page).click();
  await product(page).waitFor();
}

test('the shop of the template for Vite builds, sells variants of both versions of the catalog, shows members their orders, and outlives deploys and lost connections', async () => {
  const shop = await createShop('vite');
  const vite = bin(shop, 'vite/bin/vite.js');
  await needsSettings(shop, [vite, 'build'], 'VITE_STORE_URL and VITE_STORE_CLIENT_ID must be set');
  const env = { VITE_STORE_URL: await startPlatform(), VITE_STORE_CLIENT_ID: CLIENT_ID };
  await runIn(shop, [vite, 'build'], { ...env, NODE_ENV: 'production' });
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  await start(shop, [vite, 'preview', '--port', String(port), '--strictPort'], /localhost/);
  await visitShop(origin, { isRendered: false });
  await sellsInAllSurroundings(origin, { isRendered: false });
  await outlivesDeploys(origin);
  await triesAgain(origin);

  const development = await freePort();
  const envV3 = { ...env, VITE_STORE_URL: await startPlatformV3() };
  await start(shop, [vite, '--port', String(development), '--strictPort'], /localhost/, envV3);
  await visitShop(`http://localhost:${development}`, { isRendered: false });
});
