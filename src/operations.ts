/** One function per call and per list, and the transport that they take. Bundlers keep only what is used. */
export * from '../generated/operations/index.ts';
export * from '../generated/paging/index.ts';
export { createTransport, type Services } from './client.ts';
export type { Page, Pages, PagesOptions } from './paging/pager.ts';
