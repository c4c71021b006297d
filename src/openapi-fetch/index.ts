/**
 * openapi-fetch over the transport of a client: tokens, replay, retries, timeouts, events and errors are
 * those of every other call.
 */
export { createFetchClient, type FetchClientOptions } from './fetch-client.ts';
export type { FetchCallOptions, FetchClient, FetchError, WithStoreErrors } from './fetch-through.ts';
export { packed } from './fetch-through.ts';
export type { paths } from '../../generated/paths.ts';
