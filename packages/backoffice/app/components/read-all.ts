import type { RaRecord, SortPayload } from 'react-admin';
import { store } from '../data.ts';

interface ReadAllOptions {
  filter: object;
  sort?: SortPayload;
  signal?: AbortSignal;
  onProgress?: (done: number) => void;
}

/** All records of a list that match, read page by page. */
export async function readAll<Record extends RaRecord>(
  resource: string,
  { sort = { field: 'id', order: 'ASC' }, onProgress, ...options }: ReadAllOptions,
): Promise<Record[]> {
  const records: Record[] = [];
  for (let page = 1, hasNext = true; hasNext; page++) {
    onProgress?.(records.length);
    const pagination = { page, perPage: 100 };
    const result = await store.getList<Record>(resource, { ...options, sort, pagination });
    records.push(...result.data);
    hasNext = result.pageInfo?.hasNextPage ?? records.length < (result.total ?? 0);
  }
  options.signal?.throwIfAborted();
  return records;
}
