import { systemError } from '../errors/store-error.ts';
import { atOffset, factsOf, itemsOf, placeAfter, totalOf } from './paging.ts';
import type { List, Place, Step } from './step.ts';

/** A page by offset. `length` is the list's size of a page, or less for the first page of a list that was begun in the middle of one. */
export function offsetStep(list: List, offset: number, length: number, before?: unknown): Step {
  const { operation, paging, size } = list;
  const read = (answer: unknown): Place => {
    if (before !== undefined && isElsewhere(list, offset, before, answer))
      throw systemError({ operation, reason: 'badAnswer', cause: new TypeError(`The answer is not the page at the offset ${offset}`) });
    const next = placeAfter(paging, answer, offset, length);
    const start = Math.max(0, offset - size);
    return {
      next: typeof next === 'number' ? () => offsetStep(list, next, size, answer) : undefined,
      prev: offset > 0 && size > 0 ? () => offsetStep(list, start, offset - start) : undefined,
      ...(size > 0 && numbers(size, offset + length, totalOf(paging, answer))),
    };
  };
  return { input: atOffset(paging, list.input, offset, length), read };
}

/**
 * Whether an answer is that of another page, as of a server that does not know the offset. Most say where their answer begins. Of one that
 * says neither this nor a total, pages whose items are all equal are taken for the same: it would go on for ever.
 */
function isElsewhere({ paging }: List, offset: number, before: unknown, answer: unknown): boolean {
  const begins = factsOf(paging, answer)['offset'];
  if (typeof begins === 'number') return begins !== offset;
  const items = itemsOf(paging, answer);
  return totalOf(paging, answer) === undefined && items.length > 0 && JSON.stringify(items) === JSON.stringify(itemsOf(paging, before));
}

/** A list that was begun in the middle of a page is counted as if it had empty places before its first item: then every step is one page. */
function numbers(size: number, end: number, total: number | undefined): Pick<Place, 'currentPage' | 'totalPages'> {
  const places = (size - (end % size)) % size;
  return { currentPage: (end + places) / size - 1, totalPages: total && Math.ceil((total + places) / size) };
}
