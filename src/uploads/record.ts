import { fromJson } from '../core/json.ts';
import { boundedMap } from '../lib/bounded-map.ts';
import { serialQueue } from '../lib/concurrency.ts';
import { asRecord, asText } from '../lib/fields.ts';
import { type KeyValueStorage, tabStorage } from '../storage/storage.ts';

/** An upload in chunks, as the platform knows it. */
export interface StartedUpload {
  /** Where uploads are created and finished. */
  endpoint: string;
  token: string;
  /** Where the chunks are sent. */
  url: string;
  /** Whether all chunks were sent. */
  isSent?: boolean;
}

/** The record with which an upload continues, after a pause, or after a reload if it is stored. */
export interface UploadRecord {
  read(): Promise<StartedUpload | undefined>;
  write(upload: StartedUpload): Promise<void>;
  delete(): Promise<void>;
}

/** Keys in use: two concurrent uploads of one file must not share a record. */
const activeKeys = new Set<string>();

/**
 * Runs work with the record that is stored under a key. Without a key, or if the storage fails, the record is
 * kept as long as the work runs.
 */
export async function withRecord<T>(
  storage: KeyValueStorage | null,
  key: string | undefined,
  work: (record: UploadRecord) => Promise<T>,
): Promise<T> {
  let current: StartedUpload | undefined;
  const isStored = storage && key && !activeKeys.has(key);
  // in order, as slow storage could otherwise write again what was deleted
  const queue = serialQueue();
  const access = async <R>(
    operation: (storage: KeyValueStorage, key: string) => Promise<R> | R,
  ): Promise<R | undefined> =>
    isStored ? queue.run(async () => operation(storage, key)).catch(reportFailure) : undefined;
  if (isStored) activeKeys.add(key);
  try {
    return await work({
      read: async () => (current ??= parseUpload(await access((stored, name) => stored.get(name)))),
      async write(upload) {
        current = upload;
        await access((stored, name) => stored.set(name, JSON.stringify(upload)));
      },
      async delete() {
        current = undefined;
        await access((stored, name) => stored.delete(name));
      },
    });
  } finally {
    if (isStored) activeKeys.delete(key);
  }
}

function reportFailure(error: unknown): undefined {
  console.error('storewire: an upload cannot be stored for resuming', error);
}

function parseUpload(text: string | undefined): StartedUpload | undefined {
  const record = asRecord(fromJson(text));
  const [endpoint, token, url] = [record?.['endpoint'], record?.['token'], record?.['url']].map(asText);
  return endpoint && token && url && URL.canParse(endpoint) && URL.canParse(url)
    ? { endpoint, token, url, isSent: record?.['isSent'] === true }
    : undefined;
}

/** Abandoned uploads must not fill the memory of a server. */
const MAX_RECORDS = 1000;

const processStorage: KeyValueStorage = /* @__PURE__ */ boundedMap<string, string>(MAX_RECORDS);

/** `sessionStorage`, which survives a reload. Memory of the process where it is missing or blocked. */
export function defaultStorage(): KeyValueStorage {
  try {
    return typeof document === 'undefined' ? processStorage : tabStorage(sessionStorage);
  } catch {
    return processStorage;
  }
}
