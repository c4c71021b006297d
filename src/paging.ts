/** Lists page by page or item by item: one function per list call. */
export * from '../generated/paging/index.ts';
export type { Page, Pages, PagesOptions } from './paging/pager.ts';
