import { systemError } from '../errors/store-error.ts';
import { withTimeout } from '../lib/timeout.ts';
import { checkHeaders } from './headers.ts';
import { type Access, type StoreClient, TRANSPORT } from './options.ts';

/** `fetch` with the credentials of a client, for URLs of its server. */
export const authenticatedFetch =
  (client: StoreClient): typeof globalThis.fetch =>
  async (input, init) => {
    const { baseUrl, rawFetch, access, refresh, onResponse } = client[TRANSPORT];
    const request = toRequest(baseUrl, input, init);
    const copy = refresh && request.clone();
    const send = async (unsent: Request, { headers: own }: Access): Promise<Response> => {
      // headers of the caller override the credentials; an error of `Headers` itself would quote the token
      const headers = { ...checkHeaders('fetch', own), ...checkHeaders('fetch', unsent.headers) };
      const response = await rawFetch(new Request(unsent, { redirect: 'manual', headers }));
      onResponse();
      return response;
    };
    const first = await inTime('fetch', request.signal, access);
    const response = await send(request, first);
    if (response.status !== 401 || !refresh || !copy) return response;
    const renewed = await inTime('fetch', request.signal, (signal) => refresh(first, signal));
    return renewed?.sessionId === first.sessionId ? send(copy, renewed) : response;
  };

/** Waits for credentials. Half a minute is enough for a token. */
const inTime = <T>(
  operation: string,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
  timeoutMs = 30_000,
): Promise<T> =>
  withTimeout(timeoutMs, signal, (reason, cause) => systemError({ operation, reason, cause }), work);

/** The credentials of a client. */
export const accessOf = (
  client: StoreClient,
  operation: string,
  signal: AbortSignal | undefined,
  timeoutMs?: number,
): Promise<Access> => inTime(operation, signal, client[TRANSPORT].access, timeoutMs);

/** A `Request` keeps its URL: a copy with another one would lose its body in some browsers. */
function toRequest(baseUrl: string, input: RequestInfo | URL, init: RequestInit | undefined): Request {
  if (typeof input === 'string' || !('url' in input)) return new Request(urlBelow(baseUrl, `${input}`), init);
  urlBelow(baseUrl, input.url);
  return new Request(input, init);
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
