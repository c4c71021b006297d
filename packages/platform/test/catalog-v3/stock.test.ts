/** The stock of version 3: inventory items, which merchants list and change. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { saveProductV3 } from '../../src/features/catalog-v3/saved-products.ts';
import { productsV3 } from '../../src/features/catalog-v3/stored-product.ts';
import { application } from '../cart-v2-shop.ts';
import { addCategoryTo, addProduct, createShopV3 } from '../catalog-v3-shop.ts';
import { emitted, itemIn, stocked } from '../inventory-items.ts';
import { act } from '../orders.ts';

test('an inventory item has its stock, its product and its variant', async () => {
  const shop = createShopV3();
  const categoryId = addCategoryTo(shop, { name: 'Tableware' });
  const { id, variantIds } = addProduct(shop, {
    name: 'Mug',
    prices: ['24', '28'],
    stock: [4, 0],
    variant: { sku: 'MUG' },
    directCategoriesInfo: { categories: [{ id: categoryId }] },
  });
  const { inventoryItems: service } = shop.as('staff');
  const item = await itemIn(shop, variantIds[0]);
  expect(item).toMatchObject({
    productId: id,
    revision: '1',
    trackQuantity: true,
    quantity: 4,
    availabilityStatus: 'IN_STOCK',
    preorderInfo: { enabled: false },
    product: { name: 'Mug', variantName: 'Size 1', variantSku: 'MUG', variantVisible: true },
  });
  expect(item.product?.directCategoryIds).toContain(categoryId);
  expect(item).not.toHaveProperty('inStock');
  expect((await service.getInventoryItem({ id: item.id })).inventoryItem).toEqual(item);
  const uncounted = addProduct(shop);
  const other = await itemIn(shop, uncounted.variantIds[0]);
  expect(other).toMatchObject({ trackQuantity: false, inStock: true });
  expect(other).not.toHaveProperty('quantity');
  expect(other.product).not.toHaveProperty('variantName');
});

test('items are filtered by what is theirs and by what is of their product, in any order', async () => {
  const shop = createShopV3();
  const categoryId = addCategoryTo(shop, { name: 'Tableware' });
  addProduct(shop, {
    name: 'Mug',
    stock: [1],
    variant: { sku: 'MUG-1' },
    directCategoriesInfo: { categories: [{ id: categoryId }] },
  });
  addProduct(shop, { name: 'Vase', stock: [7] });
  addProduct(shop, { name: 'Bowl' });
  const { inventoryItems: service } = shop.as('staff');
  type Query = NonNullable<NonNullable<Parameters<typeof service.queryInventoryItems>[0]>['query']>;
  const names = async (query: Query) =>
    (await service.queryInventoryItems({ query })).inventoryItems?.map(({ product }) => product?.name);
  const found = (filter: NonNullable<Query['filter']>) =>
    names({ filter, sort: [{ fieldName: 'product.name' }] });
  expect(await found({})).toEqual(['Bowl', 'Mug', 'Vase']);
  expect(await found({ quantity: { $lte: 3 }, trackQuantity: true })).toEqual(['Mug']);
  expect(await found({ 'product.name': { $startsWith: 'V' } })).toEqual(['Vase']);
  expect(await found({ 'product.variantSku': 'MUG-1' })).toEqual(['Mug']);
  expect(await found({ 'product.directCategoryIds': { $hasSome: [categoryId] } })).toEqual(['Mug']);
  expect(await found({ $not: { trackQuantity: true } })).toEqual(['Bowl']);
  expect(await found({ availabilityStatus: 'PREORDER' })).toEqual([]);
  const byQuantity = [{ fieldName: 'quantity', order: 'DESC' }] as const;
  expect(await names({ sort: [...byQuantity], filter: { trackQuantity: true } })).toEqual(['Vase', 'Mug']);
});

test('pages by cursor have no total, and pages by offset have no cursors', async () => {
  const shop = createShopV3();
  for (const name of ['A', 'B', 'C']) addProduct(shop, { name });
  const { inventoryItems: service } = shop.as('staff');
  const sort = [{ fieldName: 'product.name' }] as const;
  const first = await service.queryInventoryItems({ query: { sort: [...sort], cursorPaging: { limit: 2 } } });
  expect(first.pagingMetadata).toEqual({ count: 2, cursors: { next: expect.any(String) } });
  const cursor = first.pagingMetadata?.cursors?.next ?? '';
  const second = await service.queryInventoryItems({
    query: { sort: [...sort], cursorPaging: { limit: 2, cursor } },
  });
  const byOffset = await service.queryInventoryItems({
    query: { sort: [...sort], paging: { limit: 2, offset: 2 } },
  });
  expect(second.inventoryItems?.map(({ product }) => product?.name)).toEqual(['C']);
  expect(byOffset.inventoryItems).toEqual(second.inventoryItems);
  expect(byOffset.pagingMetadata).toEqual({ count: 1, cursors: {} });
});

test('a new name of a product is that of its items, without a new revision', async () => {
  const { shop, productId, variantId, item } = await stocked(3);
  act(shop, (context) => {
    const product = context.db.of(productsV3).get(productId);
    if (product) saveProductV3(context, { ...product, name: 'Tall mug' });
  });
  const { inventoryItems: found } = await shop
    .as('staff')
    .inventoryItems.queryInventoryItems({ query: { filter: { 'product.name': 'Tall mug' } } });
  expect(found).toMatchObject([{ variantId, revision: item.revision, product: { name: 'Tall mug' } }]);
});

test('quantity counts pieces, and inStock ends that', async () => {
  const { shop, productId, service, id } = await stocked(3);
  const counted = await service.updateInventoryItem({ id, inventoryItem: { revision: '1', quantity: 8 } });
  expect(counted.inventoryItem).toMatchObject({ revision: '2', trackQuantity: true, quantity: 8 });
  const { inventoryItem } = await service.updateInventoryItem({
    id,
    inventoryItem: { revision: '2', inStock: false },
  });
  expect(inventoryItem).toMatchObject({
    trackQuantity: false,
    inStock: false,
    availabilityStatus: 'OUT_OF_STOCK',
  });
  expect(inventoryItem).not.toHaveProperty('quantity');
  const { product } = await shop.as('visitor').productsV3.getProduct({ id: productId });
  expect(product).toMatchObject({ revision: '1', inventory: { availabilityStatus: 'OUT_OF_STOCK' } });
});

test('what apps added is kept, and changed property by property', async () => {
  const { shop, service, id } = await stocked(3);
  const added = { namespaces: { '@harbour/kiln': { shelf: 4, row: 2 } } };
  await service.updateInventoryItem({ id, inventoryItem: { revision: '1', extendedFields: added } });
  const changed = { namespaces: { '@harbour/kiln': { shelf: 5 } } };
  await service.updateInventoryItem({ id, inventoryItem: { revision: '2', extendedFields: changed } });
  const { inventoryItem } = await service.getInventoryItem({ id });
  expect(inventoryItem).toMatchObject({
    quantity: 3,
    extendedFields: { namespaces: { '@harbour/kiln': { shelf: 5, row: 2 } } },
  });
  const other = createShopV3();
  await other.import(shop.export());
  expect((await other.as('staff').inventoryItems.getInventoryItem({ id })).inventoryItem).toEqual(
    inventoryItem,
  );
});

test('an outdated revision is a conflict, and changes nothing', async () => {
  const { service, id } = await stocked(3);
  await service.updateInventoryItem({ id, inventoryItem: { revision: '1', quantity: 4 } });
  const late = service.updateInventoryItem({ id, inventoryItem: { revision: '1', quantity: 9 } });
  await expect(late).rejects.toMatchObject({ kind: 'client', status: 409 });
  expect((await service.getInventoryItem({ id })).inventoryItem).toMatchObject({
    revision: '2',
    quantity: 4,
  });
});

test('an item that does not exist is not found', async () => {
  const { service } = await stocked(3);
  const id = randomUUID();
  await expect(service.getInventoryItem({ id })).rejects.toMatchObject({ status: 404 });
  const update = service.updateInventoryItem({ id, inventoryItem: { revision: '1', quantity: 4 } });
  await expect(update).rejects.toMatchObject({ status: 404 });
});

test('the product, the variant and the location of an item cannot be changed', async () => {
  const { service, item, id } = await stocked(3);
  const { productId, variantId, locationId } = item;
  const same = { revision: '1', productId, variantId, locationId, quantity: 4 };
  await service.updateInventoryItem({ id, inventoryItem: same });
  const [product, variant, location] = [randomUUID(), randomUUID(), randomUUID()];
  const moved = { revision: '2', productId: product, variantId: variant, locationId: location, quantity: 5 };
  await expect(service.updateInventoryItem({ id, inventoryItem: moved })).rejects.toMatchObject({
    violations: [
      { field: 'inventoryItem.locationId', description: 'cannot be changed by this call' },
      { field: 'inventoryItem.productId', description: 'cannot be changed by this call' },
      { field: 'inventoryItem.variantId', description: 'cannot be changed by this call' },
    ],
  });
  expect((await service.getInventoryItem({ id })).inventoryItem).toMatchObject({
    revision: '2',
    quantity: 4,
  });
});

test('a quantity and inStock together are a violation', async () => {
  const { service, id } = await stocked(3);
  const inventoryItem = { revision: '1', quantity: 4, inStock: true };
  await expect(service.updateInventoryItem({ id, inventoryItem })).rejects.toMatchObject({ status: 400 });
});

test('a quantity below zero can only rise', async () => {
  const { service, variantId, id } = await stocked(1);
  const refused = application('REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING');
  const update = (revision: string, quantity: number) =>
    service.updateInventoryItem({ id, inventoryItem: { revision, quantity } });
  await expect(update('1', -1)).rejects.toMatchObject(refused);
  await service.bulkDecrementInventoryItemsByVariantAndLocation({
    decrementData: [{ variantId, decrementBy: 6 }],
  });
  await expect(update('2', -5)).rejects.toMatchObject(refused);
  await expect(update('2', -6)).rejects.toMatchObject(refused);
  expect((await update('2', -4)).inventoryItem).toMatchObject({
    quantity: -4,
    availabilityStatus: 'OUT_OF_STOCK',
  });
});

test.each([
  ['a variant that is in stock without counting', undefined, { enabled: true }],
  ['a limit of no pieces', 0, { enabled: true, limit: 0 }],
  ['a limit below zero', 0, { limit: -1 }],
])('pre-orders are not possible for %s', async (_title, quantity, preorderInfo) => {
  const { service, id } = await stocked(quantity);
  const update = service.updateInventoryItem({ id, inventoryItem: { revision: '1', preorderInfo } });
  await expect(update).rejects.toMatchObject(application('PRE_ORDER_VALIDATION'));
  expect((await service.getInventoryItem({ id })).inventoryItem.revision).toBe('1');
});

test('pre-orders of stock that an action no longer counts refuse no other change', async () => {
  const { shop, productId, service, id } = await stocked(0);
  await service.updateInventoryItem({
    id,
    inventoryItem: { revision: '1', preorderInfo: { enabled: true, limit: 3 } },
  });
  shop.setStock({ productId, trackQuantity: false, inStock: true });
  const extendedFields = { namespaces: { '@a/b': { shelf: 4 } } };
  const { inventoryItem } = await service.updateInventoryItem({
    id,
    inventoryItem: { revision: '3', extendedFields },
  });
  expect(inventoryItem).toMatchObject({ inStock: true, extendedFields });
});

test('pre-orders are counted up to their limit, and then it is out of stock', async () => {
  const { shop, productId, service, variantId, id } = await stocked(0);
  const preorderInfo = { enabled: true, limit: 3, message: 'In May.' };
  const opened = await service.updateInventoryItem({ id, inventoryItem: { revision: '1', preorderInfo } });
  expect(opened.inventoryItem).toMatchObject({
    availabilityStatus: 'PREORDER',
    preorderInfo: { enabled: true, limit: 3, message: 'In May.', counter: 0, quantity: 3 },
  });
  const order = async (decrementBy: number) =>
    (
      await service.bulkDecrementInventoryItemsByVariantAndLocation({
        decrementData: [{ variantId, decrementBy, preorderRequest: true }],
        returnEntity: true,
      })
    ).results?.[0];
  expect((await order(2))?.item).toMatchObject({ quantity: 0, preorderInfo: { counter: 2, quantity: 1 } });
  expect((await order(2))?.itemMetadata?.error).toMatchObject({
    code: 'INSUFFICIENT_INVENTORY',
    data: { quantity: 1 },
  });
  expect((await order(1))?.item).toMatchObject({
    availabilityStatus: 'OUT_OF_STOCK',
    preorderInfo: { quantity: 0 },
  });
  const { product } = await shop.as('visitor').productsV3.getProduct({ id: productId });
  expect(product.inventory).toMatchObject({ preorderStatus: 'ENABLED', preorderAvailability: 'NO_VARIANTS' });
  // what orders have done to the limit does not prevent other changes
  const { inventoryItem } = await service.updateInventoryItem({
    id,
    inventoryItem: { revision: '4', preorderInfo: { message: null } },
  });
  expect(inventoryItem.preorderInfo).toEqual({ enabled: true, limit: 3, counter: 3, quantity: 0 });
  const closed = await service.updateInventoryItem({
    id,
    inventoryItem: { revision: '5', preorderInfo: { enabled: null, limit: null } },
  });
  expect(closed.inventoryItem.preorderInfo).toEqual({ enabled: false, counter: 3 });
});

test('shoppers neither see nor change inventory items', async () => {
  const { shop, variantId, id } = await stocked(2);
  const { inventoryItems: service } = shop.as('visitor');
  const calls = [
    service.queryInventoryItems(),
    service.getInventoryItem({ id }),
    service.updateInventoryItem({ id, inventoryItem: { revision: '1', quantity: 9 } }),
    service.bulkIncrementInventoryItemsByVariantAndLocation({
      incrementData: [{ variantId, incrementBy: 1 }],
    }),
    service.bulkDecrementInventoryItemsByVariantAndLocation({
      decrementData: [{ variantId, decrementBy: 1 }],
    }),
  ];
  const answers = await Promise.allSettled(calls);
  expect(answers).toEqual(
    answers.map(() => ({ status: 'rejected', reason: expect.objectContaining({ status: 403 }) })),
  );
});

test('a seed emits no event of stock, and the seed of the examples has the items of the contract', async () => {
  const shop = createShopV3({ seed: 'examples' });
  const { inventoryItem } = await shop
    .as('staff')
    .inventoryItems.getInventoryItem({ id: '9a4e7c2d-5b81-4f36-a0d9-3e6c8f1b7d25' });
  expect(inventoryItem).toMatchObject({
    revision: '7',
    locationId: '6b2f9d4a-8c17-4e53-b0a6-5d3e7c9f1a82',
    quantity: 14,
    product: { name: 'Tidal mug', variantName: 'Sea' },
  });
  expect(emitted(shop)).toEqual([]);
});

test.each([
  ['a quantity that the contract does not have', { quantity: -100_000 }, /quantity/],
  ['a product that does not exist', { productId: randomUUID() }, /productId/],
  ['an unknown property', { shelf: 1 }, /shelf/],
])('an import of an inventory item with %s is refused', async (_title, change, message) => {
  const { shop } = await stocked(2);
  const files = new Map(shop.export());
  const [name = '', text = ''] = [...files].find(([each]) => each.includes('inventoryItem')) ?? [];
  const item = JSON.parse(String(text)) as object;
  files.set(name, `${JSON.stringify({ ...item, ...change })}\n`);
  await expect(createShopV3().import(files)).rejects.toThrow(message);
});
