/** Runs work once for all who ask while it is under way. */
export function singleFlight<T>(): (work: () => Promise<T>) => Promise<T> {
  let running: Promise<T> | undefined;
  return (work) =>
    (running ??= work().finally(() => {
      running = undefined;
    }));
}

/** Runs work once per key for all who ask while it is under way. */
export function flightsByKey<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (key, work) => {
    const flight = running.get(key) ?? work().finally(() => running.delete(key));
    running.set(key, flight);
    return flight;
  };
}
