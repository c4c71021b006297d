import {
  choosePaging,
  DEFAULT_PAGE_SIZE,
  findNext,
  inputAt,
  inputWithLimit,
  type PageFacts,
  type Paging,
  readPage,
  readPaging,
} from '../paging/page-walk.ts';

/** Where the pages of a list are. */
export interface ListDescription {
  paging: Paging;
  /** The inputs of the pages that follow others; the first if there are none. More than one by offset only. */
  nextInputs: (pages: readonly unknown[], count: number) => unknown[];
}

export function describeList(declared: Paging, start: unknown): ListDescription {
  const paging = choosePaging(declared, start);
  const sizes = readPaging(paging, start) as { limit?: number | null; offset?: number | null };
  const limit = sizes.limit ?? DEFAULT_PAGE_SIZE;
  const offset = sizes.offset ?? 0;
  // the default limit of the platform may differ
  const withLimit = (input: unknown): unknown => inputWithLimit(paging, input, limit);
  const findAfter = (page: PageFacts, index: number): string | number | undefined =>
    findNext(paging, page, offset + index * limit, limit);
  const nextInputs = (pages: readonly unknown[], count: number): unknown[] => {
    const positions = pages.map((page, index) => findAfter(readPage(paging, page), index));
    const next = pages.length === 0 ? offset : positions.at(-1);
    // a position that was there before would never end
    if (next === undefined || (pages.length > 0 && positions.indexOf(next) < pages.length - 1)) return [];
    const inputs = pages.length === 0 ? [withLimit(start)] : [withLimit(inputAt(paging, start, next, limit))];
    for (let index = 1; paging.kind === 'offset' && typeof next === 'number' && index < count; index++)
      inputs.push(inputAt(paging, start, next + index * limit, limit));
    return inputs;
  };
  return { paging, nextInputs };
}
