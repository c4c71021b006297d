import { useEffect, useRef, useSyncExternalStore } from 'react';
import useSWR, { type Cache, type SWRConfiguration, type SWRResponse, useSWRConfig } from 'swr';
import type { Arguments, Operation } from '../core/operation.ts';
import type { OperationInfo } from '../core/operation-info.ts';
import { type StoreClient, TRANSPORT } from '../core/options.ts';
import type { StoreError } from '../errors/store-error.ts';
import { type Entry, entryOf, type SharedCache } from './entry.ts';
import { type QueryKey, type QuerySource, serialiseKey, sourceKey } from './keys.ts';
import { NO_SESSION_ID, sessionIdOf, useStore } from './provider.ts';

/** SWR options of a read, without those of SWR's retries: the client retries reads. */
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
 * For hooks that are made of reads, under options of SWR for the whole page: they send what they show, and their
 * states have a place for what is not read yet.
 */
export const COMPOSED = { keepPreviousData: false, suspense: false };

/**
 * State of a read: the state of SWR, with typed data and error. `isLoading` is false while data is shown,
 * including data of a fallback and, with `keepPreviousData`, data of the previous input.
 */
export interface ReadState<Output> extends SWRResponse<Output, StoreError> {
  /**
   * True while `data` is that of another input: with `keepPreviousData`, until the response for this input
   * arrives, and after its failure. Send nothing that is made from such data.
   */
  isPreviousData: boolean;
}

/**
 * The input and the options of a hook that suspends until there is data. A failure is thrown to the nearest
 * error boundary, in every render, until `useResetReads` removes it.
 */
export type SuspenseArguments<Input, Config> =
  Record<never, never> extends Input
    ? [input: Input | undefined, config: Config & { suspense: true }]
    : [input: Input, config: Config & { suspense: true }];

/** The hook of a read. Reads nothing if `input` is `null`. */
export interface ReadHook<Input, Output> {
  // no doc comments: editors would show them instead of those of the generated hook
  (...args: SuspenseArguments<Input, ReadConfig<Output>>): ReadState<Output> & { data: Output };
  (...args: Arguments<Input | null, ReadConfig<Output>>): ReadState<Output>;
  /** What the transport knows about the call. */
  readonly info: OperationInfo;
}

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

/** A fetcher of SWR that can be aborted. */
export type Fetcher<Data> = (key: QueryKey, signal: AbortSignal) => Promise<Data>;

/** Reads a source with SWR, in the scope of the provider. The key is null if nothing is read. */
export function useRead<Data>(
  source: QuerySource,
  input: unknown,
  fetcher: Fetcher<Data>,
  config?: ReadConfig<Data>,
): { state: ReadState<Data>; key: QueryKey | null } {
  const { client, prefix, sessionId, streamed } = useStore();
  const shared = useSWRConfig();
  const { suspense, keepPreviousData, fallbackData } = { ...shared, ...config };
  const isSessionPending = input !== null && sessionId === undefined;
  const key =
    input === null || sessionId === undefined ? null : sourceKey(source, input, { prefix, sessionId });
  const name = serialiseKey(key);
  const mayKeepPrevious = useShowsDataOf(shared.cache, name, sessionId);
  useAbortOnUnmount(shared, key);
  const arrival = streamed.pending.get(name);
  const isHydrating = useSyncExternalStore(subscribeToNothing, isOfPage, isOfServer);
  const state = useSWR<Data, StoreError, QueryKey | null>(
    key,
    (at) => fetchEntry(entryOf(shared, at), client, fetcher),
    {
      ...config,
      shouldRetryOnError: false,
      keepPreviousData: Boolean(keepPreviousData) && mayKeepPrevious,
      suspense: Boolean(suspense) && !arrival && !isHydrating,
    },
  );
  const isCached = shared.cache.get(name)?.data !== undefined;
  const given = fallbackData ?? config?.fallback?.[name] ?? shared.fallback[name];
  // a component without `suspense` waits too: the server has rendered it with the response
  if (arrival && state.data === undefined) throw arrival;
  // without a session id a server cannot read: React sends the fallback of the boundary, and the browser renders
  // its content
  if (suspense && isHydrating && input !== null && state.data === undefined)
    throw new Error('To suspend on a server, pass sessionId and fallback to the StoreProvider');
  if (suspense && isSessionPending) throw sessionIdOf(client).refresh();
  return {
    key,
    // getters, as SWR renders a component only for the properties that it reads
    state: {
      get data() {
        return state.data;
      },
      get error() {
        return state.error;
      },
      get isLoading() {
        return (state.isLoading || isSessionPending) && state.data === undefined;
      },
      get isValidating() {
        return state.isValidating;
      },
      get isPreviousData() {
        const { data } = state;
        // SWR prefers kept data to a fallback
        return data !== undefined && !isCached && data !== given;
      },
      mutate: state.mutate,
    },
  };
}

/** Whether the data that a component shows belongs to this session. True before it has shown any. */
function useShowsDataOf(cache: Cache, name: string, sessionId: string | undefined): boolean {
  const owner = useRef(sessionId);
  useEffect(() => {
    if (cache.get(name)?.data !== undefined) owner.current = sessionId;
  });
  return owner.current === sessionId;
}

const subscribeToNothing = () => () => undefined;
/** What React reads in pages, and on servers and while it hydrates. */
const isOfPage = () => false;
const isOfServer = () => true;

/**
 * Calls the fetcher of an entry. Its request replaces the one in progress, and is aborted when the last component
 * that uses the entry unmounts. Nothing is sent if the client has another session id than the key: the response
 * would not belong to the key.
 */
async function fetchEntry<Data>(entry: Entry, client: StoreClient, fetcher: Fetcher<Data>): Promise<Data> {
  const controller = new AbortController();
  // SWR discards its response
  entry.request?.abort();
  entry.request = controller;
  if (entry.mutation) entry.isReadDiscarded = true;
  try {
    const [, owner] = entry.key;
    const sessionId = await client[TRANSPORT].sessionId().catch(() => owner);
    if (sessionId === owner || sessionId === NO_SESSION_ID)
      return await fetcher(entry.key, controller.signal);
    await sessionIdOf(client).refresh();
  } catch (error) {
    if (!controller.signal.aborted) throw error;
  } finally {
    if (entry.request === controller) entry.request = undefined;
  }
  // SWR discards it: no component uses the key any more
  return undefined as Data;
}

/** Aborts the request of a key when the last component with this hook and key unmounts. */
function useAbortOnUnmount({ cache, mutate }: SharedCache, key: QueryKey | null): void {
  const name = serialiseKey(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name changes with the key
  useEffect(() => {
    if (!key) return;
    const entry = entryOf({ cache, mutate }, key);
    entry.components++;
    return () => {
      entry.components--;
      // StrictMode mounts the component again at once
      queueMicrotask(() => {
        if (entry.components > 0 || !entry.request) return;
        entry.request.abort();
        // SWR must not share the aborted request when the key is used again. It rejects if the cache is gone
        mutate(name).catch(() => undefined);
      });
    };
  }, [cache, mutate, name]);
}
