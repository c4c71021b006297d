/** What changes the stock of version 3: bulk calls, orders and staff, one after the other and at once. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { StoreError } from 'storewire';
import { caseCount } from 'storewire-dev-kit/case-count';
import { expect, test } from 'vitest';
import { saveInventoryItem } from '../../src/features/catalog-v3/inventory.ts';
import { inventoryItems } from '../../src/features/catalog-v3/stored-inventory-item.ts';
import { BUYER, type Client, place } from '../cart-v2-shop.ts';
import { addProduct, lineOf } from '../catalog-v3-shop.ts';
import { emitted, itemIn, ORDERING_APP, STATUS_UPDATED, stocked, UPDATED } from '../inventory-items.ts';
import { act } from '../orders.ts';
import { itemOf } from '../shop.ts';

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

async function cartWith(client: Client, productId: string, quantity: number) {
  const { cart } = await client.currentCartV2.createCurrentCart({
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
