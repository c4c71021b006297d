/** Refuses what is no request, or one whose body somebody else reads: it would look empty, or like one that the sender has cut. */
export function checkUnread(request: Request): void {
  if (request?.bodyUsed !== false || request.body?.locked) throw new TypeError('The request must be a Request whose body nobody has read');
}

/** The body of a request as text, or undefined when it is longer than allowed, however long it claims to be. */
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
