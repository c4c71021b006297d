import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { expect, test } from 'vitest';
import { exampleOf } from '../create-calls.ts';
import { createExampleShop } from '../example-shop.ts';
import { HOSTILE, mutated } from '../hostile.ts';
import { completeCheckoutOf, lineFor } from '../merchant.ts';
import { createProduct, createShop } from '../shop.ts';

/** Calls that keep what a buyer or merchant sends, or calculate with it. */
const PURCHASES = [
  'checkouts.createCheckout',
  'currentCart.updateCurrentCart',
  'currentCart.estimateCurrentCartTotals',
  'currentCartV2.updateCurrentCart',
].map(exampleOf);

test('no purchase with a hostile part makes a call fail, and the cart can be read and estimated afterwards', async () => {
  const shop = createExampleShop();
  const token = shop.tokenFor({ role: 'staff' });
  const statusOf = async (method: string, path: string, body?: unknown) =>
    (await shop.request(method, path, { token, ...(body !== undefined && { body: JSON.stringify(body) }) }))
      .status;
  for (const { method, url, body } of [exampleOf('currentCart.addToCurrentCart'), ...PURCHASES])
    expect([url, await statusOf(method, url, body)]).toEqual([url, 200]);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...PURCHASES),
      fc.array(fc.nat({ max: 50 }), { minLength: 1, maxLength: 6 }),
      HOSTILE,
      async ({ method, url, body }, steps, replacement) => {
        expect(await statusOf(method, url, mutated(body, steps, replacement))).not.toBe(500);
        expect(await statusOf('GET', '/ecom/v1/carts/current')).toBe(200);
        expect(await statusOf('POST', '/ecom/v1/carts/current/estimate-totals', {})).toBe(200);
      },
    ),
    { numRuns: caseCount(800) },
  );
});

const FREE = { amount: '0.00' };

test('a telephone number is one: in carts, checkouts, orders and identities', async () => {
  const shop = createShop();
  const client = shop.as('visitor');
  const bowl = await createProduct(shop);
  await client.currentCartV2.addLineItemsToCurrentCart({ catalogItems: [lineFor(bowl)] });
  const ofBuyer = (phone: string) =>
    client.currentCartV2.updateCurrentCart({ cart: { customerInfo: { phone } } });
  const ofPayer = (phone: string) =>
    client.currentCartV2.updateCurrentCart({ cart: { paymentInfo: { billingContact: { phone } } } });
  const id = await completeCheckoutOf(client, bowl);
  const inCheckout = (phone: string) =>
    client.checkouts.updateCheckout({ id, checkout: { billingInfo: { contactDetails: { phone } } } });
  const { orders } = shop.as('staff');
  const newOrder = (phone: string) =>
    orders.createOrder({
      order: {
        channelInfo: { type: 'POS' },
        lineItems: [
          { productName: { original: 'Bowl' }, quantity: 1, itemType: { preset: 'PHYSICAL' }, price: FREE },
        ],
        priceSummary: { total: FREE },
        recipientInfo: { contactDetails: { phone } },
      },
    });
  const orderId = (await newOrder('')).order.id ?? '';
  const inOrder = (phone: string) =>
    orders.updateOrder({ id: orderId, order: { billingInfo: { contactDetails: { phone } } } });
  let registered = 0;
  const inIdentity = (phone: string) =>
    client.authentication.register({
      loginId: { email: `ann${registered++}@example.com` },
      password: 'correct horse battery',
      profile: { phonesV2: [{ phone, tag: 'MAIN' }] },
    });
  for (const write of [ofBuyer, ofPayer, inCheckout, newOrder, inOrder, inIdentity]) {
    for (const phone of ['call me', '12', '+353 91 555 0142 please'])
      await expect(write(phone)).rejects.toMatchObject({ violations: [{ rule: 'FORMAT' }] });
    for (const phone of ['+353 91 555 0142', '(091) 555-0142', '091/5550142 ext. 12', '٠١٢٣٤٥٦٧٨'])
      await write(phone);
  }
});
