import { readFile } from 'node:fs/promises';
import { createLogger } from '@stoplight/prism-core';
import type { IHttpRequest, IHttpResponse } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';
import type { Document } from '../generate/openapi.ts';
import { operationsOf } from './operations.ts';
import { responding } from './respond.ts';

/** What a mock serves, and where. */
export interface MockOptions {
  /** The wire description: a JSON file, or the document itself. */
  description: string | object;
  /** 0 takes any free port. */
  port: number;
  /** The address to listen on, such as `0.0.0.0` for all. Default `127.0.0.1`. */
  host?: string;
  /** Takes a line for each request and each violation. Default: nothing is said. */
  log?: (line: string) => void;
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
 * and responds with the examples of the contract, lists with the requested page. What is wrong with a request is
 * in the header `sl-violations`.
 */
export async function startMock({
  description,
  port,
  host = '127.0.0.1',
  log = () => undefined,
  forward,
}: MockOptions): Promise<Mock> {
  const document =
    typeof description === 'string' ? await readFile(description, 'utf8').then(JSON.parse) : description;
  const operations = operationsOf(document as Document);
  // Prism logs every step of each request
  const logger = createLogger('mock', { level: 'silent' });
  const send = forward && ((request: IHttpRequest) => forwardTo(forward, request));
  const server = createServer(operations, {
    cors: true,
    components: { logger, forward: responding({ operations, logger, log, send }) },
    // `responding` checks, and is what is forwarded to
    config: {
      mock: { dynamic: false },
      validateRequest: false,
      validateResponse: false,
      checkSecurity: false,
      errors: false,
      isProxy: true,
      upstream: ANYWHERE,
      upstreamProxy: undefined,
    },
  });
  const address = await server.listen(port, host).catch((reason: unknown) => {
    throw new ListenError(
      String(reason).includes('EADDRINUSE')
        ? `Port ${port} is in use: choose another with --port`
        : `Cannot listen on ${host}, port ${port} (${reason}): choose another address with --host and --port`,
    );
  });
  return { url: address.replace(/\/\/(.*:.*):/, '//[$1]:'), close: () => server.close() };
}

/** Prism needs an address of what it forwards to. */
const ANYWHERE = new URL('http://127.0.0.1');

/** Forwards without following redirects, unlike Prism's own way. */
async function forwardTo(
  forward: (request: Request) => Promise<Response>,
  { method, url, headers, body }: IHttpRequest,
): Promise<IHttpResponse> {
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
