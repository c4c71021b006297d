import type { OperationInfo } from './operation-info.ts';
import type { Listener } from './events.ts';
import type { Result } from './result.ts';
import type { RetryOptions } from './retry.ts';
import type { Validator } from './validator.ts';

export type { Result } from './result.ts';

/** Options of one call. */
export interface CallOptions {
  /** Ends the call at once, whatever it waits for: a token, a back-off, the answer or its body. It then fails as `system` with the reason `abort`. */
  signal?: AbortSignal | undefined;
  /**
   * Longest time of one attempt in milliseconds, from waiting for a token to the end of the body. Default: that of the client. After
   * it the attempt fails as `system` with the reason `timeout`; a read is then repeated.
   */
  timeoutMs?: number | undefined;
  /** Extra headers. They win over those of the client. Names that are none, and values with control characters, are refused as `validation`. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Most repetitions of this call after its first attempt, instead of the client's; 0 for none. */
  retries?: number | undefined;
  /**
   * Lets a write be repeated: the server does it once for all requests with this key. Needs `idempotencyHeader` on the client, else the
   * call throws a `TypeError`; an empty key is refused as `validation`.
   */
  idempotencyKey?: string | undefined;
}

/** Options of a client. */
export interface TransportOptions {
  /**
   * The platform host. Default `https://www.wixapis.com`. It may have a path, and must be https, or http on this machine
   * (`localhost`, `127.0.0.1`), as tokens go there; with a query, fragment or user it is refused with a `TypeError`.
   */
  baseUrl?: string | undefined;
  /** The site, for web methods: they throw a `TypeError` without it. The same rules as for `baseUrl`. No default. */
  siteUrl?: string | undefined;
  /**
   * Who the client speaks for: `visitor`, `member`, `apiKey`, `fixedToken`, on servers `app`, or a strategy of your own. Without it nothing but
   * open calls will be answered.
   */
  auth?: Credentials | undefined;
  /** Headers of every call. Those of the credentials and of the call win over them. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Sends the requests, for proxies and tests. Default: the global `fetch`, looked up anew for every call. */
  fetch?: typeof globalThis.fetch | undefined;
  /** Longest time of one attempt in milliseconds, from waiting for a token to the end of the body. Default 30000, half a minute. */
  timeoutMs?: number | undefined;
  /**
   * Longest time of a call in milliseconds, repetitions and waits included. Default 90000, a minute and a half. A call whose next wait
   * would pass it fails at once with what it failed with last.
   */
  deadlineMs?: number | undefined;
  /**
   * Repetition of reads, and of writes with an idempotency key, after network failures, timeouts and the statuses 408, 429, 500, 502, 503
   * and 504. `false` turns it off. A `Retry-After` of the platform is kept when it is at most 60 seconds; a longer one ends the call, with
   * `retryAfterMs` on its error. All calls of a client together may repeat a hundred times, and once more for every ten that succeed.
   */
  retry?: RetryOptions | false | undefined;
  /** Header in which your server takes idempotency keys. The platform itself is not known to take any, so there is none by default. */
  idempotencyHeader?: string | undefined;
  /**
   * Header in which each call sends an id of its own, for the logs of your server. None by default: a browser asks the server first
   * whether it may send it. `requestId` of errors and events is what the response has in `x-wix-request-id`, else in this header.
   */
  requestIdHeader?: string | undefined;
  /** Is told of requests, retries, responses and errors, never of a token or a body. */
  on?: Listener | undefined;
  /** Holds inputs, and answers if wanted, against their schemas: `validator` of `storewire/zod` makes one. None by default. */
  validate?: Validator | undefined;
}

/** Key of the transport in a client. A symbol, so that no service name can collide with it. */
export const TRANSPORT: unique symbol = Symbol.for('storewire.transport');

/** What call functions take: a transport, or a client that was made from one. */
export interface StoreClient {
  readonly [TRANSPORT]: Transport;
}

/** Sends calls. */
export interface Transport extends StoreClient {
  /** Makes a call. Fails with a `StoreError`, or with a `TypeError` where an option of the client is missing. Call functions are shorter. */
  send<Output>(operation: OperationInfo, input?: unknown, options?: CallOptions): Promise<Result<Output>>;
  /** URL of a call that the browser navigates to. Throws a `StoreError` of the kind `validation` for an invalid input. */
  buildUrl(operation: OperationInfo, input?: unknown): URL;
  /** Headers that authenticate a request; requests or refreshes a token first if needed. Rejects as the token request does. */
  access(signal?: AbortSignal): Promise<Access>;
  /** Sends requests, without credentials, retries or timeouts. */
  readonly fetch: typeof globalThis.fetch;
  /** An id that stays the same as long as the same person is signed in; part of every cache key, and no secret. `none` without credentials. */
  identity(): Promise<string>;
  /** Tells when the identity changes. Returns how to stop. */
  onIdentity(listener: () => void): () => void;
  /** The platform host, without a slash at its end. */
  readonly baseUrl: string;
}

/** Header names and values. */
export type Headers = Readonly<Record<string, string>>;

/** What authenticates one request. */
export interface Access {
  /** The headers, `authorization` among them. */
  readonly headers: Headers;
  /** Who the headers stand for. All attempts of a call must have the same; compared within one strategy only. */
  readonly identity: string;
}

/** What a strategy needs to request tokens. */
export interface CredentialsContext {
  /** The same client without credentials. */
  client: StoreClient;
}

/** How a client authenticates its calls. */
export interface Credentials {
  /** Headers for one request. Returns without a promise if no token has to be awaited. Freeze them: they are then validated once. */
  access(context: CredentialsContext, signal: AbortSignal | undefined): Promise<Access> | Access;
  /** Called after a 401. Resolves to newer headers of the same identity, or to undefined if there are none. */
  refresh?(
    rejected: Access,
    context: CredentialsContext,
    signal: AbortSignal | undefined,
  ): Promise<Access | undefined>;
  /** An id that stays the same as long as the same person is signed in; part of every cache key. Reveals no token. */
  identity(): Promise<string>;
  /** Calls the listener when the identity changes. Returns a function that removes it. */
  onIdentity?(listener: () => void): () => void;
}
