import type { Client } from '../client.ts';
import type { ClientBase } from '../core/client.ts';
import { type StoreClient, TRANSPORT } from '../core/options.ts';
import { StoreError } from '../errors/store-error.ts';
import { type BoundGraphql, graphql } from '../graphql/index.ts';

interface RequestContext {
  client: StoreClient | undefined;
  elevated: StoreClient | undefined;
}

/** The part of `AsyncLocalStorage` that is used. */
interface ContextStorage {
  run<T>(context: RequestContext, work: () => T): T;
  getStore(): RequestContext | undefined;
}

let storage: ContextStorage | undefined;

/** Without an import, so that workers that call nothing here need no module of Node. */
function createStorage(): ContextStorage {
  const hooks = globalThis.process?.getBuiltinModule?.('node:async_hooks');
  if (!hooks) throw new Error('This needs AsyncLocalStorage: in Cloudflare Workers, the flag nodejs_compat');
  return new hooks.AsyncLocalStorage<RequestContext>();
}

const contexts = (): ContextStorage => (storage ??= createStorage());

/**
 * Runs work, and everything that it starts, with a client that `getClient()` finds. Requests that overlap
 * never see each other's.
 *
 * @example
 * import { createClient, visitor } from 'storewire';
 * import { getCurrentCart } from 'storewire/operations';
 * import { getClient, requestCookies, runWithClient, serverCookies } from 'storewire/server';
 *
 * // anywhere below the request, without the client as a parameter
 * const countLines = async (): Promise<number> => (await getCurrentCart(getClient())).cart.lineItems?.length ?? 0;
 *
 * export async function handle(request: Request): Promise<Response> {
 *   const jar = requestCookies(request);
 *   const storage = serverCookies(jar);
 *   const client = createClient({ auth: visitor({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541', storage }) });
 *   const lines = await runWithClient(client, countLines);
 *   await storage.save();
 *   return jar.addTo(Response.json({ lines }));
 * }
 */
export function runWithClient<T>(client: StoreClient, work: () => T): T {
  return contexts().run({ client, elevated: contexts().getStore()?.elevated }, work);
}

/**
 * The same for a client that authenticates as the app. `getClient` never returns it.
 *
 * @example
 * import { createClient } from 'storewire';
 * import { searchOrders } from 'storewire/operations';
 * import { app, getElevatedClient, readServerSettings, runWithElevatedClient } from 'storewire/server';
 *
 * const { appId, appSecret, instanceId } = readServerSettings(['appId', 'appSecret', 'instanceId']);
 * const elevated = createClient({ auth: app({ appId, appSecret, instanceId }) });
 * export const { orders } = await runWithElevatedClient(elevated, () => searchOrders(getElevatedClient(), { search: {} }));
 */
export function runWithElevatedClient<T>(elevated: StoreClient, work: () => T): T {
  return contexts().run({ client: contexts().getStore()?.client, elevated }, work);
}

/**
 * The client of the request under way. Without one it throws a `StoreError` with the code `NO_CONTEXT`.
 *
 * @example
 * import { createClient, visitor } from 'storewire';
 * import { getCurrentCart } from 'storewire/operations';
 * import { getClient, requestCookies, runWithClient, serverCookies } from 'storewire/server';
 *
 * // anywhere below the request, without the client as a parameter
 * const countLines = async (): Promise<number> => (await getCurrentCart(getClient())).cart.lineItems?.length ?? 0;
 *
 * export async function handle(request: Request): Promise<Response> {
 *   const jar = requestCookies(request);
 *   const storage = serverCookies(jar);
 *   const client = createClient({ auth: visitor({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541', storage }) });
 *   const lines = await runWithClient(client, countLines);
 *   await storage.save();
 *   return jar.addTo(Response.json({ lines }));
 * }
 */
export function getClient(): StoreClient {
  const client = contexts().getStore()?.client;
  if (!client)
    throw missing(
      'Wix context is not available. Make sure to initialize the Wix context before using SDK modules',
    );
  return client;
}

/**
 * The elevated client of the request under way. Without one it throws a `StoreError` with the code
 * `NO_CONTEXT`.
 *
 * @example
 * import { createClient } from 'storewire';
 * import { searchOrders } from 'storewire/operations';
 * import { app, getElevatedClient, readServerSettings, runWithElevatedClient } from 'storewire/server';
 *
 * const { appId, appSecret, instanceId } = readServerSettings(['appId', 'appSecret', 'instanceId']);
 * const elevated = createClient({ auth: app({ appId, appSecret, instanceId }) });
 * export const { orders } = await runWithElevatedClient(elevated, () => searchOrders(getElevatedClient(), { search: {} }));
 */
export function getElevatedClient(): StoreClient {
  const elevated = contexts().getStore()?.elevated;
  if (elevated) return elevated;
  throw missing(
    'An elevated client is required to use elevated modules. Make sure to initialize the Wix context with an elevated client before using elevated SDK modules',
  );
}

/**
 * `client.fetch` of the request under way. A bare transport has none (`NO_CONTEXT`).
 *
 * @example
 * import { createClient } from 'storewire';
 * import { getFetch, runWithClient } from 'storewire/server';
 *
 * export const settings = (): Promise<Response> => runWithClient(createClient(), () => getFetch()('/site-properties/v4/properties'));
 */
export function getFetch(): ClientBase['fetch'] {
  const client = getClient();
  // the `fetch` of a transport has no credentials
  if (client[TRANSPORT] === client) throw missing('fetchWithAuth is not available in this context');
  return (client as ClientBase).fetch;
}

/**
 * `graphql` of `storewire/graphql` for the client of the request under way. A client that was made without
 * the service `graphql` has none (`NO_CONTEXT`).
 *
 * @example
 * import { createClient } from 'storewire';
 * import { getGraphql, runWithClient } from 'storewire/server';
 *
 * const { data } = await runWithClient(createClient(), () => getGraphql()<{ site: { name: string } }>('{ site { name } }'));
 * console.log(data.site.name);
 */
export function getGraphql(): BoundGraphql {
  const client: Partial<Client> & StoreClient = getClient();
  if (!client.graphql) throw missing('graphql is not available in this context');
  return (document, ...args) => graphql(client, document, ...args);
}

const missing = (message: string): StoreError =>
  new StoreError(message, { kind: 'client', code: 'NO_CONTEXT' });
