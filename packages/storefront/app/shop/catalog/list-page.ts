/** Products on one page of a list: it is divisible by 2, 3 and 4, so that rows are complete. */
export const PAGE_SIZE = 12;

/** Products in one row on wide screens. */
export const ROW = 4;

/** The query parameter with the number of the page. */
export const PAGE = 'page';

/** The number of the page in a URL, from 1. */
export function readPage(parameters: URLSearchParams): number {
  const value = parameters.get(PAGE) ?? '';
  return /^[1-9]\d{0,3}$/.test(value) ? Number(value) : 1;
}

/** The query of another page of the same list. */
export function searchOfPage(parameters: URLSearchParams, number: number): string {
  const query = new URLSearchParams(parameters);
  query.delete(PAGE);
  if (number > 1) query.set(PAGE, String(number));
  return query.size === 0 ? '' : `?${query}`;
}
