import { expect, test } from 'vitest';
import { createIdentityShop } from '../identity-shop.ts';

test('addresses have the names of their country and subdivision, if the platform knows them', async () => {
  const shop = createIdentityShop();
  const staff = shop.as('staff');
  const inGalway = { country: 'IE', subdivision: 'IE-G', city: 'Galway' };
  const billingInfo = { address: { country: 'FR', subdivision: 'FR-ZZZ', city: 'Brest' } };
  const { order } = await staff.orders.createOrder({
    order: {
      channelInfo: { type: 'WEB' },
      lineItems: [
        {
          productName: { original: 'Mug' },
          quantity: 1,
          itemType: { preset: 'PHYSICAL' },
          price: { amount: '5' },
        },
      ],
      priceSummary: { total: { amount: '5' } },
      shippingInfo: { title: 'Counter', logistics: { pickupDetails: { address: inGalway } } },
      billingInfo,
    },
  });
  const { cart } = await shop
    .as('visitor')
    .currentCartV2.createCurrentCart({ cart: { deliveryInfo: { address: inGalway } } });
  const { identity } = await shop.as('app').authentication.signOn({
    loginId: { email: 'bea@example.com' },
    profile: { addresses: [{ address: inGalway, tag: 'HOME' }] },
  });
  const named = { ...inGalway, countryFullname: 'Ireland', subdivisionFullname: 'Galway' };
  expect({
    pickup: order.shippingInfo?.logistics?.pickupDetails?.address,
    cart: cart?.deliveryInfo?.address,
    account: identity?.identityProfile?.addresses[0]?.address,
    unknown: order.billingInfo?.address,
  }).toEqual({
    pickup: named,
    cart: named,
    account: { ...named, formattedAddress: 'Galway, Ireland' },
    unknown: { ...billingInfo.address, countryFullname: 'France' },
  });
});
