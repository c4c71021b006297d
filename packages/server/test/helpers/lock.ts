/** A lock within this process: work under one key runs one after the other. */
export function lockByKey(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const result = (last.get(key) ?? Promise.resolve()).then(work);
    last.set(
      key,
      result.catch(() => undefined),
    );
    return result;
  };
}
