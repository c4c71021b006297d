import type { Credentials, Headers } from './credentials.ts';
import type { OperationInfo } from './operation-info.ts';
export type { Result } from './result.ts';

import type { Listener } from './observe.ts';
import type { Result } from './result.ts';
import type { RetryOptions } from './retry.ts';
import type { Validator } from './validator.ts';

/** Options of one call. */
export interface CallOptions {
  /** Ends the call, also while it waits. */
  signal?: AbortSignal | undefined;
  /** Longest time of one attempt in milliseconds, from waiting for a token to the end of the body. */
  timeoutMs?: number | undefined;
  /** Extra headers. They win over those of the client. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Overrides the client's repetitions; 0 turns them off. */
  retries?: number | undefined;
  /** Lets a write be repeated: the server does it once for all requests with this key. Needs `idempotencyHeader` on the client. */
  idempotencyKey?: string | undefined;
}

/** Options of a client. */
export interface TransportOptions {
  /** The platform host. Default `https://www.wixapis.com`. */
  baseUrl?: string | undefined;
  /** The site, for web methods. */
  siteUrl?: string | undefined;
  /** Who the client speaks for. Without it nothing but open calls will be answered. */
  auth?: Credentials | undefined;
  /** Headers of every call. */
  headers?: Readonly<Record<string, string>> | undefined;
  fetch?: typeof globalThis.fetch | undefined;
  /** Longest time of one attempt, from waiting for a token to the end of the body. Default 30000 ms. */
  timeoutMs?: number | undefined;
  /** Longest time of a call, repetitions and waits included. Default 90000 ms. */
  deadlineMs?: number | undefined;
  /** Repetition of reads. `false` turns it off. */
  retry?: RetryOptions | false | undefined;
  /** Header in which your server takes idempotency keys. The platform itself is not known to take any. */
  idempotencyHeader?: string | undefined;
  /** Header in which each call sends an id of its own, for the logs of your server. None by default: a browser asks the server first whether it may send it. */
  requestIdHeader?: string | undefined;
  /** Is told of requests, retries, responses and errors. */
  on?: Listener | undefined;
  /** Holds inputs, and answers if wanted, against their schemas. */
  validate?: Validator | undefined;
}

/** What carries calls. A client is one with a namespace per service. */
export interface Transport {
  send<Output>(operation: OperationInfo, input?: unknown, options?: CallOptions): Promise<Result<Output>>;
  /** Address of a call that the browser navigates to. */
  address(operation: OperationInfo, input?: unknown): URL;
  /** The headers that say who the client speaks for. */
  credentials(signal?: AbortSignal): Promise<Headers>;
  /** What requests are sent with. */
  readonly network: typeof globalThis.fetch;
  /** A random id that stays the same as long as the same person is signed in. */
  identity(): Promise<string>;
  /** Tells when the identity changes. Returns how to stop. */
  onIdentity(listener: () => void): () => void;
  readonly baseUrl: string;
}
