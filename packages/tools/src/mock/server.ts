import { readFile } from 'node:fs/promises';
import { createLogger } from '@stoplight/prism-core';
import type { IHttpRequest, IHttpResponse, PrismHttpComponents } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';
import type { Document } from '../description/openapi.ts';
import { mockWithViolations } from './field-violations.ts';
import { type Operation, operationsOf } from './operations.ts';

/** What a mock serves, and where. */
export interface MockOptions {
  /** The description: a JSON file, or the document itself. */
  description: string | object;
  /** 0 takes any free port. */
  port: number;
  /** The address to listen on, such as `0.0.0.0` for all. Default `127.0.0.1`. */
  host?: string;
  /** Takes a line for each request and each violation. Default: nothing is said. */
  log?: (line: string) => void;
  /** Responds instead of the examples. What is wrong with its responses is in `sl-violations`, too. */
  forward?: Forward;
}

type Forward = (request: Request) => Promise<Response>;

/** A mock that listens. */
export interface Mock {
  /** Where it listens, such as `http://127.0.0.1:4010`. */
  url: string;
  /** Serves another description from the next request on. Rejects, and goes on as it was, if it cannot be read. */
  serve: (description: MockOptions['description']) => Promise<void>;
  close: () => Promise<void>;
}

/** Thrown when a mock cannot listen at its address. The message says what to do. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

/** Starts Prism on a description. What is wrong with a request is in the header `sl-violations`. */
export async function startMock({
  description,
  port,
  host = '127.0.0.1',
  log,
  forward,
}: MockOptions): Promise<Mock> {
  const operations = await readOperations(description);
  const checks = {
    mock: { dynamic: false },
    validateRequest: true,
    validateResponse: true,
    checkSecurity: true,
    errors: false,
    upstreamProxy: undefined,
  };
  const logger = log
    ? createLogger('mock', { level: 'info' }, { write: (line: string) => logLine(line, log) })
    : createLogger('mock', { level: 'silent' });
  const server = createServer(operations, {
    cors: true,
    components: { logger, mock: mockWithViolations, ...(forward && { forward: forwarding(forward) }) },
    config: forward ? { ...checks, isProxy: true, upstream: ANYWHERE } : { ...checks, isProxy: false },
  });
  const address = await server.listen(port, host).catch((reason: unknown) => {
    throw new ListenError(
      String(reason).includes('EADDRINUSE')
        ? `Port ${port} is in use: choose another with --port`
        : `Cannot listen on ${host}, port ${port} (${reason}): choose another address with --host and --port`,
    );
  });
  return {
    url: address.replace(/\/\/(.*:.*):/, '//[$1]:'),
    serve: async (other) => {
      // Prism looks each request up in this list
      operations.splice(0, operations.length, ...(await readOperations(other)));
    },
    close: () => server.close(),
  };
}

async function readOperations(description: MockOptions['description']): Promise<Operation[]> {
  const document =
    typeof description === 'string' ? await readFile(description, 'utf8').then(JSON.parse) : description;
  return operationsOf(document as Document);
}

/** Prism needs an address of what it forwards to. */
const ANYWHERE = new URL('http://127.0.0.1');

/** Prism logs every step of each request in JSON: what is said is that it came, and what is wrong with it. */
function logLine(line: string, log: (line: string) => void): void {
  const { level, msg, input } = JSON.parse(line) as { level: number; msg: string; input?: IHttpRequest };
  // 40 is a warning
  if (level >= 40) log(`  ${msg}`);
  else if (input) log(`${input.method.toUpperCase()} ${input.url.path}`);
}

const forwarding =
  (forward: Forward): PrismHttpComponents['forward'] =>
  ({ data }) =>
  () =>
  () =>
    forwardTo(forward, data).then(
      (right) => ({ _tag: 'Right', right }),
      (left: Error) => ({ _tag: 'Left', left }),
    );

/** Forwards without following redirects, unlike Prism's own way. */
async function forwardTo(forward: Forward, request: IHttpRequest): Promise<IHttpResponse> {
  const { method, url, headers, body } = request;
  const query = new URLSearchParams(
    Object.entries(url.query ?? {}).flatMap(([name, value]) => [value].flat().map((each) => [name, each])),
  );
  const { 'content-length': _length, ...sent } = headers ?? {};
  const content = typeof body === 'string' ? body : JSON.stringify(body ?? undefined);
  const response = await forward(
    new Request(new URL(`${url.path}?${query}`, ANYWHERE), {
      method: method.toUpperCase(),
      headers: sent,
      redirect: 'manual',
      ...(content !== undefined && { body: content }),
    }),
  );
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return {
    statusCode: response.status,
    headers: Object.fromEntries(response.headers),
    body: isJson ? JSON.parse(text) : text,
  };
}
