/** Amounts in minor units as the contract writes them. */
import type { ItemTaxFullDetails, PriceSummary } from 'storewire';
import { invalid } from '../../kernel/errors/failure.ts';
import { MAX_AMOUNT, type Money } from '../../kernel/values/money.ts';
import type { Totals } from './calculation.ts';
import type { TaxedPrice } from './tax.ts';

/** Throws a violation for an amount that responses cannot contain. */
export function checkAmount({ highest }: Money, amount: bigint, field: string): void {
  if (amount > highest)
    invalid(field, 'DECIMAL_LTE', `leads to an amount of more than ${MAX_AMOUNT}`, {
      threshold: Number(MAX_AMOUNT),
    });
}

export const toPriceSummary = ({ convertedPrice: price }: Money, totals: Totals): PriceSummary => ({
  subtotal: price(totals.subtotal),
  shipping: price(totals.shipping),
  tax: price(totals.tax),
  discount: price(totals.discount),
  total: price(totals.total),
  additionalFees: price(totals.additionalFees),
});

/** The tax of a line, the delivery or a fee. Without a rate, nothing is taxable. */
export function toTaxDetails(
  { convertedPrice: price }: Money,
  { beforeTax, tax, rate, taxes }: TaxedPrice,
): ItemTaxFullDetails {
  const taxableAmount = price(taxes.length > 0 ? beforeTax : 0n);
  return {
    taxableAmount,
    taxRate: rate,
    totalTax: price(tax),
    taxBreakdown: taxes.map((each) => ({
      jurisdiction: each.jurisdiction,
      nonTaxableAmount: price(0n),
      rate: each.rate,
      taxAmount: price(each.amount),
      taxableAmount,
      taxType: each.type,
      taxName: each.name,
      jurisdictionType: each.level,
    })),
  };
}

/** What a line costs in all, without its discount, which has several names. */
export const toChargedPrices = (money: Money, charged: TaxedPrice) => ({
  totalPriceAfterTax: money.convertedPrice(charged.afterTax),
  totalPriceBeforeTax: money.convertedPrice(charged.beforeTax),
  taxDetails: toTaxDetails(money, charged),
});
