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

/** The `lock` of a storage that all tabs of an origin share; nothing where there are no Web Locks. */
export function webLock(locks: Locks | null): { lock?<T>(key: string, work: () => Promise<T>): Promise<T> } {
  if (!locks) return {};
  // a key is the name of a lock of its own, or code of the page that locks the same name could hold tokens up
  return { lock: (key, work) => locks.request(`${key}:lock`, work) };
}
