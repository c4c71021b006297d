import { expect, test } from 'vitest';
import { application, BUYER, customItem, emittedV2, MISSING, readyCart } from '../cart-v2-shop.ts';
import { lineFor } from '../merchant.ts';
import { stockUp } from '../orders.ts';
import { createProduct, createShop, itemOf } from '../shop.ts';

test('the first item makes the current cart, which is found without an id until it is deleted', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const { currentCartV2 } = visitor;
  const bowl = await createProduct(shop);
  await expect(currentCartV2.getCurrentCart()).rejects.toMatchObject({ status: 404 });
  const { cart } = await currentCartV2.addLineItemsToCurrentCart({ catalogItems: [lineFor(bowl, 2)] });
  expect(cart).toMatchObject({
    revision: '1',
    subtotal: { amount: '25.00', convertedAmount: '25.00' },
    currentCart: true,
    orderPlaced: false,
    businessInfo: { currencyCode: 'EUR' },
    lineItems: [
      {
        name: { original: 'Bowl' },
        quantityInfo: { confirmedQuantity: 2, requestedQuantity: 2 },
        pricing: { unitPrice: { amount: '12.50' }, totalPrice: { amount: '25.00' } },
        status: 'IN_STOCK',
      },
    ],
  });
  expect((await currentCartV2.getCurrentCart()).cart).toEqual(cart);
  const { cart: more } = await currentCartV2.addLineItemsToCurrentCart({ catalogItems: [lineFor(bowl)] });
  expect(more).toMatchObject({
    id: cart?.id,
    revision: '2',
    lineItems: [{ quantityInfo: { confirmedQuantity: 3 } }],
  });
  await currentCartV2.deleteCurrentCart();
  await expect(currentCartV2.deleteCurrentCart()).rejects.toMatchObject({ status: 404 });
  expect(emittedV2(shop)).toEqual(['cart_created', 'cart_updated', 'cart_deleted']);
});

test('a cart that is not the current one is read by its id, by its owner and by merchants', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const bowl = await createProduct(shop);
  const { cart } = await visitor.cartsV2.createCart({
    catalogItems: [lineFor(bowl)],
    cart: { note: 'A gift' },
  });
  const cartId = cart?.id ?? '';
  const found = await shop.as('staff').cartsV2.getCart({ cartId });
  expect(found.cart).toMatchObject({ note: 'A gift', currentCart: false });
  const missing = { status: 404 };
  await expect(shop.as('visitor').cartsV2.getCart({ cartId })).rejects.toMatchObject(missing);
  await expect(visitor.currentCartV2.getCurrentCart()).rejects.toMatchObject(missing);
  await visitor.cartsV2.deleteCart({ cartId });
  await expect(visitor.cartsV2.getCart({ cartId })).rejects.toMatchObject(missing);
});

test('a new current cart replaces the one before', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const first = await readyCart(visitor, await createProduct(shop));
  const { cart } = await visitor.currentCartV2.createCurrentCart({ cart: { note: 'New' } });
  expect(cart).toMatchObject({ note: 'New', lineItems: [] });
  await expect(visitor.cartsV2.getCart({ cartId: first.id })).rejects.toMatchObject({ status: 404 });
});

test('the first shopper who opens a cart of a merchant owns it, unless the merchant keeps it', async () => {
  const shop = createShop();
  const { cart } = await shop.as('staff').cartsV2.createCart({ cart: {} });
  expect(cart?.customerInfo).toMatchObject({ openAccess: true });
  const cartId = cart?.id ?? '';
  const member = shop.as('member');
  const { cart: own } = await member.cartsV2.getCart({ cartId });
  expect(own?.customerInfo).toHaveProperty('memberId');
  expect(own?.customerInfo).not.toHaveProperty('openAccess');
  await expect(shop.as('visitor').cartsV2.getCart({ cartId })).rejects.toMatchObject({ status: 404 });
  const kept = await shop.as('staff').cartsV2.createCart({ cart: { customerInfo: { openAccess: false } } });
  const ofShop = { cartId: kept.cart?.id ?? '' };
  await expect(member.cartsV2.getCart(ofShop)).rejects.toMatchObject({ status: 404 });
});

test('lines are counted and removed, down to an empty cart', async () => {
  const shop = createShop();
  const { currentCartV2 } = shop.as('visitor');
  const { cart } = await currentCartV2.addLineItemsToCurrentCart({
    catalogItems: [lineFor(await createProduct(shop))],
  });
  const lineItemId = cart?.lineItems[0]?.id ?? '';
  const update = (lineItems: Parameters<typeof currentCartV2.updateLineItemsInCurrentCart>[0]['lineItems']) =>
    currentCartV2.updateLineItemsInCurrentCart({ lineItems });
  const { cart: more } = await update([{ lineItemId, quantity: { newQuantity: 4 } }]);
  expect(more).toMatchObject({ subtotal: { amount: '50.00' } });
  const change = { lineItemId, quantity: { newQuantity: 1 } };
  await expect(update([change, change])).rejects.toMatchObject(
    application('DUPLICATE_LINE_ITEM_UPDATES', 400),
  );
  await expect(update([{ ...change, lineItemId: MISSING }])).rejects.toMatchObject(
    application('LINE_ITEM_NOT_FOUND_IN_CART', 404),
  );
  await expect(update([{ lineItemId }])).rejects.toMatchObject({
    ...application('EMPTY_LINE_ITEM_UPDATES', 400),
    data: { lineItemIds: [lineItemId] },
  });
  const remove = (id: string) => currentCartV2.removeLineItemsFromCurrentCart({ lineItemIds: [id] });
  expect((await remove(lineItemId)).cart).toMatchObject({ lineItems: [], subtotal: { amount: '0.00' } });
  await expect(remove(lineItemId)).rejects.toMatchObject(application('LINE_ITEM_NOT_FOUND_IN_CART', 404));
  for (const nothing of [{ catalogItems: [] }, {}])
    await expect(currentCartV2.addLineItemsToCurrentCart(nothing)).rejects.toMatchObject(
      application('NO_LINE_ITEMS_TO_ADD', 400),
    );
});

test('too many pieces and unknown items are errors with their figures', async () => {
  const shop = createShop();
  const { currentCartV2 } = shop.as('visitor');
  const bowl = await createProduct(shop);
  stockUp(shop, bowl, 3);
  const add = (quantity: number) =>
    currentCartV2.addLineItemsToCurrentCart({ catalogItems: [lineFor(bowl, quantity)] });
  await expect(add(4)).rejects.toMatchObject({
    ...application('INSUFFICIENT_INVENTORY'),
    data: {
      invalidItems: [{ id: { catalogReference: itemOf(bowl) }, requestedQuantity: 4, availableQuantity: 3 }],
    },
  });
  const { cart } = await add(2);
  const lineItemId = cart?.lineItems[0]?.id ?? '';
  await expect(add(2)).rejects.toMatchObject({
    data: { invalidItems: [{ id: { lineItemId }, requestedQuantity: 4, availableQuantity: 3 }] },
  });
  await expect(
    currentCartV2.updateLineItemsInCurrentCart({
      lineItems: [{ lineItemId, quantity: { newQuantity: 9 } }],
    }),
  ).rejects.toMatchObject(application('INSUFFICIENT_INVENTORY'));
  await expect(
    currentCartV2.addLineItemsToCurrentCart({ catalogItems: [lineFor('missing')] }),
  ).rejects.toMatchObject({
    ...application('ITEM_NOT_FOUND_IN_CATALOG', 404),
    message: 'This item is not available. Choose another one.',
  });
  const mug = await createProduct(shop, {
    manageVariants: true,
    productOptions: [{ name: 'Glaze', choices: [{ description: 'Sea' }, { description: 'Sand' }] }],
  });
  await expect(
    currentCartV2.addLineItemsToCurrentCart({ catalogItems: [lineFor(mug)] }),
  ).rejects.toMatchObject({
    ...application('ITEM_NOT_FOUND_IN_CATALOG', 404),
    message: 'Choose a variant of this item first.',
    data: { invalidItems: [{ catalogReference: itemOf(mug) }] },
  });
  expect((await currentCartV2.getCurrentCart()).cart).toMatchObject({ revision: '1' });
  const { cartsV2 } = shop.as('staff');
  const many = Array.from({ length: 151 }, () => customItem('1'));
  const { cart: large } = await cartsV2.createCart({ customItems: many });
  await expect(cartsV2.addLineItems({ cartId: large?.id ?? '', customItems: many })).rejects.toMatchObject({
    ...application('MAX_LINE_ITEMS_EXCEEDED'),
    data: { requestCount: 302, maxCount: 300 },
  });
  const deposit = { ...customItem('5'), paymentConfig: { depositAmount: { amount: '6' } } };
  const override = { ...lineFor(bowl), catalogOverrideFields: { salePrice: '5', depositAmount: '6' } };
  for (const items of [{ customItems: [deposit] }, { catalogItems: [override] }])
    await expect(cartsV2.createCart(items)).rejects.toMatchObject(
      application('DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE', 400),
    );
});

test('prices and stock stay as of the last change until the cart is refreshed', async () => {
  const shop = createShop();
  const { currentCartV2 } = shop.as('visitor');
  const staff = shop.as('staff');
  const bowl = await createProduct(shop);
  stockUp(shop, bowl, 5);
  await currentCartV2.addLineItemsToCurrentCart({ catalogItems: [lineFor(bowl, 4)] });
  await staff.products.updateProduct({ id: bowl, product: { priceData: { price: 20 } } });
  stockUp(shop, bowl, 3);
  const before = await currentCartV2.getCurrentCart();
  expect(before.cart).toMatchObject({ subtotal: { amount: '50.00' }, lineItems: [{ status: 'IN_STOCK' }] });
  const estimate = await currentCartV2.estimateCurrentCart();
  expect(estimate.summary.priceSummary?.subtotal?.amount).toBe('50.00');
  const { cart } = await currentCartV2.refreshCurrentCart();
  expect(cart).toMatchObject({
    revision: '2',
    subtotal: { amount: '60.00' },
    lineItems: [
      {
        quantityInfo: { confirmedQuantity: 3, requestedQuantity: 4, availableQuantity: 3 },
        status: 'PARTIALLY_IN_STOCK',
      },
    ],
  });
  const again = await currentCartV2.calculateCurrentCart({ refreshCart: true });
  expect(again.cart.revision).toBe('2');
  stockUp(shop, bowl, 0);
  const soldOut = await currentCartV2.calculateCurrentCart({ refreshCart: true });
  expect(soldOut).toMatchObject({
    cart: { revision: '3', lineItems: [{ status: 'OUT_OF_STOCK' }] },
    summary: {
      violations: expect.arrayContaining([
        expect.objectContaining({
          code: 'LINE_ITEMS_OUT_OF_STOCK',
          severity: 'ERROR',
          lineItemsOutOfStockData: {
            lineItemIds: [cart?.lineItems[0]?.id],
            allLineItemsOutOfStock: true,
          },
        }),
      ]),
    },
  });
  await staff.products.deleteProduct({ id: bowl });
  const gone = await currentCartV2.refreshCurrentCart();
  expect(gone.cart?.lineItems[0]?.status).toBe('REMOVED_FROM_CATALOG');
});

test('a cart whose email address is cleared has no contact', async () => {
  const { currentCartV2 } = createShop().as('visitor');
  await currentCartV2.createCurrentCart({ cart: BUYER });
  const { cart } = await currentCartV2.updateCurrentCart({ cart: { customerInfo: { email: null } } });
  for (const name of ['email', 'contactId']) expect(cart?.customerInfo).not.toHaveProperty(name);
});

test('a cart leads to the checkout page of the site, or to that of the platform, with the currency', async () => {
  const { currentCartV2, cartsV2 } = createShop().as('visitor');
  const { cart } = await currentCartV2.createCurrentCart({
    cart: { customCheckoutUrl: 'http://localhost:3000/pay/{checkout_id}' },
  });
  const cartId = cart?.id ?? '';
  const urlOf = async (input = {}) => (await cartsV2.getCheckoutUrl({ cartId, ...input })).checkoutUrl;
  expect(await urlOf()).toBe(`http://localhost:3000/pay/${cartId}`);
  for (const customCheckoutUrl of ['https://evil.example', ''])
    await expect(currentCartV2.updateCurrentCart({ cart: { customCheckoutUrl } })).rejects.toMatchObject({
      violations: [{ field: 'cart.customCheckoutUrl' }],
    });
  expect(await urlOf({ currencyCode: 'EUR' })).toBe(`http://localhost:3000/pay/${cartId}?currency=EUR`);
  await currentCartV2.updateCurrentCart({ cart: { customCheckoutUrl: null } });
  const { pathname, searchParams } = new URL(await urlOf({ currencyCode: 'EUR' }));
  expect([pathname, searchParams.get('currency')]).toEqual(['/checkout', 'EUR']);
});

test('custom items of a merchant have their own price, extras and stock', async () => {
  const shop = createShop({ settings: { currency: 'KWD' } });
  const { cartsV2 } = shop.as('staff');
  const { cart } = await cartsV2.createCart({
    customItems: [
      {
        ...customItem('10.5', { quantity: 2 }),
        paymentConfig: { paymentOption: 'DEPOSIT_ONLINE', depositAmount: { amount: '4' } },
        modifierGroups: [
          { name: { original: 'Supper' }, modifiers: [{ quantity: 2, price: { amount: '0.75' } }] },
        ],
        taxConfig: { taxGroupId: '00000000-0000-0000-0000-000000000001' },
        deliveryConfig: { deliveryProfileId: MISSING },
      },
    ],
  });
  expect(cart).toMatchObject({
    customerInfo: { openAccess: true },
    lineItems: [
      {
        customLineItem: true,
        pricing: { unitPrice: { amount: '12.000' }, breakdown: { totalModifiersPrice: { amount: '1.500' } } },
        paymentConfig: { depositAmount: { amount: '4.000' } },
        deliveryConfig: { deliveryProfileId: MISSING },
      },
    ],
  });
  const { summary } = await cartsV2.calculateCart({ cartId: cart?.id ?? '' });
  expect(summary.paymentSummary).toMatchObject({
    payNow: { amount: '8.000' },
    payLater: { amount: '16.000' },
  });
  await expect(
    cartsV2.createCart({ customItems: [customItem('999999999', { quantity: 2 })] }),
  ).rejects.toMatchObject({ violations: [{ field: 'customItems', rule: 'DECIMAL_LTE' }] });
  const { cart: dear } = await cartsV2.createCart({ customItems: [customItem('999999999')] });
  await expect(
    cartsV2.updateLineItems({
      cartId: dear?.id ?? '',
      lineItems: [{ lineItemId: dear?.lineItems[0]?.id ?? '', quantity: { newQuantity: 2 } }],
    }),
  ).rejects.toMatchObject({ violations: [{ field: 'lineItems', rule: 'DECIMAL_LTE' }] });
});

test('forms get their submissions, each in the cart that the request names', async () => {
  const shop = createShop();
  const { currentCartV2, cartsV2 } = shop.as('visitor');
  const { cart } = await currentCartV2.createCurrentCart();
  const formSubmissions = [{ id: MISSING, formSubmissionId: MISSING }];
  const { cart: changed } = await currentCartV2.updateFormSubmissionsInCurrentCart({ formSubmissions });
  expect(changed?.revision).toBe('2');
  const { cart: other } = await cartsV2.createCart();
  await cartsV2.updateFormSubmissions({ cartId: other?.id ?? '', formSubmissions });
  expect((await currentCartV2.getCurrentCart()).cart).toMatchObject({ id: cart?.id, revision: '2' });
});

test('a line shows the picture of its product', async () => {
  const shop = createShop({ seed: 'rich' });
  const { products, currentCartV2 } = shop.as('visitor');
  const { products: found } = await products.queryProducts({ query: { paging: { limit: 100 } } });
  const shown = found?.find(
    ({ media, productOptions = [] }) => media?.mainMedia?.image && productOptions.length === 0,
  );
  const { cart } = await currentCartV2.addLineItemsToCurrentCart({
    catalogItems: [{ quantity: 1, catalogReference: itemOf(shown?.id ?? '') }],
  });
  const { image, url } = cart?.lineItems[0]?.attributes ?? {};
  expect(image).toMatchObject({ height: expect.any(Number), width: expect.any(Number) });
  expect(url?.relativePath).toContain(shown?.slug);
});

test('fewer pieces of an item that was deleted can be kept', async () => {
  const shop = createShop();
  const client = shop.as('visitor');
  const bowl = await createProduct(shop);
  const { cart } = await client.currentCartV2.addLineItemsToCurrentCart({
    catalogItems: [lineFor(bowl, 4)],
  });
  await shop.as('staff').products.deleteProduct({ id: bowl });
  const lineItemId = cart?.lineItems[0]?.id ?? '';
  const { cart: changed } = await client.currentCartV2.updateLineItemsInCurrentCart({
    lineItems: [{ lineItemId, quantity: { newQuantity: 2 } }],
  });
  expect(changed?.lineItems).toMatchObject([
    { quantityInfo: { requestedQuantity: 2 }, status: 'REMOVED_FROM_CATALOG' },
  ]);
});
