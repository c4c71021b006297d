/** Saves changes of the current cart, one request after the other, and shows them at once. */
import { unstable_serialize } from 'swr';
import { useGetCurrentCartV2 } from '../../../generated/hooks/current-cart-v2.ts';
import { getCurrentCartV2 } from '../../../generated/operations/current-cart-v2.ts';
import type { CartV2, CartV2Response, LineItem } from '../../../generated/types.ts';
import type { StoreClient } from '../../core/options.ts';
import { asStoreError, isStoreError } from '../../errors/store-error.ts';
import { callListener } from '../../lib/call-listener.ts';
import { openChannel } from '../../storage/tabs.ts';
import { type Entry, entriesIn, entryOf, type SharedCache } from '../entry.ts';
import { type KeyScope, sourceKey } from '../keys.ts';
import { mutateEntry, revalidate } from '../mutate.ts';
import { type CartChange, sendChanges } from './changes.ts';
import { cartOf, exactLineOf, itemOf } from './lines.ts';
import {
  addedLine,
  afterRequest,
  areSeveral,
  type CartChangeResult,
  type CartView,
  isRemovalOf,
  type JoinedChanges,
  nextChanges,
  savedResult,
  unsentResult,
  withoutChanges,
} from './pending.ts';

export const NO_VIEW: CartView = { waiting: [], sent: [], removed: undefined };

/** The services whose reads show a cart. The versions of carts are views of one cart. */
const CART_SERVICES = ['currentCartV2', 'cartsV2', 'currentCart', 'checkouts'];

/** Where a queue saves changes. */
interface CartScope extends KeyScope, SharedCache {
  client: StoreClient;
}

export interface CartQueue {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => CartView;
  /** Sets the cart to which changes are sent. Drops the waiting changes of another session. */
  enter: (scope: CartScope) => void;
  change: (change: CartChange) => Promise<CartChangeResult>;
  /** Resolves as a change that had no effect if no line was removed. */
  undoRemoval: () => Promise<CartChangeResult>;
}

const CHANNEL = 'storewire-cart';

export function createCartQueue(): CartQueue {
  const listeners = new Set<() => void>();
  let view: CartView = NO_VIEW;
  let scope: CartScope | undefined;
  let isRunning = false;
  let channel: BroadcastChannel | undefined;
  /** The lines of undos that have failed, and can be tried again. */
  const failedUndos = new Set<string>();

  function show(change: Partial<CartView>): void {
    view = { ...view, ...change };
    for (const listener of listeners) void callListener(listener, undefined);
  }

  /** Shows a change at once, and saves it after the request in progress. */
  function enqueue(change: CartChange, removed: LineItem | undefined): Promise<CartChangeResult> {
    const { promise, resolve: settle } = Promise.withResolvers<CartChangeResult>();
    show({ waiting: [...view.waiting, { ...change, settle }], removed });
    void run();
    return promise;
  }

  const cartEntry = (at: CartScope): Entry => entryOf(at, sourceKey(useGetCurrentCartV2, {}, at));

  /** The cart of the server, as it was last received. */
  const savedCart = ({ cache, name }: Entry): CartV2 | undefined => cartOf(cache.get(name)?.data);

  /** Whether the changes of the queue still belong to this cart. */
  const isCurrent = (entry: Entry): boolean => scope !== undefined && cartEntry(scope) === entry;

  async function run(): Promise<void> {
    if (isRunning || !scope || view.waiting.length === 0) return;
    isRunning = true;
    const { client } = scope;
    const entry = cartEntry(scope);
    const owner = ownerOf(scope);
    try {
      for (let next = nextChanges(view); next && isCurrent(entry); next = nextChanges(view))
        await saveAll(next, client, entry, owner);
    } finally {
      isRunning = false;
      closeChannel();
    }
    if (!isCurrent(entry)) await run();
  }

  /** Whatever fails, the changes have ended then, so that those after them are saved. */
  async function saveAll(
    next: JoinedChanges,
    client: StoreClient,
    entry: Entry,
    owner: string,
  ): Promise<void> {
    try {
      await save(client, entry, next).finally(() => channel?.postMessage(owner));
    } catch (cause) {
      const { removed } = view;
      show({
        sent: [],
        waiting: view.waiting.filter((change) => !next.includes(change)),
        removed: removed && next.some(isRemovalOf(removed)) ? undefined : removed,
      });
      for (const { settle } of next) settle(unsentResult(asStoreError(cause)));
      // the server may have saved them
      void revalidate([entry]);
    }
  }

  async function save(client: StoreClient, entry: Entry, sent: JoinedChanges): Promise<void> {
    const before = savedCart(entry);
    show({ sent, waiting: view.waiting.filter((change) => !sent.includes(change)) });
    const isPending = (): boolean => view.sent === sent;
    const finish = (cart: CartV2 | undefined): void => {
      if (isPending()) show(afterRequest(view, before, cart));
    };
    /** Shows a response instead of the changes that it contains. */
    const mutateBy = (send: () => Promise<CartV2Response>): Promise<CartV2 | undefined> =>
      mutateEntry(entry, send, { onPopulated: (data) => finish(cartOf(data)) }).then(cartOf);
    let cart: CartV2 | undefined;
    let failure: unknown;
    try {
      cart = await mutateBy(() => sendChanges(client, sent, before));
    } catch (error) {
      failure = isDone(sent, error) ? undefined : error;
    }
    // one change that is rejected must not keep the others from being saved
    if (isPending() && areSeveral(sent) && isRejection(failure)) {
      show({ sent: [], waiting: [...sent.map((change) => ({ ...change, isAlone: true })), ...view.waiting] });
      return;
    }
    // rejected, lost, or older than another response: only a read shows what the server has
    if (isPending())
      cart = await mutateBy(() => getCurrentCartV2(client)).catch(() => {
        void revalidate([entry]);
        return cart;
      });
    finish(savedCart(entry));
    const isStillCurrent = isCurrent(entry);
    const saved = failure === undefined;
    const reason = saved || !isStillCurrent ? undefined : asStoreError(failure);
    if (scope && isStillCurrent && view.waiting.length === 0) void revalidate(readsIn(scope, entry));
    const result = { saved, cart: isStillCurrent ? cart : undefined, failure: reason };
    for (const change of sent)
      change.settle({ ...result, line: saved ? addedLine(change, before, result.cart) : undefined });
  }

  function listen(): void {
    if (channel) return;
    channel = openChannel(CHANNEL);
    if (!channel) return;
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (scope && data === ownerOf(scope)) void revalidate(readsIn(scope));
    };
  }

  /** Closes the channel if no component listens and no request is in progress: its end is sent to other tabs. */
  function closeChannel(): void {
    if (listeners.size > 0 || isRunning) return;
    channel?.close();
    channel = undefined;
  }

  return {
    subscribe: (listener) => {
      listen();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        closeChannel();
      };
    },
    getSnapshot: () => view,
    enter: (next) => {
      const isOther = scope !== undefined && !isCurrent(cartEntry(next));
      scope = next;
      if (isOther) {
        for (const { settle } of view.waiting) settle(unsentResult());
        show(NO_VIEW);
      }
      void run();
    },
    change: (change) => enqueue(change, change.kind === 'remove' ? change.line : view.removed),
    undoRemoval: () => {
      const { removed: line, waiting } = view;
      if (!line) return Promise.resolve(unsentResult());
      if (waiting.some(isRemovalOf(line))) {
        const result = savedResult(scope && savedCart(cartEntry(scope)));
        const remaining = withoutChanges(waiting, result, isRemovalOf(line));
        show({ waiting: remaining, removed: undefined });
        return Promise.resolve(result);
      }
      const item = itemOf(line);
      if (!item) return Promise.resolve(unsentResult());
      const isRepeated = failedUndos.has(line.id);
      const change: CartChange = { kind: 'add', item, restored: line, isRepeated };
      return enqueue(change, undefined).then((result) => {
        const { failure, cart } = result;
        const isOpen = failure !== undefined && !(cart && exactLineOf(cart.lineItems, item));
        if (!isOpen || view.removed) return result;
        failedUndos.add(line.id);
        show({ removed: line });
        return result;
      });
    },
  };
}

/** Whether a request has failed because there is nothing to change. */
const isDone = ([first]: JoinedChanges, error: unknown): boolean =>
  first.kind === 'other' && isStoreError(error) && first.isDone(error);

/** Statuses of requests that the server has not looked at, for reasons that are not in them. */
const NOT_PROCESSED: readonly (number | undefined)[] = [408, 429];

/** Whether the server has rejected a request because of what is in it. The request has changed nothing. */
const isRejection = (failure: unknown): boolean =>
  isStoreError(failure) &&
  !NOT_PROCESSED.includes(failure.status) &&
  (failure.kind === 'validation' ||
    (failure.status !== undefined && failure.status >= 400 && failure.status < 500));

/** The person whose cart it is, in the message to other tabs. */
const ownerOf = ({ prefix, sessionId }: CartScope): string => unstable_serialize([prefix, sessionId]);

/** What shows the cart, except for one entry. */
const readsIn = (scope: CartScope, except?: Entry): Entry[] =>
  entriesIn(scope, scope, CART_SERVICES).filter((entry) => entry !== except);
