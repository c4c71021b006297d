import type { CallOptions } from '../core/options.ts';

/** One page of a list, by cursor and by offset alike. */
export interface Page<Output, Item> {
  /** The items of this page, in order. It may have fewer than `pageSize`, or none, though others follow. */
  readonly items: Item[];
  /** The answer as it came. */
  readonly answer: Output;
  /** Whether a page follows. Where the platform does not say how many items there are, a full page counts as yes: the next may be empty. */
  readonly hasNext: boolean;
  /** Whether a page comes before. */
  readonly hasPrev: boolean;
  /**
   * Reads the page that follows. On the last one it fails as `client` with the code `NO_PAGE`, with nothing sent; as `system` with the
   * reason `badAnswer` when the platform gives a cursor a second time or the same page again; otherwise as the call fails.
   */
  readonly next: () => Promise<Page<Output, Item>>;
  /** Reads the page before, in the same way. The first page of a list that began in the middle of one is shorter, so that no item comes twice. */
  readonly prev: () => Promise<Page<Output, Item>>;
  /** Most items in a page, as the input has it. Default 50. */
  readonly pageSize: number;
  /** Number of this page, from 0. By offset only. */
  readonly currentPage: number | undefined;
  /** Pages in all, where the platform has counted the items. By offset only. */
  readonly totalPages: number | undefined;
  /** Items in all, where the platform has counted them. */
  readonly total: number | undefined;
}

/**
 * A list, by cursor and by offset alike: awaited it is its first page, iterated with `for await` the items of all pages. Nothing is sent
 * before that, nothing after a `break`, and the next page only when its first item is asked for. The first page is read once, or again after it
 * failed. Iterating fails as the calls do, and with an aborted signal as `system` with the reason `abort`.
 *
 * @example
 * import { createTransport } from 'storewire';
 * import { queryProductsPages } from 'storewire/paging';
 *
 * const store = createTransport();
 * for await (const { name } of queryProductsPages(store, { query: { filter: { productType: 'physical' } } }, { limit: 200 })) console.log(name);
 *
 * const page = await queryProductsPages(store, { query: { paging: { limit: 12 } } });
 * console.log(page.items.length, 'of', page.total);
 * if (page.hasNext) console.log((await page.next()).items[0]?.name);
 */
export interface Pages<Output, Item> extends PromiseLike<Page<Output, Item>>, AsyncIterable<Item> {}

/** Options of a list: those of each call that reads a page, and where to stop. */
export interface PagesOptions extends CallOptions {
  /**
   * Most items that `for await` gives, all pages together; then nothing more is asked for. Default: all there are. Pages are not made shorter by it.
   */
  limit?: number | undefined;
}
