import { resolve } from 'node:path';
import { Search } from 'storewire-tools/search';
import { expect, test } from 'vitest';
import { searchDocuments } from '../../../src/reference/search-documents.ts';
import { readPages } from '../../../src/reference/site.ts';

const pages = readPages(resolve(import.meta.dirname, '../../../../..'));
const index = new Search(searchDocuments(pages));

test('the search finds every page by its title', () => {
  const lost = pages.filter(({ id, title }) => !index.find(title).some(({ page }) => page === id));
  expect(lost.map(({ id }) => id)).toEqual([]);
});
