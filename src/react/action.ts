import { useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import type { Arguments, Operation } from '../core/operation.ts';
import type { CallOptions } from '../core/transport.ts';
import type { StoreError } from '../errors/store-error.ts';
import { isPage, isStale, isStaleList } from './keys.ts';
import { useStore } from './provider.ts';

/** State of an action: everything is given at `trigger`, which resolves to the answer or rejects with a `StoreError`. */
export interface ActionState<Input, Output> {
  trigger: (...args: Arguments<Input>) => Promise<Output>;
  data: Output | undefined;
  error: StoreError | undefined;
  isMutating: boolean;
  reset: () => void;
}

export type ActionHook<Input, Output> = () => ActionState<Input, Output>;

interface Triggered {
  input: unknown;
  options: CallOptions | undefined;
}

/** Makes the hook of one call that acts. What it makes stale is read again, lists included. */
export function actionHook<Input, Output>(operation: Operation<Input, Output>, invalidates: readonly string[] = []): ActionHook<Input, Output> {
  return () => {
    const { client } = useStore();
    const invalidate = useInvalidate();
    const act = async (_key: unknown, { arg }: { arg: Triggered }): Promise<Output> => {
      const { data } = await client.send<Output>(operation.info, arg.input, arg.options);
      await invalidate(invalidates);
      return data;
    };
    const { trigger, data, error, isMutating, reset } = useSWRMutation<Output, StoreError, readonly string[], Triggered>([operation.info.id, 'action'], act);
    return { trigger: (...[input, options]: Arguments<Input>) => trigger({ input, options }) as Promise<Output>, data, error, isMutating, reset };
  };
}

/** Reads again whatever belongs to these services or operations (`currentCart`, `products.queryProducts`). */
export function useInvalidate(): (targets: readonly string[]) => Promise<void> {
  const store = useStore();
  const { cache, mutate } = useSWRConfig();
  return async (targets) => {
    if (targets.length === 0) return;
    await mutate((key) => isStale(store, key, targets) && isPage(key), undefined, { revalidate: false });
    const lists = [...cache.keys()].filter((key) => isStaleList(store, key, targets));
    await Promise.all([mutate((key) => isStale(store, key, targets) && !isPage(key)), ...lists.map((key) => mutate(key))]);
  };
}
