/**
 * A request ready to be sent, without the headers that the transport adds. Other options of `fetch` are
 * passed on.
 */
export interface PreparedRequest extends Omit<RequestInit, 'headers' | 'redirect' | 'signal'> {
  method: string;
  /** Path and query, from the root of the host. */
  address: string;
  body: string | ArrayBuffer | null;
}

/** What the wire gave back: status and headers, and the body as text. */
export interface HttpAnswer {
  response: Response;
  text: string;
  /** What the call returns, where `receive` of the operation has read it already. */
  data?: unknown;
}
