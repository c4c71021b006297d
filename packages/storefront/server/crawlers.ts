import { queryCollectionsPages, queryProductsPages } from 'storewire/operations';
import { PRIVATE_PAGES } from '../app/routing/private-pages.ts';
import { freshFor } from '../app/store/fresh-for.ts';
import type { StoreFrontSettings } from '../app/store/settings.ts';
import { LANGUAGES } from '../app/text/languages.ts';
import { visitorClient } from './clients.ts';

export function robots({ origin }: StoreFrontSettings): Response {
  const disallowed = LANGUAGES.flatMap(({ code }) =>
    PRIVATE_PAGES.map((page) => `Disallow: /${code}/${page}`),
  );
  return new Response(
    [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /signed-in',
      ...disallowed,
      `Sitemap: ${origin}/sitemap.xml`,
      '',
    ].join('\n'),
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  );
}

const TEN_MINUTES = 600_000;

/** Returns a function that lists all products and collections, in all languages. They are read every ten minutes. */
export function createSitemap(settings: StoreFrontSettings): () => Promise<Response> {
  const fresh = freshFor(TEN_MINUTES, (_name: 'sitemap') => readSitemap(settings));
  return async () =>
    new Response(await fresh('sitemap'), { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}

async function readSitemap(settings: StoreFrontSettings): Promise<string> {
  const { origin } = settings;
  const client = visitorClient(settings);
  const paths = ['', '/products'];
  for await (const { slug } of queryProductsPages(client, { query: { paging: { limit: 100 } } }))
    if (slug) paths.push(`/products/${encodeURIComponent(slug)}`);
  for await (const { slug } of queryCollectionsPages(client, { query: { paging: { limit: 100 } } }))
    if (slug) paths.push(`/collections/${encodeURIComponent(slug)}`);
  const urls = paths.flatMap((path) => {
    const alternates = LANGUAGES.map(
      ({ code }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${origin}/${code}${path}"/>`,
    ).join('');
    return LANGUAGES.map(({ code }) => `<url><loc>${origin}/${code}${path}</loc>${alternates}</url>`);
  });
  const namespaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${urls.join('\n')}\n</urlset>\n`;
}
