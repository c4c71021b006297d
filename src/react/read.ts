import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import type { Arguments, Operation } from '../core/operation.ts';
import type { StoreError } from '../errors/store-error.ts';
import { type Key, makeKey } from './keys.ts';
import { useStore } from './provider.ts';
import { fetchKey, isAbort, useAbortOnUnmount, useErrorHandlers } from './requests.ts';

/** SWR options of a read. */
export type ReadConfig<Output> = SWRConfiguration<Output, StoreError>;

/** State of a read: that of SWR, with typed data and error. */
export type ReadState<Output> = SWRResponse<Output, StoreError>;

/** The hook of a read. Reads nothing if `input` is `null`. */
export type ReadHook<Input, Output> = (
  ...args: Arguments<Input | null, ReadConfig<Output>>
) => ReadState<Output>;

/** Creates the hook of a read. */
export function readHook<Input, Output>(operation: Operation<Input, Output>): ReadHook<Input, Output> {
  return (input?: Input | null, config?: ReadConfig<Output>) => {
    const store = useStore();
    const key = input === null ? null : makeKey(store, operation.info.id, input ?? {});
    useAbortOnUnmount(store.client, key);
    const read = (at: Key): Promise<Output> => fetchKey(store.client, operation.info, at);
    const state = useSWR<Output, StoreError, Key | null>(key, read, {
      ...config,
      ...useErrorHandlers(config),
    });
    const isWaiting = input !== null && key === null;
    // getters, as SWR renders a component only for the properties that it reads
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
