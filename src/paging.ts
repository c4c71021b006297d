/** Lists page by page or item by item, one function per list call. */
export * from '../generated/paging/index.ts';
export type { Page, Pages, PagesOptions } from './paging/page.ts';
export type { Pager } from './paging/pager.ts';
