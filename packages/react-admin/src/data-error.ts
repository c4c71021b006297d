import { isStoreError, type StoreError } from 'storewire';

/** What a {@link DataError} has in addition to its message. */
export interface DataErrorDetails {
  /** HTTP status; 0 without a response. */
  status: number;
  /** Texts by field of the form, which react-admin shows there; `root.serverError` has those of no field. */
  errors?: Readonly<Record<string, string>> | undefined;
  /** Code to branch on. */
  code?: string | undefined;
  /** Request id of the platform, for error reports. */
  requestId?: string | undefined;
  /** For a 403: the roles that may make the call by the contract. */
  allowedRoles?: readonly string[] | undefined;
  /** The `StoreError` of the call. */
  cause?: unknown;
}

/** What the methods of the data provider reject with, in the form that react-admin reads. */
export class DataError extends Error {
  override readonly name: string = 'DataError';
  readonly status: number;
  readonly body: { readonly errors?: Readonly<Record<string, string>> };
  readonly code: string | undefined;
  readonly requestId: string | undefined;
  readonly allowedRoles: readonly string[] | undefined;

  constructor(message: string, { status, errors, code, requestId, allowedRoles, cause }: DataErrorDetails) {
    super(message, { cause });
    this.status = status;
    // without violations of fields, react-admin must show the message
    this.body = errors ? { errors } : {};
    this.code = code;
    this.requestId = requestId;
    this.allowedRoles = allowedRoles;
  }
}

/** The error for a filter or a sort that a list does not accept. */
export const rejectInput = (field: string, text: string): DataError =>
  new DataError(`${field} ${text}`, { status: 400, code: 'INVALID_ARGUMENT' });

/** Resolves as the promise does, and rejects with a {@link DataError}. `data` is where the input has the record. */
export const withDataErrors = async <Result>(promise: Promise<Result>, data?: string): Promise<Result> =>
  promise.catch((error: unknown) => {
    throw isStoreError(error) ? toDataError(error, data) : error;
  });

function toDataError(error: StoreError, data: string | undefined): DataError {
  const { status = 0, message: text, code, requestId, allowedRoles, operation, kind } = error;
  const message = allowedRoles ? `${text}: ${operation} is for ${allowedRoles.join(', ')}` : text;
  const errors = kind === 'validation' && data !== undefined ? fieldErrors(error, data) : undefined;
  return new DataError(message, { status, errors, code, requestId, allowedRoles, cause: error });
}

/** Violations by the field of the record, which a form names without the path of the record in the input. */
function fieldErrors({ violations, message }: StoreError, data: string): Record<string, string> {
  const prefix = data && `${data}.`;
  const isOfRecord = ({ field }: { field: string }): boolean => field !== '' && field.startsWith(prefix);
  const errors = violations
    .filter(isOfRecord)
    .map(({ field, description }) => [field.slice(prefix.length), description]);
  const others = violations
    .filter((violation) => !isOfRecord(violation))
    .map(({ field, description }) => `${field} ${description}`.trim());
  if (errors.length === 0 || others.length > 0)
    errors.push(['root.serverError', others.join(', ') || message]);
  return Object.fromEntries(errors);
}
