import type { Credentials, Headers } from './credentials.ts';
import type { OperationInfo } from './operation-info.ts';
import type { Listener } from './observe.ts';
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

/** What carries calls. A client is one with a namespace per service. */
export interface Transport {
  /** Makes a call. Fails with a `StoreError`, or with a `TypeError` where an option of the client is missing. Call functions are shorter. */
  send<Output>(operation: OperationInfo, input?: unknown, options?: CallOptions): Promise<Result<Output>>;
  /** Address of a call that the browser navigates to. Throws a `StoreError` of the kind `validation` for an input that cannot be sent. */
  address(operation: OperationInfo, input?: unknown): URL;
  /** The headers that say who the client speaks for; gets or renews a token first where that is needed. Fails as the token call fails. */
  credentials(signal?: AbortSignal): Promise<Headers>;
  /** What requests are sent with. */
  readonly network: typeof globalThis.fetch;
  /** An id that stays the same as long as the same person is signed in; part of every cache key, and no secret. `none` without credentials. */
  identity(): Promise<string>;
  /** Tells when the identity changes. Returns how to stop. */
  onIdentity(listener: () => void): () => void;
  /** The platform host, without a slash at its end. */
  readonly baseUrl: string;
}
