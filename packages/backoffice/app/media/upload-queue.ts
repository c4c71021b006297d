/** The uploads of this page, which go on while staff do other things, and where they stopped after a pause. */
import PQueue from 'p-queue';
import { upload } from 'storewire/uploads';
import { textOfError } from '../components/reasons.ts';
import { client } from '../data.ts';
import { queryClient } from '../query-client.ts';

/** How far the upload of a file is. */
export interface FileUpload {
  readonly id: string;
  readonly file: File;
  /** Path of the folder, such as `/products/mugs`. */
  readonly filePath: string | undefined;
  readonly sentBytes: number;
  readonly state: 'waiting' | 'done' | 'failed';
  /** Why it failed. */
  readonly problem?: string;
}

export interface UploadQueue {
  readonly uploads: readonly FileUpload[];
  readonly isPaused: boolean;
}

const FILES_AT_ONCE = 3;

const queue = new PQueue({ concurrency: FILES_AT_ONCE });
const running = new Map<string, AbortController>();
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

/** Uploads files, in parallel up to a limit. */
export function addFiles(files: readonly File[], filePath?: string): void {
  const added = files.map((file): FileUpload => {
    const id = crypto.randomUUID();
    return { id, file, filePath, sentBytes: 0, state: 'waiting' };
  });
  change({ uploads: [...current.uploads, ...added] });
  for (const each of added) void queue.add(() => send(each));
}

async function send(one: FileUpload): Promise<void> {
  const { id, file, filePath } = one;
  const stop = new AbortController();
  const { signal } = stop;
  const onProgress = ({ sentBytes }: { sentBytes: number }): void => changeUpload(id, { sentBytes });
  running.set(id, stop);
  try {
    // small files in chunks too: they continue after a pause, and a repeated request creates no second file
    await upload(client, file, { resumableAboveBytes: 0, filePath, wait: false, signal, onProgress });
    changeUpload(id, { state: 'done', sentBytes: file.size });
    void queryClient.invalidateQueries({ queryKey: ['media'] });
  } catch (error) {
    if (!signal.aborted) changeUpload(id, { state: 'failed', problem: textOfError(error) });
    // it was paused, not removed
    else if (current.uploads.some((each) => each.id === id)) void queue.add(() => send(one), { priority: 1 });
  } finally {
    running.delete(id);
  }
}

/** Nothing is sent while the user has paused the uploads, or while the browser is offline. */
function applyPause(): void {
  const isStopped = current.isPaused || !navigator.onLine;
  if (!isStopped) return void queue.start();
  queue.pause();
  for (const stop of running.values()) stop.abort();
}

addEventListener('online', applyPause);
addEventListener('offline', applyPause);
addEventListener('beforeunload', (event) => {
  if (current.uploads.some(({ state }) => state === 'waiting')) event.preventDefault();
});

export function setPaused(isPaused: boolean): void {
  change({ isPaused });
  applyPause();
}

/** Sends what has failed again, from where it stopped. */
export function retryFailed(): void {
  for (const each of current.uploads)
    if (each.state === 'failed') {
      changeUpload(each.id, { state: 'waiting' });
      void queue.add(() => send(each));
    }
}

/** Stops what is not done, and removes all files from the list. */
export function clearUploads(): void {
  queue.clear();
  for (const stop of running.values()) stop.abort();
  change({ uploads: [], isPaused: false });
  applyPause();
}
