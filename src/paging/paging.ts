import { asRecord, asText } from '../errors/normalise.ts';
import { memberAt, recordAt, withMember } from './members.ts';

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
  /** Properties that an input may have without the first property of `request`, which then is not sent. */
  unwrapped?: readonly string[];
}

/** The specification's size of a page for which the input names none. */
export const DEFAULT_LIMIT = 50;

/** The paging for the format of an input: every page of a list is asked for in the format that it began with. */
export function pagingFor(paging: Paging, input: unknown): Paging {
  const { unwrapped = [], request } = paging;
  const [wrapper = '', ...rest] = request.split('.');
  const has = (name: string): boolean => (memberAt(input, name) ?? undefined) !== undefined;
  return !has(wrapper) && unwrapped.some(has) ? { ...paging, request: rest.join('.') } : paging;
}

/** The paging of an input. */
export const pagingIn = (paging: Paging, input: unknown): Record<string, unknown> => recordAt(input, paging.request);

/** What an answer tells of its place in the list. */
export const factsOf = (paging: Paging, answer: unknown): Record<string, unknown> => recordAt(answer, paging.metadata);

/** The items of an answer. */
export function itemsOf(paging: Paging, answer: unknown): unknown[] {
  const items = memberAt(answer, paging.items);
  return Array.isArray(items) ? items : [];
}

/** Items in all; undefined when the platform has not counted them. */
export function totalOf(paging: Paging, answer: unknown): number | undefined {
  const total = memberAt(answer, paging.total ?? `${paging.metadata}.total`);
  return typeof total === 'number' && factsOf(paging, answer)['tooManyToCount'] !== true ? total : undefined;
}

/** The cursor of the page after or before an answer. An empty one is none. */
export const cursorOf = (paging: Paging, answer: unknown, side: 'next' | 'prev'): string | undefined =>
  asText(memberAt(answer, `${paging.metadata}.cursors.${side}`));

/**
 * The cursor or the offset of the page that follows an answer, which was asked for at `offset`; undefined on the last. Servers may give fewer items
 * than were asked for, or more, and most say where their answer begins: the next page begins after those that came. Where nobody counted, a full page
 * is the sign of more. Pages of no length lead nowhere.
 */
export function placeAfter(paging: Paging, answer: unknown, offset: number, limit: number): string | number | undefined {
  if (limit === 0) return undefined;
  const facts = factsOf(paging, answer);
  if (paging.kind === 'cursor') return facts['hasNext'] === false ? undefined : cursorOf(paging, answer, 'next');
  const { length } = itemsOf(paging, answer);
  const total = totalOf(paging, answer);
  const end = (typeof facts['offset'] === 'number' ? facts['offset'] : offset) + (length || limit);
  return (total === undefined ? length >= limit : end < total) ? end : undefined;
}

/** An input that says how long its page is. */
export const atLimit = (paging: Paging, input: unknown, limit: number): unknown => withMember(input, `${paging.request}.limit`, limit);

/** The input of the page at an offset. Filter and sort are repeated (recorded). */
export const atOffset = (paging: Paging, input: unknown, offset: number, limit: number): unknown => withMember(input, paging.request, { limit, offset });

/** The input of the page at a cursor. Filter and sort travel in the cursor, so a query is sent without them (recorded). */
export function atCursor(paging: Paging, input: unknown, cursor: string | undefined): unknown {
  const next = { ...pagingIn(paging, input), cursor };
  const [query = '', ...rest] = paging.request.split('.');
  const others = Object.entries(asRecord(input) ?? {}).filter(([name]) => !paging.unwrapped?.includes(name));
  return withMember(Object.fromEntries(others), query, rest.length === 0 ? next : withMember({}, rest.join('.'), next));
}
