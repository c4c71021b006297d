/** Runs asynchronous work one after the other. */
export interface SerialQueue {
  /** Runs work when all work before it has settled. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when the queue is empty. */
  idle(): Promise<void>;
}

export function serialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve();
  return {
    run(work) {
      const result = last.then(work);
      last = result.catch(() => undefined);
      return result;
    },
    async idle() {
      for (let seen: unknown; seen !== last; ) {
        seen = last;
        await last;
      }
    },
  };
}
