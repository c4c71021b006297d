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
  /** What the answer tells. Throws a `StoreError` for one that belongs to another page. */
  read: (answer: unknown) => Place;
}

/** Where a page lies in its list. */
export interface Place {
  /** Makes the step to the page after it; undefined on the last. Throws a `StoreError` where that would go in circles. */
  next: (() => Step) | undefined;
  /** The same for the page before it. */
  prev: (() => Step) | undefined;
  /** Number of the page, from 0. */
  currentPage: number | undefined;
  /** Pages in all. */
  totalPages: number | undefined;
}
