import { StoreError } from 'storewire';
import { expect, test } from 'vitest';
import { errorText } from '../shared/react/shop/error-text.ts';

const requestId = '1795419075.8e115475bdda1522';

test('shops show what people can do, and no message for developers', () => {
  const refusal = new StoreError('This coupon has expired. Use another one.', {
    kind: 'application',
    code: 'COUPON_EXPIRED',
  });
  expect(errorText(refusal)).toBe('This coupon has expired. Use another one.');
  const missing = new StoreError('Not Found', { kind: 'client', code: 'NOT_FOUND', status: 404, requestId });
  expect(errorText(missing)).toBe(`This was not possible. If it happens again, report ${requestId}.`);
});

test('an outage says to wait, and which request to report', () => {
  const outage = new StoreError(`System error occurred, request-id: ${requestId}`, {
    kind: 'system',
    reason: 'server',
    requestId,
  });
  expect(errorText(outage)).toBe(
    `The store cannot be reached. Try again later. If it happens again, report ${requestId}.`,
  );
});
