/**
 * Actions on what a merchant sets up for purchases: coupons, gift cards,
 * memberships, tax, fees and discounts.
 */
import { defineAction } from '../../../kernel/actions/action.ts';
import { object } from '../../../kernel/schemas/json-schema.ts';
import {
  address,
  amount,
  anyItem,
  count,
  dateTime,
  flag,
  guid,
  name,
  nothing,
  place,
  text,
} from '../../../kernel/schemas/shapes.ts';
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
const id = { ...guid, description: ID } as const;
const guids = { type: 'array', items: guid } as const;
const percent = { type: 'string', pattern: '^(100|\\d{1,2}(\\.\\d{1,4})?)$' } as const;

const reduction = {
  oneOf: [
    object({ kind: { const: 'amount' }, amount }),
    object({ kind: { const: 'percent' }, percent }),
    object({ kind: { const: 'fixedPrice' }, price: amount }),
    object({
      kind: { const: 'buyXGetY' },
      buy: { ...count, minimum: 1 },
      get: { ...count, minimum: 1 },
    }),
    object({ kind: { const: 'freeShipping' } }),
  ],
} as const;

const scope = object({}, { productIds: guids, collectionIds: guids });

const discountRule = object({ id: guid, name, reduction }, { scope, minimumSubtotal: amount });

const taxRate = object({
  name,
  rate: { type: 'string', pattern: '^0(\\.\\d{1,6})?$|^1$' },
  type: name,
  jurisdiction: name,
  level: { enum: ['COUNTRY', 'STATE', 'COUNTY', 'CITY', 'SPECIAL'] },
});

const taxRegion = object(
  {
    id: guid,
    name,
    country: place.properties.country,
    rates: {
      type: 'object',
      propertyNames: guid,
      additionalProperties: { type: 'array', items: taxRate },
    },
  },
  { subdivisions: place.properties.subdivisions, isManual: flag },
);

const fee = object({ code: name, name, price: amount }, { productIds: guids, belowSubtotal: amount });

const remark = object(
  { severity: { enum: ['WARNING', 'ERROR'] }, description: name },
  { productIds: guids, suggestsRemoval: flag },
);

export const purchaseActions = {
  listCoupons: defineAction({
    summary: 'Lists the coupons.',
    effect: 'read',
    input: nothing,
    output: object({ coupons: { type: 'array', items: anyItem } }),
    run: (context) => ({ coupons: listCoupons(context) }),
  }),
  saveCoupon: defineAction({
    summary: 'Creates or replaces a coupon.',
    effect: 'write',
    input: object(
      { code: name, name, reduction },
      {
        id,
        scope,
        minimumSubtotal: amount,
        startDate: dateTime,
        endDate: dateTime,
        usageLimit: count,
        limitPerCustomer: count,
      },
    ),
    output: object({ coupon: anyItem }),
    run: (context, coupon) => ({ coupon: saveCoupon(context, coupon) }),
  }),
  listGiftCards: defineAction({
    summary: 'Lists the gift cards.',
    effect: 'read',
    input: nothing,
    output: object({ giftCards: { type: 'array', items: anyItem } }),
    run: (context) => ({ giftCards: listGiftCards(context) }),
  }),
  saveGiftCard: defineAction({
    summary: 'Creates or replaces a gift card.',
    effect: 'write',
    input: object({ code: text, balance: amount }, { id, isDisabled: flag, expires: dateTime }),
    output: object({ giftCard: anyItem }),
    run: (context, card) => ({ giftCard: saveGiftCard(context, card) }),
  }),
  saveMembership: defineAction({
    summary: 'Creates or replaces a membership of a member.',
    effect: 'write',
    input: object(
      { memberId: guid, name, productIds: guids },
      {
        // ids of memberships are texts in the contract
        id: { ...name, description: ID },
        credits: object({ total: count, remaining: count }),
        expires: dateTime,
      },
    ),
    output: object({ membership: anyItem }),
    run: (context, membership) => ({ membership: saveMembership(context, membership) }),
  }),
  configureTax: defineAction({
    summary: 'Changes how the shop taxes. What is missing stays.',
    effect: 'write',
    input: object(
      {},
      {
        calculation: { enum: ['MANUAL', 'AUTO'] },
        service: { enum: ['ACTIVE', 'FAILING', 'DEACTIVATED'] },
        groups: {
          type: 'array',
          items: object({ id: guid, name }),
          description: 'Tax groups that products of version 3 can name. Any other is the default group.',
        },
        productGroups: {
          type: 'object',
          propertyNames: guid,
          additionalProperties: guid,
          description: 'Tax groups of products by their ids, whichever groups they name. Others have theirs.',
        },
        regions: { type: 'array', items: taxRegion },
        exemptGroups: guids,
        businessAddress: address,
      },
    ),
    output: object({ tax: anyItem }),
    run: (context, changes) => ({ tax: configureTax(context, changes) }),
  }),
  configurePurchases: defineAction({
    summary: 'Changes payment, minimum, automatic discounts, fees and remarks. What is missing stays.',
    effect: 'write',
    input: object(
      {},
      {
        acceptsPayments: flag,
        minimumSubtotal: amount,
        fees: { type: 'array', items: fee },
        remarks: { type: 'array', items: remark },
        discounts: { type: 'array', items: discountRule },
      },
    ),
    output: object({ rules: anyItem }),
    run: (context, changes) => ({ rules: configurePurchases(context, changes) }),
  }),
};
