import type { StoreError, SystemReason } from '../errors/store-error.ts';

/** What `fetch` takes as a body, by the types of browsers and of servers alike. */
export type RequestBody = NonNullable<RequestInit['body']>;

/**
 * A request ready to be sent, without the headers that the transport adds. Other options of `fetch` are
 * passed on.
 */
export interface PreparedRequest extends Omit<RequestInit, 'headers' | 'redirect' | 'signal'> {
  method: string;
  /** Path and query, from the root of the host. */
  address: string;
  body: RequestBody | null;
  /** Headers of its own. Without them a body is JSON. */
  headers?: Readonly<Record<string, string>> | undefined;
}

/** Makes a `system` error of a call. */
export type Fail = (reason: SystemReason | undefined, cause: unknown) => StoreError;

/** The body of a response: its text, and what the call returns if that has been read already. */
export interface Received {
  /** The body as text; empty where it was not read as text. */
  text: string;
  /** What the call returns. Absent where the usual rules read it from `text`. */
  data?: unknown;
}

/** A response with its body. */
export interface HttpAnswer {
  response: Response;
  body: Received;
}
