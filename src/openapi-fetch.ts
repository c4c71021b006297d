/** The client of openapi-fetch for the whole contract, over the sender of a client. */
import createOpenapiFetch, {
  type Client,
  type ClientPathsWithMethod,
  type FetchResponse,
  type MaybeOptionalInit,
} from 'openapi-fetch';
import * as operations from '../generated/operations/index.ts';
import type { paths } from '../generated/paths.ts';
import { sendRequest } from './core/fetch.ts';
import type { OperationInfo } from './core/operation-info.ts';
import { type SentCall, type StoreClient, TRANSPORT, type TransportOptions } from './core/options.ts';
import { checkSegment } from './core/request.ts';
import { readBody } from './core/response.ts';

export type { paths } from '../generated/paths.ts';

const METHODS = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE'] as const;

type Method = Lowercase<(typeof METHODS)[number]>;
type PathOf<Verb extends Method> = ClientPathsWithMethod<Client<paths>, Verb>;

/** What openapi-fetch takes. The server is that of the client, and `fetch` is called as its option `fetch` is. */
type InitOf<Path extends keyof paths, Verb extends Method> = Omit<
  NonNullable<MaybeOptionalInit<paths[Path], Verb>>,
  'baseUrl' | 'fetch'
> & { fetch?: TransportOptions['fetch']; baseUrl?: undefined; Request?: undefined };

type InitArguments<Init> =
  Record<never, never> extends Init
    ? [init?: Init & { [key: string]: unknown }]
    : [init: Init & { [key: string]: unknown }];

type ResponseOf<Path extends keyof paths, Verb extends Method, Init> = Promise<
  FetchResponse<NonNullable<paths[Path][Verb]>, Init, `${string}/${string}`>
>;

type PathCall<Verb extends Method> = <Path extends PathOf<Verb>, Init extends InitOf<Path, Verb>>(
  path: Path,
  ...init: InitArguments<Init>
) => ResponseOf<Path, Verb, Init>;

/** The client of openapi-fetch: a function per HTTP method, and middlewares. */
export type FetchClient = Pick<Client<paths>, 'use' | 'eject'> & {
  [Verb in Method as Uppercase<Verb>]: PathCall<Verb>;
} & {
  request<Verb extends Method, Path extends PathOf<Verb>, Init extends InitOf<Path, Verb>>(
    method: Verb,
    path: Path,
    ...init: InitArguments<Init>
  ): ResponseOf<Path, Verb, Init>;
};

/** The call that each request makes, also in the other form that some reads have. */
function operationsByRequest(): Map<string, OperationInfo> {
  const infos = new Map<string, OperationInfo>();
  const all = Object.values(operations).map(({ info }) => info);
  for (const info of all) {
    if (info.postPath) infos.set(`POST ${info.postPath}`, info);
    if (info.safe) infos.set(`GET ${info.path}`, info);
  }
  for (const info of all) infos.set(`${info.method} ${info.path}`, info);
  return infos;
}

/** Reads the body as that of a call, so that it fails like one, and leaves it to openapi-fetch. */
async function readAsCall(response: Response, call: SentCall): Promise<Response> {
  await readBody(response.clone(), call, undefined);
  return response;
}

interface PathCallInit {
  params?: { path?: object };
  fetch?: TransportOptions['fetch'];
}

/**
 * Creates a client of openapi-fetch, whose calls have a path of the contract instead of a name, and are sent as those
 * of `client`: with its headers, credentials, time limits, repetitions and events. A failed response is no `error` but
 * rejects with a `StoreError`, so `data` is undefined only where a response has no body. Numbers that JSON cannot
 * represent stay texts. Middlewares run once per call, however often it is sent: `onRequest` before the headers of the
 * client, `onResponse` with the last response, `onError` with the `StoreError`. The `fetch` of a call takes the place of
 * that of the client, and is called as `(url, init)`.
 *
 * @example
 * import { createClient, visitor } from 'storewire';
 * import { createFetchClient } from 'storewire/openapi-fetch';
 *
 * const client = createClient({ auth: visitor({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541' }) });
 * const { data } = await createFetchClient(client).GET('/ecom/v2/carts/current');
 * console.log(data?.cart?.lineItems.length);
 */
export function createFetchClient(client: StoreClient): FetchClient {
  const infos = operationsByRequest();
  const { request, use, eject } = createOpenapiFetch<Record<string, never>>({
    baseUrl: client[TRANSPORT].baseUrl,
  });
  const call = async (verb: string, path: string, init: PathCallInit = {}): Promise<unknown> => {
    const method = verb.toUpperCase();
    const key = `${method} ${path}`;
    const operation = infos.get(key) ?? { id: key, method, path };
    for (const [name, value] of Object.entries(init.params?.path ?? {}))
      checkSegment(operation.id, name, value);
    const options = { operation, fetch: init.fetch, readAsCall };
    const fetch = (sent: Request): Promise<Response> => sendRequest(client, sent, undefined, options);
    return request(method as never, path as never, { ...init, fetch } as never);
  };
  const byMethod = METHODS.map((method) => [
    method,
    (path: string, init?: PathCallInit) => call(method, path, init),
  ]);
  // the types of openapi-fetch follow from the path
  return { ...Object.fromEntries(byMethod), request: call, use, eject } as FetchClient;
}
