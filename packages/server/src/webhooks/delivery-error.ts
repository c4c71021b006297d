import { StoreError, type StoreSystemError } from 'storewire';
import { systemError, violation } from 'storewire/internal';

/**
 * Why a delivery is rejected; the `code` of the error. `INVALID_TOKEN`: not a JWT. `INVALID_SIGNATURE`:
 * signed with another key, or not with RS256. `EXPIRED_TOKEN`: past its `exp`, or older than the age limit.
 * `INVALID_CLAIM`: dated ahead of the clock of this server, or another claim is wrong. `TOO_LARGE`: longer than
 * allowed. `INVALID_EVENT`: signed correctly, but malformed; `violations` names the field.
 */
export type WebhookCode = keyof typeof REJECTION_STATUS;

/** Status of a delivery that is rejected, by the code of its error. */
export const REJECTION_STATUS = {
  INVALID_TOKEN: 400,
  INVALID_EVENT: 400,
  INVALID_SIGNATURE: 401,
  INVALID_CLAIM: 401,
  EXPIRED_TOKEN: 401,
  TOO_LARGE: 413,
};

/** The operation that all errors of this entry name. */
const OPERATION = 'webhooks.verifyEvent';

export const deliveryError = (code: WebhookCode, message: string): StoreError =>
  new StoreError(message, { kind: 'client', operation: OPERATION, code });

/** A failure that is not the fault of the sender. */
export const deliveryFailed = (
  details: Partial<Pick<StoreSystemError, 'code' | 'reason' | 'cause'>>,
): StoreError => systemError({ operation: OPERATION, ...details });

export function invalidEvent(
  field: string,
  description: string,
  message = `Malformed event: "${field}" ${description}`,
): StoreError {
  const code: WebhookCode = 'INVALID_EVENT';
  const violations = [violation(field, description)];
  return new StoreError(message, { kind: 'validation', operation: OPERATION, code, violations });
}
