import { expect, test } from 'vitest';
import { orders } from '../../src/features/orders/stored-order.ts';
import { application, BUYER, customItem, openPage, place, readyCart, spring } from '../cart-v2-shop.ts';
import { lineFor, regionOf } from '../merchant.ts';
import { stockUp } from '../orders.ts';
import { createProduct, createShop, type TestShop } from '../shop.ts';

/** Id of a coupon, and of a gift card. */
const COUPON = '1c7f0b52-8d3e-4a96-b5f1-6e2a9d4c8b07';

test('a token of other prices is an error, as are prices that the catalog has changed since', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const bowl = await createProduct(shop);
  const { id: cartId } = await readyCart(visitor, bowl);
  const token = async (refreshCart = false) =>
    (await visitor.cartsV2.calculateCart({ cartId, refreshCart })).summary.priceVerificationToken;
  const first = await token();
  await visitor.cartsV2.addLineItems({ cartId, catalogItems: [lineFor(bowl)] });
  await expect(place(visitor, cartId, { priceVerificationToken: first })).rejects.toMatchObject({
    ...application('INVALID_PRICE_VERIFICATION_TOKEN'),
    data: { token: first },
  });
  const second = await token();
  await shop.as('staff').products.updateProduct({ id: bowl, product: { priceData: { price: 20 } } });
  await expect(place(visitor, cartId, { priceVerificationToken: second })).rejects.toMatchObject(
    application('CART_PRICES_OUT_OF_SYNC'),
  );
  const third = await token(true);
  expect(third).not.toBe(second);
  expect(await place(visitor, cartId, { priceVerificationToken: third })).toHaveProperty('orderId');
});

test.each<[string, (shop: TestShop) => unknown]>([
  ['coupon', (shop) => spring(shop, { id: COUPON, reduction: { kind: 'percent', percent: '5' } })],
  [
    'automatic discount',
    (shop) => {
      const reduction = { kind: 'percent', percent: '20' } as const;
      shop.configurePurchases({ discounts: [{ id: COUPON, name: 'Sale', reduction }] });
    },
  ],
  ['currency', (shop) => shop.changeSettings({ currency: 'HUF' })],
  ['tax', (shop) => shop.configureTax({ calculation: 'MANUAL' })],
  [
    'delivery price',
    (shop) => shop.configureDelivery({ regions: [regionOf([{ code: 'pickup', title: 'Van', price: '3' }])] }),
  ],
  ['fee', (shop) => shop.configurePurchases({ fees: [{ code: 'wrap', name: 'Wrapping', price: '1' }] })],
  ['gift card', (shop) => shop.saveGiftCard({ id: COUPON, code: 'HRBR-2046-QTZ7', balance: '2' })],
])('a cart whose %s has changed is ordered without a token once it was read', async (_what, change) => {
  const shop = createShop({ settings: { taxIncludedInPrices: false } });
  const [visitor, staff] = [shop.as('visitor'), shop.as('staff')];
  spring(shop, { id: COUPON });
  shop.saveGiftCard({ id: COUPON, code: 'HRBR-2046-QTZ7', balance: '5' });
  const bowl = await createProduct(shop);
  const { id: cartId } = await readyCart(visitor, bowl);
  await visitor.cartsV2.addCoupon({ cartId, coupon: { code: 'SPRING10' } });
  await visitor.cartsV2.addGiftCard({ cartId, giftCard: { code: 'HRBR-2046-QTZ7' } });
  await change(shop);
  const outOfSync = application('CART_PRICES_OUT_OF_SYNC');
  await expect(place(visitor, cartId)).rejects.toMatchObject(outOfSync);
  await expect(place(staff, cartId)).rejects.toMatchObject(outOfSync);
  await staff.cartsV2.getCart({ cartId });
  await expect(place(visitor, cartId)).rejects.toMatchObject(outOfSync);
  const { cart } = await visitor.currentCartV2.getCurrentCart();
  expect(cart?.revision).toBe('3');
  expect(await place(visitor, cartId)).toHaveProperty('orderId');
});

test('a token of prices in another currency is an error', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const { id: cartId } = await readyCart(visitor, await createProduct(shop));
  const { priceVerificationToken } = (await visitor.cartsV2.calculateCart({ cartId })).summary;
  // of as many digits
  shop.changeSettings({ currency: 'HUF' });
  await expect(place(visitor, cartId, { priceVerificationToken })).rejects.toMatchObject(
    application('INVALID_PRICE_VERIFICATION_TOKEN'),
  );
});

test('what prevents an order is an error of its own', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const bowl = await createProduct(shop);
  const code = async (cartId: string, input = {}) => {
    try {
      return await place(visitor, cartId, input);
    } catch (error) {
      return (error as { code: string }).code;
    }
  };
  const { cartsV2, currentCartV2 } = visitor;
  const { cart } = await currentCartV2.createCurrentCart();
  const cartId = cart?.id ?? '';
  expect(await code(cartId)).toBe('EMPTY_CART');
  stockUp(shop, bowl, 2);
  await cartsV2.addLineItems({ cartId, catalogItems: [lineFor(bowl, 2)] });
  expect(await code(cartId)).toBe('MISSING_DELIVERY_ADDRESS');
  await cartsV2.updateCart({ cartId, cart: BUYER });
  expect(await code(cartId)).toBe('MISSING_DELIVERY_METHOD');
  await cartsV2.setDeliveryMethod({ cartId, deliveryMethod: { code: 'pickup' } });
  stockUp(shop, bowl, 1);
  await expect(place(visitor, cartId)).rejects.toMatchObject({
    ...application('LINE_ITEMS_OUT_OF_STOCK'),
    data: { lineItemIds: [expect.any(String)], allLineItemsOutOfStock: false },
  });
  stockUp(shop, bowl, 5);
  shop.configurePurchases({ minimumSubtotal: '100' });
  await expect(place(visitor, cartId)).rejects.toMatchObject({
    ...application('INVALID_CART'),
    data: { violations: [{ code: 'SUBTOTAL_BELOW_ORDER_MINIMUM' }] },
  });
  shop.configurePurchases({
    minimumSubtotal: '0',
    remarks: [{ severity: 'ERROR', description: 'We are on holiday.' }],
  });
  await expect(place(visitor, cartId)).rejects.toMatchObject({
    ...application('VIOLATIONS_WITH_ERROR_SEVERITY'),
    data: { violationsList: { violations: [{ description: 'We are on holiday.' }] } },
  });
  shop.configurePurchases({ remarks: [], acceptsPayments: false });
  expect(await code(cartId)).toBe('SITE_NOT_ACCEPTING_PAYMENTS');
  shop.configurePurchases({ acceptsPayments: true });
  shop.saveGiftCard({ id: cartId, code: 'HRBR-2046-QTZ7', balance: '5' });
  await cartsV2.addGiftCard({ cartId, giftCard: { code: 'HRBR-2046-QTZ7' } });
  shop.saveGiftCard({ id: cartId, code: 'HRBR-2046-QTZ7', balance: '5', isDisabled: true });
  expect(await code(cartId)).toBe('GIFT_CARD_REDEEM_ERROR');
  const { summary } = await cartsV2.calculateCart({ cartId });
  expect(summary.violations).toMatchObject([
    { invalidGiftCardStatusData: { giftCardCode: '**********QTZ7', reason: 'DISABLED' } },
  ]);
  shop.saveGiftCard({ id: cartId, code: 'HRBR-2046-QTZ7', balance: '5' });
  shop.configureDelivery({ regions: [regionOf([{ code: 'post', title: 'Post', price: '1' }])] });
  expect(await code(cartId)).toBe('DELIVERY_METHOD_NO_LONGER_AVAILABLE');
  shop.configureDelivery({ regions: [] });
  expect(await code(cartId)).toBe('CALCULATION_ERROR');
  const unknown = { appId: cartId, membershipId: 'none' };
  const lineItemId = (await cartsV2.getCart({ cartId })).cart?.lineItems[0]?.id ?? '';
  await cartsV2.updateLineItems({
    cartId,
    lineItems: [{ lineItemId, membershipPayment: { existingMembership: unknown } }],
  });
  shop.configureDelivery({ regions: [regionOf([{ code: 'pickup', title: 'Post', price: '1' }])] });
  await cartsV2.setDeliveryMethod({ cartId, deliveryMethod: { code: 'pickup' } });
  expect(await code(cartId)).toBe('INVALID_MEMBERSHIP');
});

test('a demo cart is not ordered, neither by a call of any version nor on the hosted page', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const { cart } = await visitor.cartsV2.createCart({
    cart: { ...BUYER, demo: true },
    catalogItems: [lineFor(await createProduct(shop))],
    deliveryMethod: { code: 'pickup' },
  });
  const id = cart?.id ?? '';
  await expect(place(visitor, id)).rejects.toMatchObject(
    application('PLACE_ORDER_NOT_ALLOWED_FOR_DEMO_CART'),
  );
  await visitor.checkouts.getCheckout({ id });
  await expect(visitor.checkouts.createOrderFromCheckout({ id })).rejects.toMatchObject({
    code: 'VIOLATIONS_WITH_ERROR_SEVERITY',
  });
  const { pay } = await openPage(shop, visitor, id);
  expect((await pay('approved')).status).toBe(303);
  expect(shop.base.db.of(orders).count()).toBe(0);
});

test('two lines of one variant are not ordered if their sum is more than the stock, and nothing is taken', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const bowl = await createProduct(shop);
  stockUp(shop, bowl, 3);
  shop.saveGiftCard({ code: 'HRBR-2046-QTZ7', balance: '5' });
  const { id: cartId } = await readyCart(visitor, bowl, { quantity: 2 });
  const extendedFields = { namespaces: { '@harbour/care': { gift: true } } };
  await visitor.cartsV2.addLineItems({ cartId, catalogItems: [{ ...lineFor(bowl, 2), extendedFields }] });
  await visitor.cartsV2.addGiftCard({ cartId, giftCard: { code: 'HRBR-2046-QTZ7' } });
  await expect(place(visitor, cartId)).rejects.toMatchObject({
    ...application('LINE_ITEMS_OUT_OF_STOCK'),
    data: { lineItemIds: [expect.any(String), expect.any(String)], allLineItemsOutOfStock: false },
  });
  expect(shop.listGiftCards().giftCards).toMatchObject([{ balance: '5.00' }]);
  expect((await visitor.products.getProduct({ id: bowl })).product.stock?.quantity).toBe(3);
  expect((await visitor.currentCartV2.getCurrentCart()).cart?.id).toBe(cartId);
  expect(shop.base.db.of(orders).count()).toBe(0);
});

test('items of a merchant can need a sign-in, a stored card or another means of payment', async () => {
  const shop = createShop();
  const staff = shop.as('staff');
  shop.saveGiftCard({ code: 'HRBR-2046-QTZ7', balance: '5' });
  spring(shop);
  const cartWith = async (item: ReturnType<typeof customItem>, cart = {}) => {
    const { cart: created } = await staff.cartsV2.createCart({
      cart: { ...BUYER, ...cart },
      customItems: [item],
    });
    return created?.id ?? '';
  };
  const open = { customerInfo: { ...BUYER.customerInfo, openAccess: true } };
  const forMembers = await cartWith(customItem('5', { membersOnly: true }), open);
  await expect(place(shop.as('visitor'), forMembers)).rejects.toMatchObject(application('MEMBERS_ONLY_ITEM'));
  const voucher = customItem('5', { itemType: { preset: 'GIFT_CARD' } });
  const byCard = await cartWith(voucher);
  await staff.cartsV2.addGiftCard({ cartId: byCard, giftCard: { code: 'HRBR-2046-QTZ7' } });
  await expect(place(staff, byCard)).rejects.toMatchObject(
    application('CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD'),
  );
  const byCoupon = await cartWith(voucher);
  await staff.cartsV2.addCoupon({ cartId: byCoupon, coupon: { code: 'SPRING10' } });
  await expect(place(staff, byCoupon)).rejects.toMatchObject(
    application('CANNOT_REDEEM_COUPON_WHEN_PURCHASING_GIFT_CARD'),
  );
  const demo = await cartWith(customItem('5'), { demo: true });
  await expect(
    staff.cartsV2.addGiftCard({ cartId: demo, giftCard: { code: 'HRBR-2046-QTZ7' } }),
  ).rejects.toMatchObject(application('GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART'));
  const bowl = await createProduct(shop);
  const { cart: saved } = await staff.cartsV2.createCart({
    cart: BUYER,
    catalogItems: [{ ...lineFor(bowl), catalogOverrideFields: { salePrice: '4', savePaymentMethod: true } }],
    deliveryMethod: { code: 'pickup' },
  });
  expect(saved?.lineItems[0]?.source?.catalogOverrideFields).toMatchObject({ salePrice: '4' });
  const cartId = saved?.id ?? '';
  await expect(place(staff, cartId)).rejects.toMatchObject(application('UNCONFIRMED_SAVE_PAYMENT_METHOD'));
  expect(await place(staff, cartId, { savePaymentMethod: true })).toHaveProperty('orderId');
});
