import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import type { Operation } from '../core/operation.ts';
import type { StoreError } from '../errors/store-error.ts';
import { signalOf, useWatch } from './in-flight.ts';
import { type Key, makeKey } from './keys.ts';
import { useStore } from './provider.ts';

/** Options of SWR for one read. */
export type ReadConfig<Output> = SWRConfiguration<Output, StoreError>;

/** State of one read: SWR's own, with typed data and error. */
export type ReadState<Output> = SWRResponse<Output, StoreError>;

/** Reads with `input`; `null` reads nothing. */
export type ReadHook<Input, Output> = (...args: Record<never, never> extends Input ? [input?: Input | null, config?: ReadConfig<Output>] : [input: Input | null, config?: ReadConfig<Output>]) => ReadState<Output>;

/** Makes the hook of one read. */
export function readHook<Input, Output>(operation: Operation<Input, Output>): ReadHook<Input, Output> {
  return (input?: Input | null, config?: ReadConfig<Output>) => {
    const store = useStore();
    const key = input === null ? null : makeKey(store, operation.info.id, input ?? {});
    useWatch(store.client, key);
    const read = (at: Key): Promise<Output> => store.client.send<Output>(operation.info, at[3], { signal: signalOf(store.client, at) }).then(({ data }) => data);
    const state = useSWR<Output, StoreError, Key | null>(key, read, { onErrorRetry: retryAborted, ...config });
    return hideAborts(state);
  };
}

/** The client repeats what is worth repeating. Only a read that was cut short while it was still wanted starts again. */
export const retryAborted: NonNullable<SWRConfiguration['onErrorRetry']> = (error: StoreError, _key, _config, revalidate, { retryCount }) => {
  if (error.reason === 'abort' && retryCount < 3) void revalidate({ retryCount });
};

/** A read that nobody waited for is no failure. */
function hideAborts<Output>(state: ReadState<Output>): ReadState<Output> {
  return new Proxy(state, { get: (target, name: keyof ReadState<Output>) => (name === 'error' && target.error?.reason === 'abort' ? undefined : target[name]) });
}
