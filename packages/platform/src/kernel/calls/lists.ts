/** What lists of the contract have in common: the defaults of their pages, and their metadata. */
import type { CursorPage, OffsetPage } from '../store/store.ts';

/** Items in a page if the request names no limit. */
const USUAL_LIMIT = 50;

interface OffsetRequest {
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}

/** A page by offset, with the defaults of the contract. */
export const offsetOf = ({ limit, offset }: OffsetRequest = {}): { limit: number; offset: number } => ({
  limit: limit ?? USUAL_LIMIT,
  offset: offset ?? 0,
});

interface CursorRequest {
  limit?: number | null | undefined;
  cursor?: string | null | undefined;
}

/** A page by cursor, with the defaults of the contract. `scope` is that of the context. */
export const cursorOf = (
  { limit, cursor }: CursorRequest = {},
  { scope }: { scope: string },
  usualLimit = USUAL_LIMIT,
): { limit: number; cursor: string | null | undefined; scope: string } => ({
  limit: limit ?? usualLimit,
  cursor,
  scope,
});

/** Metadata of a page by offset. */
export const offsetMetadata = <T>({
  items,
  offset,
  total,
}: OffsetPage<T>): { count: number; offset: number; total: number } => ({
  count: items.length,
  offset,
  total,
});

/** Metadata of a page by cursor. */
export const cursorMetadata = <T>({
  items,
  cursors,
}: CursorPage<T>): { count: number; cursors: { next?: string; prev?: string } } => ({
  count: items.length,
  cursors,
});
