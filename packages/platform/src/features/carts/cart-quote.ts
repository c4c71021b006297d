/** What a quote of a cart is in the terms of version 2. */
import type { ConvertedMoney, Discount } from 'storewire';
import type { Base } from '../../kernel/context/context.ts';
import { invalid } from '../../kernel/errors/failure.ts';
import { divideHalfUp, type Money, moneyOf } from '../../kernel/values/money.ts';
import { max, min, sum } from '../pricing/discounts.ts';
import { type Quote, type QuoteOptions, quotePurchase } from '../pricing/quote.ts';
import type { QuotedDiscount } from '../pricing/quoted-discounts.ts';
import { purchaseOf } from './purchase.ts';
import type { StoredCart } from './stored-cart.ts';

/** The highest amount of version 2. Version 1 knows higher ones. */
const MAX_CONVERTED = '999999999';

/** An amount in the currency of the shop, which is also that of the buyer. */
export function converted({ decimal, minor }: Money, amount: bigint): ConvertedMoney {
  const text = decimal(min(amount, minor(MAX_CONVERTED)));
  return { amount: text, convertedAmount: text };
}

/** A calculation at the prices and the stock that the cart has stored. */
export const quoteStored = (context: Base, cart: StoredCart, options: QuoteOptions = {}): Quote =>
  quotePurchase(context, purchaseOf(cart), options);

/** Throws a violation of the field that leads to amounts that version 2 cannot express. */
export function checkConvertible(context: Base, { calculation: { totals } }: Quote, field: string): void {
  const { minor } = moneyOf(context.settings);
  if (max(totals.total, totals.subtotal) > minor(MAX_CONVERTED))
    invalid(field, 'DECIMAL_LTE', `leads to an amount of more than ${MAX_CONVERTED}`, {
      threshold: Number(MAX_CONVERTED),
    });
}

/** What each line costs after discounts on lines, in minor units. */
export function linePrices({ lines, discounts }: Quote): Map<string, bigint> {
  const onLines = discounts.filter(({ scope }) => scope === 'LINE_ITEM');
  return new Map(
    lines.map(({ id, charged }) => [
      id,
      charged.price - sum(onLines.map((each) => each.lines.get(id) ?? 0n)),
    ]),
  );
}

/** What one piece costs after discounts on lines. */
export const unitPrice = ({ quantity }: { quantity: number }, total: bigint): bigint =>
  divideHalfUp(total, BigInt(quantity));

/** Name and source of a discount. Version 2 has no discounts that a merchant gives to one purchase. */
export const namedDiscount = ({ name, origin }: QuotedDiscount): Pick<Discount, 'name' | 'source'> => ({
  name: { original: name, translated: name },
  source:
    origin.kind === 'coupon'
      ? { sourceType: 'COUPON', couponCode: origin.code }
      : { sourceType: 'AUTOMATIC_RULE' },
});
