import { systemError } from '../errors/store-error.ts';
import { atCursor, cursorOf, hasMore } from './paging.ts';
import type { List, Place, Step } from './step.ts';

/** A page by cursor. `places` holds, for each cursor of the list, how many pages from its first one it leads to. */
export function cursorStep(list: List, cursor: string | undefined, place = 0, places = new Map<string, number>()): Step {
  const { paging, size, operation } = list;
  if (cursor !== undefined) {
    if ((places.get(cursor) ?? place) !== place)
      throw systemError({ operation, reason: 'badAnswer', cause: new TypeError('The same cursor came for two pages') });
    places.set(cursor, place);
  }
  const read = (answer: unknown): Place => {
    const [next, prev] = [cursorOf(paging, answer, 'next'), cursorOf(paging, answer, 'prev')];
    return {
      next: hasMore(paging, answer, 0, size) ? () => cursorStep(list, next, place + 1, places) : undefined,
      prev: prev !== undefined && size > 0 ? () => cursorStep(list, prev, place - 1, places) : undefined,
      currentPage: undefined,
      totalPages: undefined,
    };
  };
  return { input: cursor === undefined ? list.input : atCursor(paging, list.input, cursor), read };
}
