import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { gate, json, startServer } from 'storewire-dev-kit/server';
import { type RedisOptions, redisStorage } from 'storewire-server';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { failureOf } from '../../test/helpers/failure.ts';
import { connect, DATABASES } from './resp.ts';

const port = inject('redisPort');

/** An empty Redis, and every command that goes to it. */
async function start(options: RedisOptions = {}) {
  const redis = await connect(port, DATABASES.storage);
  await redis.command(['FLUSHDB']);
  onTestFinished(redis.close);
  const sent: string[][] = [];
  const command = (parts: string[]): Promise<unknown> => {
    sent.push(parts);
    return redis.command(parts);
  };
  const storage = redisStorage(command, options);
  const lock = <T>(key: string, work: () => Promise<T>): Promise<T> => {
    if (!storage.lock) throw new Error('expected a storage with locks');
    return storage.lock(key, work);
  };
  return { redis, sent, storage, lock };
}

/** A server in a process of its own. */
function startProcess(...args: string[]) {
  const child: ChildProcessWithoutNullStreams = spawn(process.execPath, [
    resolve(import.meta.dirname, 'server-process.ts'),
    String(port),
    ...args,
  ]);
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  let errors = '';
  child.stderr.on('data', (data) => (errors += data));
  const expectLine = async (wanted: string): Promise<void> => {
    const { value } = await lines.next();
    if (value !== wanted) throw new Error(`expected ${wanted}, got ${value} ${errors}`);
  };
  return { child, expectLine, go: () => void child.stdin.write('go\n') };
}

/** A platform whose token endpoint takes its time. */
async function startPlatform(lifeSeconds: number) {
  const grants: string[] = [];
  const seen = new Set<string | undefined>();
  const platform = await startServer(async ({ url, headers, body }, response) => {
    if (!url.startsWith('/oauth')) {
      seen.add(headers['authorization']);
      return json(response, {});
    }
    const count = grants.push(JSON.parse(body).grant_type);
    await new Promise((done) => setTimeout(done, 300));
    return json(response, { access_token: `access-${count}`, expires_in: lifeSeconds });
  });
  return { platform, grants, seen };
}

describe.runIf(port > 0)('a storage in Redis', () => {
  it('gives back what was set until it is removed', async () => {
    const { storage } = await start();
    for (const text of ['{"sessionId":"i1"}', '', 'ä\r\n$5', '5']) {
      await storage.set('a', text);
      expect([await storage.get('a'), await storage.get('b')]).toEqual([text, undefined]);
    }
    await storage.delete('a');
    expect(await storage.get('a')).toBeUndefined();
  });

  it('puts its prefix before every key, of locks as well', async () => {
    const { sent, storage, lock } = await start({ prefix: 'shop:' });
    await lock('a', async () => storage.set('a', 'text'));
    await storage.delete('a');
    expect(sent.map(([name, first, , key]) => (name === 'EVAL' ? key : first))).toEqual([
      'shop:a:lock',
      'shop:a',
      'shop:a:lock',
      'shop:a',
    ]);
  });

  it('forgets what is older than its life, when it has one', async () => {
    const { redis, storage } = await start({ lifeMs: 60_000 });
    await storage.set('a', 'text');
    expect(Number(await redis.command(['PTTL', 'a']))).toBeGreaterThan(50_000);
    await redisStorage(redis.command).set('a', 'text');
    expect(await redis.command(['PTTL', 'a'])).toBe(-1);
  });

  it('reads replies of clients that give bytes', async () => {
    const storage = redisStorage(async () => new TextEncoder().encode('täxt'));
    expect(await storage.get('a')).toBe('täxt');
  });

  it('fails with the error of Redis', async () => {
    const { redis, storage } = await start();
    await redis.command(['LPUSH', 'a', 'x']);
    await expect(storage.get('a')).rejects.toThrow('WRONGTYPE');
  });
});

describe.runIf(port > 0)('a lock in Redis', () => {
  it('lets one work at a time under one key, however many wait, and is gone afterwards', async () => {
    const { redis, lock } = await start();
    let [inside, most] = [0, 0];
    const work = async (): Promise<void> => {
      most = Math.max(most, ++inside);
      await new Promise((done) => setTimeout(done, 5));
      inside--;
    };
    await Promise.all(Array.from({ length: 12 }, () => lock('a', work)));
    expect([most, await redis.command(['EXISTS', 'a:lock'])]).toEqual([1, 0]);
  });

  it('does not hold up work under another key', async () => {
    const { lock } = await start();
    const { opened, open } = gate();
    const locked = lock('a', () => opened);
    expect(await lock('b', async () => 'free')).toBe('free');
    open();
    await locked;
  });

  it('is given back by work that fails, whose failure is handed on', async () => {
    const { redis, lock } = await start();
    await expect(lock('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await redis.command(['EXISTS', 'a:lock'])).toBe(0);
  });

  it('is not taken from who has it now by who has lost it', async () => {
    const { redis, lock } = await start();
    await lock('a', async () => void (await redis.command(['SET', 'a:lock', 'of another server'])));
    expect(await redis.command(['GET', 'a:lock'])).toBe('of another server');
  });

  it('is kept while the work runs, also longer than its lease', async () => {
    const leaseMs = 300;
    const { redis, lock } = await start({ leaseMs });
    await lock('a', async () => {
      const owner = String(await redis.command(['GET', 'a:lock']));
      for (let extensions = 0; extensions < 3; extensions++) {
        // it cannot expire, however busy the machine is: an extension is what ends its life earlier
        await redis.command(['SET', 'a:lock', owner, 'PX', '600000']);
        await expect.poll(() => redis.command(['PTTL', 'a:lock'])).toBeLessThanOrEqual(leaseMs);
      }
    });
    expect(await redis.command(['EXISTS', 'a:lock'])).toBe(0);
  });

  it('is free again after the longest time that work may hold it', async () => {
    const { lock } = await start({ leaseMs: 90, holdMs: 60 });
    const { opened, open } = gate();
    const stuck = lock('a', () => opened);
    expect(await lock('a', async () => 'next')).toBe('next');
    open();
    await stuck;
  });

  it('is not waited for longer than allowed: the call fails typed', async () => {
    const { redis, lock } = await start({ waitMs: 100 });
    await redis.command(['SET', 'a:lock', 'of another server']);
    const error = await failureOf(lock('a', async () => undefined));
    expect([error.kind, error.reason, error.description]).toEqual([
      'system',
      'timeout',
      'Another tab or server has kept the lock of these tokens for too long',
    ]);
  });

  it('of a server that has died is free after its lease', async () => {
    const { lock } = await start({ prefix: 'test:' });
    const { child, expectLine, go } = startProcess('http://127.0.0.1:1', 'hold', '400');
    await expectLine('ready');
    go();
    await expectLine('holding');
    child.kill('SIGKILL');
    expect(await lock('shared', async () => 'next')).toBe('next');
  });
});

describe.runIf(port > 0)('two servers in processes of their own', () => {
  it('that need a token for the first time get one, for all their calls at once', async () => {
    await start();
    const { platform, grants, seen } = await startPlatform(14_400);
    const servers = [1, 2].map(() => startProcess(platform.url, 'call'));
    await Promise.all(servers.map(({ expectLine }) => expectLine('ready')));
    for (const { go } of servers) go();
    await Promise.all(servers.map(({ expectLine }) => expectLine('done')));
    expect([grants, [...seen]]).toEqual([['client_credentials'], ['access-1']]);
  });

  it('get a token one after the other when each has ended as soon as it is there', async () => {
    await start();
    const { platform, grants } = await startPlatform(0.001);
    const servers = [1, 2].map(() => startProcess(platform.url, 'call'));
    await Promise.all(servers.map(({ expectLine }) => expectLine('ready')));
    for (const { go } of servers) go();
    await Promise.all(servers.map(({ expectLine }) => expectLine('done')));
    expect(grants).toEqual(['client_credentials', 'client_credentials']);
  });
});
