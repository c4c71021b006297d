/** Which prices, quantities and stock a buyer has seen, as one text. */
import { createHash } from 'node:crypto';
import type { Quote } from '../pricing/quote.ts';
import type { StoredCart } from './stored-cart.ts';

/** Text that is the same as long as amounts, quantities and stock of a cart are. */
export function priceToken({ id }: StoredCart, quoted: Quote): string {
  const shares = quoted.lines.map(({ charged: { price, discount, tax } }) =>
    [price, discount, tax].join('-'),
  );
  const text = [id, pricesIn(quoted), ...quoted.lines.map((line) => line.id), ...shares].join('\n');
  return createHash('sha256').update(text).digest('base64url');
}

/** The amounts in all, now and by gift card, quantities and availability. */
export const pricesIn = ({ calculation: { totals, payNow }, giftCard, lines }: Quote): string =>
  [
    totals.total,
    payNow.total,
    giftCard?.amount,
    ...lines.map(({ id, quantity, availability }) => `${id}:${quantity}:${availability.status}`),
  ].join(' ');
