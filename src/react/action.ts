import { useCallback, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { Arguments, Operation } from '../core/operation.ts';
import { type CallOptions, type StoreClient, TRANSPORT } from '../core/options.ts';
import { asStoreError, type StoreError } from '../errors/store-error.ts';
import { pick } from '../lib/fields.ts';
import { randomId } from '../lib/random-id.ts';
import { type Entry, entryOf } from './entry.ts';
import { type KeyScope, sourceKey } from './keys.ts';
import { mutateEntry, revalidate } from './mutate.ts';
import { useStore } from './provider.ts';
import { useOwnEntries } from './query-cache.ts';
import { useStableFunction } from './stable-function.ts';

/** State of an action. */
export interface ActionState<Input, Output> {
  /**
   * Sends the call. Resolves to the response body or rejects with a `StoreError`, without waiting for the reads that
   * it made stale. If the client has an `idempotencyHeader`, every call gets a key of its own unless it has one, and
   * the client repeats it with that key after transient failures.
   */
  trigger: (...args: Arguments<Input>) => Promise<Output>;
  /**
   * Response of the last call that succeeded. Undefined before the first, after `reset`, and when the
   * session id changes.
   */
  data: Output | undefined;
  /** Error of the last call. Undefined after a success, after `reset`, and when the session id changes. */
  error: StoreError | undefined;
  /**
   * True if the last call failed but may have taken effect, because it was sent and its response was lost: by
   * a timeout, an abort, a network failure or a 5xx status. What it affects is revalidated in the background.
   */
  isUnknown: boolean;
  /** True while the last call is in progress. */
  isMutating: boolean;
  /** Sets `data` and `error` to undefined. */
  reset: () => void;
}

/** The hook of a write. Has no parameters: input and options are passed to `trigger`. */
export type ActionHook<Input, Output> = () => ActionState<Input, Output>;

/** Options of a write whose response replaces the response of a read. */
export interface UpdateConfig<Input, Output> {
  /**
   * Returns what the read shows until the response arrives, from what it shows now. If the call fails, the
   * read shows the previous response again. Not called if nothing has been read. If it throws, nothing is
   * sent, and `trigger` rejects with a `system` error whose `cause` is what it threw.
   */
  optimisticData?: ((current: Output, input: Input) => Output) | undefined;
}

/** The hook of a write whose response replaces the response of a read. Input and options are passed to `trigger`. */
export type UpdateHook<Input, Output> = (config?: UpdateConfig<Input, Output>) => ActionState<Input, Output>;

/**
 * Creates the hook of a write. A success revalidates the reads and lists that it made stale, but not the read of an
 * entity that it has deleted: `deletes` has its operation id, and the properties of its input.
 */
export function actionHook<Input, Output>(
  operation: Operation<Input, Output>,
  invalidates: readonly string[] = [],
  deletes: readonly string[] = [],
): ActionHook<Input, Output> {
  return () => useAction(operation, invalidates, deletes);
}

/**
 * Creates the hook of a write whose response replaces the response of a read: `updates` has its operation id, and
 * the properties of its input. Overlapping calls are applied in trigger order.
 */
export function updateHook<Input, Output>(
  operation: Operation<Input, Output>,
  invalidates: readonly string[],
  updates: readonly string[],
): UpdateHook<Input, Output> {
  return (config = {}) => useAction(operation, invalidates, updates, config);
}

/** With a config, the response replaces that of the read. */
function useAction<Input, Output>(
  operation: Operation<Input, Output>,
  invalidates: readonly string[],
  [readId, ...readProperties]: readonly string[],
  config?: UpdateConfig<Input, Output>,
): ActionState<Input, Output> {
  const { info } = operation;
  const { client, sessionId, scope } = useStore();
  const shared = useSWRConfig();
  const ownEntries = useOwnEntries();
  const [shown, setShown] = useState<Shown<Output>>(NO_RESULT);
  const newest = useRef<Promise<Output>>(undefined);

  const trigger = useStableFunction((...[input, options]: Arguments<Input>): Promise<Output> => {
    const readIn = (at: KeyScope | undefined): Entry | undefined =>
      at && readId !== undefined
        ? entryOf(shared, sourceKey({ info: { id: readId } }, pick(Object(input), readProperties), at))
        : undefined;
    const sentIn = scope();
    const updated = config && readIn(sentIn);
    const send = (): Promise<Output> => client[TRANSPORT].call(info, input, withKey(client, options));
    const change = config?.optimisticData;
    const optimisticData = change && ((current: Output): Output => change(current, input as Input));
    const outcome = (updated ? mutateEntry(updated, send, { optimisticData }) : send()).then(
      (answer) => {
        // by now the session id may be known, or another one
        const own = readIn(scope());
        const others = ownEntries(invalidates).filter((stale) => stale !== own);
        // its read shows the response already, or what it would read is deleted
        void revalidate(own && config && own !== updated ? [own, ...others] : others);
        return answer;
      },
      (cause: unknown) => {
        // `optimisticData` may throw anything
        const failure = asStoreError(cause);
        if (mayHaveTakenEffect(failure)) void revalidate(ownEntries(invalidates));
        throw failure;
      },
    );
    newest.current = outcome;
    const end = (result: Pick<Shown<Output>, 'data' | 'error'>): void => {
      if (newest.current !== outcome) return;
      const owner = (sentIn ?? scope())?.sessionId;
      setShown((before) => ({ ...(before.owner === owner && before), ...result, owner, isMutating: false }));
    };
    setShown((before) => ({ ...before, isMutating: true }));
    outcome.then(
      (data) => end({ data, error: undefined }),
      (error: StoreError) => end({ error }),
    );
    return outcome;
  });
  const reset = useCallback(() => {
    newest.current = undefined;
    setShown(NO_RESULT);
  }, []);
  // the result of one session must not be shown in another
  const { data, error }: Partial<Shown<Output>> = shown.owner === sessionId ? shown : {};
  return {
    trigger,
    data,
    error,
    isUnknown: error !== undefined && mayHaveTakenEffect(error),
    isMutating: shown.isMutating,
    reset,
  };
}

/** The result of the newest call of an action. */
interface Shown<Output> {
  /** The session that made the call. */
  owner?: string | undefined;
  data?: Output;
  error?: StoreError | undefined;
  isMutating: boolean;
}

const NO_RESULT = { isMutating: false };

/** Whether a write that failed may have taken effect: it was sent, and the server did not reject it. */
const mayHaveTakenEffect = ({ kind, attempts }: StoreError): boolean => kind === 'system' && attempts > 0;

/** Adds an idempotency key to a call, if the server reads such keys. */
function withKey(client: StoreClient, options: CallOptions | undefined): CallOptions | undefined {
  if (!client[TRANSPORT].idempotencyHeader) return options;
  return { idempotencyKey: randomId(), ...options };
}
