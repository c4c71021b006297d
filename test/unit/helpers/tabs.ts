import { gate } from 'storewire-dev-kit/server';
import type { Locks } from '../../../src/storage/web-locks.ts';

/** What one tab has of its browser. */
export interface Tab {
  area: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  locks: Locks;
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
  isShared: boolean;
  isHeld: boolean;
  run: () => Promise<void>;
}

/**
 * Tabs of one origin: one `localStorage`, Web Locks over all of them, and `storage` events that come later,
 * but in order.
 */
export function openTabs(later: () => Promise<void>) {
  const values = new Map<string, string>();
  const tabs = new Map<Tab, Promise<void>>();
  const page = new EventTarget();
  const queues = new Map<string, Claim[]>();
  const never = new Promise<never>(() => undefined);

  function write(by: Tab, key: string, value: string | null): void {
    if (by.isClosed) return;
    if (value === null) values.delete(key);
    else values.set(key, value);
    for (const [tab, notify] of tabs) {
      if (tab === by) continue;
      const event = Object.assign(new Event('storage'), { key, newValue: value, storageArea: tab.area });
      tabs.set(
        tab,
        notify.then(later).then(() => void page.dispatchEvent(event)),
      );
    }
  }

  /** Grants the first claim, and others that share the lock with it. */
  function grant(queue: Claim[]): void {
    const [first] = queue;
    const granted = first?.isShared ? queue.filter(({ isShared }) => isShared) : queue.slice(0, 1);
    for (const claim of granted) {
      if (claim.isHeld) continue;
      claim.isHeld = true;
      void claim.run().then(() => leave(queue, claim));
    }
  }

  function leave(queue: Claim[], claim: Claim): void {
    if (!queue.includes(claim)) return;
    queue.splice(queue.indexOf(claim), 1);
    grant(queue);
  }

  function claimLock<T>(tab: Tab, name: string, isShared: boolean, work: () => Promise<T>): Promise<T> {
    if (tab.isClosed) return never;
    return new Promise((resolve, reject) => {
      const queue = queues.get(name) ?? [];
      queues.set(name, queue);
      queue.push({ tab, isShared, isHeld: false, run: () => work().then(resolve, reject) });
      grant(queue);
    });
  }

  const heldLocks = (): { name: string }[] =>
    [...queues].flatMap(([name, queue]) => queue.filter(({ isHeld }) => isHeld).map(() => ({ name })));

  function open(): Tab {
    const { opened: gone, open: go } = gate();
    const tab: Tab = {
      area: {
        getItem: (key) => values.get(key) ?? null,
        setItem: (key, value) => write(tab, key, value),
        removeItem: (key) => write(tab, key, null),
      },
      locks: {
        request: (name, { mode }, work) => claimLock(tab, name, mode === 'shared', work),
        query: async () => ({ held: heldLocks() }),
      },
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
    tabs.set(tab, Promise.resolve());
    return tab;
  }

  return { open, page, notify: () => Promise.all(tabs.values()) };
}
