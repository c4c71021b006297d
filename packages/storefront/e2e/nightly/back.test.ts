import type { Page } from 'playwright-core';
import { launchChromium } from 'storewire-dev-kit/chromium';
import { untilHydrated } from 'storewire-dev-kit/hydration';
import { expect, onTestFinished, test } from 'vitest';
import { addProducts } from '../../test/cart.ts';
import { newVisitor, type Visitor } from '../../test/visitor.ts';
import { openShop, takeSession } from '../shop.ts';

const shop = await openShop();

const PUBLIC = ['/en', '/en/products', '/en/products/tidal-mug', '/en/search?q=mug', '/en/legal/terms'];

/** The headless shell restores no page from memory. */
const OF_THE_BROWSER = 'BackForwardCacheDisabledForDelegate';

/** A page of a browser that restores pages from memory, which the library switches off. */
async function openPage(visitor: Visitor): Promise<Page> {
  const browser = await launchChromium([], ['--disable-back-forward-cache']);
  onTestFinished(() => browser.close());
  const context = await browser.newContext();
  await takeSession(context, visitor, shop.origin);
  return context.newPage();
}

/** Leaves the page, and comes back. Resolves to why it was not restored from memory, as far as it is to blame. */
async function leaveAndReturn(page: Page, meanwhile?: () => Promise<unknown>): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => console.log(`restored: ${persisted}`));
  });
  const isRestored = page.waitForEvent('console', (message) => message.text() === 'restored: true');
  const reasons = new Promise<string[]>((resolve) => {
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      resolve(notRestoredExplanations.map(({ reason }) => reason));
    });
  });
  await page.evaluate((url) => location.assign(url), `${shop.origin}/robots.txt`);
  await page.waitForURL('**/robots.txt');
  await meanwhile?.();
  await page.evaluate(() => setTimeout(() => history.back()));
  const found = await Promise.race([isRestored.then(() => []), reasons]);
  isRestored.catch(() => undefined);
  await session.detach();
  return found.filter((reason) => reason !== OF_THE_BROWSER);
}

const showsOneItem = (page: Page) => page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();

/** Someone whose session has begun: the first page of a visit sets its cookies, so that it is not stored. */
async function openVisitor(): Promise<Visitor> {
  const visitor = newVisitor(shop);
  await visitor.open('/en/cart');
  return visitor;
}

test('pages without personal content are restored from memory when someone comes back', async () => {
  const page = await openPage(await openVisitor());
  for (const path of PUBLIC) {
    await page.goto(shop.origin + path);
    await untilHydrated(page);
    expect([path, await leaveAndReturn(page)]).toEqual([path, []]);
  }
});

test('a page that is restored shows what has changed in the cart', async () => {
  for (const path of ['/en/products', '/en/products/espresso-cup']) {
    const visitor = await openVisitor();
    const page = await openPage(visitor);
    await page.goto(shop.origin + path);
    await untilHydrated(page);
    await leaveAndReturn(page, () => addProducts(shop, visitor, { 'Espresso cup': 1 }));
    await showsOneItem(page);
  }
});

test('a request that a reload breaks off does not fail in the page that is left', async () => {
  const page = await shop.visit('/en/legal/terms');
  await shop.platform.addFault({ kind: 'latency', milliseconds: 5_000, call: 'products.queryProducts' });
  onTestFinished(() => void shop.platform.clearFaults());
  await page.evaluate(() => {
    const keep = (outcome: string) => () => sessionStorage.setItem('outcome', outcome);
    void fetch('/en/products/tidal-mug.data').then(keep('answered'), keep('failed'));
  });
  await page.reload();
  expect(await page.evaluate(() => sessionStorage.getItem('outcome'))).toBeNull();
});

test('a page of one person that is restored from memory is hidden, and loaded again', async () => {
  const page = await shop.visit('/en/cart');
  const isHidden = await page.evaluate(() => {
    Object.assign(window, { isSameDocument: true });
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    return document.body.hidden;
  });
  expect(isHidden).toBe(true);
  await expect.poll(() => page.evaluate(() => 'isSameDocument' in window)).toBe(false);
});
