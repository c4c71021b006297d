/** Lists that the server of the back office keeps itself. */
import type { GetListParams, GetListResult } from 'react-admin';
import { DataError } from 'storewire-react-admin';

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
  const response = await requestOwn(`${PATHS[resource]}?${query}`, { signal: signal ?? null });
  return response.json();
}

/** Makes a request to the server of the back office. */
export async function requestOwn(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(path, init);
  if (!response.ok) throw new DataError('The request failed', { status: response.status });
  return response;
}
