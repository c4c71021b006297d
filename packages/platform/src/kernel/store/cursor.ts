import { createHmac, timingSafeEqual } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Filter } from './filter.ts';
import type { SqlValue } from './sqlite.ts';

/** One field that a list is sorted by. */
export interface Sort {
  fieldName: string;
  order?: string | undefined;
  /** Which item of a list the field is one of. Columns do not know it. */
  selectItemsBy?: readonly Readonly<Record<string, unknown>>[] | null | undefined;
}

/** A position in a list. Filter and sort are part of it, so that a cursor is sent on its own. */
export interface Cursor {
  /** The call and the caller, for whom alone the cursor is valid. */
  scope: string;
  filter: Filter;
  sort: readonly Sort[];
  /**
   * Values of the sorted columns of the item next to the page, and its id. Undefined at an end of the list.
   */
  at: readonly SqlValue[] | undefined;
  isBackward: boolean;
}

/** Longest text that a filter in a cursor is expanded to, in bytes. */
const MAX_CURSOR_BYTES = 4 << 20;

const macOf = (secret: string, payload: Uint8Array): Buffer =>
  createHmac('sha256', secret).update(payload).digest().subarray(0, 16);

/** Writes a cursor as opaque text that cannot be changed without the secret. */
export function writeCursor(secret: string, { scope, filter, sort, at, isBackward }: Cursor): string {
  const payload = deflateRawSync(JSON.stringify([scope, filter, sort, at, isBackward]));
  return Buffer.concat([macOf(secret, payload), payload]).toString('base64url');
}

/** Reads a cursor. Returns undefined if it was not written with this secret, or for another scope. */
export function readCursor(secret: string, scope: string, text: string): Cursor | undefined {
  const bytes = Buffer.from(text, 'base64url');
  const payload = bytes.subarray(16);
  if (bytes.length < 17 || !timingSafeEqual(bytes.subarray(0, 16), macOf(secret, payload))) return undefined;
  const content = inflateRawSync(payload, { maxOutputLength: MAX_CURSOR_BYTES }).toString('utf8');
  const [writtenFor, filter, sort, at, isBackward] = JSON.parse(content) as [
    string,
    Filter,
    Sort[],
    SqlValue[] | null,
    boolean,
  ];
  return writtenFor === scope ? { scope, filter, sort, at: at ?? undefined, isBackward } : undefined;
}
