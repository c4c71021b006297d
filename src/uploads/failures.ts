import type { Fail } from '../core/clock.ts';
import { isStoreError, type StoreError, type StoreErrorDetails, systemError, validationError } from '../errors/store-error.ts';

/** Operation of the errors that an upload makes itself. */
export const UPLOAD = 'files.upload';

export const failed = (details: Omit<StoreErrorDetails, 'kind'>): StoreError => systemError({ operation: UPLOAD, ...details });

export const aborted = (cause: unknown): StoreError => failed({ reason: 'abort', cause });

/** However a wait was cut short, the upload was given up. */
export const cutShort: Fail = (_reason, cause) => aborted(cause);

const SOURCE_FAILED = 'SOURCE_FAILED';

export const sourceFailed = (cause: unknown): StoreError => failed({ code: SOURCE_FAILED, description: 'The file or stream cannot be read to its end', cause });

export const isSourceFailed = ({ code }: StoreError): boolean => code === SOURCE_FAILED;

/** Refused here by a rule that the platform has as well, under the platform's name. */
export const refuseByRule = (field: string, ruleName: string, description: string): StoreError =>
  validationError([{ field, description, rule: 'OTHER', ruleName, data: undefined }], { kind: 'validation', operation: UPLOAD });

const MISMATCH = 'MISMATCH_MIME_TYPE';

export const isMimeMismatch = (error: unknown): boolean =>
  isStoreError(error) && (error.code === MISMATCH || error.violations.some(({ rule, ruleName }) => rule === MISMATCH || ruleName === MISMATCH));

const OUTCOME_UNKNOWN = 'OUTCOME_UNKNOWN';

export const isOutcomeUnknown = ({ code }: StoreError): boolean => code === OUTCOME_UNKNOWN;

/** The file may be there, but nobody has said so. Sending it again could make two of it. */
export const unknownOutcome = (cause: StoreError): StoreError =>
  failed({
    status: cause.status,
    requestId: cause.requestId,
    cause,
    code: OUTCOME_UNKNOWN,
    description: 'The answer to the last request was lost, so the file may be there. Look for it before you upload it again',
  });

export const isRefused = ({ status = 0 }: StoreError): boolean => status >= 400 && status < 500;
