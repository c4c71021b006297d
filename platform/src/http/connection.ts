/** Responses that are never sent, or only in part: what fault rules do to a connection. */

const resets = new WeakSet<Response>();

/** A response instead of which the connection is reset. */
export function connectionReset(): Response {
  const response = new Response(null, { status: 500 });
  resets.add(response);
  return response;
}

/** Whether the connection must be reset instead of sending a response. */
export const isReset = (response: Response): boolean => resets.has(response);

/** Passes a response on as `fetch` does it: a reset rejects, with the error that Node has for it. */
export function received(response: Response): Response {
  if (!isReset(response)) return response;
  const cause = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  throw new TypeError('fetch failed', { cause });
}

/** The first half of a response, after which the connection is closed. */
export async function truncated(response: Response): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.set('content-length', String(bytes.length));
  let isSent = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (isSent) {
        controller.error(new Error('The response was truncated'));
        return;
      }
      isSent = true;
      controller.enqueue(bytes.subarray(0, Math.floor(bytes.length / 2)));
    },
  });
  return new Response(body, { status: response.status, headers });
}
