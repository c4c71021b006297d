import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { createClient, type MemberCredentials, member } from 'storewire';
import { caseCount } from 'storewire-dev-kit/case-count';
import { gate, json, startServer } from 'storewire-dev-kit/server';
import { startPlatform } from 'storewire-dev-kit/token-platform';
import {
  type CookieAttributes,
  type CookieJar,
  requestCookies,
  type ServerCookieOptions,
  serverCookies,
} from 'storewire-server';
import { describe, expect, it } from 'vitest';
import { linesOf, parseCookies } from './helpers/cookies.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const KEY = 'storewire:client-1';
const NAME = '__Host-storewire%3Aclient-1';
const ONE_MINUTE: CookieAttributes = {
  path: '/',
  httpOnly: true,
  secure: true,
  sameSite: 'lax',
  maxAge: 60,
};

const request = (cookie = ''): Request =>
  new Request('https://shop.example/cart', cookie ? { headers: { cookie } } : {});

/**
 * What `cookies()` of Next.js gives: a promise, and objects instead of strings. It counts how often it is
 * used.
 */
function nextCookies(initial: Record<string, string> = {}, isReadOnly = false) {
  const values = new Map(Object.entries(initial));
  const reads: string[] = [];
  const writes: [name: string, value: string, attributes: CookieAttributes][] = [];
  const jar: CookieJar = {
    get(name) {
      reads.push(name);
      const value = values.get(name);
      return value === undefined ? undefined : { value };
    },
    set(name, value, attributes) {
      if (isReadOnly) throw new Error('Cookies can only be modified in a Server Action or Route Handler');
      writes.push([name, value, attributes]);
      values.set(name, value);
    },
  };
  return { values, reads, writes, cookies: async () => jar };
}

/** The cookies that a browser sends after it has got these lines. */
function browser(cookie: string, lines: string[]): string {
  const jar = parseCookies(cookie);
  for (const line of lines) {
    const [name = '', value = ''] = line.split(/[=;]/);
    if (line.includes('Max-Age=0')) jar.delete(name);
    else jar.set(name, value);
  }
  return [...jar].map((pair) => pair.join('=')).join('; ');
}

async function save(value: string, options?: ServerCookieOptions, cookie = ''): Promise<string[]> {
  const jar = requestCookies(request(cookie));
  const storage = serverCookies(jar, options);
  await storage.set(KEY, value);
  await storage.save();
  return linesOf(jar);
}

const signedIn = (expiresAt: number, token = 'old'): string =>
  JSON.stringify({
    version: [1, 1],
    sessionId: 'i1',
    tokens: {
      accessToken: { value: token, expiresAt },
      refreshToken: { value: 'refresh-0', role: 'member' },
    },
  });

describe('cookies of a server', () => {
  it('are HttpOnly, Secure, SameSite=Lax, for the whole host and bound to it', async () => {
    expect(await save('text', { days: 7 })).toEqual([
      `${NAME}=1.dGV4dA; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax`,
    ]);
  });

  it('lose the prefix __Host- over http, where browsers would reject it', async () => {
    expect(await save('text', { secure: false, days: 1 })).toEqual([
      'storewire%3Aclient-1=1.dGV4dA; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax',
    ]);
  });

  it('live for the 400 days that browsers allow if they should never expire', async () => {
    expect((await save('text', { days: Infinity }))[0]).toContain('; Max-Age=34560000;');
  });

  it('reject a lifetime of no days', () => {
    expect(() => serverCookies(requestCookies(request()), { days: 0 })).toThrow(
      new TypeError('days must be more than 0'),
    );
  });

  it('are read once and written once, however often the session is used', async () => {
    const { cookies, reads, writes } = nextCookies({ [NAME]: '1.YQ' });
    const storage = serverCookies(cookies);
    const values = await Promise.all([storage.get(KEY), storage.get(KEY), storage.get(KEY)]);
    for (const value of ['b', 'c', 'd']) await storage.set(KEY, value);
    await storage.save();
    await storage.save();
    expect([values, await storage.get(KEY)]).toEqual([['a', 'a', 'a'], 'd']);
    expect(reads).toEqual([NAME, `${NAME}.1`, `${NAME}.2`]);
    expect(writes).toEqual([
      [NAME, '1.ZA', { path: '/', httpOnly: true, secure: true, sameSite: 'lax', maxAge: 30 * 86_400 }],
    ]);
  });

  it('are not written when nothing has changed', async () => {
    const { cookies, writes } = nextCookies({ [NAME]: '1.YQ' });
    const storage = serverCookies(cookies);
    await storage.get(KEY);
    await storage.set(KEY, 'a');
    await storage.save();
    expect(writes).toEqual([]);
  });

  it('give the next request what was set, until it is removed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.option(fc.string({ unit: 'grapheme', maxLength: 4000 })), { maxLength: 5 }),
        async (values) => {
          let cookie = '';
          for (const value of values) {
            const jar = requestCookies(request(cookie));
            const storage = serverCookies(jar);
            await (value === null
              ? storage.delete(KEY)
              : storage.set(KEY, value).catch(() => storage.set(KEY, 'short')));
            await storage.save();
            cookie = browser(cookie, linesOf(jar));
            const kept = await storage.get(KEY);
            expect(await serverCookies(requestCookies(request(cookie))).get(KEY)).toBe(kept);
            expect(jar.header()).toBe(cookie);
            expect(cookie === '').toBe(value === null);
          }
        },
      ),
      { numRuns: caseCount(40) },
    );
  });

  it('reject a session that browsers would drop when it is set', async () => {
    const storage = serverCookies(requestCookies(request()));
    await expect(storage.set(KEY, 'x'.repeat(9000))).rejects.toThrow(
      new RangeError('the value is too long for cookies'),
    );
  });

  it('count as nothing when one of several is missing', async () => {
    const long = await save('x'.repeat(6000));
    const cookie = browser('', long.slice(0, 2));
    expect(await serverCookies(requestCookies(request(cookie))).get(KEY)).toBeUndefined();
  });

  it.each(['\u00a0', '\u0085', '\u000c', '\u00a0 \u00a0'])(
    'are never those of a name that only looks alike, which a subdomain may set: %j before it',
    async (space) => {
      const tossed = request();
      Object.defineProperty(tossed, 'headers', {
        value: { get: () => `theme=dark; ${space}${NAME}=1.YQ; ${NAME}=1.Yg` },
      });
      expect(await serverCookies(requestCookies(tossed)).get(KEY)).toBe('b');
    },
  );

  it('keep an answer that sets them out of shared caches, whatever it says itself', () => {
    const jar = requestCookies(request());
    const page = {
      'cache-control': 'public, s-maxage=31536000',
      'cdn-cache-control': 'max-age=600',
      'vercel-cdn-cache-control': 'max-age=600',
      'surrogate-control': 'max-age=600',
      'edge-control': 'cache-maxage=600s',
      'x-accel-expires': '600',
      expires: 'Thu, 31 Dec 2026 23:59:59 GMT',
      etag: '"1"',
      // what a proxy of Next.js passes to its page
      'x-middleware-request-cache-control': 'max-age=0',
    };
    const headersOf = (answer: Response) => Object.fromEntries(jar.addTo(answer).headers);
    expect(headersOf(new Response(null, { headers: page }))).toEqual(page);
    jar.set('a', 'b', ONE_MINUTE);
    expect(headersOf(new Response(null, { headers: page }))).toEqual({
      'cache-control': 'private, no-store',
      'set-cookie': 'a=b; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
      etag: '"1"',
      'x-middleware-request-cache-control': 'max-age=0',
    });
  });

  it.each([
    ['a', 'b; Domain=example'],
    ['a', 'b\r\nset-cookie: c=d'],
    ['a=b', 'c'],
    ['a b', 'c'],
    ['', 'c'],
    ['a; Path=/x', 'c'],
  ])('reject more than one name and one value: %j, %j', (name, value) => {
    const jar = requestCookies(request());
    const set = (): void => jar.set(name, value, ONE_MINUTE);
    expect(set).toThrow(
      new TypeError('a cookie must have a name, and neither semicolons nor control characters'),
    );
    expect([linesOf(jar), jar.header()]).toEqual([[], '']);
  });

  it('leave the other cookies of the answer alone', async () => {
    const jar = requestCookies(request());
    const response = new Response('page', {
      headers: [
        ['set-cookie', 'theme=dark'],
        ['set-cookie', 'language=de'],
      ],
      status: 201,
    });
    const storage = serverCookies(jar);
    await storage.set(KEY, 'a');
    await storage.save();
    const sent = jar.addTo(response);
    expect([
      sent.status,
      await sent.text(),
      sent.headers.getSetCookie().map((line) => line.split(';', 1)[0]),
    ]).toEqual([201, 'page', ['theme=dark', 'language=de', `${NAME}=1.YQ`]]);
  });

  it.each([
    ['a redirect', () => Response.redirect('https://shop.example/away'), 302, ''],
    [
      'an answer of fetch',
      async () => fetch((await startServer((_request, response) => response.end('text'))).url),
      200,
      'text',
    ],
    ['an answer without content', () => new Response(null, { status: 204 }), 204, ''],
    ['an answer that resets a form', () => new Response(null, { status: 205 }), 205, ''],
    ['an answer that has not changed', () => new Response(null, { status: 304 }), 304, ''],
  ])('are added to %s, which without them can be changed as well', async (_kind, answer, status, text) => {
    const jar = requestCookies(request());
    for (const count of [0, 1]) {
      const copy = jar.addTo(await answer());
      copy.headers.set('x-request-id', '1');
      expect([copy.status, await copy.text(), copy.headers.getSetCookie().length]).toEqual([
        status,
        text,
        count,
      ]);
      jar.set('a', 'b', ONE_MINUTE);
    }
  });

  it('are not added to an answer that cannot be copied', () => {
    const jar = requestCookies(request());
    jar.set('a', 'b', ONE_MINUTE);
    const error = Response.error();
    expect(jar.addTo(error)).toBe(error);
  });

  it('reject an answer whose body was read, which would arrive empty', async () => {
    const page = new Response('page');
    await page.text();
    expect(() => requestCookies(request()).addTo(page)).toThrow(
      new TypeError('The response must have an unread body: pass on a clone() of what is read'),
    );
  });

  it('are added to a copy of a response that keeps its body after a garbage collection', async () => {
    const text = 'x'.repeat(100_000);
    const server = await startServer((_request, response) => json(response, { text }));
    const jar = requestCookies(new Request(server.url));
    jar.set('a', '1', ONE_MINUTE);
    const copy = jar.addTo(await fetch(server.url));
    for (let count = 0; count < 5; count++) {
      await new Promise((done) => setTimeout(done, 10));
      collectGarbage();
    }
    expect(await copy.json()).toEqual({ text });
  });
});

describe('a session in cookies of a server', () => {
  const start = async (cookie: string) => {
    const platform = await startPlatform();
    platform.answer = (_request, response) => json(response, { cart: {} });
    const jar = requestCookies(request(cookie));
    const storage = serverCookies(jar);
    const auth: MemberCredentials = member({ clientId: 'client-1', storage });
    return { platform, jar, storage, auth, client: createClient({ baseUrl: platform.url, auth }) };
  };

  it('that a middleware renews is renewed for the page that is rendered with the same request, and for the browser', async () => {
    const cookie = browser('theme=dark', await save(signedIn(1)));
    const { platform, jar, storage, client } = await start(cookie);
    await client.currentCart.getCurrentCart();
    await storage.save();
    // the rendering gets the request as the middleware has changed it; its cookies can only be read
    const cookies = Object.fromEntries(parseCookies(jar.header()));
    const rendering = nextCookies(cookies, true);
    const session = member({ clientId: 'client-1', storage: serverCookies(rendering.cookies) });
    const page = createClient({ baseUrl: platform.url, auth: session });
    await page.currentCart.getCurrentCart();
    await page.currentCart.getCurrentCart();
    expect(platform.tokenCalls.map(({ grantType, refreshToken }) => [grantType, refreshToken])).toEqual([
      ['refresh_token', 'refresh-0'],
    ]);
    expect([platform.seen, rendering.reads.length]).toEqual([['access-1', 'access-1', 'access-1'], 3]);
    expect([linesOf(jar).length, cookies['theme']]).toEqual([1, 'dark']);
    expect(await session.sessionId()).toBe('i1');
  });

  it('is saved once by a server action, with every change of it', async () => {
    const platform = await startPlatform();
    const { cookies, writes } = nextCookies();
    const storage = serverCookies(cookies);
    const auth = member({ clientId: 'client-1', storage });
    await createClient({ baseUrl: platform.url, auth }).currentCart.getCurrentCart();
    await auth.start({
      accessToken: { value: 'm', expiresAt: 9e9 },
      refreshToken: { value: 'r', role: 'member' },
    });
    await storage.save();
    expect(writes.map(([name]) => name)).toEqual([NAME]);
    const next = member({ clientId: 'client-1', storage: serverCookies(cookies) });
    expect(await next.session()).toMatchObject({ role: 'member', isSignedIn: true });
  });

  it('waits with saving for a renewal that has begun, whose refresh token would be lost', async () => {
    const soon = Math.floor(Date.now() / 1000) + 30;
    const { platform, jar, storage, client } = await start(browser('', await save(signedIn(soon))));
    const { opened, open } = gate();
    const { opened: asked, open: ask } = gate();
    platform.tokenAnswer = async (_call, response) => {
      ask();
      await opened;
      json(response, { access_token: 'new', refresh_token: 'refresh-1', expires_in: 14_400 });
    };
    const calling = client.currentCart.getCurrentCart().catch(() => undefined);
    await asked;
    const saving = storage.save();
    open();
    await saving;
    await calling;
    const next = serverCookies(requestCookies(request(browser('', linesOf(jar)))));
    expect(JSON.parse((await next.get(KEY)) ?? '').tokens.refreshToken.value).toBe('refresh-1');
  });
});
