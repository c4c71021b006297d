import type { Paging } from './paging.ts';

/** A list as it is asked for, page by page. */
export interface List {
  /** Operation id. */
  operation: string;
  paging: Paging;
  input: unknown;
  /** Most items in one page. */
  size: number;
}

/** One page that can be asked for. */
export interface Step {
  input: unknown;
  /** Finds the way on. Throws a `StoreError` for an answer that is not that page. */
  read: (answer: unknown) => Place;
}

/** Where a page lies in its list. */
export interface Place {
  /** Makes the step to the page that follows; undefined on the last. Throws a `StoreError` where that would go in circles. */
  next: (() => Step) | undefined;
  /** The same for the page before. */
  prev: (() => Step) | undefined;
  /** Number of the page, from 0. */
  currentPage?: number | undefined;
  /** Pages in all. */
  totalPages?: number | undefined;
}
