/** Runs work once for all who ask while it is under way, or once per key. */
export function singleFlight<T>(): (work: () => Promise<T>, key?: string) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (work, key = '') => {
    const flight = running.get(key) ?? work().finally(() => running.delete(key));
    running.set(key, flight);
    return flight;
  };
}
