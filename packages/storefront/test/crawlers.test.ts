/** What search engines, messengers and browsers read of the pages of a shop. */
import { expect, test } from 'vitest';
import { allOf, headOf, textOf } from './html-page.ts';
import { startShop } from './shop.ts';
import { newVisitor } from './visitor.ts';

const shop = await startShop();

const sitemapOf = async (): Promise<string> => (await newVisitor(shop).request('/sitemap.xml')).text();

test('crawlers find all products in the sitemap, in all languages', async () => {
  const robots = await (await newVisitor(shop).request('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${shop.origin}/sitemap.xml`);
  const sitemap = await sitemapOf();
  expect(sitemap.match(/<loc>[^<]*\/he\/products\//g)?.length).toBeGreaterThan(50);
});

test('the catalog is read once for all requests of the sitemap', async () => {
  await sitemapOf();
  shop.platform.clearRequests();
  const [first, second] = await Promise.all([sitemapOf(), sitemapOf()]);
  expect(first).toBe(second);
  expect(shop.platform.listRequests({ limit: 10 }).requests).toEqual([]);
});

test('each page has one canonical URL, which the sitemap has', async () => {
  const sitemap = await sitemapOf();
  for (const path of ['/en', '/en/products']) {
    const page = await newVisitor(shop).open(`${path}/`);
    expect(headOf(page, 'link[rel=canonical]', 'href')).toBe(shop.origin + path);
    expect(sitemap).toContain(`<loc>${shop.origin}${path}</loc>`);
  }
});

test('links to a page are shown with its title, its picture, and the icon of the shop where it has none', async () => {
  const previewOf = async (path: string) => {
    const visitor = newVisitor(shop);
    const page = await visitor.open(path);
    const contentOf = (name: string) => headOf(page, `:is(meta[property="${name}"], meta[name="${name}"])`);
    const picture = await visitor.request(contentOf('og:image') ?? '');
    return [
      contentOf('og:title'),
      contentOf('og:url'),
      contentOf('twitter:card'),
      contentOf('og:image:alt'),
      picture.headers.get('content-type'),
    ];
  };
  const picture = expect.stringMatching(/^image\/(?:jpeg|webp)$/);
  expect(await previewOf('/en/products/tidal-mug')).toEqual([
    'Tidal mug',
    `${shop.origin}/en/products/tidal-mug`,
    'summary_large_image',
    'Tidal mug in sea glaze, on a table',
    picture,
  ]);
  for (const [path, title, alt] of [
    ['/en', 'Harbour Ceramics', 'Mugs'],
    ['/en/collections/mugs', 'Mugs', 'Mugs'],
  ] as const)
    expect(await previewOf(path)).toEqual([title, shop.origin + path, 'summary_large_image', alt, picture]);
  expect(await previewOf('/en/legal/terms')).toEqual([
    expect.any(String),
    `${shop.origin}/en/legal/terms`,
    'summary',
    'Harbour Ceramics',
    'image/png',
  ]);
});

test('a browser can install the shop, with its name and its icons', async () => {
  const visitor = newVisitor(shop);
  const page = await visitor.open('/en');
  const response = await visitor.request(headOf(page, 'link[rel=manifest]', 'href') ?? '');
  const manifest: { icons: { src: string; type: string }[] } = await response.json();
  expect(manifest).toMatchObject({ name: page.document.title, start_url: '/' });
  expect(manifest.icons).toContainEqual(expect.objectContaining({ purpose: 'maskable', sizes: '512x512' }));
  for (const { src, type } of manifest.icons)
    expect((await visitor.request(src)).headers.get('content-type')).toContain(type);
});

test('JSON-LD says what the page of a product shows, with the offers of all variants', async () => {
  const page = await newVisitor(shop).open('/en/products/tidal-mug?Glaze=Sand&Size=450+ml');
  const [script] = allOf(page.document, 'script[type="application/ld+json"]');
  const facts = JSON.parse(script?.textContent ?? '');
  expect(facts).toMatchObject({
    '@type': 'Product',
    name: 'Tidal mug',
    sku: 'MUG-SAND-450ML',
    aggregateRating: { ratingValue: 5, reviewCount: 1 },
  });
  expect(facts.offers).toContainEqual(expect.objectContaining({ sku: 'MUG-INK-300ML' }));
  expect(facts.offers).toContainEqual({
    '@type': 'Offer',
    url: page.url.href,
    sku: 'MUG-SAND-450ML',
    price: '28',
    priceCurrency: 'EUR',
    availability: 'https://schema.org/OutOfStock',
  });
  const stock = allOf(page.document, 'main *', /^(In stock|Only \d+ left|Sold out)$/);
  expect(textOf(stock[0])).toBe('Sold out');
});

test('each picture of a product has an alternative text of its own that says what is on it', async () => {
  const page = await newVisitor(shop).open('/en/products/tidal-mug');
  const pictures = allOf(page.document, 'ul[aria-label="Images and videos"] img');
  expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual([
    'Tidal mug in sea glaze, on a table',
    'Tidal mug in sea glaze, among others on a shelf',
    'Tidal mug in sea glaze, seen from close',
    'Tidal mug in sea glaze, seen from above',
    'Tidal mug in sand glaze, on a table',
    'Tidal mug in ink glaze, on a table',
  ]);
});
