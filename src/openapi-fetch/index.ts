/**
 * openapi-fetch over the transport of a client: tokens, replay, retries, timeouts, events and errors are
 * those of every other call.
 */

export type { paths } from '../../generated/paths.ts';
export {
  createFetchClient,
  type FetchCallOptions,
  type FetchClient,
  type FetchClientOptions,
  type FetchError,
  packed,
} from './fetch-client.ts';
