import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PAGES } from '../../server.ts';
import { type PageDocument, pathOf } from '../../src/reference/search-documents.ts';

const decode = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&#38;', '&');

/** The HTML pages by their path: `/calls/`. */
const pages = new Map(
  globSync('**/*.html', { cwd: PAGES }).map((file) => [
    `/${file.replaceAll('\\', '/').replace(/(?:^|(?<=\/))index\.html$/, '')}`,
    readFileSync(join(PAGES, file), 'utf8'),
  ]),
);
const files = new Set(globSync('**/*.*', { cwd: PAGES }).map((file) => `/${file.replaceAll('\\', '/')}`));
const anchors = new Map(
  [...pages].map(([path, html]) => [
    path,
    new Set(Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id = '']) => decode(id))),
  ]),
);

/** The links of a page: URLs of this site with their anchors, and all others. */
function linksOf(path: string, html: string): URL[] {
  const body = html.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '');
  return Array.from(
    body.matchAll(/<(?:a|link|img|script)\s[^>]*?(?:href|src)="([^"]*)"/g),
    ([, href = '']) => new URL(decode(href), `http://docs${path}`),
  );
}

const isDead = ({ pathname, hash }: URL): boolean => {
  const path = decodeURIComponent(pathname);
  if (!pages.has(path)) return !files.has(path);
  return hash !== '' && !anchors.get(path)?.has(decodeURIComponent(hash.slice(1)));
};

test('every link of every page leads to a page of the site, and every anchor to a place of it', () => {
  const dead = [...pages].flatMap(([path, html]) =>
    linksOf(path, html)
      .filter((url) => url.host === 'docs' && isDead(url))
      .map(({ pathname, hash }) => `${path} → ${pathname}${hash}`),
  );
  expect([...new Set(dead)]).toEqual([]);
  expect(pages.size).toBeGreaterThan(600);
});

test('every result of the search leads to a page, and every anchor to a place of it', () => {
  const documents = JSON.parse(readFileSync(join(PAGES, 'search.json'), 'utf8')) as PageDocument[];
  const dead = documents
    .map((document) => new URL(pathOf(document), 'http://docs'))
    .filter(isDead)
    .map(({ pathname, hash }) => `${pathname}${hash}`);
  expect(dead).toEqual([]);
  expect(documents.length).toBeGreaterThan(1000);
});

test('every link of the Markdown leads to a file of the site', () => {
  const dead = [...files]
    .filter((file) => /\.md$|llms\.txt$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(PAGES, file), 'utf8').replaceAll(/```[\s\S]*?```/g, '');
      const links = Array.from(text.matchAll(/\]\((\/[^)#\s]*)/g), ([, path = '']) => path);
      return links.filter((path) => !files.has(path)).map((path) => `${file} → ${path}`);
    });
  expect([...new Set(dead)]).toEqual([]);
});

test('no page loads anything from another host', () => {
  const loaded = [...pages].flatMap(([path, html]) =>
    Array.from(
      html.matchAll(/<(?:link|img|script|iframe|source)\s[^>]*?(?:href|src)="(https?:[^"]*)"/g),
      ([, url]) => `${path} → ${url}`,
    ),
  );
  expect(loaded).toEqual([]);
});

test('every page names the file to change, and exists as Markdown that the index lists', () => {
  const index = readFileSync(join(PAGES, 'llms.txt'), 'utf8');
  const areas = globSync('llms/*.txt', { cwd: PAGES }).map((file) => readFileSync(join(PAGES, file), 'utf8'));
  const wrong = [...pages].filter(([path, html]) => {
    if (path === '/404.html') return false;
    const markdown = path === '/' ? '/index.md' : `${path.slice(0, -1)}.md`;
    const isListed = path === '/' || index.includes(`](${markdown})`);
    return !html.includes('To change this page, edit') || !files.has(markdown) || !isListed;
  });
  expect(wrong.map(([path]) => path)).toEqual([]);
  expect(areas.filter((text) => text.includes('# Add items to the current cart\n'))).toHaveLength(1);
  expect(areas.filter((text) => text.length > 500_000)).toEqual([]);
});
