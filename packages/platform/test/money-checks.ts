/** What is true of money at any time. */

import type { Order, Price } from 'storewire';
import { expect } from 'vitest';
import { paidBy } from '../src/features/orders/balance.ts';
import { moneyOfOrder, orderAt, transactionsOf } from '../src/features/orders/ledger.ts';
import type { StoredOrder } from '../src/features/orders/stored-order.ts';
import { Money } from '../src/kernel/values/money.ts';
import { act } from './orders.ts';
import type { TestShop } from './shop.ts';

/** Checks that each total of an order is the sum of its parts. */
export function checkOrderTotals(order: Order): void {
  const { lineItems, additionalFees, appliedDiscounts, shippingInfo, taxInfo, taxIncludedInPrices } = order;
  const { minor } = new Money(order.currency ?? '', 'en');
  const sum = (prices: (Price | undefined)[]): bigint =>
    prices.reduce((total, price) => total + minor(price), 0n);
  const onTop = (tax: Price | undefined): bigint => (taxIncludedInPrices ? 0n : minor(tax));
  for (const line of lineItems) {
    const tax = line.taxInfo?.taxAmount;
    expect(minor(line.totalPriceAfterTax)).toBe(
      minor(line.lineItemPrice) - minor(line.totalDiscount) + onTop(tax),
    );
    expect(minor(line.totalPriceBeforeTax)).toBe(minor(line.totalPriceAfterTax) - minor(tax));
    expect(minor(tax)).toBe(sum((line.taxInfo?.taxBreakdown ?? []).map(({ taxAmount }) => taxAmount)));
    const discounts = appliedDiscounts.flatMap(({ lineItemDiscounts = [] }) => lineItemDiscounts);
    expect(minor(line.totalDiscount)).toBe(
      sum(discounts.filter(({ id }) => id === line.id).map(({ totalDiscount }) => totalDiscount)),
    );
  }
  const { subtotal, discount, tax, shipping, totalAdditionalFees, total } = order.priceSummary ?? {};
  expect(minor(subtotal)).toBe(sum(lineItems.map(({ lineItemPrice }) => lineItemPrice)));
  expect(minor(discount)).toBe(
    sum(
      appliedDiscounts.map(
        ({ coupon, discountRule, merchantDiscount }) => (coupon ?? discountRule ?? merchantDiscount)?.amount,
      ),
    ),
  );
  const { cost } = shippingInfo ?? {};
  const taxes = [...lineItems, ...additionalFees, ...(cost ? [cost] : [])].map(
    (part) => part.taxInfo?.taxAmount,
  );
  expect(minor(tax)).toBe(sum(taxes));
  expect(minor(taxInfo?.totalTax)).toBe(minor(tax));
  expect(sum((taxInfo?.taxBreakdown ?? []).map((each) => each.aggregatedTaxAmount))).toBe(minor(tax));
  expect(minor(total)).toBe(
    minor(subtotal) - minor(discount) + minor(shipping) + minor(totalAdditionalFees) + onTop(tax),
  );
  expect(minor(order.balanceSummary?.balance)).toBe(minor(total) - minor(order.balanceSummary?.paid));
}

/** Checks what is true of the money of an order at any time. */
export function checkMoney(shop: TestShop, id: string): void {
  act(shop, (context) => {
    const order = orderAt(context, id);
    const prices = moneyOfOrder(context, order);
    const { minor } = prices;
    const transactions = transactionsOf(context, id);
    const { payments, refunds } = transactions;
    const { balance, paid, refunded, authorized } = order.balanceSummary ?? {};
    const sum = (values: readonly bigint[]) => values.reduce((total, value) => total + value, 0n);
    let refundedInAll = 0n;
    for (const payment of payments) {
      const captures = payment.regularPaymentDetails?.authorizationDetails?.captures ?? [];
      expect(captures.length).toBeLessThanOrEqual(1);
      const captured = sum(captures.map((each) => minor(each.amount)));
      expect(captured <= minor(payment.amount)).toBe(true);
      const given = sum(
        refunds.flatMap(({ transactions = [] }) =>
          transactions.filter(({ paymentId }) => paymentId === payment.id).map((each) => minor(each.amount)),
        ),
      );
      refundedInAll += given;
      expect(given <= paidBy(payment, transactions, prices)).toBe(true);
    }
    const paidInAll = sum(payments.map((payment) => paidBy(payment, transactions, prices)));
    expect(minor(paid)).toBe(paidInAll);
    expect(minor(refunded)).toBe(refundedInAll);
    expect(minor(balance)).toBe(minor(order.priceSummary?.total) - paidInAll);
    expect(minor(authorized)).toBe(
      sum(payments.filter(({ status }) => status === 'AUTHORIZED').map((each) => minor(each.amount))),
    );
    expect(paidInAll + minor(authorized) <= minor(order.priceSummary?.total)).toBe(true);
    checkStatus(order, { paidInAll, refundedInAll, total: minor(order.priceSummary?.total) });
  });
}

function checkStatus(
  { paymentStatus }: StoredOrder,
  { paidInAll, refundedInAll, total }: { paidInAll: bigint; refundedInAll: bigint; total: bigint },
): void {
  const expected =
    refundedInAll > 0n
      ? refundedInAll === paidInAll
        ? 'FULLY_REFUNDED'
        : 'PARTIALLY_REFUNDED'
      : paidInAll === total
        ? 'PAID'
        : paidInAll > 0n
          ? 'PARTIALLY_PAID'
          : undefined;
  if (expected) expect(paymentStatus).toBe(expected);
  else expect(['NOT_PAID', 'PENDING', 'PENDING_MERCHANT', 'DECLINED']).toContain(paymentStatus);
}
