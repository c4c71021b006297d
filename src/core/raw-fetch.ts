import { credentialsOf } from './client-credentials.ts';
import { mergeHeaders } from './headers.ts';
import type { Transport } from './options.ts';

/** Fetches a path of the platform host with the client's credentials, for what the contract does not have. Headers of the caller win. */
export async function rawFetch(client: Transport, path: string, init?: RequestInit): Promise<Response> {
  const url = new URL(path, `${client.baseUrl}/`);
  if (url.origin !== new URL(client.baseUrl).origin) throw new TypeError('fetch takes a path of the platform host');
  // the init may be a Request, whose members a copy would lose
  const request = new Request(url, init);
  const credentials = await credentialsOf(client, 'fetch', request.signal);
  // a refusal of `Headers` itself would quote the token
  const headers = mergeHeaders('fetch', credentials, Object.fromEntries(request.headers));
  return client.network(new Request(request, { redirect: 'manual', headers }));
}
