export interface Turns {
  /** Runs work when all work before it has ended. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Settles when no work is left. */
  ended(): Promise<void>;
}

/** Lets work of one process take turns. */
export function turns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return {
    run(work) {
      const result = last.then(work);
      last = result.catch(() => undefined);
      return result;
    },
    async ended() {
      for (let seen: unknown; seen !== last; ) {
        seen = last;
        await last;
      }
    },
  };
}
