/**
 * Where unfinished uploads are remembered, as one text under one key each. `webStorage` and `memoryStorage` give one. The text holds the
 * upload token, with which anyone can finish this one upload; the key is a hash.
 */
export interface ResumeStore {
  /** The text under a key; undefined when there is none. */
  get(key: string): Promise<string | undefined> | string | undefined;
  /** Keeps a text, also over what was there. */
  set(key: string, value: string): Promise<void> | void;
  /** Forgets a text. */
  remove(key: string): Promise<void> | void;
}

const kept = new Map<string, string>();
/** Uploads that nobody takes up again must not fill the memory of a server. */
const MOST_KEPT = 1000;

const processMemory: ResumeStore = {
  get: (key) => kept.get(key),
  set(key, value) {
    // the order of the map is the order of use
    kept.delete(key);
    kept.set(key, value);
    const [oldest = key] = kept.keys();
    if (kept.size > MOST_KEPT) kept.delete(oldest);
  },
  remove: (key) => void kept.delete(key),
};

/** The storage of the tab keeps over a reload. Where it is barred or missing, the process remembers. */
export function defaultStore(): ResumeStore {
  try {
    if (typeof document === 'undefined') return processMemory;
    const area = sessionStorage;
    return { get: (key) => area.getItem(key) ?? undefined, set: (key, value) => area.setItem(key, value), remove: (key) => area.removeItem(key) };
  } catch {
    return processMemory;
  }
}
