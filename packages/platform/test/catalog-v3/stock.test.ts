/** The stock of version 3: inventory items, which merchants list and change. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { StoreError } from 'storewire';
import { caseCount } from 'storewire-dev-kit/case-count';
import { expect, test } from 'vitest';
import { saveInventoryItem } from '../../src/features/catalog-v3/inventory.ts';
import { saveProductV3 } from '../../src/features/catalog-v3/saved-products.ts';
import { inventoryItems } from '../../src/features/catalog-v3/stored-inventory-item.ts';
import { productsV3 } from '../../src/features/catalog-v3/stored-product.ts';
import { events } from '../../src/kernel/context/outbox.ts';
import { application, BUYER, type Client, place } from '../cart-v2-shop.ts';
import { addCategoryTo, addProduct, createShopV3, lineOf } from '../catalog-v3-shop.ts';
import { act } from '../orders.ts';
import { itemOf, type TestShop } from '../shop.ts';

const UPDATED = 'wix.stores.catalog.v3.inventory_item_updated_with_reason';
const STATUS_UPDATED = 'wix.stores.catalog.v3.inventory_item_stock_status_updated';
const ORDERING_APP = '1380b703-ce81-ff05-f115-39571d94dfcd';

/** The inventory item of a variant, as a merchant reads it. */
async function itemIn(shop: TestShop, variantId = '') {
  const { inventoryItems: items = [] } = await shop
    .as('staff')
    .inventoryItems.queryInventoryItems({ query: { filter: { variantId } } });
  const [item] = items;
  if (!item?.id || !item.revision) throw new TypeError('The variant has no inventory item');
  return { ...item, id: item.id, revision: item.revision };
}

/** A product with one variant, of which there are so many pieces, and a client of the staff. */
async function stocked(quantity?: number, settings = {}) {
  const shop = createShopV3({ settings });
  const stock = quantity === undefined ? {} : { stock: [quantity] };
  const { id: productId, variantIds } = addProduct(shop, { name: 'Mug', ...stock });
  const [variantId = ''] = variantIds;
  const { inventoryItems: service } = shop.as('staff');
  const item = await itemIn(shop, variantId);
  return { shop, productId, variantId, service, item, id: item.id };
}

const emitted = ({ base }: TestShop, types: readonly string[] = [UPDATED, STATUS_UPDATED]) =>
  base.db
    .of(events)
    .all({ where: { type: { $in: [...types] } }, sort: [{ fieldName: 'sequence' }] })
    .map(({ type, entityId, content }) => ({ type, entityId, content }));

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
  const { product } = await shop.as('visitor').productsV3.getProductV3({ id: productId });
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
      { field: 'inventoryItem.locationId', description: 'cannot be changed' },
      { field: 'inventoryItem.productId', description: 'cannot be changed' },
      { field: 'inventoryItem.variantId', description: 'cannot be changed' },
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
  const { product } = await shop.as('visitor').productsV3.getProductV3({ id: productId });
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

test('a pre-order of a variant that has none fails, and takes nothing', async () => {
  const { service, variantId } = await stocked(5);
  const { results } = await service.bulkDecrementInventoryItemsByVariantAndLocation({
    decrementData: [{ variantId, decrementBy: 1, preorderRequest: true }],
  });
  expect(results?.[0]?.itemMetadata?.error).toMatchObject({
    code: 'INSUFFICIENT_INVENTORY',
    data: { quantity: 0 },
  });
});

test('each entry of a bulk call has its result, and a variant can be there twice', async () => {
  const { shop, service, variantId, item, id } = await stocked(3);
  const uncounted = addProduct(shop).variantIds[0] ?? '';
  const { id: otherId } = await itemIn(shop, uncounted);
  const unknown = randomUUID();
  const response = await service.bulkIncrementInventoryItemsByVariantAndLocation({
    incrementData: [
      { variantId, incrementBy: 2 },
      { variantId: unknown, incrementBy: 1 },
      { variantId: uncounted, incrementBy: 1 },
      { variantId, locationId: item.locationId, incrementBy: 4 },
      { variantId, locationId: unknown, incrementBy: 1 },
      { variantId, incrementBy: 99_991 },
    ],
    returnEntity: true,
  });
  const failed = (error: string) => ({ success: false, error: { code: error } });
  expect(response).toMatchObject({
    results: [
      { itemMetadata: { id, originalIndex: 0, success: true }, item: { revision: '2', quantity: 5 } },
      { itemMetadata: { id: unknown, originalIndex: 1, ...failed('NOT_FOUND') } },
      { itemMetadata: { id: otherId, originalIndex: 2, ...failed('INVENTORY_QUANTITY_NOT_TRACKED') } },
      { itemMetadata: { id, originalIndex: 3, success: true }, item: { revision: '3', quantity: 9 } },
      { itemMetadata: { id: variantId, originalIndex: 4, ...failed('NOT_FOUND') } },
      { itemMetadata: { id, originalIndex: 5, ...failed('MAX_QUANTITY_LIMIT_REACHED') } },
    ],
    bulkActionMetadata: { totalSuccesses: 2, totalFailures: 4, undetailedFailures: 0 },
  });
  expect((await itemIn(shop, variantId)).quantity).toBe(9);
});

test('restricted, no more pieces are taken than there are; otherwise some are missing, which no one can buy', async () => {
  const { shop, productId, service, variantId } = await stocked(5);
  const take = async (decrementBy: number, restrictInventory?: boolean) =>
    (
      await service.bulkDecrementInventoryItemsByVariantAndLocation({
        decrementData: [{ variantId, decrementBy }],
        ...(restrictInventory !== undefined && { restrictInventory }),
      })
    ).results?.[0];
  expect(await take(6, true)).toMatchObject({
    itemMetadata: {
      success: false,
      error: {
        code: 'INSUFFICIENT_INVENTORY',
        description: 'There are fewer pieces than that',
        data: { quantity: 5 },
      },
    },
  });
  expect(await take(8)).not.toHaveProperty('item');
  expect(await itemIn(shop, variantId)).toMatchObject({ quantity: -3, availabilityStatus: 'OUT_OF_STOCK' });
  await expect(cartWith(shop.as('visitor'), productId, 1)).rejects.toMatchObject({
    code: 'INSUFFICIENT_INVENTORY',
  });
  expect((await take(99_999))?.itemMetadata?.error).toMatchObject({ code: 'MIN_QUANTITY_LIMIT_REACHED' });
});

test('pieces that are missing at one location are not taken from those at another', async () => {
  const { shop, productId, variantId, service } = await stocked(4);
  const elsewhere = act(shop, (context) =>
    saveInventoryItem(context, {
      // the first one of the variant
      id: '00000000-0000-4000-8000-000000000000',
      productId,
      variantId,
      locationId: randomUUID(),
      trackQuantity: true,
      quantity: -3,
      inStock: false,
    }),
  );
  const client = shop.as('visitor');
  const { orderId } = await place(client, (await cartWith(client, productId, 4)).id);
  const quantities = () =>
    shop.base.db
      .of(inventoryItems)
      .all()
      .map(({ quantity }) => quantity)
      .toSorted();
  expect(quantities()).toEqual([-3, 0]);
  await expect(cartWith(shop.as('visitor'), productId, 1)).rejects.toMatchObject({
    code: 'INSUFFICIENT_INVENTORY',
  });
  shop.payOrder({ orderId, outcome: 'approved' });
  await shop.as('staff').orders.cancelOrder({ id: orderId, restockAllItems: true });
  expect(quantities().reduce((sum = 0, quantity = 0) => sum + quantity)).toBe(1);
  const { inventoryItem } = await service.getInventoryItem({ id: elsewhere.id });
  expect(inventoryItem.locationId).toBe(elsewhere.locationId);
});

test('stock that staff add is reported to who waits for it', async () => {
  const { shop, productId, variantId, service } = await stocked(0);
  await shop.as('visitor').backInStock.createBackInStockRequest({
    request: { email: 'ann@example.com', catalogReference: itemOf(productId) },
    itemDetails: { name: 'Mug', price: '12.50' },
  });
  const add = { incrementData: [{ variantId, incrementBy: 1 }] };
  await service.bulkIncrementInventoryItemsByVariantAndLocation(add);
  await service.bulkIncrementInventoryItemsByVariantAndLocation(add);
  expect(shop.listMails().mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['ann@example.com', 'Mug is back in stock'],
  ]);
});

test('events say why stock changed, and whether it can be bought now', async () => {
  const { shop, productId, variantId, service, id } = await stocked(2);
  expect(emitted(shop)).toEqual([]);
  const client = shop.as('visitor');
  const { orderId } = await place(client, (await cartWith(client, productId, 2)).id);
  shop.payOrder({ orderId, outcome: 'approved' });
  await shop.as('staff').orders.cancelOrder({ id: orderId, restockAllItems: true });
  shop.setStock({ productId, quantity: 5 });
  shop.setStock({ productId, quantity: 5 });
  const { revision } = await itemIn(shop, variantId);
  await service.updateInventoryItem({ id, inventoryItem: { revision, quantity: 0 } });
  const app = shop.as('app', shop.base.shop.appId).inventoryItems;
  await app.bulkIncrementInventoryItemsByVariantAndLocation({
    incrementData: [{ variantId, incrementBy: 1 }],
    reason: 'REVERT_INVENTORY_CHANGE',
  });
  const updated = (reason: string, currentEntity: object, more = {}) => ({
    type: UPDATED,
    entityId: id,
    content: { data: { reason, currentEntity: expect.objectContaining(currentEntity), ...more } },
  });
  const status = (availabilityStatus: string) => ({
    type: STATUS_UPDATED,
    entityId: id,
    content: { data: { currentEntity: expect.objectContaining({ availabilityStatus }) } },
  });
  expect(emitted(shop)).toEqual([
    updated('ORDER', { quantity: 0, revision: '2' }, { appId: ORDERING_APP }),
    status('OUT_OF_STOCK'),
    updated('REVERT_INVENTORY_CHANGE', { quantity: 2 }),
    status('IN_STOCK'),
    updated('MANUAL', { quantity: 5 }),
    updated('MANUAL', { quantity: 0 }),
    status('OUT_OF_STOCK'),
    updated('REVERT_INVENTORY_CHANGE', { quantity: 1 }, { appId: shop.base.shop.appId }),
    status('IN_STOCK'),
  ]);
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

async function cartWith(client: Client, productId: string, quantity: number) {
  const { cart } = await client.currentCartV2.createCurrentCartV2({
    cart: BUYER,
    catalogItems: [lineOf(productId, undefined, quantity)],
    deliveryMethod: { code: 'pickup' },
  });
  return { id: cart.id ?? '' };
}

/** The result, or undefined for a request that the platform has rejected. */
const allowed = <T>(call: Promise<T>): Promise<T | undefined> =>
  call.catch((error: unknown) => {
    if (!(error instanceof StoreError) || error.kind === 'system') throw error;
    return undefined;
  });

test('stock is what was there and was added, without what was taken and sold, after fifty callers at once', async () => {
  const step = fc.record({
    kind: fc.constantFrom('buy', 'buy', 'cancel', 'add', 'take', 'update'),
    pieces: fc.integer({ min: 1, max: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: 40 }),
      fc.array(step, { minLength: 50, maxLength: 50 }),
      async (initial, steps) => {
        const { shop, productId, variantId, service, id } = await stocked(initial);
        let expected = initial;

        const buy = async (pieces: number): Promise<{ orderId: string; sold: number } | undefined> => {
          const client = shop.as('visitor');
          const cart = await allowed(cartWith(client, productId, pieces));
          const order = cart && (await allowed(place(client, cart.id)));
          if (!order) return undefined;
          const { order: placed } = await shop.as('staff').orders.getOrder({ id: order.orderId });
          const sold = placed.lineItems?.[0]?.quantity ?? 0;
          expected -= sold;
          return { orderId: order.orderId, sold };
        };
        const acts = {
          buy: async (pieces: number) => void (await buy(pieces)),
          cancel: async (pieces: number) => {
            const bought = await buy(pieces);
            if (!bought) return;
            await shop.as('staff').orders.cancelOrder({ id: bought.orderId, restockAllItems: true });
            expected += bought.sold;
          },
          add: async (pieces: number) => {
            const data = [{ variantId, incrementBy: pieces }];
            await service.bulkIncrementInventoryItemsByVariantAndLocation({ incrementData: data });
            expected += pieces;
          },
          take: async (pieces: number) => {
            const { results } = await service.bulkDecrementInventoryItemsByVariantAndLocation({
              decrementData: [{ variantId, decrementBy: pieces }],
              restrictInventory: true,
            });
            if (results?.[0]?.itemMetadata?.success) expected -= pieces;
          },
          // reads, and tries until nothing else has changed in between
          update: async (pieces: number) => {
            for (;;) {
              const { inventoryItem } = await service.getInventoryItem({ id });
              const { quantity = 0, revision } = inventoryItem;
              const changes = { revision: revision ?? '', quantity: quantity + pieces };
              if (await allowed(service.updateInventoryItem({ id, inventoryItem: changes }))) break;
            }
            expected += pieces;
          },
        };
        await Promise.all(
          steps.map(async ({ kind, pieces }) => {
            await acts[kind](pieces);
            const { inventoryItem } = await service.getInventoryItem({ id });
            expect(inventoryItem.quantity).toBeGreaterThanOrEqual(0);
          }),
        );
        const { inventoryItem } = await service.getInventoryItem({ id });
        expect(inventoryItem.quantity).toBe(expected);
        // no change was lost, and each has an event
        expect(inventoryItem.revision).toBe(String(emitted(shop, [UPDATED]).length + 1));
        await shop.close();
      },
    ),
    { numRuns: caseCount(20) },
  );
});
