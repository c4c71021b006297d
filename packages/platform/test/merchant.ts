/** The context of a merchant, for actions that no call of the contract makes, and shortcuts for tests of purchases. */
import { type Context, contextOf } from '../src/kernel/context/context.ts';
import { events } from '../src/kernel/context/outbox.ts';
import { itemOf, type TestShop } from './shop.ts';

export const merchantOf = ({ base }: TestShop): Context =>
  contextOf(base, { caller: { role: 'merchant', via: 'staff', id: base.shop.ownerId }, scope: 'test' });

/** The names of all events so far, such as `cart_created`, without those of the catalog and of carts of version 2. */
export const emittedBy = (shop: TestShop): (string | undefined)[] =>
  shop.base.db
    .of(events)
    .all({ sort: [{ fieldName: 'sequence' }] })
    .filter(({ type }) => !type.startsWith('com.wix') && !type.startsWith('wix.ecom.v2.'))
    .map(({ type }) => type.split('.').at(-1));

/** An address with a rate of 23%. */
export const GALWAY = {
  country: 'IE',
  city: 'Galway',
  postalCode: 'H91 X2V4',
  addressLine: '12 Quay Street',
};

export type Client = ReturnType<TestShop['as']>;
export type NewCheckout = Parameters<Client['checkouts']['createCheckout']>[0];

/** A catalog line. */
export const lineFor = (productId: string, quantity = 1) => ({
  quantity,
  catalogReference: itemOf(productId),
});

/** Addresses and a delivery option. */
export const delivered = (code = 'pickup') => ({
  shippingInfo: { shippingDestination: { address: GALWAY }, selectedCarrierServiceOption: { code } },
  billingInfo: { address: GALWAY },
  buyerInfo: { email: 'mara@example.com' },
});

/** A checkout that nothing prevents from being ordered. */
export async function completeCheckoutOf(
  client: Client,
  productId: string,
  changes: Partial<NewCheckout> = {},
) {
  const { checkout } = await client.checkouts.createCheckout({
    channelType: 'WEB',
    lineItems: [lineFor(productId)],
    checkoutInfo: delivered(),
    ...changes,
  });
  return checkout.id ?? '';
}

/** Makes a checkout of the caller's cart that nothing prevents from being ordered. */
export async function checkOutCart(client: Client, code = 'pickup') {
  const { checkoutId } = await client.currentCart.createCheckoutFromCurrentCart({
    channelType: 'WEB',
    email: 'mara@example.com',
    shippingAddress: GALWAY,
    billingAddress: GALWAY,
    selectedShippingOption: { code },
  });
  return checkoutId;
}

/** Places the order of a checkout. */
export const orderFor = (client: Client, id: string, input = {}) =>
  client.checkouts.createOrderFromCheckout({ id, ...input });
