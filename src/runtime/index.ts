/** The values and types that generated code imports: factories of calls and clients, and encoders. */
export { type BoundCall, byService } from '../core/client.ts';
export { requireFilters, trimFilters } from '../core/filters.ts';
export { textsIn } from '../core/json.ts';
export { type Navigation, navigation, type Operation, operation } from '../core/operation.ts';
export type { Numbers } from '../core/operation-info.ts';
export { fillPath } from '../core/path.ts';
export { toPackedQuery, toQuery } from '../core/query.ts';
export { postIfLong, splitInput } from '../core/request.ts';
export { withDefaults } from '../lib/fields.ts';
export type { UnknownValue } from '../lib/unknown-value.ts';
export { type Pager, pager } from '../paging/pager.ts';
export type { EventKinds, EventNames } from '../webhooks/event-description.ts';
