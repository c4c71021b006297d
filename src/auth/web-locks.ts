/** The part of `navigator.locks` that is needed. */
export interface Locks {
  /** Runs work while no other tab runs any under this name. */
  request<T>(name: string, work: () => Promise<T>): Promise<T>;
}

/** The Web Locks of this page or process. None in old browsers and on pages that are not served over https. */
export function locksOf(): Locks | null {
  const { navigator }: { navigator?: { locks?: Locks } } = globalThis;
  return navigator?.locks ?? null;
}

/**
 * The `lock` of a storage that all tabs of an origin share; nothing where there are no Web Locks. It stays taken for as long as others may not see
 * yet what was written; who has done the work waits for nothing.
 */
export function webLock(locks: Locks | null, unseenMs: () => number = () => 0): { lock?<T>(key: string, work: () => Promise<T>): Promise<T> } {
  if (!locks) return {};
  const lock = <T>(key: string, work: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const hold = async (): Promise<void> => {
        await work().then(resolve, reject);
        const ms = unseenMs();
        if (ms > 0) await new Promise((seen) => setTimeout(seen, ms));
      };
      // a key is the name of a lock of its own, or code of the page that locks the same name could hold tokens up
      locks.request(`${key}:lock`, hold).catch(reject);
    });
  return { lock };
}
