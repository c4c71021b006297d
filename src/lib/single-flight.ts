/** Runs work once for all who ask while it is under way. */
export function singleFlight<T>(): (work: () => Promise<T>) => Promise<T> {
  let running: Promise<T> | undefined;
  return (work) =>
    (running ??= work().finally(() => {
      running = undefined;
    }));
}
