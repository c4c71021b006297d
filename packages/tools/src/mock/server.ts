import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { checkPort } from 'storewire/internal';
import type { Document } from '../description/openapi.ts';
import type { Forward } from './forward.ts';
import { requestListener } from './http.ts';
import { type Operation, operationsOf } from './operations.ts';
import { createRespond } from './respond.ts';

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
  if (port !== 0)
    await checkPort(port).catch(({ message }: Error) => {
      throw new ListenError(message);
    });
  let operations = await readOperations(description);
  const respond = createRespond(forward);
  const server = createServer(requestListener((request) => respond(request, operations), log));
  server.listen(port, host);
  await new Promise<void>((listening, failed) => {
    server.once('listening', listening).once('error', failed);
  }).catch((error: NodeJS.ErrnoException) => {
    throw new ListenError(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is in use: choose another with --port`
        : `Cannot listen on ${host}, port ${port} (${error.message}): choose another address with --host and --port`,
    );
  });
  const { address, family, port: actual } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${actual}`,
    serve: async (other) => {
      operations = await readOperations(other);
    },
    close: async () => {
      const closed = promisify(server.close.bind(server))();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function readOperations(description: MockOptions['description']): Promise<Operation[]> {
  const document =
    typeof description === 'string' ? await readFile(description, 'utf8').then(JSON.parse) : description;
  return operationsOf(document as Document);
}
