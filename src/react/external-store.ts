/**
 * State outside of React that all components share: read when the first one subscribes, and after every
 * change.
 */
export interface ExternalStore<View> {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => View;
  /** Reads it now. Never rejects. */
  refresh: () => Promise<void>;
}

interface Source<View> {
  /** Must not reject. Only the result of the newest read is shown. */
  read: () => Promise<View>;
  /** Calls the listener after each change. Returns a function that removes it. */
  listen: (listener: () => void) => () => void;
}

/** Returns a function that returns the store of an owner, such as a client. Its first call creates the store. */
export function externalStores<Owner extends object, View>(
  initial: View,
  sourceOf: (owner: Owner) => Source<View>,
  isSame: (a: View, b: View) => boolean = Object.is,
): (owner: Owner) => ExternalStore<View> {
  const stores = new WeakMap<Owner, ExternalStore<View>>();
  const createStore = (source: Source<View>): ExternalStore<View> => {
    const listeners = new Set<() => void>();
    let view = initial;
    let reads = 0;
    let stop: () => void;
    const refresh = async (): Promise<void> => {
      const number = ++reads;
      const next = await source.read();
      if (number !== reads || isSame(next, view)) return;
      view = next;
      for (const listener of listeners) listener();
    };
    return {
      getSnapshot: () => view,
      refresh,
      subscribe: (listener) => {
        listeners.add(listener);
        if (listeners.size === 1) stop = source.listen(refresh);
        // it may have changed while nothing listened
        void refresh();
        return () => {
          listeners.delete(listener);
          if (listeners.size === 0) stop();
        };
      },
    };
  };
  return (owner) => {
    const store = stores.get(owner) ?? createStore(sourceOf(owner));
    stores.set(owner, store);
    return store;
  };
}
