import { expect, test } from 'vitest';
import { BUYER, readyCart, spring } from '../cart-v2-shop.ts';
import { GALWAY, lineFor, regionOf } from '../merchant.ts';
import { createProduct, createShop } from '../shop.ts';

test('changes at the same time are one revision each, and none is lost', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const bowl = await createProduct(shop);
  const { cart } = await visitor.currentCartV2.createCurrentCart();
  const cartId = cart?.id ?? '';
  const add = (index: number) =>
    index % 2 === 0
      ? visitor.cartsV2.addLineItems({ cartId, catalogItems: [lineFor(bowl)] })
      : visitor.currentCartV2.addLineItemsToCurrentCart({ catalogItems: [lineFor(bowl)] });
  const results = await Promise.all(Array.from({ length: 20 }, (_, index) => add(index)));
  expect(new Set(results.map((result) => result.cart?.revision)).size).toBe(20);
  expect((await visitor.cartsV2.getCart({ cartId })).cart).toMatchObject({
    revision: '21',
    lineItems: [{ quantityInfo: { requestedQuantity: 20 } }],
  });
});

test('when lines are removed, a coupon below its minimum prevents the order, until it is removed', async () => {
  const shop = createShop();
  const { cartsV2, currentCartV2 } = shop.as('visitor');
  spring(shop, { code: 'LARGE', minimumSubtotal: '50' });
  const { cart } = await currentCartV2.createCurrentCart({
    cart: BUYER,
    catalogItems: [lineFor(await createProduct(shop), 5)],
    coupons: [{ code: 'LARGE' }],
    deliveryMethod: { code: 'pickup' },
  });
  const cartId = cart?.id ?? '';
  const calculated = async () => (await cartsV2.calculateCart({ cartId })).summary;
  expect(await calculated()).toMatchObject({ violations: [], priceSummary: { total: { amount: '56.25' } } });
  const lineItemId = cart?.lineItems[0]?.id ?? '';
  await cartsV2.updateLineItems({ cartId, lineItems: [{ lineItemId, quantity: { newQuantity: 2 } }] });
  expect(await calculated()).toMatchObject({
    discounts: [],
    violations: [
      {
        code: 'INVALID_COUPON_STATUS',
        severity: 'ERROR',
        invalidCouponStatusData: { couponCode: 'LARGE', reason: 'MIN_SUBTOTAL_NOT_REACHED' },
      },
    ],
    priceSummary: { total: { amount: '25.00' } },
  });
  await expect(cartsV2.placeOrder({ cartId })).rejects.toMatchObject({ code: 'INVALID_CART' });
  await cartsV2.removeCoupon({ cartId, couponId: cart?.coupons[0]?.id ?? '' });
  expect(await cartsV2.placeOrder({ cartId })).toHaveProperty('orderId');
});

test('a delivery method stays when the address changes, and prevents the order where it is not offered', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const { id: cartId } = await readyCart(visitor, await createProduct(shop), { code: 'standard' });
  const option = { code: 'standard', title: 'Paket', price: '9' };
  const ireland = { id: cartId, places: [{ country: 'IE' }], carriers: [{ id: cartId, options: [option] }] };
  shop.configureDelivery({
    regions: [regionOf([], ireland), regionOf([option], { places: [{ country: 'DE' }] })],
  });
  const { cartsV2 } = visitor;
  const setMethod = () => cartsV2.setDeliveryMethod({ cartId, deliveryMethod: { code: 'standard' } });
  await setMethod();
  const moveTo = (address: object) => cartsV2.updateCart({ cartId, cart: { deliveryInfo: { address } } });
  const problems = async () =>
    (await cartsV2.calculateCart({ cartId })).summary.violations.map(({ code }) => code);
  expect(await problems()).toEqual([]);
  // the option of the same code is that of another carrier
  const { cart } = await moveTo({ country: 'DE' });
  expect(cart?.deliveryInfo?.method).toEqual({ code: 'standard', appId: cartId, pickup: false });
  expect(await problems()).toEqual(['DELIVERY_METHOD_NO_LONGER_AVAILABLE']);
  await expect(cartsV2.placeOrder({ cartId })).rejects.toMatchObject({
    code: 'DELIVERY_METHOD_NO_LONGER_AVAILABLE',
  });
  await setMethod();
  expect((await cartsV2.calculateCart({ cartId })).summary.deliverySummary).toMatchObject({
    method: { title: { original: 'Paket' } },
    price: { amount: '9.00' },
  });
  await moveTo({ country: null });
  expect(await problems()).toEqual(['MISSING_DELIVERY_ADDRESS']);
  await moveTo(GALWAY);
  await setMethod();
  expect(await cartsV2.placeOrder({ cartId })).toHaveProperty('orderId');
});
