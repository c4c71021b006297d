/** The context of a merchant, for actions that no call of the contract makes, and shortcuts for tests of purchases. */
import { type Context, contextOf } from '../src/kernel/context/context.ts';
import { eventsIn, itemOf, type TestShop } from './shop.ts';

export const merchantOf = ({ base }: TestShop): Context =>
  contextOf(base, { caller: { role: 'merchant', via: 'staff', id: base.shop.ownerId }, scope: 'test' });

/** The names of all events so far, such as `cart_created`, without those of the catalog and of carts of version 2. */
export const emittedBy = (shop: TestShop): (string | undefined)[] =>
  eventsIn(shop)
    .filter(({ type }) => !type.startsWith('com.wix') && !type.startsWith('wix.ecom.v2.'))
    .map(({ type }) => type.split('.').at(-1));

/** An address with a rate of 23%. */
export const GALWAY = {
  country: 'IE',
  city: 'Galway',
  postalCode: 'H91 X2V4',
  addressLine: '12 Quay Street',
};

export const CARRIER = '6d1f4a52-8c3e-4b7a-9f02-5e1c7d9b3a64';

type Region = NonNullable<Parameters<TestShop['configureDelivery']>[0]['regions']>[number];
type Options = Region['carriers'][number]['options'];

/** A region of deliveries with one carrier: all addresses, unless `changes` name places. */
export const regionOf = (options: Options, changes: Partial<Region> = {}): Region => ({
  id: 'eea849db-76c1-42a8-a722-885d4f2ffcb7',
  name: 'Everywhere',
  places: [],
  carriers: [{ id: CARRIER, options }],
  ...changes,
});

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
