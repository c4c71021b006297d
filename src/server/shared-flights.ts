/** Runs work once per key for all who ask while it is under way. */
export function sharedFlights<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (key, work) => {
    const present = running.get(key);
    if (present) return present;
    const flight = work().finally(() => running.delete(key));
    running.set(key, flight);
    return flight;
  };
}
