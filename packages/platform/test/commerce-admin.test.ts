/** What a merchant sets up for purchases, by the admin API. */
import type { CartSummary } from 'storewire';
import { expect, test } from 'vitest';
import { callAction, violationsOf } from './admin-action.ts';
import { readyCart } from './cart-v2-shop.ts';
import { checkOutCart, completeCheckoutOf, lineFor } from './merchant.ts';
import { createProduct, createShop } from './shop.ts';

test('coupons reduce a purchase until they are deleted', async () => {
  const shop = createShop();
  const coupon = { code: 'TEN', name: 'Ten', reduction: { kind: 'percent', percent: '10' } };
  const { body } = await callAction(shop, 'saveCoupon', coupon);
  expect(body).toMatchObject({ coupon });
  const visitor = shop.as('visitor');
  await visitor.currentCart.addToCurrentCart({ lineItems: [lineFor(await createProduct(shop))] });
  await visitor.currentCart.updateCurrentCart({ couponCode: 'TEN' });
  const discount = async () =>
    (await visitor.currentCart.estimateCurrentCartTotals()).priceSummary?.discount?.amount;
  expect(await discount()).toBe('1.25');
  const { coupons } = shop.listCoupons();
  expect(coupons).toEqual([body['coupon']]);
  const { id } = body['coupon'] as { id: string };
  expect((await callAction(shop, 'deleteCoupon', { id })).status).toBe(200);
  expect((await callAction(shop, 'deleteCoupon', { id })).status).toBe(404);
});

test('a fee and a minimum apply to checkouts, and a merchant gives a discount', async () => {
  const shop = createShop();
  await callAction(shop, 'configurePurchases', {
    fees: [{ code: 'wrap', name: 'Wrapping', price: '2.00' }],
  });
  const visitor = shop.as('visitor');
  const checkoutId = await completeCheckoutOf(visitor, await createProduct(shop));
  await callAction(shop, 'discountCheckout', { checkoutId, discounts: [{ amount: '5.00' }] });
  const { checkout } = await visitor.checkouts.getCheckout({ id: checkoutId });
  expect(checkout.priceSummary?.total?.amount).toBe('9.50');
});

test('gift cards and memberships are saved with ids that responses can show, and memberships end', async () => {
  const shop = createShop();
  const card = { code: 'GIFT-1234', balance: '50' };
  expect((await callAction(shop, 'saveGiftCard', card)).body).toMatchObject({
    giftCard: { balance: '50.00' },
  });
  const memberId = '6f3e9d1a-0c58-4b72-9a4e-2d8c7b5f1e36';
  const membership = { memberId, name: 'Studio pass', productIds: [] };
  expect((await callAction(shop, 'saveMembership', membership)).body).toMatchObject({ membership });
  const [saved] = shop.listItems({ entity: 'membership' }).items;
  expect((await callAction(shop, 'deleteMembership', { id: String(saved?.['id']) })).status).toBe(200);
  expect(shop.listItems({ entity: 'membership' }).items).toEqual([]);
  const refused = await callAction(shop, 'saveMembership', { ...membership, id: '1', memberId: 'ann' });
  expect(violationsOf(refused.body)).toMatchObject([{ field: 'id' }, { field: 'memberId' }]);
});

test('carts are listed with their state, the one that changed last first, and their totals are those of the calls', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const bowl = await createProduct(shop);
  const list = () => shop.listCarts().carts.map(({ state, total, lines }) => [state, total, lines]);
  expect(list()).toEqual([]);
  const { id: ordered } = await readyCart(visitor, bowl, { code: 'standard' });
  expect(list()).toEqual([['current', '17.50', 1]]);
  await checkOutCart(visitor, 'standard');
  expect(list()[0]?.[0]).toBe('current and checkout');
  await visitor.cartsV2.placeOrderV2({ cartId: ordered });
  shop.advance(1000);
  await visitor.checkouts.createCheckout({ channelType: 'WEB', lineItems: [lineFor(bowl, 2)] });
  shop.advance(1000);
  const { cart: open } = await shop
    .as('staff')
    .cartsV2.createCartV2({ cart: { customerInfo: { openAccess: true } } });
  expect(list().map(([state]) => state)).toEqual(['by id', 'checkout', 'ordered']);
  const [first] = shop.listCarts({ limit: 1 }).carts;
  expect(first).toMatchObject({ id: open?.id, owner: 'the first shopper who opens it' });
  expect(shop.listCarts({ limit: 1, offset: 1 })).toMatchObject({ carts: [{ total: '25.00' }], total: 3 });
});

test('a cart is refreshed and deleted, and an ordered one keeps its prices', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const bowl = await createProduct(shop);
  const { id } = await readyCart(visitor, bowl);
  await shop.as('staff').products.updateProduct({ id: bowl, product: { priceData: { price: 20 } } });
  const total = () => (shop.getCart({ id }).summary as CartSummary).priceSummary?.total?.amount;
  expect(total()).toBe('12.50');
  expect(shop.getCart({ id })).toMatchObject({ state: 'current', owner: expect.stringMatching(/^visitor /) });
  expect((await callAction(shop, 'refreshCart', { id })).body).toMatchObject({ cart: { revision: '2' } });
  expect(total()).toBe('20.00');
  await visitor.cartsV2.placeOrderV2({ cartId: id });
  expect((await callAction(shop, 'refreshCart', { id })).status).toBe(409);
  expect(shop.getCart({ id })).not.toHaveProperty('summary');
  expect((await callAction(shop, 'deleteCart', { id })).status).toBe(200);
  expect((await callAction(shop, 'deleteCart', { id })).status).toBe(404);
  expect((await callAction(shop, 'getCart', { id })).status).toBe(404);
});

test('violations name the field, in lists too', async () => {
  const shop = createShop();
  const fees = [{ code: 'wrap', name: 'Wrapping', price: '-2' }];
  const refused = await callAction(shop, 'configurePurchases', { fees });
  expect(violationsOf(refused.body)).toMatchObject([{ field: 'fees[0].price' }]);
  const coupon = { code: 'TEN', name: 'Ten', reduction: { kind: 'percent', percent: '101' } };
  expect((await callAction(shop, 'saveCoupon', coupon)).status).toBe(400);
});
