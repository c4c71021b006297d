/**
 * What servers read for pages with the hooks of `storewire/react`. Can be imported in React server
 * components.
 */
import { type StoreClient, TRANSPORT } from '../core/options.ts';
import { DEFAULT_PREFIX, type Fallback, type QuerySource, serialiseKey, sourceKey } from './keys.ts';
import { type QueryArguments, readSource } from './query.ts';

export type { Fallback, KeyScope, QueryKey, QuerySource } from './keys.ts';
export { type QueryData, type QueryInput, queryKey } from './query.ts';

/** Options of {@link fallback}. */
export interface FallbackOptions {
  /** As on the `StoreProvider`. Defaults to `storewire`. */
  prefix?: string | undefined;
  /**
   * False to return promises of the responses, which the page streams: a component suspends until its own has
   * arrived. Default true.
   */
  wait?: boolean | undefined;
}

/** Props of the `StoreProvider` that renders what the server has read. */
export interface ServerProps {
  /** The identity that the responses belong to. */
  identity: string;
  /** The responses. */
  fallback: Fallback;
}

/**
 * Reads on a server what hooks will render, in parallel. Resolves to props of the `StoreProvider`, on the
 * server and in the page, which then sends no request for it after hydration. A read that fails is omitted:
 * the page reads it. A read is named by its hook or its call, a list by its hook or its pager; in files of
 * React server components by the call or the pager. For lists, the first page is read. Never rejects, except
 * if the identity cannot be read.
 *
 * @example
 * import { createClient, visitor } from 'storewire';
 * import { getCurrentCart } from 'storewire/operations';
 * import { queryProductsPages } from 'storewire/paging';
 * import { fallback } from 'storewire/react/server';
 *
 * const client = createClient({ auth: visitor({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541' }) });
 * const props = await fallback(client, [[getCurrentCart], [queryProductsPages, { query: {} }]]);
 * // <StoreProvider client={…} {...props}>
 * console.log(props.identity, Object.keys(props.fallback));
 */
export async function fallback<const Sources extends readonly QuerySource[]>(
  client: StoreClient,
  reads: { readonly [Index in keyof Sources]: readonly [Sources[Index], ...QueryArguments<Sources[Index]>] },
  { prefix = DEFAULT_PREFIX, wait = true }: FallbackOptions = {},
): Promise<ServerProps> {
  const identity = await client[TRANSPORT].identity();
  const entries = reads.map(([source, input]): [string, Promise<unknown>] => [
    serialiseKey(sourceKey(source, input, { prefix, identity })),
    readSource(client, source, input).catch(() => undefined),
  ]);
  if (!wait) return { identity, fallback: Object.fromEntries(entries) };
  const responses = await Promise.all(entries.map(async ([key, response]) => [key, await response] as const));
  const successes = responses.filter(([, response]) => response !== undefined);
  return { identity, fallback: Object.fromEntries(successes) };
}
