import { expect, test } from 'vitest';
import { saveMembership } from '../../src/features/pricing/actions.ts';
import { MEMBERSHIP_APP_ID } from '../../src/features/pricing/memberships.ts';
import { readyCart, spring } from '../cart-v2-shop.ts';
import { merchantOf } from '../merchant.ts';
import { MEMBER } from '../orders.ts';
import { createProduct, createShop, itemOf } from '../shop.ts';

test('without a selection, memberships pay for the items that they fit, as long as credits are left', async () => {
  const shop = createShop();
  const context = merchantOf(shop);
  const [bowl, vase] = [await createProduct(shop), await createProduct(shop, { name: 'Vase' })];
  const membership = (productIds: string[], remaining?: number) =>
    saveMembership(context, {
      memberId: MEMBER,
      name: 'Clay club',
      productIds,
      ...(remaining !== undefined && { credits: { total: 10, remaining } }),
    });
  const { id: club } = membership([bowl], 3);
  membership([vase], 0);
  const lineItems = [
    { id: 'a', quantity: 2, price: '10', catalogReference: itemOf(bowl) },
    { id: 'b', quantity: 2, price: '20', catalogReference: itemOf(bowl) },
    { id: 'c', quantity: 1, price: '40', catalogReference: itemOf(vase) },
  ];
  const member = shop.as('member', MEMBER);
  const chosen = { id: club, appId: MEMBERSHIP_APP_ID, lineItemIds: ['a'] };
  expect(await member.totals.calculateTotals({ lineItems })).toMatchObject({
    membershipOptions: { selectedMemberships: [chosen] },
    priceSummary: { total: { amount: '100.00' } },
    payNow: { total: { amount: '80.00' } },
  });
  expect(await shop.as('staff').totals.calculateTotals({ lineItems, memberId: MEMBER })).toMatchObject({
    payNow: { total: { amount: '80.00' } },
  });
  const { id: free } = membership([vase]);
  expect(await member.totals.calculateTotals({ lineItems })).toMatchObject({
    membershipOptions: {
      selectedMemberships: expect.arrayContaining([
        chosen,
        { id: free, appId: MEMBERSHIP_APP_ID, lineItemIds: ['c'] },
      ]),
    },
    payNow: { total: { amount: '40.00' } },
  });
  for (const client of [member, shop.as('visitor')])
    expect(
      await client.totals.calculateTotals({
        lineItems,
        ...(client === member && { selectedMemberships: { memberships: [] } }),
      }),
    ).toMatchObject({
      membershipOptions: { selectedMemberships: [] },
      payNow: { total: { amount: '100.00' } },
    });
});

test('the limit of a coupon per buyer is checked with an email address only', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const bowl = await createProduct(shop);
  spring(shop, { limitPerCustomer: 1 });
  const { id: cartId } = await readyCart(visitor, bowl);
  await visitor.cartsV2.addCoupon({ cartId, coupon: { code: 'SPRING10' } });
  await visitor.cartsV2.placeOrder({ cartId });
  const discount = async (input: { buyerEmail?: string }) => {
    const { priceSummary } = await visitor.totals.calculateTotals({
      lineItems: [{ id: cartId, quantity: 1, price: '10', catalogReference: itemOf(bowl) }],
      couponCode: 'SPRING10',
      ...input,
    });
    return priceSummary?.discount?.amount;
  };
  expect(await discount({})).toBe('1.00');
  expect(await discount({ buyerEmail: 'mara@example.com' })).toBe('0.00');
  expect(await discount({ buyerEmail: 'joe@example.com' })).toBe('1.00');
});

test('an item may have any id, and discounts name the items whose id is a UUID', async () => {
  const shop = createShop();
  spring(shop);
  const totals = await shop.as('visitor').totals.calculateTotals({
    lineItems: ['first', MEMBER].map((id) => ({ id, quantity: 1, price: '10' })),
    couponCode: 'SPRING10',
  });
  expect(totals).toMatchObject({
    calculatedLineItems: [{ lineItemId: 'first' }, { lineItemId: MEMBER }],
    appliedDiscounts: [{ coupon: { amount: { amount: '2.00' } }, lineItemIds: [MEMBER] }],
  });
});

test('a negative quantity is refused', async () => {
  const { totals } = createShop().as('visitor');
  await expect(
    totals.calculateTotals({ lineItems: [{ id: '1', quantity: -3, price: '20.00' }] }),
  ).rejects.toMatchObject({ status: 400, violations: [{ field: 'lineItems[0].quantity' }] });
});
