import type { Collection, Product } from 'storewire';
import { expect, test } from 'vitest';
import { descriptions as german } from '../app/features/sample-catalog/descriptions/de.ts';
import { descriptions as hebrew } from '../app/features/sample-catalog/descriptions/he.ts';
import { paragraphsOf } from '../app/format/rich-text.server.ts';

import { startShop } from './shop.ts';
import { loadText } from './text.ts';
import { newVisitor } from './visitor.ts';

const shop = await startShop();

/** What shoppers read of a product, besides its paragraphs. */
const wordsOf = ({
  name,
  ribbon,
  productOptions = [],
  customTextFields = [],
  ...rest
}: Product): unknown[] => [
  name,
  ribbon,
  ...productOptions.flatMap((option) => [
    option.name,
    ...(option.choices ?? []).map(({ description }) => description),
  ]),
  ...customTextFields.map(({ title }) => title),
  ...(rest.additionalInfoSections ?? []).map(({ title }) => title),
];

/** Quantities, which are the same in all languages. */
const QUANTITY = /^[\d.]+ (?:ml|l|cm)$/;

/** A paragraph with words, and not only with measures. */
const hasWords = (paragraph: string): boolean => /[a-z]{2}/i.test(paragraph.replaceAll(/\b(?:ml|cm)\b/g, ''));

test.each([
  ['de', german],
  ['he', hebrew],
] as const)('all texts of the sample catalog have a translation: %s', async (language, descriptions) => {
  const { listItems } = shop.platform;
  const products: readonly Product[] = (await listItems({ entity: 'product', limit: 100 })).items;
  const collections: readonly Collection[] = (await listItems({ entity: 'collection', limit: 100 })).items;
  expect(products).toHaveLength(60);
  const { translations = {} } = await loadText(language);
  const ofMenu = collections.filter(({ slug, visible }) => visible !== false && slug !== 'all-products');
  const words = [...products.flatMap(wordsOf), ...ofMenu.map(({ name }) => name)].map(String);
  const paragraphs = products.flatMap(({ description, additionalInfoSections = [] }) =>
    [description, ...additionalInfoSections.map((section) => section.description)].flatMap((html) =>
      paragraphsOf(html ?? '').filter(hasWords),
    ),
  );
  expect(
    [...new Set(words)].filter((word) => word !== 'undefined' && !QUANTITY.test(word) && !translations[word]),
  ).toEqual([]);
  expect([...new Set(paragraphs)].filter((paragraph) => !descriptions[paragraph])).toEqual([]);
});

test('a product is shown in the language of the page, and bought with the texts of the platform', async () => {
  const visitor = newVisitor(shop);
  const page = await visitor.open('/de/products/tidal-mug?Glaze=Sand&Size=300+ml');
  expect(page.heading).toBe('Becher Gezeiten');
  for (const text of ['Glasur Sand', 'Größe', 'Pflege', '8,5 × 9,5 cm', 'Wir drehen ihn auf der Scheibe'])
    expect(page.text).toContain(text);
  const cart = await visitor.submit(page, 'In den Warenkorb');
  expect(cart.text).toContain('Becher Gezeiten');
  expect(cart.text).toContain('Sand');
});
