import type { SearchOrdersInput } from 'storewire';

/** Searches find orders under review, and rejected ones, only if the filter names their status. */
const SHOWN = ['APPROVED', 'PENDING', 'CANCELED', 'REJECTED'] as const;

/** The newest orders, or those after a cursor, which contains the filter. */
export const ordersInput = (limit: number, cursor?: string | null): SearchOrdersInput => ({
  search: cursor
    ? { cursorPaging: { limit, cursor } }
    : { cursorPaging: { limit }, filter: { status: { $in: [...SHOWN] } } },
});
