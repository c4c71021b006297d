/** Keeps what a function returns for a while, by the first argument. A failure is not kept. */
export function freshFor<Key, Rest extends unknown[], Value>(
  milliseconds: number,
  read: (key: Key, ...rest: Rest) => Promise<Value>,
): (key: Key, ...rest: Rest) => Promise<Value> {
  const kept = new Map<Key, { until: number; value: Promise<Value> }>();
  return (key, ...rest) => {
    const now = Date.now();
    const found = kept.get(key);
    if (found && found.until > now) return found.value;
    const value = read(key, ...rest);
    kept.delete(key);
    kept.set(key, { until: now + milliseconds, value });
    value.catch(() => kept.delete(key));
    for (const [oldest] of kept) if (kept.size > MAX_KEPT) kept.delete(oldest);
    return value;
  };
}

const MAX_KEPT = 1000;
