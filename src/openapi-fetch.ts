/** The client of openapi-fetch for the whole contract, over the sender of a client. */
import createOpenapiFetch, { type Client } from 'openapi-fetch';
import * as operations from '../generated/operations/index.ts';
import type { paths } from '../generated/paths.ts';
import { sendRequest } from './core/fetch.ts';
import type { OperationInfo } from './core/operation-info.ts';
import { type SentCall, type StoreClient, TRANSPORT } from './core/options.ts';
import { checkSegment } from './core/request.ts';
import { readBody, toResponseError } from './core/response.ts';

export type { paths } from '../generated/paths.ts';

/** Reads the body as that of a call, so that it fails like one, and leaves it to openapi-fetch. */
async function readAsCall(response: Response, call: SentCall): Promise<Response> {
  const text = await response.text();
  if (response.status !== 200) throw toResponseError(response, call, text);
  const read = new Response(text, response);
  await readBody(read.clone(), call, undefined);
  return read;
}

/**
 * Creates a client of openapi-fetch, whose calls have a path of the contract instead of a name, and are sent as those
 * of `client`: with its headers, credentials, time limits, repetitions and events. A failed response is no `error` but
 * rejects with a `StoreError`, so `data` is undefined only where a response has no body. Numbers that JSON cannot
 * represent stay texts.
 *
 * @example
 * import { createClient, visitor } from 'storewire';
 * import { createFetchClient } from 'storewire/openapi-fetch';
 *
 * const client = createClient({ auth: visitor({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541' }) });
 * const { data } = await createFetchClient(client).GET('/ecom/v2/carts/current');
 * console.log(data?.cart?.lineItems.length);
 */
export function createFetchClient(client: StoreClient): Client<paths> {
  const { baseUrl } = client[TRANSPORT];
  const infos = new Map<string, OperationInfo>();
  for (const { info } of Object.values(operations)) infos.set(`${info.method} ${info.path}`, info);
  const store = createOpenapiFetch<paths>({ baseUrl });
  store.use({
    onRequest({ request, schemaPath: path, params }) {
      const { method } = request;
      const key = `${method} ${path}`;
      const info = infos.get(key) ?? { id: key, method, path };
      for (const [name, value] of Object.entries(params.path ?? {})) checkSegment(info.id, name, value);
      return sendRequest(client, request, undefined, { operation: info, readAsCall });
    },
  });
  return store;
}
