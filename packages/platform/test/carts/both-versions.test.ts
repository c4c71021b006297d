/** One cart, which both versions of the contract read and change. */
import fc from 'fast-check';
import { StoreError } from 'storewire';
import { caseCount } from 'storewire-dev-kit/case-count';
import { expect, test } from 'vitest';
import { readyCart, spring } from '../cart-v2-shop.ts';
import { type Client, GALWAY, lineFor } from '../merchant.ts';
import { stockUp } from '../orders.ts';
import { createProduct, createShop, type TestShop } from '../shop.ts';

/** A change of the current cart by one of the versions. What the shop refuses changes nothing. */
type Step = (
  client: Client,
  products: readonly string[],
  lines: readonly string[],
  shop: TestShop,
) => Promise<unknown>;

const product = fc.nat({ max: 2 });
const quantity = fc.integer({ min: 1, max: 4 });
const line = fc.nat({ max: 2 });
const text = fc.constantFrom('Ring twice', 'Leave it at the gate', null);
const email = fc.constantFrom('mara@example.com', 'noa@example.com');
const city = fc.constantFrom('Galway', 'Cork');
const option = fc.constantFrom('standard', 'express');

const SPRING = 'SPRING10';

const steps: readonly fc.Arbitrary<Step>[] = [
  fc.tuple(product, quantity).map(
    ([which, pieces]): Step =>
      ({ currentCart }, products) =>
        currentCart.addToCurrentCart({ lineItems: [lineFor(products[which] ?? '', pieces)] }),
  ),
  fc.tuple(product, quantity).map(
    ([which, pieces]): Step =>
      ({ currentCartV2 }, products) =>
        currentCartV2.addLineItemsToCurrentCart({ catalogItems: [lineFor(products[which] ?? '', pieces)] }),
  ),
  fc.tuple(line, quantity).map(
    ([which, pieces]): Step =>
      ({ currentCart }, _products, lines) =>
        currentCart.updateCurrentCartLineItemsQuantity({
          lineItems: [{ id: lines[which] ?? '', quantity: pieces }],
        }),
  ),
  fc.tuple(line, quantity).map(
    ([which, newQuantity]): Step =>
      ({ currentCartV2 }, _products, lines) =>
        currentCartV2.updateLineItemsInCurrentCart({
          lineItems: [{ lineItemId: lines[which] ?? '', quantity: { newQuantity } }],
        }),
  ),
  line.map(
    (which): Step =>
      ({ currentCart }, _products, lines) =>
        currentCart.removeCurrentCartLineItems({ lineItemIds: [lines[which] ?? ''] }),
  ),
  line.map(
    (which): Step =>
      ({ currentCartV2 }, _products, lines) =>
        currentCartV2.removeLineItemsFromCurrentCart({ lineItemIds: [lines[which] ?? ''] }),
  ),
  fc.constantFrom<Step>(
    ({ currentCart }) => currentCart.updateCurrentCart({ couponCode: SPRING }),
    ({ currentCart }) => currentCart.removeCurrentCartCoupon(),
    ({ currentCartV2 }) => currentCartV2.addCouponToCurrentCart({ coupon: { code: SPRING } }),
    async ({ currentCartV2 }) => {
      const { cart } = await currentCartV2.getCurrentCart();
      return currentCartV2.removeCouponFromCurrentCart({ couponId: cart?.coupons[0]?.id ?? '' });
    },
    ({ currentCartV2 }) => currentCartV2.removeDeliveryMethodFromCurrentCart(),
  ),
  fc.tuple(text, email, city).map(
    ([buyerNote, address, town]): Step =>
      ({ currentCart }) =>
        currentCart.updateCurrentCart({
          cartInfo: {
            buyerNote,
            buyerInfo: { email: address },
            contactInfo: { address: { ...GALWAY, city: town }, contactDetails: { firstName: 'Mara' } },
          },
        }),
  ),
  fc.tuple(text, email, city).map(
    ([note, address, town]): Step =>
      ({ currentCartV2 }) =>
        currentCartV2.updateCurrentCart({
          cart: {
            note,
            customerInfo: { email: address, firstName: 'Noa' },
            deliveryInfo: { address: { ...GALWAY, city: town } },
          },
        }),
  ),
  fc.tuple(city, email, option).map(
    ([town, address, code]): Step =>
      ({ currentCart }) =>
        currentCart.createCheckoutFromCurrentCart({
          channelType: 'WEB',
          email: address,
          shippingAddress: { ...GALWAY, city: town },
          selectedShippingOption: { code },
        }),
  ),
  option.map(
    (code): Step =>
      ({ currentCartV2 }) =>
        currentCartV2.setDeliveryMethodForCurrentCart({ deliveryMethod: { code } }),
  ),
  fc.tuple(product, fc.nat({ max: 4 })).map(
    ([which, pieces]): Step =>
      ({ currentCartV2 }, products, _lines, shop) => {
        stockUp(shop, products[which] ?? '', pieces);
        // version 1 shows the stock of the moment, version 2 that of the last change
        return currentCartV2.refreshCurrentCart();
      },
  ),
  fc.tuple(city, text).map(
    ([town, buyerNote]): Step =>
      async ({ currentCartV2, checkouts }) => {
        const { cart } = await currentCartV2.getCurrentCart();
        return checkouts.updateCheckout({
          id: cart?.id ?? '',
          checkout: { buyerNote, shippingInfo: { shippingDestination: { address: { city: town } } } },
        });
      },
  ),
];

/** The status of a line in version 2, by that of version 1. */
const STATUSES: Readonly<Record<string, string>> = {
  AVAILABLE: 'IN_STOCK',
  PARTIALLY_AVAILABLE: 'PARTIALLY_IN_STOCK',
  NOT_AVAILABLE: 'OUT_OF_STOCK',
};

/** What both versions show of the current cart, each by its own calls. */
async function shownBy({ currentCart, currentCartV2, cartsV2, checkouts }: Client) {
  const { cart: first } = await currentCart.getCurrentCart();
  const { cart: second } = await currentCartV2.getCurrentCart();
  if (!second) throw new Error('Version 2 has no cart');
  const { checkout } = await checkouts.getCheckout({ id: second.id });
  const { summary } = await cartsV2.calculateCart({ cartId: second.id });
  const destination = first.contactInfo;
  return {
    version1: {
      revision: first.revision,
      lines: first.lineItems.map(({ id, quantity, availability, price, productName }) => [
        id,
        quantity,
        availability?.quantityAvailable,
        STATUSES[availability?.status ?? ''],
        price?.amount,
        productName?.original,
      ]),
      pieces: checkout.lineItems.map(({ quantity }) => quantity),
      note: first.buyerNote,
      email: first.buyerInfo?.email,
      firstName: destination?.contactDetails?.firstName,
      city: destination?.address?.city,
      coupons: first.appliedDiscounts?.flatMap(({ coupon }) => coupon?.code ?? []),
      option: first.selectedShippingOption?.code,
      total: checkout.priceSummary?.total?.amount,
      tax: checkout.priceSummary?.tax?.amount,
    },
    version2: {
      revision: second.revision,
      lines: second.lineItems.map(({ id, quantityInfo, status, pricing, name }) => [
        id,
        quantityInfo?.confirmedQuantity,
        quantityInfo?.availableQuantity,
        status,
        pricing?.breakdown?.salePrice?.amount,
        name?.original,
      ]),
      pieces: summary.lineItems.map((each) => each.quantity),
      note: second.note,
      email: second.customerInfo?.email,
      firstName: second.customerInfo?.firstName,
      city: second.deliveryInfo?.address?.city,
      coupons: second.coupons.map(({ code }) => code),
      option: second.deliveryInfo?.method?.code,
      total: summary.priceSummary?.total?.amount,
      tax: summary.taxSummary?.taxes?.[0]?.amount?.amount ?? '0.00',
    },
  };
}

test('after any changes by either version, both show the same cart', async () => {
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(...steps), { minLength: 4, maxLength: 14, size: 'max' }),
      async (history) => {
        const shop = createShop();
        const client = shop.as('visitor');
        spring(shop);
        const products = [
          await createProduct(shop),
          await createProduct(shop, { name: 'Vase', priceData: { price: 40 } }),
          await createProduct(shop, { name: 'Tile', priceData: { price: 3.5 } }),
        ];
        stockUp(shop, products[1] ?? '', 5);
        await client.currentCart.addToCurrentCart({ lineItems: [lineFor(products[0] ?? '')] });
        for (const step of history) {
          const lines = (await client.currentCart.getCurrentCart()).cart.lineItems.map(({ id }) => id ?? '');
          await step(client, products, lines, shop).catch((error: unknown) => {
            if (!(error instanceof StoreError) || error.kind === 'system') throw error;
          });
          const { version1, version2 } = await shownBy(client);
          expect(version2).toEqual(version1);
          compared++;
        }
      },
    ),
    { numRuns: caseCount(30) },
  );
  expect(compared).toBeGreaterThan(0);
});

test('both versions show what a merchant has changed once the cart is refreshed', async () => {
  const shop = createShop();
  const client = shop.as('visitor');
  const bowl = await createProduct(shop);
  await client.currentCart.addToCurrentCart({ lineItems: [lineFor(bowl, 3)] });
  await shop.as('staff').products.updateProduct({ id: bowl, product: { priceData: { price: 99 } } });
  await client.currentCartV2.refreshCurrentCart();
  const { version1, version2 } = await shownBy(client);
  expect(version2).toEqual(version1);
  expect(version1.total).toBe('297.00');
});

test('a read by version 1 changes neither prices nor stock of a cart, also if the catalog has others', async () => {
  const shop = createShop();
  const [client, staff] = [shop.as('visitor'), shop.as('staff')];
  const bowl = await createProduct(shop);
  const { id: cartId } = await readyCart(client, bowl);
  await staff.products.updateProduct({ id: bowl, product: { priceData: { price: 30 } } });
  const before = await client.cartsV2.getCart({ cartId });
  expect((await staff.checkouts.getCheckout({ id: cartId })).checkout.lineItems[0]?.price?.amount).toBe(
    '30.00',
  );
  expect(await client.cartsV2.getCart({ cartId })).toEqual(before);
});

test.each([
  ['the pieces that are left', 3, 3],
  ['nothing that is sold out', 0, undefined],
])('after stock fell, both versions order %s', async (_what, left, ordered) => {
  const shop = createShop();
  const client = shop.as('visitor');
  const bowl = await createProduct(shop);
  const byVersion1 = (cartId: string) => client.checkouts.createOrderFromCheckout({ id: cartId });
  const byVersion2 = (cartId: string) => client.cartsV2.placeOrder({ cartId });
  for (const [order, code] of [
    [byVersion1, 'FULL_OUT_OF_STOCK'],
    [byVersion2, 'LINE_ITEMS_OUT_OF_STOCK'],
  ] as const) {
    stockUp(shop, bowl, 5);
    const { id } = await readyCart(client, bowl, { quantity: 5 });
    stockUp(shop, bowl, left);
    await client.currentCartV2.refreshCurrentCart();
    await client.checkouts.getCheckout({ id });
    const result = order(id);
    if (ordered === undefined) await expect(result).rejects.toMatchObject({ code });
    else {
      const { orderId = '' } = await result;
      const { order: placed } = await client.orders.getOrder({ id: orderId });
      expect(placed).toMatchObject({
        lineItems: [{ quantity: ordered }],
        priceSummary: { total: { amount: '37.50' } },
      });
    }
  }
});
