import { isStoreError, refuseInput, type StoreError, systemError } from '../errors/store-error.ts';
import { checkHost } from '../lib/check-options.ts';
import { notify } from '../lib/emit.ts';
import { startTimer, stopTimer, type Timer } from '../lib/timer.ts';
import type { OwnFacts } from './events.ts';
import { checkHeaders, JSON_CONTENT } from './headers.ts';
import {
  type FailCall,
  type HttpResponse,
  isRead,
  type OperationInfo,
  type PreparedRequest,
} from './operation-info.ts';
import {
  type Access,
  type CallFacts,
  type CallOptions,
  type Credentials,
  type CredentialsContext,
  type Result,
  type Sender,
  TRANSPORT,
  type Transport,
  type TransportOptions,
} from './options.ts';
import { prepare } from './request.ts';
import { readJsonObject, toResponseError } from './response.ts';
import { backOff, isTransient, MAX_RETRY_AFTER_MS } from './retry.ts';

/** Without credentials. */
const ANONYMOUS: Credentials = {
  access: () => ({ headers: {}, identity: 'none' }),
  identity: async () => 'none',
};

/** What the caller of the transport receives. */
type ToOutput<Output> = (data: never, response: HttpResponse, facts: () => CallFacts) => Output;

const toData: ToOutput<never> = (data) => data;

const toResult: ToOutput<Result<never>> = (data, response, facts) => ({
  data,
  response,
  attempts: facts().attempts,
  facts,
});

/**
 * Rejects with an error that was created where no caller waits, or for several calls at once, and adds the
 * caller to its stack.
 */
async function failWithCaller(error: StoreError): Promise<never> {
  // by then the promise of the call has adopted this one, which makes the caller a part of the stack
  await undefined;
  await undefined;
  for (const frame of `${new Error().stack}`.split('\n').slice(2))
    if (!error.stack?.includes(frame)) error.stack += `\n${frame}`;
  throw error;
}

/**
 * Creates a transport for the calls of one description. Sends, reads and times nothing before the first call.
 * Throws a `TypeError` if neither the options nor the description has a base URL, or if it is not a valid
 * HTTPS URL.
 */
export function createTransportFor(options: TransportOptions): Transport {
  const { api = {}, auth = ANONYMOUS, timeoutMs = 30_000, deadlineMs = 90_000, on, validate } = options;
  const { retry, idempotencyHeader, requestIdHeader, insecureHosts = [] } = options;
  const baseUrl = checkHost('baseUrl', options.baseUrl ?? api.baseUrl, insecureHosts);
  const siteUrl = options.siteUrl && checkHost('siteUrl', options.siteUrl, insecureHosts);
  // read for every call, so that a later replacement of the global fetch is used
  const fetch: typeof globalThis.fetch = options.fetch ?? ((...args) => globalThis.fetch(...args));
  const sender: Sender = options.sender ?? fetch;
  /**
   * Tenths of a repetition: a hundred at once, then one for every ten successful calls. A client must not
   * make an outage worse.
   */
  let budget = 1000;
  let withoutAuth: Transport | undefined;
  const context: CredentialsContext = {
    get client() {
      return (withoutAuth ??= createTransportFor({ ...options, auth: undefined }));
    },
  };

  function prepareValid(operation: OperationInfo, input: unknown): PreparedRequest {
    const violation = validate?.input(operation.id, input ?? {});
    if (violation) throw violation;
    return prepare(operation, input);
  }

  /** Makes a call: attempts until one succeeds or none may follow. */
  const perform = <Output>(
    toOutput: ToOutput<Output>,
    operation: OperationInfo,
    input?: unknown,
    own: CallOptions = {},
  ): Promise<Output> =>
    new Promise((resolve) => {
      const { id, secrets, receive } = operation;
      const { signal, idempotencyKey } = own;
      const startedAt = performance.now();
      const endsAt = startedAt + deadlineMs;
      const host = operation.site ? siteUrl : baseUrl;
      let ids: Record<string, string> | undefined;
      let request: PreparedRequest;
      let controller: AbortController | undefined;
      let timer: Timer | undefined;
      let attempts = 0;
      let isSent = false;
      let isRefreshed = false;
      let access: Access | undefined;
      let response: HttpResponse | undefined;
      let failure: StoreError | undefined;

      const facts = (): CallFacts => {
        const readHeader = (name = ''): string | null | undefined => name && response?.headers?.get(name);
        return {
          operation: id,
          attempts,
          status: response?.status || undefined,
          requestId: readHeader(api.requestIdHeader) || readHeader(requestIdHeader) || undefined,
        };
      };
      const fail: FailCall = (reason, cause) => systemError({ ...facts(), reason, cause });
      const emit =
        on &&
        ((event: OwnFacts): void => {
          const { method, path } = operation;
          const elapsedMs = performance.now() - startedAt;
          void notify(on, { operation: id, method, path, attempts, elapsedMs, ...event });
        });

      const attempt = async (now: number, rejected?: Access): Promise<void> => {
        const ms = Math.min(own.timeoutMs ?? timeoutMs, endsAt - now);
        const { signal: inner } = (controller = new AbortController());
        timer = startTimer(now, ms, () =>
          recover(fail('timeout', new DOMException(`Not complete within ${ms} ms`, 'TimeoutError'))),
        );
        isSent = false;
        response = undefined;
        try {
          if (!operation.open) {
            const pending = rejected ? auth.refresh?.(rejected, context, inner) : auth.access(context, inner);
            // awaited only if necessary
            const next = pending && 'then' in pending ? await pending : pending;
            inner.throwIfAborted();
            // all attempts have the same identity: a write of one member is never repeated as another
            if (failure && access && access.identity !== next?.identity) throw failure;
            access = next;
          }
          const { path, content, headers: described = content.body ? JSON_CONTENT : undefined } = request;
          const headers = {
            ...checkHeaders(id, described),
            ...checkHeaders(id, options.headers),
            ...checkHeaders(id, access?.headers),
            ...checkHeaders(id, ids),
            ...checkHeaders(id, own.headers),
          };
          isSent = true;
          attempts++;
          emit?.({ type: 'request' });
          const received = await sender(host + path, {
            ...content,
            headers,
            signal: inner,
            redirect: 'manual',
          });
          inner.throwIfAborted();
          response = received;
          auth.onResponse?.();
          emit?.({ type: 'response', status: received.status, requestId: facts().requestId });
          const body = receive && (await receive(received, fail));
          const text = body ? body.text : await received.text();
          if (inner.aborted) return;
          const isDone = body && 'data' in body;
          if (!isDone && (receive || received.status !== 200))
            throw toResponseError(operation, received, text, {
              ...facts(),
              secrets: secrets?.(input).concat(access?.headers['authorization']?.split(',') ?? []),
            });
          const data = isDone ? body.data : readJsonObject(operation, received, text, fail);
          operation.decode?.(data, text);
          const problem = operation.check?.(data) ?? validate?.output(id, data);
          if (problem) throw fail('badAnswer', problem);
          budget = Math.min(1000, budget + 1);
          settle(toOutput(data as never, received, facts));
        } catch (error) {
          if (!inner.aborted) recover(error);
        }
      };

      /** Leaves no timer and no listener behind. */
      const settle = (outcome: Output | Promise<never>): void => {
        resolve(outcome);
        if (timer) stopTimer(timer);
        if (onAbort) signal.removeEventListener('abort', onAbort);
      };

      /**
       * Decides what follows a failed attempt: another one, perhaps with new credentials or after a wait, or
       * none.
       */
      const recover = (cause: unknown): void => {
        const error = isStoreError(cause) ? cause : fail(isSent ? 'network' : undefined, cause);
        failure = error;
        if (timer) stopTimer(timer);
        timer = undefined;
        controller?.abort(error);
        const { status, kind, reason, retryAfterMs } = error;
        const now = performance.now();
        const sent = attempts - Number(isRefreshed);
        const waitMs = retryAfterMs ?? backOff(sent, retry || undefined);
        // a password, code or token is sent only once
        const isRepeatable = isSent && (!secrets || operation.repeatable) && reason !== 'abort';
        if (
          isRepeatable &&
          status === 401 &&
          kind !== 'application' &&
          access &&
          !isRefreshed &&
          auth.refresh
        ) {
          isRefreshed = true;
          void attempt(now, access);
        } else if (
          isRepeatable &&
          (isRead(operation) || idempotencyKey !== undefined) &&
          isTransient(error, response) &&
          sent <= (own.retries ?? (retry === false ? 0 : (retry?.retries ?? 2))) &&
          waitMs <= MAX_RETRY_AFTER_MS &&
          waitMs < endsAt - now &&
          budget >= 10
        ) {
          budget -= 10;
          emit?.({ type: 'retry', error, waitMs });
          const next = (): unknown => attempt(performance.now());
          if (waitMs > 0) timer = startTimer(now, waitMs, next);
          else next();
        } else {
          settle(failWithCaller(error));
          emit?.({ type: 'error', error });
        }
      };
      const onAbort = signal && ((): void => recover(fail('abort', signal.reason)));

      if (!host) throw new TypeError(`${id} needs the option siteUrl`);
      if (idempotencyKey !== undefined && !idempotencyHeader)
        throw new TypeError('idempotencyKey needs the option idempotencyHeader');
      try {
        if (idempotencyHeader && idempotencyKey !== undefined) {
          // an empty header is no key, so the write would be processed twice
          if (!/\S/.test(idempotencyKey)) throw refuseInput(id, 'idempotencyKey', 'must not be empty');
          ids = { [idempotencyHeader]: idempotencyKey };
        }
        if (requestIdHeader) ids = { ...ids, [requestIdHeader]: crypto.randomUUID() };
        request = prepareValid(operation, input);
        if (onAbort) {
          if (signal.aborted) throw fail('abort', signal.reason);
          signal.addEventListener('abort', onAbort);
        }
        void attempt(startedAt);
      } catch (error) {
        recover(error);
      }
    });

  const transport: Transport = {
    get [TRANSPORT]() {
      return transport;
    },
    call: <Output>(operation: OperationInfo, input?: unknown, own?: CallOptions) =>
      perform<Output>(toData, operation, input, own),
    send: <Output>(operation: OperationInfo, input?: unknown, own?: CallOptions) =>
      perform<Result<Output>>(toResult, operation, input, own),
    baseUrl,
    insecureHosts,
    api,
    idempotencyHeader,
    fetch,
    access: async (signal) => auth.access(context, signal),
    buildUrl: (operation, input) => new URL(baseUrl + prepareValid(operation, input).path),
    identity: async () => auth.identity(context),
    onIdentity: (listener) => auth.onIdentity?.(listener) ?? (() => undefined),
  };
  return transport;
}
