import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import { hostname } from 'node:os';
import { getRequestListener } from '@hono/node-server';
import { checkPort } from 'storewire/internal';
import { type AnswerCall, type CallRequest, type CallResponse, firstHalf } from './message.ts';

export interface ListenOptions {
  /** 0 is any free port. Default 4010. One that `fetch` refuses to connect to is an error. */
  port?: number | undefined;
  /**
   * Default `127.0.0.1`, which only this machine reaches. With any other, a `Host` must be an IP
   * address, this name, or that of the machine.
   */
  hostname?: string | undefined;
  /**
   * Name of this machine in URLs of responses and emails, such as `localhost`, to which cookies belong. Default:
   * the one that it listens on.
   */
  publicHostname?: string | undefined;
  /** The origin in these URLs behind a reverse proxy, such as `https://shop.example`. It is accepted as a `Host`. */
  publicOrigin?: string | undefined;
}

export interface Server {
  /** For example `http://127.0.0.1:4010`. */
  origin: string;
  /** Accepts no new requests. Resolves when all requests in progress have ended; after five seconds, they are reset. */
  close: () => Promise<void>;
}

/** How long requests in progress may take after the server has started to close. */
const MAX_CLOSING_MS = 5000;

/** How long a connection may be silent while a request arrives. */
const MAX_SILENCE_MS = 60_000;

/** What a server serves: calls, and everything else as a `fetch`. */
interface Served {
  answer: AnswerCall;
  fetch: (request: Request) => Response | Promise<Response>;
}

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/** Names that no DNS server of the internet answers: those of this machine in browsers, and in containers. */
const isReservedName = (name: string): boolean => /\.localhost$|^host\.docker\.internal$/.test(name);

/**
 * Serves a platform over HTTP. Requests for another `Host` get a 421, so that a page of another site cannot
 * reach the platform through a name that it resolves to this machine.
 */
export async function listen(
  { answer, fetch }: Served,
  {
    port = 4010,
    hostname: listensOn = '127.0.0.1',
    publicHostname = nameOf(listensOn),
    publicOrigin,
  }: ListenOptions = {},
): Promise<Server> {
  if (port !== 0) await checkPort(port);
  let isOwnHost: (url: URL) => boolean = () => false;
  // other code of the process, such as MSW, relies on its own `Response`
  const serveOthers = getRequestListener(fetch, { overrideGlobalObjects: false });
  // an upload may take its time, as long as bytes arrive
  const timeouts = { requestTimeout: 0, headersTimeout: MAX_SILENCE_MS };
  const server = createServer(timeouts, (incoming, outgoing) => {
    const url = urlOf(incoming);
    if (!url || !isOwnHost(url)) return refuse(outgoing, url ? 421 : 400);
    const answered = answer(incomingCall(incoming, url));
    if (!answered) return void serveOthers(incoming, outgoing);
    answered
      .then((response) => sendOut(outgoing, response))
      .catch((error: Error) => void outgoing.destroy(error));
  });
  server.timeout = MAX_SILENCE_MS;
  server.on('request', (incoming, outgoing) =>
    // a response may take as long as it needs
    outgoing.on('timeout', (socket) => {
      if (!incoming.complete) socket.destroy();
    }),
  );
  // a connection whose response ends while the server closes takes no other request
  server.on('request', ({ socket }, outgoing) =>
    outgoing.once('close', () => {
      if (!server.listening) socket.end();
    }),
  );
  server.listen(port, listensOn);
  await new Promise<void>((listening, failed) => {
    server.once('listening', listening).once('error', failed);
  });
  const { port: actual } = server.address() as AddressInfo;
  const isNamed = hostRule(listensOn, publicHostname, actual);
  const publicHost = publicOrigin && new URL(publicOrigin).host;
  isOwnHost = (url) => url.host === publicHost || isNamed(url);
  return {
    origin: publicOrigin ?? `http://${publicHostname}:${actual}`,
    close: () =>
      new Promise((closed) => {
        const timer = setTimeout(() => server.closeAllConnections(), MAX_CLOSING_MS);
        server.close(() => {
          clearTimeout(timer);
          closed();
        });
      }),
  };
}

/**
 * The URL of a request. Its target is a path, or an absolute URL if a proxy is meant. A name with a final dot is the
 * same name.
 */
function urlOf({ url: target = '', headers: { host = '' } }: IncomingMessage): URL | null {
  const url = URL.parse(target.startsWith('/') ? `http://${host}${target}` : target);
  if (url?.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1);
  return url;
}

function incomingCall(incoming: IncomingMessage, { pathname: path, search }: URL): CallRequest {
  const { method = 'GET', headers } = incoming;
  return {
    method,
    path,
    search,
    header: (name) => headers[name]?.toString(),
    headers: () =>
      new Headers(
        Object.entries(headers).map(([name, value = '']): [string, string] => [name, value.toString()]),
      ),
    body: (maxBytes) => incomingBody(incoming, maxBytes),
  };
}

/**
 * Resolves to the body of a request, or to undefined if it exceeds the limit. Never settles if the body does not
 * arrive completely. Bytes beyond the limit are read, but not kept.
 */
const incomingBody: (incoming: IncomingMessage, maxBytes: number) => ReturnType<CallRequest['body']> = (
  incoming,
  maxBytes,
) =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    incoming
      .on('data', (chunk: Buffer) => {
        length += chunk.length;
        if (length <= maxBytes) chunks.push(chunk);
        else resolve(undefined);
      })
      .once('end', () => resolve(Buffer.concat(chunks)));
  });

function sendOut(outgoing: ServerResponse, { status, headers, body, fault }: CallResponse): void {
  if (fault === 'reset') return void outgoing.destroy();
  const length = Buffer.byteLength(body);
  outgoing.writeHead(status, status === 204 ? headers : { ...headers, 'content-length': length });
  if (fault === 'truncated') outgoing.write(firstHalf(body), () => void outgoing.destroy());
  // ASCII, which need not be encoded
  else outgoing.end(body, length === body.length ? 'latin1' : 'utf8');
}

function refuse(outgoing: ServerResponse, status: 400 | 421): void {
  const message =
    status === 421
      ? 'The Host is not that of this platform. Use localhost, a name that ends in .localhost, or host.docker.internal; with --host, an IP address. Another name, such as that of a service, is accepted if --public-origin has it'
      : 'The request has no valid URL or Host';
  outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ message }));
}

/** The name in URLs: clients cannot connect to a wildcard address (0.0.0.0, ::). */
const nameOf = (listensOn: string): string =>
  isIP(listensOn) > 0 && /^[0:.]+$/.test(listensOn)
    ? '127.0.0.1'
    : listensOn.includes(':')
      ? `[${listensOn}]`
      : listensOn;

/**
 * Returns whether a URL names this server. On a loopback address, only the loopback names with this port do. On any
 * other address, IP addresses, the name that the server listens on and the name of the machine do as well, with any
 * port, because containers and proxies map ports. A DNS rebinding attack needs a name of its own.
 */
function hostRule(listensOn: string, publicHostname: string, port: number): (url: URL) => boolean {
  if ([...LOOPBACK, '::1'].includes(listensOn)) {
    const hosts = new Set(
      [...LOOPBACK, publicHostname].map((name) => new URL(`http://${name}:${port}`).host),
    );
    return ({ host, hostname: name, port: given }) =>
      hosts.has(host) || (isReservedName(name) && given === String(port));
  }
  const machine = hostname().toLowerCase();
  const names = new Set([
    'localhost',
    publicHostname.toLowerCase(),
    listensOn.toLowerCase(),
    machine,
    `${machine}.local`,
  ]);
  return ({ hostname: name }) =>
    names.has(name) || isReservedName(name) || isIP(name.replaceAll(/^\[|\]$/g, '')) > 0;
}
