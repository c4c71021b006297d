import { readFile } from 'node:fs/promises';
import type { PrismHttpComponents } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';
import type { Node } from '../generate/normalise/walk.ts';
import { operationsOf, preparingRoute } from './operations.ts';
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
  log,
  forward,
}: MockOptions): Promise<Mock> {
  const document = typeof description === 'string' ? await readJson(description) : { ...description };
  const operations = operationsOf(document);
  const config = {
    mock: { dynamic: false },
    validateRequest: true,
    validateResponse: true,
    checkSecurity: true,
    errors: false,
    upstreamProxy: undefined,
  };
  const route = preparingRoute(document);
  const components = { logger: prismLogger(log), route, validateInput, mock: respond };
  const server = forward
    ? createServer(operations, {
        cors: true,
        components: { ...components, forward: forwardTo(forward) },
        config: { ...config, isProxy: true, upstream: UPSTREAM },
      })
    : createServer(operations, { cors: true, components, config: { ...config, isProxy: false } });
  const url = await server.listen(port, host).catch((reason: unknown) => {
    throw toListenError(reason, host, port);
  });
  // Prism writes an IPv6 address without brackets
  return { url: url.replace(/\/\/(.*:.*):/, '//[$1]:'), close: () => server.close() };
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

/** Prism rejects with the text of the error, not with the error. */
function toListenError(reason: unknown, host: string, port: number): ListenError {
  const message = reason instanceof Error ? reason.message : String(reason);
  return new ListenError(
    message.includes('EADDRINUSE')
      ? `Port ${port} is in use: choose another with --port`
      : `Cannot listen on ${host}, port ${port} (${message}): choose another address with --host and --port`,
  );
}

/** Takes one line. */
export type Log = (line: string) => void;

type PrismLogger = Parameters<typeof createServer>[1]['components']['logger'];

interface Received {
  input?: { method: string; url: { path: string } };
}

/**
 * What is wrong with a request or its response, and the requests that no operation takes. Prism says the rest
 * twice.
 */
const WRONG = /^(?:Violation: |Request terminated with error: (?:\S+: )?)(.*)/;

/** Prism's log cut down to what a person needs: each request, and below it what was wrong. */
function prismLogger(log: Log = () => undefined): PrismLogger {
  const silent = (): void => undefined;
  const wrong = (_facts: unknown, message = ''): void => {
    const [, what] = WRONG.exec(message) ?? [];
    if (what) log(`  ${what}`);
  };
  const logger = {
    info: (facts: Received, message?: string) => {
      if (message === 'Request received' && facts.input)
        log(`${facts.input.method.toUpperCase()} ${facts.input.url.path}`);
    },
    error: wrong,
    warn: wrong,
    debug: silent,
    trace: silent,
    fatal: silent,
    success: silent,
    child: () => logger,
  };
  return logger as unknown as PrismLogger;
}
