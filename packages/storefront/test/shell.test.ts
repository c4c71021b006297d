import { expect, test } from 'vitest';
import { allOf, headOf, linkOf, textOf } from './html-page.ts';
import { startShop } from './shop.ts';
import { newVisitor } from './visitor.ts';

const shop = await startShop();

test('the start page is in the language that the browser prefers', async () => {
  expect((await newVisitor(shop, 'de-AT').open('/')).url.pathname).toBe('/de');
  expect((await newVisitor(shop, 'fr-FR').open('/')).url.pathname).toBe('/en');
});

test('a path without a language redirects to the same page with one', async () => {
  const page = await newVisitor(shop, 'de-DE').open('/products');
  expect([page.url.pathname, page.document.documentElement.lang]).toEqual(['/de/products', 'de-DE']);
});

test('a link of the platform leads to the product in the language of the browser', async () => {
  const page = await newVisitor(shop, 'de-DE').open('/product-page/harbour-bowl');
  expect([page.status, page.url.pathname]).toEqual([200, '/de/products/harbour-bowl']);
});

test.each([
  ['/en/nothing/here', 'This page does not exist'],
  ['/en/collections/nothing', 'This category does not exist'],
  ['/en/products/no-such-thing', 'This product does not exist'],
  ['/de/legal/nothing', 'Diese Seite gibt es nicht'],
])('the unknown path %s responds with the status 404 and a page', async (path, heading) => {
  const page = await newVisitor(shop).open(path);
  expect([page.status, page.heading]).toEqual([404, heading]);
});

test('legal pages exist in every language', async () => {
  const visitor = newVisitor(shop);
  const page = await visitor.open('/de/legal/privacy');
  expect([page.status, page.heading]).toEqual([200, 'Datenschutz']);
  for (const [language, locale] of [
    ['en', 'en-IE'],
    ['he', 'he-IL'],
  ]) {
    const other = await visitor.open(`/${language}/legal/privacy`);
    expect([other.status, other.document.documentElement.lang]).toEqual([200, locale]);
  }
});

test('the other languages of a page are one link away, and search engines know them', async () => {
  const visitor = newVisitor(shop);
  const page = await visitor.open('/en/collections/mugs?sort=price-asc');
  expect(headOf(page, 'link[rel=alternate][hreflang=he]', 'href')).toBe(`${shop.origin}/he/collections/mugs`);
  const other = await visitor.follow(page, 'עברית');
  expect(other.document.documentElement.dir).toBe('rtl');
  expect(other.url.pathname + other.url.search).toBe('/he/collections/mugs?sort=price-asc');
});

test('a page asks for its two fonts before the style sheet does', async () => {
  const page = await newVisitor(shop).open('/en/legal/terms');
  const links = allOf(page.document, 'link[rel=preload][as=font]');
  expect(links).toHaveLength(2);
  for (const link of links) {
    const font = await fetch(new URL(link.getAttribute('href') ?? '', shop.origin));
    expect([font.status, font.headers.get('content-type')]).toEqual([200, 'font/woff2']);
  }
});

test('a theme is chosen without JavaScript, and the server renders it', async () => {
  const visitor = newVisitor(shop);
  const page = await visitor.open('/en/legal/terms');
  expect(page.document.documentElement.dataset['theme']).not.toBe('dark');
  const dark = await visitor.submit(page, 'Dark');
  expect([dark.url.pathname, dark.document.documentElement.dataset['theme']]).toEqual([
    '/en/legal/terms',
    'dark',
  ]);
  expect((await visitor.open('/en')).document.documentElement.dataset['theme']).toBe('dark');
});

test('every response of a page has a policy without inline scripts and styles', async () => {
  const { headers } = await newVisitor(shop).open('/en');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self' 'nonce-");
  expect(policy).not.toContain('unsafe');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('fonts are stored by the browser', async () => {
  const response = await newVisitor(shop).request('/fonts/frank-ruhl-libre-latin.woff2');
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=86400']);
});

test('the menu starts with mugs, and the start page shows its categories in the same order, five with a picture', async () => {
  const { document } = await newVisitor(shop).open('/en');
  // on phones, the same menu is a panel
  const list = document.querySelector('nav[aria-label="Main menu"] > ul');
  const entries = [...(list?.children ?? [])].map((entry) => textOf(entry.querySelector('bdi, a')));
  expect(entries[0]).toBe('Mugs');
  const [region] = allOf(document, 'main section', 'Shop by category');
  const tiles = [...(region?.querySelectorAll('li') ?? [])];
  expect(tiles.map((tile) => textOf(tile.querySelector('a')))).toEqual(entries.slice(0, -1));
  expect(tiles.filter((tile) => tile.querySelector('img'))).toHaveLength(5);
});

test('the home page shows what is new, what is reduced and the categories, each leading to their products', async () => {
  const visitor = newVisitor(shop);
  const home = await visitor.open('/en');
  expect(allOf(home.document, '[aria-label="New from the kiln"] li').length).toBeGreaterThan(0);
  expect(allOf(home.document, '[aria-label="Reduced prices"] span', 'Sale')).toHaveLength(4);
  const { pathname, search } = linkOf(home, 'See all products: Reduced prices');
  expect(pathname + search).toBe('/en/products?sale=only');
  const category = await visitor.follow(home, 'Tableware', 'main');
  expect(category.heading).toBe('Tableware');
});
