/** Runs asynchronous work one after the other. */
export interface SerialQueue {
  /** Runs work when all work before it has settled. */
  run<T>(work: () => Promise<T>): Promise<T>;
  isIdle(): boolean;
  /** Resolves when the queue is empty. */
  idle(): Promise<void>;
}

export function serialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve();
  let size = 0;
  return {
    run(work) {
      size++;
      const result = last.then(work).finally(() => size--);
      last = result.catch(() => undefined);
      return result;
    },
    isIdle: () => size === 0,
    async idle() {
      while (size > 0) await last;
    },
  };
}

/**
 * A lock within one process: work under one key runs one after the other, work under different keys in
 * parallel.
 */
export function lockByKey(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const result = (last.get(key) ?? Promise.resolve()).then(work);
    const settled = result
      .catch(() => undefined)
      .then(() => {
        if (last.get(key) === settled) last.delete(key);
      });
    last.set(key, settled);
    return result;
  };
}

/** Runs work once for all callers that overlap. */
export function singleFlight<T>(): (work: () => Promise<T>) => Promise<T> {
  let running: Promise<T> | undefined;
  return (work) =>
    (running ??= work().finally(() => {
      running = undefined;
    }));
}
