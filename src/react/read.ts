import { useEffect, useRef } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse, useSWRConfig } from 'swr';
import type { Arguments, Operation } from '../core/operation.ts';
import type { OperationInfo } from '../core/operation-info.ts';
import { TRANSPORT } from '../core/options.ts';
import type { StoreError } from '../errors/store-error.ts';
import { identityOf } from './identity.ts';
import { type QueryKey, type QuerySource, serialiseKey, sourceKey } from './keys.ts';
import { useStore } from './provider.ts';
import { type Fetcher, fetchKey, isMounted, takePreloaded, useAbortOnUnmount } from './requests.ts';

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
 * State of a read: that of SWR, with typed data and error. `isLoading` is false while data is shown, also data
 * of a fallback.
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
  /** Suspends until there is data. A failure is thrown to the nearest error boundary, whose reset reads again. */
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

/** What to throw to suspend. Servers do not suspend: React then renders the boundary's fallback and leaves the rest to the page. */
const suspended = (ready: Promise<void>): Promise<void> | Error =>
  typeof window === 'undefined'
    ? new Error('To render a read with suspense on a server, pass identity and fallback to the StoreProvider')
    : ready;
