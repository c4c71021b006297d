/** One call: repeats the request until an attempt succeeds or no further one is allowed. */
import { redact, redactError } from '../errors/redact.ts';
import {
  isStoreError,
  refuseInput,
  StoreError,
  type SystemReason,
  systemError,
} from '../errors/store-error.ts';
import { callListener } from '../lib/call-listener.ts';
import { randomId } from '../lib/random-id.ts';
import { sleep, withTimeout } from '../lib/timeout.ts';
import type { OwnProperties } from './events.ts';
import { checkHeaders, JSON_CONTENT } from './headers.ts';
import { networkHint, serverHint, timeoutHint } from './hints.ts';
import { readNumbers } from './json.ts';
import {
  type CallContext,
  type HttpResponse,
  isRead,
  type OperationInfo,
  type RequestContent,
} from './operation-info.ts';
import type {
  Access,
  CallOptions,
  Credentials,
  CredentialsContext,
  HeaderRecord,
  Sender,
  TransportOptions,
} from './options.ts';
import { prepare } from './request.ts';
import { readObject, toResponseError, unexpectedBody } from './response.ts';
import { backOff, isTransient, MAX_RETRY_AFTER_MS, type RetryBudget } from './retry.ts';

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

interface CallRequest {
  url: string;
  content: RequestContent;
  /** Those of the call. */
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
  /** The credentials that a 401 has rejected, until newer ones are used. */
  #rejected: Access | undefined;
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
    let request: CallRequest | undefined;
    let waitMs = 0;
    for (;;) {
      try {
        request ??= this.#prepare(host);
        const prepared = request;
        if (waitMs > 0) await sleep(waitMs, signal, this.#fail);
        const remainingMs = endsAt - performance.now();
        // a wait ends late in a tab in the background, and on a computer that was asleep
        if (this.#failure && remainingMs <= 0) throw this.#failure;
        this.#isSent = false;
        this.#response = undefined;
        const ms = Math.min(timeoutMs, remainingMs);
        const data = await withTimeout(ms, signal, this.#fail, (inner) => this.#attempt(prepared, inner));
        budget.earn();
        return data;
      } catch (cause) {
        waitMs = this.#repeatAfter(this.#toError(cause), endsAt - performance.now());
      }
    }
  }

  /**
   * Prepares a further attempt: one with new credentials, or one after a wait. Returns how long to wait for it in
   * milliseconds. Throws the error if there is none.
   */
  #repeatAfter(error: StoreError, remainingMs: number): number {
    const { options, auth, budget } = this.#shared;
    const { secrets, repeatable } = this.#operation;
    const isRejected = error.status === 401 && error.kind !== 'application';
    // a password, code or token is sent only once
    const isRepeatable = this.#isSent && (!secrets || repeatable) && error.reason !== 'abort';
    const canRefresh = !this.#isRefreshed && this.#access && auth.refresh;
    this.#failure = error;
    if (isRepeatable && isRejected && canRefresh) {
      this.#isRefreshed = true;
      this.#rejected = this.#access;
      return 0;
    }
    this.#rejected = undefined;
    const retry = options.retry || {};
    const { retries = options.retry === false ? 0 : (retry.retries ?? 2), idempotencyKey } =
      this.#callOptions;
    const sent = this.#attempts - Number(this.#isRefreshed);
    const waitMs = error.retryAfterMs ?? backOff(sent, retry);
    const mayRetry =
      isRepeatable &&
      (isRead(this.#operation) || idempotencyKey !== undefined) &&
      isTransient(error, this.#response?.headers?.get('x-should-retry')) &&
      sent <= retries &&
      waitMs <= MAX_RETRY_AFTER_MS &&
      waitMs < remainingMs &&
      budget.hasLeft;
    if (!mayRetry) {
      this.#emit({ type: 'error', error });
      throw error;
    }
    budget.spend();
    this.#emit({ type: 'retry', error, waitMs });
    return waitMs;
  }

  /** What errors and events report. */
  get context(): CallContext {
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

  readonly #fail = (reason: SystemReason | undefined, cause: unknown): StoreError => {
    const host = this.#host();
    const isSilent = reason === 'network' && !this.#response;
    const hint = isSilent
      ? networkHint(host, cause)
      : reason === 'timeout'
        ? timeoutHint(host, this.#isSent)
        : undefined;
    return systemError({ ...this.context, reason, cause, hint });
  };

  #emit(event: OwnProperties): void {
    const { on } = this.#shared.options;
    if (!on) return;
    const { id: operation, method, path, sunset, replacedBy } = this.#operation;
    const elapsedMs = performance.now() - this.#startedAt;
    const attempts = this.#attempts;
    void callListener(on, { operation, method, path, sunset, replacedBy, attempts, elapsedMs, ...event });
  }

  #host(): string {
    const { baseUrl, siteUrl } = this.#shared;
    const host = this.#operation.onSite ? siteUrl : baseUrl;
    if (!host) throw new TypeError(`${this.#operation.id} needs the option siteUrl`);
    return host;
  }

  /** Throws a `validation` error if the input or a header is invalid. */
  #prepare(host: string): CallRequest {
    const { secrets } = this.#operation;
    const { path, content } = prepare(this.#operation, this.#input, this.#shared.options.validate);
    this.#inputSecrets = secrets?.(this.#input) ?? [];
    return { url: host + path, content, ownHeaders: this.#ownHeaders() };
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
    const added: Record<string, string> = {};
    if (key !== undefined && idempotencyHeader) added[idempotencyHeader] = key;
    if (requestIdHeader) added[requestIdHeader] = randomId();
    return { ...checkHeaders(id, added), ...own };
  }

  /** Sends the request once. Returns the body of a success. */
  async #attempt(request: CallRequest, signal: AbortSignal): Promise<unknown> {
    const { auth, context, options } = this.#shared;
    if (!this.#operation.noAuth) {
      const requested = this.#rejected
        ? auth.refresh?.(this.#rejected, context, signal)
        : auth.access(context, signal);
      // most calls have a valid token, and wait for nothing
      const access = requested && 'then' in requested ? await requested : requested;
      // all attempts have the same sessionId: a write of one member is never repeated as another
      if (this.#failure && this.#access && this.#access.sessionId !== access?.sessionId) throw this.#failure;
      this.#access = access;
      signal.throwIfAborted();
    }
    const response = await this.#send(request, signal);
    signal.throwIfAborted();
    this.#response = response;
    auth.onResponse?.();
    if (options.on)
      this.#emit({ type: 'response', status: response.status, requestId: this.context.requestId });
    return this.#read(response, await response.text());
  }

  #send(request: CallRequest, signal: AbortSignal): Promise<HttpResponse> {
    const { url, content, ownHeaders } = request;
    const { sender, headers: clientHeaders } = this.#shared;
    // later ones override earlier ones
    const headers = {
      ...(content.body !== null && JSON_CONTENT),
      ...clientHeaders,
      ...checkHeaders(this.#operation.id, this.#access?.headers),
      ...ownHeaders,
    };
    this.#headers = headers;
    this.#isSent = true;
    this.#attempts++;
    this.#emit({ type: 'request' });
    return sender(url, { ...content, headers, signal, redirect: 'manual' });
  }

  /** The return value of the call. Throws the error of a response that is not a success. */
  #read(response: HttpResponse, text: string): unknown {
    const { emptyBody, numbers, check, id } = this.#operation;
    const host = this.#host();
    if (response.status !== 200)
      throw toResponseError(
        host,
        this.#operation,
        response,
        text,
        this.context,
        this.#access,
        this.#secrets(),
      );
    const data = emptyBody && text === '' ? {} : readObject(response, text);
    if (!data)
      throw systemError({
        ...this.context,
        reason: 'badAnswer',
        cause: unexpectedBody(response),
        hint: serverHint(host, this.#operation, { status: 200, body: undefined, retryAfterMs: undefined }),
      });
    if (numbers) readNumbers(data, text, numbers);
    const problem = check?.(data, this.context) ?? this.#shared.options.validate?.output(id, data);
    if (problem) throw this.#fail('badAnswer', problem);
    return data;
  }

  #toError(cause: unknown): StoreError {
    // each call has an error of its own, whose stack contains the functions that wait for the call
    const error = isStoreError(cause)
      ? new StoreError(cause.message, { ...cause, cause: cause.cause })
      : this.#fail(this.#isSent ? 'network' : undefined, cause);
    if (this.#operation.secrets) this.#operation.onFailure?.(error);
    const secrets = this.#secrets();
    if (secrets.length > 0) redactError(error, secrets);
    return error;
  }

  /** The passwords, codes, tokens and keys that were sent. */
  #secrets(): string[] {
    // the value of a scheme such as `Bearer`, or a list of tokens
    const tokens = this.#headers?.['authorization']?.replace(/^\w+ /, '').split(',') ?? [];
    return [...tokens, ...this.#inputSecrets];
  }
}
