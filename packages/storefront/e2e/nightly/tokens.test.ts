/** A canary: tokens and keys that the server knows must be in nothing that a script of a page can read. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { watchSecrets } from '../../test/secrets.ts';
import { openMemberShop } from '../account.ts';
import { addProduct, payWith, toPayment, toReview } from '../purchase.ts';

const { secrets, seen, leaks, onResponse } = watchSecrets();
const shop = await openMemberShop({ onResponse });
secrets.add(shop.platform.shop.apiKey);
secrets.add(shop.platform.shop.appSecret);

/** Collects the URLs and bodies of all requests, which a page could only have made with what it knows. */
function watch(page: Page): void {
  page.context().on('request', (request) => {
    seen.push(Promise.resolve(['request', `${request.url()}\n${request.postData() ?? ''}`]));
  });
}

/** Everything that a script of the page can read. */
const readPage = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const cached = await caches.keys();
    return JSON.stringify([
      document.documentElement.outerHTML,
      document.cookie,
      { ...localStorage },
      { ...sessionStorage },
      databases,
      cached,
      [window.name, history.state, location.href],
      performance.getEntriesByType('resource').map(({ name }) => name),
    ]);
  });

async function look(page: Page): Promise<void> {
  seen.push(Promise.resolve([`page ${page.url()}`, await readPage(page)]));
}

async function tour(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(new URL(path, shop.origin).href);
    await look(page);
  }
}

test('no token and no key is in a page, script, URL or storage, from the first visit to the account', async () => {
  const guest = await shop.visit('/en', { expectedErrors: /40\d|50\d/ });
  watch(guest);
  await tour(guest, ['/en/products', '/en/products/tidal-mug', '/en/sign-in']);
  await addProduct(shop, guest, 'Espresso cup');
  await tour(guest, ['/en/cart']);
  await guest.getByRole('link', { name: 'Go to checkout' }).click();
  await toReview(guest);
  await look(guest);
  await toPayment(guest);
  await payWith(guest, 'approved');
  await guest.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
  await look(guest);

  const member = await shop.visitAsAnn('/en/account', { expectedErrors: /40\d|50\d/ });
  watch(member);
  await addProduct(shop, member, 'Espresso cup');
  await tour(member, ['/en/account/profile', '/en/products/salt-jar/review', '/en/checkout']);
  await member.goto(`${shop.origin}/en/account`);
  await member.getByRole('button', { name: 'Sign out' }).click();
  await member.getByRole('link', { name: 'Sign in' }).first().waitFor();
  await look(member);

  expect(secrets.size).toBeGreaterThan(8);
  expect(seen.length).toBeGreaterThan(100);
  expect(await leaks()).toEqual([]);

  // the search itself: what is placed on purpose is found
  const [token = ''] = [...secrets].filter((secret) => secret.startsWith('OauthNG'));
  await guest.evaluate((value) => sessionStorage.setItem('debug', value), token);
  await look(guest);
  expect(await leaks()).toEqual([`${token.slice(0, 12)}… in page ${guest.url()}`]);
});
