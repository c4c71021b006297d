import { openTestBrowser } from 'storewire-dev-kit/chromium';
import { freePort } from 'storewire-dev-kit/free-port';
import { expect, onTestFinished, test } from 'vitest';
import { bin, npmIn, runIn, start } from './guest.ts';
import { CLIENT_ID, createShop, needsSettings, startPlatform } from './shop.ts';

/** Starts the server of a shop as its scripts do, for another platform. Returns its origin. */
async function startShop(shop: string, storeUrl: string, ...options: string[]): Promise<string> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  await start(shop, ['server/main.ts', ...options], /listening/, {
    STORE_URL: storeUrl,
    STORE_CLIENT_ID: CLIENT_ID,
    SITE_ORIGIN: origin,
    PORT: String(port),
    // not that of the tests
    NODE_ENV: options.includes('--dev') ? 'development' : 'production',
  });
  return origin;
}

/** Puts a product into the cart and goes to the checkout in a browser. Resolves to the errors of its console. */
async function goesToCheckout(origin: string): Promise<string[]> {
  const browser = await openTestBrowser();
  onTestFinished(() => browser.close());
  const context = await browser.newContext();
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${origin}/en`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto(`${origin}/en/products/tidal-mug`);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByRole('link', { name: 'View cart' }).click();
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor();
  return errors;
}

test('the complete shop sells from its sources, and as a build without what builds it', async () => {
  const shop = await createShop('complete');
  const platform = await startPlatform();
  await goesToCheckout(await startShop(shop, platform, '--dev'));

  await runIn(shop, [bin(shop, '@react-router/dev/bin.cjs'), 'build']);
  await npmIn(shop, 'prune', '--omit=dev');
  await needsSettings(shop, ['server/main.ts'], 'The environment variable STORE_URL must be set');
  expect(await goesToCheckout(await startShop(shop, platform))).toEqual([]);
});
