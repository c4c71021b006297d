/** Version 1 orders a checkout at the prices that were shown to the caller. */
import { expect, test } from 'vitest';
import { mergeCarts } from '../../src/features/carts/merge-carts.ts';
import { contextOf } from '../../src/kernel/context/context.ts';
import { checkOutCart, completeCheckoutOf, lineFor, orderFor } from '../merchant.ts';
import { MEMBER } from '../orders.ts';
import { createProduct, createShop, type TestShop } from '../shop.ts';

const CHANGED = { code: 'CHECKOUT_CHANGED' };

const setPrice = (shop: TestShop, id: string, price: number) =>
  shop.as('staff').products.updateProduct({ id, product: { priceData: { price } } });

/** A visitor with a bowl for 12.50 in the cart. */
async function shopperWithBowl() {
  const shop = createShop();
  const client = shop.as('visitor');
  const bowl = await createProduct(shop);
  await client.currentCart.addToCurrentCart({ lineItems: [lineFor(bowl)] });
  return { shop, client, bowl };
}

test('a checkout that is made of a cart is ordered at the prices that its cart showed', async () => {
  const { client } = await shopperWithBowl();
  expect(await orderFor(client, await checkOutCart(client, 'standard'))).toHaveProperty('orderId');
});

test('a checkout that is made of a cart at other prices than the cart showed is shown before it is ordered', async () => {
  const { shop, client, bowl } = await shopperWithBowl();
  await client.currentCart.getCurrentCart();
  await setPrice(shop, bowl, 99);
  const id = await checkOutCart(client);
  await expect(orderFor(client, id)).rejects.toMatchObject(CHANGED);
  await client.checkouts.getCheckout({ id });
  expect(await orderFor(client, id)).toHaveProperty('orderId');
});

test('what a merchant changes in a checkout is shown to the buyer before version 1 orders it', async () => {
  const { shop, client } = await shopperWithBowl();
  const id = await checkOutCart(client);
  await client.checkouts.getCheckout({ id });
  await shop.as('staff').cartsV2.setDeliveryMethod({ cartId: id, deliveryMethod: { code: 'express' } });
  await expect(orderFor(client, id)).rejects.toMatchObject(CHANGED);
});

test('what a sign-in adds to a cart is shown before its checkout is ordered', async () => {
  const { shop, client: visitor, bowl } = await shopperWithBowl();
  const visitorId = (await visitor.currentCart.getCurrentCart()).cart.buyerInfo?.visitorId ?? '';
  const member = shop.as('member', MEMBER);
  await member.currentCart.addToCurrentCart({ lineItems: [lineFor(bowl)] });
  const id = await checkOutCart(member);
  await member.checkouts.getCheckout({ id });
  const context = contextOf(shop.base, {
    caller: { role: 'visitor', id: visitorId, session: visitorId },
    scope: 'test',
  });
  shop.base.db.write(() => mergeCarts(context, { visitorId, memberId: MEMBER }));
  await expect(orderFor(member, id)).rejects.toMatchObject(CHANGED);
});

test('a shopper who only opens the checkout of a merchant has seen no price of it', async () => {
  const shop = createShop();
  const [staff, visitor] = [shop.as('staff'), shop.as('visitor')];
  const { cart } = await staff.cartsV2.createCart({ catalogItems: [lineFor(await createProduct(shop))] });
  const id = cart?.id ?? '';
  await staff.checkouts.updateCheckout({
    id,
    checkout: {
      shippingInfo: { shippingDestination: { address: { country: 'IE' } } },
      billingInfo: { address: { country: 'IE' } },
    },
  });
  await staff.cartsV2.setDeliveryMethod({ cartId: id, deliveryMethod: { code: 'pickup' } });
  await visitor.checkouts.getCheckoutUrl({ id });
  await expect(orderFor(visitor, id)).rejects.toMatchObject(CHANGED);
  await visitor.checkouts.getCheckout({ id });
  expect(await orderFor(visitor, id)).toHaveProperty('orderId');
});

test.each<[string, (shop: TestShop, one: string, other: string) => unknown]>([
  [
    'prices of lines',
    async (shop, one, other) => {
      await setPrice(shop, one, 20);
      await setPrice(shop, other, 10);
    },
  ],
  ['taxes', (shop) => shop.configureTax({ calculation: 'MANUAL' })],
])(
  '%s that changed since a checkout was shown are a change, although its total is the same',
  async (_what, change) => {
    const shop = createShop();
    const client = shop.as('visitor');
    const one = await createProduct(shop, { priceData: { price: 10 } });
    const other = await createProduct(shop, { name: 'Vase', priceData: { price: 20 } });
    const id = await completeCheckoutOf(client, one, { lineItems: [lineFor(one), lineFor(other)] });
    await change(shop, one, other);
    await expect(orderFor(client, id)).rejects.toMatchObject(CHANGED);
    const { checkout } = await client.checkouts.getCheckout({ id });
    expect(checkout.priceSummary?.total?.amount).toBe('30.00');
    expect(await orderFor(client, id)).toHaveProperty('orderId');
  },
);
