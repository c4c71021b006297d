import type { Entry } from './entry.ts';

/** How {@link mutateEntry} shows a write. */
interface MutateOptions<Data> {
  /** Returns what is shown until the response arrives. Not called if there is no data. */
  optimisticData?: ((current: Data) => Data) | undefined;
  /** Called when the response becomes the data. */
  onPopulated?: ((data: Data) => void) | undefined;
}

/**
 * Makes the response of a write the data of an entry. SWR applies only the response of the write that began
 * last, and discards reads that overlap with it. If the response may not be the state of the server, or there is none
 * in place of such a read, the entry is revalidated after all writes in progress. Rejects as the write does. If
 * `optimisticData` throws, rejects with its error, and nothing is sent.
 */
export async function mutateEntry<Data>(
  entry: Entry,
  send: () => Promise<Data>,
  { optimisticData, onPopulated }: MutateOptions<Data>,
): Promise<Data> {
  const current = entry.cache.get(entry.name)?.data as Data | undefined;
  const isShownAtOnce = optimisticData !== undefined && current !== undefined;
  const shown = isShownAtOnce ? { optimisticData: optimisticData(current) } : {};
  const response = send();
  const older = entry.mutation;
  if (entry.request) entry.isReadDiscarded = true;
  let isPopulated = false;
  const populateCache = (data: Data): Data => {
    isPopulated = true;
    onPopulated?.(data);
    return data;
  };
  const options = { ...shown, populateCache, revalidate: false };
  const mutation = entry.mutate<Data, Data>(entry.name, response, options);
  const ended = Promise.allSettled([older, mutation]).then(([, { status }]) => {
    // a newer write in progress does it
    if (entry.mutation !== ended) return;
    const { isReadDiscarded } = entry;
    entry.mutation = undefined;
    entry.isReadDiscarded = false;
    const isCurrent = isPopulated || (status === 'rejected' && !isReadDiscarded);
    // the server may have processed writes that overlap in another order
    if (older || !isCurrent) void revalidate([entry]);
  });
  entry.mutation = ended;
  await Promise.allSettled([mutation]);
  return response;
}

/**
 * Revalidates the entries that components use, each after its mutations in progress. Removes the errors of all
 * entries. Never rejects.
 */
export async function revalidate(entries: readonly Entry[]): Promise<void> {
  const revalidateOne = async ({ cache, mutate, name, mutation }: Entry): Promise<void> => {
    await mutation;
    // a component that is mounted later would show the error until it has read
    await (cache.get(name)?.error ? mutate(name, unchanged) : mutate(name));
  };
  // SWR rejects if the cache is gone
  await Promise.allSettled(entries.map(revalidateOne));
}

/** Reads again, for a caller who does not wait: the hook reports its error, and SWR rejects if the cache is gone. */
export const readAgain = async (mutate: () => Promise<unknown>): Promise<void> =>
  void (await Promise.allSettled([mutate()]));

const unchanged = <Data>(data: Data): Data => data;
