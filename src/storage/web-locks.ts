/** The part of `navigator.locks` that storages use. */
export interface Locks {
  /**
   * Runs work under the lock of this name: exclusively, or together with others that request it as shared.
   */
  request<T>(
    name: string,
    options: { mode?: 'exclusive' | 'shared' | undefined },
    work: () => Promise<T>,
  ): Promise<T>;
  /**
   * Lists the locks of all tabs of the origin. Without it, a tab that acquires a lock might read an outdated
   * value.
   */
  query?(): Promise<{ held?: { name?: string }[] }>;
}

/** Mutual exclusion of tabs. */
interface TabLock {
  lock<T>(key: string, work: () => Promise<T>): Promise<T>;
  /** Must be called after each write. */
  onWrite(key: string): void;
}

/**
 * The Web Locks of this page or process; null in old browsers and on pages that are not served over https.
 */
export function webLocks(): Locks | null {
  const { navigator }: { navigator?: { locks?: Locks } } = globalThis;
  return navigator?.locks ?? null;
}

/** The names that this page has announced. A page sees its own writes at once, so it does not wait for them. */
const namesOfPage = new WeakMap<Locks, Set<string>>();

/** Ends the wait for an announced value that never appears, because other code of the page has removed it. */
const MAX_READS = 200;
const READ_INTERVAL_MS = 10;
/** How long a value is announced. No browser takes that long to show it to other tabs. */
const ANNOUNCED_MS = MAX_READS * READ_INTERVAL_MS;

/** Waits until a write of another tab is visible here. A lock or a message may arrive before it. */
export async function untilVisible(isVisible: () => boolean | Promise<boolean>): Promise<void> {
  for (let reads = 0; reads < MAX_READS && !(await isVisible()); reads++)
    await new Promise((resolve) => setTimeout(resolve, READ_INTERVAL_MS));
}

/**
 * Lets one tab at a time work under a key, after it can read what the previous tab has written. Tabs run in
 * separate processes, and a write may reach them later than the lock does. Therefore a tab that wrote
 * announces the value before it releases the lock: for two seconds, it keeps a shared lock, whose name contains a
 * counter and a hash of the value. A tab that acquires the exclusive lock first waits until it can read the
 * value with the greatest counter.
 */
export function tabLock(locks: Locks, read: (key: string) => string | undefined): TabLock {
  const unannounced = new Set<string>();
  /** Ends each announcement. */
  const announcements = new Set<() => void>();
  const ownNames = namesOfPage.get(locks) ?? new Set();
  namesOfPage.set(locks, ownNames);

  /** The greatest counter that any tab announces, and the names that contain it. */
  async function newestAnnouncement(key: string): Promise<{ count: number; names: string[] }> {
    const prefix = lockNamePrefix(key);
    const { held = [] } = (await locks.query?.()) ?? {};
    const names = held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name] : []));
    const countOf = (name: string): number => Number.parseInt(name.slice(prefix.length), 10);
    const count = Math.max(0, ...names.map(countOf));
    return { count, names: names.filter((name) => countOf(name) === count) };
  }

  async function announce(key: string): Promise<void> {
    const { count } = await newestAnnouncement(key);
    const name = `${lockNamePrefix(key)}${count + 1}:${hashOf(read(key))}`;
    await new Promise<void>((announced, failed) => {
      const hold = (): Promise<void> =>
        new Promise((done) => {
          const release = (): void => {
            clearTimeout(timer);
            announcements.delete(release);
            ownNames.delete(name);
            done();
          };
          const timer = setTimeout(release, ANNOUNCED_MS);
          announcements.add(release);
          ownNames.add(name);
          announced();
        });
      locks.request(name, { mode: 'shared' }, hold).catch(failed);
    });
  }

  async function isNewestVisible(key: string): Promise<boolean> {
    const { names } = await newestAnnouncement(key);
    const suffix = `:${hashOf(read(key))}`;
    return !names[0] || names.some((name) => ownNames.has(name) || name.endsWith(suffix));
  }

  // browsers do not keep a page with a lock in the back/forward cache
  const page: Partial<Pick<Window, 'addEventListener'>> = globalThis;
  page.addEventListener?.('pagehide', () => {
    for (const release of announcements) release();
  });

  return {
    lock: (key, work) =>
      new Promise((resolve, reject) => {
        const hold = async (): Promise<void> => {
          await untilVisible(() => isNewestVisible(key));
          await work().then(resolve, reject);
          if (locks.query && unannounced.delete(key)) await announce(key);
        };
        // the suffix keeps other code of the page that locks the key from blocking tokens
        locks.request(`${key}:lock`, { mode: 'exclusive' }, hold).catch(reject);
      }),
    onWrite: (key) => void unannounced.add(key),
  };
}

const lockNamePrefix = (key: string): string => `${key}:written:`;

/** A short hash (FNV-1a) that distinguishes values and does not reveal them. */
export function hashOf(value = ''): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < value.length; index++)
    hash = Math.imul(hash ^ value.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}
