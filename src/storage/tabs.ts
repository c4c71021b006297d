/** The part of `navigator.locks` that is used. */
interface Locks {
  request<T>(name: string, work: () => Promise<T>): Promise<T>;
}

/**
 * The Web Locks of this page or process; undefined in old browsers and on pages that are not served over https.
 */
export function webLocks(): Locks | undefined {
  const { navigator }: { navigator?: { locks?: Locks } } = globalThis;
  return navigator?.locks;
}

/** The lock of a storage that tabs share, if there are Web Locks. */
export function tabLock(): { lock?: Locks['request'] } {
  const locks = webLocks();
  // the suffix keeps other code of the page that locks the key from blocking tokens
  return locks ? { lock: (key, work) => locks.request(`${key}:lock`, work) } : {};
}

const READ_INTERVAL_MS = 10;
/** Ends the wait for a value that never appears, because other code of the page has removed it. */
const MAX_WAIT_MS = 2000;

/**
 * Waits until a write of another tab is visible here. A lock or a message may arrive before it. Browsers delay the timers
 * of hidden tabs to one a second, so the time is measured.
 */
export async function untilVisible(
  isVisible: () => boolean | Promise<boolean>,
  maxMs = MAX_WAIT_MS,
): Promise<void> {
  const endsAt = performance.now() + maxMs;
  while (!(await isVisible()) && performance.now() < endsAt)
    await new Promise((resolve) => setTimeout(resolve, READ_INTERVAL_MS));
}
