import { isStoreError, refuseInput, type StoreError, type SystemReason } from '../errors/store-error.ts';
import { sleep, within } from '../lib/timeout.ts';
import { checkHost } from '../lib/url.ts';
import { type Call, callFacts, remainingMs, startCall, callEmitter } from './call.ts';
import { mergeHeaders } from './headers.ts';
import { type HttpResponse, isRead, type OperationInfo, type PreparedRequest } from './operation-info.ts';
import {
  type Access,
  type CallOptions,
  type CredentialsContext,
  type HeaderRecord,
  type Sender,
  TRANSPORT,
  type Transport,
  type TransportOptions,
} from './options.ts';
import { prepare } from './request.ts';
import { readResponse } from './response.ts';
import { backOff, isTransient, MAX_RETRY_AFTER_MS, retryBudget } from './retry.ts';

const toFailure = (call: Call, error: unknown, reason?: SystemReason): StoreError =>
  isStoreError(error) ? error : call.fail(reason, error);

const isPromise = <T extends object>(value: Promise<T> | T): value is Promise<T> => 'then' in value;

const NO_ACCESS: Access = { headers: {}, identity: 'none' };
const JSON_CONTENT: HeaderRecord = /* @__PURE__ */ Object.freeze({ 'content-type': 'application/json' });

/**
 * Creates a transport for the calls of one description. Sends, reads and times nothing before the first call. Throws a `TypeError` if
 * neither the options nor the description has a base URL, or if it is not a valid HTTPS URL.
 */
export function createTransport(options: TransportOptions): Transport {
  const { auth, timeoutMs = 30_000, deadlineMs = 90_000, idempotencyHeader, requestIdHeader, on } = options;
  const { api = {}, validate, retry } = options;
  const baseUrl = checkHost('baseUrl', options.baseUrl ?? api.baseUrl);
  const siteUrl = options.siteUrl === undefined ? undefined : checkHost('siteUrl', options.siteUrl);
  // read for every call, so that a later replacement of the global fetch is used
  const fetch: typeof globalThis.fetch = options.fetch ?? ((...args) => globalThis.fetch(...args));
  const sender: Sender = options.sender ?? fetch;
  const requestIdHeaders = [api.requestIdHeader, requestIdHeader].filter((name) => name !== undefined);
  const emit = on && callEmitter(on);
  const budget = retryBudget();
  let withoutAuth: Transport | undefined;
  const context: CredentialsContext = {
    get client() {
      return (withoutAuth ??= createTransport({ ...options, auth: undefined }));
    },
  };

  async function perform(call: Call): Promise<unknown> {
    const { operation, input, options: own } = call;
    const host = operation.site ? siteUrl : baseUrl;
    if (host === undefined) throw new TypeError(`${operation.id} needs the option siteUrl`);
    if (own.idempotencyKey !== undefined && !idempotencyHeader)
      throw new TypeError('idempotencyKey needs the option idempotencyHeader');
    try {
      identify(call);
      const request = checked(operation, input);
      for (;;) {
        try {
          const attemptMs = Math.min(own.timeoutMs ?? timeoutMs, remainingMs(call));
          const data = await within(attemptMs, own.signal, call.fail, (signal) =>
            attempt(call, host, request, signal),
          );
          budget.earn();
          return data;
        } catch (error) {
          const failure = toFailure(call, error, call.isSent ? 'network' : undefined);
          call.failure = failure;
          if (await refresh(call, failure)) continue;
          const waitMs = waitBefore(call, failure);
          emit?.(call, { type: 'retry', error: failure, waitMs });
          await sleep(waitMs, own.signal, call.fail);
        }
      }
    } catch (cause) {
      const error = toFailure(call, cause);
      emit?.(call, { type: 'error', error });
      throw error;
    }
  }

  /** Adds the headers that identify the call. */
  function identify(call: Call): void {
    const { idempotencyKey: key } = call.options;
    if (idempotencyHeader && key !== undefined) {
      // an empty header is no key, so the write would be processed twice
      if (!/\S/.test(key)) throw refuseInput(call.operation.id, 'idempotencyKey', 'must not be empty');
      call.isKeyed = true;
      call.idHeaders = { [idempotencyHeader]: key };
    }
    if (requestIdHeader) call.idHeaders = { ...call.idHeaders, [requestIdHeader]: crypto.randomUUID() };
  }

  function checked(operation: OperationInfo, input: unknown): PreparedRequest {
    const violation = validate?.input(operation.id, input ?? {});
    if (violation) throw violation;
    return prepare(operation, input);
  }

  async function attempt(
    call: Call,
    host: string,
    { path, headers: own, ...init }: PreparedRequest,
    signal: AbortSignal,
  ): Promise<unknown> {
    const { operation } = call;
    call.isSent = false;
    call.response = undefined;
    if (auth && !operation.open) {
      const pending = call.refreshed ?? auth.access(context, signal);
      const access = isPromise(pending) ? await pending : pending;
      signal.throwIfAborted();
      call.refreshed = undefined;
      // all attempts have the same identity: a write of one member is never repeated as another
      if (call.failure && call.access && call.access.identity !== access.identity) throw call.failure;
      call.access = access;
    }
    const headers = mergeHeaders(
      operation.id,
      own ?? (init.body ? JSON_CONTENT : undefined),
      options.headers,
      call.access?.headers,
      call.idHeaders,
      call.options.headers,
    );
    call.isSent = true;
    call.attempts++;
    emit?.(call, { type: 'request' });
    const response = await sender(host + path, { ...init, headers, signal, redirect: 'manual' });
    signal.throwIfAborted();
    call.response = response;
    emit?.(call, { type: 'response', status: response.status, requestId: callFacts(call).requestId });
    return read(call, response);
  }

  async function read(call: Call, response: HttpResponse): Promise<unknown> {
    const { operation, fail } = call;
    const described = operation.receive && (await operation.receive(response, fail));
    const data = readResponse(call, response, described ?? { text: await response.text() });
    const problem = operation.check?.(data) ?? validate?.output(operation.id, data);
    if (problem) throw fail('badAnswer', problem);
    return data;
  }

  /** One replay with refreshed credentials after a 401 of the call itself. A password, code or token is sent only once. */
  async function refresh(call: Call, failure: StoreError): Promise<boolean> {
    const { access, operation } = call;
    if (
      failure.status !== 401 ||
      failure.kind === 'application' ||
      operation.secrets ||
      !call.isSent ||
      call.isRefreshed ||
      !access ||
      !auth?.refresh
    )
      return false;
    call.isRefreshed = true;
    call.refreshed = await within(remainingMs(call), call.options.signal, call.fail, async (signal) =>
      auth.refresh?.(access, context, signal),
    );
    return call.refreshed !== undefined;
  }

  /** How long to wait before the next attempt. Throws the failure if there is none. */
  function waitBefore(call: Call, failure: StoreError): number {
    const backOffOptions = retry || undefined;
    const retries = call.options.retries ?? (retry === false ? 0 : (retry?.retries ?? 2));
    if (
      !call.isSent ||
      call.operation.secrets ||
      !(isRead(call.operation) || call.isKeyed) ||
      !isTransient(failure, call.response) ||
      call.retries >= retries
    )
      throw failure;
    const waitMs = failure.retryAfterMs ?? backOff(call.retries + 1, backOffOptions);
    if (waitMs > MAX_RETRY_AFTER_MS || waitMs >= remainingMs(call) || !budget.spend()) throw failure;
    call.retries++;
    return waitMs;
  }

  const settings = { deadlineMs, requestIdHeaders };
  const transport: Transport = {
    get [TRANSPORT]() {
      return transport;
    },
    call: async <Output>(operation: OperationInfo, input?: unknown, own: CallOptions = {}) =>
      (await perform(startCall(operation, input, own, settings))) as Output,
    async send<Output>(operation: OperationInfo, input?: unknown, own: CallOptions = {}) {
      const call = startCall(operation, input, own, settings);
      const data = (await perform(call)) as Output;
      const { requestId } = callFacts(call);
      return { data, response: call.response as HttpResponse, attempts: call.attempts, requestId };
    },
    baseUrl,
    api,
    fetch,
    access: async (signal) => auth?.access(context, signal) ?? NO_ACCESS,
    buildUrl: (operation, input) => new URL(baseUrl + checked(operation, input).path),
    identity: async () => (auth ? auth.identity() : 'none'),
    onIdentity: (listener) => auth?.onIdentity?.(listener) ?? (() => undefined),
  };
  return transport;
}
