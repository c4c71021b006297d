/**
 * Requests of calls and their responses, over HTTP and by `fetch` in the process alike. They are plain
 * objects: making a `Request` and a `Response` takes longer than most calls.
 */
/** A request for a call. */
export interface CallRequest {
  method: string;
  /** Percent-encoded. */
  path: string;
  /** Begins with a question mark, unless it is empty. */
  search: string;
  /** A header by its name, which is in lower case. */
  header: (name: string) => string | undefined;
  headers: () => Headers;
  /** Reads the body. Undefined for one with more bytes than that. */
  body: (maxBytes: number) => Promise<Uint8Array<ArrayBuffer> | undefined>;
}

/** Status and JSON text of a response. */
export interface Reply {
  status: number;
  body: string;
}

/** A response to a call. */
export interface CallResponse extends Reply {
  headers: Readonly<Record<string, string>>;
  /** What a fault rule does to the connection: there is no response, or it ends after half of the body. */
  fault?: 'reset' | 'truncated';
}

/** Responds to a request for a call. Undefined for one of anything else. */
export type AnswerCall = (request: CallRequest) => Promise<CallResponse> | undefined;

/** What is sent of a body that is truncated. */
export function firstHalf(body: string): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(body);
  return bytes.subarray(0, Math.ceil(bytes.length / 2));
}

/** A request that was made in the process. */
export function fromRequest(request: Request): CallRequest {
  const { pathname: path, search } = new URL(request.url);
  return {
    method: request.method,
    path,
    search,
    header: (name) => request.headers.get(name) ?? undefined,
    headers: () => request.headers,
    body: async (maxBytes) => (request.body ? bytesOf(request.body, maxBytes) : new Uint8Array()),
  };
}

/** The bytes of a stream. Undefined for more than that, of which the rest is not read. */
async function bytesOf(stream: AsyncIterable<Uint8Array>, maxBytes: number): ReturnType<CallRequest['body']> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.byteLength;
    if (length > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A response as `fetch` returns it. Throws the errors that Node has for a connection that is closed. */
export function toFetchResponse({ status, headers, body, fault }: CallResponse, method = 'GET'): Response {
  const hasBody = method !== 'HEAD' && status !== 204;
  if (fault === undefined) return new Response(hasBody ? body : null, { status, headers });
  const cause = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  if (fault === 'reset') throw new TypeError('fetch failed', { cause });
  const chunks = [firstHalf(body)];
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = chunks.pop();
      if (chunk) controller.enqueue(chunk);
      else controller.error(new TypeError('terminated', { cause }));
    },
  });
  const length = String(Buffer.byteLength(body));
  return new Response(stream, { status, headers: { ...headers, 'content-length': length } });
}

/** The response of a web method, or one that a browser navigates by. */
export async function fromResponse(
  response: Response,
  headers: CallResponse['headers'],
): Promise<CallResponse> {
  return {
    status: response.status,
    headers: { ...Object.fromEntries(response.headers), ...headers },
    body: await response.text(),
  };
}
