import type { Arguments, Operation } from '../core/operation.ts';
import type { CallOptions, Transport } from '../core/options.ts';
import { StoreError, systemError } from '../errors/store-error.ts';
import { checkCount, firstStep } from './first.ts';
import type { Page, Pages, PagesOptions } from './page.ts';
import { itemsOf, type Paging, totalOf } from './paging.ts';
import type { Step } from './step.ts';

/** Reads a list page by page, starting with `input`. Nothing is sent before the pages are awaited or iterated. */
export type Pager<Input, Output, Item> = (client: Transport, ...args: Arguments<Input, PagesOptions>) => Pages<Output, Item>;

/** Makes the pager of one list, cursor and offset alike. Generated code calls this once per list. */
export function pager<Input, Output, Item>(operation: Operation<Input, Output>, paging: Paging): Pager<Input, Output, Item> {
  return (client, ...[input, { limit, ...call } = {}]) => {
    let first: Promise<Page<Output, Item>> | undefined;
    const start = (): Promise<Page<Output, Item>> => (first ??= readFirst());
    const readFirst = async (): Promise<Page<Output, Item>> => {
      const { step, size } = firstStep(operation.info.id, paging, input);
      return readPage({ client, operation, paging, size, call }, step);
    };
    return {
      // biome-ignore lint/suspicious/noThenProperty: awaited, the list is its first page
      then: (onPage, onFailure) => start().then(onPage, onFailure),
      [Symbol.asyncIterator]: () => walk(operation.info.id, start, limit, call.signal),
    };
  };
}

interface Reading<Input, Output> {
  client: Transport;
  operation: Operation<Input, Output>;
  paging: Paging;
  size: number;
  call: CallOptions;
}

async function readPage<Input, Output, Item>(reading: Reading<Input, Output>, step: Step): Promise<Page<Output, Item>> {
  const { client, operation, paging, size, call } = reading;
  const { data } = await client.send<Output>(operation.info, step.input, call);
  const { next, prev, currentPage, totalPages } = step.read(data);
  const move = async (to: (() => Step) | undefined, refusal: string): Promise<Page<Output, Item>> => {
    if (!to) throw new StoreError(refusal, { kind: 'client', code: 'NO_PAGE', operation: operation.info.id });
    return readPage(reading, to());
  };
  return {
    items: itemsOf(paging, data) as Item[],
    answer: data,
    hasNext: next !== undefined,
    hasPrev: prev !== undefined,
    next: () => move(next, 'No next page to fetch'),
    prev: () => move(prev, 'No previous page to fetch'),
    pageSize: size,
    currentPage,
    totalPages,
    total: totalOf(paging, data),
  };
}

/** The items of a page and of all after it. The next page is asked for when its first item is. */
async function* walk<Output, Item>(
  operation: string,
  start: () => Promise<Page<Output, Item>>,
  limit: number | undefined,
  signal: AbortSignal | undefined,
): AsyncGenerator<Item, void> {
  let left = limit === undefined ? Infinity : checkCount(operation, 'limit', limit);
  if (left === 0) return;
  for (let page = await start(); ; page = await page.next()) {
    for (const item of page.items) {
      if (signal?.aborted) throw systemError({ operation, reason: 'abort', cause: signal.reason });
      yield item;
      if (--left === 0) return;
    }
    if (!page.hasNext) return;
  }
}
