/** A Redis server that fails. `nightly/processes.test.ts` has one that works. */
import { createServer, type Socket } from 'node:net';
import { freePort } from 'storewire-dev-kit/free-port';
import { createPlatform } from 'storewire-platform';
import { afterAll, describe, expect, test } from 'vitest';
import { ANN, newAnn } from '../member.ts';
import { startProcess } from '../shop-process.ts';
import { newVisitor } from '../visitor.ts';

/** A server that gets all commands of each connection. */
async function serve(onCommands: (commands: string, socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('data', (bytes) => onCommands(String(bytes), socket));
  });
  const port = await freePort();
  await new Promise<void>((listening) => void server.listen(port, '127.0.0.1', listening));
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return port;
}

/** More than the life of an access token. */
const EXPIRED_MS = 5 * 60 * 60 * 1000;

/** The names of the commands that got no answer. */
const unanswered = new Set<string>();

/** The greeting of a client, and what a server answers. */
const GREETING: Readonly<Record<string, string>> = {
  hello: '%0\r\n',
  client: '+OK\r\n',
  info: '$0\r\n\r\n',
};

/** Answers what a client sends first, so that the connection is ready, and then nothing. */
function answerGreeting(commands: string, socket: Socket): void {
  for (const [, name = ''] of commands.matchAll(/\*\d+\r\n\$\d+\r\n(\w+)/g)) {
    const answer = GREETING[name.toLowerCase()];
    if (answer) socket.write(answer);
    else unanswered.add(name.toLowerCase());
  }
}

/** Answers the greeting, and begins answers that never end. */
function answerForEver(commands: string, socket: Socket): void {
  answerGreeting(commands, socket);
  if (!/\n(?:eval|evalsha|get|set)\r/i.test(commands)) return;
  socket.write('$1000000\r\n');
  const timer = setInterval(() => socket.write('x'), 100);
  socket.on('close', () => clearInterval(timer));
}

/** A store front in a process, which ends with its attempts to connect. */
async function startShop(redisPort: number) {
  const platform = createPlatform({ seed: 'rich', clock: { at: '2027-02-02T09:00:00Z', runs: true } });
  afterAll(() => platform.close());
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const variables = {
    STORE_URL: await platform.listen({ port: 0 }),
    STORE_CLIENT_ID: platform.shop.clientId,
    STORE_API_KEY: platform.shop.apiKey,
    STORE_SITE_ID: platform.shop.siteId,
    STORE_REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    SITE_ORIGIN: origin,
  };
  await startProcess(variables, { port, showsErrors: false, onEnd: afterAll });
  return { platform, origin };
}

describe.each([
  { state: 'at which nothing listens', port: await freePort(), isSilent: false },
  {
    state: 'that accepts connections and never answers',
    port: await serve(() => undefined),
    isSilent: false,
  },
  { state: 'that answers no more', port: await serve(answerGreeting), isSilent: true },
  { state: 'whose answers never end', port: await serve(answerForEver), isSilent: true },
])('with a Redis server $state', async ({ port, isSilent }) => {
  const shop = await startShop(port);

  test('members go on with their session, and those who need a refresh too, unless Redis is silent', async () => {
    const ann = await newAnn(shop);
    expect((await ann.open('/en/account')).text).toContain(ANN);
    shop.platform.advanceClock({ milliseconds: EXPIRED_MS });
    const [answer, said] = isSilent ? [503, 'Your account could not be loaded'] : [200, ANN];
    for (let index = 0; index < 2; index++) {
      const { status, text } = await ann.open('/en/account');
      expect([status, text]).toEqual([answer, expect.stringContaining(said)]);
    }
  });

  test('attempts are counted in the memory of the process', async () => {
    const visitor = newVisitor(shop);
    const attempt = async (index: number): Promise<string> => {
      const form = { intent: 'find', number: '77777', email: `guess-${index}@example.com` };
      const init = { method: 'POST', body: new URLSearchParams(form) };
      return (await visitor.open('/en/find-order', init)).text;
    };
    for (let index = 0; index < 5; index++) expect(await attempt(index)).toContain('There is no order');
    expect(await attempt(5)).toContain('Too many attempts');
  });
});

test('a server that has greeted gets commands of sessions', () => {
  expect([...unanswered]).toEqual(expect.arrayContaining(['get', 'set']));
});
