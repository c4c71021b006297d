import { fromJson } from '../../core/json.ts';
import { type Credentials, type HeaderRecord, type StoreClient, TRANSPORT } from '../../core/options.ts';
import { systemError } from '../../errors/store-error.ts';
import { bodyForCopy } from '../../lib/bounded-body.ts';
import { asRecord, valueAt } from '../../lib/fields.ts';

/**
 * Headers of a page's request that are sent on, with its idempotency key. Never its cookies or its
 * `Authorization`.
 */
const REQUEST_HEADERS = ['accept', 'accept-language', 'content-type'];
/** Headers of the platform's response that a page gets, with its request id. Never a cookie or a token. */
const RESPONSE_HEADERS = ['content-type', 'content-language', 'retry-after', 'x-should-retry'];
/** Responses are for one person, so they are not cached, and their content type is not guessed. */
export const PRIVATE_RESPONSE = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' };

/** A call of a page, checked and ready to be sent. */
export interface BrowserCall {
  operationId: string;
  request: Request;
  /** URL on the platform, or on the site for a web method. */
  url: string;
  body: string | undefined;
}

/**
 * Sends a call of a page with the credentials of its session, and once more with newer ones of the same
 * session id after a 401.
 */
export async function forwardCall(
  call: BrowserCall,
  platform: StoreClient,
  auth: Credentials,
  signal: AbortSignal,
): Promise<Response> {
  const context = { client: platform };
  const access = await auth.access(context, signal);
  const response = await send(call, platform, access.headers, signal);
  if (response.status !== 401 || isAboutCall(await response.clone().text()))
    return toPage(response, platform);
  const refreshed = await auth.refresh?.(access, context, signal);
  const isSame = refreshed?.sessionId === access.sessionId;
  return toPage(isSame ? await send(call, platform, refreshed.headers, signal) : response, platform);
}

function send(
  { request, url, body }: BrowserCall,
  platform: StoreClient,
  credentials: HeaderRecord,
  signal: AbortSignal,
): Promise<Response> {
  const { rawFetch, idempotencyHeader } = platform[TRANSPORT];
  signal.throwIfAborted();
  return rawFetch(url, {
    method: request.method,
    headers: { ...pickHeaders(request.headers, [...REQUEST_HEADERS, idempotencyHeader]), ...credentials },
    body: body ?? null,
    signal,
    redirect: 'manual',
  });
}

/** Whether a 401 is an error of the application, which a new token would not change. */
const isAboutCall = (text: string): boolean =>
  asRecord(valueAt(fromJson(text), 'details.applicationError')) !== undefined;

function toPage({ status, headers, body }: Response, platform: StoreClient): Response {
  // a page is never sent elsewhere by a response of the platform
  if (status >= 300 && status < 400) throw systemError({ status, reason: 'badAnswer' });
  const { requestIdHeader } = platform[TRANSPORT].api;
  return new Response(status === 204 ? null : bodyForCopy(body), {
    status,
    headers: { ...pickHeaders(headers, [...RESPONSE_HEADERS, requestIdHeader]), ...PRIVATE_RESPONSE },
  });
}

const pickHeaders = (headers: Headers, names: readonly (string | undefined)[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name = ''): [string, string][] => {
      const value = name && headers.get(name);
      return value ? [[name, value]] : [];
    }),
  );
