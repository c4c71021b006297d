import { StoreError } from 'storewire';
import { DataError } from 'storewire-react-admin';
import { expect, test } from 'vitest';
import { textOfError, violationText } from '../app/components/reasons.ts';
import { i18nProvider } from '../app/messages.ts';

test('what is wrong with a field has a name that staff can read, not the path in the contract', () => {
  expect(violationText('payments[0].amount', 'must be more than 0')).toBe('Amount must be more than 0');
  expect(violationText('order.shippingInfo.address.addressLine2', 'is too long')).toBe(
    'Address line 2 is too long',
  );
  expect(violationText('tags[3]', 'is too long')).toBe('Tags is too long');
});

test('a rejection has all of its reasons, and the request id', () => {
  const errors = { 'priceData.price': 'must not be negative', 'root.serverError': 'Try again later' };
  const rejection = new DataError('Invalid', { status: 400, errors, requestId: 'r-1' });
  expect(textOfError(rejection)).toBe('Price must not be negative, Try again later (request r-1)');
});

test('a failure of the platform, and what react-admin says of one, are in words of the shop', () => {
  const cause = new StoreError('System error occurred, request-id: r-1', {
    kind: 'system',
    reason: 'server',
    requestId: 'r-1',
  });
  const text = 'The platform cannot be reached, or has failed (request r-1)';
  expect(textOfError(cause)).toBe(text);
  expect(textOfError(new DataError(cause.message, { status: 503, requestId: 'r-1', cause }))).toBe(text);
  expect(i18nProvider.translate(cause.message, { _: cause.message })).toBe(text);
  expect(i18nProvider.translate('ra.notification.deleted', { smart_count: 2 })).toBe('2 are deleted');
});

test('the rejection of an action or an upload has no path of the contract', () => {
  const field = 'fieldUpdate.tags[3]';
  const cause = new StoreError(`INVALID_ARGUMENT: "${field}" is too long`, {
    kind: 'validation',
    code: 'INVALID_ARGUMENT',
    violations: [
      { field, description: 'is too long', rule: 'MAX_LENGTH', ruleName: undefined, data: undefined },
    ],
    requestId: 'r-1',
  });
  const text = 'Tags is too long (request r-1)';
  expect(textOfError(new DataError(cause.message, { status: 400, requestId: 'r-1', cause }))).toBe(text);
  expect(textOfError(cause)).toBe(text);
});
