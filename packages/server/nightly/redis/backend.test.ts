import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { expiredCookie, startStrictPlatform } from '../../test/shop-server.ts';
import { connect, DATABASES } from './resp.ts';

const port = inject('redisPort');
const CART = '/api/store/ecom/v2/carts/current';

/** A server in a process of its own. Returns its URL. */
async function startProcess(platformUrl: string): Promise<string> {
  const child = spawn(process.execPath, [
    resolve(import.meta.dirname, 'backend-process.ts'),
    String(port),
    platformUrl,
  ]);
  onTestFinished(() => void child.kill('SIGKILL'));
  let errors = '';
  child.stderr.on('data', (data) => (errors += data));
  const { value } = await createInterface(child.stdout)[Symbol.asyncIterator]().next();
  if (!value) throw new Error(errors);
  return `http://127.0.0.1:${value}`;
}

describe.runIf(port > 0)('a backend in two processes that share Redis', () => {
  it('refreshes a session once for overlapping routes and calls, and finds it by its old cookie later', async () => {
    const redis = await connect(port, DATABASES.backend);
    await redis.command(['FLUSHDB']);
    onTestFinished(redis.close);
    const { url: platformUrl, grants } = await startStrictPlatform({ delayMs: 200 });
    const servers = await Promise.all([startProcess(platformUrl), startProcess(platformUrl)]);
    const headers = { cookie: await expiredCookie() };
    const paths = servers.flatMap((url) => ['/page', CART, '/page', CART].map((path) => url + path));
    const responses = await Promise.all(paths.map((url) => fetch(url, { headers })));
    expect([responses.map(({ status }) => status), grants]).toEqual([paths.map(() => 200), ['refresh-0']]);
    const cookies = new Set(responses.flatMap((response) => response.headers.getSetCookie()));
    // the session and its session id, the same in every response
    expect(cookies.size).toBe(2);
    const third = await startProcess(platformUrl);
    const late = await fetch(`${third}/page`, { headers });
    expect([await late.text(), grants]).toEqual(['true', ['refresh-0']]);
  });
});
