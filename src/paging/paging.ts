import { asRecord, asText } from '../errors/normalise.ts';
import { memberAt, withMember } from './members.ts';

/** Where a list call keeps its paging, as the contract has it in `x-paging`. */
export interface Paging {
  /** How its pages follow one another. */
  kind: 'cursor' | 'offset';
  /** Dotted path of the paging in the input. */
  request: string;
  /** Member of the answer that holds the items. */
  items: string;
  /** Dotted path in the answer of what tells of the next page. */
  metadata: string;
  /** Dotted path in the answer of the total, when the metadata has none. */
  total?: string;
}

/** The specification's size of a page for which the input names none. */
export const DEFAULT_LIMIT = 50;

/** The paging of an input. */
export const pagingIn = (paging: Paging, input: unknown): Record<string, unknown> => asRecord(memberAt(input, paging.request)) ?? {};

/** The items of an answer. */
export function itemsOf(paging: Paging, answer: unknown): unknown[] {
  const items = memberAt(answer, paging.items);
  return Array.isArray(items) ? items : [];
}

/** Items in all; undefined when the platform has not counted them. */
export function totalOf(paging: Paging, answer: unknown): number | undefined {
  const total = memberAt(answer, paging.total ?? `${paging.metadata}.total`);
  return typeof total === 'number' && memberAt(answer, `${paging.metadata}.tooManyToCount`) !== true ? total : undefined;
}

/** The cursor of the page after or before an answer. An empty one is none. */
export const cursorOf = (paging: Paging, answer: unknown, side: 'next' | 'prev'): string | undefined =>
  asText(memberAt(answer, `${paging.metadata}.cursors.${side}`));

/**
 * Whether a page follows an answer, which ends before the item `end` of the list. Where nobody counted, a full page is the sign of more.
 * Pages of no length lead nowhere.
 */
export function hasMore(paging: Paging, answer: unknown, end: number, limit: number): boolean {
  if (limit === 0) return false;
  if (paging.kind === 'cursor') return cursorOf(paging, answer, 'next') !== undefined && memberAt(answer, `${paging.metadata}.hasNext`) !== false;
  const total = totalOf(paging, answer);
  return total === undefined ? itemsOf(paging, answer).length >= limit : end < total;
}

/** The input of the page at an offset. Filter and sort are repeated (recorded). */
export const atOffset = (paging: Paging, input: unknown, offset: number, limit: number): unknown => withMember(input, paging.request, { limit, offset });

/** The input of the page at a cursor. Filter and sort travel in the cursor, so a query is sent without them (recorded). */
export function atCursor(paging: Paging, input: unknown, cursor: string | undefined): unknown {
  const next = { ...pagingIn(paging, input), cursor };
  const [query = '', ...rest] = paging.request.split('.');
  return withMember(input, query, rest.length === 0 ? next : withMember({}, rest.join('.'), next));
}
