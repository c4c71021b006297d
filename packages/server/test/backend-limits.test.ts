import { createClient, type KeyValueStorage, memoryStorage } from 'storewire';
import { createTransport } from 'storewire/operations';
import { gate, json } from 'storewire-dev-kit/server';
import { describe, expect, it, vi } from 'vitest';
import { ADD, ask, CART, cookieOf, cookiesOf, ORIGIN, SAME, start, WRITE } from './backend-setup.ts';

/** A gate that opens late, so that a response which waits for it is noticed. */
function lateGate() {
  const { opened, open } = gate();
  const result = { opened, open, isOpen: false };
  const timer = setTimeout(open, 60_000);
  void opened.then(() => {
    result.isOpen = true;
    clearTimeout(timer);
  });
  return result;
}

const LATE = { message: 'The upstream request timed out' };

describe('the timeout of a backend', () => {
  it.each([
    ['a browser without cookies', async () => ''],
    ['an expired access token', async () => cookieOf(1)],
    ['an access token that the platform rejects', async () => cookieOf(9e9)],
  ])('includes the token endpoint, for %s', async (_title, createCookie) => {
    const { platform, backend } = await start({ timeoutMs: 200 });
    const blocked = lateGate();
    platform.tokenAnswer = async (_call, response) => {
      await blocked.opened;
      platform.acceptedToken = 'access-late';
      json(response, { access_token: 'access-late', refresh_token: 'refresh-late', expires_in: 14_400 });
    };
    const cookie = await createCookie();
    const response = await backend(ask(CART, { headers: { ...SAME, cookie } }));
    expect([response.status, await response.json(), blocked.isOpen]).toEqual([504, LATE, false]);
    blocked.open();
    if (!cookie) return;
    // the refresh token was used, so its successor is not lost
    const next = await vi.waitFor(async () => {
      const late = await backend(ask(CART, { headers: { ...SAME, cookie } }));
      expect(late.status).toBe(200);
      return late;
    });
    expect([platform.tokenCalls.length, cookiesOf(next)]).toEqual([1, expect.stringContaining('storewire')]);
  });

  it('includes the response of the platform', async () => {
    const { platform, backend } = await start({ timeoutMs: 100 });
    platform.answer = () => undefined;
    const response = await backend(ask(CART, { headers: { ...SAME, cookie: await cookieOf(9e9) } }));
    expect([response.status, await response.json()]).toEqual([504, LATE]);
  });

  it('includes a storage that does not respond', async () => {
    const shared: KeyValueStorage = { ...memoryStorage(), get: () => new Promise(() => undefined) };
    const { backend } = await start({ timeoutMs: 100, shared });
    const response = await backend(ask(CART, { headers: { ...SAME, cookie: await cookieOf(1) } }));
    expect([response.status, await response.json()]).toEqual([504, LATE]);
  });

  it('includes the body of the request', async () => {
    const { platform, backend } = await start({ timeoutMs: 100 });
    const body = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{')) });
    const response = await backend(ask(ADD, { ...WRITE, body }));
    expect([response.status, platform.requests]).toEqual([408, []]);
  });

  it('includes the wait of a route for a refresh in progress', async () => {
    const { platform, backend } = await start({ timeoutMs: 100 });
    const blocked = lateGate();
    platform.tokenAnswer = async (_call, response) => {
      await blocked.opened;
      json(response, {}, 500);
    };
    const cookie = await cookieOf(1);
    await backend(ask(CART, { headers: { ...SAME, cookie } }));
    const { addTo } = backend.session(ask('/page', { headers: { ...SAME, cookie } }));
    expect([(await addTo(new Response('page'))).status, blocked.isOpen]).toEqual([200, false]);
    blocked.open();
  });
});

describe('a page that goes away', () => {
  /** A platform whose tokens come late, and a page whose call or route waits for them. */
  async function startWaiting() {
    const { platform, backend } = await start();
    const [asked, blocked, page] = [gate(), lateGate(), new AbortController()];
    platform.tokenAnswer = async (_call, response) => {
      asked.open();
      await blocked.opened;
      platform.acceptedToken = 'access-late';
      json(response, { access_token: 'access-late', refresh_token: 'refresh-late', expires_in: 14_400 });
    };
    const headers = { ...SAME, cookie: await cookieOf(1) };
    const request = (): Request => ask(CART, { headers, signal: page.signal });
    const leave = async (): Promise<void> => {
      await asked.opened;
      page.abort();
    };
    return { platform, backend, blocked, headers, request, leave };
  }

  it('is not waited for, and the browser gets the tokens that were requested for it', async () => {
    const { platform, backend, blocked, headers, request, leave } = await startWaiting();
    const call = backend(request());
    await leave();
    expect([(await call).status, blocked.isOpen]).toEqual([502, false]);
    blocked.open();
    const next = await backend(ask(CART, { headers }));
    expect([next.status, platform.tokenCalls.length, cookiesOf(next)]).toEqual([
      200,
      1,
      expect.stringContaining('storewire'),
    ]);
  });

  it('is not waited for by a route that asks for its tokens, or renders it', async () => {
    const { platform, backend, blocked, request, leave } = await startWaiting();
    const page = request();
    const { auth, addTo } = backend.session(page);
    const client = createTransport({ ...backend.platform, auth });
    const rendering = client.access(page.signal).catch(() => addTo(new Response('page')));
    await leave();
    expect([await rendering, blocked.isOpen]).toEqual([expect.any(Response), false]);
    blocked.open();
    expect((await client.access()).headers['authorization']).toBe('access-late');
    expect(platform.tokenCalls.length).toBe(1);
  });
});

it.each([
  ['a new browser', async () => ''],
  ['a session that is refreshed', async () => cookieOf(1)],
  ['a session whose token is rejected', async () => cookieOf(9e9)],
])(
  'tokens that are too long for cookies are reported before a write is made, for %s',
  async (_title, createCookie) => {
    const { platform, backend } = await start();
    platform.tokenAnswer = (_call, response) => {
      platform.acceptedToken = 'x'.repeat(12_000);
      json(response, { access_token: platform.acceptedToken, refresh_token: 'r', expires_in: 14_400 });
    };
    const cookie = await createCookie();
    const response = await backend(ask(ADD, { ...WRITE, headers: { ...WRITE.headers, cookie } }));
    const page = createClient({ baseUrl: `${ORIGIN}/api/store`, fetch: async () => response });
    await expect(page.currentCart.addToCurrentCart({ lineItems: [] })).rejects.toMatchObject({
      status: 502,
      code: 'session_too_long',
      message: 'The tokens are too long for cookies',
    });
    expect(platform.seen.filter((token) => token === platform.acceptedToken)).toEqual([]);
  },
);
