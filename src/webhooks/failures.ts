import { StoreError } from '../errors/store-error.ts';

/**
 * Why a delivery is refused; the `code` of the error. `INVALID_TOKEN`: not a JWT. `INVALID_SIGNATURE`: signed by another, or not with RS256.
 * `EXPIRED_TOKEN`: over by its `exp`, or older than the age limit. `INVALID_CLAIM`: another claim does not hold. `TOO_LARGE`: longer than
 * allowed. `INVALID_EVENT`: rightly signed, but not readable; `violations` names the place. `UNEXPECTED_TYPE`: not one of the expected types.
 */
export type WebhookCode = 'INVALID_TOKEN' | 'INVALID_SIGNATURE' | 'EXPIRED_TOKEN' | 'INVALID_CLAIM' | 'TOO_LARGE' | 'INVALID_EVENT' | 'UNEXPECTED_TYPE';

/** What errors of this entry name as their operation. */
export const OPERATION = 'webhooks.verifyEvent';

export const refuse = (code: WebhookCode, message: string): StoreError => new StoreError(message, { kind: 'client', operation: OPERATION, code });

/** A part of a verified delivery that is not what it must be. Where another is known by a message of its own, it keeps that. */
export function refusePart(field: string, description: string, message = `The event cannot be read: "${field}" ${description}`): StoreError {
  const violation = { field, description, rule: 'FORMAT', ruleName: undefined, data: undefined };
  const code: WebhookCode = 'INVALID_EVENT';
  return new StoreError(message, { kind: 'validation', operation: OPERATION, code, violations: [violation] });
}
