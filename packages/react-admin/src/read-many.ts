import type { Identifier } from 'ra-core';
import { isStoreError, type StoreClient } from 'storewire';
import { type Resource, send, valueAt, withValue } from './calls.ts';
import { operatorsOf } from './list-filter.ts';
import { pageReader } from './list-pages.ts';

/** Ids per request of a call that the contract has no limit for. */
const USUAL_BATCH = 100;

/** Reads records by their ids, in as few requests as the calls of the resource allow. */
export async function readMany(
  client: StoreClient,
  { list, getOne, getMany }: Resource,
  ids: readonly Identifier[],
  signal: AbortSignal | undefined,
): Promise<unknown[]> {
  if (getMany) {
    const { ids: path = '', records = '', max = USUAL_BATCH } = getMany;
    const bodies = batchesOf(ids, max).map((batch) =>
      send(client, getMany, withValue({}, path, batch), signal),
    );
    return (await Promise.all(bodies)).flatMap((body) => valueAt(body, records) ?? []);
  }
  if (operatorsOf(list, 'id')?.includes('$in')) {
    const read = pageReader(client, list);
    const pages = batchesOf(ids, list.max).map((batch) =>
      read({
        filter: { id: { $in: batch } },
        pagination: { page: 1, perPage: batch.length },
        ...(signal && { signal }),
      }),
    );
    return (await Promise.all(pages)).flatMap(({ items }) => items);
  }
  if (!getOne) throw new TypeError(`${list.pages.info.id} cannot be filtered by id, and there is no getOne`);
  const { id: path = '', record = '' } = getOne;
  const records = ids.map((id) =>
    send(client, getOne, withValue({}, path, id), signal).then(
      (body) => [valueAt(body, record)],
      (error: unknown) => {
        if (isStoreError(error) && error.status === 404) return [];
        throw error;
      },
    ),
  );
  return (await Promise.all(records)).flat();
}

const batchesOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
