import { store } from '../data.ts';

/** Of a list that does not count its records, at most these are read to count them. */
const MAX_READ = 1000;

/** How many records match: `1000+` if there are more than a list without a total should read. */
export async function countRecords(resource: string, filter: object, signal: AbortSignal): Promise<string> {
  const sort = { field: 'id', order: 'ASC' } as const;
  const read = (perPage: number) =>
    store.getList(resource, { filter, sort, pagination: { page: 1, perPage }, signal });
  const { total } = await read(1);
  if (total !== undefined) return String(total);
  const { data, pageInfo } = await read(MAX_READ);
  return pageInfo?.hasNextPage ? `${data.length}+` : String(data.length);
}
