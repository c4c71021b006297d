import { expect, test } from 'vitest';
import { mergeCarts } from '../../src/features/carts/merge-carts.ts';
import { BUYER, spring } from '../cart-v2-shop.ts';
import { checkOutCart, GALWAY, lineFor, merchantOf } from '../merchant.ts';
import { MEMBER, stockUp } from '../orders.ts';
import { createProduct, createShop } from '../shop.ts';

test('what version 1 adds is in the cart of version 2, and the reverse', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  spring(shop);
  const bowl = await createProduct(shop);
  await visitor.currentCart.addToCurrentCart({ lineItems: [lineFor(bowl, 2)] });
  await visitor.currentCart.updateCurrentCart({
    couponCode: 'SPRING10',
    cartInfo: { buyerNote: 'Ring twice', contactInfo: { address: GALWAY } },
  });
  const { cart } = await visitor.currentCartV2.getCurrentCart();
  expect(cart).toMatchObject({
    revision: '2',
    note: 'Ring twice',
    coupons: [{ code: 'SPRING10' }],
    deliveryInfo: { address: { city: 'Galway' } },
    lineItems: [{ quantityInfo: { requestedQuantity: 2 } }],
  });
  await visitor.currentCartV2.updateCurrentCart({ cart: BUYER });
  await visitor.currentCartV2.addLineItemsToCurrentCart({ catalogItems: [lineFor(bowl)] });
  await visitor.currentCartV2.setDeliveryMethodForCurrentCart({ deliveryMethod: { code: 'express' } });
  const { cart: old } = await visitor.currentCart.getCurrentCart();
  expect(old).toMatchObject({
    revision: '5',
    buyerInfo: { email: 'mara@example.com' },
    selectedShippingOption: { code: 'express' },
    lineItems: [{ quantity: 3 }],
  });
  await visitor.currentCartV2.removeDeliveryMethodFromCurrentCart();
  const { cart: unshipped } = await visitor.currentCart.getCurrentCart();
  expect(unshipped).not.toHaveProperty('selectedShippingOption');
  const checkoutId = await checkOutCart(visitor, 'standard');
  expect(checkoutId).toBe(cart?.id);
  const { checkout } = await visitor.checkouts.getCheckout({ id: checkoutId });
  const { summary } = await visitor.cartsV2.calculateCart({ cartId: checkoutId });
  expect(summary.priceSummary?.total?.amount).toBe(checkout.priceSummary?.total?.amount);
  const { checkout: created } = await visitor.checkouts.createCheckout({
    channelType: 'WEB',
    lineItems: [lineFor(bowl)],
  });
  expect((await visitor.cartsV2.getCart({ cartId: created.id ?? '' })).cart).toMatchObject({
    currentCart: false,
    lineItems: [{ quantityInfo: { requestedQuantity: 1 } }],
  });
});

test('the cart of a visitor is merged into that of the member who signs in, up to the stock', async () => {
  const shop = createShop();
  const visitorId = '3d9f6b12-8e47-4c05-a2b9-7f1d5c8e3a60';
  const memberId = MEMBER;
  const [visitor, member] = [shop.as('visitor', visitorId), shop.as('member', memberId)];
  const [bowl, vase] = [await createProduct(shop), await createProduct(shop, { name: 'Vase' })];
  stockUp(shop, bowl, 4);
  await visitor.currentCartV2.addLineItemsToCurrentCart({
    catalogItems: [lineFor(bowl, 3), lineFor(vase)],
  });
  const { cart } = await member.currentCartV2.createCurrentCart({
    cart: { note: 'Mine' },
    catalogItems: [lineFor(bowl, 2)],
  });
  // the second merge has nothing to merge
  for (const _ of [1, 2]) {
    shop.base.db.write(() => mergeCarts(merchantOf(shop), { visitorId, memberId }));
    expect((await member.currentCartV2.getCurrentCart()).cart).toMatchObject({
      id: cart?.id,
      note: 'Mine',
      lineItems: [{ quantityInfo: { requestedQuantity: 4 } }, { quantityInfo: { requestedQuantity: 1 } }],
    });
  }
  await expect(visitor.currentCartV2.getCurrentCart()).rejects.toMatchObject({ status: 404 });
});

test('carts that are worth too much together stay as they are, and the sign-in succeeds', async () => {
  const shop = createShop();
  const visitorId = '3d9f6b12-8e47-4c05-a2b9-7f1d5c8e3a60';
  const memberId = MEMBER;
  const carts = [shop.as('visitor', visitorId), shop.as('member', memberId)];
  for (const { currentCart } of carts)
    for (const name of 'abcdef') {
      const dear = await createProduct(shop, { name, priceData: { price: 999_999_999 } });
      await currentCart.addToCurrentCart({ lineItems: [lineFor(dear, 100_000)] });
    }
  const quantities = async () => {
    const found: number[][] = [];
    for (const { currentCart } of carts)
      found.push((await currentCart.getCurrentCart()).cart.lineItems.map(({ quantity }) => quantity));
    return found;
  };
  const before = await quantities();
  shop.base.db.write(() => mergeCarts(merchantOf(shop), { visitorId, memberId }));
  expect(await quantities()).toEqual(before);
});

test('a sign-in takes what the member has not chosen from the visitor, and mixes no two addresses', async () => {
  const shop = createShop();
  const context = merchantOf(shop);
  const visitorId = '3d9f6b12-8e47-4c05-a2b9-7f1d5c8e3a60';
  const memberId = MEMBER;
  const [visitor, member] = [shop.as('visitor', visitorId), shop.as('member', memberId)];
  const bowl = await createProduct(shop);
  spring(shop);
  spring(shop, { code: 'AUTUMN' });
  shop.saveGiftCard({ code: 'HRBR-2046-QTZ7', balance: '8' });
  const { cart: own } = await visitor.currentCartV2.createCurrentCart({
    cart: { ...BUYER, note: 'Ring twice' },
    catalogItems: [lineFor(bowl)],
    coupons: [{ code: 'SPRING10' }],
    giftCards: [{ code: 'HRBR-2046-QTZ7' }],
    deliveryMethod: { code: 'pickup' },
  });
  await member.currentCartV2.createCurrentCart({
    cart: { customerInfo: { firstName: 'Aoife' }, deliveryInfo: { address: { country: 'DE' } } },
    catalogItems: [lineFor(bowl)],
    coupons: [{ code: 'AUTUMN' }],
  });
  shop.base.db.write(() => mergeCarts(context, { visitorId, memberId }));
  const { cart } = await member.currentCartV2.getCurrentCart();
  expect(cart).toMatchObject({
    note: 'Ring twice',
    coupons: own?.coupons,
    customerInfo: { firstName: 'Aoife', email: 'mara@example.com' },
    deliveryInfo: { address: { country: 'DE' }, method: { code: 'pickup' } },
    paymentInfo: { giftCards: own?.paymentInfo?.giftCards, billingAddress: { city: 'Galway' } },
  });
  expect(cart?.customerInfo).not.toHaveProperty('lastName');
  expect(cart?.deliveryInfo?.address).not.toHaveProperty('city');
});

test('what a member has cleared in the cart is taken from the visitor at a sign-in', async () => {
  const shop = createShop();
  const visitorId = '3d9f6b12-8e47-4c05-a2b9-7f1d5c8e3a60';
  const [visitor, member] = [shop.as('visitor', visitorId), shop.as('member', MEMBER)];
  const bowl = await createProduct(shop);
  const locationId = '4e1a7d36-9b2c-4f85-8d60-a3c5e7f9b128';
  await visitor.currentCartV2.createCurrentCart({
    cart: { customerInfo: { firstName: 'Mara', email: 'mara@example.com' }, businessInfo: { locationId } },
    catalogItems: [lineFor(bowl)],
  });
  const { cart: own } = await member.currentCartV2.createCurrentCart({
    cart: { customerInfo: { firstName: null, lastName: null, email: null }, businessInfo: { locationId } },
    catalogItems: [lineFor(bowl)],
  });
  expect(own?.customerInfo).not.toHaveProperty('firstName');
  await member.currentCartV2.updateCurrentCart({ cart: { businessInfo: { locationId: null } } });
  shop.base.db.write(() => mergeCarts(merchantOf(shop), { visitorId, memberId: MEMBER }));
  expect((await member.currentCartV2.getCurrentCart()).cart).toMatchObject({
    customerInfo: { firstName: 'Mara', email: 'mara@example.com' },
    businessInfo: { locationId },
  });
});
