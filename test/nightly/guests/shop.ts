/** Shops of the templates of `create-storewire`, with a local platform and a browser. */
import { join } from 'node:path';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { createClient, fixedToken } from 'storewire';
import { openTestBrowser } from 'storewire-dev-kit/chromium';
import { createPlatform } from 'storewire-platform';
import { expect, onTestFinished } from 'vitest';
import { bin, newFolder, npmIn, PACKAGE, runIn, tarball } from './guest.ts';

/** A shop of a template with the packed packages, after its own checks. */
export async function createShop(template: string): Promise<string> {
  const folder = await newFolder();
  await npmIn(folder, 'install', tarball('create-storewire'));
  const command = bin(folder, 'create-storewire/dist/main.js');
  await runIn(folder, [command, 'shop', '--template', template, '--no-install']);
  const shop = join(folder, 'shop');
  await npmIn(shop, 'install', PACKAGE, tarball('storewire-platform'));
  await npmIn(shop, 'run', 'check');
  await npmIn(shop, 'run', 'lint');
  return shop;
}

/** What a merchant may write, of which a page must not run the scripts. */
const DESCRIPTION =
  '<p>Plates that <strong>stack</strong><img src="/none.png" alt="Script" onerror="alert(1)"></p><script>alert(2)</script>';

/** Starts the local platform of `npm run dev`. It is stopped after the test; returns its URL. */
export async function startPlatform(): Promise<string> {
  const platform = createPlatform({ seed: 'rich' });
  onTestFinished(() => platform.close());
  const baseUrl = await platform.listen({ port: 0 });
  const auth = fixedToken(platform.issueToken({ role: 'staff' }).accessToken);
  const { products } = createClient({ baseUrl, auth });
  const page = await products.queryProducts({ query: { filter: { slug: 'storm-plate-set' } } });
  for (const { id = '' } of page.products ?? []) {
    await products.updateProduct({ id, product: { description: DESCRIPTION } });
    // each visit buys some
    platform.setStock({ productId: id, trackQuantity: true, quantity: 50 });
  }
  return baseUrl;
}

/** A browser, and the errors on the console of its pages, except those of responses with expected paths and statuses. */
export async function openBrowser(
  options: BrowserContextOptions,
  isExpected: (text: string, url: string) => boolean,
): Promise<{ context: BrowserContext; problems: string[]; close: () => Promise<void> }> {
  const browser = await openTestBrowser();
  onTestFinished(() => browser.close());
  const context = await browser.newContext(options);
  const problems: string[] = [];
  context.on('console', (message) => {
    const { url } = message.location();
    if (message.type() === 'error' && !isExpected(message.text(), url))
      problems.push(`${message.text()} ${url}`);
  });
  context.on('weberror', (error) => void problems.push(String(error.error())));
  return { context, problems, close: () => browser.closeContext(context) };
}

/** Proves that the page of the product shows the text of the merchant, without what could run scripts. */
export async function showsDescription(page: Page): Promise<void> {
  const description = page.getByText('Plates that stack');
  await description.waitFor();
  expect(await description.innerHTML()).toBe('Plates that <strong>stack</strong>');
  expect(await page.content()).not.toContain('<script>alert');
}

/** Orders and pays on the page of the platform. Resolves when the page of the shop thanks with the number of the order. */
export async function paysOnPlatform(page: Page, origin: string): Promise<void> {
  await page.getByRole('button', { name: 'Checkout' }).click();
  const details = { email: 'mara@example.com', addressLine: '12 Quay Street', city: 'Galway', country: 'IE' };
  for (const [name, value] of Object.entries(details)) await page.locator(`input[name=${name}]`).fill(value);
  await page.locator('button[value=details]').click();
  await page.locator('button[value=delivery]').click();
  await page.locator('button[value=pay]').click();
  await page.waitForURL(`${origin}/thanks?**`);
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
  await page.getByRole('heading', { name: /^Order \d+$/ }).waitFor();
  await page.getByRole('link', { name: 'Cart (0)' }).waitFor();
}

/** Proves that the shop finds products by a word, however it is spelled. */
export async function searches(page: Page): Promise<void> {
  const name = page.getByRole('searchbox');
  await name.fill('zebra');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByText('No product has “zebra” in its name.').waitFor();
  await name.fill('sTorm');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByText('Storm plate set').waitFor();
}

/** Proves that requests of other sites are rejected. */
export async function rejectsOtherSites(origin: string, ...paths: string[]): Promise<void> {
  for (const path of paths) {
    const headers = { origin: 'https://other.example' };
    const body = new URLSearchParams();
    const { status } = await fetch(origin + path, { method: 'POST', headers, body, redirect: 'manual' });
    expect([path, status]).toEqual([path, 403]);
  }
}
