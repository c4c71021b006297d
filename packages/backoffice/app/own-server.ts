/** Requests to the server of the back office for what no call of the contract does. */
import type { GetListParams, GetListResult } from 'react-admin';
import { DataError } from 'storewire-react-admin';
import { violationText } from './components/reasons.ts';
import { sendAsOwner } from './staff/page-session.ts';

/** What is said about a failure. */
interface Failure {
  message?: string;
  details?: { validationError?: { fieldViolations?: { field: string; description: string }[] } };
}

/** Resolves to the body of the response, if it has one. */
export async function requestOwn(path: string, init?: RequestInit): Promise<unknown> {
  const response = await sendAsOwner(path, init).catch((cause: unknown) => {
    init?.signal?.throwIfAborted();
    throw new DataError('The server cannot be reached', { status: 0, cause });
  });
  // a proxy may answer in its own form
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return body;
  const { message = 'The request failed', details }: Failure = { ...Object(body) };
  const violations = details?.validationError?.fieldViolations ?? [];
  const text = violations.map(({ field, description }) => violationText(field, description)).join(', ');
  throw new DataError(text || message, { status: response.status });
}

/** Reads a page of a list, whose filters are texts. */
export async function readOwnList(
  path: string,
  { filter, pagination, signal }: GetListParams,
): Promise<GetListResult> {
  const { page, perPage } = pagination ?? { page: 1, perPage: 20 };
  const query = new URLSearchParams(filter);
  query.set('offset', String((page - 1) * perPage));
  query.set('limit', String(perPage));
  const list = await requestOwn(`${path}?${query}`, { signal: signal ?? null });
  return list as GetListResult;
}
