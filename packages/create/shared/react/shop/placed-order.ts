import { useEffect, useState } from 'react';
import { useGetOrder } from 'storewire/react';

/** How long the page waits before it reads an order again that is not there yet. */
const WAITS_MS = [1000, 2000, 4000, 8000];

/** The order that a checkout has placed: a site may have it a moment after the browser has returned. */
export function usePlacedOrder(id: string) {
  const { data, isLoading, error, mutate } = useGetOrder({ id });
  const [reads, setReads] = useState(0);
  const waitMs = error?.status === 404 ? WAITS_MS[reads] : undefined;
  useEffect(() => {
    if (waitMs === undefined) return undefined;
    const timer = setTimeout(() => void mutate().finally(() => setReads((count) => count + 1)), waitMs);
    return () => clearTimeout(timer);
  }, [waitMs, mutate]);
  const isAwaited = isLoading || waitMs !== undefined;
  return { order: data?.order, isAwaited, error: isAwaited ? undefined : error };
}
