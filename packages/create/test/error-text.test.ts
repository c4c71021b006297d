import { StoreError } from 'storewire';
import { expect, test } from 'vitest';
import { errorText } from '../shared/react/shop/error-text.ts';
import { explain } from '../templates/node/src/explain.ts';

const requestId = '1795419075.8e115475bdda1522';
const refusal = new StoreError('This coupon has expired. Use another one.', { kind: 'application' });
const missing = new StoreError('Not Found', { kind: 'client', status: 404, requestId });
const outage = new StoreError(`System error occurred, request-id: ${requestId}`, {
  kind: 'system',
  requestId,
});

test.each([
  ['shops of React', errorText],
  ['shops of HTML', explain],
])('%s show what people can do, and no message for developers', (_shops, textOf) => {
  expect(textOf(refusal)).toBe('This coupon has expired. Use another one.');
  const general = textOf(missing);
  expect(general).toMatch(
    /^Th(?:is was not possible|at did not work)\..*report 1795419075\.8e115475bdda1522\.$/,
  );
  expect(general).not.toContain('Not Found');
});

test('an outage says to wait, and which request to report', () => {
  expect(errorText(outage)).toBe(
    `The store cannot be reached. Try again later. If it happens again, report ${requestId}.`,
  );
  expect(() => explain(outage)).toThrow(outage);
});
