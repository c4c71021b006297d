import type { StoreClient } from 'storewire';
import { clientFetch } from 'storewire/internal';
import { bodyForCopy } from '../lib/bounded-body.ts';
import { NO_STORE } from '../request-cookies.ts';

/** Headers of a page's request that are sent on. Never its cookies or its `Authorization`. */
const REQUEST_HEADERS = ['accept', 'accept-language'];
/** Headers of the platform's response that a page gets. Never a cookie or a token. */
const RESPONSE_HEADERS = [
  'content-type',
  'content-language',
  'retry-after',
  'x-should-retry',
  'x-wix-request-id',
];
/** Responses are for one person, so they are not cached, and their content type is not guessed. */
export const PRIVATE_RESPONSE = { 'cache-control': NO_STORE, 'x-content-type-options': 'nosniff' };

/** A call of a page, checked and ready to be sent. */
export interface BrowserCall {
  request: Request;
  /** A path of the platform, or a URL of the site. */
  url: string;
  /** JSON. */
  body: string | undefined;
  idempotencyHeader: string | undefined;
}

/** Sends a call of a page with the credentials of its session. */
export async function forwardCall(
  { request, url, body, idempotencyHeader }: BrowserCall,
  client: StoreClient,
  signal: AbortSignal,
): Promise<Response> {
  const headers = pickHeaders(request.headers, [...REQUEST_HEADERS, idempotencyHeader]);
  // not the type of the page, which may name another charset than the one in which its text was read
  if (body !== undefined) headers['content-type'] = 'application/json';
  const response = await clientFetch(client)(url, {
    method: request.method,
    headers,
    body: body ?? null,
    signal,
  });
  const { status } = response;
  // a page is never sent elsewhere by a response of the platform
  if (status >= 300 && status < 400) throw new Error('The platform redirects this call');
  return new Response(status === 204 ? null : bodyForCopy(response), {
    status,
    headers: { ...pickHeaders(response.headers, RESPONSE_HEADERS), ...PRIVATE_RESPONSE },
  });
}

const pickHeaders = (headers: Headers, names: readonly (string | undefined)[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name = ''): [string, string][] => {
      const value = name && headers.get(name);
      return value ? [[name, value]] : [];
    }),
  );
