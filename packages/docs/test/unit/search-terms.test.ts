/** What the search finds, without a browser. */
import { resolve } from 'node:path';
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
  ['search products', 'calls/products-v3/search-products'],
  ['product variants', 'calls/variants/query-product-variants'],
  ['choose a variant', 'guides/cart'],
  ['sold out size', 'guides/cart'],
  ['format money', 'guides/calls'],
  ['related products', 'calls/recommendations/get-recommendation'],
  ['write a review', 'calls/reviews/create-review'],
  ['upload an image', 'guides/media'],
  ['remove from cart', 'calls/current-cart-v2/remove-line-items-from-current-cart'],
  ['apply a coupon', 'calls/current-cart-v2/add-coupon-to-current-cart'],
  ['gift card', 'calls/current-cart-v2/add-gift-card-to-current-cart'],
  ['delivery method', 'calls/current-cart-v2/set-delivery-method-for-current-cart'],
  ['guest checkout', 'calls/carts-v2/get-checkout-url'],
  ['place order', 'calls/carts-v2/place-order'],
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

test.each(TERMS)('the search for %j finds its page among the first three results', (term, page) => {
  const found = index.find(term).slice(0, 3);
  expect(found.map((result) => result.page)).toContain(page);
});

/** What new users ask, written before its ranks were known, and the pages that answer it. */
const QUESTIONS: readonly [question: string, ...pages: string[]][] = [
  ['use with Vue', 'guides/vue'],
  ['guest checkout', 'guides/redirects', 'guides/cart'],
  ['cancel a request on unmount', 'guides/react', 'guides/calls'],
  ['CORS', 'guides/errors', 'guides/backend', 'guides/sessions'],
  ['format a price', 'guides/calls'],
  ['upload an image from the browser', 'guides/media'],
  ['add to cart button', 'guides/cart', 'guides/carts-v2'],
  ['stay signed in after a reload', 'guides/sessions'],
  [
    'is a product in stock',
    'guides/cart',
    'calls/inventory-items/query-inventory-items',
    'guides/catalog-v3',
  ],
  ['mock the API in unit tests', 'guides/tests'],
  ['sort products by price', 'guides/lists', 'guides/catalog-v3'],
  [
    'change the quantity in the cart',
    'guides/cart',
    'calls/current-cart-v2/update-line-items-in-current-cart',
  ],
  ['retry after a timeout', 'guides/errors'],
  ['verify the signature of a webhook', 'guides/webhooks'],
  ['where are tokens stored', 'guides/sessions'],
  ['order history of a member', 'calls/orders/search-orders'],
  ['login with a second factor', 'guides/sign-in-forms', 'calls/authentication/verify-factor'],
  ['reduce the bundle size', 'guides/calls'],
  ['next.js server component', 'guides/next', 'guides/server-rendering'],
  ['update the price of many products', 'guides/node', 'calls/products-v3/bulk-update-products'],
];

test.each(QUESTIONS)(
  'the search for %j finds a page that answers it among the first three pages',
  (question, ...pages) => {
    const found = [...new Set(index.find(question).map((result) => result.page))].slice(0, 3);
    expect(found.filter((page) => pages.includes(page))).not.toEqual([]);
  },
);

test.each(TERMS.filter(([, page]) => page.startsWith('calls/')))(
  'the search for %j finds the call before schemas and error codes',
  (term, call) => {
    const found = index.find(term);
    const others = found.findIndex(({ kind }) => kind === 'schema' || kind === 'error');
    expect(found.slice(0, others).map(({ page }) => page)).toContain(call);
  },
);
