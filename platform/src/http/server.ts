import { ServerResponse } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import { hostname } from 'node:os';
import { serve } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { partOf, textReplyOf } from './connection.ts';

/** Where a platform listens. */
export interface ListenOptions {
  /** 0 is any free port. Default 4010. */
  port?: number | undefined;
  /** Default `127.0.0.1`, which only this machine reaches. With any other, a `Host` must be an IP address, this name, or that of the machine. */
  hostname?: string | undefined;
  /** Name of this machine in URLs of responses and emails, such as `localhost`, to which cookies and passkeys belong. Default: the one that it listens on. */
  publicHostname?: string | undefined;
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
 * Serves a `fetch` over HTTP. Requests for another `Host` get a 421, so that a page of another site cannot reach the platform through a name that it resolves to this
 * machine.
 */
export async function listen(
  fetch: (request: Request) => Response | Promise<Response>,
  { port = 4010, hostname: listensOn = '127.0.0.1', publicHostname = nameOf(listensOn) }: ListenOptions = {},
): Promise<Server> {
  let isOwnHost: (url: URL) => boolean = () => false;
  const server = serve({
    port,
    hostname: listensOn,
    // other code of the process, such as MSW, relies on its own `Response`
    overrideGlobalObjects: false,
    fetch: async (request, { outgoing }) => {
      if (!isOwnHost(new URL(request.url.slice(0, request.url.indexOf('/', 8) + 1)))) return MISDIRECTED();
      const response = await fetch(request);
      const reply = textReplyOf(response);
      if (reply && outgoing instanceof ServerResponse) {
        outgoing
          .writeHead(reply.status, { ...reply.headers, 'content-length': Buffer.byteLength(reply.text) })
          .end(request.method === 'HEAD' ? undefined : reply.text);
        return RESPONSE_ALREADY_SENT;
      }
      const part = partOf(response);
      if (!part) return response;
      if (part.length > 0 && outgoing instanceof ServerResponse)
        outgoing
          .writeHead(response.status, Object.fromEntries(response.headers))
          .write(part, () => outgoing.destroy());
      else outgoing.destroy();
      return RESPONSE_ALREADY_SENT;
    },
  });
  await new Promise<void>((listening, failed) => {
    server.once('listening', listening).once('error', failed);
  });
  const { port: actual } = server.address() as AddressInfo;
  isOwnHost = hostRule(listensOn, publicHostname, actual);
  return {
    origin: `http://${publicHostname}:${actual}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}

/** The name in URLs: an address that means all networks is none that a client can use. */
const nameOf = (listensOn: string): string =>
  isIP(listensOn) > 0 && /^[0:.]+$/.test(listensOn)
    ? '127.0.0.1'
    : listensOn.includes(':')
      ? `[${listensOn}]`
      : listensOn;

const MISDIRECTED = (): Response =>
  Response.json({ message: 'The Host is not that of this platform' }, { status: 421 });

/**
 * On a loopback address, only names of loopback with this port. On others also IP addresses, the name that it listens on and that of the machine, with any port,
 * because containers and proxies map it: an attack by DNS needs another name.
 */
function hostRule(listensOn: string, publicHostname: string, port: number): (url: URL) => boolean {
  if ([...LOOPBACK, '::1'].includes(listensOn)) {
    const hosts = new Set(
      [...LOOPBACK, publicHostname].map((name) => new URL(`http://${name}:${port}`).host),
    );
    return ({ host }) => hosts.has(host);
  }
  const machine = hostname().toLowerCase();
  const names = new Set([
    'localhost',
    publicHostname.toLowerCase(),
    listensOn.toLowerCase(),
    machine,
    `${machine}.local`,
  ]);
  return ({ hostname: name }) => names.has(name) || isIP(name.replaceAll(/^\[|\]$/g, '')) > 0;
}
