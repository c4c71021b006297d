import { expandDecimals } from './decimals.ts';
import { expandFilters } from './filters.ts';
import type { Document } from './openapi.ts';
import { expandApplicationErrors } from './wire.ts';

/** Writes in plain OpenAPI what the x- keys of a description say, for every tool that does not know them. */
export const expandKeys = (document: Document): Document =>
  expandFilters(expandDecimals(expandApplicationErrors(document)));
