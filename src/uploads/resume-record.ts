import { fromJson } from '../core/json.ts';
import { serialQueue } from '../lib/concurrency.ts';
import { asRecord, asText } from '../lib/fields.ts';
import { type KeyValueStorage, tabStorage } from '../storage/storage.ts';

/** An upload in chunks, as the platform knows it. */
export interface StartedUpload {
  /** Where uploads are created and finished. */
  endpoint: string;
  token: string;
  /** Where the chunks are sent, once the upload was created. */
  url?: string;
  /** Whether all chunks were sent. */
  isSent?: boolean;
}

/** The stored form of one upload. Storage that fails does not make the upload fail. */
export interface ResumeRecord {
  read(): Promise<StartedUpload | undefined>;
  write(upload: StartedUpload): Promise<void>;
  delete(): Promise<void>;
}

const NO_RECORD: ResumeRecord = {
  read: async () => undefined,
  write: async () => undefined,
  delete: async () => undefined,
};

/** Keys in use: two concurrent uploads of one file must not share a record. */
const activeKeys = new Set<string>();

/**
 * Runs work with the record of an upload. The fingerprint identifies the content, the options and the owner;
 * without one, nothing is stored.
 */
export async function withResumeRecord<T>(
  storage: KeyValueStorage | null,
  fingerprint: string | undefined,
  work: (record: ResumeRecord) => Promise<T>,
): Promise<T> {
  const key = `storewire:upload:${fingerprint}`;
  if (!storage || !fingerprint || activeKeys.has(key)) return work(NO_RECORD);
  activeKeys.add(key);
  // in order, as slow storage could otherwise write again what was deleted
  const queue = serialQueue();
  const access = <R>(operation: () => Promise<R> | R): Promise<R | undefined> =>
    queue.run(async () => operation()).catch(reportStorageFailure);
  try {
    return await work({
      read: async () => parseStartedUpload(await access(() => storage.get(key))),
      write(upload) {
        const text = JSON.stringify(upload);
        return access(() => storage.set(key, text));
      },
      delete: () => access(() => storage.delete(key)),
    });
  } finally {
    activeKeys.delete(key);
  }
}

function reportStorageFailure(error: unknown): undefined {
  console.error('storewire: an upload cannot be stored for resuming', error);
}

function parseStartedUpload(text: string | undefined): StartedUpload | undefined {
  const record = asRecord(fromJson(text));
  const [endpoint, token, url] = [record?.['endpoint'], record?.['token'], record?.['url']].map(asText);
  return endpoint && token && url && URL.canParse(endpoint) && URL.canParse(url)
    ? { endpoint, token, url, isSent: record?.['isSent'] === true }
    : undefined;
}

/** Abandoned uploads must not fill the memory of a server. */
const MAX_RECORDS = 1000;

const records = new Map<string, string>();

const processStorage: KeyValueStorage = {
  get: (key) => records.get(key),
  set(key, value) {
    // the order of the map is the order of use
    records.delete(key);
    records.set(key, value);
    const [oldest = key] = records.keys();
    if (records.size > MAX_RECORDS) records.delete(oldest);
  },
  delete: (key) => void records.delete(key),
};

/** `sessionStorage`, which survives a reload. Memory of the process where it is missing or blocked. */
export function defaultResumeStorage(): KeyValueStorage {
  try {
    return typeof document === 'undefined' ? processStorage : tabStorage(sessionStorage);
  } catch {
    return processStorage;
  }
}
