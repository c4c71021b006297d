/** Pagination of a list by cursor and by offset, for pagers and list hooks. */
import { refuseInput, systemError } from '../errors/store-error.ts';
import { asRecord, asText, valueAt } from '../lib/fields.ts';

/** Where a list call has its paging, as `x-paging` of the contract says. */
export interface Paging {
  /** How one page leads to the next. */
  kind: 'cursor' | 'offset';
  /** Dotted path of the paging in the input. */
  request: string;
  /** Property of the response body that has the items. */
  items: string;
  /** Dotted path of the paging metadata in the response body. */
  metadata: string;
  /** Dotted path of the total in the response body, if it is not part of the metadata. */
  total?: string;
  /** Properties that an input may have instead of the first property of `request`. */
  unwrapped?: readonly string[];
}

/** Page size of the specification for an input without a limit. */
const DEFAULT_PAGE_SIZE = 50;

/** Empty pages in a row, by offset, after which a larger total is considered wrong. */
const MAX_EMPTY_PAGES = 10;

/** A list, in the format of the input that started it. */
export interface List {
  /** Operation id. */
  operation: string;
  paging: Paging;
  /** The first input, with a limit. */
  input: unknown;
  pageSize: number;
}

/** One page to request. */
export interface PageRequest {
  input: unknown;
  read: (body: unknown) => LinkedPage;
}

/** A response body as a page of its list. */
export interface LinkedPage extends Pick<PageFacts, 'items' | 'total' | 'problem'> {
  /** Throws a `badAnswer` error if it would repeat a cursor. */
  next: (() => PageRequest) | undefined;
  prev: (() => PageRequest) | undefined;
  /** From 0. */
  currentPage?: number | undefined;
  totalPages?: number | undefined;
}

/** What a response body says. */
export interface PageFacts {
  items: unknown[];
  /** Number of items of the whole list, if the server has counted them. */
  total: number | undefined;
  /** Where the page starts, if the server returns it. */
  offset: number | undefined;
  /** Cursors of the neighbours. */
  next: string | undefined;
  prev: string | undefined;
  /** What is wrong with a body that is not the requested page. */
  problem: Error | undefined;
}

/** The list that an input starts. Throws a `validation` error for an input that cannot be paged. */
export function readList(operation: string, declared: Paging, input: unknown = {}): List {
  if (!asRecord(input)) throw refuseInput(operation, 'input', 'must be an object');
  const paging = choosePaging(declared, input);
  const { request, unwrapped } = paging;
  const mixed = paging === declared && unwrapped?.find((name) => has(input, name));
  if (mixed) throw refuseInput(operation, mixed, `must not be given together with ${request.split('.')[0]}`);
  const { limit, offset } = readPaging(paging, input);
  const pageSize = checkCount(operation, `${request}.limit`, limit ?? DEFAULT_PAGE_SIZE);
  if (paging.kind === 'offset') checkCount(operation, `${request}.offset`, offset ?? 0);
  return { operation, paging, input: inputWithLimit(paging, input, pageSize), pageSize };
}

/** Throws a `validation` error unless `count` is a number of items. */
export function checkCount(operation: string, field: string, count: unknown): number {
  if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 0)
    throw refuseInput(operation, field, 'must be a whole number, 0 or more');
  return count;
}

/** The page that the input of a list asks for. */
export function firstPage(list: List): PageRequest {
  const { offset, cursor } = readPaging(list.paging, list.input);
  return list.paging.kind === 'cursor'
    ? cursorPage(list, asText(cursor))
    : offsetPage(list, asNumber(offset) ?? 0, list.pageSize);
}

/** A page by cursor. `index` counts from the first page; `indexes` has that of each cursor so far. */
function cursorPage(
  list: List,
  cursor: string | undefined,
  index = 0,
  indexes = new Map<string, number>(),
): PageRequest {
  const { operation, paging, input, pageSize } = list;
  if (cursor !== undefined) {
    if ((indexes.get(cursor) ?? index) !== index)
      throw systemError({
        operation,
        reason: 'badAnswer',
        cause: new TypeError('Two pages have the same cursor'),
      });
    indexes.set(cursor, index);
  }
  const link = (to: string | undefined, toIndex: number): (() => PageRequest) | undefined =>
    to === undefined || pageSize === 0 ? undefined : () => cursorPage(list, to, toIndex, indexes);
  return {
    input: cursor === undefined ? input : inputAt(paging, input, cursor, pageSize),
    read: (body) => {
      const page = readPage(paging, body);
      return { ...page, next: link(page.next, index + 1), prev: link(page.prev, index - 1) };
    },
  };
}

/**
 * A page by offset. `length` is the page size, or less for the first page of a list that started in the
 * middle of one; `before` is the page before, `emptyBefore` the number of pages without items just before.
 */
function offsetPage(
  list: List,
  offset: number,
  length: number,
  before?: PageFacts,
  emptyBefore = 0,
): PageRequest {
  const { paging, pageSize } = list;
  const read = (body: unknown): LinkedPage => {
    const page = readPage(paging, body);
    const next = findNext(paging, page, offset, length);
    const start = Math.max(0, offset - pageSize);
    const emptyPages = page.items.length > 0 ? 0 : emptyBefore + 1;
    let { problem } = page;
    if (isOtherPage(page, offset, before)) problem = new TypeError(`Not the page at offset ${offset}`);
    if (next !== undefined && emptyPages === MAX_EMPTY_PAGES)
      problem = new TypeError('The total promises items that do not come');
    return {
      ...page,
      problem,
      next: typeof next === 'number' ? () => offsetPage(list, next, pageSize, page, emptyPages) : undefined,
      prev: offset > 0 && pageSize > 0 ? () => offsetPage(list, start, offset - start) : undefined,
      ...(pageSize > 0 && numberPage(pageSize, offset + length, page.total)),
    };
  };
  return { input: inputAt(paging, list.input, offset, length), read };
}

/**
 * Whether a server has ignored the offset. If its response has no offset, the same items as on the page before
 * are the sign.
 */
function isOtherPage(page: PageFacts, offset: number, before: PageFacts | undefined): boolean {
  const { items } = page;
  return page.offset === undefined
    ? items.length > 0 && JSON.stringify(items) === JSON.stringify(before?.items)
    : page.offset !== offset;
}

/** If a list starts in the middle of a page, that page is page 0, as if the missing items came before it. */
function numberPage(
  pageSize: number,
  end: number,
  total: number | undefined,
): Pick<LinkedPage, 'currentPage' | 'totalPages'> {
  const missing = (pageSize - (end % pageSize)) % pageSize;
  return {
    currentPage: (end + missing) / pageSize - 1,
    totalPages: total && Math.ceil((total + missing) / pageSize),
  };
}

/** Reads a response body. Absent and null properties count as empty. */
export function readPage(paging: Paging, body: unknown): PageFacts {
  const items = valueAt(body, paging.items) ?? [];
  const isList = Array.isArray(items);
  const metadata = asRecord(valueAt(body, paging.metadata)) ?? {};
  const { next, prev } = asRecord(metadata['cursors']) ?? {};
  const total = paging.total ? valueAt(body, paging.total) : metadata['total'];
  return {
    items: isList ? items : [],
    total: metadata['tooManyToCount'] === true ? undefined : asNumber(total),
    offset: asNumber(metadata['offset']),
    next: metadata['hasNext'] === false ? undefined : asText(next),
    prev: asText(prev),
    problem:
      isList && !items.includes(null) && typeof (next ?? '') === 'string'
        ? undefined
        : new TypeError('The response is not a page'),
  };
}

/**
 * The cursor or the offset of the page after another, which was requested at `offset`; undefined on the last
 * page. Servers may return fewer or more items than requested: the next page starts after those. Without a
 * total, a full page is the sign of another.
 */
function findNext(
  { kind }: Paging,
  page: PageFacts,
  offset: number,
  limit: number,
): string | number | undefined {
  if (limit === 0) return undefined;
  if (kind === 'cursor') return page.next;
  const { length } = page.items;
  const end = (page.offset ?? offset) + (length || limit);
  return (page.total === undefined ? length >= limit : end < page.total) ? end : undefined;
}

const asNumber = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

const has = (input: unknown, name: string): boolean => (valueAt(input, name) ?? undefined) !== undefined;

/**
 * The paging for the format of an input, in which all pages of its list are requested. An input without the first
 * property of `request` may have the properties of that property itself.
 */
function choosePaging(paging: Paging, input: unknown): Paging {
  const { unwrapped = [], request } = paging;
  const [wrapper = '', ...rest] = request.split('.');
  return !has(input, wrapper) && unwrapped.some((name) => has(input, name))
    ? { ...paging, request: rest.join('.') }
    : paging;
}

/** Limit, offset and cursor of an input. */
const readPaging = (paging: Paging, input: unknown): Record<string, unknown> =>
  asRecord(valueAt(input, paging.request)) ?? {};

/** A copy of an input with a limit. */
const inputWithLimit = (paging: Paging, input: unknown, limit: number): unknown =>
  withValue(input, `${paging.request}.limit`, limit);

/**
 * The input of the page at an offset or a cursor. With an offset, filter and sort are repeated. A cursor contains
 * them, so they are not sent with it. Recordings of the platform's own client do the same.
 */
function inputAt(paging: Paging, input: unknown, position: string | number, limit: number): unknown {
  const { request, unwrapped } = paging;
  if (typeof position === 'number') return withValue(input, request, { limit, offset: position });
  const others = Object.entries(input as object).filter(
    ([name]) => !unwrapped?.includes(name) && name !== request.split('.')[0],
  );
  const page = { ...readPaging(paging, input), cursor: position };
  return withValue(Object.fromEntries(others), request, page);
}

/** A copy with another value at a dotted path. */
function withValue(parent: unknown, path: string, value: unknown): unknown {
  const [name = '', ...rest] = path.split('.');
  const copy = asRecord(parent) ?? {};
  return { ...copy, [name]: rest.length === 0 ? value : withValue(copy[name], rest.join('.'), value) };
}

/** A list whose pages are stored elsewhere, such as in a cache. */
export interface ListDescription {
  paging: Paging;
  /**
   * The inputs of the pages that follow `pages`, or of the first pages if there are none. With paging by offset,
   * at most `count`; by cursor, at most one.
   */
  nextInputs: (pages: readonly unknown[], count: number) => unknown[];
}

export function describeList(declared: Paging, start: unknown): ListDescription {
  const paging = choosePaging(declared, start);
  const sizes = readPaging(paging, start) as { limit?: number | null; offset?: number | null };
  const limit = sizes.limit ?? DEFAULT_PAGE_SIZE;
  const offset = sizes.offset ?? 0;
  // always sent, since the default limit of the platform may differ
  const withLimit = (input: unknown): unknown => inputWithLimit(paging, input, limit);
  const nextInputs = (pages: readonly unknown[], count: number): unknown[] => {
    let position = offset;
    const positions = pages.map((page) => {
      const after = findNext(paging, readPage(paging, page), position, limit);
      position = typeof after === 'number' ? after : position + limit;
      return after;
    });
    const next = pages.length === 0 ? offset : positions.at(-1);
    // a repeated position would repeat the pages after it, without an end
    if (next === undefined || (pages.length > 0 && positions.indexOf(next) < pages.length - 1)) return [];
    const inputs = pages.length === 0 ? [withLimit(start)] : [withLimit(inputAt(paging, start, next, limit))];
    for (let index = 1; paging.kind === 'offset' && typeof next === 'number' && index < count; index++)
      inputs.push(inputAt(paging, start, next + index * limit, limit));
    return inputs;
  };
  return { paging, nextInputs };
}
