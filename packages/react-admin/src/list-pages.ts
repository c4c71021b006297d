import type { GetListParams, PaginationPayload } from 'ra-core';
import type { StoreClient } from 'storewire';
import { type AnyList, type Fields, valueAt, withValue } from './calls.ts';
import { listInput } from './list-filter.ts';

/** One page, as react-admin shows it. */
export interface ListPage {
  items: readonly unknown[];
  /** If the platform has counted the items, or this is the last page. */
  total: number | undefined;
  hasNext: boolean;
}

/** How many lists are kept whose cursors are known. */
const MAX_LISTS = 100;

/** Reads the pages of one list. */
export type PageReader = (params: GetListParams) => Promise<ListPage>;

/** Where a page of a list by cursor begins. */
interface PageStart {
  /** The first page has none. */
  cursor: string | undefined;
  /** The number of items before the page. */
  before: number;
}

/** Reads any page of a list. Of a list by cursor, it keeps where each page begins that it has read. */
export function pageReader(client: StoreClient, list: AnyList): PageReader {
  /** The pages of a list, by its first input. */
  const lists = new Map<string, PageStart[]>();

  const readByCursor = async (
    input: Fields,
    { page, perPage }: PaginationPayload,
    signal?: AbortSignal,
  ): Promise<ListPage> => {
    const key = JSON.stringify([input, perPage]);
    const known = page === 1 ? undefined : lists.get(key);
    const starts = known ?? [{ cursor: undefined, before: 0 }];
    lists.delete(key);
    lists.set(key, starts);
    for (const oldest of [...lists.keys()].slice(0, -MAX_LISTS)) lists.delete(oldest);
    for (let number = Math.min(page, starts.length); ; number++) {
      const start = starts[number - 1];
      const { cursor, items } = await readPage(client, list, {
        input,
        perPage,
        position: start?.cursor,
        signal,
      });
      const read = (start?.before ?? 0) + items.length;
      if (cursor === undefined) return { items: number === page ? items : [], total: read, hasNext: false };
      starts[number] = { cursor, before: read };
      if (number === page) return { items, total: undefined, hasNext: true };
    }
  };

  return async ({ pagination = { page: 1, perPage: 25 }, sort, filter, signal }) => {
    const input = listInput(list, filter, sort);
    const { page, perPage } = pagination;
    return list.pages.paging.kind === 'cursor'
      ? readByCursor(input, pagination, signal)
      : readPage(client, list, { input, perPage, position: (page - 1) * perPage, signal });
  };
}

interface PageRequest {
  input: Fields;
  perPage: number;
  /** The cursor or the offset; undefined for the first page by cursor. */
  position: string | number | undefined;
  signal: AbortSignal | undefined;
}

/** A page that consists of several of the platform if these are shorter. */
async function readPage(
  client: StoreClient,
  { pages, max }: AnyList,
  { input, perPage, position, signal }: PageRequest,
): Promise<ListPage & { cursor: string | undefined }> {
  const { kind, request, metadata } = pages.paging;
  const limit = Math.ceil(perPage / Math.max(1, Math.ceil(perPage / max)));
  const start = kind === 'cursor' ? { limit, cursor: position } : { limit, offset: position };
  // the facts of the call say what its input is, which no type can
  let page = await pages(client, withValue(input, request, start) as never, { signal });
  const items = [...page.items];
  while (items.length < perPage && page.hasNext) {
    page = await page.next();
    items.push(...page.items);
  }
  const cursor = page.hasNext ? valueAt(page.data, `${metadata}.cursors.next`) : undefined;
  return {
    items: kind === 'offset' ? items.slice(0, perPage) : items,
    total: kind === 'offset' ? page.total : undefined,
    hasNext: page.hasNext || (kind === 'offset' && items.length > perPage),
    cursor: typeof cursor === 'string' ? cursor : undefined,
  };
}
