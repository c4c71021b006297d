import { toStoreError } from '../errors/normalise.ts';
import { isStoreError, StoreError, systemError } from '../errors/store-error.ts';
import { sleep, throwIfAborted, within } from './clock.ts';
import type { Credentials, CredentialsContext } from './credentials.ts';
import { mergeHeaders } from './headers.ts';
import { createHttp, type HttpAnswer } from './http.ts';
import { isRead, type OperationInfo } from './operation.ts';
import { type PreparedRequest, prepare } from './request.ts';
import { backOff, isTransient, RetryBudget, type RetryOptions } from './retry.ts';
import { readRetryAfter } from './retry-after.ts';

/** Options of one call. */
export interface CallOptions {
  /** Ends the call, also while it waits. */
  signal?: AbortSignal | undefined;
  /** Longest time of one attempt, body included, in milliseconds. */
  timeoutMs?: number | undefined;
  /** Extra headers. They win over those of the client. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Overrides the client's repetitions; 0 turns them off. */
  retries?: number | undefined;
}

/** Options of a client. */
export interface TransportOptions {
  /** The platform host. Default `https://www.wixapis.com`. */
  baseUrl?: string | undefined;
  /** The site, for web methods. */
  siteUrl?: string | undefined;
  /** Who the client speaks for. Without it nothing but open calls will be answered. */
  auth?: Credentials | undefined;
  /** Headers of every call. */
  headers?: Readonly<Record<string, string>> | undefined;
  fetch?: typeof globalThis.fetch | undefined;
  /** Longest time of one attempt, body included. Default 30000 ms. */
  timeoutMs?: number | undefined;
  /** Longest time of a call, repetitions and waits included. Default 90000 ms. */
  deadlineMs?: number | undefined;
  /** Repetition of reads. `false` turns it off. */
  retry?: RetryOptions | false | undefined;
}

/** The body of an answer and the answer itself. */
export interface Result<Output> {
  data: Output;
  response: Response;
}

/** What carries calls. A client is one with a namespace per service. */
export interface Transport {
  send<Output>(operation: OperationInfo, input?: unknown, options?: CallOptions): Promise<Result<Output>>;
  /** Address of a call that the browser navigates to. */
  address(operation: OperationInfo, input?: unknown): URL;
  /** Fetches a path of the platform host with the client's credentials. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** A random id that stays the same as long as the same person is signed in. */
  identity(): Promise<string>;
  /** Tells when the identity changes. Returns how to stop. */
  onIdentity(listener: () => void): () => void;
  readonly baseUrl: string;
}

const PLATFORM = 'https://www.wixapis.com';

export function createTransport(options: TransportOptions = {}): Transport {
  const baseUrl = checkHost('baseUrl', options.baseUrl ?? PLATFORM);
  const siteUrl = options.siteUrl === undefined ? undefined : checkHost('siteUrl', options.siteUrl);
  const fetch = options.fetch ?? globalThis.fetch.bind(globalThis);
  const http = createHttp(fetch);
  const budget = new RetryBudget();
  const context: CredentialsContext = { now: Date.now, send: async (operation, input, signal) => (await send<never>({ ...operation, open: true }, input, { signal })).data };

  async function send<Output>(operation: OperationInfo, input?: unknown, call: CallOptions = {}): Promise<Result<Output>> {
    const request = prepare(operation, input);
    const host = operation.site ? siteUrl : baseUrl;
    if (host === undefined) throw new TypeError(`${operation.id} needs the option siteUrl`);
    const run = new Run(operation, request, host, call);
    return within(operation.id, options.deadlineMs ?? 90_000, call.signal, (signal) => attempts<Output>(run, signal));
  }

  async function attempts<Output>(run: Run, signal: AbortSignal): Promise<Result<Output>> {
    for (;;) {
      try {
        const result = await attempt<Output>(run, signal);
        budget.earn();
        return result;
      } catch (error) {
        if (!isStoreError(error)) throw error;
        throwIfAborted(run.operation.id, run.call.signal);
        if (await mayRenew(run, error, signal)) continue;
        await sleep(run.operation.id, waitBefore(run, error), signal);
      }
    }
  }

  async function attempt<Output>(run: Run, signal: AbortSignal): Promise<Result<Output>> {
    const { operation, request, call } = run;
    run.credentials = operation.open || !options.auth ? {} : await options.auth.headers(context, signal);
    const content = request.body === undefined ? undefined : { 'content-type': 'application/json' };
    const headers = mergeHeaders(operation.id, content, options.headers, run.credentials, call.headers);
    run.attempt++;
    const answer = await within(operation.id, call.timeoutMs ?? options.timeoutMs ?? 30_000, signal, (limit) => http({ method: request.method, url: run.url, headers, body: request.body, signal: limit })).catch((error: unknown) => {
      throw isStoreError(error) ? error : systemError({ operation: operation.id, reason: 'network', attempts: run.attempt, cause: error });
    });
    return { data: readAnswer<Output>(run, answer), response: answer.response };
  }

  /** One replay with new credentials after an authentication failure. */
  async function mayRenew(run: Run, error: StoreError, signal: AbortSignal): Promise<boolean> {
    if (error.status !== 401 || error.kind === 'application' || run.renewed || run.operation.open || !options.auth?.renew) return false;
    run.renewed = true;
    return options.auth.renew(run.credentials, context, signal);
  }

  /** How long to wait before the next attempt; throws when there is none. */
  function waitBefore(run: Run, error: StoreError): number {
    const retry = options.retry === false ? { retries: 0 } : (options.retry ?? {});
    const retries = run.call.retries ?? retry.retries ?? 2;
    if (!isRead(run.operation) || !isTransient(error) || run.retried >= retries || !budget.spend()) throw error;
    run.retried++;
    const left = (options.deadlineMs ?? 90_000) - (Date.now() - run.startedAt);
    const wait = error.retryAfterMs ?? backOff(run.retried, retry, Math.random);
    if (wait > Math.min(left, 60_000)) throw error;
    return wait;
  }

  return {
    send,
    baseUrl,
    address: (operation, input) => new URL(baseUrl + prepare(operation, input).address),
    identity: async () => (options.auth ? options.auth.identity() : 'none'),
    onIdentity: (listener) => options.auth?.onIdentity?.(listener) ?? (() => undefined),
    fetch: async (path, init = {}) => {
      const url = new URL(path, `${baseUrl}/`);
      if (url.origin !== new URL(baseUrl).origin) throw new TypeError('fetch takes a path of the platform host');
      const headers = new Headers(init.headers);
      for (const [name, value] of Object.entries((await options.auth?.headers(context, init.signal ?? undefined)) ?? {})) if (!headers.has(name)) headers.set(name, value);
      return fetch(url, { ...init, headers, redirect: 'manual' });
    },
  };
}

/** The state of one call while it is repeated. */
class Run {
  readonly operation: OperationInfo;
  readonly request: PreparedRequest;
  readonly url: string;
  readonly call: CallOptions;
  readonly startedAt = Date.now();
  credentials: Record<string, string> = {};
  attempt = 0;
  retried = 0;
  renewed = false;

  constructor(operation: OperationInfo, request: PreparedRequest, host: string, call: CallOptions) {
    this.operation = operation;
    this.request = request;
    this.url = host + request.address;
    this.call = call;
  }
}

/** Only 200 is success, and it must be the JSON that was declared. */
function readAnswer<Output>(run: Run, { response, text }: HttpAnswer): Output {
  const requestId = response.headers.get('x-wix-request-id') ?? undefined;
  const facts = { operation: run.operation.id, status: response.status, requestId, attempts: run.attempt };
  if (response.status !== 200) {
    const retryAfterMs = readRetryAfter(response.headers.get('retry-after'), Date.now());
    throw toStoreError({ ...facts, statusText: response.statusText, body: parse(text).value, retryAfterMs, callers: run.operation.callers });
  }
  if (text === '') return {} as Output;
  const { ok, value } = parse(text);
  if (!ok || typeof value !== 'object' || value === null) throw systemError({ ...facts, reason: 'badAnswer', cause: new SyntaxError('The answer is not a JSON object') });
  return value as Output;
}

function parse(text: string): { ok: boolean; value: unknown } {
  try {
    return { ok: true, value: text === '' ? undefined : JSON.parse(text) };
  } catch {
    return { ok: false, value: text };
  }
}

/** Tokens go over https only, except to this machine. */
function checkHost(option: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new TypeError(`${option} must be an http or https address`);
  const isLoopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(url.hostname) || url.hostname.endsWith('.localhost');
  if (url.protocol === 'http:' && !isLoopback) throw new TypeError(`${option} must be https`);
  if (url.search || url.hash || url.username || url.password) throw new TypeError(`${option} must hold no query, fragment or user`);
  return value.replace(/\/+$/, '');
}
