/** One call: repeats the request until an attempt succeeds or `decide` allows no further attempt. */
import { redact, redactError } from '../errors/redact.ts';
import {
  isStoreError,
  refuseInput,
  StoreError,
  type SystemReason,
  systemError,
} from '../errors/store-error.ts';
import { notify } from '../lib/emit.ts';
import { randomId } from '../lib/random-id.ts';
import { sleep, within } from '../lib/timeout.ts';
import type { OwnFacts } from './events.ts';
import { checkHeaders, JSON_CONTENT } from './headers.ts';
import { networkHint } from './hints.ts';
import type { HttpResponse, OperationInfo, Received, RequestContent } from './operation-info.ts';
import type {
  Access,
  CallFacts,
  CallOptions,
  Credentials,
  CredentialsContext,
  HeaderRecord,
  Sender,
  TransportOptions,
} from './options.ts';
import { prepare } from './request.ts';
import { readJsonObject, toResponseError, unexpectedBody } from './response.ts';
import { decide, type RetryBudget } from './retry.ts';

/** What all calls of a transport share. */
export interface Shared {
  options: TransportOptions;
  auth: Credentials;
  context: CredentialsContext;
  sender: Sender;
  baseUrl: string;
  /** Undefined or empty without the option. */
  siteUrl: string | undefined;
  /** The option, with names in lower case. */
  headers: HeaderRecord | undefined;
  budget: RetryBudget;
}

/**
 * The abort or the time-out of what a call waits for. It is created in a callback, whose stack does not contain
 * the caller. `run` therefore creates the `StoreError`.
 */
class Interruption extends Error {
  readonly reason: 'abort' | 'timeout';

  constructor(reason: 'abort' | 'timeout', cause: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

const interrupt = (reason: 'abort' | 'timeout', cause: unknown): Interruption =>
  new Interruption(reason, cause);

/** The same error with a stack of its own, which ends where the other one was created. */
function copyError(error: StoreError): StoreError {
  const copy = new StoreError(error.message, { ...error, cause: error.cause });
  if (error.stack) copy.stack = error.stack;
  return copy;
}

/** Adds the functions that wait for the call to the stack of an error. */
function addCaller(error: StoreError): StoreError {
  for (const frame of `${new Error().stack}`.split('\n').slice(2))
    if (!error.stack?.includes(frame)) error.stack += `\n${frame}`;
  return error;
}

/** Bundlers replace `process.env.NODE_ENV`, in this notation only. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** The ids of the deprecated calls that were reported. */
const reported = /* @__PURE__ */ new Set<string>();

/** What every attempt of a call sends, besides the credentials. */
interface CallRequest {
  url: string;
  content: RequestContent;
  /** Those of the credentials override them. */
  headers: HeaderRecord;
  /** Those of the call, which override all others. */
  ownHeaders: HeaderRecord | undefined;
}

/** A call that is made once. */
export class Call {
  readonly #shared: Shared;
  readonly #operation: OperationInfo;
  readonly #input: unknown;
  readonly #callOptions: CallOptions;
  readonly #startedAt = performance.now();
  /** How often the request was sent. */
  #attempts = 0;
  /** Whether the current attempt has sent the request. */
  #isSent = false;
  /** Whether new credentials were requested after a 401. */
  #isRefreshed = false;
  #access: Access | undefined;
  /** The passwords, codes, tokens and keys of the input. */
  #inputSecrets: readonly string[] = [];
  /** The headers that were sent last. */
  #headers: HeaderRecord | undefined;
  #response: HttpResponse | undefined;
  /** The error of the last attempt. */
  #failure: StoreError | undefined;

  constructor(shared: Shared, operation: OperationInfo, input: unknown, own: CallOptions) {
    this.#shared = shared;
    this.#operation = operation;
    this.#input = input;
    this.#callOptions = own;
  }

  /** The response of a call that has succeeded. */
  get response(): HttpResponse {
    if (!this.#response) throw new TypeError('There is no response yet');
    return this.#response;
  }

  /** Resolves to the response body. Rejects with a `StoreError`. */
  async run(): Promise<unknown> {
    const { options, budget } = this.#shared;
    const { signal, timeoutMs = options.timeoutMs ?? 30_000 } = this.#callOptions;
    const endsAt = this.#startedAt + (options.deadlineMs ?? 90_000);
    const host = this.#host();
    if (this.#callOptions.idempotencyKey !== undefined && !options.idempotencyHeader)
      throw new TypeError('idempotencyKey needs the option idempotencyHeader');
    this.#reportDeprecation();
    let prepared: CallRequest | undefined;
    let rejected: Access | undefined;
    let waitMs = 0;
    for (;;) {
      try {
        prepared ??= this.#prepare(host);
        const request = prepared;
        if (waitMs > 0) await sleep(waitMs, signal, interrupt);
        this.#isSent = false;
        this.#response = undefined;
        const ms = Math.min(timeoutMs, endsAt - performance.now());
        const data = await within(ms, signal, interrupt, (inner) => this.#attempt(request, rejected, inner));
        budget.earn();
        return data;
      } catch (cause) {
        const error = this.#toError(cause);
        const next = this.#decide(error, endsAt - performance.now());
        if (next.type === 'fail') {
          this.#emit({ type: 'error', error });
          throw addCaller(error);
        }
        this.#failure = error;
        this.#isRefreshed ||= next.type === 'refresh';
        rejected = next.type === 'refresh' ? this.#access : undefined;
        waitMs = next.waitMs;
        if (next.type === 'retry') {
          budget.spend();
          this.#emit({ type: 'retry', error, waitMs });
        }
      }
    }
  }

  /** What errors and events report. */
  facts(): CallFacts {
    const { api, requestIdHeader } = this.#shared.options;
    const readHeader = (name?: string) => name && this.#response?.headers?.get(name);
    const requestId = readHeader(api?.requestIdHeader) || readHeader(requestIdHeader) || undefined;
    return {
      operation: this.#operation.id,
      attempts: this.#attempts,
      status: this.#response?.status || undefined,
      requestId: redact(requestId, this.#secrets()),
    };
  }

  #fail(reason: SystemReason | undefined, cause: unknown): StoreError {
    const hint = reason === 'network' && !this.#response ? networkHint(this.#host(), cause) : undefined;
    return systemError({ ...this.facts(), reason, cause, hint });
  }

  #emit(event: OwnFacts): void {
    const { on } = this.#shared.options;
    if (!on) return;
    const { id, method, path } = this.#operation;
    const elapsedMs = performance.now() - this.#startedAt;
    void notify(on, { operation: id, method, path, attempts: this.#attempts, elapsedMs, ...event });
  }

  #reportDeprecation(): void {
    const { id, sunset, replacedBy } = this.#operation;
    if (!sunset || !this.#shared.options.on || reported.has(id)) return;
    try {
      if (process.env.NODE_ENV === 'production') return;
    } catch {
      // a page without a bundler has no `process`
      return;
    }
    reported.add(id);
    this.#emit({ type: 'deprecation', sunset, replacedBy });
  }

  #host(): string {
    const { baseUrl, siteUrl } = this.#shared;
    const host = this.#operation.site ? siteUrl : baseUrl;
    if (!host) throw new TypeError(`${this.#operation.id} needs the option siteUrl`);
    return host;
  }

  /** Throws a `validation` error if the input or a header is invalid. */
  #prepare(host: string): CallRequest {
    const { options, headers } = this.#shared;
    const { id, secrets } = this.#operation;
    const request = prepare(this.#operation, this.#input, options.validate);
    this.#inputSecrets = secrets?.(this.#input) ?? [];
    const { path, content, headers: contentHeaders = content.body ? JSON_CONTENT : undefined } = request;
    return {
      url: host + path,
      content,
      headers: { ...checkHeaders(id, contentHeaders), ...headers },
      ownHeaders: this.#ownHeaders(),
    };
  }

  /** The headers of the call, with the idempotency key and with an id for the logs of the server. */
  #ownHeaders(): HeaderRecord | undefined {
    const { idempotencyHeader, requestIdHeader } = this.#shared.options;
    const { idempotencyKey: key, headers } = this.#callOptions;
    const { id } = this.#operation;
    // an empty header is no key, so the write would be processed twice
    if (key !== undefined && !/\S/.test(key)) throw refuseInput(id, 'idempotencyKey', 'must not be empty');
    const own = checkHeaders(id, headers);
    if (!requestIdHeader && key === undefined) return own;
    return {
      ...(idempotencyHeader && key !== undefined && checkHeaders(id, { [idempotencyHeader]: key })),
      ...(requestIdHeader && checkHeaders(id, { [requestIdHeader]: randomId() })),
      ...own,
    };
  }

  /** Sends the request once. Returns the body of a success. */
  async #attempt(
    { url, content, headers: baseHeaders, ownHeaders }: CallRequest,
    rejected: Access | undefined,
    signal: AbortSignal,
  ): Promise<unknown> {
    const { options, auth, context, sender } = this.#shared;
    const { id, open, receive } = this.#operation;
    if (!open) {
      const access = rejected ? auth.refresh?.(rejected, context, signal) : auth.access(context, signal);
      // most calls have a valid token, and wait for nothing
      this.#takeAccess(access && 'then' in access ? await access : access);
      signal.throwIfAborted();
    }
    const headers = { ...baseHeaders, ...checkHeaders(id, this.#access?.headers), ...ownHeaders };
    this.#headers = headers;
    this.#isSent = true;
    this.#attempts++;
    this.#emit({ type: 'request' });
    const response = await sender(url, { ...content, headers, signal, redirect: 'manual' });
    signal.throwIfAborted();
    this.#response = response;
    auth.onResponse?.();
    if (options.on)
      this.#emit({ type: 'response', status: response.status, requestId: this.facts().requestId });
    const body = (receive && (await receive(response, this.#fail.bind(this)))) ?? {
      text: await response.text(),
    };
    return this.#read(response, body);
  }

  /** Takes the credentials of an attempt. After a 401, they replace the rejected ones. */
  #takeAccess(access: Access | undefined): void {
    // all attempts have the same identity: a write of one member is never repeated as another
    if (this.#failure && this.#access && this.#access.identity !== access?.identity) throw this.#failure;
    this.#access = access;
  }

  /** The return value of the call. Throws the error of a response that is not a success. */
  #read(response: HttpResponse, body: Received): unknown {
    const { receive, decode, check, id } = this.#operation;
    // without `data`, `receive` has found a response that is not a success
    const isDecoded = 'data' in body;
    if (!isDecoded && (receive || response.status !== 200))
      throw toResponseError(
        this.#operation,
        response,
        body.text,
        this.facts(),
        this.#access,
        this.#secrets(),
      );
    const data = isDecoded ? body.data : readJsonObject(this.#operation, response, body.text);
    if (!isDecoded && !data) throw this.#fail('badAnswer', unexpectedBody(response));
    decode?.(data, body.text);
    const problem = check?.(data) ?? this.#shared.options.validate?.output(id, data);
    if (problem) throw this.#fail('badAnswer', problem);
    return data;
  }

  #toError(cause: unknown): StoreError {
    if (cause instanceof Interruption) return this.#fail(cause.reason, cause.cause);
    const error = isStoreError(cause)
      ? copyError(cause)
      : this.#fail(this.#isSent ? 'network' : undefined, cause);
    if (this.#operation.secrets) this.#operation.onFailure?.(error);
    const secrets = this.#secrets();
    if (secrets.length > 0) redactError(error, secrets);
    return error;
  }

  /** The passwords, codes, tokens and keys that were sent. */
  #secrets(): string[] {
    // the value of a scheme such as `Bearer`, or a list of tokens
    const tokens = this.#headers?.['authorization']?.replace(/^(?:bearer|basic) /i, '').split(',') ?? [];
    return [...(this.#access?.secrets ?? []), ...tokens, ...this.#inputSecrets];
  }

  #decide(error: StoreError, remainingMs: number): ReturnType<typeof decide> {
    const { options, auth, budget } = this.#shared;
    const { retries, idempotencyKey } = this.#callOptions;
    return decide(error, {
      operation: this.#operation,
      isSent: this.#isSent,
      sent: this.#attempts - Number(this.#isRefreshed),
      canRefresh: !this.#isRefreshed && this.#access !== undefined && auth.refresh !== undefined,
      hasKey: idempotencyKey !== undefined,
      advice: this.#response?.headers?.get('x-should-retry'),
      retry: options.retry === false ? { retries: 0 } : (options.retry ?? {}),
      retries,
      remainingMs,
      hasBudget: budget.hasLeft,
    });
  }
}
