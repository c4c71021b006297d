import { describe, expect, it } from 'vitest';
import { operationSchemas, validator } from '../../../src/zod/index.ts';

const { input } = validator(Object.values(operationSchemas));

const violationsOf = (id: string, value: unknown): string[] => {
  return (input(id, value)?.violations ?? []).map(({ field, rule }) => `${field} ${rule}`);
};

const ID = 'c3f8a260-9e1d-4b75-8a4c-6d5e2f1b7093';
const catalogReference = { catalogItemId: ID, appId: ID };
const line = { quantity: 1, catalogReference };
const custom = { price: '18.00', itemType: { preset: 'SERVICE' } };

/** Every call that accepts lines, with the other required properties. */
const calls: [string, object][] = [
  ['currentCart.addToCurrentCart', {}],
  ['currentCart.updateCurrentCart', {}],
  ['checkouts.createCheckout', { channelType: 'WEB' }],
  ['checkouts.addToCheckout', { id: ID }],
  ['checkouts.updateCheckout', { id: ID, checkout: {} }],
];

describe.each(calls)('%s', (id, others) => {
  it('takes catalog lines with a quantity and a catalog reference', () => {
    expect(violationsOf(id, { ...others, lineItems: [line] })).toEqual([]);
    const missing = ['lineItems.0.catalogReference REQUIRED_FIELD'];
    expect(violationsOf(id, { ...others, lineItems: [{ quantity: 1 }] })).toEqual(missing);
    const none = ['lineItems.0.quantity REQUIRED_FIELD'];
    expect(violationsOf(id, { ...others, lineItems: [{ catalogReference }] })).toEqual(none);
  });

  it('takes custom lines with a price and an item type', () => {
    const fields = (each: object) => {
      const value = { ...others, customLineItems: [each] };
      return violationsOf(id, value).map((text) => text.split(' ')[0]);
    };
    expect(fields(custom)).toEqual([]);
    expect(fields({ ...custom, itemType: { custom: 'gift wrapping' } })).toEqual([]);
    expect(fields({ itemType: custom.itemType })).toEqual(['customLineItems.0.price']);
    expect(fields({ price: custom.price })).toEqual(['customLineItems.0.itemType']);
    expect(fields({ ...custom, itemType: {} })).toEqual(['customLineItems.0.itemType']);
    const both = { preset: 'SERVICE', custom: 'gift wrapping' };
    expect(fields({ ...custom, itemType: both })).toEqual(['customLineItems.0.itemType']);
  });

  it('takes no price below zero and none of more than a quadrillion', () => {
    const rules = (price: string) => {
      return violationsOf(id, { ...others, customLineItems: [{ ...custom, price }] });
    };
    expect(rules('1000000000000000')).toEqual([]);
    expect(rules('-5.00')).toHaveLength(1);
    expect(rules('1000000000000000.01')).toHaveLength(1);
  });

  it('takes overriding prices of three decimals and deposits above zero', () => {
    const fields = (catalogOverrideFields: object) => {
      return violationsOf(id, { ...others, lineItems: [{ ...line, catalogOverrideFields }] });
    };
    expect(fields({ price: '0', fullPrice: '999999999', depositAmount: '0.001' })).toEqual([]);
    expect(fields({ price: '1.0001' })).toHaveLength(1);
    expect(fields({ fullPrice: '1000000000' })).toHaveLength(1);
    expect(fields({ depositAmount: '0.00' })).toHaveLength(1);
  });
});

describe('a request for lines', () => {
  const needLines = calls.filter(([id]) => !id.includes('update'));

  it.each(needLines)('of %s has at least one kind of them', (id, others) => {
    expect(violationsOf(id, others)).toHaveLength(1);
  });
});

describe('amounts that buyers or merchants choose', () => {
  it('are present in a discount of the merchant', () => {
    const discounts = (discount: object) => {
      return violationsOf('currentCart.updateCurrentCart', { merchantDiscounts: [discount] });
    };
    expect(discounts({ amount: { amount: '2.00' } })).toEqual([]);
    expect(discounts({})).toEqual(['merchantDiscounts.0.amount REQUIRED_FIELD']);
    expect(discounts({ amount: {} })).toEqual(['merchantDiscounts.0.amount.amount REQUIRED_FIELD']);
  });

  const takeGiftCards = calls.filter(([id]) => /^checkouts\.(create|update)/.test(id));

  it.each(takeGiftCards)('of a gift card in %s are not negative', (id, others) => {
    const redeem = (giftCardRedeemAmount: string) => {
      return violationsOf(id, { ...others, lineItems: [line], giftCardRedeemAmount });
    };
    expect(redeem('20.00')).toEqual([]);
    expect(redeem('-20.00')).toHaveLength(1);
    expect(redeem('0.0001')).toHaveLength(1);
  });
});
