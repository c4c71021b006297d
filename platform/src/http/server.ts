import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';

/** Where a platform listens. */
export interface ListenOptions {
  /** 0 is any free port. Default 4010. */
  port?: number | undefined;
  /** Default `127.0.0.1`, which only this machine reaches. With any other, requests for any `Host` are accepted. */
  hostname?: string | undefined;
}

/** A server that listens. */
export interface Server {
  /** For example `http://127.0.0.1:4010`. */
  origin: string;
  close: () => Promise<void>;
}

/** Names of this machine, of which browsers allow only `localhost` for passkeys. */
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Serves a `fetch` over HTTP. On a loopback address, requests for another `Host` get a 421, so that a page of another site cannot reach the platform through a name that
 * it resolves to this machine.
 */
export async function listen(
  fetch: (request: Request) => Response | Promise<Response>,
  { port = 4010, hostname = '127.0.0.1' }: ListenOptions = {},
): Promise<Server> {
  const isLoopback = LOOPBACK.includes(hostname);
  let hosts: ReadonlySet<string> = new Set();
  const server = serve({
    port,
    hostname,
    fetch: (request) =>
      isLoopback && !hosts.has(new URL(request.url).host)
        ? new Response('{"message":"The Host is not that of this platform"}', {
            status: 421,
            headers: { 'content-type': 'application/json' },
          })
        : fetch(request),
  });
  await new Promise<void>((listening, failed) => {
    server.once('listening', listening).once('error', failed);
  });
  const { port: actual } = server.address() as AddressInfo;
  hosts = new Set(LOOPBACK.map((name) => new URL(`http://${name}:${actual}`).host));
  return {
    origin: `http://${hostname}:${actual}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}
