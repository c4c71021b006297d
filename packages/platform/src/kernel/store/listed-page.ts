/** Pages of lists that are found as a whole. */
import type { Cursor } from './cursor.ts';

/**
 * The page that a cursor leads to. The position is that of an item, so that what is added or removed elsewhere shifts
 * nothing; if the item itself is gone, it is the place that it had.
 */
export function pageOfList<T extends { id: string }>(
  items: readonly T[],
  start: Cursor,
  limit: number,
  write: (cursor: Cursor) => string,
): { items: T[]; cursors: { next?: string; prev?: string } } {
  const [first, last] = rangeOf(items, start, limit);
  const page = items.slice(first, last);
  const cursorAt = (index: number, isBackward: boolean): string =>
    write({ ...start, at: [items[index]?.id ?? '', index], isBackward });
  return {
    items: page,
    cursors: {
      ...(last < items.length && { next: cursorAt(last - 1, false) }),
      ...(first > 0 && { prev: cursorAt(first, true) }),
    },
  };
}

function rangeOf(
  items: readonly { id: string }[],
  { at, isBackward }: Cursor,
  limit: number,
): [first: number, last: number] {
  const [id, place] = at ?? [];
  const found = items.findIndex((item) => item.id === id);
  if (isBackward) {
    const last = Math.min(found >= 0 ? found : Number(place), items.length);
    return [Math.max(last - limit, 0), last];
  }
  const first = at ? Math.min(found >= 0 ? found + 1 : Number(place), items.length) : 0;
  return [first, Math.min(first + limit, items.length)];
}
