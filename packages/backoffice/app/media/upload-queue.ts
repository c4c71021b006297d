/**
 * The uploads of this browser. Files stay in IndexedDB until the platform has them, so that uploads continue after a
 * reload, each from the offset that the platform has. Tabs share the files; each is sent by one tab.
 */
import { createStore, del, delMany, entries, get, set } from 'idb-keyval';
import PQueue from 'p-queue';
import { type Upload, upload } from 'storewire/uploads';
import { textOfError } from '../components/reasons.ts';
import { client, queryClient } from '../data.ts';

/** How far the upload of a file is. */
export interface FileUpload {
  readonly id: string;
  readonly name: string;
  readonly totalBytes: number;
  readonly sentBytes: number;
  readonly state: 'waiting' | 'done' | 'failed';
  /** Why it failed. */
  readonly problem?: string;
}

export interface UploadQueue {
  readonly uploads: readonly FileUpload[];
  readonly isPaused: boolean;
}

interface StoredFile {
  file: File;
  /** Path of the folder, such as `/products/mugs`. */
  filePath: string | undefined;
}

const FILES_AT_ONCE = 3;

const files = createStore('uploads', 'files');
const queue = new PQueue({ concurrency: FILES_AT_ONCE });
const running = new Map<string, Upload>();
const listeners = new Set<() => void>();
let current: UploadQueue = { uploads: [], isPaused: false };

/** For `useSyncExternalStore`. */
export const readQueue = (): UploadQueue => current;

/** Calls the listener after each change. Returns a function that removes it. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: Partial<UploadQueue>): void {
  current = { ...current, ...next };
  for (const listener of listeners) listener();
}

const changeUpload = (id: string, next: Partial<FileUpload>): void =>
  change({ uploads: current.uploads.map((each) => (each.id === id ? { ...each, ...next } : each)) });

function start(id: string, { name, size }: File): void {
  if (current.uploads.some((each) => each.id === id)) return;
  const added = { id, name, totalBytes: size, sentBytes: 0, state: 'waiting' } as const;
  change({ uploads: [...current.uploads, added] });
  void queue.add(() => send(id));
}

/** Uploads files, in parallel up to a limit. Rejects if the browser has no room to keep them. */
export async function addFiles(added: readonly File[], filePath?: string): Promise<void> {
  for (const [index, file] of added.entries()) {
    // ids in the order of the files; a UUID needs https or localhost, as navigator.locks below does
    const id = `${Date.now()} ${String(index).padStart(5, '0')} ${crypto.randomUUID()}`;
    await set(id, { file, filePath } satisfies StoredFile, files);
    start(id, file);
  }
}

/** Continues the uploads that a reload has interrupted. */
export async function continueUploads(): Promise<void> {
  for (const [id, { file }] of await entries<string, StoredFile>(files)) start(id, file);
}

/** Sends a file, unless another tab has sent or removed it. */
const send = (id: string): Promise<void> =>
  navigator.locks.request(`upload ${id}`, async () => {
    const stored = await get<StoredFile>(id, files);
    if (!stored) return changeUpload(id, { state: 'done' });
    const { file, filePath } = stored;
    const onProgress = ({ sentBytes }: { sentBytes: number }): void => changeUpload(id, { sentBytes });
    // small files in chunks too: they can be paused, and a repeated request creates no second file
    const sending = upload(client, file, { resumableAboveBytes: 0, filePath, wait: false, onProgress });
    running.set(id, sending);
    applyPause();
    try {
      await sending;
      await del(id, files);
      changeUpload(id, { state: 'done', sentBytes: file.size });
      void queryClient.invalidateQueries({ queryKey: ['media'] });
    } catch (error) {
      changeUpload(id, { state: 'failed', problem: textOfError(error) });
    } finally {
      running.delete(id);
    }
    return undefined;
  });

/** Nothing is sent while the user has paused the uploads, or while the browser is offline. */
function applyPause(): void {
  const isStopped = current.isPaused || !navigator.onLine;
  if (isStopped) queue.pause();
  else queue.start();
  for (const each of running.values()) {
    if (isStopped) each.pause();
    else each.resume();
  }
}

addEventListener('online', applyPause);
addEventListener('offline', applyPause);

export function setPaused(isPaused: boolean): void {
  change({ isPaused });
  applyPause();
}

/** Sends what has failed again, from where it stopped. */
export function retryFailed(): void {
  for (const { id, state } of current.uploads)
    if (state === 'failed') {
      changeUpload(id, { state: 'waiting' });
      void queue.add(() => send(id));
    }
}

/** Stops what is not done, and removes all files from the list. */
export async function clearUploads(): Promise<void> {
  const ids = current.uploads.map(({ id }) => id);
  queue.clear();
  for (const each of running.values()) each.abort();
  change({ uploads: [], isPaused: false });
  applyPause();
  await delMany(ids, files);
}
