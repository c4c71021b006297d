/** The search in languages of the page in which the catalog has a translation. */
import { expect, test } from 'vitest';
import { languageOf } from '../app/text/languages.ts';
import { allOf, linkOf, textOf } from './html-page.ts';
import { startShop } from './shop.ts';
import { newVisitor } from './visitor.ts';

const shop = await startShop();

test.each([
  { language: 'de', name: 'Teekanne Kai', byName: 'teekannen', byOption: 'kreide', byText: 'gezeitenlinie' },
  { language: 'he', name: 'קומקום רציף', byName: 'קומקום', byOption: 'גיר', byText: 'גאות' },
])('$language: a search finds what the page shows, and suggests it', async (words) => {
  const visitor = newVisitor(shop);
  const search = (text: string) => visitor.open(`/${words.language}/search?q=${encodeURIComponent(text)}`);
  const results = async (text: string) => allOf((await search(text)).document, 'main article a[href]');
  const page = await search(words.byName);
  expect(linkOf(page, words.name).pathname).toBe(`/${words.language}/products/quay-teapot`);
  for (const text of [words.byOption, words.byText]) expect(await results(text)).not.toEqual([]);
  const response = await visitor.request(
    `/${words.language}/search/suggestions?q=${encodeURIComponent(words.byName)}`,
  );
  expect((await response.json()).products).toContainEqual(expect.objectContaining({ slug: 'quay-teapot' }));
});

test('a search in the words of the platform finds the same in each language', async () => {
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

test.each(['de', 'he'] as const)(
  '%s: lists and filters are in the order of what the page shows',
  async (language) => {
    const { document } = await newVisitor(shop).open(`/${language}/products?sort=name`);
    const { compare } = new Intl.Collator(languageOf(language).locale, { numeric: true });
    const names = allOf(document, 'main article :is(h2, h3)').map(textOf);
    expect(names).toHaveLength(12);
    expect(names).toEqual(names.toSorted(compare));
    const groups = allOf(document, '#filters fieldset').map((group) => allOf(group, 'label bdi').map(textOf));
    expect(groups.flat().length).toBeGreaterThan(10);
    expect(groups).toEqual(groups.map((names) => names.toSorted(compare)));
  },
);
