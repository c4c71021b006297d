/** Version 1 shows an ordered cart as it was ordered. */
import { expect, test } from 'vitest';
import { saveMembership } from '../../src/features/pricing/actions.ts';
import { MEMBERSHIP_APP_ID } from '../../src/features/pricing/memberships.ts';
import { openPage, place, readyCart, spring } from '../cart-v2-shop.ts';
import { type Client, lineFor, merchantOf } from '../merchant.ts';
import { MEMBER } from '../orders.ts';
import { createProduct, createShop, type TestShop } from '../shop.ts';

test.each<[string, (shop: TestShop, client: Client, id: string) => unknown]>([
  ['version 2', (_shop, client, id) => place(client, id)],
  ['the hosted page', async (shop, client, id) => (await openPage(shop, client, id)).pay('approved')],
])(
  'a cart that %s ordered stays as it was ordered to version 1, and a read of it writes nothing',
  async (_by, order) => {
    const shop = createShop();
    const client = shop.as('member', MEMBER);
    const bowl = await createProduct(shop);
    spring(shop, { usageLimit: 1 });
    const { id: membershipId } = saveMembership(merchantOf(shop), {
      memberId: MEMBER,
      name: 'Club',
      productIds: [bowl],
      credits: { total: 2, remaining: 2 },
    });
    const mug = await createProduct(shop, { name: 'Mug' });
    const { id } = await readyCart(client, bowl, { quantity: 2 });
    const { cart } = await client.currentCartV2.addLineItemsToCurrentCart({ catalogItems: [lineFor(mug)] });
    const existingMembership = { appId: MEMBERSHIP_APP_ID, membershipId };
    await client.cartsV2.updateLineItems({
      cartId: id,
      lineItems: [{ lineItemId: cart?.lineItems[0]?.id ?? '', membershipPayment: { existingMembership } }],
    });
    await client.cartsV2.addCoupon({ cartId: id, coupon: { code: 'SPRING10' } });
    const { checkout: open } = await client.checkouts.getCheckout({ id });
    await order(shop, client, id);
    shop.changeSettings({ currency: 'JPY' });
    const stored = () => ['cart.jsonl', 'event.jsonl'].map((file) => shop.export().get(file));
    const before = stored();
    for (const reader of [client, shop.as('staff')]) {
      const { checkout } = await reader.checkouts.getCheckout({ id });
      expect(checkout).toEqual({ ...open, completed: true, updatedDate: checkout.updatedDate });
    }
    expect(stored()).toEqual(before);
  },
);
