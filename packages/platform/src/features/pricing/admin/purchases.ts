/**
 * Actions on what a merchant sets up for purchases: coupons, gift cards,
 * memberships, tax, fees and discounts.
 */
import * as z from 'zod/mini';
import { defineAction } from '../../../kernel/actions/action.ts';
import { address, amount, anyItem, count, name, nothing, place } from '../../../kernel/actions/shapes.ts';
import {
  configurePurchases,
  configureTax,
  listCoupons,
  listGiftCards,
  saveCoupon,
  saveGiftCard,
  saveMembership,
} from '../actions.ts';

const ID = 'That of an existing one. Default a new one.';
const id = z.exactOptional(z.guid().check(z.meta({ description: ID })));
const dateTime = z.iso.datetime();
const productIds = z.array(z.guid());
const percent = z.string().check(z.regex(/^(100|\d{1,2}(\.\d{1,4})?)$/));

const reduction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('amount'), amount }),
  z.strictObject({ kind: z.literal('percent'), percent }),
  z.strictObject({ kind: z.literal('fixedPrice'), price: amount }),
  z.strictObject({
    kind: z.literal('buyXGetY'),
    buy: z.int().check(z.gte(1)),
    get: z.int().check(z.gte(1)),
  }),
  z.strictObject({ kind: z.literal('freeShipping') }),
]);

const scope = z.strictObject({
  productIds: z.exactOptional(productIds),
  collectionIds: z.exactOptional(z.array(z.guid())),
});

const discountRule = z.strictObject({
  id: z.guid(),
  name,
  reduction,
  scope: z.exactOptional(scope),
  minimumSubtotal: z.exactOptional(amount),
});

const credits = z.strictObject({ total: count, remaining: count });

const taxRegion = z.strictObject({
  id: z.guid(),
  name,
  ...place.shape,
  isManual: z.exactOptional(z.boolean()),
  rates: z.record(
    z.guid(),
    z.array(
      z.strictObject({
        name,
        rate: z.string().check(z.regex(/^0(\.\d{1,6})?$|^1$/)),
        type: name,
        jurisdiction: name,
        level: z.enum(['COUNTRY', 'STATE', 'COUNTY', 'CITY', 'SPECIAL']),
      }),
    ),
  ),
});

const fee = z.strictObject({
  code: name,
  name,
  price: amount,
  productIds: z.exactOptional(productIds),
  belowSubtotal: z.exactOptional(amount),
});

const remark = z.strictObject({
  severity: z.enum(['WARNING', 'ERROR']),
  description: name,
  productIds: z.exactOptional(productIds),
  suggestsRemoval: z.exactOptional(z.boolean()),
});

export const purchaseActions = {
  listCoupons: defineAction({
    summary: 'Lists the coupons.',
    effect: 'read',
    input: nothing,
    output: z.object({ coupons: z.array(anyItem) }),
    run: (context) => ({ coupons: listCoupons(context) }),
  }),
  saveCoupon: defineAction({
    summary: 'Creates or replaces a coupon.',
    effect: 'write',
    input: z.strictObject({
      id,
      code: name,
      name,
      reduction,
      scope: z.exactOptional(scope),
      minimumSubtotal: z.exactOptional(amount),
      startDate: z.exactOptional(dateTime),
      endDate: z.exactOptional(dateTime),
      usageLimit: z.exactOptional(count),
      limitPerCustomer: z.exactOptional(count),
    }),
    output: z.object({ coupon: anyItem }),
    run: (context, coupon) => ({ coupon: saveCoupon(context, coupon) }),
  }),
  listGiftCards: defineAction({
    summary: 'Lists the gift cards.',
    effect: 'read',
    input: nothing,
    output: z.object({ giftCards: z.array(anyItem) }),
    run: (context) => ({ giftCards: listGiftCards(context) }),
  }),
  saveGiftCard: defineAction({
    summary: 'Creates or replaces a gift card.',
    effect: 'write',
    input: z.strictObject({
      id,
      code: z.string(),
      balance: amount,
      isDisabled: z.exactOptional(z.boolean()),
      expires: z.exactOptional(dateTime),
    }),
    output: z.object({ giftCard: anyItem }),
    run: (context, card) => ({ giftCard: saveGiftCard(context, card) }),
  }),
  saveMembership: defineAction({
    summary: 'Creates or replaces a membership of a member.',
    effect: 'write',
    input: z.strictObject({
      // ids of memberships are texts in the contract
      id: z.exactOptional(name.check(z.meta({ description: ID }))),
      memberId: z.guid(),
      name,
      productIds,
      credits: z.exactOptional(credits),
      expires: z.exactOptional(dateTime),
    }),
    output: z.object({ membership: anyItem }),
    run: (context, membership) => ({ membership: saveMembership(context, membership) }),
  }),
  configureTax: defineAction({
    summary: 'Changes how the shop taxes. What is missing stays.',
    effect: 'write',
    input: z.strictObject({
      calculation: z.exactOptional(z.enum(['MANUAL', 'AUTO'])),
      service: z.exactOptional(z.enum(['ACTIVE', 'FAILING', 'DEACTIVATED'])),
      groups: z.exactOptional(z.array(z.strictObject({ id: z.guid(), name }))),
      productGroups: z.exactOptional(
        z
          .record(z.guid(), z.guid())
          .check(
            z.meta({ description: 'Tax groups of products by their ids. Others have the default group.' }),
          ),
      ),
      regions: z.exactOptional(z.array(taxRegion)),
      exemptGroups: z.exactOptional(z.array(z.guid())),
      businessAddress: z.exactOptional(address),
    }),
    output: z.object({ tax: anyItem }),
    run: (context, changes) => ({ tax: configureTax(context, changes) }),
  }),
  configurePurchases: defineAction({
    summary: 'Changes payment, minimum, automatic discounts, fees and remarks. What is missing stays.',
    effect: 'write',
    input: z.strictObject({
      acceptsPayments: z.exactOptional(z.boolean()),
      minimumSubtotal: z.exactOptional(amount),
      fees: z.exactOptional(z.array(fee)),
      remarks: z.exactOptional(z.array(remark)),
      discounts: z.exactOptional(z.array(discountRule)),
    }),
    output: z.object({ rules: anyItem }),
    run: (context, changes) => ({ rules: configurePurchases(context, changes) }),
  }),
};
