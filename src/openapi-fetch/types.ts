import type { Client } from 'openapi-fetch';
import type { CallOptions } from '../core/options.ts';
import type { StoreError } from '../errors/store-error.ts';
import type { FieldViolation } from '../lib/violation.ts';

/**
 * The facts of a {@link StoreError}, which is what every `error` is at run time: `isStoreError(error)`
 * narrows to the class. Without its method and with plain arrays, because openapi-fetch copies the type of an
 * error property by property.
 */
export interface FetchError extends Omit<StoreError, 'toJSON' | 'violations' | 'callers'> {
  /** Violated rules, sorted by field. Empty unless `kind` is `validation`. */
  violations: FieldViolation[];
  /** Undefined here: only the functions of the contract know who may make a call. */
  callers: string[] | undefined;
}

type ErrorResponse = {
  default: { headers: { [name: string]: unknown }; content: { 'application/json': FetchError } };
};

type Success<Responses> = {
  [Status in keyof Responses as Status extends SuccessStatus ? Status : never]: Responses[Status];
};

type SuccessStatus = 200 | 201 | 202 | 203 | 204 | 205 | 206 | 207 | '2XX';

type WithStoreError<Operation> = Operation extends { responses: infer Responses }
  ? Omit<Operation, 'responses'> & { responses: Success<Responses> & ErrorResponse }
  : Operation;

/** `paths` of a description, in which every failing response is a {@link FetchError}. */
export type WithStoreErrors<Paths> = {
  [Path in keyof Paths]: { [Method in keyof Paths[Path]]: WithStoreError<Paths[Path][Method]> };
};

/** The openapi-fetch client that `createFetchClient` returns. */
export type FetchClient<Paths extends object> = Client<WithStoreErrors<Paths>>;

/**
 * Options of one request in addition to those of openapi-fetch. openapi-fetch does not check the names of
 * options, so write `satisfies FetchCallOptions` to detect typos.
 */
export interface FetchCallOptions extends Pick<CallOptions, 'timeoutMs' | 'retries' | 'idempotencyKey'> {
  /**
   * The request changes nothing, so it may be retried. Default: true for GET, HEAD and OPTIONS, false for all
   * others.
   */
  read?: boolean | undefined;
  /**
   * The JSON body contains a password, code or token: the request is sent only once, and the text of an error
   * that repeats one of the texts of the body is replaced by the status text. Default false.
   */
  secret?: boolean | undefined;
  /** Send the request without a token. Default false. */
  open?: boolean | undefined;
}
