import { accessOf } from './client-credentials.ts';
import { mergeHeaders } from './headers.ts';
import { type StoreClient, TRANSPORT } from './options.ts';

/** Fetches a path of the platform host with the client's credentials, for what the contract does not have. Headers of the caller win. */
export async function rawFetch(client: StoreClient, path: string, init?: RequestInit): Promise<Response> {
  const url = new URL(path, `${client[TRANSPORT].baseUrl}/`);
  if (url.origin !== new URL(client[TRANSPORT].baseUrl).origin)
    throw new TypeError('fetch takes a path of the platform host');
  // the init may be a Request, whose members a copy would lose
  const request = new Request(url, init);
  const access = await accessOf(client, 'fetch', request.signal);
  // a refusal of `Headers` itself would quote the token
  const headers = mergeHeaders('fetch', access.headers, Object.fromEntries(request.headers));
  return client[TRANSPORT].fetch(new Request(request, { redirect: 'manual', headers }));
}
