import type { KeyValueStorage } from './storage.ts';
import { hearTabs, tabLock, tellTabs } from './tabs.ts';

const TEXTS = 'texts';

/**
 * Stores sessions in IndexedDB, so that they survive a reload. Scripts of the page can read them. A tab that gets
 * the Web Lock always finds what the tab before it has stored, which browsers do not promise of `localStorage`. Tabs
 * receive each other's sign-ins and sign-outs.
 *
 * @example
 * import { indexedDbStorage, member } from 'storewire';
 *
 * const storage = indexedDbStorage();
 * export const session = member({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541', storage });
 */
export function indexedDbStorage(name = 'storewire'): KeyValueStorage {
  let database: Promise<IDBDatabase> | undefined;

  const open = (): Promise<IDBDatabase> =>
    (database ??= openDatabase(name, () => {
      database = undefined;
    }));

  async function run<T>(
    mode: IDBTransactionMode,
    request: (texts: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> {
    const transaction = (await open()).transaction(TEXTS, mode);
    const asked = request(transaction.objectStore(TEXTS));
    return new Promise((resolve, reject) => {
      // other tabs see a write when its transaction is complete
      transaction.oncomplete = () => resolve(asked.result);
      transaction.onabort = () => reject(transaction.error);
    });
  }

  async function get(key: string): Promise<string | undefined> {
    const entry: { value: string; endsAt: number } | undefined = await run('readonly', (texts) =>
      texts.get(key),
    );
    return entry && entry.endsAt > Date.now() ? entry.value : undefined;
  }

  return {
    get,
    async set(key, value, ttlMs = Number.POSITIVE_INFINITY) {
      await run('readwrite', (texts) => texts.put({ value, endsAt: Date.now() + ttlMs }, key));
      tellTabs(`${name}:${key}`);
    },
    async delete(key) {
      await run('readwrite', (texts) => texts.delete(key));
      tellTabs(`${name}:${key}`);
    },
    watch: (key, listener) => hearTabs(`${name}:${key}`, () => get(key).then(listener, () => undefined)),
    ...tabLock(),
  };
}

/** Opens a database. Browsers close it to free space or to delete it; the next call then opens it again. */
function openDatabase(name: string, onLost: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onupgradeneeded = () => void opening.result.createObjectStore(TEXTS);
    opening.onsuccess = () => {
      const database = opening.result;
      database.onclose = onLost;
      database.onversionchange = () => {
        database.close();
        onLost();
      };
      resolve(database);
    };
    opening.onerror = () => {
      onLost();
      reject(opening.error);
    };
  });
}
