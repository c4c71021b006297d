/**
 * The types of openapi-fetch for the whole contract: `paths['/ecom/v2/carts/current']['get']`. Types only.
 */
export type { paths } from '../generated/paths.ts';
