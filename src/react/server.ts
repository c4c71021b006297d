/** What servers read for pages with the hooks of `storewire/react`. Can be imported in React server components. */
export { type FallbackOptions, fallback, type ServerProps } from './fallback.ts';
export type { Fallback, KeyScope, QueryKey, QuerySource } from './keys.ts';
export { type QueryArguments, type QueryData, type QueryInput, queryKey } from './query.ts';
