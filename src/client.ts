import { services } from '../generated/services.ts';
import type { Arguments, Navigation, NavigationArguments, Operation, OperationInfo } from './core/operation.ts';
import { rawFetch } from './core/raw-fetch.ts';
import { createTransport, type Transport, type TransportOptions } from './core/transport.ts';

/** A call without its first argument, the client. */
type BoundCall<Call> =
  Call extends Operation<infer Input, infer Output>
    ? (...args: Arguments<Input>) => Promise<Output>
    : Call extends Navigation<infer Input>
      ? (...args: NavigationArguments<Input>) => URL
      : never;

/** The calls of one service, bound to a client. */
export type Bound<Service> = { readonly [Name in keyof Service]: BoundCall<Service[Name]> };

/** The call functions of the contract by service, as `bindServices` takes them. */
export type Services = typeof services;

/** What a client has beside the calls of its services. */
export interface ClientBase extends Transport {
  /**
   * Fetches a path of the platform host with the client's credentials, for what the contract does not have. The answer is the bare
   * `Response`, whatever its status: nothing is repeated, timed or turned into an error, and redirects are not followed. An address of
   * another host is refused with a `TypeError`.
   */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

/** The calls of one service of the contract, as `ServiceCalls<'currentCart'>`. */
export type ServiceCalls<Name extends keyof Services> = { readonly [Call in keyof Services[Name]]: BoundCall<Services[Name][Call]> };

/** Every call by service, and the transport under them. */
export type Client = ClientBase & { readonly [Name in keyof Services]: ServiceCalls<Name> };

/**
 * A client with a namespace per service. To bundle only the calls that are used, take `createTransport` and the call functions of
 * `storewire/operations`. Calls fail with a `StoreError`; a host that is none, or not https, is refused with a `TypeError` here.
 *
 * @example
 * import { createClient, visitor } from 'storewire';
 *
 * const client = createClient({ auth: visitor({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541' }) });
 * const { products = [] } = await client.products.queryProducts({ query: { paging: { limit: 12 } } });
 * console.log(products.map(({ name }) => name));
 */
export function createClient(options: TransportOptions = {}): Client {
  return bindServices(createTransport(options), services);
}

type Call = ((client: Transport, ...args: never[]) => unknown) & { info: OperationInfo };

/**
 * Adds a namespace per service to a transport. For services that `storewire generate` made of a description of your own, or for some
 * of the contract's.
 *
 * @example
 * import { bindServices, createTransport } from 'storewire';
 * import { addToCurrentCart, getCurrentCart } from 'storewire/operations';
 *
 * const client = bindServices(createTransport(), { cart: { get: getCurrentCart, add: addToCurrentCart } });
 * const { cart } = await client.cart.get();
 * console.log(cart.currency);
 */
export function bindServices<Table extends Record<string, object>>(
  transport: Transport,
  table: Table,
): ClientBase & { readonly [Name in keyof Table]: Bound<Table[Name]> } {
  const client: Record<string, unknown> = { ...transport, fetch: (path: string, init?: RequestInit) => rawFetch(transport, path, init) };
  for (const [service, calls] of Object.entries(table)) {
    const bound = Object.entries(calls as Record<string, Call>).map(([name, call]) => [name, (...args: never[]) => call(transport, ...args)]);
    client[service] = Object.fromEntries(bound);
  }
  return client as never;
}
