/** Clients: the calls of services bound to a transport, and requests that the transport does not make. */
import { systemError } from '../errors/store-error.ts';
import { within } from '../lib/timeout.ts';
import { mergeHeaders } from './headers.ts';
import type { Arguments, Navigation, NavigationArguments, Operation, OperationInfo } from './operation.ts';
import { type Access, type StoreClient, TRANSPORT } from './options.ts';

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
   * Fetches a path of the server with the credentials of the client, for what the contract does not have.
   * Resolves to the `Response`, whatever its status: nothing is repeated, timed or turned into an error, and
   * redirects are not followed. Throws a `TypeError` for a URL of another server, or outside of the path of
   * `baseUrl`.
   */
  fetch(path: string, init?: RequestInit): Promise<Response>;
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
    fetch: (path: string, init?: RequestInit) => rawFetch(transport, path, init),
  };
  for (const service of Object.keys(table))
    if (Object.hasOwn(client, service)) throw new TypeError(`A service must not be called ${service}`);
  return Object.defineProperties(client, propertiesOf(table)) as never;
}

/** Servers make a client for each request: those of the same table share what defines their properties. */
const known = /* @__PURE__ */ new WeakMap<ServiceTable, PropertyDescriptorMap>();

function propertiesOf(table: ServiceTable): PropertyDescriptorMap {
  const properties =
    known.get(table) ??
    Object.fromEntries(Object.entries(table).map(([service, calls]) => [service, lazily(service, calls)]));
  known.set(table, properties);
  return properties;
}

/** The property of a service, whose functions are made when it is first read. */
const lazily = (service: string, calls: object): PropertyDescriptor => ({
  enumerable: true,
  configurable: true,
  get(this: StoreClient) {
    const value = bindCalls(this, calls);
    // a frozen client keeps the getter
    Reflect.defineProperty(this, service, { value, writable: true });
    return value;
  },
});

const bindCalls = (client: StoreClient, calls: object): object =>
  Object.fromEntries(
    Object.entries(calls as Record<string, CallFunction>).map(([name, call]) => [
      name,
      (...args: never[]) => call(client, ...args),
    ]),
  );

/** The credentials of a client. Half a minute is enough for a token. */
export const accessOf = (
  client: StoreClient,
  operation: string,
  signal: AbortSignal | undefined,
  timeoutMs = 30_000,
): Promise<Access> =>
  within(
    timeoutMs,
    signal,
    (reason, cause) => systemError({ operation, reason, cause }),
    (inner) => client[TRANSPORT].access(inner),
  );

async function rawFetch(client: StoreClient, path: string, init?: RequestInit): Promise<Response> {
  // the init may be a Request, whose properties a copy would lose
  const request = new Request(urlBelow(client[TRANSPORT].baseUrl, path), init);
  const access = await accessOf(client, 'fetch', request.signal);
  // headers of the caller override the credentials; an error of `Headers` itself would quote the token
  const headers = mergeHeaders('fetch', [access.headers, request.headers]);
  return client[TRANSPORT].fetch(new Request(request, { redirect: 'manual', headers }));
}

/**
 * A path of the base URL, which may have a path itself. Throws a `TypeError` if it leaves that path or the
 * server.
 */
function urlBelow(baseUrl: string, path: string): URL {
  const base = new URL(`${baseUrl}/`);
  const given = new URL(path, base);
  const url = given.origin === base.origin && path.startsWith('/') ? new URL(`.${path}`, base) : given;
  if (!url.href.startsWith(base.href)) throw new TypeError('fetch takes a path of the platform host');
  return url;
}
