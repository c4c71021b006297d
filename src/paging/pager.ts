import type { Arguments, Operation } from '../core/operation.ts';
import type { Transport } from '../core/options.ts';
import { StoreError, systemError } from '../errors/store-error.ts';
import { checkCount, firstStep, toList } from './first.ts';
import type { Page, Pages, PagesOptions } from './page.ts';
import { itemsOf, type Paging, totalOf } from './paging.ts';
import type { List, Step } from './step.ts';

/** Reads a list that starts with the page of `input`. Nothing is sent before it is awaited or iterated. */
export type Pager<Input, Output, Item> = (client: Transport, ...args: Arguments<Input, PagesOptions>) => Pages<Output, Item>;

/** Makes the pager of one list, cursor and offset alike. Generated code calls this once per list. */
export function pager<Input, Output, Item>(operation: Operation<Input, Output>, paging: Paging): Pager<Input, Output, Item> {
  return (client, ...[input, { limit, ...call } = {}]) => {
    const send = async (step: Step): Promise<Output> => (await client.send<Output>(operation.info, step.input, call)).data;
    let first: Promise<Page<Output, Item>> | undefined;
    const readFirst = async (): Promise<Page<Output, Item>> => {
      const list = toList(operation.info.id, paging, input);
      return readPage(list, firstStep(list), send);
    };
    const start = (): Promise<Page<Output, Item>> =>
      (first ??= readFirst().catch((error: unknown) => {
        first = undefined;
        throw error;
      }));
    return {
      // biome-ignore lint/suspicious/noThenProperty: awaited, a list is its first page
      then: (onPage, onFailure) => start().then(onPage, onFailure),
      [Symbol.asyncIterator]: () => walk(operation.info.id, start, limit, call.signal),
    };
  };
}

async function readPage<Output, Item>(list: List, step: Step, send: (step: Step) => Promise<Output>): Promise<Page<Output, Item>> {
  const { operation, paging, size } = list;
  const answer = await send(step);
  const { next, prev, currentPage, totalPages } = step.read(answer);
  const move = async (to: (() => Step) | undefined, refusal: string): Promise<Page<Output, Item>> => {
    if (!to) throw new StoreError(refusal, { kind: 'client', code: 'NO_PAGE', operation });
    return readPage(list, to(), send);
  };
  return {
    items: itemsOf(paging, answer) as Item[],
    answer,
    hasNext: next !== undefined,
    hasPrev: prev !== undefined,
    next: () => move(next, 'No next page to fetch'),
    prev: () => move(prev, 'No previous page to fetch'),
    pageSize: size,
    currentPage,
    totalPages,
    total: totalOf(paging, answer),
  };
}

/** The items of all pages. A page is asked for when its first item is. */
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
