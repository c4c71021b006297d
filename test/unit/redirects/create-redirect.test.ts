import { readFileSync } from 'node:fs';
import { json, startServer } from 'storewire-dev-kit/server';
import { exclusiveGroups } from 'storewire-tools';
import { describe, expect, it, test } from 'vitest';
import {
  type CreateRedirectSessionInput,
  createRedirect,
  createTransport,
  logoutUrl,
} from '../../../src/index.ts';
import { loginCallback, ssoLogin } from '../../../src/operations.ts';
import { failureOf } from '../helpers/failure.ts';

const ORIGIN = 'https://shop.example.com';
const FULL = 'https://www.platform.example/checkout?checkoutId=1&token=2';
const { components } = JSON.parse(
  readFileSync(new URL(import.meta.resolve('storewire-contract/contract.json')), 'utf8'),
);

/** A platform that always sends the same response. */
async function startPlatform(answer: { status?: number; body?: unknown } = {}) {
  const { status = 200, body = { redirectSession: { id: 'r', fullUrl: FULL, shortUrl: FULL } } } = answer;
  const server = await startServer((_request, response) => json(response, body as object, status));
  const store = createTransport({ baseUrl: server.url, retry: { baseMs: 0 } });
  const bodies = (): unknown[] => server.requests.map((request) => JSON.parse(request.body));
  return { server, store, bodies };
}

const login = (callbacks: CreateRedirectSessionInput['callbacks']): CreateRedirectSessionInput => ({
  login: {},
  ...(callbacks ? { callbacks } : {}),
});

describe('a redirect session', () => {
  it('can be requested with every example of the contract', async () => {
    const { store, server, bodies } = await startPlatform();
    const names = Object.keys(components.examples).filter((name) =>
      name.startsWith('CreateRedirectSessionRequest-'),
    );
    const requests: CreateRedirectSessionInput[] = names.map((name) => components.examples[name].value);
    for (const request of requests)
      expect(await createRedirect(store, request, { origin: ORIGIN })).toEqual({ url: FULL });
    expect(bodies()).toEqual(requests);
    expect(new Set(requests.flatMap(Object.keys)).size).toBe(13);
    expect(new Set(server.requests.map(({ method, url }) => `${method} ${url}`))).toEqual(
      new Set(['POST /_api/redirects-api/v1/redirect-session']),
    );
  });

  it('has every purpose of the contract', async () => {
    const [kinds] = exclusiveGroups(components.schemas.CreateRedirectSessionRequest);
    const error = await failureOf(createRedirect(createTransport(), {}, { origin: ORIGIN }));
    expect(error.violations[0]?.description).toBe(`must have exactly one of ${kinds?.join(', ')}`);
  });

  it('resolves relative return URLs against the origin of the site', async () => {
    const { store, bodies } = await startPlatform();
    const callbacks = {
      postFlowUrl: '/cart?a=1#b',
      thankYouPageUrl: 'thanks',
      cartPageUrl: ORIGIN,
      loginUrl: '//shop.example.com/in',
      planListUrl: null,
    };
    await createRedirect(store, login(callbacks), { origin: ORIGIN });
    expect(bodies()).toEqual([
      {
        login: {},
        callbacks: {
          postFlowUrl: `${ORIGIN}/cart?a=1#b`,
          thankYouPageUrl: `${ORIGIN}/thanks`,
          cartPageUrl: `${ORIGIN}/`,
          loginUrl: `${ORIGIN}/in`,
        },
      },
    ]);
  });

  it.each([[{ login: {} }], [{ auth: { authRequest: { sessionToken: 'session-1' } } }]] as [
    CreateRedirectSessionInput,
  ][])('is requested again after a transient error, as the call changes nothing: %j', async (input) => {
    const { store, server } = await startPlatform({ status: 503, body: {} });
    const error = await failureOf(createRedirect(store, input, { origin: ORIGIN }));
    expect([error.kind, error.attempts, server.requests.length]).toEqual(['system', 3, 3]);
  });

  test.each([
    {},
    { redirectSession: null },
    { redirectSession: { fullUrl: 'javascript:alert(1)' } },
    { redirectSession: { fullUrl: 'http://www.platform.example/' } },
    { redirectSession: { fullUrl: FULL, urlDetails: { endpoint: 'https://elsewhere.example/' } } },
  ])('without a usable URL in the response %j is an error', async (body) => {
    const { store } = await startPlatform({ body });
    const error = await failureOf(createRedirect(store, { login: {} }, { origin: ORIGIN }));
    expect(error).toMatchObject({
      kind: 'system',
      reason: 'badAnswer',
      operation: 'redirects.createRedirectSession',
      attempts: 1,
      status: 200,
    });
  });

  it.each([
    ['mock', { url: 'http://mock:4010/checkout' }],
    ['other', 'badAnswer'],
  ])('leads to a page over http only on an insecure host of the client: %s', async (host, expected) => {
    const { server } = await startPlatform({
      body: { redirectSession: { fullUrl: 'http://mock:4010/checkout' } },
    });
    const client = createTransport({ baseUrl: server.url, insecureHosts: [host] });
    const redirect = createRedirect(client, { login: {} }, { origin: ORIGIN });
    expect(await redirect.catch(({ reason }) => reason)).toEqual(expected);
  });

  it('can be aborted', async () => {
    const { store, server } = await startPlatform();
    const error = await failureOf(
      createRedirect(store, { login: {} }, { origin: ORIGIN, signal: AbortSignal.abort() }),
    );
    expect([error.reason, server.requests]).toEqual(['abort', []]);
  });
});

describe('an invalid request is rejected before anything is sent', () => {
  test.each([
    ['input', {}],
    ['input', { callbacks: { postFlowUrl: '/' } }],
    ['logout', { login: {}, logout: { clientId: 'c' }, callbacks: { postFlowUrl: '/' } }],
    ['callbacks.postFlowUrl', { logout: { clientId: 'c' } }],
    ['callbacks.postFlowUrl', login({ postFlowUrl: 'https://evil.example/' })],
    ['callbacks.thankYouPageUrl', login({ thankYouPageUrl: '//evil.example' })],
    ['callbacks.loginUrl', login({ loginUrl: 7 as unknown as string })],
    [
      'auth.authRequest.redirectUri',
      {
        auth: {
          authRequest: {
            clientId: 'c',
            responseType: 'code',
            state: 's',
            redirectUri: 'https://evil.example/callback',
          },
        },
      },
    ],
    [
      'auth.authRequest.redirectUri',
      {
        auth: { authRequest: { clientId: 'c', responseType: 'code', state: 's', redirectUri: '/callback' } },
      },
    ],
    ['origin', { login: {}, origin: 'https://evil.example' }],
  ] as [string, CreateRedirectSessionInput][])('names the field %s', async (field, request) => {
    const { store, server } = await startPlatform();
    const error = await failureOf(createRedirect(store, request, { origin: ORIGIN }));
    expect(error).toMatchObject({
      kind: 'validation',
      operation: 'redirects.createRedirectSession',
      attempts: 0,
      violations: [{ field }],
    });
    expect(server.requests).toEqual([]);
  });

  test.each([
    undefined,
    '',
    'shop.example.com',
    'https://shop.example.com/',
    'https://shop.example.com/cart',
    'null',
    'file://',
    'HTTPS://SHOP.EXAMPLE.COM',
  ])('throws a TypeError for the origin %j', async (origin) => {
    const { store } = await startPlatform();
    await expect(createRedirect(store, { login: {} }, { origin })).rejects.toThrow(TypeError);
  });
});

describe('a URL that a browser navigates to', () => {
  const store = createTransport({ baseUrl: 'https://platform.example' });

  it('signs out, with and without a page to go to afterwards', () => {
    expect(logoutUrl(store).href).toBe('https://platform.example/_api/iam/authentication/v1/logout');
    const { searchParams } = logoutUrl(
      store,
      { postLogoutRedirectUri: '/bye', clientId: 'c' },
      { origin: ORIGIN },
    );
    expect(Object.fromEntries(searchParams)).toEqual({
      postLogoutRedirectUri: `${ORIGIN}/bye`,
      clientId: 'c',
    });
  });

  it('starts and ends a sign-in at an identity provider, without a return URL', () => {
    const start = ssoLogin(store, {
      tenantId: 'site',
      idpConnectionId: 'google',
      customPayload: { campaign: 'spring' },
    });
    expect(start.href).toBe(
      'https://platform.example/_api/iam/authentication/v1/sso/login/site/google?customPayload.campaign=spring',
    );
    expect(loginCallback(store, { state: 'a&b', sessionToken: 't' }).href).toBe(
      'https://platform.example/_api/iam/authentication/v1/callback?state=a%26b&sessionToken=t',
    );
  });
});
