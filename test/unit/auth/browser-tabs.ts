import { gate } from 'storewire-dev-kit/server';

/** What one tab has of its browser. */
export interface Tab {
  area: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  lock: <T>(key: string, work: () => Promise<T>) => Promise<T>;
  /** Sends requests. Once the tab is closed none is answered. */
  fetch: typeof globalThis.fetch;
  isClosed: boolean;
  /** Settles when the tab is closed. */
  gone: Promise<void>;
  /** Ends everything that the tab does, at once and wherever it is. The browser gives its locks to others. */
  close: () => void;
}

interface Claim {
  tab: Tab;
  isHeld: boolean;
  run: () => Promise<void>;
}

/** A value, and how many writes of any tab there were before it. */
type Write = { count: number; value: string | null };

/**
 * Tabs of one origin: one `localStorage`, Web Locks over all of them, and `storage` events that come later, but in
 * order. If the storage lags, a tab sees a write of another one only when its event comes, as in browsers whose
 * tabs have processes of their own.
 */
export function openTabs(later: () => Promise<void>, lags: boolean) {
  const values = new Map<string, Write>();
  const tabs = new Map<Tab, { view: Map<string, Write>; notified: Promise<void> }>();
  const page = new EventTarget();
  const queues = new Map<string, Claim[]>();
  const never = new Promise<never>(() => undefined);
  let writes = 0;

  function write(by: Tab, key: string, value: string | null): void {
    if (by.isClosed) return;
    const written = { count: ++writes, value };
    values.set(key, written);
    for (const [tab, state] of tabs) {
      const show = (): void => {
        // a tab keeps what it has written itself in the meantime
        if ((state.view.get(key)?.count ?? 0) < written.count) state.view.set(key, written);
      };
      if (tab === by || !lags) show();
      if (tab === by) continue;
      const event = Object.assign(new Event('storage'), { key, newValue: value, storageArea: tab.area });
      state.notified = state.notified.then(later).then(() => {
        show();
        page.dispatchEvent(event);
      });
    }
  }

  function grant([first]: Claim[]): void {
    if (!first || first.isHeld) return;
    first.isHeld = true;
    void first.run();
  }

  function leave(queue: Claim[], claim: Claim): void {
    if (!queue.includes(claim)) return;
    queue.splice(queue.indexOf(claim), 1);
    grant(queue);
  }

  function claimLock<T>(tab: Tab, name: string, work: () => Promise<T>): Promise<T> {
    if (tab.isClosed) return never;
    return new Promise((resolve, reject) => {
      const queue = queues.get(name) ?? [];
      queues.set(name, queue);
      const run = (): Promise<void> =>
        work()
          .then(resolve, reject)
          .then(() => leave(queue, claim));
      const claim = { tab, isHeld: false, run };
      queue.push(claim);
      grant(queue);
    });
  }

  function open(): Tab {
    const { opened: gone, open: go } = gate();
    const view = new Map(values);
    const tab: Tab = {
      area: {
        getItem: (key) => view.get(key)?.value ?? null,
        setItem: (key, value) => write(tab, key, value),
        removeItem: (key) => write(tab, key, null),
      },
      lock: (key, work) => claimLock(tab, key, work),
      fetch: async (...request) => {
        if (tab.isClosed) return never;
        const response = await globalThis.fetch(...request);
        const text = await response.text();
        return tab.isClosed ? never : new Response(text, response);
      },
      isClosed: false,
      gone,
      close: () => {
        tab.isClosed = true;
        go();
        tabs.delete(tab);
        for (const queue of queues.values())
          for (const claim of queue.filter((each) => each.tab === tab)) leave(queue, claim);
      },
    };
    tabs.set(tab, { view, notified: Promise.resolve() });
    return tab;
  }

  return { open, page, notify: () => Promise.all(Array.from(tabs.values(), ({ notified }) => notified)) };
}
