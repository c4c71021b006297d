import { systemError } from '../errors/store-error.ts';
import { atCursor, cursorOf, placeAfter } from './paging.ts';
import type { List, Place, Step } from './step.ts';

/**
 * A page by cursor, `place` pages after the first. `places` has that number for every cursor so far: one that stands for two places goes in circles.
 */
export function cursorStep(list: List, cursor: string | undefined, place = 0, places = new Map<string, number>()): Step {
  const { operation, paging, size } = list;
  if (cursor !== undefined) {
    const known = places.get(cursor) ?? place;
    if (known !== place) throw systemError({ operation, reason: 'badAnswer', cause: new TypeError('The same cursor came for two pages') });
    places.set(cursor, place);
  }
  const read = (answer: unknown): Place => {
    const [next, prev] = [placeAfter(paging, answer, 0, size), cursorOf(paging, answer, 'prev')];
    return {
      next: typeof next === 'string' ? () => cursorStep(list, next, place + 1, places) : undefined,
      prev: prev !== undefined && size > 0 ? () => cursorStep(list, prev, place - 1, places) : undefined,
    };
  };
  return { input: cursor === undefined ? list.input : atCursor(paging, list.input, cursor), read };
}
