import { systemError } from '../errors/store-error.ts';
import { parseBaseUrl } from '../lib/check-options.ts';
import { withTimeout } from '../lib/timeout.ts';
import { Call, createCall, type Shared } from './call.ts';
import { readHeaders } from './headers.ts';
import type { OperationInfo } from './operation-info.ts';
import {
  type CallOptions,
  type Credentials,
  type CredentialsContext,
  type SentCall,
  TRANSPORT,
  type Transport,
  type TransportOptions,
} from './options.ts';
import { buildRequest } from './request.ts';
import { readBody } from './response.ts';
import { budgetOf } from './retry.ts';

const ANONYMOUS: Credentials = {
  access: () => ({ headers: {}, sessionId: 'none' }),
  sessionId: async () => 'none',
};

/**
 * Creates a transport for the calls of one description. It sends no request and starts no timer before the first
 * call. Throws a `TypeError` if neither the options nor the description has a base URL, or if it is not a valid
 * HTTPS URL.
 */
export function createTransportFor(options: TransportOptions): Transport {
  const { api = {}, auth = ANONYMOUS, idempotencyHeader, insecureHosts = [], validate } = options;
  const baseUrl = parseBaseUrl('baseUrl', options.baseUrl ?? api.baseUrl, insecureHosts);
  const siteUrl = (options.siteUrl && parseBaseUrl('siteUrl', options.siteUrl, insecureHosts)) || undefined;
  const { fetch: ownFetch } = options;
  // the global fetch is read for every call, so that a later replacement is used, and called as a function of no
  // object, as browsers require
  const fetch: Shared['fetch'] = (...args) => (ownFetch ?? globalThis.fetch)(...args);
  let withoutAuth: Transport | undefined;
  const context: CredentialsContext = {
    get client() {
      return (withoutAuth ??= createTransportFor({ ...options, auth: undefined }));
    },
  };
  const budget = budgetOf(ownFetch ?? globalThis, baseUrl);
  const headers =
    options.headers && readHeaders(options.headers, (field, problem) => new TypeError(`${field} ${problem}`));
  const shared: Shared = { options, baseUrl, siteUrl, fetch, auth, context, headers, budget };

  const readBodyOf = <Output>(response: Response, call: SentCall): Promise<Output> =>
    readBody<Output>(response, call, validate);

  const transport: Transport = {
    get [TRANSPORT]() {
      return transport;
    },
    call: async <Output>(operation: OperationInfo, input?: unknown, own: CallOptions = {}) =>
      createCall(shared, operation, input, own, readBodyOf<Output>).run(),
    send: <Output>(operation: OperationInfo, input?: unknown, own?: CallOptions) =>
      transport.read(operation, input, own, (data: Output, { response, context }) => ({
        data,
        response,
        attempts: context.attempts,
        context,
      })),
    read: async (operation, input, own = {}, reader) =>
      createCall(shared, operation, input, own, async (response, call) =>
        reader(await readBodyOf(response, call), call),
      ).run(),
    run: (exchange, own = {}) => new Call(shared, exchange, own).run(),
    // credentials complete a request for tokens, which uses up a refresh token, for whoever still waits
    access: (signal) =>
      withTimeout(
        Number.POSITIVE_INFINITY,
        signal,
        (reason, cause) => systemError({ reason, cause }),
        async (inner) => auth.access(context, inner),
      ),
    buildUrl: (operation, input) => new URL(baseUrl + buildRequest(operation, input, validate).path),
    baseUrl,
    siteUrl,
    insecureHosts,
    idempotencyHeader,
    sessionId: async () => auth.sessionId(context),
    onSessionId: (listener) => auth.onSessionId?.(listener) ?? (() => undefined),
  };
  return transport;
}
