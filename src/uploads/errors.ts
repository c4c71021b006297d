import { isTransient } from '../core/retry.ts';
import {
  isStoreError,
  type StoreError,
  type StoreErrorDetails,
  systemError,
  validationError,
} from '../errors/store-error.ts';
import type { Fail } from '../lib/timeout.ts';
import { violation } from '../lib/violation.ts';

/** `operation` of the errors that no call of the contract returns. */
export const UPLOAD = 'files.upload';

export const uploadError = (details: Omit<StoreErrorDetails, 'kind'>): StoreError =>
  systemError({ operation: UPLOAD, ...details });

export const badResponse = (
  description: string,
  details?: Pick<StoreErrorDetails, 'operation' | 'status' | 'attempts'>,
): StoreError => uploadError({ reason: 'badAnswer', description, ...details });

/** The error of every wait that has no time limit of its own. */
export const toAbortError: Fail = (_reason, cause) => uploadError({ reason: 'abort', cause });

export const unreadable = (cause: unknown): StoreError =>
  uploadError({ code: 'SOURCE_FAILED', description: 'The file cannot be read to its end', cause });

const OUTCOME_UNKNOWN = 'OUTCOME_UNKNOWN';

/** The platform may have created the file. Sending the content again could create a second one. */
export const outcomeUnknown = (cause: StoreError): StoreError =>
  uploadError({
    status: cause.status,
    requestId: cause.requestId,
    cause,
    code: OUTCOME_UNKNOWN,
    description: 'The last response was lost, so the file may exist. Look for it before you upload it again',
  });

export const isOutcomeUnknown = ({ code }: StoreError): boolean => code === OUTCOME_UNKNOWN;

/** Whether the upload host may accept the same request later. Calls have retries of their own. */
export const isTemporary = (error: StoreError): boolean =>
  error.operation === UPLOAD &&
  !isOutcomeUnknown(error) &&
  // 423: another request still locks the upload
  (isTransient(error) || error.status === 423);

export const isClientError = ({ status = 0 }: StoreError): boolean => status >= 400 && status < 500;

/** A rule that is checked here, under the name that the platform gives it. */
export const ruleViolation = (field: string, ruleName: string, description: string): StoreError =>
  validationError([violation(field, description, 'OTHER', ruleName)], {
    kind: 'validation',
    operation: UPLOAD,
  });

const MISMATCH = 'MISMATCH_MIME_TYPE';

export const isMimeTypeMismatch = (error: unknown): boolean =>
  isStoreError(error) &&
  (error.code === MISMATCH ||
    error.violations.some(({ rule, ruleName }) => rule === MISMATCH || ruleName === MISMATCH));
