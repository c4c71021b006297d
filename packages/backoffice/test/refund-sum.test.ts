import type { OrderPayment, Refund } from 'storewire';
import { expect, test } from 'vitest';
import type { OrderRecord } from '../app/orders/order-record.ts';
import { deliveryLeft, paymentLeft, splitOver, sumOfRefund } from '../app/orders/refund-sum.ts';

const price = (amount: string) => ({ amount, formattedAmount: `€${amount}` });

const orderOf = (line: object, shipping?: string): OrderRecord =>
  ({
    id: 'order',
    currency: 'EUR',
    lineItems: [{ id: 'line', quantity: 3, totalPriceAfterTax: price('10.00'), ...line }],
    shippingInfo: { title: 'Post', cost: { price: price(shipping ?? '0') } },
  }) as unknown as OrderRecord;

test('refunds of single pieces add up to the total of the line', () => {
  const sums = [0, 1, 2].map((refundQuantity) =>
    sumOfRefund(orderOf({ refundQuantity }), { quantities: { line: 1 } }),
  );
  expect(sums).toEqual(['3.33', '3.34', '3.33']);
  expect(sumOfRefund(orderOf({}), { quantities: { line: 3 }, shipping: '4.90' })).toBe('14.90');
  // no more than what is left of the line
  expect(sumOfRefund(orderOf({ refundQuantity: 2 }), { quantities: { line: 3 } })).toBe('3.33');
});

test('what is left of delivery and payments is without earlier refunds, except failed ones', () => {
  const refunds = [
    {
      details: { shipping: { amount: price('1.90') } },
      transactions: [
        { paymentId: 'card', amount: price('0.10'), refundStatus: 'SUCCEEDED' },
        { paymentId: 'card', amount: price('5'), refundStatus: 'FAILED' },
      ],
    },
  ] as unknown as Refund[];
  const card = { id: 'card', amount: price('0.30') } as OrderPayment;
  expect(deliveryLeft(orderOf({}, '4.90'), refunds)).toBe('3.00');
  expect(paymentLeft(card, refunds)).toBe('0.20');
});

test('what is left of a payment is what was captured of it, without what the bank of the buyer took back', () => {
  const paymentOf = (details: object): OrderPayment => ({
    id: 'card',
    amount: price('100.00'),
    regularPaymentDetails: details,
  });
  const captures = [{ status: 'SUCCEEDED', amount: price('30.00') }];
  const chargebacks = [
    { status: 'APPROVED', amount: price('7.60') },
    { status: 'REVERSED', amount: price('5.00'), reversalAmount: price('4.00') },
  ];
  const left = (details: object): string => paymentLeft(paymentOf(details), []);
  expect(left({ authorizationDetails: { captures } })).toBe('30.00');
  expect(left({ chargebacks })).toBe('91.40');
  expect(left({ authorizationDetails: { captures }, chargebacks })).toBe('21.40');
});

test('a sum is taken from the payments in their order', () => {
  const payments = ['5', '20', '1'].map((left, index) => ({ id: `${index}`, left }));
  expect(splitOver('8.5', payments, 'EUR')).toEqual({ 0: '5.00', 1: '3.50', 2: null });
});

test.each([
  ['HUF', '1990.50', '663.50'],
  ['IQD', '1990.500', '663.500'],
  ['JPY', '1990', '663'],
  ['KWD', '1990.500', '663.500'],
])('a refund in %s is what was paid, to the last digit of ISO 4217', (currency, paid, third) => {
  const order = { ...orderOf({ totalPriceAfterTax: price(paid) }), currency };
  expect(sumOfRefund(order, { quantities: { line: 1 } })).toBe(third);
  const sum = sumOfRefund(order, { quantities: { line: 3 } });
  expect(splitOver(sum, [{ id: 'card', left: paid }], currency)).toEqual({ card: paid });
});

test('a refund is not rounded to more than is left of a payment', () => {
  const payments = [{ id: 'card', left: '10.005' }];
  expect(splitOver('10.01', payments, 'EUR')).toEqual({ card: '10.005' });
});
