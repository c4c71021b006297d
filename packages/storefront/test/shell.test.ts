import { expect, test } from 'vitest';
import { consoleUrlOf } from '../app/store/settings.ts';
import { LANGUAGES } from '../app/text/languages.ts';
import { loadText } from '../app/text/load-text.ts';
import { allOf, headOf, linkOf, textOf } from './html-page.ts';
import { startShop } from './shop.ts';
import { newVisitor } from './visitor.ts';

const shop = await startShop();

test.each([
  { prefers: 'de-AT', path: '/', opened: '/de' },
  { prefers: 'fr-FR', path: '/', opened: '/en' },
  { prefers: 'iw-IL, *;q=0.5', path: '/', opened: '/he' },
  { prefers: 'de;q=0, *', path: '/', opened: '/en' },
  { prefers: 'de-DE', path: '/products', opened: '/de/products' },
  // a link of the platform
  { prefers: 'de-DE', path: '/product-page/harbour-bowl', opened: '/de/products/harbour-bowl' },
])('the path $path leads to $opened if the browser prefers $prefers', async ({ prefers, path, opened }) => {
  const page = await newVisitor(shop, prefers).open(path);
  expect([page.status, page.url.pathname]).toEqual([200, opened]);
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

test.each(LANGUAGES)('legal pages exist in $name, with its locale', async ({ code, locale }) => {
  const page = await newVisitor(shop).open(`/${code}/legal/privacy`);
  const { shell } = await loadText(code);
  expect([page.status, page.heading, page.document.documentElement.lang]).toEqual([
    200,
    shell.legal.privacy,
    locale,
  ]);
});

test('the other languages of a page are one link away, and search engines know them', async () => {
  const visitor = newVisitor(shop);
  const page = await visitor.open('/en/collections/mugs?sort=price-asc');
  expect(headOf(page, 'link[rel=alternate][hreflang=he]', 'href')).toBe(`${shop.origin}/he/collections/mugs`);
  const other = await visitor.follow(page, 'עברית');
  expect(other.document.documentElement.dir).toBe('rtl');
  expect(other.url.pathname + other.url.search).toBe('/he/collections/mugs?sort=price-asc');
});

test('the footer of a shop on the local platform links to its console', async () => {
  const page = await newVisitor(shop).open('/en');
  const { shell } = await loadText('en');
  const { consoleUrl } = shop.platform.getShop();
  expect(linkOf(page, shell.console).href).toBe(consoleUrl);
});

test.each([
  ['http://127.0.0.1:4010', 'http://localhost:3000', 'http://127.0.0.1:4010/__dev'],
  ['http://localhost:4010/', 'http://[::1]:3000', 'http://localhost:4010/__dev'],
  ['http://127.0.0.1:4010', 'https://shop.example', undefined],
  ['https://platform.example', 'http://localhost:3000', undefined],
  ['https://127.0.0.1.example', 'http://localhost:3000', undefined],
])('a shop with the platform %s and the origin %s has the console %s', (storeUrl, origin, consoleUrl) => {
  expect(consoleUrlOf({ storeUrl, origin })).toBe(consoleUrl);
});

test('a page asks for its two fonts before the style sheet does, and browsers store them', async () => {
  const page = await newVisitor(shop).open('/en/legal/terms');
  const links = allOf(page.document, 'link[rel=preload][as=font]');
  expect(links).toHaveLength(2);
  for (const link of links) {
    const font = await fetch(new URL(link.getAttribute('href') ?? '', shop.origin));
    expect([font.status, font.headers.get('content-type')]).toEqual([200, 'font/woff2']);
    expect(font.headers.get('cache-control')).toBe('public, max-age=86400');
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
