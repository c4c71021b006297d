import type { StoreClient } from 'storewire';
import { NO_CLIENT, noContext } from 'storewire/internal';

interface RequestContext {
  client?: StoreClient;
  elevated?: StoreClient;
}

/** The part of `AsyncLocalStorage` that is used. */
interface ContextStorage {
  run<T>(context: RequestContext, work: () => T): T;
  getStore(): RequestContext | undefined;
}

let storage: ContextStorage | undefined;

/** Created late, so that workers that call nothing here need no module of Node. */
function contexts(): ContextStorage {
  const hooks = globalThis.process?.getBuiltinModule?.('node:async_hooks');
  if (!hooks) throw new Error('This needs AsyncLocalStorage: in Cloudflare Workers, the flag nodejs_compat');
  storage ??= new hooks.AsyncLocalStorage<RequestContext>();
  return storage;
}

/**
 * Runs work with a client that {@link getClient} returns anywhere in it, also in asynchronous work that it
 * starts. Requests that overlap never see each other's client.
 *
 * @example
 * import type { Client } from 'storewire';
 * import { getCurrentCartV2 } from 'storewire/operations';
 * import { getClient, runWithClient } from 'storewire-server';
 *
 * // any function of the request, without the client as a parameter
 * const readCart = () => getCurrentCartV2(getClient());
 *
 * export const handle = (client: Client) => runWithClient(client, readCart);
 */
export function runWithClient<T>(client: StoreClient, work: () => T): T {
  return contexts().run({ ...contexts().getStore(), client }, work);
}

/**
 * Runs work with a client that authenticates as the app. Only {@link getElevatedClient} returns it, anywhere in the work.
 *
 * @example
 * import type { Client } from 'storewire';
 * import { searchOrders } from 'storewire/operations';
 * import { getElevatedClient, runWithElevatedClient } from 'storewire-server';
 *
 * const readOrders = () => searchOrders(getElevatedClient(), { search: {} });
 *
 * export const handle = (elevated: Client) => runWithElevatedClient(elevated, readOrders);
 */
export function runWithElevatedClient<T>(elevated: StoreClient, work: () => T): T {
  return contexts().run({ ...contexts().getStore(), elevated }, work);
}

/**
 * Returns the client of {@link runWithClient}. Throws a `StoreError` with the code `NO_CONTEXT` if there is
 * none.
 *
 * @example
 * import { graphql } from 'storewire';
 * import { getClient } from 'storewire-server';
 *
 * export const readSite = () => graphql<{ site: { name: string } }>(getClient(), '{ site { name } }');
 */
export function getClient(): StoreClient {
  return requireClient(
    contexts().getStore()?.client,
    NO_CLIENT,
    'run the work of the request with runWithClient(client, work)',
  );
}

/**
 * Returns the client of {@link runWithElevatedClient}. Throws a `StoreError` with the code `NO_CONTEXT` if
 * there is none.
 *
 * @example
 * import { searchOrders } from 'storewire/operations';
 * import { getElevatedClient } from 'storewire-server';
 *
 * export const readOrders = () => searchOrders(getElevatedClient(), { search: {} });
 */
export function getElevatedClient(): StoreClient {
  return requireClient(
    contexts().getStore()?.elevated,
    'An elevated client is required to use elevated modules. Make sure to initialize the Wix context with an elevated client before using elevated SDK modules',
    'run the work of the request with runWithElevatedClient(elevated, work)',
  );
}

function requireClient(client: StoreClient | undefined, message: string, nextStep: string): StoreClient {
  if (client) return client;
  throw noContext(message, nextStep);
}
