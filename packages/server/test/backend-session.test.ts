import {
  completeRedirectSignIn,
  createClient,
  createTransport,
  type KeyValueStorage,
  type MemberCredentials,
  member,
  memoryStorage,
  startRedirectSignIn,
} from 'storewire';
import * as operations from 'storewire/operations';
import { gate, json } from 'storewire-dev-kit/server';
import { invalidGrant } from 'storewire-dev-kit/token-platform';
import { startIdentityPlatform } from 'storewire-platform/testing';
import { type BackendOptions, createBackend } from 'storewire-server';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  ADD,
  type Ask,
  ask,
  CART,
  cookieOf,
  cookiesOf,
  ORIGIN,
  openBrowser,
  SAME,
  sessionLines,
  start,
  WRITE,
} from './backend-setup.ts';
import { parseCookies } from './helpers/cookies.ts';
import { tokensOf } from './helpers/tokens.ts';

const { getCurrentCart } = operations;

afterEach(() => void vi.useRealTimers());

describe('a session behind a backend', () => {
  const headersOf = (cookie: string): Ask => ({ headers: { ...SAME, cookie } });
  const MEMBER = tokensOf('ann');

  /** A backend whose platform says whose token a call has, and what it says for these cookies. */
  async function startTelling(options?: Partial<BackendOptions>) {
    const { platform, backend } = await start(options);
    platform.answer = ({ headers }, answer) => json(answer, { whose: headers['authorization'] });
    const whose = async (cookie: string): Promise<unknown> =>
      (await (await backend(ask(CART, headersOf(cookie)))).json()).whose;
    return { platform, backend, whose };
  }

  it('whose token has run out is renewed once for all calls of the page that overlap, and each gets the new cookie', async () => {
    const { platform, backend } = await start();
    const cookie = await cookieOf(1);
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => backend(ask(CART, headersOf(cookie)))),
    );
    expect(platform.tokenCalls.map(({ grantType, refreshToken }) => [grantType, refreshToken])).toEqual([
      ['refresh_token', 'canary-refresh'],
    ]);
    expect([new Set(platform.seen), new Set(responses.map(cookiesOf)).size]).toEqual([
      new Set(['access-1']),
      1,
    ]);
    const late = await backend(ask(CART, headersOf(cookie)));
    const next = await backend(ask(CART, headersOf(cookiesOf(late))));
    expect([next.status, next.headers.getSetCookie(), platform.tokenCalls.length]).toEqual([200, [], 1]);
  });

  const fail = () => Promise.reject(new Error('out of reach'));
  it.each([
    ['is out of reach', { get: fail, set: fail, delete: fail, lock: fail }],
    ['can only be read', { ...memoryStorage(), set: fail, delete: fail, lock: fail }],
  ])('goes on with its cookie where the storage that servers share %s', async (_state, shared) => {
    const { platform, backend } = await start({ shared });
    const responses = [
      await backend(ask(CART, headersOf(await cookieOf(9e9)))),
      await backend(ask(CART, headersOf(await cookieOf(1)))),
    ];
    const grants = platform.tokenCalls.map(({ grantType }) => grantType);
    expect([responses.map(({ status }) => status), grants]).toEqual([
      [200, 200],
      ['refresh_token', 'refresh_token'],
    ]);
  });

  it('is not renewed while another server holds the lock of its tokens for too long', async () => {
    const lock = () => Promise.reject(new Error('held for too long'));
    const { platform, backend } = await start({ shared: { ...memoryStorage(), lock } });
    const response = await backend(ask(CART, headersOf(await cookieOf(1))));
    expect([response.status, sessionLines(response), platform.tokenCalls]).toEqual([502, [], []]);
  });

  it('cannot be found without its cookie, also before its first tokens, whose session id scripts know', async () => {
    const { platform, backend } = await start();
    const begun = openBrowser();
    begun.receive(await backend(ask('/api/store/session', { method: 'POST', headers: { origin: ORIGIN } })));
    const before = begun.headers();
    begun.receive(await backend(ask(CART, { headers: before })));
    const [[name, value] = ['', '']] = [...parseCookies(before.cookie)].filter(([each]) =>
      /client-1/.test(each),
    );
    const { nonce, ...known } = JSON.parse(Buffer.from(value.slice(2), 'base64url').toString());
    expect([typeof nonce, known.isFirst]).toEqual(['string', true]);
    const guessed = Buffer.from(JSON.stringify(known)).toString('base64url');
    await backend(ask(CART, headersOf(`${name}=1.${guessed}`)));
    expect(platform.seen).toEqual(['access-1', 'access-2']);
  });

  it('is gone from the browser when a route deletes it', async () => {
    const auth = (storage: KeyValueStorage) => member({ clientId: 'client-1', storage });
    const backend = createBackend({ auth, calls: [], allowedOrigins: [ORIGIN] });
    const browser = openBrowser();
    const begun = backend.session(ask('/sign-in'));
    await begun.auth.start(MEMBER);
    browser.receive(await begun.addTo(new Response()));
    const ending = backend.session(ask('/forget', { headers: browser.headers() }));
    await ending.storage.delete('storewire:client-1');
    browser.receive(await ending.addTo(new Response()));
    const next = backend.session(ask('/', { headers: browser.headers() }));
    expect((await next.auth.session()).role).toBe('none');
  });

  it('is renewed once also while other cookies come and go: of a sign-in that begins, of a page, of a subdomain that tosses them', async () => {
    const { platform, backend } = await start();
    const cookie = await cookieOf(1);
    const [, session = ''] = cookie.split(/=(.*)/);
    const name = 'storewire%3Aclient-1';
    const others = [
      '',
      'theme=dark',
      `__Host-${name}%3Asign-in%3Ax=1.e30`,
      `__Host-storewire%3Alogin%3Ax=1.e30`,
      `${name}=${session}`,
      `${name}%3Ax=${session}`,
    ];
    const cookies = others.flatMap((other) => [`${other}; ${cookie}`, `${cookie}; ${other}`]);
    const responses = await Promise.all(cookies.map((each) => backend(ask(CART, headersOf(each)))));
    expect([responses.map(({ status }) => status), platform.tokenCalls.length]).toEqual([
      cookies.map(() => 200),
      1,
    ]);
  });

  it('is forgotten a minute after its last call, and then read from its cookie again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { platform, backend } = await start();
    const cookie = await cookieOf(1);
    await backend(ask(CART, headersOf(cookie)));
    vi.setSystemTime(Date.now() + 59_000);
    await backend(ask(CART, headersOf(cookie)));
    expect(platform.tokenCalls).toHaveLength(1);
    vi.setSystemTime(Date.now() + 61_000);
    await backend(ask(CART));
    await backend(ask(CART, headersOf(cookie)));
    expect(platform.tokenCalls.map(({ refreshToken }) => refreshToken)).toEqual([
      'canary-refresh',
      undefined,
      'canary-refresh',
    ]);
  });

  it('that the platform rejects is refreshed and the call sent again, once', async () => {
    const { platform, backend } = await start();
    const response = await backend(
      ask(ADD, { ...WRITE, headers: { ...WRITE.headers, cookie: await cookieOf(9e9) } }),
    );
    expect([response.status, platform.seen, platform.requests.map(({ body }) => body)[2]]).toEqual([
      200,
      ['canary-old', 'access-1'],
      '{"lineItems":[]}',
    ]);
    platform.answer = (_request, answer) => json(answer, {}, 401);
    platform.seen.length = 0;
    expect([(await backend(ask(CART))).status, platform.seen.length]).toEqual([401, 2]);
  });

  it('is not renewed for a 403', async () => {
    const { platform, backend } = await start();
    platform.answer = (_request, answer) => json(answer, {}, 403);
    const response = await backend(ask(CART, headersOf(await cookieOf(9e9))));
    expect([response.status, platform.tokenCalls, platform.seen.length]).toEqual([403, [], 1]);
  });

  const OLD = [
    ['has expired', 1],
    ['is rejected', 9e9],
  ] as const;

  it.each(OLD)(
    'whose token %s and cannot be renewed just now is kept, and the page learns no more than that',
    async (_state, expiresAt) => {
      const { platform, backend } = await start();
      const cookie = await cookieOf(expiresAt);
      platform.tokenAnswer = (_call, answer) => json(answer, { message: 'canary' }, 500);
      const failed = await backend(ask(CART, headersOf(cookie)));
      expect([failed.status, await failed.json(), sessionLines(failed)]).toEqual([
        502,
        { message: 'The upstream request failed' },
        [],
      ]);
      platform.tokenAnswer = undefined;
      expect((await backend(ask(CART, headersOf(cookie)))).status).toBe(200);
      expect(platform.tokenCalls.map(({ refreshToken }) => refreshToken)).toEqual([
        'canary-refresh',
        'canary-refresh',
      ]);
    },
  );

  it.each(OLD)(
    'whose token %s and that the platform has ended is reported to the page if no visitor session replaces it',
    async (_state, expiresAt) => {
      const { platform, backend } = await start();
      platform.tokenAnswer = invalidGrant;
      const response = await backend(ask(CART, headersOf(await cookieOf(expiresAt))));
      const page = createClient({ baseUrl: `${ORIGIN}/api/store`, fetch: async () => response });
      await expect(page.currentCart.getCurrentCart()).rejects.toMatchObject({
        status: 401,
        code: 'session_ended',
        message: 'The session has ended',
      });
      expect(sessionLines(response)).toHaveLength(1);
    },
  );

  it('of an earlier OAuth client in the cookies does not name the user of the page', async () => {
    const { backend } = await start({ auth: (storage) => member({ clientId: 'client-2', storage }) });
    const cookie = `${await cookieOf(1)}; __Host-storewire-session-id=ann.member`;
    const response = await backend(
      ask('/api/store/session', { ...WRITE, headers: { ...WRITE.headers, cookie } }),
    );
    const { sessionId } = (await response.json()) as { sessionId: string };
    expect(response.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(new RegExp(`^__Host-storewire-session-id%3Aann=${sessionId};`)),
    );
  });

  it('of one browser is never that of another, also when both call at once and without cookies', async () => {
    const { platform, whose } = await startTelling();
    const [ann, ben] = [await cookieOf(9e9, 'member', 'ann'), await cookieOf(9e9, 'member', 'ben')];
    const visitor = expect.stringMatching(/^access-[12]$/);
    expect(await Promise.all([ann, ben, ann, ben, '', ''].map(whose))).toEqual([
      'ann',
      'ben',
      'ann',
      'ben',
      visitor,
      visitor,
    ]);
    expect(platform.tokenCalls).toHaveLength(2);
  });

  it('begins and ends in a route of the server, and calls of the page follow', async () => {
    const { backend, whose } = await startTelling();
    const before = cookiesOf(await backend(ask(CART)));
    const signingIn = backend.session(ask('/signed-in', headersOf(before)));
    await (signingIn.auth as MemberCredentials).start(MEMBER);
    const redirect = new Response(null, { status: 303, headers: { location: '/account' } });
    const welcome = await signingIn.addTo(redirect);
    expect([welcome.status, welcome.headers.get('location')]).toEqual([303, '/account']);
    // the previous cookie stays that of the visitor: planting it in a browser gains nothing
    expect([await whose(cookiesOf(welcome)), await whose(before)]).toEqual(['access-ann', 'access-1']);
    const signingOut = backend.session(ask('/sign-out', headersOf(cookiesOf(welcome))));
    await (signingOut.auth as MemberCredentials).end();
    expect(await whose(cookiesOf(await signingOut.addTo(new Response())))).toBe('access-2');
  });

  it('of a sign-in is not overwritten by a late response to a call without cookies', async () => {
    const { opened, open } = gate();
    const { opened: asked, open: respond } = gate();
    const { platform, backend } = await startTelling();
    platform.tokenAnswer = async (_call, answer) => {
      respond();
      await opened;
      json(answer, { access_token: 'visitor-token', refresh_token: 'v', expires_in: 14_400 });
    };
    const late = backend(ask(CART));
    await asked;
    const route = backend.session(ask('/sign-in'));
    await (route.auth as MemberCredentials).start(MEMBER);
    const browser = openBrowser();
    browser.receive(await route.addTo(new Response()));
    open();
    browser.receive(await late);
    const response = await backend(ask(CART, { headers: browser.headers() }));
    expect(await response.json()).toEqual({ whose: 'access-ann' });
    browser.receive(response);
    expect(browser.names().filter((name) => /visitor$/.test(name))).toEqual([]);
    expect(browser.headers().cookie).toMatch(/session-id%3A[\w-]+=[\w-]+\.member$/);
  });

  it('is saved by a middleware for what renders the rest of the request, and for the browser', async () => {
    const { platform, backend, whose } = await startTelling();
    const { auth, save } = backend.session(ask('/', headersOf('theme=dark')));
    await getCurrentCart(createTransport({ auth, baseUrl: platform.url })).catch(() => undefined);
    const cookies = await save();
    const page = cookies.addTo(new Response('page', { headers: { 'cache-control': 's-maxage=31536000' } }));
    expect([page.headers.getSetCookie().length, page.headers.get('cache-control')]).toEqual([
      2,
      'private, no-store',
    ]);
    expect(cookies.header()).toBe(`theme=dark; ${cookiesOf(page)}`);
    expect(await whose(cookies.header())).toBe('access-1');
    expect(platform.tokenCalls).toHaveLength(1);
  });

  it('keeps a pending sign-in in the cookies of its browser, where it can be completed, once', async () => {
    const server = await startIdentityPlatform({ allowedOrigins: [ORIGIN] });
    onTestFinished(() => server.close());
    const redirectUri = `${ORIGIN}/signed-in`;
    const backend = createBackend({
      auth: (storage) => member({ clientId: server.clientId, storage }),
      calls: [getCurrentCart],
      allowedOrigins: [ORIGIN],
      baseUrl: server.url,
    });
    const leaving = backend.session(ask('/sign-in'));
    const { url } = await startRedirectSignIn(
      createClient({ baseUrl: server.url, auth: leaving.auth }),
      leaving.auth,
      {
        redirectUri,
        responseMode: 'query',
        returnTo: '/account',
        storage: leaving.storage,
      },
    );
    const gone = await leaving.addTo(new Response());
    const finish = async (cookie: string) => {
      const answer = await server.passThrough(url);
      const back = backend.session(new Request(answer, headersOf(cookie)));
      const signedIn = await completeRedirectSignIn(
        createClient({ baseUrl: server.url, auth: back.auth }),
        back.auth,
        answer,
        { storage: back.storage },
      );
      return {
        ...signedIn,
        role: (await back.auth.session()).role,
        cookies: cookiesOf(await back.addTo(new Response())),
      };
    };
    await expect(finish('')).rejects.toMatchObject({ code: 'invalid_state' });
    const { cookies, ...facts } = await finish(cookiesOf(gone));
    expect(facts).toEqual({ returnTo: '/account', role: 'member' });
    await expect(finish(cookies)).rejects.toMatchObject({ code: 'invalid_state' });
  });

  it('that has ended is not restored by a concurrent refresh, for which its end does not wait', async () => {
    const { platform, backend, whose } = await startTelling();
    const browser = openBrowser(await cookieOf(1));
    const { opened, open } = gate();
    const { opened: asked, open: respond } = gate();
    platform.tokenAnswer = async (_call, response) => {
      respond();
      await opened;
      json(response, { access_token: 'access-late', refresh_token: 'refresh-late', expires_in: 14_400 });
    };
    const underWay = backend(ask(CART, { headers: browser.headers() }));
    await asked;
    const signingOut = backend.session(ask('/sign-out', { headers: browser.headers() }));
    await (signingOut.auth as MemberCredentials).end();
    browser.receive(await signingOut.addTo(new Response()));
    open();
    browser.receive(await underWay);
    platform.tokenAnswer = undefined;
    expect(await whose(browser.headers().cookie)).toBe('access-2');
  });

  describe.each([1, 2])('of %i processes', (processes) => {
    it.each([
      ['by the next member', 'ben'],
      ['by a sign-out', undefined],
    ])('that was replaced %s is not restored by a response that arrives later', async (_how, next) => {
      const { platform, backend, whose } = await startTelling();
      const other = processes === 1 ? backend : (await start({ baseUrl: platform.url })).backend;
      const browser = openBrowser();
      async function change(work: (auth: MemberCredentials) => Promise<void>): Promise<void> {
        const { auth, addTo } = backend.session(ask('/account', { headers: browser.headers() }));
        await work(auth as MemberCredentials);
        browser.receive(await addTo(new Response()));
      }
      const expired = { ...MEMBER, accessToken: { ...MEMBER.accessToken, expiresAt: 1 } };
      await change((auth) => auth.start(expired));
      const late = await other(ask(CART, { headers: browser.headers() }));
      await change((auth) => (next ? auth.start(tokensOf(next)) : auth.end()));
      browser.receive(late);
      expect(await whose(browser.headers().cookie)).toBe(next ? 'access-ben' : 'access-2');
      browser.receive(await other(ask(CART, { headers: browser.headers() })));
      const sessionId = parseCookies(browser.headers().cookie).get('__Host-storewire-session-id');
      const names = ['__Host-storewire-session-id', '__Host-storewire%3Aclient-1'];
      expect(new Set(browser.names())).toEqual(
        new Set(names.flatMap((name) => [name, `${name}%3A${sessionId}`])),
      );
    });
  });
});
