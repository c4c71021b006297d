import type { Entry } from './entry.ts';

/** How {@link replaceData} shows a write. */
interface Replacement<Data> {
  /** Returns what is shown until the response arrives. Not called if there is no data. */
  optimistic?: ((current: Data) => Data) | undefined;
  /** Called when the response replaces the data. */
  onApplied?: ((data: Data) => void) | undefined;
}

/**
 * Replaces the data of an entry by the response of a write. SWR applies only the response of the write that
 * began last, and discards reads that overlap with it. If the response may not be the state of the server,
 * the entry is read again after all writes in progress. Rejects as the write does. If `optimistic` throws,
 * rejects with its error, and nothing is sent.
 */
export async function replaceData<Data>(
  entry: Entry,
  send: () => Promise<Data>,
  { optimistic, onApplied }: Replacement<Data>,
): Promise<Data> {
  const shown = entry.cache.get(entry.name)?.data as Data | undefined;
  const changed = optimistic && shown !== undefined ? [optimistic(shown)] : [];
  const response = send();
  const older = entry.change;
  let isOlderPending = older !== undefined;
  void older?.then(() => {
    isOlderPending = false;
  });
  let isApplied = false;
  const populateCache = (data: Data): Data => {
    isApplied = true;
    entry.preloaded = undefined;
    onApplied?.(data);
    return data;
  };
  const applied = entry.mutate<Data, Data>(entry.name, response, {
    populateCache,
    revalidate: false,
    ...(changed.length > 0 && { optimisticData: changed[0] }),
  });
  const ended = Promise.allSettled([older, applied]).then(() => {
    if (entry.change === ended) entry.change = undefined;
  });
  entry.change = ended;
  /** Reads the entry again. If a newer write is in progress, that write does it. */
  const readUnlessNewer = (): void => {
    if (entry.change === ended) void readAgain([entry]);
  };
  try {
    await applied;
    // the server may have processed an older write after this one, or this one after another change
    if (isOlderPending || !isApplied) readUnlessNewer();
  } catch {
    // the responses of older writes were not applied
    if (older) readUnlessNewer();
  }
  return response;
}

/**
 * Reads the entries again that components use, each after its writes in progress. Removes the errors of all
 * entries. Never rejects.
 */
export async function readAgain(entries: readonly Entry[]): Promise<void> {
  const read = async (entry: Entry): Promise<void> => {
    const { cache, mutate, name } = entry;
    entry.preloaded = undefined;
    await entry.change;
    // a component that is mounted later would show the error until it has read
    await (cache.get(name)?.error ? mutate(name, unchanged) : mutate(name));
  };
  // SWR rejects if the cache is gone
  await Promise.allSettled(entries.map(read));
}

const unchanged = <Data>(data: Data): Data => data;
