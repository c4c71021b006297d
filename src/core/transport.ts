import { isStoreError, refuseInput, type StoreError, systemError } from '../errors/store-error.ts';
import { notify } from '../lib/emit.ts';
import { sleep, within } from '../lib/timeout.ts';
import { checkHost } from '../lib/url.ts';
import type { OwnFacts } from './events.ts';
import { mergeHeaders } from './headers.ts';
import { type Fail, type HttpResponse, isRead, type OperationInfo, type PreparedRequest } from './operation-info.ts';
import {
  type Access,
  type CallFacts,
  type CallOptions,
  type CredentialsContext,
  type HeaderRecord,
  type Result,
  type Sender,
  TRANSPORT,
  type Transport,
  type TransportOptions,
} from './options.ts';
import { prepare } from './request.ts';
import { failedResponse, readObject } from './response.ts';
import { backOff, isTransient, MAX_RETRY_AFTER_MS } from './retry.ts';

const isPromise = <T extends object>(value: Promise<T> | T): value is Promise<T> => 'then' in value;

const JSON_CONTENT: HeaderRecord = /* @__PURE__ */ Object.freeze({ 'content-type': 'application/json' });

/**
 * Creates a transport for the calls of one description. Sends, reads and times nothing before the first call. Throws a `TypeError` if
 * neither the options nor the description has a base URL, or if it is not a valid HTTPS URL.
 */
export function createTransport(options: TransportOptions): Transport {
  const { api = {}, auth, timeoutMs = 30_000, deadlineMs = 90_000, on, validate, retry } = options;
  const { idempotencyHeader, requestIdHeader } = options;
  const baseUrl = checkHost('baseUrl', options.baseUrl ?? api.baseUrl);
  const siteUrl = options.siteUrl === undefined ? undefined : checkHost('siteUrl', options.siteUrl);
  // read for every call, so that a later replacement of the global fetch is used
  const fetch: typeof globalThis.fetch = options.fetch ?? ((...args) => globalThis.fetch(...args));
  const sender: Sender = options.sender ?? fetch;
  /** Tenths of a repetition: a hundred at once, then one for every ten successful calls. A client must not make an outage worse. */
  let budget = 1000;
  let withoutAuth: Transport | undefined;
  const context: CredentialsContext = {
    now: () => Date.now(),
    get client() {
      return (withoutAuth ??= createTransport({ ...options, auth: undefined }));
    },
  };

  function prepareValid(operation: OperationInfo, input: unknown): PreparedRequest {
    const violation = validate?.input(operation.id, input ?? {});
    if (violation) throw violation;
    return prepare(operation, input);
  }

  async function send<Output>(
    operation: OperationInfo,
    input: unknown,
    own: CallOptions = {},
  ): Promise<Result<Output>> {
    const { id, secrets, receive } = operation;
    const { signal, idempotencyKey } = own;
    const startedAt = performance.now();
    const remainingMs = (): number => startedAt + deadlineMs - performance.now();
    const host = operation.site ? siteUrl : baseUrl;
    if (host === undefined) throw new TypeError(`${id} needs the option siteUrl`);
    if (idempotencyKey !== undefined && !idempotencyHeader)
      throw new TypeError('idempotencyKey needs the option idempotencyHeader');
    const ids: Record<string, string> = {};
    let attempts = 0;
    let retries = 0;
    let isSent = false;
    let isRefreshed = false;
    let access: Access | undefined;
    let refreshed: Access | undefined;
    let response: HttpResponse | undefined;
    let failure: StoreError | undefined;

    const facts = (): CallFacts => ({
      operation: id,
      attempts,
      status: response?.status || undefined,
      requestId:
        [api.requestIdHeader, requestIdHeader].map((name) => name && response?.headers?.get(name)).find(Boolean) ||
        undefined,
    });
    const fail: Fail = (reason, cause) => systemError({ ...facts(), reason, cause });
    const emit =
      on &&
      ((event: OwnFacts): void => {
        const { method, path } = operation;
        const elapsedMs = performance.now() - startedAt;
        void notify(on, { operation: id, method, path, attempts, elapsedMs, ...event });
      });

    async function attempt(
      { path, headers: described, ...init }: PreparedRequest,
      attemptSignal: AbortSignal,
    ): Promise<Result<Output>> {
      isSent = false;
      response = undefined;
      if (auth && !operation.open) {
        const pending = refreshed ?? auth.access(context, attemptSignal);
        const next = isPromise(pending) ? await pending : pending;
        attemptSignal.throwIfAborted();
        // all attempts have the same identity: a write of one member is never repeated as another
        if (failure && access && access.identity !== next.identity) throw failure;
        access = next;
        refreshed = undefined;
      }
      const headers = mergeHeaders(
        id,
        described ?? (init.body ? JSON_CONTENT : undefined),
        options.headers,
        access?.headers,
        ids,
        own.headers,
      );
      isSent = true;
      attempts++;
      emit?.({ type: 'request' });
      const received = await sender(host + path, { ...init, headers, signal: attemptSignal, redirect: 'manual' });
      attemptSignal.throwIfAborted();
      response = received;
      const { status } = response;
      emit?.({ type: 'response', status, requestId: facts().requestId });
      const body = receive && (await receive(response, fail));
      const text = body ? body.text : await received.text();
      const isRead = body && 'data' in body;
      if (!isRead && (receive || status !== 200))
        throw failedResponse(operation, received, text, {
          ...facts(),
          secrets: secrets?.(input).concat(access?.headers['authorization']?.split(',') ?? []),
        });
      const data = isRead ? body.data : readObject(operation, received, text, fail);
      operation.decode?.(data, text);
      const problem = validate?.output(id, data);
      if (problem) throw fail('badAnswer', problem);
      return { data: data as Output, response: received, attempts, facts };
    }

    try {
      if (idempotencyHeader && idempotencyKey !== undefined) {
        // an empty header is no key, so the write would be processed twice
        if (!/\S/.test(idempotencyKey)) throw refuseInput(id, 'idempotencyKey', 'must not be empty');
        ids[idempotencyHeader] = idempotencyKey;
      }
      if (requestIdHeader) ids[requestIdHeader] = crypto.randomUUID();
      const request = prepareValid(operation, input);
      for (;;) {
        try {
          const result = await within(Math.min(own.timeoutMs ?? timeoutMs, remainingMs()), signal, fail, (inner) =>
            attempt(request, inner),
          );
          budget = Math.min(1000, budget + 1);
          return result;
        } catch (error) {
          failure = isStoreError(error) ? error : fail(isSent ? 'network' : undefined, error);
          const { status, kind, retryAfterMs } = failure;
          // a password, code or token is sent only once
          if (!isSent || secrets) throw failure;
          if (status === 401 && kind !== 'application' && access && !isRefreshed && auth?.refresh) {
            const rejected = access;
            isRefreshed = true;
            refreshed = await within(remainingMs(), signal, fail, async (inner) =>
              auth.refresh?.(rejected, context, inner),
            );
            if (refreshed) continue;
          }
          const waitMs = retryAfterMs ?? backOff(retries + 1, retry || undefined);
          if (
            !(isRead(operation) || idempotencyKey !== undefined) ||
            !isTransient(failure, response) ||
            retries++ >= (own.retries ?? (retry === false ? 0 : (retry?.retries ?? 2))) ||
            waitMs > MAX_RETRY_AFTER_MS ||
            waitMs >= remainingMs() ||
            budget < 10
          )
            throw failure;
          budget -= 10;
          emit?.({ type: 'retry', error: failure, waitMs });
          await sleep(waitMs, signal, fail);
        }
      }
    } catch (cause) {
      const error = isStoreError(cause) ? cause : fail(undefined, cause);
      emit?.({ type: 'error', error });
      throw error;
    }
  }

  const transport: Transport = {
    get [TRANSPORT]() {
      return transport;
    },
    send,
    baseUrl,
    api,
    fetch,
    access: async (signal) => auth?.access(context, signal) ?? { headers: {}, identity: 'none' },
    buildUrl: (operation, input) => new URL(baseUrl + prepareValid(operation, input).path),
    identity: async () => auth?.identity() ?? 'none',
    onIdentity: (listener) => auth?.onIdentity?.(listener) ?? (() => undefined),
  };
  return transport;
}
