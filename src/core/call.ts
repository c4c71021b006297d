/** The one sender: prepares a request, and attempts it until one succeeds or no further one is allowed. */
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
import { checkHeaders, JSON_CONTENT } from './headers.ts';
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
  RequestBody,
  SentCall,
  TransportOptions,
} from './options.ts';
import { buildRequest } from './request.ts';
import { backOff, isTransient, MAX_RETRY_AFTER_MS, type RetryBudget } from './retry.ts';

/** What all calls of a transport share. */
export interface Shared {
  options: TransportOptions;
  baseUrl: string;
  siteUrl: string | undefined;
  /** The option of the client, or the global one. */
  fetch: NonNullable<TransportOptions['fetch']>;
  auth: Credentials;
  context: CredentialsContext;
  /** The headers of the client, with names in lower case. */
  headers: HeaderRecord | undefined;
  budget: RetryBudget;
}

let callCount = 0;

const AUTHENTICATING = ['authorization', 'cookie'];

/**
 * One call with all its attempts. It is prepared once; each attempt authenticates the request, sends it and reads the
 * response, and a failed one decides whether there is another.
 */
export class Call<Output> implements SentCall {
  readonly #shared: Shared;
  readonly #exchange: Exchange<Output>;
  readonly #options: CallOptions;
  readonly #id = ++callCount;
  readonly #startedAt = performance.now();
  #request: CallRequest | undefined;
  /** The headers of the call. */
  #headers: HeaderRecord | undefined;
  /** How often the request was sent. */
  #attempts = 0;
  /** Whether the current attempt has sent the request. */
  #isSent = false;
  #access: Access | undefined;
  /** The credentials that a 401 has rejected, until newer ones are used. */
  #rejected: Access | undefined;
  /** Whether new credentials were requested after a 401. */
  #isRefreshed = false;
  /** The response to the current attempt. */
  #response: Response | undefined;
  /** The error of the last attempt. */
  #failure: StoreError | undefined;

  constructor(shared: Shared, exchange: Exchange<Output>, options: CallOptions) {
    this.#shared = shared;
    this.#exchange = exchange;
    this.#options = options;
  }

  /** Makes the call. Rejects with a `StoreError`. */
  async run(): Promise<Output> {
    const { options, budget } = this.#shared;
    const { signal, idempotencyKey, timeoutMs = options.timeoutMs ?? 30_000 } = this.#options;
    if (idempotencyKey !== undefined && !options.idempotencyHeader)
      throw new TypeError('idempotencyKey needs the option idempotencyHeader');
    // a file takes as long as its host is given for it
    const deadlineMs = this.#exchange.isElsewhere ? undefined : options.deadlineMs;
    const endsAt = this.#startedAt + (deadlineMs ?? Math.max(90_000, timeoutMs));
    let waitMs = 0;
    for (;;) {
      try {
        const request = this.#request ?? this.#prepare();
        if (waitMs > 0) await sleep(waitMs, signal, this.#fail);
        const remainingMs = endsAt - performance.now();
        // a wait ends late in a tab in the background, and on a computer that was asleep
        if (this.#failure && remainingMs <= 0) throw this.#failure;
        const output = await withTimeout(Math.min(timeoutMs, remainingMs), signal, this.#fail, (inner) =>
          this.#attempt(request, inner),
        );
        budget.earn();
        return output;
      } catch (cause) {
        const error = isStoreError(cause) ? cause : this.#fail(this.#isSent ? 'network' : 'unsent', cause);
        const nextMs = this.#decide(error, endsAt - performance.now());
        if (nextMs === undefined) return this.#end(error);
        waitMs = nextMs;
      }
    }
  }

  async #attempt(request: CallRequest, signal: AbortSignal): Promise<Output> {
    this.#isSent = false;
    this.#response = undefined;
    if (!this.operation.noAuth && !this.#exchange.isElsewhere) {
      const access = this.#authenticate(signal);
      // most calls have a valid token, and wait for nothing
      this.#continueAs(access && 'then' in access ? await access : access, signal);
    }
    const response = await this.#send(request, signal);
    signal.throwIfAborted();
    return this.#read(response);
  }

  /** Throws if the input or a header is invalid. */
  #prepare(): CallRequest {
    const request = this.#exchange.prepare();
    this.#request = request;
    this.#headers = this.#ownHeaders();
    return request;
  }

  #authenticate(signal: AbortSignal): Promise<Access | undefined> | Access | undefined {
    const { auth, context } = this.#shared;
    return this.#rejected ? auth.refresh?.(this.#rejected, context, signal) : auth.access(context, signal);
  }

  /** All attempts have the same session: a write of one member is never repeated as another. */
  #continueAs(access: Access | undefined, signal: AbortSignal): void {
    signal.throwIfAborted();
    if (this.#failure && this.#access && this.#access.sessionId !== access?.sessionId) throw this.#failure;
    this.#access = access;
  }

  /** Sends the request: every one of a client passes here. */
  #send(request: CallRequest, attempt: AbortSignal): Promise<Response> {
    const { url, method, body, init, signal: own, fetch = this.#shared.fetch } = request;
    // later ones override earlier ones
    const headers: Record<string, string> = {
      ...request.headers,
      ...this.#shared.headers,
      ...checkHeaders(this.operation.id, this.#access?.headers),
      ...this.#headers,
    };
    if (this.#exchange.isElsewhere) for (const name of AUTHENTICATING) delete headers[name];
    // React Native has no `AbortSignal.any`
    const signal = own && 'any' in AbortSignal ? AbortSignal.any([attempt, own]) : attempt;
    this.#isSent = true;
    this.#attempts++;
    this.#emit({ type: 'request' });
    const send = (content: RequestBody): Promise<Response> => {
      attempt.throwIfAborted();
      return fetch(url, { ...init, method, body: content, headers, signal, redirect: 'manual' });
    };
    return typeof body === 'function' ? body().then(send) : send(body);
  }

  #read(response: Response): Promise<Output> | Output {
    const { auth, options } = this.#shared;
    this.#response = response;
    auth.onResponse?.();
    if (options.on)
      this.#emit({ type: 'response', status: response.status, requestId: this.context.requestId });
    return this.#exchange.read(response, this);
  }

  /**
   * Decides whether there is a further attempt: one with new credentials, or one after a wait. Returns how long to wait
   * for it in milliseconds, or undefined if there is none.
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
    const [callId, attempts] = [this.#id, this.#attempts];
    void callListener(on, {
      callId,
      operation,
      method,
      path,
      sunset,
      replacedBy,
      attempts,
      elapsedMs,
      ...event,
    });
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

  /** The result of a call whose last attempt has failed: its error, unless that is a response to pass on. */
  #end(cause: StoreError): Output {
    // each call has an error of its own, whose stack contains the functions that wait for the call
    const error = new StoreError(cause.message, { ...cause, cause: cause.cause });
    this.#emit({ type: 'error', error });
    const output = this.#exchange.recover?.(cause);
    if (output !== undefined) return output;
    throw error;
  }
}

/** A call of the contract. Throws a `TypeError` if an option of the client is missing. */
export function createCall<Output>(
  shared: Shared,
  operation: OperationInfo,
  input: unknown,
  options: CallOptions,
  read: Exchange<Output>['read'],
): Call<Output> {
  const host = operation.onSite ? shared.siteUrl : shared.baseUrl;
  if (!host) throw new TypeError(`${operation.id} needs the option siteUrl`);
  const prepare = (): CallRequest => {
    const { method, path, body } = buildRequest(operation, input, shared.options.validate);
    const headers = body === null ? undefined : JSON_CONTENT;
    return { url: host + path, method, body, headers, init: options.init };
  };
  return new Call(shared, { operation, input, prepare, read }, options);
}
