import { expect, test } from 'vitest';
import { saveMembership } from '../../src/features/pricing/actions.ts';
import { MEMBERSHIP_APP_ID } from '../../src/features/pricing/memberships.ts';
import { application, MISSING } from '../cart-v2-shop.ts';
import { lineFor, merchantOf } from '../merchant.ts';
import { MEMBER } from '../orders.ts';
import { createProduct, createShop } from '../shop.ts';

test('a membership of the buyer is chosen per line, and taken off by an empty object', async () => {
  const shop = createShop();
  const memberId = MEMBER;
  const { currentCartV2 } = shop.as('member', memberId);
  const bowl = await createProduct(shop);
  const { id: membershipId } = saveMembership(merchantOf(shop), {
    memberId,
    name: 'Clay club',
    productIds: [bowl],
    credits: { total: 10, remaining: 3 },
  });
  const existingMembership = { appId: MEMBERSHIP_APP_ID, membershipId };
  const { cart } = await currentCartV2.addLineItemsToCurrentCart({
    catalogItems: [{ ...lineFor(bowl, 2), membershipPayment: { existingMembership } }],
  });
  expect(cart?.lineItems[0]?.paymentConfig).toMatchObject({
    paymentOption: 'MEMBERSHIP',
    membership: { existingMembership, name: { original: 'Clay club' }, redemptionCost: 2 },
  });
  const lineItemId = cart?.lineItems[0]?.id ?? '';
  const { summary } = await currentCartV2.calculateCurrentCart();
  expect(summary.paymentSummary).toMatchObject({
    memberships: [{ id: membershipId, lineItemIds: [lineItemId] }],
    payNow: { amount: '0.00' },
  });
  const update = (change: object) =>
    currentCartV2.updateLineItemsInCurrentCart({ lineItems: [{ lineItemId, ...change }] });
  await update({ quantity: { newQuantity: 4 } });
  const { summary: tooMany } = await currentCartV2.calculateCurrentCart();
  expect(tooMany.violations).toContainEqual(
    expect.objectContaining({
      code: 'INVALID_MEMBERSHIP_STATUS',
      invalidMembershipStatusData: { membershipId, reason: 'INSUFFICIENT_FUNDS' },
    }),
  );
  const { cart: without } = await update({ membershipPayment: {} });
  expect(without?.lineItems[0]?.paymentConfig).not.toHaveProperty('membership');
  const vase = await createProduct(shop, { name: 'Vase' });
  await expect(
    currentCartV2.addLineItemsToCurrentCart({
      catalogItems: [{ ...lineFor(vase), membershipPayment: { existingMembership } }],
    }),
  ).rejects.toMatchObject(application('INVALID_MEMBERSHIP_PAYMENT_OPTION'));
  const { id: ofOther } = saveMembership(merchantOf(shop), {
    memberId: MISSING,
    name: 'Clay club',
    productIds: [bowl],
  });
  const foreign = { existingMembership: { appId: MEMBERSHIP_APP_ID, membershipId: ofOther } };
  await expect(update({ membershipPayment: foreign })).rejects.toMatchObject(
    application('INVALID_MEMBERSHIP_PAYMENT_OPTION'),
  );
  await expect(update({ membershipPayment: { existingMembership: {} } })).rejects.toMatchObject({
    violations: [{ field: 'lineItems[0].membershipPayment.existingMembership.appId' }],
  });
  const plan = { futureMembership: { lineItemId: MISSING, benefitId: 'yoga' } };
  await expect(update({ membershipPayment: plan })).rejects.toMatchObject(
    application('PLAN_LINE_ITEM_NOT_FOUND', 404),
  );
  const future = { futureMembership: { lineItemId, benefitId: 'yoga' } };
  const { cart: planned } = await update({ membershipPayment: future });
  expect(planned?.lineItems[0]?.paymentConfig?.membership).toMatchObject(future);
});

test('more pieces with a membership are paid with it, and one that no longer fits blocks no other item', async () => {
  const shop = createShop();
  const memberId = MEMBER;
  const { currentCartV2 } = shop.as('member', memberId);
  const bowl = await createProduct(shop);
  const vase = await createProduct(shop, { name: 'Vase' });
  const club = saveMembership(merchantOf(shop), { memberId, name: 'Clay club', productIds: [bowl] });
  const existingMembership = { appId: MEMBERSHIP_APP_ID, membershipId: club.id };
  const add = async (item: ReturnType<typeof lineFor>, membershipPayment = {}) => {
    const { cart } = await currentCartV2.addLineItemsToCurrentCart({
      catalogItems: [{ ...item, membershipPayment }],
    });
    return cart?.lineItems.map(({ paymentConfig }) => paymentConfig?.membership);
  };
  await add(lineFor(bowl));
  expect(await add(lineFor(bowl), { existingMembership })).toMatchObject([{ existingMembership }]);
  expect(await add(lineFor(bowl))).toMatchObject([{ existingMembership }]);
  shop.saveMembership({ ...club, productIds: [] });
  const [kept, none] = (await add(lineFor(vase))) ?? [];
  expect([kept, none]).toMatchObject([{ existingMembership }, undefined]);
  const { summary } = await currentCartV2.calculateCurrentCart();
  expect(summary.violations).toContainEqual(expect.objectContaining({ code: 'INVALID_MEMBERSHIP_STATUS' }));
});

test('a future membership is that of the line that it was chosen for, and of no other line of the product', async () => {
  const shop = createShop();
  const memberId = MEMBER;
  const { currentCartV2 } = shop.as('member', memberId);
  const bowl = await createProduct(shop);
  const { cart: plan } = await currentCartV2.addLineItemsToCurrentCart({ catalogItems: [lineFor(bowl)] });
  const futureMembership = { lineItemId: plan?.lineItems[0]?.id ?? '', benefitId: 'yoga' };
  const { cart } = await currentCartV2.addLineItemsToCurrentCart({
    catalogItems: [
      {
        ...lineFor(bowl),
        extendedFields: { namespaces: { '@harbour/care': { gift: true } } },
        membershipPayment: { futureMembership },
      },
    ],
  });
  expect(cart?.lineItems.map(({ paymentConfig }) => paymentConfig?.membership)).toMatchObject([
    undefined,
    { futureMembership },
  ]);
});

test('nobody learns the membership of another member from its id', async () => {
  const shop = createShop();
  const bowl = await createProduct(shop);
  const { id: membershipId } = saveMembership(merchantOf(shop), {
    memberId: MEMBER,
    name: 'Clay club',
    productIds: [bowl],
  });
  const catalogItems = [
    {
      ...lineFor(bowl),
      membershipPayment: { existingMembership: { appId: MEMBERSHIP_APP_ID, membershipId } },
    },
  ];
  for (const role of ['visitor', 'staff'] as const) {
    const { cart } = await shop.as(role).cartsV2.createCart({ cart: {}, catalogItems });
    expect(JSON.stringify(cart)).toContain(membershipId);
    expect(JSON.stringify(cart)).not.toContain('Clay club');
  }
});
