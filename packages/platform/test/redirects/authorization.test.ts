import { beforeEach, describe, expect, test } from 'vitest';
import { ANN } from '../../src/features/identity/samples.ts';
import { sessionFor } from '../identity-actions.ts';
import {
  authorizationRequest,
  CALLBACK,
  createIdentityShop,
  type IdentityShop,
  pkce,
} from '../identity-shop.ts';

let shop: IdentityShop;
let challenge: string;

beforeEach(() => {
  shop = createIdentityShop();
  challenge = pkce().codeChallenge;
});

const authorize = (more: Record<string, string> = {}, options?: Parameters<IdentityShop['open']>[1]) =>
  shop.locationOf(
    `/oauth2/authorize?${new URLSearchParams(authorizationRequest(shop, challenge, more))}`,
    options,
  );
const session = (): string => shop.act((context) => sessionFor(context, { email: ANN.email })).sessionToken;

describe('the authorization endpoint', () => {
  test.each([
    ['query', (url: URL) => url.searchParams],
    ['fragment', (url: URL) => new URLSearchParams(url.hash.slice(1))],
  ])('returns code and state in the %s', async (responseMode, read) => {
    const url = await authorize({ responseMode, sessionToken: session() });
    expect(url.origin + url.pathname).toBe(CALLBACK);
    expect(Object.fromEntries(read(url))).toEqual({ code: expect.any(String), state: 'state-1' });
  });

  test('keeps the query of the redirect URI', async () => {
    const url = await authorize({ redirectUri: `${CALLBACK}?shop=1`, sessionToken: session() });
    expect(url.searchParams.get('shop')).toBe('1');
  });

  test('shows the sign-in page, or that of the provider, or returns an error if no page may be shown', async () => {
    expect((await authorize()).pathname).toBe('/sign-in');
    expect((await authorize({ idp: '3ecad13f-52c3-483d-911f-31dbcf2a6d23' })).pathname).toBe('/provider');
    expect((await authorize({ sessionToken: 'unknown' })).pathname).toBe('/sign-in');
    const { searchParams } = await authorize({ prompt: 'none', sessionToken: 'unknown' });
    expect(Object.fromEntries(searchParams)).toEqual({
      error: 'login_required',
      error_description: 'No member is signed in',
      state: 'state-1',
    });
  });

  test('shows a problem, and does not use up the session, for another site or client', async () => {
    const sessionToken = session();
    for (const [name, value] of [
      ['redirectUri', 'https://evil.example/'],
      ['clientId', shop.shop.siteId],
    ] as const)
      expect((await authorize({ [name]: value, sessionToken })).pathname).toBe('/problem');
    expect((await authorize({ sessionToken })).searchParams.has('code')).toBe(true);
  });

  test('accepts S256 only', async () => {
    const request = authorizationRequest(shop, challenge, { codeChallengeMethod: 'plain' });
    const response = await shop.open(`/oauth2/authorize?${new URLSearchParams(request)}`);
    expect(response.status).toBe(400);
  });
});

describe('a hidden frame', () => {
  const frame = async (headers: Record<string, string>, more: Record<string, string> = {}) => {
    const { redirectUri: _none, ...request } = authorizationRequest(shop, challenge, {
      responseMode: 'web_message',
      prompt: 'none',
      sessionToken: session(),
      ...more,
    });
    const url = await shop.locationOf(`/oauth2/authorize?${new URLSearchParams(request)}`, { headers });
    const response = await shop.open(url.href);
    return { text: await response.text(), policy: response.headers.get('content-security-policy') ?? '' };
  };
  const posted = (text: string) => {
    const [, data = 'null', target = 'null'] = /parent\.postMessage\((.*), (".*?")\)/.exec(text) ?? [];
    return { data: JSON.parse(data) as unknown, target: JSON.parse(target) as unknown };
  };
  const FROM = { referer: 'http://localhost:3000/' };

  test('posts code and state to the origin of its page', async () => {
    const { text, policy } = await frame(FROM);
    expect(posted(text)).toEqual({
      data: { code: expect.any(String), state: 'state-1' },
      target: 'http://localhost:3000',
    });
    expect(policy).toContain('frame-ancestors http://localhost:3000');
  });

  test('posts nothing to an origin that is not allowed, or unknown', async () => {
    for (const headers of [{ referer: 'https://evil.example/' }, {} as Record<string, string>])
      expect(posted((await frame(headers)).text)).toEqual({ data: null, target: null });
  });

  test('knows the origin from the redirect session if there is no referrer', async () => {
    await shop.request('POST', '/_api/redirects-api/v1/redirect-session', {
      token: shop.tokenFor({ role: 'visitor' }),
      headers: { origin: 'http://localhost:4000' },
      body: {
        auth: {
          authRequest: {
            clientId: shop.shop.clientId,
            codeChallenge: challenge,
            responseMode: 'web_message',
          },
        },
      },
    });
    expect(posted((await frame({})).text).target).toBe('http://localhost:4000');
  });

  test('posts an error at once if no member is signed in', async () => {
    expect(posted((await frame(FROM, { sessionToken: 'unknown' })).text).data).toMatchObject({
      error: 'login_required',
      state: 'state-1',
    });
  });

  test('shows its message once', async () => {
    const { redirectUri: _none, ...request } = authorizationRequest(shop, challenge, {
      responseMode: 'web_message',
      prompt: 'none',
    });
    const url = await shop.locationOf(`/oauth2/authorize?${new URLSearchParams(request)}`, { headers: FROM });
    expect(posted(await (await shop.open(url.href)).text()).data).not.toBeNull();
    expect(posted(await (await shop.open(url.href)).text()).data).toBeNull();
  });
});
