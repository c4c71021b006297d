import { expect, test } from 'vitest';
import { productV3Of, saveProductV3 } from '../../src/features/catalog-v3/saved-products.ts';
import { addProduct, createShopV3 } from '../catalog-v3-shop.ts';
import { act } from '../orders.ts';

test('a nested facet makes no more combinations than it returns', async () => {
  const shop = createShopV3();
  addProduct(shop, { prices: Array.from({ length: 250 }, () => '24') });
  const { aggregationData } = await shop.as('visitor').productsV3.searchProducts({
    search: {
      aggregations: [
        {
          type: 'NESTED',
          nested: {
            nestedAggregations: ['one', 'two', 'three'].map((name) => ({
              name,
              type: 'VALUE' as const,
              fieldPath: 'options.choicesSettings.choices.name',
              value: { limit: 250, sortType: 'VALUE', sortDirection: 'ASC' },
            })),
          },
        },
      ],
    },
  });
  const values = aggregationData?.results?.[0]?.nested?.results?.map((each) =>
    Object.values(each.results ?? {}).map(({ value }) => value?.value),
  );
  const names = Array.from({ length: 250 }, (_, index) => `Size ${index + 1}`).toSorted();
  expect(values).toEqual([0, 1, 2, 3].flatMap((two) => names.map((three) => [names[0], names[two], three])));
});

test('shoppers find and count no hidden variants', async () => {
  const shop = createShopV3();
  const { id } = addProduct(shop, { name: 'Mug', prices: ['24', '30', '9.5'] });
  act(shop, (context) => {
    const product = productV3Of(context, id);
    const variants = product.variantsInfo.variants.map((variant, index) => ({
      ...variant,
      sku: `TID-${index + 1}`,
      visible: index < 2,
    }));
    saveProductV3(context, { ...product, variantsInfo: { variants } });
  });
  const search = async (role: 'visitor' | 'staff', asked: object) =>
    shop.as(role).productsV3.searchProducts({ search: asked });
  const counted = (fieldPath: string) => ({ type: 'VALUE' as const, fieldPath });
  const facets = async (role: 'visitor' | 'staff') => {
    const aggregations = [
      counted('variantsInfo.variants.sku'),
      counted('options.choicesSettings.choices.name'),
      counted('actualPriceRange.minValue.amount'),
    ];
    const { aggregationData } = await search(role, { aggregations });
    return aggregationData?.results?.map(({ values }) => values?.results?.map(({ value }) => value));
  };
  expect(await facets('visitor')).toEqual([['TID-1', 'TID-2'], ['Size 1', 'Size 2'], ['9.50']]);
  expect(await facets('staff')).toEqual([
    ['TID-1', 'TID-2', 'TID-3'],
    ['Size 1', 'Size 2', 'Size 3'],
    ['9.50'],
  ]);
  const choice = (name: string) => ({
    filter: { $or: [{ 'options.choicesSettings.choices.name': { $hasSome: [name] } }] },
  });
  const text = (expression: string) => ({ search: { expression, mode: 'AND' as const } });
  const count = async (role: 'visitor' | 'staff', asked: object) =>
    (await shop.as(role).productsV3.countProducts(asked)).count;
  for (const { seen, hidden } of [
    { seen: choice('Size 2'), hidden: choice('Size 3') },
    { seen: text('TID 2'), hidden: text('TID 3') },
  ])
    for (const role of ['visitor', 'staff'] as const) {
      const found = role === 'staff' ? 1 : 0;
      expect((await search(role, seen)).products).toHaveLength(1);
      expect((await search(role, hidden)).products).toHaveLength(found);
      expect([await count(role, seen), await count(role, hidden)]).toEqual([1, found]);
    }
  // what is found has all variants, and prices are those over all
  const { products = [] } = await search('visitor', {
    ...text('TID'),
    filter: { 'actualPriceRange.minValue.amount': { $lt: '10' } },
  });
  expect(products).toMatchObject([
    { variantSummary: { variantCount: 3 }, actualPriceRange: { minValue: { amount: '9.50' } } },
  ]);
});
