/**
 * What servers read for pages with the hooks of `storewire/react`. Can be imported in React server
 * components.
 */
import { type StoreClient, TRANSPORT } from '../core/options.ts';
import { firstPage, requestPage } from '../paging/pagination.ts';
import { DEFAULT_PREFIX, type Fallback, type QuerySource, serialiseKey, sourceKey } from './keys.ts';
import type { QueryArguments, QueryData } from './query.ts';

export type { Fallback, QuerySource } from './keys.ts';
export type { QueryData, QueryInput } from './query.ts';

/** Props of the `StoreProvider` that renders what the server has read. */
export interface ServerProps {
  /** The session that the responses belong to. */
  sessionId: string;
  /** The responses by cache key. */
  fallback: Fallback;
}

/** The reads of a page on a server. */
export interface ServerReads {
  /**
   * Reads what a hook will render. Resolves to the data of the hook: the response, or for a list an array with
   * the response of its first page. The same read is sent once. Rejects if the read fails: the hook then reads
   * in the page.
   */
  read: <Source extends QuerySource>(
    source: Source,
    ...args: QueryArguments<Source>
  ) => Promise<QueryData<Source>>;
  /**
   * Props of the `StoreProvider`, on the server and in the page, with the responses of all reads. A read that
   * fails is omitted, and one of another session, which the client had before its session ended. With
   * `wait: false`, they are promises of the responses, which the page streams: a component suspends until its
   * own has arrived. Rejects if the session id cannot be read.
   */
  props: (options?: { wait?: boolean | undefined }) => Promise<ServerProps>;
}

/**
 * Reads on a server what hooks will render, for a loader that needs the responses too. A read is named by its
 * hook or its call, a list by its hook or its pager; in files of React server components by the call or the
 * pager. The page sends no request for these reads after hydration. `prefix` is that of the `StoreProvider`.
 *
 * @example
 * import { createClient, visitor } from 'storewire';
 * import { getProduct, queryProductVariants } from 'storewire/operations';
 * import { createServerReads } from 'storewire/react/server';
 *
 * const client = createClient({ auth: visitor({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541' }) });
 * const { read, props } = createServerReads(client);
 * const { product } = await read(getProduct, { id: '4c8d2f10-7a35-4e9b-b621-0f3d5c7e9a12' });
 * if (product?.manageVariants && product.id) await read(queryProductVariants, { id: product.id });
 * // <StoreProvider client={…} {...await props()}>
 * console.log(product?.name, await props());
 */
export function createServerReads(
  client: StoreClient,
  { prefix = DEFAULT_PREFIX }: { prefix?: string | undefined } = {},
): ServerReads {
  const current = (): Promise<string> => client[TRANSPORT].sessionId();
  const responses = new Map<string, ReadOnServer>();
  const begun: Promise<ReadOnServer>[] = [];

  const begin = async (source: QuerySource, input: unknown): Promise<ReadOnServer> => {
    const owner = await current();
    const name = serialiseKey(sourceKey(source, input, { prefix, sessionId: owner }));
    const known = responses.get(name) ?? { owner, response: readSource(client, source, input) };
    responses.set(name, known);
    return known;
  };

  /** Undefined for a response that failed, or that may be that of another session, as sessions can end. */
  const ownResponse = async ({ owner, response }: ReadOnServer): Promise<unknown> => {
    const data = await response.catch(() => undefined);
    return owner === (await current()) ? data : undefined;
  };
  return {
    read: async <Source extends QuerySource>(source: Source, ...[input]: QueryArguments<Source>) => {
      const beginning = begin(source, input);
      begun.push(beginning);
      const { response } = await beginning;
      return (await response) as QueryData<Source>;
    },
    props: async ({ wait = true } = {}) => {
      await Promise.allSettled(begun);
      if (wait) await Promise.allSettled([...responses.values()].map(({ response }) => response));
      const sessionId = await current();
      const own: Record<string, unknown> = {};
      for (const [name, known] of responses) {
        if (known.owner !== sessionId) continue;
        const response = wait ? await ownResponse(known) : ownResponse(known);
        if (response !== undefined) own[name] = response;
      }
      return { sessionId, fallback: own };
    },
  };
}

/** A read, and the session id that the client had when it was sent. */
interface ReadOnServer {
  owner: string;
  response: Promise<unknown>;
}

/** Reads what a hook reads first: of a list, the first page. */
async function readSource(
  client: StoreClient,
  { info, paging }: QuerySource,
  input: unknown,
): Promise<unknown> {
  if (!paging) return client[TRANSPORT].call(info, input);
  return [(await requestPage(client, firstPage(info, paging, input ?? {}))).data];
}

/**
 * Reads on a server what hooks will render, in parallel, for a loader that does not need the responses
 * itself. Options and result are those of {@link createServerReads} and its `props`. Never rejects, except if
 * the session id cannot be read.
 *
 * @example
 * import { createClient, visitor } from 'storewire';
 * import { getCurrentCartV2, queryProductsPages } from 'storewire/operations';
 * import { fallback } from 'storewire/react/server';
 *
 * const client = createClient({ auth: visitor({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541' }) });
 * const props = await fallback(client, [[getCurrentCartV2], [queryProductsPages, { query: {} }]]);
 * // <StoreProvider client={…} {...props}>
 * console.log(props.sessionId, Object.keys(props.fallback));
 */
export async function fallback<const Sources extends readonly QuerySource[]>(
  client: StoreClient,
  reads: { readonly [Index in keyof Sources]: readonly [Sources[Index], ...QueryArguments<Sources[Index]>] },
  { prefix, wait }: { prefix?: string | undefined; wait?: boolean | undefined } = {},
): Promise<ServerProps> {
  const { read, props } = createServerReads(client, { prefix });
  for (const [source, ...args] of reads) read(source, ...args).catch(() => undefined);
  return props({ wait });
}
