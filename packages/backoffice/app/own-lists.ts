/** Lists that the server of the back office keeps itself. */
import type { GetListParams, GetListResult } from 'react-admin';
import { requestOwn } from './own-server.ts';

/** Where they are, by the names of their resources. */
const PATHS: Readonly<Record<string, string>> = {
  changes: '/staff/changes',
  staff: '/staff/people',
};

export const isOwnList = (resource: string): boolean => resource in PATHS;

/** Reads a page of one, whose filters are texts. */
export async function readOwnList(
  resource: string,
  { filter, pagination, signal }: GetListParams,
): Promise<GetListResult> {
  const { page, perPage } = pagination ?? { page: 1, perPage: 20 };
  const query = new URLSearchParams(filter);
  query.set('offset', String((page - 1) * perPage));
  query.set('limit', String(perPage));
  const list = await requestOwn(`${PATHS[resource]}?${query}`, { signal: signal ?? null });
  return list as GetListResult;
}
