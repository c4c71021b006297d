import type { StoreClient } from '../core/options.ts';

/** Responses by serialised cache key, or promises of them. */
export type Fallback = Readonly<Record<string, unknown>>;

export type { StoreClient };
