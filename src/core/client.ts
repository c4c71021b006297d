/** Clients: the calls of services bound to a transport, and requests that the transport does not make. */
import { clientFetch } from './fetch.ts';
import type { Arguments, Navigation, NavigationArguments, Operation } from './operation.ts';
import type { OperationInfo } from './operation-info.ts';
import { type StoreClient, TRANSPORT } from './options.ts';

/** A call without its first argument, the client. */
export type BoundCall<Call> =
  Call extends Operation<infer Input, infer Output>
    ? (...args: Arguments<Input>) => Promise<Output>
    : Call extends Navigation<infer Input>
      ? (...args: NavigationArguments<Input>) => URL
      : never;

/** What a client has in addition to its services. */
export interface ClientBase extends StoreClient {
  /**
   * `fetch` as the client sends its calls, for what the contract does not have, and for libraries that take a
   * `fetch`: with its headers, credentials, time limit, repetitions of a `GET` and events; redirects are not
   * followed. Resolves to the `Response`, whatever its status; fails with a `StoreError` if none begins in time, or if
   * there is no token for it. A body of text or bytes is sent at once if there is a token, so that a page that goes away
   * can send it with `keepalive: true`. A path such as `/v1/things` is one of `baseUrl`. Rejects with a `TypeError` for a
   * URL that is neither below `baseUrl` nor below `siteUrl`.
   */
  readonly fetch: typeof globalThis.fetch;
}

/** A client with these services. */
export type BoundClient<Table> = ClientBase & {
  readonly [Name in keyof Table]: { readonly [Call in keyof Table[Name]]: BoundCall<Table[Name][Call]> };
};

/** Services by name. None can have the name of a property that every client has. */
export type ServiceTable = Record<string, object> & { readonly [Name in keyof ClientBase]?: never };

/** The functions of calls by service, as generated code declares them. */
export function byService<Services>(...calls: readonly { info: OperationInfo }[]): Services {
  const services: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    const [service = '', name = ''] = call.info.id.split('.');
    (services[service] ??= {})[name] = call;
  }
  return services as Services;
}

type CallFunction = ((client: StoreClient, ...args: never[]) => unknown) & { info: OperationInfo };

/**
 * Creates a client with a property per service, for some of the calls of the contract. The functions of a
 * service are made when it is first used. `storewire generate` writes a `createClient` for all calls of a
 * description. Throws a `TypeError` for a service with the name of a property that every client has.
 *
 * @example
 * import { bindServices, createTransport, visitor } from 'storewire';
 * import { addLineItemsToCurrentCartV2, getCurrentCartV2 } from 'storewire/operations';
 *
 * const store = createTransport({ auth: visitor({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541' }) });
 * const client = bindServices(store, { cart: { get: getCurrentCartV2, add: addLineItemsToCurrentCartV2 } });
 * const { cart } = await client.cart.get();
 * console.log(cart.businessInfo?.currencyCode);
 */
export function bindServices<Table extends ServiceTable>(
  transport: StoreClient,
  table: Table,
): BoundClient<Table> {
  const client: Record<PropertyKey, unknown> = {
    [TRANSPORT]: transport[TRANSPORT],
    fetch: clientFetch(transport),
  };
  for (const [service, calls] of Object.entries(table)) {
    if (Object.hasOwn(client, service)) throw new TypeError(`A service must not be called ${service}`);
    // servers create a client for each request, which uses few services
    let bound: object | undefined;
    const get = (): object => (bound ??= bindCalls(transport, calls));
    Object.defineProperty(client, service, { enumerable: true, configurable: true, get });
  }
  return client as never;
}

const bindCalls = (client: StoreClient, calls: object): object =>
  Object.fromEntries(
    Object.entries(calls as Record<string, CallFunction>).map(([name, call]) => [
      name,
      (...args: never[]) => call(client, ...args),
    ]),
  );
