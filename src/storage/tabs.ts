/** The part of `navigator.locks` that is used. */
interface Locks {
  request<T>(name: string, work: () => Promise<T>): Promise<T>;
}

/** The lock of a storage that tabs share, if there are Web Locks. */
export function tabLock(): { lock?: Locks['request'] } {
  // the suffix keeps other code of the page that locks the key from blocking tokens
  return webLocks() ? { lock: (key, work) => withWebLock(`${key}:lock`, work) } : {};
}

/** Runs work under a Web Lock; without it in old browsers, and on pages that are not served over https. */
export const withWebLock = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  withLock((locked) => webLocks()?.request(name, locked), work);

/**
 * Runs work under a lock; without it where there is none, or where it is refused, as in sandboxed frames, unless
 * `onRefused` throws.
 */
export async function withLock<T>(
  lock: (work: () => Promise<T>) => Promise<T> | undefined,
  work: () => Promise<T>,
  onRefused: (cause: unknown) => Promise<void> | void = () => undefined,
): Promise<T> {
  let running: Promise<T> | undefined;
  const run = (): Promise<T> => (running ??= work());
  try {
    await lock(run);
  } catch (cause) {
    // the work has failed, or did not begin
    if (!running) await onRefused(cause);
  }
  return run();
}

function webLocks(): Locks | undefined {
  const { navigator }: { navigator?: { locks?: Locks } } = globalThis;
  return navigator?.locks;
}

/** A channel to other tabs; undefined in old browsers, and where the browser refuses it, as in frames without storage. */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

/**
 * Calls the listener when the person comes back to the page: browsers may lose messages to a page that is frozen or in the
 * back/forward cache. Does nothing outside of a page. Returns a function that removes the listener.
 */
export function onReturn(listener: () => void): () => void {
  const page = globalThis.document?.defaultView;
  if (!page) return () => undefined;
  const removal = new AbortController();
  const { signal } = removal;
  for (const type of ['focus', 'pageshow']) page.addEventListener(type, listener, { signal });
  for (const type of ['resume', 'visibilitychange'])
    page.document.addEventListener(type, listener, { signal });
  return () => removal.abort();
}

const READ_INTERVAL_MS = 10;
/** Ends the wait for a value that never appears, because other code of the page has removed it. */
const MAX_WAIT_MS = 2000;

/**
 * Waits until a write of another tab is visible here. A lock or a message may arrive before it. Browsers delay the timers
 * of hidden tabs to one a second, so the time is measured. The last look begins after it, however long each takes.
 */
export async function untilVisible(
  isVisible: () => boolean | Promise<boolean>,
  maxMs = MAX_WAIT_MS,
): Promise<void> {
  const endsAt = performance.now() + maxMs;
  for (;;) {
    const isLast = performance.now() >= endsAt;
    if ((await isVisible()) || isLast) return;
    await new Promise((resolve) => setTimeout(resolve, READ_INTERVAL_MS));
  }
}
