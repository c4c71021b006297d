/** The one sender: repeats a request until an attempt succeeds or no further one is allowed. */
import { hintOf } from '#hints';
import {
  findCode,
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
import { checkHeaders } from './headers.ts';
import { isRead, type OperationInfo } from './operation-info.ts';
import type {
  Access,
  CallContext,
  CallOptions,
  CallRequest,
  Credentials,
  CredentialsContext,
  Exchange,
  HeaderRecord,
  SentCall,
  TransportOptions,
} from './options.ts';
import { backOff, isTransient, MAX_RETRY_AFTER_MS, type RetryBudget } from './retry.ts';

/** What all calls of a transport share. */
export interface Shared {
  options: TransportOptions;
  /** The option of the client, or the global one. */
  fetch: NonNullable<TransportOptions['fetch']>;
  auth: Credentials;
  context: CredentialsContext;
  /** The headers of the client, with names in lower case. */
  headers: HeaderRecord | undefined;
  budget: RetryBudget;
}

const AUTHENTICATING = ['authorization', 'cookie'];

/** One call with all its attempts. Runs once. */
export class Call<Output> implements SentCall {
  readonly #shared: Shared;
  readonly #exchange: Exchange<Output>;
  readonly #options: CallOptions;
  readonly #startedAt = performance.now();
  /** How often the request was sent. */
  #attempts = 0;
  /** Whether the current attempt has sent the request. */
  #isSent = false;
  /** The credentials that a 401 has rejected, until newer ones are used. */
  #rejected: Access | undefined;
  /** Whether new credentials were requested after a 401. */
  #isRefreshed = false;
  #request: CallRequest | undefined;
  /** The error of the last attempt. */
  #failure: StoreError | undefined;
  #access: Access | undefined;
  /** The response to the current attempt. */
  #response: Response | undefined;

  constructor(shared: Shared, exchange: Exchange<Output>, options: CallOptions) {
    this.#shared = shared;
    this.#exchange = exchange;
    this.#options = options;
  }

  /** Rejects with a `StoreError`. */
  async run(): Promise<Output> {
    const { options, budget } = this.#shared;
    const { signal, idempotencyKey, timeoutMs = options.timeoutMs ?? 30_000 } = this.#options;
    // a file takes as long as its host is given for it
    const limitMs = this.#exchange.isElsewhere ? undefined : options.deadlineMs;
    const endsAt = this.#startedAt + (limitMs ?? Math.max(90_000, timeoutMs));
    if (idempotencyKey !== undefined && !options.idempotencyHeader)
      throw new TypeError('idempotencyKey needs the option idempotencyHeader');
    let headers: HeaderRecord | undefined;
    let waitMs = 0;
    for (;;) {
      try {
        const request = (this.#request ??= this.#exchange.prepare());
        const ownHeaders = (headers ??= this.#ownHeaders());
        if (waitMs > 0) await sleep(waitMs, signal, this.#fail);
        const remainingMs = endsAt - performance.now();
        // a wait ends late in a tab in the background, and on a computer that was asleep
        if (this.#failure && remainingMs <= 0) throw this.#failure;
        this.#isSent = false;
        this.#response = undefined;
        const ms = Math.min(timeoutMs, remainingMs);
        const attempt = (inner: AbortSignal): Promise<Output> => this.#attempt(request, ownHeaders, inner);
        const output = await withTimeout(ms, signal, this.#fail, attempt);
        budget.earn();
        return output;
      } catch (cause) {
        const error = isStoreError(cause) ? cause : this.#fail(this.#isSent ? 'network' : 'unsent', cause);
        const nextMs = this.#decide(error, endsAt - performance.now());
        if (nextMs === undefined) return this.#give(error);
        waitMs = nextMs;
      }
    }
  }

  /** Sends the request once. */
  async #attempt(
    request: CallRequest,
    ownHeaders: HeaderRecord | undefined,
    signal: AbortSignal,
  ): Promise<Output> {
    const { auth, context, options, headers: clientHeaders } = this.#shared;
    const { isElsewhere, read } = this.#exchange;
    const { id, noAuth } = this.operation;
    if (!noAuth && !isElsewhere) {
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
    // later ones override earlier ones
    const headers: Record<string, string> = {
      ...request.headers,
      ...clientHeaders,
      ...checkHeaders(id, this.#access?.headers),
      ...ownHeaders,
    };
    if (isElsewhere) for (const name of AUTHENTICATING) delete headers[name];
    this.#isSent = true;
    this.#attempts++;
    this.#emit({ type: 'request' });
    const response = await this.#send(request, headers, signal);
    signal.throwIfAborted();
    this.#response = response;
    auth.onResponse?.();
    if (options.on)
      this.#emit({ type: 'response', status: response.status, requestId: this.context.requestId });
    return read(response, this);
  }

  /** Every request of a client is sent here. */
  async #send(request: CallRequest, headers: HeaderRecord, attempt: AbortSignal): Promise<Response> {
    const { url, method, body: content, init, signal: own, fetch = this.#shared.fetch } = request;
    const body = typeof content === 'function' ? await content() : content;
    // React Native has no `AbortSignal.any`
    const signal = own && 'any' in AbortSignal ? AbortSignal.any([attempt, own]) : attempt;
    return fetch(url, { ...init, method, body, headers, signal, redirect: 'manual' });
  }

  /**
   * Prepares a further attempt: one with new credentials, or one after a wait. Returns how long to wait for it in
   * milliseconds, or undefined if there is none.
   */
  #decide(error: StoreError, remainingMs: number): number | undefined {
    const { options, auth, budget } = this.#shared;
    const isReading = isRead(this.operation);
    const isRejected = error.status === 401 && error.kind !== 'application';
    // a password, code or token is sent only once
    const isRepeatable = this.#isSent && (!this.operation.secret || isReading) && error.reason !== 'abort';
    const canRefresh = !this.#isRefreshed && this.#access && auth.refresh;
    this.#failure = error;
    if (isRepeatable && isRejected && canRefresh) {
      this.#isRefreshed = true;
      this.#rejected = this.#access;
      return 0;
    }
    this.#rejected = undefined;
    const retry = options.retry || {};
    const { retries = options.retry === false ? 0 : (retry.retries ?? 2), idempotencyKey } = this.#options;
    const sent = this.#attempts - Number(this.#isRefreshed);
    const waitMs = error.retryAfterMs ?? backOff(sent, retry);
    const mayRetry =
      isRepeatable &&
      (isReading || idempotencyKey !== undefined) &&
      isTransient(error, this.#response?.headers?.get('x-should-retry')) &&
      sent <= retries &&
      waitMs <= MAX_RETRY_AFTER_MS &&
      waitMs < remainingMs &&
      budget.hasLeft;
    if (!mayRetry) return undefined;
    budget.spend();
    this.#emit({ type: 'retry', error, waitMs });
    return waitMs;
  }

  get operation(): OperationInfo {
    return this.#exchange.operation;
  }

  get input(): unknown {
    return this.#exchange.input;
  }

  get url(): string {
    return this.#request?.url ?? '';
  }

  /** The last response. Throws a `TypeError` if there is none. */
  get response(): Response {
    if (!this.#response) throw new TypeError('There is no response yet');
    return this.#response;
  }

  /** What the last request was authenticated with. */
  get access(): Access | undefined {
    return this.#access;
  }

  /** What errors and events report. */
  get context(): CallContext {
    const { api, requestIdHeader } = this.#shared.options;
    const { id, secret } = this.operation;
    const readHeader = (name?: string) => name && this.#response?.headers?.get(name);
    const requestId = readHeader(api?.requestIdHeader) || readHeader(requestIdHeader) || undefined;
    return {
      operation: id,
      attempts: this.#attempts,
      status: this.#response?.status || undefined,
      // of a call with a secret it must not be able to quote it
      requestId: secret && !/^[\w.:-]*$/.test(requestId ?? '') ? undefined : requestId,
    };
  }

  readonly #fail = (reason: SystemReason, thrown: unknown): StoreError => {
    const url = this.#request?.url;
    // an error of `fetch` may quote the request
    const cause = this.operation.secret && reason === 'network' ? undefined : thrown;
    const description = cause === undefined ? findCode(thrown) : undefined;
    const isPartial = reason === 'network' && this.#response;
    const hint = url && !isPartial ? hintOf({ url, reason, cause: thrown, isSent: this.#isSent }) : undefined;
    return systemError({ ...this.context, reason, cause, description, hint });
  };

  #emit(event: OwnProperties): void {
    const { on } = this.#shared.options;
    if (!on) return;
    const { id: operation, method, path, sunset, replacedBy } = this.operation;
    const elapsedMs = performance.now() - this.#startedAt;
    const attempts = this.#attempts;
    void callListener(on, { operation, method, path, sunset, replacedBy, attempts, elapsedMs, ...event });
  }

  /** The headers of the call, with the idempotency key and with an id for the logs of the server. */
  #ownHeaders(): HeaderRecord | undefined {
    const { idempotencyHeader, requestIdHeader } = this.#shared.options;
    const { idempotencyKey: key, headers } = this.#options;
    const { id } = this.operation;
    // an empty header is no key, so the write would be processed twice
    if (key !== undefined && !/\S/.test(key)) throw refuseInput(id, 'idempotencyKey', 'must not be empty');
    const own = checkHeaders(id, headers);
    if (!requestIdHeader && key === undefined) return own;
    const added: Record<string, string> = {};
    if (key !== undefined && idempotencyHeader) added[idempotencyHeader] = key;
    if (requestIdHeader) added[requestIdHeader] = randomId();
    return { ...checkHeaders(id, added), ...own };
  }

  /** How the call ends that failed. */
  #give(cause: StoreError): Output {
    // each call has an error of its own, whose stack contains the functions that wait for the call
    const error = new StoreError(cause.message, { ...cause, cause: cause.cause });
    this.#emit({ type: 'error', error });
    const output = this.#exchange.recover?.(cause);
    if (output !== undefined) return output;
    throw error;
  }
}
