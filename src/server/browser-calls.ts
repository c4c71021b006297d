import { fromJson } from '../core/json.ts';
import type { OperationInfo } from '../core/operation-info.ts';
import { type Credentials, type HeaderRecord, type StoreClient, TRANSPORT } from '../core/options.ts';
import { CONTROL, DOT_SEGMENT } from '../core/path.ts';
import { systemError } from '../errors/store-error.ts';
import { bodyForCopy } from '../lib/bounded-body.ts';
import { asRecord } from '../lib/fields.ts';

/** A call function of `storewire/operations`. */
export interface KnownCall {
  readonly info: OperationInfo;
}

/** Services whose responses contain tokens. Only the server itself makes their calls. */
const TOKEN_SERVICES = /^(?:oauth|authentication|verification|recovery|redirects)[.]/;

const SPECIAL = /[.*+?^$()|[\]\\]/g;

interface Route {
  method: string;
  pattern: RegExp;
  info: OperationInfo;
}

/** Returns the function that finds the call of a request. It never finds calls of {@link TOKEN_SERVICES}. */
export function allowedCalls(
  calls: readonly KnownCall[],
): (method: string, path: string) => OperationInfo | undefined {
  const routes = calls.flatMap(({ info }) => (TOKEN_SERVICES.test(info.id) ? [] : routesOf(info)));
  return (method, path) =>
    isPlainPath(path)
      ? routes.find((route) => route.method === method && route.pattern.test(path))?.info
      : undefined;
}

function routesOf(info: OperationInfo): Route[] {
  const route = { method: info.method, pattern: pathPattern(info.path), info };
  return info.postPath
    ? [
        route,
        {
          method: 'POST',
          pattern: pathPattern(info.postPath),
          info: { ...info, method: 'POST', safe: true },
        },
      ]
    : [route];
}

const pathPattern = (template: string): RegExp =>
  new RegExp(`^${template.replace(SPECIAL, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`);

/** What `encodeURIComponent` returns. Servers differ in how they read anything else, such as `..;`. */
const PLAIN_SEGMENT = /^(?:[\w.!~*'()-]|%[\da-f]{2})+$/i;

/**
 * Whether every server reads a path in the same way: no dot segment, no encoded slash or control character.
 */
function isPlainPath(path: string): boolean {
  try {
    return path
      .slice(1)
      .split('/')
      .every((segment) => PLAIN_SEGMENT.test(segment) && !isAmbiguous(decodeURIComponent(segment)));
  } catch {
    return false;
  }
}

const isAmbiguous = (text: string): boolean =>
  /[/\\]/.test(text) || DOT_SEGMENT.test(text) || CONTROL.test(text);

/**
 * Headers of a page's request that are sent on, with its idempotency key. Never its cookies or its
 * `Authorization`.
 */
const REQUEST_HEADERS = ['accept', 'accept-language', 'content-type'];
/** Headers of the platform's response that a page gets, with its request id. Never a cookie or a token. */
const RESPONSE_HEADERS = ['content-type', 'content-language', 'retry-after'];
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
 * identity after a 401.
 */
export async function forward(
  call: BrowserCall,
  platform: StoreClient,
  auth: Credentials,
  signal: AbortSignal,
): Promise<Response> {
  const context = { client: platform };
  const access = await auth.access(context, signal);
  const response = await sendCall(call, platform, access.headers, signal);
  if (response.status !== 401 || isApplicationError(await response.clone().text()))
    return toPage(response, platform);
  const refreshed = await auth.refresh?.(access, context, signal);
  const isSame = refreshed?.identity === access.identity;
  return toPage(isSame ? await sendCall(call, platform, refreshed.headers, signal) : response, platform);
}

function sendCall(
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

/** The 401 is about the call, not about the token. */
const isApplicationError = (text: string): boolean =>
  asRecord(asRecord(asRecord(fromJson(text))?.['details'])?.['applicationError']) !== undefined;

function toPage({ status, headers, body }: Response, platform: StoreClient): Response {
  // a page is never sent elsewhere by a response of the platform
  if (status >= 300 && status < 400) throw systemError({ status, reason: 'badAnswer' });
  return new Response(status === 204 ? null : bodyForCopy(body), {
    status,
    headers: {
      ...pickHeaders(headers, [...RESPONSE_HEADERS, platform[TRANSPORT].api.requestIdHeader]),
      ...PRIVATE_RESPONSE,
    },
  });
}

const pickHeaders = (headers: Headers, names: readonly (string | undefined)[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name = ''): [string, string][] => {
      const value = name && headers.get(name);
      return value ? [[name, value]] : [];
    }),
  );
