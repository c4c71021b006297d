import type { StoreError } from '../errors/store-error.ts';
import type { Listener } from './events.ts';
import type { OperationInfo } from './operation-info.ts';
import type { RetryOptions } from './retry.ts';

/** Header names and values. */
export type HeaderRecord = Readonly<Record<string, string>>;

/** Headers as a record or as a `Headers` object. */
export type HeaderSource = HeaderRecord | Headers;

/** Options of one call. */
export interface CallOptions {
  /**
   * Ends the call immediately, whether it waits for a token, a back-off, the response or its body. The call
   * then fails as `system` with the reason `abort`.
   */
  signal?: AbortSignal | undefined;
  /**
   * Maximum time of one attempt in milliseconds, from waiting for a token to the end of the body. Defaults to
   * that of the client. After it the attempt fails as `system` with the reason `timeout`; a read is then
   * repeated. The `deadlineMs` of the client ends it earlier, if it is set.
   */
  timeoutMs?: number | undefined;
  /**
   * Additional headers. They override those of the client. An invalid name, or a value with control
   * characters, is a `validation` error.
   */
  headers?: HeaderSource | undefined;
  /** What else `fetch` takes, such as `cache`, `keepalive`, `priority` or the `next` of Next.js. */
  init?: Omit<RequestInit, 'method' | 'headers' | 'body' | 'signal' | 'redirect'> | undefined;
  /** Maximum number of repetitions of this call, instead of that of the client; 0 for none. */
  retries?: number | undefined;
  /**
   * Lets a write be repeated: the server processes all requests with this key once. Throws a `TypeError`
   * unless the client has an `idempotencyHeader`; an empty key is a `validation` error. A call that sends a
   * password, code or token is never repeated.
   */
  idempotencyKey?: string | undefined;
}

/** Options of a client. */
export interface TransportOptions {
  /**
   * What the description says about all its calls. Defaults to that of the platform; `storewire generate`
   * writes that of another description.
   */
  api?: ApiInfo | undefined;
  /**
   * URL of the server, which may have a path. Defaults to the server of the description. In a page, a path
   * such as `/api/store` is a path of its origin; elsewhere it throws a `TypeError`. The URL must use https,
   * or http for this machine (`localhost`, `127.0.0.1`) and for `insecureHosts`, because tokens are sent to
   * it. A URL with a query, a fragment or a user throws a `TypeError`.
   */
  baseUrl?: string | undefined;
  /**
   * Host names without port that `baseUrl` and `siteUrl` may name with http, and so may the URLs of uploads
   * and of redirects that the server returns. For development: a service of Docker Compose, an emulator, this
   * machine in its local network. Everyone in that network can read the tokens. Default none.
   */
  insecureHosts?: readonly string[] | undefined;
  /**
   * URL of the site, for web methods, which throw a `TypeError` without it. The rules of `baseUrl` apply. No
   * default.
   */
  siteUrl?: string | undefined;
  /**
   * How the client authenticates: `visitor`, `member`, `apiKey`, `fixedToken`, on servers `app`, or your own
   * strategy. Without it only open calls succeed.
   */
  auth?: Credentials | undefined;
  /**
   * Headers of every request, also of those to the host of uploads, read once. Those of the credentials and of the call
   * override them. An invalid name, or a value with control characters, throws a `TypeError`.
   */
  headers?: HeaderSource | undefined;
  /**
   * Sends every request, for proxies and tests, called as `(url, init)`: with the URL as a string, headers as a plain
   * object, and a body that is a string, a `Uint8Array` or null. Defaults to the global `fetch`, which is read anew for
   * every call.
   */
  fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
  /**
   * Maximum time of one attempt in milliseconds, from waiting for a token to the end of the body. Default
   * 30000, half a minute.
   */
  timeoutMs?: number | undefined;
  /**
   * Maximum time of a call in milliseconds, including repetitions and waits. Default 90000, a minute and a
   * half, or the `timeoutMs` of the client or of the call if that is longer. A call whose next wait would exceed it
   * fails immediately with its last error. It does not limit the requests to the host of uploads.
   */
  deadlineMs?: number | undefined;
  /**
   * Repetition of reads, and of writes with an idempotency key, after network failures, timeouts and the
   * statuses 408, 429, 500, 502, 503 and 504. `false` turns it off. A `Retry-After` of the server is obeyed
   * if it is at most 60 seconds; a longer one ends the call, with `retryAfterMs` on its error. All calls
   * together may repeat a hundred times, and once more for every ten that succeed: those of all clients with the
   * same `baseUrl` and the same `fetch`, also if a server creates a client for each request.
   */
  retry?: RetryOptions | false | undefined;
  /**
   * Header in which your server reads idempotency keys. The platform is not known to read any, so there is no
   * default.
   */
  idempotencyHeader?: string | undefined;
  /**
   * Header in which each call sends an id of its own, for the logs of your server. No default, since browsers
   * ask the server first whether they may send it. The `requestId` of errors and events is read from the
   * header that the description names, otherwise from this one.
   */
  requestIdHeader?: string | undefined;
  /** Receives requests, retries, responses and errors, but never a token or a body. */
  on?: Listener | undefined;
  /** Validates inputs and, optionally, responses: see `validator` of `storewire/zod`. None by default. */
  validate?: Validator | undefined;
}

/** What a description says about all its calls. */
export interface ApiInfo {
  /** The first absolute server URL. */
  baseUrl?: string | undefined;
  /** Response header with the id of a request. */
  requestIdHeader?: string | undefined;
}

/** Validates inputs and responses. `storewire/zod` creates one. */
export interface Validator {
  /** Returns why an input must not be sent; undefined if it is valid. */
  input(operation: string, input: unknown): StoreError | undefined;
  /** Returns why a response is invalid, which fails the call with `badAnswer`; undefined if it is valid. */
  output(operation: string, data: unknown): Error | undefined;
}

/** What errors and events report about their call. */
export interface CallContext {
  operation: string;
  attempts: number;
  status: number | undefined;
  requestId: string | undefined;
}

/** A body as `fetch` gets it: text, or bytes, which every implementation of `fetch` takes. */
export type RequestBody = string | Uint8Array<ArrayBuffer> | null;

/** A request that can be sent several times. */
export interface CallRequest {
  /** The whole URL. */
  url: string;
  method: string;
  /** A function if it must be read first. */
  body: RequestBody | (() => Promise<RequestBody>);
  /** Headers that those of the client, of the credentials and of the call override. */
  headers?: HeaderRecord | undefined;
  /** What else `fetch` gets. */
  init?: RequestInit | undefined;
  /** Ends the body of a response that the caller reads, after the call. */
  signal?: AbortSignal | undefined;
  /** Takes the place of the option `fetch` of the client. */
  fetch?: TransportOptions['fetch'];
}

/** What differs between calls of the contract and other requests. */
export interface Exchange<Output> {
  /** What errors and events name, and what decides on repetitions. */
  operation: OperationInfo;
  /** What no error may quote if the operation has a secret. */
  input?: unknown;
  /** Whether the server is not one of the client, so that it must not get what authenticates its requests. */
  isElsewhere?: boolean | undefined;
  /** Throws a `validation` error if the input is invalid. */
  prepare(): CallRequest;
  /** Throws the `StoreError` of a failed response. */
  read(response: Response, call: SentCall): Promise<Output> | Output;
  /** What the call resolves to instead of failing with an error that `read` has thrown. */
  recover?(error: StoreError): Output | undefined;
}

/** What the reader of a response knows about its call. */
export interface SentCall {
  /** The operation that was called. */
  readonly operation: OperationInfo;
  /** The input that it was called with. */
  readonly input: unknown;
  /** The URL of the request. */
  readonly url: string;
  /** The response to the last attempt. */
  readonly response: Response;
  /** What errors report. */
  readonly context: CallContext;
  /** What the request was authenticated with. */
  readonly access: Access | undefined;
}

/** Key of the transport in a client. A symbol, so that no service name can collide with it. */
export const TRANSPORT: unique symbol = Symbol.for('storewire.transport');

/** What call functions accept: a transport, or a client that was created from one. */
export interface StoreClient {
  readonly [TRANSPORT]: Transport;
}

/** The body of a response and the response itself. */
export interface Result<Output> {
  /** The body, as the contract describes it. */
  data: Output;
  /** Status and headers. Its body has been read. */
  response: Response;
  /** How often the call was sent. */
  attempts: number;
  /** What an error about the content of the response reports: operation, attempts, status and request id. */
  context: CallContext;
}

/** Sends calls. */
export interface Transport extends StoreClient {
  /**
   * Makes a call and returns its body. Fails with a `StoreError`, or with a `TypeError` if an option of the
   * client is missing. Call functions are shorter.
   */
  call<Output>(operation: OperationInfo, input?: unknown, options?: CallOptions): Promise<Output>;
  /** Makes a call as `call` does, and returns its body with the response. */
  send<Output>(operation: OperationInfo, input?: unknown, options?: CallOptions): Promise<Result<Output>>;
  /**
   * Makes a call, and returns what the reader makes of its body. The call fails with what the reader throws, and
   * listeners hear of it.
   */
  read<Output, Value>(
    operation: OperationInfo,
    input: unknown,
    options: CallOptions | undefined,
    reader: (body: Output, call: SentCall) => Value,
  ): Promise<Value>;
  /**
   * URL of a call that the browser navigates to. Throws a `StoreError` of the kind `validation` for an
   * invalid input.
   */
  buildUrl(operation: OperationInfo, input?: unknown): URL;
  /** Makes any request of the client: those of calls, of `fetch`, of openapi-fetch and of uploads. */
  run<Output>(exchange: Exchange<Output>, options?: CallOptions): Promise<Output>;
  /**
   * Headers that authenticate a request; requests or refreshes a token first if needed. Rejects as the token
   * request does, and when the signal aborts, with the reason `abort`.
   */
  access(signal?: AbortSignal): Promise<Access>;
  /**
   * An id that stays the same as long as the same person is signed in; part of every cache key, and no
   * secret. `none` without credentials.
   */
  sessionId(): Promise<string>;
  /** Calls the listener when the session id changes. Returns a function that removes it. */
  onSessionId(listener: () => void): () => void;
  /** Header of idempotency keys; undefined without the option. */
  readonly idempotencyHeader: string | undefined;
  /** URL of the server, without a slash at its end. */
  readonly baseUrl: string;
  /** URL of the site, without a slash at its end; undefined without the option. */
  readonly siteUrl: string | undefined;
  /** Host names that URLs may name with http. */
  readonly insecureHosts: readonly string[];
}

/** What authenticates one request. */
export interface Access {
  /** The headers, including `authorization`. */
  readonly headers: HeaderRecord;
  /** Whom the headers authenticate. All attempts of a call must have the same. */
  readonly sessionId: string;
  /** Who makes the calls: `visitor`, `member` or `merchant`. The hint of a 403 names it. */
  readonly role?: string | undefined;
  /** What is wrong with the credentials if the server rejects them, for the hint of a 401. */
  readonly unauthorizedHint?: string | undefined;
}

/** What a strategy needs to request tokens. */
export interface CredentialsContext {
  /** A client with the same options, without credentials. */
  client: StoreClient;
}

/** How a client authenticates its calls. */
export interface Credentials {
  /**
   * Headers for one request. Returns without a promise if no token has to be awaited. Freeze them: they are
   * then validated once.
   */
  access(context: CredentialsContext, signal: AbortSignal | undefined): Promise<Access> | Access;
  /** Called after a 401. Resolves to newer headers of the same session, or to undefined if there are none. */
  refresh?(
    rejected: Access,
    context: CredentialsContext,
    signal: AbortSignal | undefined,
  ): Promise<Access | undefined>;
  /**
   * An id that stays the same as long as the same person is signed in; part of every cache key. Reveals no
   * token. The transport passes the context.
   */
  sessionId(context?: CredentialsContext): Promise<string>;
  /** Calls the listener when the session id changes. Returns a function that removes it. */
  onSessionId?(listener: () => void): () => void;
  /**
   * Called when the response to a call with these credentials has arrived, whose cookies may have changed the
   * session.
   */
  onResponse?(): void;
}
