/** Pagination of a list by cursor and by offset, for pagers and list hooks. */
import type { OperationInfo } from '../core/operation-info.ts';
import { type CallOptions, type StoreClient, TRANSPORT } from '../core/options.ts';
import { refuseInput, type StoreError, systemError } from '../errors/store-error.ts';
import { asRecord, asText, type Fields, omit, valueAt } from '../lib/fields.ts';

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

/** One page to request. */
export interface PageRequest {
  info: OperationInfo;
  input: unknown;
  /** Why it must not be sent: it would repeat a cursor. */
  refusal?: StoreError | undefined;
  /** Reads a response body as this page. */
  read: (body: unknown) => LinkedPage;
}

/** A response body as a page of its list. */
interface LinkedPage extends ParsedPage {
  next?: (() => PageRequest) | undefined;
  prev?: (() => PageRequest) | undefined;
  numbers: PageNumbers;
}

/** Where a page is in its list. */
export interface PageNumbers {
  /** Maximum number of items per page: the limit of the input. Default 50. */
  readonly pageSize: number;
  /** Number of this page, from 0. By offset only. */
  readonly currentPage: number | undefined;
  /** Number of pages, if the platform has counted the items. By offset only. */
  readonly totalPages: number | undefined;
  /** Number of items of the whole list, if the platform has counted them. */
  readonly total: number | undefined;
}

type ParsedPage = ReturnType<typeof parsePage>;

/** A list, in the format of the input that started it, which has a limit. */
interface List {
  info: OperationInfo;
  paging: Paging;
  input: Fields;
  pageSize: number;
}

/** Page size of the specification for an input without a limit. */
const DEFAULT_PAGE_SIZE = 50;

/** Empty pages in a row, by offset, after which a larger total is considered wrong. */
const MAX_EMPTY_PAGES = 10;

/** The page that an input asks for. Throws a `validation` error for an input that cannot be paged. */
export function firstPage(info: OperationInfo, declared: Paging, given: unknown = {}): PageRequest {
  const input = asRecord(given);
  if (!input) throw refuseInput(info.id, 'input', 'must be an object');
  const paging = choosePaging(declared, input);
  const { request, unwrapped } = paging;
  const mixed = paging === declared && unwrapped?.find((name) => has(input, name));
  if (mixed) throw refuseInput(info.id, mixed, `must not be given together with ${request.split('.')[0]}`);
  const { limit, offset, cursor } = readPaging(paging, input);
  const pageSize = checkCount(info.id, `${request}.limit`, limit ?? DEFAULT_PAGE_SIZE);
  // always sent, since the default limit of the platform may differ
  const list = { info, paging, input: withValue(input, `${request}.limit`, pageSize), pageSize };
  return paging.kind === 'cursor'
    ? cursorPage(list, asText(cursor))
    : offsetPage(list, checkCount(info.id, `${request}.offset`, offset ?? 0), pageSize);
}

/** Requests a page. Fails as `badAnswer` if the response is not this page. */
export async function requestPage<Output>(
  client: StoreClient,
  { info, input, read, refusal }: PageRequest,
  options?: CallOptions,
): Promise<{ data: Output; page: LinkedPage }> {
  if (refusal) throw refusal;
  return client[TRANSPORT].read(info, input, options, (data: Output, { context }) => {
    const page = read(data);
    if (page.problem) throw systemError({ ...context, reason: 'badAnswer', cause: page.problem });
    return { data, page };
  });
}

/** The page to request after those whose responses are stored elsewhere, such as in a cache. */
export function pageAfter(first: PageRequest, bodies: readonly unknown[]): PageRequest | undefined {
  let request: PageRequest | undefined = first;
  for (const body of bodies) request = request?.read(body).next?.();
  return request?.refusal ? undefined : request;
}

/** Throws a `validation` error unless `count` is a number of items. */
export function checkCount(operation: string, field: string, count: unknown): number {
  if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 0)
    throw refuseInput(operation, field, 'must be a whole number, 0 or more');
  return count;
}

/** The items of a response body. */
export const itemsOf = (paging: Paging, body: unknown): unknown[] => parsePage(paging, body).items;

/** A request whose responses `link` connects with the pages beside them. */
function toRequest(
  { info, paging, pageSize }: List,
  request: Pick<PageRequest, 'input' | 'refusal'>,
  link: (page: ParsedPage) => Partial<LinkedPage>,
): PageRequest {
  const read = (body: unknown): LinkedPage => {
    const page = parsePage(paging, body);
    const numbers = { pageSize, total: page.total, currentPage: undefined, totalPages: undefined };
    return { ...page, numbers, ...link(page) };
  };
  return { ...request, info, read };
}

/** A page by cursor. `index` counts from the first page; `indexes` has that of each cursor so far. */
function cursorPage(
  list: List,
  cursor: string | undefined,
  index = 0,
  indexes = new Map<string, number>(),
): PageRequest {
  const { info, paging, input, pageSize } = list;
  const link = (to: string | undefined, toIndex: number): (() => PageRequest) | undefined =>
    to === undefined || pageSize === 0 ? undefined : () => cursorPage(list, to, toIndex, indexes);
  const links = ({ nextCursor, prevCursor }: ParsedPage): Partial<LinkedPage> => ({
    next: link(nextCursor, index + 1),
    prev: link(prevCursor, index - 1),
  });
  if (cursor === undefined) return toRequest(list, { input }, links);
  const isRepeated = (indexes.get(cursor) ?? index) !== index;
  if (!isRepeated) indexes.set(cursor, index);
  const cause = new TypeError('Two pages have the same cursor');
  const refusal = isRepeated ? systemError({ operation: info.id, reason: 'badAnswer', cause }) : undefined;
  // a cursor contains filter and sort, so they are not sent with it: recordings of the platform's own client agree
  const [wrapper] = paging.request.split('.');
  const others = omit(input, [...(paging.unwrapped ?? []), wrapper ?? '']);
  const position = { ...readPaging(paging, input), cursor };
  return toRequest(list, { input: withValue(others, paging.request, position), refusal }, links);
}

/**
 * A page by offset. `length` is the page size, or less for the first page of a list that started in the
 * middle of one; `before` is the page before, `emptyBefore` the number of pages without items just before.
 */
function offsetPage(
  list: List,
  offset: number,
  length: number,
  before?: ParsedPage,
  emptyBefore = 0,
): PageRequest {
  const { paging, pageSize } = list;
  const start = Math.max(0, offset - pageSize);
  const input = withValue(list.input, paging.request, { limit: length, offset });
  return toRequest(list, { input }, (page) => {
    const next = findNext(page, offset, length);
    const emptyPages = page.items.length > 0 ? 0 : emptyBefore + 1;
    let { problem } = page;
    if (isOtherPage(page, offset, before)) problem = new TypeError(`Not the page at offset ${offset}`);
    if (next !== undefined && emptyPages === MAX_EMPTY_PAGES)
      problem = new TypeError('The total promises items that do not come');
    return {
      problem,
      next: next === undefined ? undefined : () => offsetPage(list, next, pageSize, page, emptyPages),
      prev: offset > 0 && pageSize > 0 ? () => offsetPage(list, start, offset - start) : undefined,
      ...(pageSize > 0 && { numbers: numberPage(pageSize, offset + length, page.total) }),
    };
  });
}

/**
 * The offset of the page after another, undefined on the last page. Servers may return fewer or more items than
 * requested: the next page starts after those. Without a total, a full page is the sign of another.
 */
function findNext({ items, total, ...page }: ParsedPage, offset: number, limit: number): number | undefined {
  if (limit === 0) return undefined;
  const end = (page.offset ?? offset) + (items.length || limit);
  return (total === undefined ? items.length >= limit : end < total) ? end : undefined;
}

/** Whether a server has ignored the offset. If it returns none, the items of the page before are the sign. */
const isOtherPage = ({ items, ...page }: ParsedPage, offset: number, before?: ParsedPage): boolean =>
  page.offset === undefined
    ? items.length > 0 && JSON.stringify(items) === JSON.stringify(before?.items)
    : page.offset !== offset;

/** If a list starts in the middle of a page, that page is page 0, as if the missing items came before it. */
function numberPage(pageSize: number, end: number, total: number | undefined): PageNumbers {
  const missing = (pageSize - (end % pageSize)) % pageSize;
  const totalPages = total && Math.ceil((total + missing) / pageSize);
  return { pageSize, currentPage: (end + missing) / pageSize - 1, totalPages, total };
}

/** What a response body says of its page. Absent and null properties count as empty. */
function parsePage(paging: Paging, body: unknown) {
  const items = valueAt(body, paging.items) ?? [];
  const isList = Array.isArray(items);
  const metadata = asRecord(valueAt(body, paging.metadata)) ?? {};
  const { next, prev } = asRecord(metadata['cursors']) ?? {};
  const total = paging.total ? valueAt(body, paging.total) : metadata['total'];
  const isPage = isList && !items.includes(null) && typeof (next ?? '') === 'string';
  return {
    items: isList ? (items as unknown[]) : [],
    /** Number of items of the whole list, if the server has counted them. */
    total: metadata['tooManyToCount'] === true ? undefined : asNumber(total),
    /** Where the page starts, if the server returns it. */
    offset: asNumber(metadata['offset']),
    nextCursor: metadata['hasNext'] === false ? undefined : asText(next),
    prevCursor: asText(prev),
    /** What is wrong with a body that is not the requested page. */
    problem: isPage ? undefined : new TypeError('The response is not a page'),
  };
}

const asNumber = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

const has = (input: Fields, name: string): boolean => (input[name] ?? undefined) !== undefined;

/**
 * The paging for the format of an input, in which all pages of its list are requested. An input without the first
 * property of `request` may have the properties of that property itself.
 */
function choosePaging(paging: Paging, input: Fields): Paging {
  const { unwrapped = [], request } = paging;
  const [wrapper = '', ...rest] = request.split('.');
  const isUnwrapped = !has(input, wrapper) && unwrapped.some((name) => has(input, name));
  return isUnwrapped ? { ...paging, request: rest.join('.') } : paging;
}

/** Limit, offset and cursor of an input. */
const readPaging = (paging: Paging, input: Fields): Fields => asRecord(valueAt(input, paging.request)) ?? {};

/** A copy with another value at a dotted path. */
function withValue(parent: unknown, path: string, value: unknown): Fields {
  const [name = '', ...rest] = path.split('.');
  const copy = asRecord(parent) ?? {};
  return { ...copy, [name]: rest.length === 0 ? value : withValue(copy[name], rest.join('.'), value) };
}
