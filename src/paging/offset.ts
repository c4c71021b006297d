import { systemError } from '../errors/store-error.ts';
import { memberAt } from './members.ts';
import { atOffset, hasMore, itemsOf, totalOf } from './paging.ts';
import type { List, Place, Step } from './step.ts';

/** A page by offset. `length` is shorter than the list's pages for the first one of a list that began in the middle of a page. */
export function offsetStep(list: List, offset: number, length: number, before?: unknown): Step {
  const { paging, size } = list;
  const read = (answer: unknown): Place => {
    if (before !== undefined) checkMoved(list, offset, before, answer);
    // a server may give fewer items than were asked for, and more: the next page begins after those that came
    const end = offset + (itemsOf(paging, answer).length || length);
    const start = Math.max(0, offset - size);
    return {
      next: hasMore(paging, answer, end, length) ? () => offsetStep(list, end, size, answer) : undefined,
      prev: offset > 0 && size > 0 ? () => offsetStep(list, start, offset - start) : undefined,
      ...numbers(list, offset + length, totalOf(paging, answer)),
    };
  };
  return { input: atOffset(paging, list.input, offset, length), read };
}

/**
 * A server that does not know the offset answers with the same page for ever. Most say where their answer begins. Of one that tells neither
 * this nor a total, two pages that are equal in everything are taken for the same.
 */
function checkMoved({ operation, paging }: List, offset: number, before: unknown, answer: unknown): void {
  const begins = memberAt(answer, `${paging.metadata}.offset`);
  const [items, last] = [answer, before].map((each) => JSON.stringify(itemsOf(paging, each)));
  const isSame = typeof begins === 'number' ? begins !== offset : totalOf(paging, answer) === undefined && items !== '[]' && items === last;
  if (isSame) throw systemError({ operation, reason: 'badAnswer', cause: new TypeError(`The answer is not the page at the offset ${offset}`) });
}

/** A list that began in the middle of a page is counted as if it had empty places before its first item, so that each page is one further than the last. */
function numbers({ size }: List, end: number, total: number | undefined): Pick<Place, 'currentPage' | 'totalPages'> {
  if (size === 0) return { currentPage: undefined, totalPages: undefined };
  const places = (size - (end % size)) % size;
  return { currentPage: (end + places) / size - 1, totalPages: total && Math.ceil((total + places) / size) };
}
