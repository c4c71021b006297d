import type { Socket } from 'node:net';
import { startRawServer, startServer } from 'storewire-dev-kit/server';
import { describe, expect, it } from 'vitest';
import { createClient } from '../../../src/index.ts';
import { failureOf } from '../helpers/failure.ts';

interface WireRow {
  title: string;
  answer: (socket: Socket) => void;
  expected: Record<string, unknown>;
}

const HEAD = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\nx-wix-request-id: req-1\r\n';

const wires: WireRow[] = [
  {
    title: 'a missing status text: the reason phrase comes from the status',
    answer: (socket) => socket.end('HTTP/1.1 404 \r\ncontent-length: 0\r\n\r\n'),
    expected: {
      kind: 'client',
      status: 404,
      code: 'NOT_FOUND',
      message: 'Not Found',
      description: 'Not Found',
    },
  },
  {
    title: 'a missing status text of an unknown status',
    answer: (socket) => socket.end('HTTP/1.1 499 \r\ncontent-length: 0\r\n\r\n'),
    expected: {
      kind: 'client',
      status: 499,
      code: 'CLIENT_ERROR',
      message: 'Client Error',
      description: 'Client Error',
    },
  },
  {
    title: 'a reset before the headers',
    answer: (socket) => socket.resetAndDestroy(),
    expected: {
      kind: 'system',
      reason: 'network',
      status: undefined,
      message: 'System error occurred',
    },
  },
  {
    title: 'a reset in the middle of the headers',
    answer: (socket) => void socket.write('HTTP/1.1 200 OK\r\ncontent-', () => socket.resetAndDestroy()),
    expected: { kind: 'system', reason: 'network', status: undefined },
  },
  {
    title: 'a reset in the middle of the body keeps the status and the request id',
    answer: (socket) =>
      void socket.write(`${HEAD}content-length: 99\r\n\r\n{"order":`, () =>
        setTimeout(() => socket.resetAndDestroy(), 20),
      ),
    expected: {
      kind: 'system',
      reason: 'network',
      status: 200,
      requestId: 'req-1',
      message: 'System error occurred, request-id: req-1',
    },
  },
  {
    title: 'a body that ends too early',
    answer: (socket) => void socket.end(`${HEAD}content-length: 99\r\n\r\n{"order":{}}`),
    expected: { kind: 'system', reason: 'network', status: 200, requestId: 'req-1' },
  },
  {
    title: 'a failure whose body is cut',
    answer: (socket) => void socket.end('HTTP/1.1 404 Not Found\r\ncontent-length: 99\r\n\r\n{"mess'),
    expected: { kind: 'system', reason: 'network', status: 404 },
  },
  {
    title: 'a chunked body that is cut',
    answer: (socket) => void socket.end(`${HEAD}transfer-encoding: chunked\r\n\r\n5\r\n{"a":\r\n`),
    expected: { kind: 'system', reason: 'network', status: 200 },
  },
  {
    title: 'a body that is not what its encoding says',
    answer: (socket) => void socket.end(`${HEAD}content-encoding: gzip\r\ncontent-length: 4\r\n\r\nnope`),
    expected: { kind: 'system', reason: 'network', status: 200 },
  },
  {
    title: 'something that is not HTTP',
    answer: (socket) => socket.end('SSH-2.0-OpenSSH_9.9\r\n'),
    expected: { kind: 'system', reason: 'network', status: undefined },
  },
];

describe('a broken answer', () => {
  it.each(wires)('$title', async ({ answer, expected }) => {
    const server = await startRawServer(answer);
    const error = await failureOf(
      createClient({ baseUrl: server.url, retry: false }).orders.getOrder({ id: 'o1' }),
    );
    expect({ ...error, message: error.message }).toMatchObject({
      operation: 'orders.getOrder',
      attempts: 1,
      ...expected,
    });
    if (expected['reason'] === 'network') expect(error.cause).toBeInstanceOf(Error);
  });

  it('without a server: a connection refused', async () => {
    const server = await startServer(() => undefined);
    await server.stop();
    const error = await failureOf(
      createClient({ baseUrl: server.url, retry: false }).orders.getOrder({ id: 'o1' }),
    );
    expect({ ...error, message: error.message }).toMatchObject({
      kind: 'system',
      reason: 'network',
      status: undefined,
      attempts: 1,
      message: 'System error occurred',
      description: `ECONNREFUSED ${new URL(server.url).host}`,
      hint: `nothing listens at ${server.url}: start it with npx storewire platform`,
    });
    expect(error.cause).toMatchObject({ cause: { code: 'ECONNREFUSED' } });
  });

  it('of a fetch that gives no response at all', async () => {
    const fetch = (async () => ({ nothing: true })) as unknown as typeof globalThis.fetch;
    const error = await failureOf(createClient({ fetch, retry: false }).orders.getOrder({ id: 'o1' }));
    expect([error.kind, error.reason]).toEqual(['system', 'network']);
  });

  it('of a browser that hides a redirect behind the status 0', async () => {
    const opaque = {
      status: 0,
      ok: false,
      statusText: '',
      type: 'opaqueredirect',
      headers: new Headers(),
      body: null,
      text: async () => '',
    };
    const fetch = (async () => opaque) as unknown as typeof globalThis.fetch;
    const error = await failureOf(createClient({ fetch, retry: false }).orders.getOrder({ id: 'o1' }));
    expect([error.kind, error.reason, error.status, error.description]).toEqual([
      'system',
      'badAnswer',
      undefined,
      'The server redirects, and the client does not follow redirects',
    ]);
  });
});
