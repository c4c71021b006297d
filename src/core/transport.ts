import { isStoreError, refuseInput, type StoreError, type SystemReason } from '../errors/store-error.ts';
import { readAnswer } from './answer.ts';
import { sleep, within } from '../lib/timeout.ts';
import type { CredentialsContext, Headers } from './credentials.ts';
import type { HttpAnswer, PreparedRequest } from './exchange.ts';
import { mergeHeaders } from './headers.ts';
import { checkHost } from '../lib/url.ts';
import { isRead, type OperationInfo } from './operation-info.ts';
import type { CallOptions, Result, Transport, TransportOptions } from './options.ts';
import { prepare } from './request.ts';
import { backOff, isTransient, LONGEST_RETRY_AFTER_MS, retryBudget } from './retry.ts';
import { factsOf, leftOf, NONE, type Run, startRun } from './run.ts';
import { teller } from '../lib/emit.ts';

export type { CallOptions, Result, Transport, TransportOptions } from './options.ts';

const toFailure = (run: Run, error: unknown, reason?: SystemReason): StoreError =>
  isStoreError(error) ? error : run.fail(reason, error);

const isPromise = (value: Promise<Headers> | Headers): value is Promise<Headers> => 'then' in value;

const PLATFORM = 'https://www.wixapis.com';
const JSON_CONTENT: Headers = /* @__PURE__ */ Object.freeze({ 'content-type': 'application/json' });

/**
 * Makes what carries calls, for the call functions of `storewire/operations`: a bundle then holds only the calls that are used.
 * `createClient` adds a namespace per service. Nothing is sent, read or timed before the first call. A host that is none, or not
 * https, is refused with a `TypeError`.
 *
 * @example
 * import { createTransport, visitor } from 'storewire';
 * import { getCurrentCart } from 'storewire/operations';
 *
 * const store = createTransport({ auth: visitor({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541' }), timeoutMs: 10_000 });
 * const { cart } = await getCurrentCart(store);
 * console.log(cart.lineItems?.length);
 */
export function createTransport(options: TransportOptions = {}): Transport {
  const {
    auth,
    timeoutMs = 30_000,
    deadlineMs = 90_000,
    idempotencyHeader,
    requestIdHeader,
    on,
    validate,
  } = options;
  const tell = on && teller(on);
  const baseUrl = checkHost('baseUrl', options.baseUrl ?? PLATFORM);
  const siteUrl = options.siteUrl === undefined ? undefined : checkHost('siteUrl', options.siteUrl);
  // looked up late, so that what replaces the global fetch later is used
  const fetch: typeof globalThis.fetch = options.fetch ?? ((...args) => globalThis.fetch(...args));
  const budget = retryBudget();
  const context: CredentialsContext = {
    now: () => Date.now(),
    send: (operation, input, signal) => send({ ...operation, open: true }, input, { signal }),
  };

  async function send<Output>(
    operation: OperationInfo,
    input?: unknown,
    call: CallOptions = {},
  ): Promise<Result<Output>> {
    const run = startRun(operation, input, call, { deadlineMs, idHeader: requestIdHeader });
    const host = operation.site ? siteUrl : baseUrl;
    if (host === undefined) throw new TypeError(`${operation.id} needs the option siteUrl`);
    if (call.idempotencyKey !== undefined && !idempotencyHeader)
      throw new TypeError('idempotencyKey needs the option idempotencyHeader');
    try {
      name(run);
      const request = checked(operation, input);
      for (;;) {
        try {
          const attemptMs = Math.min(call.timeoutMs ?? timeoutMs, leftOf(run));
          const answer = await within(attemptMs, call.signal, run.fail, (signal) =>
            exchange(run, host, request, signal),
          );
          const data = readAnswer<Output>(run, answer);
          const problem = validate?.output(operation.id, data);
          if (problem) throw run.fail('badAnswer', problem);
          budget.earn();
          return { data, response: answer.response, attempts: run.attempts };
        } catch (error) {
          const failure = toFailure(run, error, run.isSent ? 'network' : undefined);
          if (await renew(run, failure)) continue;
          const waitMs = waitBefore(run, failure);
          tell?.(run, { type: 'retry', error: failure, waitMs });
          await sleep(waitMs, call.signal, run.fail);
        }
      }
    } catch (cause) {
      const error = toFailure(run, cause);
      tell?.(run, { type: 'error', error });
      throw error;
    }
  }

  /** Gives the call the headers that name it. */
  function name(run: Run): void {
    const { idempotencyKey: key } = run.call;
    if (idempotencyHeader && key !== undefined) {
      // an empty header is no key, and the write would be done twice
      if (!/\S/.test(key)) throw refuseInput(run.operation.id, 'idempotencyKey', 'must not be empty');
      run.isKeyed = true;
      run.ids = { [idempotencyHeader]: key };
    }
    if (requestIdHeader) run.ids = { ...run.ids, [requestIdHeader]: crypto.randomUUID() };
  }

  function checked(operation: OperationInfo, input: unknown): PreparedRequest {
    const refusal = validate?.input(operation.id, input ?? {});
    if (refusal) throw refusal;
    return operation.request ?? prepare(operation, input);
  }

  async function exchange(
    run: Run,
    host: string,
    { address, headers: own, ...init }: PreparedRequest,
    signal: AbortSignal,
  ): Promise<HttpAnswer> {
    const { operation, call } = run;
    run.isSent = false;
    run.response = undefined;
    let credentials: Headers = NONE;
    if (auth && !operation.open) {
      const given = auth.headers(context, signal);
      credentials = isPromise(given) ? await given : given;
      // nobody waits any more for what is not sent yet
      signal.throwIfAborted();
    }
    const headers = mergeHeaders(
      operation.id,
      own ?? (init.body ? JSON_CONTENT : NONE),
      options.headers,
      credentials,
      run.ids,
      call.headers,
    );
    run.credentials = credentials;
    run.isSent = true;
    run.attempts++;
    tell?.(run, { type: 'request' });
    // redirects are handed back, never followed: a token must not travel on
    const response = await fetch(host + address, { ...init, headers, signal, redirect: 'manual' });
    signal.throwIfAborted();
    run.response = response;
    tell?.(run, { type: 'response', status: response.status, requestId: factsOf(run).requestId });
    const body = (await operation.receive?.(response, run.fail)) ?? { text: await response.text() };
    return { response, body };
  }

  /** One replay with new credentials after an authentication failure of the call itself. */
  async function renew(run: Run, failure: StoreError): Promise<boolean> {
    if (
      failure.status !== 401 ||
      failure.kind === 'application' ||
      !run.isSent ||
      run.isRenewed ||
      run.operation.open ||
      !auth?.renew
    )
      return false;
    run.isRenewed = true;
    return within(
      leftOf(run),
      run.call.signal,
      run.fail,
      async (signal) => auth.renew?.(run.credentials, context, signal) ?? false,
    );
  }

  /** How long to wait before the next attempt; throws when there is none. */
  function waitBefore(run: Run, failure: StoreError): number {
    const retry = options.retry === false ? { retries: 0 } : options.retry;
    const retries = run.call.retries ?? retry?.retries ?? 2;
    if (
      !run.isSent ||
      !(isRead(run.operation) || run.isKeyed) ||
      !isTransient(failure, run.response) ||
      run.retries >= retries
    )
      throw failure;
    const wait = failure.retryAfterMs ?? backOff(run.retries + 1, retry);
    if (wait > LONGEST_RETRY_AFTER_MS || wait >= leftOf(run) || !budget.spend()) throw failure;
    run.retries++;
    return wait;
  }

  return {
    send,
    baseUrl,
    network: fetch,
    credentials: async (signal) => auth?.headers(context, signal) ?? NONE,
    address: (operation, input) => new URL(baseUrl + checked(operation, input).address),
    identity: async () => (auth ? auth.identity() : 'none'),
    onIdentity: (listener) => auth?.onIdentity?.(listener) ?? (() => undefined),
  };
}
