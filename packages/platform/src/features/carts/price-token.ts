/** Which prices, quantities and stock a buyer has seen, as one text. */
import { createHash } from 'node:crypto';
import type { Quote } from '../pricing/quote.ts';
import type { StoredCart } from './stored-cart.ts';

/** Text that is the same as long as currency, amounts, quantities and stock of a cart are. */
export function priceToken(
  { id }: Pick<StoredCart, 'id'>,
  { currency, calculation, giftCard, lines }: Quote,
): string {
  const { totals, payNow, fees, shipping } = calculation;
  const parts = [...calculation.lines, ...fees, ...(shipping ? [shipping] : [])];
  const text = [
    id,
    currency,
    totals.total,
    payNow.total,
    giftCard?.amount,
    ...lines.map((line) => [line.id, line.quantity, line.availability.status].join(':')),
    ...parts.map(({ price, discount, tax }) => [price, discount, tax].join('-')),
  ].join('\n');
  return createHash('sha256').update(text).digest('base64url');
}
