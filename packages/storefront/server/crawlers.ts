import { PRIVATE_PAGES } from '../app/routing/private-pages.ts';
import type { Catalog } from '../app/store/catalog/catalog.ts';
import { freshFor } from '../app/store/fresh-for.ts';
import type { StoreFrontSettings } from '../app/store/settings.ts';
import { LANGUAGES } from '../app/text/languages.ts';

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

/** Crawlers read no more URLs of a file. */
const MAX_URLS = 50_000;

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * Returns a function that lists all products and collections, in all languages: in one file, or in parts and an index
 * of them. They are read every ten minutes. It resolves to undefined for a part that does not exist.
 */
export function createSitemap(
  settings: StoreFrontSettings,
  catalog: () => Promise<Catalog>,
): (part?: string) => Promise<Response | undefined> {
  const fresh = freshFor(TEN_MINUTES, (_name: 'sitemap') => readParts(settings, catalog));
  return async (name) => {
    const parts = await fresh('sitemap');
    const part =
      name === undefined && parts.length > 1 ? indexOf(parts, settings) : parts[Number(name ?? 1) - 1];
    if (part === undefined) return undefined;
    const text = `<?xml version="1.0" encoding="UTF-8"?>\n${part}\n`;
    return new Response(text, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
  };
}

function indexOf(parts: readonly string[], { origin }: StoreFrontSettings): string {
  const files = parts.map((_, index) => `<sitemap><loc>${origin}/sitemap-${index + 1}.xml</loc></sitemap>`);
  return `<sitemapindex ${NAMESPACE}>\n${files.join('\n')}\n</sitemapindex>`;
}

async function readParts({ origin }: StoreFrontSettings, catalog: () => Promise<Catalog>): Promise<string[]> {
  const found = await catalog();
  const paths = ['', '/products'];
  for await (const slug of found.slugs()) paths.push(`/products/${encodeURIComponent(slug)}`);
  for (const { slug } of await found.collections()) paths.push(`/collections/${encodeURIComponent(slug)}`);
  const urls = paths.flatMap((path) => {
    const alternates = LANGUAGES.map(
      ({ code }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${origin}/${code}${path}"/>`,
    ).join('');
    return LANGUAGES.map(({ code }) => `<url><loc>${origin}/${code}${path}</loc>${alternates}</url>`);
  });
  const namespaces = `${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml"`;
  return Array.from({ length: Math.ceil(urls.length / MAX_URLS) }, (_, index) => {
    const part = urls.slice(index * MAX_URLS, (index + 1) * MAX_URLS);
    return `<urlset ${namespaces}>\n${part.join('\n')}\n</urlset>`;
  });
}
