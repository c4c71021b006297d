import { useCallback, useState } from 'react';
import { useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import { TRANSPORT } from '../core/options.ts';
import type { Arguments, Operation } from '../core/operation.ts';
import type { StoreError } from '../errors/store-error.ts';
import { keysIn } from './keys.ts';
import { useStore } from './provider.ts';

/** State of an action. */
export interface ActionState<Input, Output> {
  /** Sends the call. Resolves to the response body or rejects with a `StoreError`. */
  trigger: (...args: Arguments<Input>) => Promise<Output>;
  /**
   * Response of the last call that succeeded. Undefined before the first, after `reset`, and when the
   * identity changes.
   */
  data: Output | undefined;
  /** Error of the last call. Undefined after a success, after `reset`, and when the identity changes. */
  error: StoreError | undefined;
  /** True while a call is in progress. */
  isMutating: boolean;
  /** Sets `data` and `error` to undefined. */
  reset: () => void;
}

/** The hook of a call. Has no parameters: input and options are passed to `trigger`. */
export type ActionHook<Input, Output> = () => ActionState<Input, Output>;

/**
 * Creates the hook of a write. A success revalidates what it made stale, lists included, without waiting for
 * it.
 */
export function actionHook<Input, Output>(
  operation: Operation<Input, Output>,
  invalidates: readonly string[] = [],
): ActionHook<Input, Output> {
  return () => {
    const { client, identity } = useStore();
    const invalidate = useInvalidate();
    const [owner, setOwner] = useState(identity);
    const {
      trigger: track,
      data,
      error,
      isMutating,
      reset,
    } = useSWRMutation<Output, StoreError, readonly string[], Promise<Output>>(
      [operation.info.id, 'action'],
      toPromise,
    );
    const trigger = useCallback(
      (...[input, options]: Arguments<Input>): Promise<Output> => {
        setOwner(identity);
        const outcome = client[TRANSPORT].send<Output>(operation.info, input, options).then((answer) => {
          void invalidate(invalidates);
          return answer.data;
        });
        // SWR drops the error of a call if a newer one has started; the caller must receive it
        const settled = (): Promise<Output> => outcome;
        return track(outcome).then(settled, settled);
      },
      [client, identity, invalidate, track],
    );
    // the result of one identity must not be shown to another
    const isOutdated = owner !== undefined && owner !== identity;
    return {
      trigger,
      data: isOutdated ? undefined : data,
      error: isOutdated ? undefined : error,
      isMutating,
      reset,
    };
  };
}

const toPromise = <Output>(_key: unknown, { arg }: { arg: Promise<Output> }): Promise<Output> => arg;

/**
 * Revalidates the reads of services or operations (`currentCart`, `products.queryProducts`), lists included,
 * after a change that no action hook made. Reads that no component uses are revalidated when one does. The
 * promise resolves when all have been read, and never rejects: an error is reported by its own hook.
 *
 * @example
 * import { useInvalidate } from 'storewire/react';
 *
 * export function Refresh() {
 *   const invalidate = useInvalidate();
 *   return <button type="button" onClick={() => void invalidate(['currentCart', 'products.queryProducts'])}>Refresh</button>;
 * }
 */
export function useInvalidate(): (targets: readonly string[]) => Promise<void> {
  const { prefix, identity } = useStore();
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    async (targets) => {
      if (identity === undefined) return;
      // also removes errors, which a component that suspends would throw again
      const keys = keysIn(cache, { prefix, identity }, targets);
      const readAgain = (key: string): Promise<unknown> => {
        if (cache.get(key)?.error) void mutate(key, keep, { revalidate: false });
        return mutate(key);
      };
      await Promise.all(keys.map(readAgain));
    },
    [prefix, identity, cache, mutate],
  );
}

const keep = <Data>(data: Data): Data => data;
