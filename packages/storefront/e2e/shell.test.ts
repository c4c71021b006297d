import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openShop } from './shop.ts';

const shop = await openShop();

test('the start page is in the language that the browser prefers', async () => {
  const german = await shop.visit('/', { locale: 'de-AT' });
  expect(new URL(german.url()).pathname).toBe('/de');
  const other = await shop.visit('/', { locale: 'fr-FR' });
  expect(new URL(other.url()).pathname).toBe('/en');
});

test('a path without a language redirects to the same page with one', async () => {
  const page = await shop.visit('/products', { locale: 'de-DE' });
  expect(new URL(page.url()).pathname).toBe('/de/products');
});

test('an unknown path responds with the status 404 and a page', async () => {
  const page = await shop.visit('/en/nothing/here', { expectedErrors: /404/ });
  expect((await page.reload())?.status()).toBe(404);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('This page does not exist');
});

test('after a navigation, the heading of the new page has the focus', async () => {
  const page = await shop.visit('/en');
  await page.getByRole('link', { name: 'All products' }).first().click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('All products');
  await expect.poll(() => page.title()).toBe('All products · Harbour Ceramics');
});

test('a page makes no call again that the server has made for it', async () => {
  const page = await shop.visit('/en/products');
  await page.waitForLoadState('networkidle');
  shop.calls.length = 0;
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(shop.calls.filter((call) => !call.includes('carts'))).toEqual([]);
});

test('a page is loaded when someone is about to follow its link', async () => {
  const page = await shop.visit('/en');
  await page.waitForLoadState('networkidle');
  const read = page.waitForRequest((request) => new URL(request.url()).pathname === '/en/products.data');
  await page.getByRole('link', { name: 'All products' }).first().hover();
  await read;
  expect(new URL(page.url()).pathname).toBe('/en');
});

test('only the scripts of a page are loaded in advance, as its data would be old when it is opened', async () => {
  const page = await shop.visit('/en');
  await page.waitForLoadState('networkidle');
  const isLoaded = page.waitForResponse((response) => response.url().includes('/en/products.data'));
  await page.getByRole('link', { name: 'All products' }).first().hover();
  expect((await isLoaded).status()).toBe(204);
});

test('a URL of the store front redirects to no other origin', async () => {
  const { port } = new URL(shop.origin);
  const socket = connect(Number(port), '127.0.0.1');
  socket.end(
    'GET //evil.example/x?wixMemberLoggedIn=true HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  );
  const response = await text(socket);
  expect(/^location: (.*)$/im.exec(response)?.[1]).toBe('/evil.example/x');
});

test('each page has one canonical URL, which the sitemap has', async () => {
  const canonicalOf = async (path: string): Promise<string | null> =>
    (await shop.visit(path)).locator('link[rel=canonical]').getAttribute('href');
  const sitemap = await (await fetch(new URL('/sitemap.xml', shop.origin))).text();
  for (const path of ['/en', '/en/products']) {
    expect(await canonicalOf(`${path}/`)).toBe(shop.origin + path);
    expect(sitemap).toContain(`<loc>${shop.origin}${path}</loc>`);
  }
});

test('links to a page are shown with its title, its picture, and the icon of the shop where it has none', async () => {
  const linkOf = async (path: string) => {
    const page = await shop.visit(path);
    const contentOf = (name: string) =>
      page.locator(`head > meta[property="${name}"], head > meta[name="${name}"]`).getAttribute('content');
    const response = await page.request.get((await contentOf('og:image')) ?? '');
    return [
      await contentOf('og:title'),
      await contentOf('og:url'),
      await contentOf('twitter:card'),
      await contentOf('og:image:alt'),
      response.headers()['content-type'],
    ];
  };
  const picture = expect.stringMatching(/^image\/(?:jpeg|webp|avif)$/);
  expect(await linkOf('/en/products/tidal-mug')).toEqual([
    'Tidal mug',
    `${shop.origin}/en/products/tidal-mug`,
    'summary_large_image',
    'Tidal mug in sea glaze, on a table',
    picture,
  ]);
  for (const [path, title, alt] of [
    ['/en', 'Harbour Ceramics', expect.stringContaining('glaze')],
    ['/en/collections/mugs', 'Mugs', 'Mugs'],
  ] as const)
    expect(await linkOf(path)).toEqual([title, shop.origin + path, 'summary_large_image', alt, picture]);
  expect(await linkOf('/en/legal/terms')).toEqual([
    expect.any(String),
    `${shop.origin}/en/legal/terms`,
    'summary',
    'Harbour Ceramics',
    'image/png',
  ]);
});

test('a browser can install the shop, with its name and its icons', async () => {
  const page = await shop.visit('/en');
  const manifest = await page.evaluate(async () => {
    const url = document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href ?? '';
    return (await fetch(url)).json();
  });
  expect(manifest).toMatchObject({ name: await page.title(), start_url: '/' });
  expect(manifest.icons).toContainEqual(expect.objectContaining({ purpose: 'maskable', sizes: '512x512' }));
  for (const { src, type } of manifest.icons)
    expect((await fetch(new URL(src, shop.origin))).headers.get('content-type')).toContain(type);
});

test('fonts are stored by the browser', async () => {
  const response = await fetch(new URL('/fonts/frank-ruhl-libre-latin.woff2', shop.origin));
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=86400']);
});

test('the other languages of a page are one link away, and search engines know them', async () => {
  const page = await shop.visit('/en/collections/mugs?sort=price-asc');
  expect(await page.locator('link[rel=alternate][hreflang=he]').getAttribute('href')).toBe(
    `${shop.origin}/he/collections/mugs`,
  );
  await page.getByRole('link', { name: 'עברית' }).click();
  await expect.poll(() => page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  const { pathname, search } = new URL(page.url());
  expect(pathname + search).toBe('/he/collections/mugs?sort=price-asc');
});

test('legal pages exist in every language, and an unknown one responds with the status 404', async () => {
  const page = await shop.visit('/de/legal/privacy', { expectedErrors: /404/ });
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Datenschutz');
  expect((await page.goto(new URL('/de/legal/nothing', shop.origin).href))?.status()).toBe(404);
});

test('a theme is chosen without a flash of the other one: the server knows it', async () => {
  const page = await shop.visit('/en');
  const stored = page.waitForResponse('**/theme.data');
  await page.getByRole('button', { name: 'Dark' }).click();
  await stored;
  await page.reload();
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
  expect(await (await fetch(page.url(), { headers: { cookie: 'theme=dark' } })).text()).toContain(
    'data-theme="dark"',
  );
});

test('a theme is chosen without JavaScript', async () => {
  const page = await shop.visit('/en/legal/terms', { javaScriptEnabled: false });
  await page.getByRole('button', { name: 'Dark' }).click();
  await page.locator('html[data-theme=dark]').waitFor();
  expect(new URL(page.url()).pathname).toBe('/en/legal/terms');
});

test('every response of a page has a policy without inline scripts and styles', async () => {
  const { headers } = await fetch(new URL('/en', shop.origin));
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self' 'nonce-");
  expect(policy).not.toContain('unsafe');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('crawlers find all products in the sitemap, in all languages', async () => {
  const robots = await (await fetch(new URL('/robots.txt', shop.origin))).text();
  expect(robots).toContain(`Sitemap: ${shop.origin}/sitemap.xml`);
  const sitemap = await (await fetch(new URL('/sitemap.xml', shop.origin))).text();
  expect(sitemap.match(/<loc>[^<]*\/he\/products\//g)?.length).toBeGreaterThan(50);
});

test('a form of another site cannot sign out', async () => {
  const response = await fetch(new URL('/sign-out', shop.origin), {
    method: 'POST',
    headers: { origin: 'https://attacker.example', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'returnTo=/',
  });
  expect(response.status).toBe(403);
});

test('a page can make no call that the server does not list', async () => {
  const before = shop.platform.listRequests({ limit: 1000 }).requests.length;
  const response = await fetch(new URL('/api/store/ecom/v2/carts', shop.origin), {
    method: 'POST',
    headers: { origin: shop.origin, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(response.status).toBe(404);
  expect(shop.platform.listRequests({ limit: 1000 }).requests.length).toBe(before);
});
