/** Pages while the platform fails, as the server renders them. */
import { expect, test } from 'vitest';
import { loadText } from '../app/text/load-text.ts';
import { allOf } from './html-page.ts';
import { newAnn, startMemberShop } from './member.ts';
import { FROM_CATALOG, pathOf, STATIC } from './pages.ts';
import { openWith } from './scripted-platform.ts';
import { fail, startShop } from './shop.ts';
import { newVisitor } from './visitor.ts';

const shop = await startMemberShop();
const orderId = await shop.order({ 'Tidal mug': 1 });

test('pages that read nothing of the platform open while it fails', async () => {
  const visitor = newVisitor(shop);
  const ann = await newAnn(shop);
  await fail(shop, { kind: 'throttled', retryAfterSeconds: 0 });
  for (const each of STATIC) {
    const page = await (each.startsWith('account/') ? ann : visitor).open(`/en/${pathOf(each, orderId)}`);
    expect([each, page.status]).toEqual([each, each === '*' ? 404 : 200]);
    expect([each, page.heading]).toEqual([each, expect.stringMatching(/./)]);
    expect([each, allOf(page.document, 'main :is(a, button)', 'Try again')]).toEqual([each, []]);
  }
});

test('lists of products say why there are none if they were never read, and are kept while the platform fails', async () => {
  const other = await startShop();
  const visitor = newVisitor(other);
  await fail(other, { kind: 'throttled', retryAfterSeconds: 0 });
  for (const each of FROM_CATALOG) {
    const page = await visitor.open(`/en/${pathOf(each, orderId)}`);
    expect([each, allOf(page.document, 'main article')]).toEqual([each, []]);
    expect([each, page.text]).toEqual([each, expect.stringMatching(/Request id|could not be|problem/)]);
  }
  other.platform.clearFaults();
  expect(allOf((await visitor.open('/en/products')).document, 'main article')).toHaveLength(12);
  await fail(other, { kind: 'throttled', retryAfterSeconds: 0 });
  for (const each of FROM_CATALOG) {
    const page = await visitor.open(`/en/${pathOf(each, orderId)}`);
    expect([each, page.status]).toEqual([each, 200]);
    expect([each, allOf(page.document, 'main article').length > 0]).toEqual([each, true]);
  }
});

test('lists of products of a site without a shop say so', async () => {
  const { send } = await openWith(({ url }, response) => {
    const body = url?.endsWith('/provision/version')
      ? { catalogVersion: 'STORES_NOT_INSTALLED' }
      : { access_token: 'token', refresh_token: 'token', token_type: 'Bearer', expires_in: 14_400 };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  const text = await (await send('/en/products')).text();
  expect(text).toContain('This site has no shop yet.');
});

test('an unexpected error is a page with the status 500, and with the id under which the server has logged it', async () => {
  const call = 'collections.getCollectionBySlug';
  const log = await fail(shop, { kind: 'example', example: 'forbidden', call });
  const page = await newVisitor(shop).open('/en/collections/unknown');
  expect(page.status).toBe(500);
  const [, id = 'no id'] = /"requestId":"([^"]+)"/.exec(String(log[0]?.[0])) ?? [];
  expect(page.heading).toBe('This page has a problem');
  expect(allOf(page.document, 'code', id)).not.toEqual([]);
});

test('a part of a page that could not be read says so without JavaScript, and does not load for ever', async () => {
  const ann = await newAnn(shop);
  await fail(shop, { kind: 'throttled', call: 'orders.searchOrders', retryAfterSeconds: 0 });
  const page = await ann.open('/en/account/orders');
  expect(page.document.querySelector('main noscript')?.textContent).toBe(
    (await loadText('en')).states.server,
  );
});
