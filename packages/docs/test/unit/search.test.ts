/** What the search finds, without a browser. */
import { resolve } from 'node:path';
import { Search } from 'storewire-tools/search';
import { expect, test } from 'vitest';
import { searchDocuments } from '../../src/reference/search-documents.ts';
import { readPages } from '../../src/reference/site.ts';

const index = new Search(searchDocuments(readPages(resolve(import.meta.dirname, '../../../..'))));

test.each([
  ['use with Vue', 'guides/vue'],
  ['stay signed in after a reload', 'guides/sessions'],
  ['format a price', 'guides/calls'],
  ['upload an image from the browser', 'guides/media'],
  ['guest checkout', 'guides/redirects'],
  ['mock the API in unit tests', 'guides/tests'],
  ['verify the signature of a webhook', 'guides/webhooks'],
  ['order history of a member', 'calls/orders/search-orders'],
  ['product options choices variant', 'guides/catalog-v3'],
  ['CommonJS require', 'guides/node'],
  ['client id of my own site', 'guides/your-site'],
  ['change password', 'calls/authentication/change-password'],
  ['out of stock', 'errors/line-items-out-of-stock'],
])('the search for %j finds the page that answers it among the first three', (question, page) => {
  const found = new Set(index.find(question).map((result) => result.page));
  expect([...found].slice(0, 3)).toContain(page);
});
