import { expect, test } from 'vitest';
import { DAY_MS } from '../../src/kernel/values/clock.ts';
import { openPage, place, readyCart, THANKS } from '../cart-v2-shop.ts';
import { createProduct, createShop, eventsIn } from '../shop.ts';

test('the hosted page sells a cart by its id, and pays for an order that was placed', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const bowl = await createProduct(shop);
  const { id: cartId } = await readyCart(visitor, bowl);
  const { html, pay } = await openPage(shop, visitor, cartId);
  expect(html).toContain('Bowl');
  expect((await pay('declined')).status).toBe(303);
  const { cart: kept } = await visitor.currentCartV2.getCurrentCart();
  expect(kept).toMatchObject({ orderPlaced: false, lineItems: [{ quantityInfo: { requestedQuantity: 1 } }] });
  const last = eventsIn(shop, { type: 'wix.ecom.v2.cart_updated', entityId: cartId }).at(-1);
  expect(last?.content).toMatchObject({ entity: { orderPlaced: true, currentCart: false } });
  expect((await pay('approved')).headers.get('location')).toContain(THANKS);
  await expect(visitor.currentCartV2.getCurrentCart()).rejects.toMatchObject({ status: 404 });
  const { cart } = await visitor.cartsV2.getCart({ cartId });
  expect(cart?.orderPlaced).toBe(true);

  const { id: placedId } = await readyCart(visitor, bowl);
  const { orderId, completed } = await place(visitor, placedId);
  expect(completed).toBe(false);
  const page = await openPage(shop, visitor, placedId);
  expect((await page.pay('approved')).headers.get('location')).toContain(orderId);
  const { order } = await shop.as('staff').orders.getOrder({ id: orderId });
  expect(order).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID' });
  const { checkoutUrl } = await visitor.cartsV2.getCheckoutUrl({ cartId: placedId });
  expect((await shop.unchecked(checkoutUrl)).status).toBe(200);
});

test('a payment that took time is completed by the provider, which leads the buyer on', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const { id: cartId } = await readyCart(visitor, await createProduct(shop));
  const { orderId } = await place(visitor, cartId);
  const { pay, session, url } = await openPage(shop, visitor, cartId);
  await pay('pending');
  const complete = (token: string) => {
    const target = new URL('/ecom/v2/carts/handle-async-checkout-completion', url);
    target.searchParams.set('token', token);
    return shop.unchecked(target, { redirect: 'manual' });
  };
  const response = await complete(session);
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toContain(orderId);
  const { order } = await shop.as('staff').orders.getOrder({ id: orderId });
  expect(order).toMatchObject({ paymentStatus: 'PAID' });
  expect((await complete('wrong')).headers.get('location')).toContain('/problem');
  shop.advance(DAY_MS);
  expect((await complete(session)).headers.get('location')).toContain('/problem');
});

test('without an approved payment, the token of an asynchronous one leads back to the hosted page', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const { id: cartId } = await readyCart(visitor, await createProduct(shop));
  const { orderId } = await place(visitor, cartId);
  const { pay, session, url } = await openPage(shop, visitor, cartId);
  const complete = async () => {
    const target = new URL('/ecom/v2/carts/handle-async-checkout-completion', url);
    target.searchParams.set('token', session);
    const response = await shop.unchecked(target, { redirect: 'manual' });
    return new URL(response.headers.get('location') ?? '');
  };
  const expectPage = async (text: string) => {
    const location = await complete();
    expect(location.pathname).toBe('/checkout');
    expect(await (await shop.unchecked(location)).text()).toContain(text);
  };
  await expectPage('Order and pay');
  await pay('pending');
  await shop.as('staff').orders.cancelOrder({ id: orderId });
  await expectPage('canceled');
});
