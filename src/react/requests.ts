/**
 * Requests of read hooks: components that read the same key share one, which is aborted when the last of them
 * unmounts.
 */
import { useEffect } from 'react';
import { type Revalidator, type RevalidatorOptions, unstable_serialize, useSWRConfig } from 'swr';
import type { OperationInfo } from '../core/operation-info.ts';
import { type StoreClient, TRANSPORT } from '../core/options.ts';
import type { StoreError } from '../errors/store-error.ts';
import type { Key } from './keys.ts';

/** The requests of one key. */
interface SharedRequest {
  controller: AbortController;
  /** Mounted components that use the key. */
  components: number;
}

const requests = new WeakMap<StoreClient, Map<string, SharedRequest>>();

function requestsOf(client: StoreClient): Map<string, SharedRequest> {
  const known = requests.get(client) ?? new Map<string, SharedRequest>();
  requests.set(client, known);
  return known;
}

/** The shared request of a serialised key; a new one after the last was aborted. */
function openRequest(client: StoreClient, key: string): SharedRequest {
  const all = requestsOf(client);
  const known = all.get(key);
  if (known && !known.controller.signal.aborted) return known;
  const request = { controller: new AbortController(), components: known?.components ?? 0 };
  all.set(key, request);
  return request;
}

/**
 * Reads a key, until the last component that uses `ownerKey` unmounts. The pages of a list belong to the key
 * of the list. Nothing is sent if the identity of the key is not the current one: the response would belong
 * to another identity.
 */
export async function fetchKey<Output>(
  client: StoreClient,
  operation: OperationInfo,
  key: Key,
  ownerKey = key,
  input = key[3],
): Promise<Output> {
  const { controller } = openRequest(client, unstable_serialize(ownerKey));
  const identity = await client[TRANSPORT].identity().catch(() => key[1]);
  const signal = identity === key[1] ? controller.signal : AbortSignal.abort();
  return (await client[TRANSPORT].send<Output>(operation, input, { signal })).data;
}

/** Aborts the requests of a key when the last component that calls this with it unmounts. */
export function useAbortOnUnmount(client: StoreClient, key: Key | null): void {
  const serialised = key ? unstable_serialize(key) : undefined;
  useEffect(() => {
    if (serialised === undefined) return;
    openRequest(client, serialised).components++;
    return () => {
      const request = openRequest(client, serialised);
      request.components--;
      // React may mount the component again in the same tick
      setTimeout(() => {
        if (request.components > 0) return;
        request.controller.abort();
        if (requestsOf(client).get(serialised) === request) requestsOf(client).delete(serialised);
      });
    };
  }, [client, serialised]);
}

/** True for the error of a request that was aborted because no component needed it. Hooks do not show it. */
export const isAbort = (error: StoreError | undefined): boolean => error?.reason === 'abort';

/** The error callbacks of an SWR configuration. */
interface ErrorHandlers<Config> {
  onError: (error: StoreError, key: string, config: Config) => void;
  onErrorRetry: (
    error: StoreError,
    key: string,
    config: Config,
    revalidate: Revalidator,
    options: Required<RevalidatorOptions>,
  ) => void;
}

/**
 * Error callbacks that ignore aborted requests, and send them again if a component needs them. The client has
 * retried all others.
 */
export function useErrorHandlers<Config>(
  config: Partial<ErrorHandlers<Config>> | undefined,
): ErrorHandlers<Config> {
  const { onError } = useSWRConfig();
  return {
    onError: (error, key, all) => {
      if (!isAbort(error)) (config?.onError ?? onError)(error, key, all as never);
    },
    onErrorRetry: (error, key, all, revalidate, options) => {
      if (!isAbort(error)) config?.onErrorRetry?.(error, key, all, revalidate, options);
      else if (options.retryCount < 3) void revalidate({ retryCount: options.retryCount });
    },
  };
}
