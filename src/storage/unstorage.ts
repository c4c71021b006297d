import { fromJson } from '../core/json.ts';
import { asRecord } from '../lib/fields.ts';
import { type KeyValueStorage, withoutValue } from './storage.ts';

/** The part of a storage or a driver of `unstorage` that is used. */
export interface UnstorageDriver {
  /** Returns the value under a key. */
  getItem(key: string): unknown;
  /** Stores a value under a key, for `ttl` seconds if the driver can. */
  setItem?(key: string, value: string, options?: { ttl?: number | undefined }): unknown;
  /** Deletes a key. */
  removeItem?(key: string): unknown;
}

/**
 * Stores sessions in any storage or driver of `unstorage` that can be written. It has no locks: tokens are
 * refreshed once per client. Texts that have expired are not returned; a driver without `ttl` keeps them until
 * they are read.
 *
 * @example
 * import { app, readServerSettings, type UnstorageDriver, unstorageStorage } from 'storewire/server';
 *
 * declare const store: UnstorageDriver; // createStorage({ driver: … }) of unstorage
 *
 * const settings = readServerSettings(['appId', 'appSecret', 'instanceId']);
 * export const auth = app({ ...settings, storage: unstorageStorage(store) });
 */
export function unstorageStorage(store: UnstorageDriver): KeyValueStorage {
  const { setItem, removeItem } = store;
  if (!setItem || !removeItem) throw new TypeError('the store must have setItem and removeItem');
  return {
    async get(key) {
      const { text, endsAt = Number.POSITIVE_INFINITY } = readRecord(await store.getItem(key));
      if (Number(endsAt) > Date.now()) return typeof text === 'string' ? text : undefined;
      await removeItem.call(store, key);
      return undefined;
    },
    async set(key, value, ttlMs) {
      // unstorage parses text that looks like JSON, so that `1` would be returned as a number
      const record = JSON.stringify({ text: value, endsAt: ttlMs && Date.now() + ttlMs });
      const options = ttlMs === undefined ? {} : { ttl: Math.ceil(ttlMs / 1000) };
      await withoutValue(value, () => setItem.call(store, key, record, options));
    },
    async delete(key) {
      await removeItem.call(store, key);
    },
  };
}

/** A storage returns the parsed object, a driver its text or bytes. */
function readRecord(item: unknown): { text?: unknown; endsAt?: unknown } {
  const json = item instanceof Uint8Array ? new TextDecoder().decode(item) : item;
  return asRecord(typeof json === 'string' ? fromJson(json) : json) ?? {};
}
