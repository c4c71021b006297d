/** The values and types that generated code imports: factories of calls and clients. */
export { type BoundCall, byService } from '../core/client.ts';
export { type Navigation, navigation, type Operation, operation } from '../core/operation.ts';
export type { Numbers } from '../core/operation-info.ts';
export { packedQuery, requireFilters, withDefaults } from '../core/special-requests.ts';
export type { EventKinds, EventNames } from '../event-kinds.ts';
export type { UnknownValue } from '../lib/unknown-value.ts';
export { type Pager, pager } from '../paging/pager.ts';
