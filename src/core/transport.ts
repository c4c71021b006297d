import { parseBaseUrl } from '../lib/check-options.ts';
import { Call, type Shared } from './call.ts';
import { readHeaders } from './headers.ts';
import type { OperationInfo } from './operation-info.ts';
import {
  type CallOptions,
  type Credentials,
  type CredentialsContext,
  type Sender,
  TRANSPORT,
  type Transport,
  type TransportOptions,
} from './options.ts';
import { prepare } from './request.ts';
import { budgetOf } from './retry.ts';

/** Without credentials. */
const ANONYMOUS: Credentials = {
  access: () => ({ headers: {}, sessionId: 'none', unauthorizedHint: 'this client has no auth' }),
  sessionId: async () => 'none',
};

/**
 * Creates a transport for the calls of one description. It sends no request and starts no timer before the first
 * call. Throws a `TypeError` if neither the options nor the description has a base URL, or if it is not a valid
 * HTTPS URL.
 */
export function createTransportFor(options: TransportOptions): Transport {
  const { api = {}, auth = ANONYMOUS, idempotencyHeader, insecureHosts = [] } = options;
  const baseUrl = parseBaseUrl('baseUrl', options.baseUrl ?? api.baseUrl, insecureHosts);
  const siteUrl = options.siteUrl && parseBaseUrl('siteUrl', options.siteUrl, insecureHosts);
  const { fetch: ownFetch } = options;
  // the global fetch is read for every call, so that a later replacement is used, and called as a function of no
  // object, as browsers require
  const fetch: typeof globalThis.fetch = (...args) => (ownFetch ?? globalThis.fetch)(...args);
  const sender: Sender = options.sender ?? fetch;
  let withoutAuth: Transport | undefined;
  const context: CredentialsContext = {
    get client() {
      return (withoutAuth ??= createTransportFor({ ...options, auth: undefined }));
    },
  };

  const budget = budgetOf(options.sender ?? ownFetch ?? globalThis, baseUrl);
  const headers =
    options.headers && readHeaders(options.headers, (field, problem) => new TypeError(`${field} ${problem}`));
  const shared: Shared = { options, auth, context, sender, baseUrl, siteUrl, headers, budget };
  const transport: Transport = {
    get [TRANSPORT]() {
      return transport;
    },
    call: <Output>(operation: OperationInfo, input?: unknown, own: CallOptions = {}) =>
      new Call(shared, operation, input, own).run() as Promise<Output>,
    send: async <Output>(operation: OperationInfo, input?: unknown, own: CallOptions = {}) => {
      const call = new Call(shared, operation, input, own);
      const data = (await call.run()) as Output;
      const { response, context } = call;
      return { data, response, attempts: context.attempts, context };
    },
    baseUrl,
    insecureHosts,
    api,
    idempotencyHeader,
    rawFetch: fetch,
    ownFetch,
    access: async (signal) => auth.access(context, signal),
    refresh: auth.refresh && (async (rejected, signal) => auth.refresh?.(rejected, context, signal)),
    onResponse: () => auth.onResponse?.(),
    buildUrl: (operation, input) => new URL(baseUrl + prepare(operation, input, options.validate).path),
    sessionId: async () => auth.sessionId(context),
    onSessionId: (listener) => auth.onSessionId?.(listener) ?? (() => undefined),
  };
  return transport;
}
