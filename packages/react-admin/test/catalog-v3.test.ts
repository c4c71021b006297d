/** Products, categories and stock of version 3 of the catalog. */
import { QueryClient } from '@tanstack/react-query';
import { createClient, fixedToken } from 'storewire';
import { createPlatform } from 'storewire-platform';
import * as calls from 'storewire-react-admin/resources';
import { expect, it, onTestFinished } from 'vitest';
import { dataProvider, withInput } from '../src/index.ts';

const TREE = { treeReference: { appNamespace: '@wix/stores' } };

function openOffice() {
  const platform = createPlatform({ settings: { catalogVersion: 3 } });
  onTestFinished(() => platform.close());
  const { accessToken } = platform.issueToken({ role: 'staff' });
  const client = createClient({
    baseUrl: 'http://127.0.0.1:4010',
    auth: fixedToken(accessToken),
    retry: false,
    fetch: platform.fetch,
  });
  const queryClient = new QueryClient();
  const resources = {
    products: {
      list: calls.searchProductsV3,
      getOne: calls.getProductV3,
      create: calls.createProductWithInventoryV3,
    },
    categories: {
      list: withInput(calls.queryCategories, TREE),
      create: withInput(calls.createCategory, TREE),
      actions: { add: calls.bulkAddItemsToCategory },
    },
    stock: {
      list: calls.queryInventoryItems,
      actions: { add: calls.bulkIncrementInventoryItemsByVariantAndLocation },
    },
  };
  return { provider: dataProvider(client, resources, { queryClient }), queryClient };
}

const MUG = {
  name: 'Mug',
  productType: 'PHYSICAL',
  variantsInfo: { variants: [{ price: { actualPrice: { amount: '24' } } }] },
};

it('a new product is the record of its call', async () => {
  const { provider } = openOffice();
  const { data: created } = await provider.create('products', { data: MUG });
  const { data } = await provider.getOne('products', { id: created.id });
  expect(created).toEqual(data);
});

it('products that are added to a category refresh the list of stock, which has their categories', async () => {
  const { provider, queryClient } = openOffice();
  const { data: product } = await provider.create('products', { data: MUG });
  const { data: category } = await provider.create('categories', { data: { name: 'Mugs' } });
  const key = ['stock', 'getList', {}];
  queryClient.setQueryData(key, await provider.getList('stock', {}));
  const items = [{ catalogItemId: product.id, appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' }];
  await provider.act('categories', 'add', { id: `${category.id}`, items, ...TREE });
  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
  const [item] = (await provider.getList('stock', {})).data;
  expect(item.product.directCategoryIds).toContain(category.id);
});

it('a list has a text to find beside its filter', async () => {
  const { provider } = openOffice();
  for (const name of ['Sea mug', 'Sea bowl', 'Land mug'])
    await provider.create('products', { data: { ...MUG, name, visible: name !== 'Sea bowl' } });
  const found = async (filter: object) =>
    (await provider.getList('products', { filter })).data.map(({ name }) => name).toSorted();
  const sea = { search: { search: { expression: 'sea' } } };
  expect(await found(sea)).toEqual(['Sea bowl', 'Sea mug']);
  expect(await found({ ...sea, visible: true })).toEqual(['Sea mug']);
});

it('a change of the stock of many variants has a result for each of them', async () => {
  const { provider } = openOffice();
  const variant = { price: { actualPrice: { amount: '24' } }, inventoryItem: { quantity: 1 } };
  await provider.create('products', { data: { ...MUG, variantsInfo: { variants: [variant] } } });
  const [item] = (await provider.getList('stock', {})).data;
  const missing = '00000000-0000-4000-8000-000000000000';
  const results = await provider.actOnMany('stock', 'add', {
    incrementData: [item.variantId, missing].map((variantId) => ({ variantId, incrementBy: 2 })),
  });
  expect(results).toEqual([
    { id: item.variantId },
    { id: missing, error: expect.objectContaining({ description: expect.any(String) }) },
  ]);
});
