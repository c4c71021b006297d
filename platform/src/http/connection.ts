/** What the server knows about responses besides their content: texts, and what fault rules do to a connection. */

/** Texts and headers of responses. The server sends them unchanged: making and reading a stream takes longer than most calls. */
const texts = new WeakMap<Response, TextReply>();

/** A response as the server sends it. */
export interface TextReply {
  status: number;
  text: string;
  headers: Readonly<Record<string, string>>;
}

/** A response that represents one with a text: it has status and headers, but no body. Its headers must not be changed. */
export function textResponse(reply: TextReply): Response {
  const response = new Response(null, reply);
  texts.set(response, reply);
  return response;
}

export const textReplyOf = (response: Response): TextReply | undefined => texts.get(response);

/** The response with its body. */
function withBody(response: Response): Response {
  const reply = texts.get(response);
  return reply ? new Response(reply.text, reply) : response;
}

/** The text of a response, which can be read again. A truncated body has none. */
export const textOf = (response: Response): Promise<string> =>
  withBody(response)
    .clone()
    .text()
    .catch(() => '');

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
  const bytes = new Uint8Array(await withBody(response).arrayBuffer());
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
  if (!part) return withBody(response);
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
