import type { RaRecord } from 'react-admin';
import { store } from '../data.ts';

/** All records of a list that match, read page by page. `onPage` is called with those so far. */
export async function readAll<Record extends RaRecord>(
  resource: string,
  { filter, sort = { field: 'id', order: 'ASC' }, signal, onPage }: ReadAllOptions<Record>,
): Promise<Record[]> {
  const records: Record[] = [];
  for (let page = 1, hasNext = true; hasNext; page++) {
    const pagination = { page, perPage: 100 };
    const {
      data,
      pageInfo,
      total = 0,
    } = await store.getList<Record>(resource, {
      filter,
      sort,
      pagination,
      ...(signal && { signal }),
    });
    records.push(...data);
    onPage?.(records);
    hasNext = pageInfo?.hasNextPage ?? page * pagination.perPage < total;
  }
  signal?.throwIfAborted();
  return records;
}

interface ReadAllOptions<Record> {
  filter: object;
  sort?: { field: string; order: 'ASC' | 'DESC' };
  signal?: AbortSignal;
  onPage?: (records: readonly Record[]) => void;
}
