import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import {
  type AddressInfo,
  connect,
  createServer as createSocketServer,
  type Server,
  type Socket,
} from 'node:net';
import { onTestFinished } from 'vitest';

/** A request as it arrived. */
export interface Recorded {
  method: string;
  /** Path and query, undecoded. */
  url: string;
  headers: Record<string, string | undefined>;
  body: string;
}

export type Handler = (request: Recorded, response: ServerResponse) => unknown;

export interface TestServer {
  url: string;
  requests: Recorded[];
  /** Stops listening and closes open connections. Called at the end of the test. */
  stop: () => Promise<void>;
}

type OnEnd = (stop: () => Promise<void>) => void;

/** Starts a real HTTP server on this machine. It stops at the end of the test, unless `onEnd` says when. */
export async function startServer(handler: Handler, onEnd: OnEnd = onTestFinished): Promise<TestServer> {
  const requests: Recorded[] = [];
  const server = createServer((incoming, response) => {
    void record(incoming).then(async (request) => {
      requests.push(request);
      await handler(request, response);
    });
  });
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  onEnd(stop);
  return { url: `http://127.0.0.1:${await listen(server)}`, requests, stop };
}

/** A server below HTTP: gets the socket once a complete request has arrived, and writes any bytes. */
export async function startRawServer(
  answer: (socket: Socket, count: number) => void,
): Promise<{ url: string; count: () => number }> {
  const sockets = new Set<Socket>();
  let count = 0;
  const server = createSocketServer((socket) => {
    let text = '';
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (data) => {
      text += data.toString('latin1');
      if (!isWhole(text)) return;
      text = '';
      count++;
      answer(socket, count);
    });
  });
  const stop = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  onTestFinished(stop);
  return { url: `http://127.0.0.1:${await listen(server)}`, count: () => count };
}

/** Starts an HTTP proxy through which every host name leads to one server. It has the hosts that it was asked for. */
export async function startProxy(target: string): Promise<{ url: string; hosts: string[] }> {
  const { hostname, port } = new URL(target);
  const hosts: string[] = [];
  const server = createServer((incoming, response) => {
    const { host, pathname, search } = new URL(incoming.url ?? '');
    hosts.push(host);
    const { method, headers } = incoming;
    const forwarded = request({ hostname, port, method, headers, path: pathname + search }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    incoming.pipe(forwarded);
  });
  server.on('connect', ({ url = '' }, socket, head: Buffer) => {
    hosts.push(new URL(`http://${url}`).host);
    const tunnel = connect(Number(port), hostname, () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      tunnel.write(head);
      tunnel.pipe(socket).pipe(tunnel);
    });
    tunnel.on('error', () => socket.destroy());
    socket.on('error', () => tunnel.destroy());
  });
  const url = `http://127.0.0.1:${await listen(server)}`;
  onTestFinished(() => void server.close());
  return { url, hosts };
}

/** Listens on a port that the system chooses, so that no other program can take it in the meantime. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  return (server.address() as AddressInfo).port;
}

/** Answers with JSON. */
export function json(
  response: ServerResponse,
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

/** A promise and the way to settle it from outside. */
export function gate<T = void>(): { opened: Promise<T>; open: (value: T) => void } {
  let open: (value: T) => void = () => undefined;
  const opened = new Promise<T>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

function isWhole(text: string): boolean {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
  return text.length >= end + 4 + length;
}

async function record(incoming: IncomingMessage): Promise<Recorded> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
  );
  return {
    method: incoming.method ?? '',
    url: incoming.url ?? '',
    headers,
    body: Buffer.concat(chunks).toString('utf8'),
  };
}
