/** Where a session is kept. Every method may be asynchronous. */
export interface SessionStorage {
  get(key: string): Promise<string | undefined> | string | undefined;
  set(key: string, value: string): Promise<void> | void;
  remove(key: string): Promise<void> | void;
}

/** Forgets everything when the page or process ends. */
export function memoryStorage(): SessionStorage {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

/** Keeps the session over reloads, in `localStorage` or `sessionStorage`. Scripts of the page can read it. */
export function webStorage(area: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): SessionStorage {
  return {
    get: (key) => area.getItem(key) ?? undefined,
    set: (key, value) => area.setItem(key, value),
    remove: (key) => area.removeItem(key),
  };
}
