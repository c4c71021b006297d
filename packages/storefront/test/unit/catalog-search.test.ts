import MiniSearch from 'minisearch';
import type { Product } from 'storewire';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createSearch } from '../../app/pages/catalog/catalog-search.ts';
import type { ShopCollection } from '../../app/store/catalog/catalog.ts';
import { fullProduct } from '../../app/store/product/either-version.ts';

const collection = (id: string, name: string): ShopCollection => ({
  id,
  slug: id,
  name,
  description: '',
  picture: undefined,
  numberOfProducts: undefined,
});

const collections = [
  collection('mugs', 'Mugs'),
  collection('tea', 'Tea'),
  collection('gifts30', 'Gifts up to €30'),
  collection('gifts60', 'Gifts up to €60'),
];

const product = (name: string, rest: Product = {}) => fullProduct({ id: name, name, ...rest });

const products = [
  product('Latte mug', { collectionIds: ['mugs'], description: '<p>Wide enough.</p>' }),
  product('Tidal cup', {
    collectionIds: ['mugs'],
    description: '<p>Wheel-thrown <b>stoneware</b> with a tide line.</p>',
    productOptions: [{ name: 'Glaze', choices: [{ description: 'Sea' }, { description: 'Honey' }] }],
  }),
  product('Milk jug', { sku: 'POT-018', description: '<p>A quarter of a litre.</p>' }),
  product('Bread dish', { collectionIds: ['gifts30'] }),
  product('Jaffa tumbler', { collectionIds: ['gifts60'], description: '<p>Holds 300 ml.</p>' }),
  product('Supper plate', {
    additionalInfoSections: [{ title: 'Care', description: '<p>Safe in the dishwasher.</p>' }],
  }),
  product('Storm platter', { description: '<p>Not for a mug.</p>' }),
  product('Tasse Nordsee'),
  product('Blaue Schüssel'),
  product('Großer Becher'),
  product('סֵפֶל כחול'),
  product('קערה קטנה'),
];

const search = createSearch();
await search.update(collections, products);

const names = (text: string) => search.find(text).map(({ name }) => name);

test.each([
  ['mug', ['Latte mug', 'Tidal cup', 'Storm platter']],
  ['MUGS', ['Latte mug', 'Tidal cup', 'Storm platter']],
  ['stoneware', ['Tidal cup']],
  ['stonew', ['Tidal cup']],
  ['honey glaze', ['Tidal cup']],
  ['dishes', ['Bread dish']],
  ['pot-018', ['Milk jug']],
  ['dishwasher', ['Supper plate']],
  // the start of 300 is another number
  ['gifts up to 30', ['Bread dish']],
  ['Gifts up to €30', ['Bread dish']],
])('"%s" finds what has it in a name, collection, description, choice or item number', (text, expected) => {
  expect(names(text)).toEqual(expected);
});

test.each([
  ['Tassen', 'Tasse Nordsee'],
  ['schusseln', 'Blaue Schüssel'],
  ['Becher', 'Großer Becher'],
  ['ספל', 'סֵפֶל כחול'],
  ['ספלים', 'סֵפֶל כחול'],
  ['קער', 'קערה קטנה'],
  ['קערות', 'קערה קטנה'],
])('the plural or the start of a German or Hebrew word, "%s", finds %s', (text, expected) => {
  expect(names(text)).toContain(expected);
});

test.each([
  ['mugg', 'Latte mug'],
  ['stonware', 'Tidal cup'],
  ['plater', 'Storm platter'],
  ['Bechr', 'Großer Becher'],
  ['plaet', 'Supper plate'],
])('a misspelled word, "%s", finds %s', (text, expected) => {
  expect(names(text)).toContain(expected);
});

test('a word that a product has is not taken for a misspelling of another one', () => {
  expect(names('mug')).not.toContain('Milk jug');
});

test('a catalog that is read again keeps its search, which indexes what has changed only', async () => {
  const add = vi.spyOn(MiniSearch.prototype, 'add');
  onTestFinished(() => add.mockRestore());
  const kept = createSearch();
  await kept.update(collections, products);
  const found = (text: string) => kept.find(text).map(({ name }) => name);
  const readAgain = async (...catalog: Parameters<typeof kept.update>) => {
    add.mockClear();
    await kept.update(...catalog);
  };
  const [latte = product(''), ...others] = structuredClone(products);
  await readAgain(structuredClone(collections), [{ ...latte, quantity: 1 }, ...others]);
  expect(add).not.toHaveBeenCalled();
  expect(kept.find('milk jug')[0]).toBe(others[1]);

  await readAgain(collections, [{ ...latte, name: 'Tall beaker' }, ...others.slice(1)]);
  expect(add).toHaveBeenCalledTimes(1);
  expect(['beaker', 'latte', 'honey'].map(found)).toEqual([['Tall beaker'], [], []]);

  await readAgain([collection('mugs', 'Drinking')], [{ ...latte }, ...others]);
  expect(found('drinking')).toEqual(['Latte mug', 'Tidal cup']);
});

test('products with all words come alone, and without one, those with most words come first', () => {
  expect(names('latte mug')).toEqual(['Latte mug']);
  expect(names('latte mug zeppelin')[0]).toBe('Latte mug');
  expect(names('zeppelin')).toEqual([]);
  expect(names('?!')).toEqual([]);
});
