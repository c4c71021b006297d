import { createConnection, type Socket } from 'node:net';

/** A connection to Redis with the one method that the storage needs. */
export interface Redis {
  command: (command: string[]) => Promise<unknown>;
  close: () => void;
}

interface Pending {
  resolve: (reply: unknown) => void;
  reject: (error: Error) => void;
}

/** One database per test file: files run at the same time, and each starts with an empty database. */
export const DATABASES = { backend: 1, storage: 2, silent: 3 } as const;

/** Connects to a database of a server as soon as it listens. */
export async function connect(port: number, database: number, waitMs = 0): Promise<Redis> {
  const until = Date.now() + waitMs;
  for (;;) {
    try {
      const redis = speak(await open(port));
      await redis.command(['SELECT', String(database)]);
      return redis;
    } catch (error) {
      if (Date.now() >= until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });
}

function speak(socket: Socket): Redis {
  const waiting: Pending[] = [];
  let received: Buffer = Buffer.alloc(0);
  socket.on('error', () => undefined);
  socket.on('close', () => {
    for (const { reject } of waiting.splice(0)) reject(new Error('the connection is closed'));
  });
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (let reply = read(received); reply; reply = read(received)) {
      received = received.subarray(reply.length);
      const pending = waiting.shift();
      if (reply.value instanceof Error) pending?.reject(reply.value);
      else pending?.resolve(reply.value);
    }
  });
  const command = (parts: string[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      waiting.push({ resolve, reject });
      socket.write(
        `*${parts.length}\r\n${parts.map((part) => `$${Buffer.byteLength(part)}\r\n${part}\r\n`).join('')}`,
      );
    });
  return { command, close: () => socket.destroy() };
}

/** The first reply of what has been received: status, error, number, text or nothing. */
function read(buffer: Buffer): { value: unknown; length: number } | undefined {
  const end = buffer.indexOf('\r\n');
  if (end < 0) return undefined;
  const [kind, rest] = [buffer.toString('latin1', 0, 1), buffer.toString('utf8', 1, end)];
  if (kind === '-') return { value: new Error(rest), length: end + 2 };
  if (kind === ':') return { value: Number(rest), length: end + 2 };
  if (kind === '+') return { value: rest, length: end + 2 };
  const size = Number(rest);
  if (size < 0) return { value: null, length: end + 2 };
  const start = end + 2;
  return buffer.length < start + size + 2
    ? undefined
    : { value: buffer.toString('utf8', start, start + size), length: start + size + 2 };
}
