/** Does the work for all items, so many at a time. */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.values();
  const worker = async (): Promise<void> => {
    for (const item of waiting) results.push(await work(item));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
