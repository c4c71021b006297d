import type { CustomLineItem, Product } from 'storewire';
import { expect, test } from 'vitest';
import { configureTax } from '../../src/features/pricing/actions.ts';
import { spring } from '../cart-v2-shop.ts';
import { exampleOf } from '../create-calls.ts';
import { emittedBy, GALWAY, merchantOf } from '../merchant.ts';
import { stockUp } from '../orders.ts';
import { createProduct, createShop, itemOf, type TestShop } from '../shop.ts';

const add = (client: ReturnType<TestShop['as']>, productId: string, quantity = 1) =>
  client.currentCart.addToCurrentCart({ lineItems: [{ quantity, catalogReference: itemOf(productId) }] });

/** Lets all products ask for texts, which no call does. */
async function askForTexts(shop: TestShop, customTextFields: Product['customTextFields']): Promise<void> {
  const files = new Map(shop.export());
  const lines = String(files.get('product.jsonl')).trim().split('\n');
  const asking = lines.map((line) => `${JSON.stringify({ ...JSON.parse(line), customTextFields })}\n`);
  await shop.import(files.set('product.jsonl', asking.join('')));
}

test('there is no cart until a line is added, and none after it is deleted', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const bowl = await createProduct(shop);
  const none = { kind: 'application', code: 'OWNED_CART_NOT_FOUND', status: 404 };
  await expect(visitor.currentCart.getCurrentCart()).rejects.toMatchObject(none);
  await expect(visitor.currentCart.updateCurrentCart({ couponCode: 'A' })).rejects.toMatchObject(none);
  await expect(visitor.currentCart.estimateCurrentCartTotals()).rejects.toMatchObject(none);
  const { cart } = await add(visitor, bowl, 2);
  expect(cart).toMatchObject({
    currency: 'EUR',
    revision: '1',
    subtotal: {
      amount: '25.00',
      convertedAmount: '25.00',
      formattedAmount: '€25.00',
      formattedConvertedAmount: '€25.00',
    },
    lineItems: [
      {
        quantity: 2,
        productName: { original: 'Bowl' },
        price: { amount: '12.50', formattedAmount: '€12.50' },
        lineItemPrice: { amount: '25.00' },
        availability: { status: 'AVAILABLE' },
        physicalProperties: { shippable: true },
        itemType: { preset: 'PHYSICAL' },
      },
    ],
  });
  expect((await visitor.currentCart.getCurrentCart()).cart).toEqual(cart);
  await expect(shop.as('visitor').currentCart.getCurrentCart()).rejects.toMatchObject(none);
  await visitor.currentCart.deleteCurrentCart();
  await expect(visitor.currentCart.deleteCurrentCart()).rejects.toMatchObject(none);
  await expect(visitor.currentCart.removeCurrentCartCoupon()).rejects.toMatchObject(none);
  await expect(
    visitor.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' }),
  ).rejects.toMatchObject(none);
  expect((await add(visitor, bowl)).cart.id).not.toBe(cart.id);
  expect(emittedBy(shop)).toEqual(['cart_created', 'cart_deleted', 'cart_created']);
});

test('more pieces of an item are added to its line; another variant is another line', async () => {
  const shop = createShop();
  const mug = await createProduct(shop, {
    name: 'Mug',
    manageVariants: true,
    productOptions: [
      {
        name: 'Glaze',
        choices: [
          { description: 'Sea', value: '#2f6f73' },
          { description: 'Sand', value: '#fff' },
        ],
      },
    ],
  });
  await askForTexts(shop, [{ title: 'Name', maxLength: 20, mandatory: false }]);
  const visitor = shop.as('visitor');
  const line = (glaze: string) => ({
    quantity: 1,
    catalogReference: itemOf(mug, { options: { Glaze: glaze }, customTextFields: { Name: 'Mara' } }),
  });
  const { cart } = await visitor.currentCart.addToCurrentCart({
    lineItems: [line('Sea'), line('Sand'), line('Sea')],
  });
  expect(cart.lineItems.map(({ quantity }) => quantity)).toEqual([2, 1]);
  expect(cart.lineItems[0]?.descriptionLines).toEqual([
    {
      lineType: 'COLOR',
      name: { original: 'Glaze', translated: 'Glaze' },
      colorInfo: { original: 'Sea', translated: 'Sea', code: '#2f6f73' },
    },
    {
      lineType: 'PLAIN_TEXT',
      name: { original: 'Name', translated: 'Name' },
      plainText: { original: 'Mara', translated: 'Mara' },
    },
  ]);
  await expect(add(visitor, mug)).rejects.toMatchObject({
    violations: [{ field: 'lineItems[0].catalogReference.options' }],
  });
  await expect(add(visitor, 'missing')).rejects.toMatchObject({
    violations: [{ field: 'lineItems[0].catalogReference' }],
  });
  for (const nothing of [{}, { lineItems: [] }, { lineItems: [], customLineItems: [] }])
    await expect(visitor.currentCart.addToCurrentCart(nothing)).rejects.toMatchObject({ kind: 'validation' });
});

test('prices and availability are those of the moment of reading', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const merchant = shop.as('staff');
  const bowl = await createProduct(shop);
  await add(visitor, bowl, 2);
  const line = async () => (await visitor.currentCart.getCurrentCart()).cart.lineItems[0];
  await merchant.products.updateProduct({
    id: bowl,
    product: { priceData: { price: 20 }, discount: { type: 'PERCENT', value: 10 } },
  });
  expect(await line()).toMatchObject({ price: { amount: '18.00' }, fullPrice: { amount: '20.00' } });
  stockUp(shop, bowl, 1);
  expect(await line()).toMatchObject({
    quantity: 1,
    lineItemPrice: { amount: '18.00' },
    availability: { status: 'PARTIALLY_AVAILABLE', quantityAvailable: 1 },
  });
  stockUp(shop, bowl, 0);
  expect((await line())?.availability).toEqual({ status: 'NOT_AVAILABLE', quantityAvailable: 0 });
  await merchant.products.deleteProduct({ id: bowl });
  expect(await line()).toMatchObject({
    productName: { original: 'Bowl' },
    availability: { status: 'NOT_FOUND' },
  });
});

test('a cart whose last line is removed is empty', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const { cart } = await add(visitor, await createProduct(shop));
  const id = cart.lineItems[0]?.id ?? '';
  const { cart: empty } = await visitor.currentCart.removeCurrentCartLineItems({ lineItemIds: [id] });
  expect(empty).toMatchObject({ id: cart.id, lineItems: [] });
  const again = visitor.currentCart.removeCurrentCartLineItems({ lineItemIds: [id] });
  await expect(again).rejects.toMatchObject({ violations: [{ field: 'lineItemIds[0]' }] });
  const recounted = visitor.currentCart.updateCurrentCartLineItemsQuantity({
    lineItems: [{ id, quantity: 1 }],
  });
  await expect(recounted).rejects.toMatchObject({ violations: [{ field: 'lineItems[0].id' }] });
  expect(emittedBy(shop)).toEqual(['cart_created', 'cart_updated']);
});

test('the mask of an update names what changes', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  await add(visitor, await createProduct(shop));
  const update = async (input: Parameters<typeof visitor.currentCart.updateCurrentCart>[0]) =>
    (await visitor.currentCart.updateCurrentCart(input)).cart;
  await update({ cartInfo: { buyerNote: 'Ring twice', contactInfo: { address: { country: 'IE' } } } });
  const masked = await update({
    cartInfo: { buyerNote: 'Leave it', contactInfo: { address: { country: 'DE' } } },
    cartFieldmask: 'buyerNote',
  });
  expect(masked).toMatchObject({ buyerNote: 'Leave it', contactInfo: { address: { country: 'IE' } } });
});

test('an estimate adds delivery and tax for an address, and stores nothing', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  spring(shop);
  const { cart } = await add(visitor, await createProduct(shop, { priceData: { price: 24 } }), 2);
  await visitor.currentCart.updateCurrentCart({ couponCode: 'SPRING10' });
  const estimate = (input = {}) => visitor.currentCart.estimateCurrentCartTotals(input);
  const without = await estimate();
  expect(without.shippingInfo).toBeUndefined();
  expect(without.priceSummary).toMatchObject({ total: { amount: '43.20' }, tax: { amount: '0.00' } });
  const full = await estimate({ shippingAddress: GALWAY });
  expect(full).toMatchObject({
    priceSummary: {
      subtotal: { amount: '48.00' },
      discount: { amount: '4.80' },
      shipping: { amount: '5.00' },
      tax: { amount: '9.01' },
      total: { amount: '48.20' },
    },
    calculatedLineItems: [
      {
        lineItemId: cart.lineItems[0]?.id,
        pricesBreakdown: {
          totalPriceAfterTax: { amount: '43.20' },
          totalPriceBeforeTax: { amount: '35.12' },
          totalDiscount: { amount: '4.80' },
          taxDetails: { taxRate: '0.23', totalTax: { amount: '8.08' } },
        },
      },
    ],
    taxSummary: { taxableAmount: { amount: '39.19' }, calculationDetails: { rateType: 'AUTO_RATE' } },
    shippingInfo: {
      region: { name: 'Worldwide' },
      selectedCarrierServiceOption: { code: 'standard', requestedShippingOption: false },
    },
    appliedDiscounts: [{ coupon: { amount: { amount: '4.80' }, name: 'Spring' }, discountType: 'GLOBAL' }],
  });
  const [carrier] = full.shippingInfo?.carrierServiceOptions ?? [];
  expect(carrier?.shippingOptions?.map(({ code }) => code)).toEqual(['standard', 'express', 'pickup']);
  const pickup = await estimate({ shippingAddress: GALWAY, selectedShippingOption: { code: 'pickup' } });
  expect(pickup.shippingInfo?.selectedCarrierServiceOption).toMatchObject({
    requestedShippingOption: true,
    logistics: { pickupDetails: { pickupMethod: 'STORE_PICKUP', address: { country: 'IE' } } },
  });
  const bare = await estimate({ shippingAddress: GALWAY, calculateTax: false, calculateShipping: false });
  expect(bare.priceSummary).toMatchObject({ tax: { amount: '0.00' }, shipping: { amount: '0.00' } });
  expect((await visitor.currentCart.getCurrentCart()).cart.revision).toBe('2');
});

test('a delivery option that is not offered is a calculation error without a price, in an estimate and from the cart', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  await add(visitor, await createProduct(shop), 1);
  const unknown = { code: 'by-balloon' };
  const ofInput = await visitor.currentCart.estimateCurrentCartTotals({
    shippingAddress: GALWAY,
    selectedShippingOption: unknown,
  });
  await visitor.currentCart.updateCurrentCart({
    cartInfo: { contactInfo: { address: GALWAY }, selectedShippingOption: unknown },
  });
  const ofCart = await visitor.currentCart.estimateCurrentCartTotals();
  for (const { calculationErrors, shippingInfo, priceSummary } of [ofInput, ofCart]) {
    expect(calculationErrors?.selectedShippingOptionError?.applicationError?.code).toBe(
      'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE',
    );
    expect(shippingInfo).not.toHaveProperty('selectedCarrierServiceOption');
    expect(priceSummary).toMatchObject({ shipping: { amount: '0.00' }, total: { amount: '12.50' } });
  }
});

test('a merchant sets prices and a reduction in a cart of their own, which its checkout has too', async () => {
  const shop = createShop({ settings: { taxIncludedInPrices: false } });
  configureTax(merchantOf(shop), { calculation: 'MANUAL' });
  const { currentCart, checkouts } = shop.as('staff', shop.shop.ownerId);
  await currentCart.addToCurrentCart({
    lineItems: [
      {
        quantity: 1,
        catalogReference: itemOf(await createProduct(shop)),
        catalogOverrideFields: { price: '5' },
      },
    ],
    customLineItems: [
      { price: '3.00', productName: { original: 'Engraving' }, itemType: { preset: 'SERVICE' } },
    ],
  });
  const { cart } = await currentCart.updateCurrentCart({
    merchantDiscounts: [{ amount: { amount: '2.00' } }],
  });
  expect(cart).toMatchObject({
    buyerInfo: { userId: shop.shop.ownerId },
    lineItems: [{ price: { amount: '5.00' } }, { price: { amount: '3.00' } }],
    appliedDiscounts: [{ merchantDiscount: { amount: { amount: '2.00' } } }],
  });
  expect((await currentCart.estimateCurrentCartTotals()).priceSummary).toMatchObject({
    discount: { amount: '2.00' },
    total: { amount: '6.00' },
  });
  const { checkoutId } = await currentCart.createCheckoutFromCurrentCart({
    channelType: 'BACKOFFICE_MERCHANT',
  });
  expect((await checkouts.getCheckout({ id: checkoutId })).checkout).toMatchObject({
    cartId: cart.id,
    createdBy: { userId: shop.shop.ownerId },
    lineItems: [{ price: { amount: '5.00' } }, { price: { amount: '3.00' } }],
    appliedDiscounts: [{ merchantDiscount: { amount: { amount: '2.00' } }, discountType: 'GLOBAL' }],
    priceSummary: { discount: { amount: '2.00' } },
  });
  await expect(shop.as('visitor').checkouts.getCheckout({ id: checkoutId })).rejects.toMatchObject({
    status: 404,
  });
  await expect(shop.as('staff').currentCart.getCurrentCart()).rejects.toMatchObject({ status: 404 });
});

test('a custom line that a merchant adds has all properties of the request, in a cart and in a checkout', async () => {
  const shop = createShop();
  const { customLineItems } = exampleOf('currentCart.addToCurrentCart').body;
  const [line] = customLineItems as CustomLineItem[];
  if (!line) throw new Error('The example has no custom line');
  const lines: CustomLineItem[] = [
    {
      ...line,
      deliveryProfileId: shop.shop.siteId,
      subscriptionOptionInfo: {
        subscriptionSettings: { frequency: 'MONTH' },
        title: { original: 'Every month' },
      },
    },
  ];
  const staff = shop.as('staff');
  const { cart } = await staff.currentCart.addToCurrentCart({ customLineItems: lines });
  const { checkout } = await staff.checkouts.createCheckout({ channelType: 'POS', customLineItems: lines });
  for (const shown of [cart.lineItems[0], checkout.lineItems[0]])
    expect(shown).toMatchObject({
      rootCatalogItemId: line.rootCatalogItemId,
      deliveryProfileId: shop.shop.siteId,
      policies: line.policies,
      priceDescription: line.priceDescription,
      subscriptionOptionInfo: { title: { original: 'Every month' } },
      modifierGroups: [{ id: 'supper' }],
      modifiersTotalPrice: { amount: '7.50' },
    });
});

test('a line needs the texts that its product asks for, and can have no others', async () => {
  const shop = createShop();
  const productId = await createProduct(shop);
  await askForTexts(shop, [
    { title: 'Name', maxLength: 5, mandatory: true },
    { title: 'Motto', maxLength: 5, mandatory: false },
  ]);
  const { currentCart, currentCartV2 } = shop.as('visitor');
  const catalogReference = (customTextFields?: object) =>
    itemOf(productId, customTextFields && { customTextFields });
  for (const texts of [undefined, {}, { Name: ' ' }, { Name: 'Aoife!' }, { Name: 'Ann', Other: 'x' }]) {
    const line = { quantity: 1, catalogReference: catalogReference(texts) };
    const refusal = (items: string) => ({
      violations: [{ field: `${items}[0].catalogReference.options.customTextFields` }],
    });
    await expect(currentCart.addToCurrentCart({ lineItems: [line] })).rejects.toMatchObject(
      refusal('lineItems'),
    );
    await expect(currentCartV2.addLineItemsToCurrentCart({ catalogItems: [line] })).rejects.toMatchObject(
      refusal('catalogItems'),
    );
  }
  const line = { quantity: 1, catalogReference: catalogReference({ Name: 'Ann' }) };
  const { cart } = await currentCart.addToCurrentCart({ lineItems: [line] });
  expect(cart.lineItems).toHaveLength(1);
});

test('a delivery of which only the carrier is named is not shown as chosen', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  await add(visitor, await createProduct(shop));
  const selectedShippingOption = { carrierId: '7b6a2f04-3f3d-4c0e-9a51-2d8f6c1e0b97' };
  const { cart } = await visitor.currentCart.updateCurrentCart({ cartInfo: { selectedShippingOption } });
  expect(cart.selectedShippingOption).toBeUndefined();
});
