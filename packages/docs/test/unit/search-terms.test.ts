/** What the search finds, without a browser. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Search } from 'storewire-tools/search';
import { expect, test } from 'vitest';
import { searchDocuments } from '../../src/reference/search-documents.ts';
import { readPages } from '../../src/reference/site.ts';

const root = resolve(import.meta.dirname, '../../../..');
const pages = readPages(root);
const index = new Search(searchDocuments(pages));

/** What readers look for, and the page that they need. */
const TERMS: readonly [term: string, page: string][] = [
  ['log in', 'calls/authentication/login'],
  ['register', 'calls/authentication/register'],
  ['change password', 'calls/authentication/change-password'],
  ['reset password', 'calls/recovery/send-recovery-email'],
  ['two-factor authentication', 'calls/authentication/verify-factor'],
  ['sign out', 'guides/sign-in'],
  ['session expired', 'guides/sessions'],
  ['refresh token', 'calls/oauth/oauth-token'],
  ['API key', 'guides/node'],
  ['search products', 'calls/products/query-products'],
  ['product variants', 'calls/variants/query-product-variants'],
  ['choose a variant', 'guides/cart'],
  ['sold out size', 'guides/cart'],
  ['format money', 'guides/calls'],
  ['related products', 'calls/recommendations/get-recommendation'],
  ['write a review', 'calls/reviews/create-review'],
  ['upload an image', 'guides/media'],
  ['remove from cart', 'calls/current-cart-v2/remove-line-items-from-current-cart-v2'],
  ['apply a coupon', 'calls/current-cart-v2/add-coupon-to-current-cart-v2'],
  ['gift card', 'calls/current-cart-v2/add-gift-card-to-current-cart-v2'],
  ['delivery method', 'calls/current-cart-v2/set-delivery-method-for-current-cart-v2'],
  ['guest checkout', 'calls/carts-v2/get-checkout-url-v2'],
  ['place order', 'calls/carts-v2/place-order-v2'],
  ['out of stock', 'errors/line-items-out-of-stock'],
  ['my orders', 'calls/orders/search-orders'],
  ['cancel an order', 'calls/orders/cancel-order'],
  ['invoice', 'calls/invoices/list-invoices-for-orders'],
  ['capture payment', 'calls/payments/capture-authorized-payments'],
  ['checkout button', 'guides/redirects'],
  ['refund', 'guides/calls'],
  ['webhook signature', 'guides/webhooks'],
  ['rate limit', 'errors/statuses/too-many-requests'],
  ['idempotency key', 'guides/errors'],
  ['infinite scroll', 'guides/react'],
];

const README = join(import.meta.dirname, '../../README.md');

test('the page for each term is among the first three results, and the README has their ranks', async () => {
  const ranked = TERMS.map(([term, page]) => {
    const rank = index.find(term).findIndex((found) => found.page === page) + 1;
    return { term, page, rank };
  });
  expect(ranked.filter(({ rank }) => rank < 1 || rank > 3)).toEqual([]);
  const rows = ranked.map(({ term, page, rank }) => `| ${term} | ${page} | ${rank} |`);
  const table = ['| search for | page | rank |', '|---|---|---|', ...rows].join('\n');
  const readme = readFileSync(README, 'utf8').replace(
    /^\| search for \| page [\s\S]*?(?=\n\n)/m,
    () => table,
  );
  expect(readme).toContain(table);
  await expect(readme).toMatchFileSnapshot(README);
});

test.each(TERMS.filter(([, page]) => page.startsWith('calls/')))(
  'the search for %j finds the call before schemas and error codes',
  (term, call) => {
    const found = index.find(term);
    const others = found.findIndex(({ kind }) => kind === 'schema' || kind === 'error');
    expect(found.slice(0, others).map(({ page }) => page)).toContain(call);
  },
);
