/** Responses that are never sent, or only in part: what fault rules do to a connection. */

/** How much of a response is sent before the connection is closed. */
const cuts = new WeakMap<Response, Uint8Array<ArrayBuffer>>();

/** A response instead of which the connection is reset. */
export function connectionReset(): Response {
  const response = new Response(null, { status: 500 });
  cuts.set(response, new Uint8Array());
  return response;
}

/** A response of which only the first half is sent. */
export async function truncated(response: Response): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.set('content-length', String(bytes.length));
  const whole = new Response(bytes, { status: response.status, headers });
  cuts.set(whole, bytes.slice(0, Math.ceil(bytes.length / 2)));
  return whole;
}

/** The part of a response that is sent, if not all of it is; it is empty if the connection is reset. */
export const partOf = (response: Response): Uint8Array<ArrayBuffer> | undefined => cuts.get(response);

export const isReset = (response: Response): boolean => partOf(response)?.length === 0;

/** Passes a response on as `fetch` does it, with the errors that Node has for a connection that is closed. */
export function received(response: Response): Response {
  const part = partOf(response);
  if (!part) return response;
  const cause = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  if (part.length === 0) throw new TypeError('fetch failed', { cause });
  const chunks = [part];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = chunks.pop();
      if (chunk) controller.enqueue(chunk);
      else controller.error(new TypeError('terminated', { cause }));
    },
  });
  return new Response(body, { status: response.status, headers: response.headers });
}
