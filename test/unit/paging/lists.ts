import { json, type Recorded, startServer, type TestServer } from 'storewire-dev-kit/server';
import {
  createTransport,
  type StoreError,
  type Transport,
  type TransportOptions,
} from '../../../src/index.ts';
import { failureOf } from '../helpers/failure.ts';

interface Row {
  id: string;
}

/** Behaviour of a server of lists. */
export interface Habits {
  /** Whether responses have the total. Default true. */
  hasTotal?: boolean;
  /** Whether responses have the offset. Default true. */
  hasOffset?: boolean;
  /** Maximum number of rows in a page, for any requested limit. */
  most?: number;
  /** Used instead of the requested limit. */
  ownLimit?: number;
}

export interface Lists extends TestServer {
  client: Transport;
  /** How many rows the lists have. */
  count: number;
  habits: Habits;
  /** What was asked for: the body of each request, or its query. */
  asked: () => unknown[];
  /** Answers instead of the lists. */
  answer: ((request: Recorded) => unknown) | undefined;
}

export const names = (from: number, to: number): string[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => `row ${from + index}`);
export const idsOf = (items: readonly { id?: string | null | undefined }[]): unknown[] =>
  items.map(({ id }) => id);

/** The items of a list until it fails, and the failure. */
export async function walk(
  items: AsyncIterable<{ id?: string | null | undefined }>,
  each: (seen: unknown[]) => void = () => undefined,
): Promise<{ seen: unknown[]; error: StoreError }> {
  const seen: unknown[] = [];
  const readAll = async (): Promise<void> => {
    for await (const { id } of items) {
      seen.push(id);
      each(seen);
    }
  };
  return { error: await failureOf(readAll()), seen };
}

/** A server with a list of members by offset and one of reviews by cursor, and a client of it. */
export async function startLists(
  count: number,
  habits: Habits = {},
  options: TransportOptions = {},
): Promise<Lists> {
  const server = await startServer((request, response) => {
    if (lists.answer) return json(response, lists.answer(request));
    const { query, ...unwrapped } = JSON.parse(request.body);
    json(
      response,
      request.url.includes('reviews') ? reviewsOf(lists, query ?? unwrapped) : membersOf(lists, query),
    );
  });
  const lists: Lists = {
    ...server,
    client: createTransport({ baseUrl: server.url, retry: false, ...options }),
    count,
    habits,
    asked: () => server.requests.map(({ body, url }) => (body ? JSON.parse(body) : url)),
    answer: undefined,
  };
  return lists;
}

const rows = (from: number, to: number): Row[] => names(from, to).map((id) => ({ id }));

function membersOf(
  { count, habits }: Lists,
  { paging }: { paging: { limit: number; offset: number } },
): unknown {
  const { hasTotal = true, hasOffset = true, most = Infinity, ownLimit } = habits;
  const { offset } = paging;
  const members = rows(offset, Math.min(count, offset + Math.min(most, ownLimit ?? paging.limit)));
  const metadata = {
    count: members.length,
    ...(hasOffset ? { offset } : {}),
    ...(hasTotal ? { total: count } : { tooManyToCount: true }),
  };
  return { members, metadata };
}

/** A cursor holds the filter and where its page begins; a page before begins where a whole page fits. */
function reviewsOf(
  { count, habits }: Lists,
  query: { filter?: unknown; cursorPaging: { limit: number; cursor?: string } },
): unknown {
  const { cursor, limit } = query.cursorPaging;
  if (cursor && (query.filter || 'sort' in query)) throw new Error('A cursor came with a filter or sorting');
  const state: { filter?: unknown; from: number; to: number } = cursor
    ? JSON.parse(atob(cursor))
    : { filter: query.filter, from: 0, to: limit };
  const to = Math.min(count, state.to, state.from + (habits.most ?? Infinity));
  const cursorOf = (from: number, end: number): string => btoa(JSON.stringify({ ...state, from, to: end }));
  const next = to < count ? { next: cursorOf(to, to + limit) } : {};
  const prev = state.from > 0 ? { prev: cursorOf(Math.max(0, state.from - limit), state.from) } : {};
  return { reviews: rows(state.from, to), metadata: { cursors: { ...next, ...prev } } };
}
