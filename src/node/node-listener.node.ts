/// <reference types="node" preserve="true" />
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import { checkOrigins } from '../core/host.ts';
import { inform } from '../core/tell.ts';

/** Answers a request as the fetch standard has both, as the handlers of this package do. */
export type FetchHandler = (request: Request) => Response | Promise<Response>;

/** What the servers of `node:http`, `node:https` and `node:http2` call for each request. */
export type NodeListener = (incoming: IncomingMessage | Http2ServerRequest, outgoing: ServerResponse | Http2ServerResponse) => void;

/** What `nodeListener` takes. */
export interface NodeListenerOptions {
  /**
   * The origin that pages see, such as `https://shop.example`, for the address of each request. Behind a proxy the `Host` header and the
   * protocol that arrive here are others. Default: what arrives here.
   */
  origin?: string | undefined;
  /** Is told what a handler or the body of its answer fails with. Default: it is written to the console. */
  onError?: ((error: unknown) => void) | undefined;
}

/**
 * Puts a fetch-style handler on a server of Node, by `@hono/node-server`, which must be installed beside this package. Bodies are streamed both ways,
 * and the request is aborted when the client goes away. A handler that throws is answered with a bare 500, an address that is none with a 400. A body
 * that was read before, by a body parser, is a `TypeError` for `onError` and a 500, unless its bytes were kept as a `Buffer` in `rawBody` of the
 * request of Node.
 *
 * @example
 * import { createServer } from 'node:http';
 * import { nodeListener } from 'storewire/node';
 *
 * const hello = (request: Request): Response => new Response(`You asked for ${new URL(request.url).pathname}`);
 * createServer(nodeListener(hello, { origin: 'https://shop.example' })).listen(3000);
 */
export function nodeListener(handler: FetchHandler, options: NodeListenerOptions = {}): NodeListener {
  const { origin, onError = (error) => console.error('storewire: a handler failed', error) } = options;
  if (origin !== undefined) checkOrigins('origin', [origin]);
  const fail = (error: unknown): void => void inform(onError, error);

  async function answer(incoming: Request, { incoming: message }: { incoming: IncomingMessage | Http2ServerRequest }): Promise<Response> {
    try {
      // TRACE would send cookies and tokens back, and no Request can have it
      if (incoming.method === 'TRACE') return new Response(null, { status: 405 });
      const wasRead = message.readableDidRead && !('rawBody' in message && message.rawBody instanceof Buffer);
      const request = toRequest(incoming, origin);
      if (wasRead && request.body) throw new TypeError('The body was read before: put the handler before body parsers');
      const { status, statusText, headers, body } = await handler(request);
      return new Response(body && quiet(body, fail), { status, statusText, headers });
    } catch (error) {
      fail(error);
      return new Response(null, { status: 500 });
    }
  }

  const hostname = origin === undefined ? {} : { hostname: new URL(origin).host };
  const listening = import('@hono/node-server').then(
    ({ getRequestListener }) => getRequestListener(answer, { ...hostname, overrideGlobalObjects: false }),
    (error: unknown) => {
      fail(error);
      return notInstalled;
    },
  );
  return (incoming, outgoing) => void listening.then((listen) => listen(incoming, outgoing));
}

const notInstalled: NodeListener = (_incoming, outgoing) => {
  outgoing.statusCode = 500;
  outgoing.end();
};

/** A request of the platform's own class: the library's stand-in cannot be copied or fetched. */
function toRequest({ url, method, headers, body, signal }: Request, origin: string | undefined): Request {
  const { pathname, search } = new URL(url);
  const address = origin === undefined ? url : origin + pathname + search;
  // a word of fetch that not all of its types know
  const init = { method, headers, body, signal, duplex: 'half' };
  return new Request(address, init);
}

/** The same body. When it fails, the client sees that it is cut short, and not why. */
function quiet(body: ReadableStream<Uint8Array>, fail: (error: unknown) => void): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        fail(error);
        controller.error(new Error('The answer was cut short'));
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
