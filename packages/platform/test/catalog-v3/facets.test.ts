import { expect, test } from 'vitest';
import { addProduct, createShopV3 } from '../catalog-v3-shop.ts';

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
