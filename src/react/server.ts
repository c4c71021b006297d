/** What servers read for pages with the hooks of `storewire/react`. Can be imported in React server components. */
export { type Fallback, type FallbackOptions, fallback, type ServerProps } from './fallback.ts';
export {
  type KeyScope,
  type QueryArguments,
  type QueryData,
  type QueryInput,
  type QueryKey,
  type QuerySource,
  queryKey,
} from './keys.ts';
