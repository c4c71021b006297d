import { promisify } from 'node:util';
import { brotliDecompress, constants, gunzip, inflate, inflateRaw, type ZlibOptions } from 'node:zlib';
import { Agent, type Dispatcher, request } from 'undici';
import type { HttpResponse } from '../core/operation-info.ts';
import type { HeaderRecord, Sender } from '../core/options.ts';

/** Options of {@link undiciSender}. */
export interface UndiciSenderOptions {
  /**
   * Opens the connections, for a proxy, a mock or limits of connections. Defaults to an `Agent` of this
   * sender. Its interceptors see every attempt; those that follow redirects have no effect.
   */
  dispatcher?: Dispatcher | undefined;
}

/**
 * Creates a sender for Node that uses `request` of undici, which has less overhead than `fetch`. Tokens,
 * retries, timeouts, events and errors are those of the client with either. Create one per process: it keeps
 * its connections open for later calls. `client.fetch` and uploads use `fetch`. Throws the
 * `InvalidArgumentError` of undici for a dispatcher that is not one.
 *
 * Source: `undici.request` (https://undici.nodejs.org/#/docs/api/Dispatcher).
 *
 * @example
 * import { createClient, visitor } from 'storewire';
 * import { undiciSender } from 'storewire/undici';
 *
 * const client = createClient({
 *   auth: visitor({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541' }),
 *   sender: undiciSender(),
 * });
 * const { products = [] } = await client.products.queryProducts({ query: { paging: { limit: 12 } } });
 * console.log(products.length);
 */
export function undiciSender({ dispatcher = new Agent() }: UndiciSenderOptions = {}): Sender {
  return async (url, { method, headers, body, signal }) => {
    // undici encodes neither: it accepts only forms of its own class
    const encoded =
      body instanceof FormData || body instanceof URLSearchParams ? new Response(body) : undefined;
    const sent = encoded ? await encoded.arrayBuffer() : body;
    const options: RequestOptions = {
      dispatcher,
      method: method as Dispatcher.HttpMethod,
      headers: {
        ...DEFAULT_HEADERS,
        ...(encoded && Object.fromEntries(encoded.headers)),
        ...withoutOuterSpaces(headers),
      },
      body: (sent instanceof ArrayBuffer ? new Uint8Array(sent) : sent) as RequestOptions['body'],
      signal,
      // the transport limits the time of the whole attempt
      headersTimeout: 0,
      bodyTimeout: 0,
      maxRedirections: 0,
    };
    const response = await request(url, options);
    if (response.statusCode === 407) {
      void response.body.dump();
      throw new TypeError('The proxy requires authentication');
    }
    return new UndiciResponse(response);
  };
}

/** As `fetch` sends them. */
const withoutOuterSpaces = (headers: HeaderRecord): HeaderRecord =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replaceAll(/^[\t ]+|[\t ]+$/g, '')]),
  );

/** What `fetch` sends in Node. */
const DEFAULT_HEADERS = { accept: '*/*', 'accept-encoding': 'gzip, deflate, br', 'user-agent': 'node' };

/** Agents and interceptors read `maxRedirections`, which the types of undici lack since version 7. */
type RequestOptions = NonNullable<Parameters<typeof request>[1]> & { maxRedirections: 0 };

class UndiciResponse implements HttpResponse {
  readonly #response: Dispatcher.ResponseData<unknown>;
  #headers: Headers | undefined;

  constructor(response: Dispatcher.ResponseData<unknown>) {
    this.#response = response;
  }

  get status(): number {
    return this.#response.statusCode;
  }

  /** Empty in older versions of undici, as over HTTP/2. */
  get statusText(): string {
    return this.#response.statusText ?? '';
  }

  get ok(): boolean {
    return this.status >= 200 && this.status < 300;
  }

  get headers(): Headers {
    return (this.#headers ??= toHeaders(this.#response.headers));
  }

  async text(): Promise<string> {
    return this.#encoding ? new TextDecoder().decode(await this.arrayBuffer()) : this.#response.body.text();
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    const bytes = await this.#response.body.arrayBuffer();
    return this.#encoding ? decompress(bytes, this.#encoding) : bytes;
  }

  async blob(): Promise<Blob> {
    return new Blob([await this.arrayBuffer()], { type: this.headers.get('content-type') ?? '' });
  }

  get #encoding(): string | undefined {
    return this.#response.headers['content-encoding']?.toString();
  }
}

function toHeaders(record: Dispatcher.ResponseData['headers']): Headers {
  const headers = new Headers();
  for (const name in record) {
    const value = record[name] ?? '';
    if (typeof value === 'string') headers.append(name, value);
    else for (const item of value) headers.append(name, item);
  }
  return headers;
}

type Decompress = (bytes: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>;
type Zlib = (bytes: Uint8Array, options: ZlibOptions) => Promise<Buffer<ArrayBuffer>>;

/** As `fetch` does, returns the beginning of a body that ends too early. */
const tolerant =
  (decompress: Zlib, finishFlush = constants.Z_SYNC_FLUSH): Decompress =>
  (bytes) =>
    decompress(bytes, { finishFlush });

const toInflate = {
  zlib: tolerant(promisify(inflate) as Zlib),
  raw: tolerant(promisify(inflateRaw) as Zlib),
};

const DECOMPRESS: Readonly<Record<string, Decompress>> = {
  gzip: tolerant(promisify(gunzip) as Zlib),
  'x-gzip': tolerant(promisify(gunzip) as Zlib),
  // servers also send it without the header of zlib
  deflate: (bytes) => toInflate[((bytes[0] ?? 0) & 15) === 8 ? 'zlib' : 'raw'](bytes),
  br: tolerant(promisify(brotliDecompress) as Zlib, constants.BROTLI_OPERATION_FLUSH),
};

/**
 * Decodes a body. The last encoding of the list was applied last. As with `fetch`, a body with an
 * unknown encoding is not decoded.
 */
async function decompress(bytes: ArrayBuffer, encodings: string): Promise<ArrayBuffer> {
  const steps = encodings.split(',').map((name) => DECOMPRESS[name.trim().toLowerCase()]);
  if (bytes.byteLength === 0 || steps.includes(undefined)) return bytes;
  let result: Uint8Array<ArrayBuffer> = new Uint8Array(bytes);
  for (const step of steps.reverse()) if (step) result = await step(result);
  return new Uint8Array(result).buffer;
}
