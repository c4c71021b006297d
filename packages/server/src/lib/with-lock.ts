/**
 * Runs work under a lock; without it where there is none, or where it is refused, unless `onRefused` throws. What the
 * work throws is thrown in any case.
 */
export async function withLock<T>(
  lock: (work: () => Promise<T>) => Promise<T> | undefined,
  work: () => Promise<T>,
  onRefused: (cause: unknown) => Promise<void> | void,
): Promise<T> {
  let running: Promise<T> | undefined;
  const run = (): Promise<T> => (running ??= work());
  try {
    await lock(run);
  } catch (cause) {
    if (!running) await onRefused(cause);
  }
  return run();
}
