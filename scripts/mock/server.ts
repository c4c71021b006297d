import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';
import { validateInput } from './requests.ts';
import { respond } from './respond.ts';

/** What a mock serves, and where. */
export interface MockOptions {
  /** The wire description: a file, or the document itself. */
  description: string | object;
  /** 0 takes any free port. */
  port: number;
  /** The address to listen on, such as `0.0.0.0` for all. Default `127.0.0.1`. */
  host?: string;
  /** Takes a line for each request and each violation. Default: nothing is said. */
  log?: Log;
}

/** A mock that listens. */
export interface Mock {
  /** For example `http://127.0.0.1:4010`. */
  url: string;
  close: () => Promise<void>;
}

/** Thrown when another program has the port. */
export class PortInUseError extends Error {
  readonly port: number;

  constructor(port: number) {
    super(`Port ${port} is in use: choose another with --port`);
    this.name = 'PortInUseError';
    this.port = port;
  }
}

/**
 * Starts Prism on a wire description. It checks requests, with the content of packed parameters, and tokens,
 * and responds with the examples of the contract: lists with the requested page, rejected requests with their
 * violations, which the header `sl-violations` has as well.
 */
export async function startMock({ description, port, host = '127.0.0.1', log }: MockOptions): Promise<Mock> {
  const operations = await getHttpOperationsFromSpec(description);
  const server = createServer(operations, {
    cors: true,
    components: { logger: prismLogger(log), validateInput, mock: respond },
    config: {
      mock: { dynamic: false },
      validateRequest: true,
      validateResponse: true,
      checkSecurity: true,
      errors: false,
      upstreamProxy: undefined,
      isProxy: false,
    },
  });
  const url = await server.listen(port, host).catch((reason: unknown) => {
    throw toError(reason, port);
  });
  return { url, close: () => server.close() };
}

/** Prism rejects with the text of the error, not with the error. */
function toError(reason: unknown, port: number): Error {
  const message = reason instanceof Error ? reason.message : String(reason);
  return message.includes('EADDRINUSE') ? new PortInUseError(port) : new Error(message);
}

/** Takes one line. */
export type Log = (line: string) => void;

type PrismLogger = Parameters<typeof createServer>[1]['components']['logger'];

interface Received {
  input?: { method: string; url: { path: string } };
}

/**
 * What is wrong with a request or its answer, and the requests that no operation takes. Prism says the rest
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
