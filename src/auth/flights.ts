export interface Flights<T> {
  /** Joins the work under way for this generation, or starts it when what is under way for an older one has ended. */
  run(generation: number, work: () => Promise<T>): Promise<T>;
}

/** Work that is under way once per generation, and never twice at the same time. */
export function flightsOf<T>(): Flights<T> {
  let running: { generation: number; promise: Promise<T> } | undefined;
  return {
    run: (generation, work) => {
      if (running?.generation === generation) return running.promise;
      const before = running?.promise.catch(() => undefined) ?? Promise.resolve();
      const promise = before.then(work).finally(() => {
        if (running?.promise === promise) running = undefined;
      });
      running = { generation, promise };
      return promise;
    },
  };
}
