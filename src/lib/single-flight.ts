/** Runs work once for all callers that overlap. */
export function singleFlight<T>(): (work: () => Promise<T>) => Promise<T> {
  let running: Promise<T> | undefined;
  return (work) =>
    (running ??= work().finally(() => {
      running = undefined;
    }));
}
