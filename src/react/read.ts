import { useEffect, useRef } from 'react';
import useSWR, { type Cache, type SWRConfiguration, type SWRResponse, useSWRConfig } from 'swr';
import type { Arguments, Operation } from '../core/operation.ts';
import type { OperationInfo } from '../core/operation-info.ts';
import { type StoreClient, TRANSPORT } from '../core/options.ts';
import type { StoreError } from '../errors/store-error.ts';
import { mapPerCache, preloadsIn, type QueryKey, type QuerySource, serialiseKey, sourceKey } from './keys.ts';
import { identityOf, NO_IDENTITY, useStore } from './provider.ts';

/**
 * SWR options of a read. SWR's retries are not among them: the client retries reads itself, as its option
 * `retry` says.
 */
export type ReadConfig<Output> = Omit<
  SWRConfiguration<Output, StoreError>,
  | 'errorRetryCount'
  | 'errorRetryInterval'
  | 'fetcher'
  | 'onErrorRetry'
  | 'shouldRetryOnError'
  | 'strictServerPrefetchWarning'
>;

/**
 * State of a read: that of SWR, with typed data and error. `isLoading` is false while data is shown, also
 * data of a fallback.
 */
export type ReadState<Output> = SWRResponse<Output, StoreError>;

/** State of a read that suspends: it renders with data only. */
export type SuspendedReadState<Output> = ReadState<Output> & { data: Output };

/** The input and the options of a hook that suspends. */
export type SuspenseArguments<Input, Config> =
  Record<never, never> extends Input
    ? [input: Input | undefined, config: Config & { suspense: true }]
    : [input: Input, config: Config & { suspense: true }];

/** The hook of a read. Reads nothing if `input` is `null`. */
export interface ReadHook<Input, Output> {
  /**
   * Suspends until there is data. A failure is thrown to the nearest error boundary, whose reset reads again.
   */
  (...args: SuspenseArguments<Input, ReadConfig<Output>>): SuspendedReadState<Output>;
  (...args: Arguments<Input | null, ReadConfig<Output>>): ReadState<Output>;
  /** What the transport knows about the call. */
  readonly info: OperationInfo;
}

/** React may render a component that throws a second time before it shows the boundary, after other tasks. */
const RENDER_MS = 50;

/** Creates the hook of a read. */
export function readHook<Input, Output>(operation: Operation<Input, Output>): ReadHook<Input, Output> {
  const { info } = operation;
  const hook = (input?: Input | null, config?: ReadConfig<Output>): ReadState<Output> => {
    const { client } = useStore();
    const fetcher: Fetcher<Output> = ([, , , body], signal) => client[TRANSPORT].call(info, body, { signal });
    return useRead({ info }, input, fetcher, config).state;
  };
  return Object.assign(hook, { info }) as ReadHook<Input, Output>;
}

/** A read, and the entry that it has in the cache. */
interface Read<Data> {
  state: ReadState<Data>;
  /** The serialised key. Empty if nothing is read. */
  key: string;
}

/** Reads a source with SWR, in the scope of the provider. */
export function useRead<Data>(
  source: QuerySource,
  input: unknown,
  fetcher: Fetcher<Data>,
  config?: ReadConfig<Data>,
): Read<Data> {
  const { client, prefix, identity, streamed } = useStore();
  const { cache, mutate, ...merged } = { ...useSWRConfig(), ...config };
  const isWaiting = input !== null && identity === undefined;
  // there is no key yet, without which SWR would not suspend
  if (isWaiting && merged.suspense) throw suspended(identityOf(client).ready());
  const key =
    input === null || identity === undefined ? null : sourceKey(source, input, { prefix, identity });
  const serialised = serialiseKey(key);
  // also without suspense: what the server has rendered with the response must not disappear
  const pending = streamed.pending.get(serialised);
  if (pending && cache.get(serialised)?.data === undefined) throw pending;
  // while React 18 hydrates, SWR would suspend without end: it does not see the response of its own request
  if (key && merged.suspense && streamed.lost.has(serialised)) {
    const failure = streamed.lost.get(serialised);
    const forget = (): unknown => streamed.lost.delete(serialised);
    if (failure) {
      setTimeout(forget, RENDER_MS);
      throw failure;
    }
    forget();
    throw streamed.receive(serialised, fetchKey(cache, client, key, fetcher));
  }
  useAbortOnUnmount(serialised);
  // the data of another identity is not kept
  const owner = useRef(identity);
  useEffect(() => {
    if (cache.get(serialised)?.data !== undefined) owner.current = identity;
  });
  const read = (at: QueryKey): Promise<Data> =>
    takePreloaded<Data>(cache, at) ?? fetchKey(cache, client, at, fetcher);
  const entry = cache.get(serialised);
  // SWR is about to throw the error. A reset of the error boundary reads again, so it must not find the error
  if (merged.suspense && entry?.error && entry.data === undefined)
    setTimeout(() => {
      if (cache.get(serialised)?.error === entry.error && !isMounted(cache, serialised))
        mutate(serialised, undefined, { revalidate: false }).catch(() => undefined);
    }, RENDER_MS);
  const state = useSWR<Data, StoreError, QueryKey | null>(key, read, {
    ...config,
    shouldRetryOnError: false,
    keepPreviousData: Boolean(merged.keepPreviousData) && owner.current === identity,
  });
  return {
    key: serialised,
    // getters, as SWR renders a component only for the properties that it reads
    state: {
      get data() {
        return state.data;
      },
      get error() {
        return state.error;
      },
      get isLoading() {
        return (state.isLoading || isWaiting) && state.data === undefined;
      },
      get isValidating() {
        return state.isValidating;
      },
      mutate: state.mutate,
    },
  };
}

/**
 * What to throw to suspend. On servers an error: React then renders the fallback of the boundary, and the
 * page the rest.
 */
const suspended = (ready: Promise<void>): Promise<void> | Error =>
  typeof window === 'undefined'
    ? new Error('To render a read with suspense on a server, pass identity and fallback to the StoreProvider')
    : ready;

/** Reads a key. */
export type Fetcher<Data> = (key: QueryKey, signal: AbortSignal) => Promise<Data>;

/** The requests of one key. */
interface SharedRequest {
  controller: AbortController;
  /** Mounted components that use the key. */
  components: number;
  /** Requests in progress. */
  pending: number;
}

const requestsIn = /* @__PURE__ */ mapPerCache<SharedRequest>();

/** The shared request of a serialised key; a new one after the last was aborted. */
function openRequest(cache: Cache, key: string): SharedRequest {
  const all = requestsIn(cache);
  const known = all.get(key);
  if (known && !known.controller.signal.aborted) return known;
  const request = { controller: new AbortController(), components: known?.components ?? 0, pending: 0 };
  all.set(key, request);
  return request;
}

/**
 * Reads a key, until the last component that uses it unmounts. Nothing is sent if the client has another
 * identity than the key: the response would not belong to the key.
 */
async function fetchKey<Data>(
  cache: Cache,
  client: StoreClient,
  key: QueryKey,
  fetcher: Fetcher<Data>,
): Promise<Data> {
  const request = openRequest(cache, serialiseKey(key));
  const { signal } = request.controller;
  request.pending++;
  try {
    const [, owner] = key;
    const identity = await client[TRANSPORT].identity().catch(() => owner);
    if (identity === owner || identity === NO_IDENTITY) return await fetcher(key, signal);
    // the provider is about to render with the other identity
    await new Promise((resolve) => setTimeout(resolve));
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    request.pending--;
  }
  // SWR discards it: the key is not used any more
  return undefined as Data;
}

/** Aborts the requests of a key when the last component that calls this with it unmounts. */
function useAbortOnUnmount(key: string): void {
  const { cache, mutate } = useSWRConfig();
  useEffect(() => {
    if (!key) return;
    openRequest(cache, key).components++;
    return () => {
      const request = openRequest(cache, key);
      request.components--;
      // React may mount the component again in the same tick
      setTimeout(() => {
        if (request.components > 0) return;
        if (request.pending > 0) {
          request.controller.abort();
          // otherwise SWR would wait for the aborted request when the key is used again. It rejects if the
          // cache is gone
          mutate(key).catch(() => undefined);
        }
        const all = requestsIn(cache);
        if (all.get(key) === request) all.delete(key);
      });
    };
  }, [cache, mutate, key]);
}

/** Whether a component uses a key. */
const isMounted = (cache: Cache, key: string): boolean => (requestsIn(cache).get(key)?.components ?? 0) > 0;

/** How long a preloaded response may wait for the component that needs it. */
const PRELOADED_MS = 30_000;

/** Reads a key ahead of the component that needs it. */
export function preloadKey<Data>(
  cache: Cache,
  client: StoreClient,
  key: QueryKey,
  fetcher: Fetcher<Data>,
): void {
  const serialised = serialiseKey(key);
  const all = preloadsIn(cache);
  if (all.has(serialised) || cache.get(serialised)?.data !== undefined) return;
  const forget = (): void => void all.delete(serialised);
  const response = fetchKey(cache, client, key, fetcher);
  all.set(serialised, response);
  response.catch(forget);
  setTimeout(forget, PRELOADED_MS);
}

/** The preloaded response of a key, once. */
function takePreloaded<Data>(cache: Cache, key: QueryKey): Promise<Data> | undefined {
  const all = preloadsIn(cache);
  const serialised = serialiseKey(key);
  const response = all.get(serialised);
  all.delete(serialised);
  return response as Promise<Data> | undefined;
}
