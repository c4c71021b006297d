import type { Http2Bindings, HttpBindings } from '@hono/node-server';

/** What the server of Node knows about a request. */
export type ServerBindings = HttpBindings | Http2Bindings;

/**
 * The address of a browser: what the reverse proxy has added to `X-Forwarded-For`, which is its last one, or that
 * of the connection. Empty if neither is known.
 */
export const clientAddress = (request: Request, env: Partial<ServerBindings> | undefined): string =>
  request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ||
  (env?.incoming?.socket.remoteAddress ?? '');
