import { type StoreClient, TRANSPORT } from '../core/options.ts';

/** The identity of a client without credentials: that of the provider applies. */
export const NO_IDENTITY = 'none';

/** The identity of a client, for all components that use the client. */
export interface IdentityStore {
  subscribe: (listener: () => void) => () => void;
  /** Undefined until it is known. */
  getSnapshot: () => string | undefined;
  /** Resolves when it is known for the first time. Never rejects. */
  ready: () => Promise<void>;
}

const stores = new WeakMap<StoreClient, IdentityStore>();

export function identityOf(client: StoreClient): IdentityStore {
  const store = stores.get(client) ?? createStore(client);
  stores.set(client, store);
  return store;
}

function createStore(client: StoreClient): IdentityStore {
  const transport = client[TRANSPORT];
  const listeners = new Set<() => void>();
  let identity: string | undefined;
  let reads = 0;
  let first: Promise<void> | undefined;
  let stop: () => void = () => undefined;

  /** The result of the last read counts. */
  async function read(): Promise<void> {
    const number = ++reads;
    // if the storage fails, the reads run and report the error
    const next = await transport.identity().catch(() => 'unknown');
    if (number !== reads || next === identity) return;
    identity = next;
    for (const listener of listeners) listener();
  }

  return {
    getSnapshot: () => identity,
    ready: () => (first ??= read()),
    subscribe: (listener) => {
      listeners.add(listener);
      if (listeners.size === 1) stop = transport.onIdentity(() => void read());
      // it may have changed while nothing listened
      first = read();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
  };
}
