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

/** Runs work once for all callers that overlap. */
export function singleFlight<T>(): (work: () => Promise<T>) => Promise<T> {
  let running: Promise<T> | undefined;
  return (work) =>
    (running ??= work().finally(() => {
      running = undefined;
    }));
}
