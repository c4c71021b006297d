import { describe, expect, it } from 'vitest';
import { operationSchemas, validator } from '../../../src/zod/index.ts';

const { input } = validator(Object.values(operationSchemas));

const violationsOf = (id: string, value: unknown): (string | undefined)[][] =>
  (input(id, value)?.violations ?? []).map(({ field, rule }) => [field, rule]);

const ID = 'd94e7b15-2a6c-4830-b7f9-1c8d5e3a6f42';
const LINE = {
  productName: { original: 'Tidal mug' },
  quantity: 2,
  itemType: { preset: 'PHYSICAL' },
  price: { amount: '24.00' },
};
const ORDER = {
  channelInfo: { type: 'WEB' },
  lineItems: [LINE],
  priceSummary: { total: { amount: '48.00' } },
};

/** An order with other values, as a request to create it. */
const creating = (changes: object) => ({ order: { ...ORDER, ...changes } });

describe('an order that is created', () => {
  it('needs its channel, its lines and its sums', () => {
    expect(violationsOf('orders.createOrder', creating({}))).toEqual([]);
    expect(violationsOf('orders.createOrder', { order: {} })).toEqual([
      ['order.channelInfo', 'REQUIRED_FIELD'],
      ['order.lineItems', 'REQUIRED_FIELD'],
      ['order.priceSummary', 'REQUIRED_FIELD'],
    ]);
  });

  it('has a GUID or nothing as the id of a line', () => {
    expect(
      violationsOf(
        'orders.createOrder',
        creating({
          lineItems: [
            { ...LINE, id: '' },
            { ...LINE, id: ID },
          ],
        }),
      ),
    ).toEqual([]);
    const [violation] = violationsOf(
      'orders.createOrder',
      creating({ lineItems: [{ ...LINE, id: 'first' }] }),
    );
    expect(violation?.[0]).toBe('order.lineItems.0.id');
  });

  it('has discounts of exactly one kind', () => {
    const discounts = (...appliedDiscounts: object[]) => creating({ appliedDiscounts });
    const coupon = { id: 'c1', code: 'SPRING10' };
    expect(violationsOf('orders.createOrder', discounts({ coupon }))).toEqual([]);
    expect(violationsOf('orders.createOrder', discounts({}))).toEqual([
      ['order.appliedDiscounts.0', 'REQUIRED_FIELD'],
    ]);
    expect(violationsOf('orders.createOrder', discounts({ coupon, discountRule: {} }))).toEqual([
      ['order.appliedDiscounts.0', 'ONE_OF_ALIGNMENT'],
    ]);
  });

  it.each([
    [
      'a negative price',
      { lineItems: [{ ...LINE, price: { amount: '-5' } }] },
      'order.lineItems.0.price.amount',
    ],
    ['a price without an amount', { lineItems: [{ ...LINE, price: {} }] }, 'order.lineItems.0.price.amount'],
    [
      'a negative tax rate',
      { lineItems: [{ ...LINE, taxInfo: { taxRate: '-0.1' } }] },
      'order.lineItems.0.taxInfo.taxRate',
    ],
    [
      'seven decimal places of a rate',
      { lineItems: [{ ...LINE, taxInfo: { taxRate: '0.1234567' } }] },
      'order.lineItems.0.taxInfo.taxRate',
    ],
    [
      'a quantity of nothing',
      { lineItems: [{ ...LINE, decimalQuantity: { value: '0' } }] },
      'order.lineItems.0.decimalQuantity.value',
    ],
    [
      'a currency that is null',
      { currencyConversionDetails: { originalCurrency: null, conversionRate: '1' } },
      'order.currencyConversionDetails.originalCurrency',
    ],
    [
      'a rate of nothing',
      { currencyConversionDetails: { originalCurrency: 'EUR', conversionRate: '0' } },
      'order.currencyConversionDetails.conversionRate',
    ],
  ])('cannot have %s', (_title, changes, field) => {
    expect(violationsOf('orders.createOrder', creating(changes)).map(([name]) => name)).toEqual([field]);
  });
});

describe('updates of orders', () => {
  it('need nothing but what changes, and the id where there are many', () => {
    expect(violationsOf('orders.updateOrder', { id: ID, order: { archived: true } })).toEqual([]);
    expect(
      violationsOf('orders.bulkUpdateOrders', { orders: [{ order: { id: ID, archived: true } }] }),
    ).toEqual([]);
    expect(violationsOf('orders.bulkUpdateOrders', { orders: [{ order: { archived: true } }] })).toEqual([
      ['orders.0.order.id', 'REQUIRED_FIELD'],
    ]);
  });
});

describe('payments', () => {
  it('are collected with an amount of at least 0', () => {
    const id = 'payments.preparePaymentCollection';
    expect(violationsOf(id, { ecomOrderId: ID, amount: { amount: '126.00' } })).toEqual([]);
    expect(violationsOf(id, { ecomOrderId: ID, amount: {} })).toEqual([['amount.amount', 'REQUIRED_FIELD']]);
    expect(violationsOf(id, { ecomOrderId: ID, amount: { amount: '-1' } }).map(([field]) => field)).toEqual([
      'amount.amount',
    ]);
  });

  it('are captured by ids that are not null', () => {
    const capture = { ecomOrderId: ID, payments: [{ paymentId: null }] };
    expect(violationsOf('payments.captureAuthorizedPayments', capture)).toEqual([
      ['payments.0.paymentId', 'FORMAT'],
    ]);
  });
});

it.each(['orders.getOrder', 'orders.cancelOrder'])('%s takes the id of an order, not its number', (id) => {
  expect(violationsOf(id, { id: ID })).toEqual([]);
  expect(violationsOf(id, { id: '10042' })).toEqual([['id', 'FORMAT']]);
});
