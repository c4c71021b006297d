import { expect, test } from 'vitest';
import { createShopV3 } from '../catalog-v3-shop.ts';
import { buyOne } from '../orders.ts';
import { create, having, option, update } from '../products-of-staff.ts';
import { createProduct, createShop, itemOf, type TestShop } from '../shop.ts';

const itemDetails = { name: 'Bowl', price: '12.50' };

const ask = (shop: TestShop, email: string, catalogItemId: string) =>
  shop.as('visitor').backInStock.createBackInStockRequest({
    request: { email, catalogReference: itemOf(catalogItemId) },
    itemDetails,
  });

test('a visitor asks to be notified; asking twice returns the first request', async () => {
  const shop = createShop();
  const bowl = await createProduct(shop);
  const { request } = await ask(shop, 'ann@example.com', bowl);
  expect(request).toMatchObject({ status: 'RECEIVED', email: 'ann@example.com' });
  expect((await ask(shop, 'ann@example.com', bowl)).request.id).toBe(request.id);
});

test('a merchant reports an item, and everyone who waits for it gets one email', async () => {
  const shop = createShop();
  const merchant = shop.as('staff');
  const bowl = await createProduct(shop);
  const vase = await createProduct(shop);
  const { request } = await ask(shop, 'ann@example.com', bowl);
  await ask(shop, 'ben@example.com', bowl);
  await ask(shop, 'cat@example.com', vase);
  await merchant.backInStock.reportItemsBackInStock({
    catalogReference: itemOf(bowl),
    itemDetails,
    extraAutomationTemplateParameters: { Glaze: 'Sea' },
  });
  await merchant.backInStock.reportItemsBackInStock({ catalogReference: itemOf(bowl), itemDetails });
  const { mails } = shop.listMails();
  expect(mails.map(({ to, text }) => [to, text]).toSorted()).toEqual([
    ['ann@example.com', 'Bowl is available again for 12.50 EUR.\nGlaze: Sea'],
    ['ben@example.com', 'Bowl is available again for 12.50 EUR.\nGlaze: Sea'],
  ]);
  const id = request.id ?? '';
  expect((await merchant.backInStock.getBackInStockRequest({ id })).request.status).toBe('NOTIFICATION_SENT');
  const { countsPerCatalogReference } = await merchant.backInStock.countBackInStockRequestsByCatalogReference(
    {
      catalogReferences: [itemOf(bowl), itemOf(vase)],
    },
  );
  expect(countsPerCatalogReference.map(({ count }) => count)).toEqual([0, 1]);
});

test('stock that returns after 30 minutes without a payment is reported to who waits for it', async () => {
  const shop = createShop();
  const merchant = shop.as('staff');
  const { order, quantity } = await buyOne(shop);
  const { catalogReference } = order.lineItems[0] ?? {};
  const { request } = await ask(shop, 'ann@example.com', catalogReference?.catalogItemId ?? '');
  shop.advance(29 * 60_000);
  expect(await quantity()).toBe(0);
  shop.advance(60_000);
  expect(await quantity()).toBe(1);
  const notified = await merchant.backInStock.getBackInStockRequest({ id: request.id ?? '' });
  expect(notified.request).toMatchObject({ status: 'NOTIFICATION_SENT', autoNotified: true });
  const { order: unpaid } = await merchant.orders.getOrder({ id: order.id });
  expect(unpaid).toMatchObject({ status: 'INITIALIZED', lineItems: [{ restockQuantity: 1 }] });
});

test.each(['version 1', 'version 3'])(
  'a variant that an update adds to a sold-out product of %s is reported to who waits for it, once shoppers see it',
  async (version) => {
    const shop = version === 'version 3' ? createShopV3() : createShop();
    const sizes = (...names: string[]) => ({
      productOptions: [{ name: 'Size', choices: names.map((description) => ({ description })) }],
    });
    const id =
      version === 'version 3'
        ? ((
            await create(shop, {
              options: [option('Size', 'S')],
              variantsInfo: { variants: [having({ Size: 'S' })] },
            })
          ).product?.id ?? '')
        : await createProduct(shop, { manageVariants: true, ...sizes('S') });
    shop.setStock({ productId: id, trackQuantity: true, quantity: 0 });
    const { request } = await ask(shop, 'ann@example.com', id);
    const show = async (visible: boolean): Promise<void> => {
      if (version === 'version 3') await update(shop, id, { visible });
      else await shop.as('staff').products.updateProduct({ id, product: { visible } });
    };
    await show(false);
    if (version === 'version 3') {
      const variants = [having({ Size: 'S' }), having({ Size: 'M' })];
      await update(shop, id, { options: [option('Size', 'S', 'M')], variantsInfo: { variants } });
    } else await shop.as('staff').products.updateProduct({ id, product: sizes('S', 'M') });
    expect(shop.listMails().mails).toEqual([]);
    await show(true);
    const read = await shop.as('staff').backInStock.getBackInStockRequest({ id: request.id ?? '' });
    expect(read.request).toMatchObject({ status: 'NOTIFICATION_SENT', autoNotified: true });
    expect(shop.listMails().mails).toMatchObject([{ to: 'ann@example.com' }]);
  },
);

test('a report for an item and for requests at once is rejected', async () => {
  const shop = createShop();
  const report = shop.as('staff').backInStock.reportItemsBackInStock({
    catalogReference: itemOf('bowl'),
    requestIds: ['request'],
    itemDetails,
  });
  await expect(report).rejects.toMatchObject({
    code: 'REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS',
  });
});

test('a cursor of another list, another caller or a changed one is a violation', async () => {
  const shop = createShop();
  const bowl = await createProduct(shop);
  for (const name of ['a', 'b', 'c']) await ask(shop, `${name}@example.com`, bowl);
  const query = (cursor: string | undefined, role: 'staff' | 'app') =>
    shop.as(role).backInStock.queryBackInStockRequests({
      query: { cursorPaging: { limit: 1, ...(cursor && { cursor }) } },
    });
  const { metadata } = await query(undefined, 'app');
  const cursor = metadata?.cursors?.next ?? '';
  const refused = { violations: [{ field: 'query.cursorPaging.cursor', rule: 'FORMAT' }] };
  await expect(query(cursor, 'staff')).rejects.toMatchObject(refused);
  await expect(query(`${cursor.slice(0, -2)}AA`, 'staff')).rejects.toMatchObject(refused);
});

test.each([
  ['REQUEST_COLLECTION_DISABLED', { acceptsBackInStockRequests: false }, {}, {}],
  ['INVALID_ITEM_IMAGE_URL', {}, { image: { altText: 'a bowl' } }, {}],
  ['INVALID_CATALOG_REFERENCE_OPTIONS', {}, {}, { variantId: 'none' }],
])('%s', async (code, settings, image, options) => {
  const shop = createShop({ settings });
  const bowl = await createProduct(shop);
  const asked = shop.as('visitor').backInStock.createBackInStockRequest({
    request: { email: 'ann@example.com', catalogReference: itemOf(bowl, options) },
    itemDetails: { ...itemDetails, ...image },
  });
  await expect(asked).rejects.toMatchObject({ kind: 'application', code });
});

test('BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND', async () => {
  const id = '5b1c7f20-3e94-4d68-a7b5-92d0e8c4f136';
  const marked = createShop().as('staff').backInStock.markBackInStockRequestNotified({ id });
  await expect(marked).rejects.toMatchObject({ code: 'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND' });
});
