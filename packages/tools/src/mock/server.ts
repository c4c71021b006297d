import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { IHttpConfig, PrismHttpComponents } from '@stoplight/prism-http';
import type { Node } from '../generate/normalise/walk.ts';
import { type Log, listenerOf } from './listener.ts';
import { preparingRoute } from './operations.ts';
import { createInstance } from './prism.ts';
import { validateInput } from './requests.ts';
import { respond } from './respond.ts';

/** What a mock serves, and where. */
export interface MockOptions {
  /** The wire description: a JSON file, or the document itself. */
  description: string | object;
  /** 0 takes any free port. */
  port: number;
  /** The address to listen on, such as `0.0.0.0` for all. Default `127.0.0.1`. */
  host?: string;
  /** Takes a line for each request and each violation. Default: nothing is said. */
  log?: Log;
  /**
   * Responds instead of the examples. Its responses are checked like requests: what is wrong is in
   * `sl-violations`.
   */
  forward?: (request: Request) => Promise<Response>;
}

/** A mock that listens. */
export interface Mock {
  /** For example `http://127.0.0.1:4010`. */
  url: string;
  close: () => Promise<void>;
}

/** Thrown when a mock cannot listen at its address. The message says what to do. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

/**
 * Starts Prism on a wire description. It checks requests, with the content of packed parameters, and tokens,
 * and responds with the examples of the contract: lists with the requested page, rejected requests with their
 * violations, which the header `sl-violations` has as well.
 */
export async function startMock({
  description,
  port,
  host = '127.0.0.1',
  log = nothing,
  forward,
}: MockOptions): Promise<Mock> {
  const document = typeof description === 'string' ? await readJson(description) : { ...description };
  const common = {
    mock: { dynamic: false },
    validateRequest: true,
    validateResponse: true,
    checkSecurity: true,
    errors: false,
    upstreamProxy: undefined,
  };
  const config: IHttpConfig = forward
    ? { ...common, isProxy: true, upstream: UPSTREAM }
    : { ...common, isProxy: false };
  const prism = createInstance(config, {
    logger: SILENT,
    route: preparingRoute(document),
    validateInput,
    mock: respond,
    ...(forward && { forward: forwardTo(forward) }),
  });
  const server = createServer(listenerOf({ prism, config, log }));
  await listen(server, port, host);
  return { url: urlOf(server), close: () => close(server) };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(toListenError(error, host, port)));
    server.listen(port, host, resolve);
  });
}

function urlOf(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}

const readJson = async (file: string): Promise<Node> => JSON.parse(await readFile(file, 'utf8')) as Node;

/** Prism needs an address of what it forwards to. */
const UPSTREAM = new URL('http://127.0.0.1');

/** Forwards without following redirects, unlike Prism's own way. */
const forwardTo =
  (send: (request: Request) => Promise<Response>): PrismHttpComponents['forward'] =>
  ({ data: { method, url, headers, body } }) =>
  () =>
  async () => {
    const query = new URLSearchParams(
      Object.entries(url.query ?? {}).flatMap(([name, value]) => [value].flat().map((each) => [name, each])),
    );
    const { 'content-length': _length, ...sent } = headers ?? {};
    const response = await send(
      new Request(new URL(`${url.path}?${query}`, UPSTREAM), {
        method: method.toUpperCase(),
        headers: sent,
        redirect: 'manual',
        ...(body !== null &&
          body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    );
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const content: unknown = isJson ? JSON.parse(text) : text;
    return {
      _tag: 'Right',
      right: {
        statusCode: response.status,
        headers: Object.fromEntries(response.headers),
        body: content,
      },
    };
  };

function toListenError({ code, message }: NodeJS.ErrnoException, host: string, port: number): ListenError {
  return new ListenError(
    code === 'EADDRINUSE'
      ? `Port ${port} is in use: choose another with --port`
      : `Cannot listen on ${host}, port ${port} (${message}): choose another address with --host and --port`,
  );
}

const nothing = (): void => undefined;

/** Prism logs every step of each request. */
const SILENT = {
  info: nothing,
  error: nothing,
  warn: nothing,
  debug: nothing,
  trace: nothing,
  fatal: nothing,
  success: nothing,
  child: () => SILENT,
} as unknown as PrismHttpComponents['logger'];
