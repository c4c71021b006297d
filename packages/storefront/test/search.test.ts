/** Searches as the server renders them, and what it suggests. */
import { expect, test } from 'vitest';
import { allOf, fieldOf, type HtmlPage, linkOf, nameOf, textOf } from './html-page.ts';
import { fail, startShop } from './shop.ts';
import { newVisitor } from './visitor.ts';

const shop = await startShop();

const namesOf = ({ document }: HtmlPage): string[] =>
  allOf(document, 'main [aria-label="Products"] :is(h2, h3)').map(textOf);

test.each([
  { text: 'SET bowl', name: 'Cereal bowl set' },
  { text: 'ceramic', name: 'Tidal mug' },
  // the item number of a variant, as its page shows it
  { text: 'PLATE-SLATE-FOURPLATES', name: 'Storm plate set' },
  { text: 'plate-slate-six', name: 'Storm plate set' },
])('"$text" finds $name, in a list and in the suggestions', async ({ text, name }) => {
  const visitor = newVisitor(shop);
  const response = await visitor.request(`/en/search/suggestions?q=${encodeURIComponent(text)}`);
  const { products }: { products: { name: string }[] } = await response.json();
  expect(products.length).toBeGreaterThan(0);
  const home = await visitor.open('/en/search');
  let page = await visitor.submit(home, 'Search', { 'Search for products': text });
  expect([page.url.search, page.heading]).toEqual([`?q=${text.replace(' ', '+')}`, `Search for “${text}”`]);
  const found = namesOf(page);
  while (allOf(page.document, 'a', 'Next').length > 0) {
    page = await visitor.follow(page, 'Next');
    found.push(...namesOf(page));
  }
  expect(found).toContain(name);
});

test('products with the word in their names come before those that only mention it', async () => {
  const found = namesOf(await newVisitor(shop).open('/en/search?q=mug'));
  expect(found.slice(0, 6).filter((name) => !/mug/i.test(name))).toEqual([]);
});

test('results are filtered and sorted, and the URL has both with the search text', async () => {
  const visitor = newVisitor(shop);
  const page = await visitor.open('/en/search?q=bowl&utm_source=mail');
  expect(textOf(fieldOf(page, 'Sort by').querySelector('option'))).toBe('Best match');
  const [stock = ''] = allOf(page.document, '#filters label', /^In stock only/).map(nameOf);
  const filtered = await visitor.submit(page, 'Apply', { [stock]: true });
  expect(Object.fromEntries(filtered.url.searchParams)).toMatchObject({
    q: 'bowl',
    utm_source: 'mail',
    stock: 'only',
  });
  filtered.url.searchParams.set('sort', 'cheapest');
  expect(namesOf(await visitor.open(filtered.url))[0]).toBe('Porridge bowl');
  filtered.url.searchParams.set('sort', 'name');
  const byName = namesOf(await visitor.open(filtered.url));
  expect(byName.length).toBeGreaterThan(1);
  expect(byName).toEqual(byName.toSorted());
});

test('a search without results says so, and one without a text has categories', async () => {
  const visitor = newVisitor(shop);
  expect((await visitor.open('/en/search?q=zeppelin')).text).toContain('Nothing found for “zeppelin”');
  const page = await visitor.open('/en/search');
  expect(page.text).toContain('Popular categories');
  expect(linkOf(page, 'Mugs', 'main').pathname).toBe('/en/collections/mugs');
});

test('as long as the catalog cannot be read, suggestions say so', async () => {
  const other = await startShop();
  await fail(other, { kind: 'reset', call: 'collections.queryCollections' });
  const suggestions = async (): Promise<unknown> =>
    (await fetch(new URL('/en/search/suggestions?q=teapot', other.origin))).json();
  expect(await suggestions()).toMatchObject({ products: [], failure: { details: { reason: 'network' } } });
  other.platform.clearFaults();
  expect(await suggestions()).toMatchObject({ products: [{ name: 'Quay teapot' }, {}, {}] });
});

test('a search finds the same on the pages of each language', async () => {
  const visitor = newVisitor(shop);
  const found = async (language: string) => {
    const { document } = await visitor.open(`/${language}/search?q=mug`);
    const paths = allOf(document, 'main article a[href]').map((link) => link.getAttribute('href') ?? '');
    return paths.map((path) => path.replace(/^\/\w+/, '')).toSorted();
  };
  const english = await found('en');
  expect(english.length).toBeGreaterThan(5);
  for (const language of ['de', 'he']) expect(await found(language)).toEqual(english);
});
