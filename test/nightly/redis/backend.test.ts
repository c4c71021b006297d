import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { json, startServer } from 'storewire-dev-kit/server';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { requestCookies, serverCookies } from '../../../src/server/index.ts';
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

/** A platform that accepts each refresh token once, and only access tokens that it has issued. */
async function startPlatform() {
  const grants: string[] = [];
  const valid = new Set(['refresh-0']);
  const platform = await startServer(async ({ url, headers, body }, response) => {
    if (url !== '/oauth2/token')
      return json(response, { cart: {} }, headers['authorization']?.startsWith('access-') ? 200 : 401);
    const { refreshToken = 'anonymous' } = JSON.parse(body);
    const count = grants.push(refreshToken);
    await new Promise((done) => setTimeout(done, 200));
    if (!valid.delete(refreshToken)) return json(response, { error: 'invalid_grant' }, 400);
    valid.add(`refresh-${count}`);
    return json(response, {
      access_token: `access-${count}`,
      refresh_token: `refresh-${count}`,
      expires_in: 14_400,
    });
  });
  return { platform, grants };
}

/** The cookie of a member whose access token has expired. */
async function expiredCookie(): Promise<string> {
  const jar = requestCookies(new Request('https://shop.example'));
  const storage = serverCookies(jar, { secure: false });
  const tokens = {
    accessToken: { value: 'expired', expiresAt: 1 },
    refreshToken: { value: 'refresh-0', role: 'member' },
  };
  await storage.set('storewire:client-1', JSON.stringify({ version: [1, 0], sessionId: 'i1', tokens }));
  await storage.save();
  return jar.header();
}

describe.runIf(port > 0)('a backend in two processes that share Redis', () => {
  it('refreshes a session once for overlapping routes and calls, and finds it by its old cookie later', async () => {
    const redis = await connect(port, DATABASES.backend);
    await redis.command(['FLUSHDB']);
    onTestFinished(redis.close);
    const { platform, grants } = await startPlatform();
    const servers = await Promise.all([startProcess(platform.url), startProcess(platform.url)]);
    const headers = { cookie: await expiredCookie() };
    const paths = servers.flatMap((url) => ['/page', CART, '/page', CART].map((path) => url + path));
    const responses = await Promise.all(paths.map((url) => fetch(url, { headers })));
    expect([responses.map(({ status }) => status), grants]).toEqual([paths.map(() => 200), ['refresh-0']]);
    const cookies = new Set(responses.flatMap((response) => response.headers.getSetCookie()));
    // the session and its session id, the same in every response
    expect(cookies.size).toBe(2);
    const third = await startProcess(platform.url);
    const late = await fetch(`${third}/page`, { headers });
    expect([await late.text(), grants]).toEqual(['true', ['refresh-0']]);
  });
});
