import { useCallback, useState } from 'react';
import { useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import type { Arguments, Operation } from '../core/operation.ts';
import type { StoreError } from '../errors/store-error.ts';
import { isPage, isStale, isStaleList } from './keys.ts';
import { useStore } from './provider.ts';

/** State of an action: everything is given at `trigger`, which resolves to the answer or rejects with a `StoreError`. */
export interface ActionState<Input, Output> {
  /** Makes the call, each time it is called. */
  trigger: (...args: Arguments<Input>) => Promise<Output>;
  /** Answer of the last trigger that succeeded; undefined before one, after `reset`, and once somebody else is signed in. */
  data: Output | undefined;
  /** Failure of the last trigger; undefined after a success, after `reset`, and once somebody else is signed in. */
  error: StoreError | undefined;
  /** True from a trigger to its outcome. */
  isMutating: boolean;
  /** Forgets answer and failure. */
  reset: () => void;
}

/** Takes nothing: input and options are given at `trigger`. */
export type ActionHook<Input, Output> = () => ActionState<Input, Output>;

/** Makes the hook of one call that acts. What it makes stale is read again, lists included; nobody waits for that. */
export function actionHook<Input, Output>(operation: Operation<Input, Output>, invalidates: readonly string[] = []): ActionHook<Input, Output> {
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
    } = useSWRMutation<Output, StoreError, readonly string[], Promise<Output>>([operation.info.id, 'action'], outcomeOf);
    const trigger = useCallback(
      (...[input, options]: Arguments<Input>): Promise<Output> => {
        setOwner(identity);
        const outcome = client.send<Output>(operation.info, input, options).then((answer) => {
          void invalidate(invalidates);
          return answer.data;
        });
        // SWR forgets the failure of a trigger that another one overtook; the caller must not
        const settled = (): Promise<Output> => outcome;
        return track(outcome).then(settled, settled);
      },
      [client, identity, invalidate, track],
    );
    // what one person's action came to is not for the next person's eyes
    const isTheirs = owner !== undefined && owner !== identity;
    return { trigger, data: isTheirs ? undefined : data, error: isTheirs ? undefined : error, isMutating, reset };
  };
}

const outcomeOf = <Output>(_key: unknown, { arg }: { arg: Promise<Output> }): Promise<Output> => arg;

/**
 * Reads again whatever belongs to these services or operations (`currentCart`, `products.queryProducts`), lists included, for what
 * changed without an action hook. What no component shows is read when it is shown next. Resolves when all is read; a failing read shows in its
 * own hook.
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
      if (targets.length === 0) return;
      const scope = { prefix, identity };
      await mutate((key) => isStale(scope, key, targets) && isPage(key), undefined, { revalidate: false });
      const lists = [...cache.keys()].filter((key) => isStaleList(scope, key, targets));
      await Promise.all([mutate((key) => isStale(scope, key, targets) && !isPage(key)), ...lists.map((key) => mutate(key))]);
    },
    [prefix, identity, cache, mutate],
  );
}
