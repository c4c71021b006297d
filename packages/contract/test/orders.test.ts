/**
 * The examples of orders and payments next to the one story: each adds up, and all are of the same orders.
 */
import { readFileSync } from 'node:fs';
import { type Document, resolve, type Schema, withoutAllOf } from 'storewire-tools';
import { describe, expect, it } from 'vitest';
import { type Money, objectsIn } from './story.ts';

interface Order {
  number: string;
  lineItems: { lineItemPrice: Money; totalDiscount?: Money; taxInfo?: unknown }[];
  priceSummary: {
    subtotal: Money;
    shipping: Money;
    tax: Money;
    discount: Money;
    total: Money;
    totalAdditionalFees: Money;
  };
  balanceSummary: { balance: Money; paid: Money };
}

const description = JSON.parse(
  readFileSync(new URL(import.meta.resolve('storewire-contract/contract.json')), 'utf8'),
) as Document;
const { schemas = {}, examples = {} } = description.components ?? {};

/** Minor units of an amount with two decimal places. */
const cents = ({ amount }: Money): number => {
  expect(amount).toMatch(/^\d+\.\d\d$/);
  return Number(amount.replace('.', ''));
};

const isOrder = (value: object): value is Order =>
  'lineItems' in value && 'priceSummary' in value && 'balanceSummary' in value;

/** Every order in an example of a response or an event. */
const orders = Object.entries(examples).flatMap(([name, { value }]) =>
  /Request-/.test(name)
    ? []
    : objectsIn(value).flatMap((each): [string, Order][] => (isOrder(each) ? [[name, each]] : [])),
);

describe('the order of each example', () => {
  it('is one of several', () => {
    expect(new Set(orders.map(([, { number }]) => number))).toEqual(new Set(['10041', '10042', '10043']));
  });

  it('has totals that are the sums of its lines', () => {
    for (const [name, { number, lineItems, priceSummary: sums }] of orders) {
      const about = `${name}, order ${number}`;
      const subtotal = lineItems.reduce((total, line) => total + cents(line.lineItemPrice), 0);
      expect(cents(sums.subtotal), about).toBe(subtotal);
      const total = subtotal - cents(sums.discount) + cents(sums.shipping) + cents(sums.totalAdditionalFees);
      expect(cents(sums.total), about).toBe(total);
      expect(cents(sums.tax), about).toBeGreaterThanOrEqual(Math.floor((total * 23) / 123));
      expect(cents(sums.tax), about).toBeLessThanOrEqual(Math.ceil((total * 23) / 123));
    }
  });

  it('is owed what was not paid', () => {
    for (const [name, { number, priceSummary, balanceSummary }] of orders) {
      const open = cents(priceSummary.total) - cents(balanceSummary.paid);
      expect(cents(balanceSummary.balance), `${name}, order ${number}`).toBe(open);
    }
  });
});

describe('an update of orders', () => {
  const document = withoutAllOf(description);
  const canonical = document.components?.schemas ?? {};
  const propertiesOf = (schema: Schema | undefined): Record<string, Schema> =>
    resolve<Schema>(document, schema ?? {}).properties ?? {};

  it('cannot set the lines and the sums of an order', () => {
    const settable = propertiesOf(canonical['UpdateOrderRequest']?.properties?.['order']);
    expect(settable).toHaveProperty('buyerInfo');
    for (const name of ['lineItems', 'priceSummary']) expect(settable).not.toHaveProperty(name);
  });

  it('sends the id of each order where there are many', () => {
    const many = canonical['MaskedOrder']?.properties?.['order'];
    expect(propertiesOf(many)['id']?.readOnly).toBeUndefined();
    expect(JSON.stringify(schemas['MaskedOrder'])).not.toContain('/Order"');
  });
});
