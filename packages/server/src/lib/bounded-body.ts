/** Nothing is left of the body of a request, because something has read it before. */
export class BodyWasRead extends TypeError {
  constructor() {
    super(
      'The request must be a Request with an unread body: handle it before body parsers such as express.json(), which read the body',
    );
  }
}

/**
 * Reads the body of a request as text. Returns undefined if it is longer than `maxBytes`, whatever its
 * `Content-Length` says. Rejects with {@link BodyWasRead} unless the value is a `Request` whose body is unread.
 */
export async function readBounded(request: Request, maxBytes: number): Promise<string | undefined> {
  if (request?.bodyUsed !== false || request.body?.locked) throw new BodyWasRead();
  const { headers, body } = request;
  const contentLength = Number(headers.get('content-length') ?? 0);
  if (contentLength > maxBytes) return undefined;
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  text += decoder.decode();
  // a body parser of Node reads the stream below the `Request`, which shows nothing of it
  if (length === 0 && contentLength > 0) throw new BodyWasRead();
  return text;
}

/** A text, unless it is longer than `maxBytes` in UTF-8. */
export const boundText = (text: string, maxBytes: number): string | undefined =>
  // a text has at least as many bytes as `length` says
  text.length <= maxBytes && new TextEncoder().encode(text).byteLength <= maxBytes ? text : undefined;

/**
 * The body of a response of `fetch`, for another response. Node cancels the body itself when the first
 * response is garbage collected, unless something reads it. Throws a `TypeError` if the body was read before:
 * the other response would be empty.
 */
export function bodyForCopy({ body, bodyUsed }: Response): Response['body'] {
  if (bodyUsed || body?.locked)
    throw new TypeError('The response must have an unread body: pass on a clone() of what is read');
  return body?.pipeThrough(new TransformStream()) ?? null;
}
