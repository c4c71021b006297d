import { api } from '../generated/api.ts';
import { type ServiceMethods, services } from '../generated/services.ts';
import { bindServices, type ClientBase } from './core/client.ts';
import type { Transport, TransportOptions } from './core/options.ts';
import { createTransportFor } from './core/transport.ts';

/** The calls of the contract by service and name, as functions whose first argument is the client. */
export type Services = typeof services;

/** The calls of one service of the contract, as `ServiceCalls<'currentCartV2'>`. */
export type ServiceCalls<Name extends keyof ServiceMethods> = ServiceMethods[Name];

/** Every call by service, and the transport that makes them. */
export interface Client extends ClientBase, ServiceMethods {}

/**
 * Creates a client with a property per service. To bundle only the calls that are used, use `createTransport`
 * and the call functions of `storewire/operations`. Calls fail with a `StoreError`. Throws a `TypeError` if
 * `baseUrl` is not a valid HTTPS URL.
 *
 * @example
 * import { createClient, visitor } from 'storewire';
 *
 * const client = createClient({ auth: visitor({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541' }) });
 * const { products = [] } = await client.products.queryProducts({ query: { paging: { limit: 12 } } });
 * console.log(products.map(({ name }) => name));
 */
export function createClient(options?: TransportOptions): Client {
  return bindServices(createTransport(options), services);
}

/**
 * Creates a transport for the call functions of `storewire/operations`: a bundle then contains only the calls
 * that are used. `createClient` adds a property per service. Sends, reads and times nothing before the first
 * call. Throws a `TypeError` if `baseUrl` is not a valid HTTPS URL.
 *
 * @example
 * import { createTransport, visitor } from 'storewire';
 * import { getCurrentCartV2 } from 'storewire/operations';
 *
 * const store = createTransport({
 *   auth: visitor({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541' }),
 *   timeoutMs: 10_000,
 * });
 * const { cart } = await getCurrentCartV2(store);
 * console.log(cart.lineItems.length);
 */
export function createTransport(options?: TransportOptions): Transport {
  return createTransportFor({ api, ...options });
}
