/** The sitemap of a large catalog. */
import { expect, test } from 'vitest';
import { openWith } from '../scripted-platform.ts';

test('a catalog with more URLs than a sitemap may have is in parts, which an index lists', async () => {
  const count = 16_700;
  const products = Array.from({ length: count }, (_, index) => ({ id: `${index}`, slug: `mug-${index}` }));
  // then the next page is empty
  const pages = [products];
  const TOKENS = { access_token: 'a', refresh_token: 'r', token_type: 'Bearer', expires_in: 14_400 };
  const { send } = await openWith(({ url = '' }, response) => {
    const answer = url.endsWith('/oauth2/token')
      ? TOKENS
      : url.includes('products')
        ? { products: pages.pop() ?? [], metadata: {} }
        : url.endsWith('/provision/version')
          ? { catalogVersion: 'V1_CATALOG' }
          : { collections: [], metadata: {} };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  const urlsOf = async (path: string) => {
    const text = await (await send(path)).text();
    return [...text.matchAll(/<loc>([^<]+)/g)].map(([, url]) => url ?? '');
  };
  const parts = await urlsOf('/sitemap.xml');
  expect(parts).toEqual(['https://shop.example/sitemap-1.xml', 'https://shop.example/sitemap-2.xml']);
  const [first = [], second = []] = await Promise.all(parts.map((url) => urlsOf(new URL(url).pathname)));
  expect(first).toHaveLength(50_000);
  expect(new Set([...first, ...second]).size).toBe((count + 2) * 3);
  expect((await send('/sitemap-3.xml')).status).toBe(404);
});
