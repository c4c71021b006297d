import { credentialsOf } from './client-credentials.ts';
import type { Transport } from './options.ts';

/** Fetches a path of the platform host with the client's credentials, for what the contract does not have. Headers of the caller win. */
export async function rawFetch(client: Transport, path: string, init?: RequestInit): Promise<Response> {
  const url = new URL(path, `${client.baseUrl}/`);
  if (url.origin !== new URL(client.baseUrl).origin) throw new TypeError('fetch takes a path of the platform host');
  // the init may be a Request, whose members a copy would lose
  const request = new Request(url, init);
  const credentials = await credentialsOf(client, 'fetch', request.signal);
  for (const [name, value] of Object.entries(credentials)) if (!request.headers.has(name)) request.headers.set(name, value);
  return client.network(new Request(request, { redirect: 'manual' }));
}
