/** A storage may be silent, such as a server behind a connection that is cut: then it fails like one that refuses. */
import { isStoreError, systemError } from '../errors/store-error.ts';
import type { KeyValueStorage } from './storage.ts';

/** How long a storage may take for an answer, in milliseconds. */
const ANSWER_MS = 1000;
/** A failure after this time has kept its caller waiting, in milliseconds. */
const WAIT_MS = 250;
/** How long a lock is waited for, in milliseconds. Few calls have more time. */
export const LOCK_MS = 30_000;

const SILENCE = 'storage_failed';

const ANSWERS = Symbol.for('storewire.answers');

/** Marks a storage that limits its waits itself, or for which a rendering may wait for ever. */
export const answersItself = <Storage extends AnsweringStorage>(storage: Storage): Storage =>
  Object.assign(storage, { [ANSWERS]: true });

/** A storage with arguments that only those of this repository know. */
export interface AnsweringStorage extends Omit<KeyValueStorage, 'set' | 'lock'> {
  /**
   * `previous` is the text that was read before, or an empty one. If another one is stored by then, it is newer and stays,
   * and the call rejects: a write that was given up may still arrive.
   */
  set(key: string, value: string, ttlMs?: number, previous?: string): Promise<void> | void;
  /**
   * `isReplacement` is true for the work of a sign-in or sign-out. A storage with several sessions may run that
   * work without waiting for refreshes of the session that it replaces.
   */
  lock?<T>(key: string, work: () => Promise<T>, isReplacement?: boolean): Promise<T>;
}

/** The storage, which fails after a second of silence. */
export function answering(storage: AnsweringStorage): AnsweringStorage {
  if (ANSWERS in storage) return storage;
  const ask = asking();
  return {
    get: (key) => ask(() => storage.get(key)),
    set: (...write) => ask(() => storage.set(...write)),
    delete: (key) => ask(() => storage.delete(key)),
    ...(storage.lock && { lock: (...lock) => lockOf(storage, ask, lock) }),
    ...(storage.watch && { watch: (key, listener) => storage.watch?.(key, listener) ?? (() => undefined) }),
    lagMs: storage.lagMs,
  };
}

/** Another tab or server may keep a lock for long: it is waited for while the storage answers reads, up to a limit. */
function lockOf<T>(
  storage: AnsweringStorage,
  ask: Ask,
  [key, work, ...rest]: [key: string, work: () => Promise<T>, isReplacement?: boolean],
): Promise<T> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWaiting = true;
    const waitUntil = performance.now() + LOCK_MS;
    let refusal: Promise<never> | undefined;
    const stopWaiting = (): void => {
      isWaiting = false;
      clearTimeout(timer);
    };
    const refuse = (error: unknown): void => {
      if (!isWaiting) return;
      // a lock that is granted later is given back
      refusal = Promise.reject(error);
      refusal.catch(reject);
    };
    const check = async (): Promise<void> => {
      try {
        await ask(() => storage.get(key));
      } catch (error) {
        // any other failure is an answer
        if (isSilence(error)) return refuse(error);
      }
      if (performance.now() >= waitUntil) return refuse(keptForTooLong());
      if (isWaiting) timer = setTimeout(check, ANSWER_MS);
    };
    const run = (): Promise<T> => {
      stopWaiting();
      return refusal ?? work();
    };
    const lock = async (): Promise<T> => storage.lock?.(key, run, ...rest) ?? run();
    lock().then(resolve, reject).finally(stopWaiting);
    void check();
  });
}

export const keptForTooLong = (): Error =>
  systemError({
    reason: 'timeout',
    description: 'Another tab or server has kept the lock of these tokens for too long',
  });

/**
 * Asks a storage. Rejects if it does not answer within a second; `onLate` gets an answer that comes later. What is no
 * promise is handed on as it is.
 */
export type Ask = <T>(use: () => Promise<T> | T, onLate?: (answer: T) => void) => Promise<T> | T;

/**
 * Makes the function that asks one storage. After a use that waits in vain, the others reject at once for a second; then
 * one use at a time asks, until there is an answer. A failure that has kept its caller waiting is silence, too: clients
 * of databases have time limits of their own, and report broken connections.
 */
export function asking(): Ask {
  let silentUntil = 0;
  return (use, onLate) => {
    const startedAt = performance.now();
    if (startedAt < silentUntil) return Promise.reject(silence());
    if (silentUntil > 0) silentUntil = startedAt + ANSWER_MS;
    const answer = use();
    if (typeof answer !== 'object') return answer;
    return new Promise((resolve, reject) => {
      let isOver = false;
      const waitInVain = (): void => {
        isOver = true;
        silentUntil = performance.now() + ANSWER_MS;
        reject(silence());
      };
      // a process that was busy for a second reads what has arrived meanwhile before the second timer
      let timer = setTimeout(() => {
        timer = setTimeout(waitInVain);
      }, ANSWER_MS);
      Promise.resolve(answer).then(
        (value) => {
          clearTimeout(timer);
          if (isOver) return onLate?.(value);
          silentUntil = 0;
          resolve(value);
        },
        (error: unknown) => {
          clearTimeout(timer);
          if (isOver) return;
          if (performance.now() - startedAt < WAIT_MS) reject(error);
          else waitInVain();
        },
      );
    });
  };
}

export const isSilence = (error: unknown): boolean => isStoreError(error) && error.code === SILENCE;

const silence = (): Error =>
  systemError({
    code: SILENCE,
    reason: 'timeout',
    description: 'The storage has not answered within a second',
  });
