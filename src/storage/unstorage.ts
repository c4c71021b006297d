import { fromJson } from '../core/json.ts';
import { asRecord } from '../lib/fields.ts';
import { type KeyValueStorage, withoutValue } from './storage.ts';

/** The part of a storage or a driver of `unstorage` that is used. */
export interface KeyValueStore {
  /** Returns the value under a key. */
  getItem(key: string): unknown;
  /** Stores a value under a key. */
  setItem?(key: string, value: string): unknown;
  /** Deletes a key. */
  removeItem?(key: string): unknown;
}

/**
 * Stores sessions in any storage or driver of `unstorage` that can be written. It has no locks: tokens are
 * refreshed once per client.
 *
 * @example
 * import { createClient } from 'storewire';
 * import { app, type KeyValueStore, readServerSettings, unstorageStorage } from 'storewire/server';
 *
 * declare const store: KeyValueStore; // createStorage({ driver: … }) of unstorage
 *
 * const { appId, appSecret, instanceId } = readServerSettings(['appId', 'appSecret', 'instanceId']);
 * export const client = createClient({
 *   auth: app({ appId, appSecret, instanceId, storage: unstorageStorage(store) }),
 * });
 */
export function unstorageStorage(store: KeyValueStore): KeyValueStorage {
  const { setItem, removeItem } = store;
  if (!setItem || !removeItem) throw new TypeError('the store must have setItem and removeItem');
  return {
    async get(key) {
      return readText(await store.getItem(key));
    },
    async set(key, value) {
      // unstorage parses text that looks like JSON, so that `1` would be returned as a number
      await withoutValue(value, () => setItem.call(store, key, JSON.stringify({ text: value })));
    },
    async delete(key) {
      await removeItem.call(store, key);
    },
  };
}

/** A storage returns the parsed object, a driver its text or bytes. */
function readText(item: unknown): string | undefined {
  const json = item instanceof Uint8Array ? new TextDecoder().decode(item) : item;
  const text = asRecord(typeof json === 'string' ? fromJson(json) : json)?.['text'];
  return typeof text === 'string' ? text : undefined;
}
