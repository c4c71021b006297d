/** A Redis that is gone, silent or cut off, with the clients that shops use. */
import { connect as connectSocket, createServer, type Socket } from 'node:net';
import { createClient, member, visitor } from 'storewire';
import { getCurrentCart } from 'storewire/operations';
import { freePort } from 'storewire-dev-kit/free-port';
import { gate, listen } from 'storewire-dev-kit/server';
import { startPlatform } from 'storewire-dev-kit/token-platform';
import { app, createBackend, type RedisCommand, redisStorage } from 'storewire-server';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { expiredCookie, startStrictPlatform } from '../../test/shop-server.ts';
import { CLIENTS } from './clients.ts';
import { connect, DATABASES } from './resp.ts';

const redisPort = inject('redisPort');
const CART = '/api/store/ecom/v1/carts/current';
const APP = { appId: 'app-1', appSecret: 'secret', instanceId: 'i1' };
/** Calls that wait for commands which are not answered take longer. */
const TIMEOUT_MS = 5000;

/** A server that does what it is told with each connection. */
async function serve(onConnection: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    onConnection(socket);
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return listen(server);
}

/** A line to Redis that can be cut: nothing passes then, and the connections stay. */
async function startLine() {
  const line = { isCut: false, port: 0 };
  line.port = await serve((socket) => {
    const redis = connectSocket(redisPort, '127.0.0.1').on('error', () => undefined);
    socket.on('data', (data) => line.isCut || redis.write(data)).on('close', () => redis.destroy());
    redis.on('data', (data) => line.isCut || socket.write(data));
  });
  return line;
}

function startBackend(baseUrl: string, command: RedisCommand) {
  const backend = createBackend({
    auth: (storage) => member({ clientId: 'client-1', storage }),
    calls: [getCurrentCart],
    allowedOrigins: ['https://shop.example'],
    baseUrl,
    mount: '/api/store',
    cookies: { secure: false },
    shared: redisStorage(command, { prefix: `${crypto.randomUUID()}:` }),
    timeoutMs: TIMEOUT_MS,
  });
  return async (cookie = ''): Promise<number> => {
    const headers = { 'sec-fetch-site': 'same-origin', cookie };
    return (await backend(new Request(`https://shop.example${CART}`, { headers }))).status;
  };
}

const SERVERS: [name: string, start: () => Promise<number>][] = [
  ['nothing listens', freePort],
  ['a server never answers', () => serve(() => undefined)],
  ['a server closes each connection', () => serve((socket) => void socket.destroy())],
];

describe.each(CLIENTS)('%s', (_client, open, hasQueue) => {
  it.each(SERVERS)('where %s keeps no browser and no app waiting', async (_server, start) => {
    const { url, grants } = await startStrictPlatform();
    const command = open(await start());
    const call = startBackend(url, command);
    const cookie = await expiredCookie();
    const statuses = [await call(), ...(await Promise.all([call(), call(cookie), call(cookie)]))];
    // what is silent may have given the refresh token to another server
    expect([statuses, grants.toSorted()]).toEqual(
      hasQueue
        ? [
            [200, 200, 504, 504],
            ['anonymous', 'anonymous'],
          ]
        : [
            [200, 200, 200, 200],
            ['anonymous', 'anonymous', 'refresh-0'],
          ],
    );
    const storage = redisStorage(command);
    const merchant = createClient({ auth: app({ ...APP, storage }), baseUrl: url, timeoutMs: TIMEOUT_MS });
    await merchant.currentCart.getCurrentCart();
  });

  it.runIf(redisPort > 0)('whose line is cut and mended goes on', async () => {
    const { url, grants } = await startStrictPlatform();
    const line = await startLine();
    const command = open(line.port);
    await expect.poll(() => command(['PING']).catch(() => undefined)).toBe('PONG');
    const call = startBackend(url, command);
    expect(await call()).toBe(200);
    line.isCut = true;
    expect([await call(), await call(await expiredCookie())]).toEqual([200, 504]);
    expect(grants).toEqual(['anonymous', 'anonymous']);
    line.isCut = false;
    expect(await call()).toBe(200);
  });
});

/** An empty Redis, and a way to it on which writes of texts arrive when they are let through. */
async function startLateWrites() {
  const redis = await connect(redisPort, DATABASES.silent);
  await redis.command(['FLUSHDB']);
  onTestFinished(redis.close);
  const { opened, open } = gate();
  const late: Promise<unknown>[] = [];
  const command: RedisCommand = (parts) => {
    const isWrite = parts.some((part) => part.includes('access-'));
    if (!isWrite) return redis.command(parts);
    const sent = opened.then(() => redis.command(parts));
    late.push(sent);
    return sent;
  };
  const letThrough = async (): Promise<void> => {
    open();
    await Promise.all(late);
  };
  return { inTime: redis.command, command, letThrough };
}

describe.runIf(redisPort > 0)('a write that was given up and arrives late', () => {
  it.each([
    ['a visitor', (storage: ReturnType<typeof redisStorage>) => visitor({ clientId: 'client-1', storage })],
    ['an app', (storage: ReturnType<typeof redisStorage>) => app({ ...APP, storage })],
  ])('does not replace the tokens of %s that another server has stored since', async (_whose, make) => {
    const platform = await startPlatform();
    platform.answer = (_request, response) => void response.end('{}');
    const { inTime, command, letThrough } = await startLateWrites();
    const callOf = (way: RedisCommand) =>
      createClient({ baseUrl: platform.url, auth: make(redisStorage(way)) }).currentCart.getCurrentCart();
    await callOf(command);
    await callOf(inTime);
    await letThrough();
    await callOf(inTime);
    expect(platform.seen).toEqual(['access-1', 'access-2', 'access-2']);
  });

  it('does not replace what follows the session of a browser', async () => {
    const platform = await startPlatform();
    platform.answer = (_request, response) => void response.end('{}');
    const { inTime, command, letThrough } = await startLateWrites();
    const call = async (way: RedisCommand): Promise<void> => {
      const backend = createBackend({
        auth: (storage) => member({ clientId: 'client-1', storage }),
        calls: [getCurrentCart],
        allowedOrigins: ['https://shop.example'],
        baseUrl: platform.url,
        mount: '/api/store',
        cookies: { secure: false },
        shared: redisStorage(way),
      });
      const headers = { 'sec-fetch-site': 'same-origin', cookie: await expiredCookie() };
      await backend(new Request(`https://shop.example${CART}`, { headers }));
    };
    await call(command);
    await call(inTime);
    await letThrough();
    await call(inTime);
    expect(platform.seen).toEqual(['access-1', 'access-2', 'access-2']);
  });
});
