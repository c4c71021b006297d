import type { Arguments, Operation } from '../core/operation.ts';
import type { OperationInfo } from '../core/operation-info.ts';
import type { CallOptions, StoreClient } from '../core/options.ts';
import { StoreError, systemError } from '../errors/store-error.ts';
import {
  checkCount,
  firstPage,
  type PageNumbers,
  type PageRequest,
  type Paging,
  requestPage,
} from './pagination.ts';

/**
 * One page of a list, by cursor or by offset. `for await` returns its items and those of all pages that follow:
 * an `async` function that returns a list returns its first page.
 */
export interface Page<Output, Item> extends PageNumbers, AsyncIterable<Item> {
  /**
   * The items of this page, in order. There may be fewer than `pageSize`, or none, even if more pages follow.
   */
  readonly items: Item[];
  /** The response body. */
  readonly data: Output;
  /**
   * Whether there is a next page. If the platform does not return a total, a full page counts as yes: the
   * next may be empty.
   */
  readonly hasNext: boolean;
  /** Whether there is a previous page. */
  readonly hasPrev: boolean;
  /**
   * Reads the next page. Fails as `client` with the code `NO_PAGE`, and sends nothing, if there is none; as
   * `system` with the reason `badAnswer` if the platform repeats a cursor or a page, or returns ten empty
   * pages in a row although its total promises more items; otherwise as the call fails.
   */
  readonly next: () => Promise<Page<Output, Item>>;
  /**
   * Reads the previous page, in the same way. The first page of a list that started in the middle of one is
   * shorter: no item comes twice.
   */
  readonly prev: () => Promise<Page<Output, Item>>;
}

/**
 * A list, by cursor or by offset. `await` returns its first page, `for await` the items of all pages.
 * Each page is requested when its first item is needed, so a `break` ends the requests. The first page is read
 * once, or again after it failed. Iterating throws the errors of the calls. A response that is not a page of
 * the list is a `system` error with the reason `badAnswer`; an aborted signal is one with the reason `abort`.
 *
 * @example
 * import { createTransport, visitor } from 'storewire';
 * import { queryProductsPages } from 'storewire/operations';
 *
 * const store = createTransport({ auth: visitor({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541' }) });
 * for await (const { name } of queryProductsPages(store, {}, { limit: 200 })) console.log(name);
 *
 * const page = await queryProductsPages(store, { query: { paging: { limit: 12 } } });
 * console.log(page.items.length, 'of', page.total);
 * if (page.hasNext) console.log((await page.next()).items[0]?.name);
 */
export interface Pages<Output, Item> extends PromiseLike<Page<Output, Item>>, AsyncIterable<Item> {}

/** Options of a list: those of each call that reads a page, and where to stop. */
export interface PagesOptions extends CallOptions {
  /** Maximum number of items that `for await` returns from all pages. Default: all. */
  limit?: number | undefined;
}

/** Reads a list, starting with the page of `input`. Sends nothing before it is awaited or iterated. */
export interface Pager<Input, Output, Item> {
  (client: StoreClient, ...args: Arguments<Input, PagesOptions>): Pages<Output, Item>;
  /** What the transport knows about the call. */
  readonly info: OperationInfo;
  /** Where the call has its paging. */
  readonly paging: Paging;
}

/** Creates the pager of one list. Generated code calls this once per list. */
export function pager<Input, Output, Item>(
  operation: Operation<Input, Output>,
  paging: Paging,
): Pager<Input, Output, Item> {
  const { info } = operation;
  const start = (
    client: StoreClient,
    ...[input, { limit, ...call } = {}]: Arguments<Input, PagesOptions>
  ): Pages<Output, Item> => {
    const readPage = async (request: PageRequest): Promise<Page<Output, Item>> => {
      const { data, page: read } = await requestPage<Output>(client, request, call);
      const { items, next, prev, numbers } = read;
      const follow = async (link: (() => PageRequest) | undefined, message: string) => {
        if (!link) throw new StoreError(message, { kind: 'client', code: 'NO_PAGE', operation: info.id });
        return readPage(link());
      };
      const page: Page<Output, Item> = {
        ...numbers,
        items: items as Item[],
        data,
        hasNext: next !== undefined,
        hasPrev: prev !== undefined,
        next: () => follow(next, 'No next page to fetch'),
        prev: () => follow(prev, 'No previous page to fetch'),
        [Symbol.asyncIterator]: () => readAllItems(info.id, async () => page, limit, call.signal),
      };
      return page;
    };
    let first: Promise<Page<Output, Item>> | undefined;
    const readFirst = async () => readPage(firstPage(info, paging, input));
    const startOnce = () =>
      (first ??= readFirst().catch((error: unknown) => {
        first = undefined;
        throw error;
      }));
    return {
      // biome-ignore lint/suspicious/noThenProperty: awaited, a list is its first page
      then: (onPage, onFailure) => startOnce().then(onPage, onFailure),
      [Symbol.asyncIterator]: () => readAllItems(info.id, startOnce, limit, call.signal),
    };
  };
  return Object.assign(start, { info, paging });
}

/** The items of all pages. A page is requested when its first item is. */
async function* readAllItems<Output, Item>(
  operation: string,
  start: () => Promise<Page<Output, Item>>,
  limit: number | undefined,
  signal: AbortSignal | undefined,
): AsyncGenerator<Item, void> {
  let remaining = limit === undefined ? Infinity : checkCount(operation, 'limit', limit);
  if (remaining === 0) return;
  for (let page = await start(); ; page = await page.next()) {
    for (const item of page.items) {
      if (signal?.aborted) throw systemError({ operation, reason: 'abort', cause: signal.reason });
      yield item;
      if (--remaining === 0) return;
    }
    if (!page.hasNext) return;
  }
}
