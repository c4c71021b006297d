import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import type { Arguments, Operation } from '../core/operation.ts';
import type { StoreError } from '../errors/store-error.ts';
import { isAbort, useHandlers } from './aborts.ts';
import { readFor, useWatch } from './in-flight.ts';
import { type Key, makeKey } from './keys.ts';
import { useStore } from './provider.ts';

/** Options of SWR for one read. */
export type ReadConfig<Output> = SWRConfiguration<Output, StoreError>;

/** State of one read: SWR's own, with typed data and error. */
export type ReadState<Output> = SWRResponse<Output, StoreError>;

/** Reads with `input`; `null` reads nothing. */
export type ReadHook<Input, Output> = (...args: Arguments<Input | null, ReadConfig<Output>>) => ReadState<Output>;

/** Makes the hook of one read. */
export function readHook<Input, Output>(operation: Operation<Input, Output>): ReadHook<Input, Output> {
  return (input?: Input | null, config?: ReadConfig<Output>) => {
    const store = useStore();
    const key = input === null ? null : makeKey(store, operation.info.id, input ?? {});
    useWatch(store.client, key);
    const read = (at: Key): Promise<Output> => readFor(store.client, operation.info, at);
    const state = useSWR<Output, StoreError, Key | null>(key, read, { ...config, ...useHandlers(config) });
    const isWaiting = input !== null && key === null;
    // getters, as SWR renders again only for what a component looks at
    return {
      get data() {
        return state.data;
      },
      get error() {
        return isAbort(state.error) ? undefined : state.error;
      },
      get isLoading() {
        return state.isLoading || isWaiting;
      },
      get isValidating() {
        return state.isValidating;
      },
      mutate: state.mutate,
    };
  };
}
