/** Nothing is left of the body of a request, because something has read it before. */
export class BodyWasRead extends TypeError {
  constructor() {
    super(
      'The request must be a Request with an unread body: handle it before body parsers such as express.json(), which read the body',
    );
  }
}

/** Throws {@link BodyWasRead} unless the value is a `Request` whose body is unread. */
export function checkUnread(request: Request): void {
  if (request?.bodyUsed !== false || request.body?.locked) throw new BodyWasRead();
}

/**
 * Throws {@link BodyWasRead} if the headers announce a body, but its text is empty. A body parser of Node reads
 * the stream below the `Request`, which shows nothing of it.
 */
export function checkText(text: string | undefined, { headers }: Request): void {
  const hasBody = Number(headers.get('content-length') ?? 0) > 0 || headers.has('transfer-encoding');
  if (text === '' && hasBody) throw new BodyWasRead();
}

/**
 * Reads the body of a request as text. Returns undefined if it is longer than `maxBytes`, whatever its
 * `Content-Length` says.
 */
export async function readBounded(request: Request, maxBytes: number): Promise<string | undefined> {
  checkUnread(request);
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return undefined;
  if (!request.body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for await (const chunk of request.body) {
    length += chunk.byteLength;
    if (length > maxBytes) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/**
 * The body of a response of `fetch`, for another response. Node cancels the body itself when the first
 * response is garbage collected, unless something reads it.
 */
export const bodyForCopy = (body: Response['body']): Response['body'] =>
  body?.pipeThrough(new TransformStream()) ?? null;
