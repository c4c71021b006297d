import { type Fail, within } from '../lib/timeout.ts';
import { type Credentials, type CredentialsContext, type StoreClient, TRANSPORT } from '../core/options.ts';
import { parseHiding } from '../core/hide.ts';
import { fromJson } from '../core/json.ts';
import { asRecord } from '../errors/normalise.ts';
import { systemError } from '../errors/store-error.ts';

/** What of a page's request travels on. Never its cookies, never its Authorization. */
const REQUEST_HEADERS = ['accept', 'accept-language', 'content-type'];
/** What of the platform's answer reaches the page. Never a cookie or a token. */
const ANSWER_HEADERS = ['content-type', 'content-language', 'retry-after', 'x-wix-request-id'];
/** Nobody keeps an answer that is for one person, or takes it for anything but what it says it is. */
export const PRIVATE_ANSWER = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' };

/** A call of a page, checked and ready to be sent. */
export interface PageCall {
  operationId: string;
  request: Request;
  /** Path and query on the platform host. */
  address: string;
  body: string | undefined;
}

/** Sends a call of a page with the credentials of its session, and once more with new ones when the platform refuses those. */
export async function forward(
  call: PageCall,
  platform: StoreClient,
  auth: Credentials,
  timeoutMs: number,
): Promise<Response> {
  const fail: Fail = (reason, cause) => systemError({ operation: call.operationId, reason, cause });
  // a page that goes away cancels the body by itself; only the wait for it needs an end
  return within(timeoutMs, call.request.signal, fail, (signal) => exchange(call, platform, auth, signal));
}

async function exchange(
  call: PageCall,
  platform: StoreClient,
  auth: Credentials,
  signal: AbortSignal,
): Promise<Response> {
  const context: CredentialsContext = {
    client: platform,
  };
  const access = await auth.access(context, signal);
  const answer = await send(call, platform, access.headers, signal);
  if (answer.status !== 401) return toPage(answer, access.headers);
  const text = await answer.clone().text();
  const refreshed = isRefusal(text) ? undefined : await auth.refresh?.(access, context, signal);
  if (refreshed?.identity !== access.identity) return toPage(answer, access.headers);
  return toPage(await send(call, platform, refreshed.headers, signal), refreshed.headers);
}

function send(
  { request, address, body }: PageCall,
  platform: StoreClient,
  credentials: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Response> {
  const headers = { ...pick(request.headers, REQUEST_HEADERS), ...credentials };
  signal.throwIfAborted();
  return platform[TRANSPORT].fetch(platform[TRANSPORT].baseUrl + address, {
    method: request.method,
    headers,
    body: body ?? null,
    signal,
    redirect: 'manual',
  });
}

/** An application error says something about the call, not about the token. */
const isRefusal = (text: string): boolean =>
  asRecord(asRecord(asRecord(fromJson(text))?.['details'])?.['applicationError']) !== undefined;

async function toPage(answer: Response, credentials: Readonly<Record<string, string>>): Promise<Response> {
  const { status, headers, ok } = answer;
  // no answer of the platform leads a page elsewhere
  if (status >= 300 && status < 400) throw systemError({ status, reason: 'badAnswer' });
  // a platform may quote what it refuses
  const body = ok ? answer.body : bodyOf(parseHiding(await answer.text(), [credentials['authorization']]));
  return new Response(status === 204 ? null : body, {
    status,
    headers: { ...pick(headers, ANSWER_HEADERS), ...PRIVATE_ANSWER },
  });
}

const bodyOf = (said: unknown): string => (typeof said === 'string' ? said : JSON.stringify(said));

function pick(headers: Headers, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => (headers.get(name) === null ? [] : [[name, headers.get(name) ?? '']])),
  );
}
