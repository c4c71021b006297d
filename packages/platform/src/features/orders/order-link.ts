/** The link to an order in its emails, which opens it without a sign-in. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Base } from '../../kernel/context/context.ts';
import { orders, type StoredOrder } from './stored-order.ts';

/** It cannot be guessed: it is made with a secret of the database. */
const keyOf = ({ db }: Pick<Base, 'db'>, orderId: string): string =>
  createHmac('sha256', `${db.meta('secret')}:order`)
    .update(orderId)
    .digest('base64url');

/** Path and query of the page of an order. */
export const orderLink = (base: Pick<Base, 'db'>, orderId: string): string =>
  `/order?${new URLSearchParams({ id: orderId, key: keyOf(base, orderId) })}`;

/** The order of a link. Undefined if the key is not that of the order. */
export function orderOfLink(base: Pick<Base, 'db'>, id: string, key: string): StoredOrder | undefined {
  const [expected, sent] = [Buffer.from(keyOf(base, id)), Buffer.from(key)];
  const isKey = expected.length === sent.length && timingSafeEqual(expected, sent);
  return isKey ? base.db.of(orders).get(id) : undefined;
}
