import type { CalculateCartResponse } from 'storewire';
import { expect, test } from 'vitest';
import { isBlocked } from '../app/features/checkout/steps.ts';

/** A cart with a line of this status, as it arrives. */
const cartWith = (status: string): CalculateCartResponse =>
  JSON.parse(JSON.stringify({ cart: { lineItems: [{ id: 'a', status }] }, summary: { violations: [] } }));

test('a line blocks the order if pieces are missing, and not if its status is one that the shop does not know', () => {
  const statuses = ['IN_STOCK', 'ON_BACKORDER', 'PARTIALLY_IN_STOCK', 'OUT_OF_STOCK', 'REMOVED_FROM_CATALOG'];
  expect(statuses.map((status) => isBlocked(cartWith(status)))).toEqual([false, false, true, true, true]);
});
