import { MINUTE_MS as MINUTES } from 'storewire-dev-kit/time';
import { ANN } from 'storewire-platform';
import { describe, expect, it, test, vi } from 'vitest';
import { completeRedirectSignIn } from '../../../../src/auth/redirect-sign-in/redirect-sign-in.ts';
import { member, memoryStorage } from '../../../../src/index.ts';
import { everythingOf, failureOf } from '../../helpers/failure.ts';
import { watchedStorage } from '../../helpers/shared-storage.ts';
import { answerOf, CALLBACK, comeBack, keyOf, type Shop, startShop } from './setup.ts';

describe('a redirect back to the site', () => {
  test.each(['fragment', 'query'] as const)(
    'with the response in the %s ends with a member session and the return path',
    async (responseMode) => {
      const { server, session, complete, exchanges } = await comeBack({
        responseMode,
        returnTo: '/cart?a=1#b',
      });
      expect((await session.session()).role).toBe('visitor');
      expect(await complete()).toEqual({ returnTo: '/cart?a=1#b' });
      expect(await session.session()).toMatchObject({ role: 'member', isSignedIn: true });
      expect(exchanges()).toEqual([
        {
          clientId: server.clientId,
          grantType: 'authorization_code',
          redirectUri: CALLBACK,
          code: expect.stringMatching(/^[\w-]{43}$/),
          codeVerifier: expect.stringMatching(/^[\w.~-]{43}$/),
        },
      ]);
      const tokens = await session.tokens();
      expect(server.subjectOf(tokens?.accessToken.value ?? '')).toEqual({ role: 'member', id: ANN.id });
    },
  );

  it('with a session token shows no page of the platform', async () => {
    const { server, session, client, begin, storage } = await startShop();
    const opened = await fetch(await begin({ sessionToken: server.signOn(ANN.email) }), {
      redirect: 'manual',
    });
    await completeRedirectSignIn(client, session, opened.headers.get('location') ?? '', { storage });
    expect((await session.session()).role).toBe('member');
  });

  test.each([200, 400])(
    'leaves no listener on the session if the token endpoint responds with %d',
    async (status) => {
      const { server, client, session, storage, url } = await comeBack();
      const began: string[] = [];
      const ended: string[] = [];
      const onSession: typeof session.onSession = (listener) => {
        const stop = session.onSession(listener);
        began.push('one');
        return () => {
          ended.push('one');
          stop();
        };
      };
      if (status === 400)
        server.faults.push({ path: '/oauth2/token', fault: { status, body: { error: 'invalid_grant' } } });
      const completing = completeRedirectSignIn(client, { ...session, onSession }, url, { storage });
      await (status === 400 ? failureOf(completing) : completing);
      expect([began.length, ended]).toEqual([1, began]);
    },
  );

  it('returns a path of this site only', async () => {
    const { complete } = await comeBack({ returnTo: 'https://evil.example/' });
    expect(await complete()).toEqual({ returnTo: '/' });
  });

  it('checks the stored return path again', async () => {
    const storage = memoryStorage();
    const { complete, ...shop } = await comeBack({ returnTo: '/cart' }, storage);
    const key = keyOf(shop);
    await storage.set(
      key,
      JSON.stringify({ ...JSON.parse((await storage.get(key)) ?? ''), returnTo: '//evil.example' }),
    );
    expect(await complete()).toEqual({ returnTo: '/' });
  });

  it('may add parameters to the query of the redirect URI', async () => {
    const { url, complete } = await comeBack({ redirectUri: `${CALLBACK}?shop=1`, responseMode: 'query' });
    const more = new URL(url);
    more.searchParams.set('wixMemberLoggedIn', 'true');
    expect([more.searchParams.get('shop'), await complete(more)]).toEqual(['1', { returnTo: '/' }]);
  });

  it('can complete several sign-ins of one browser', async () => {
    const { server, session, client, storage, begin } = await startShop();
    const urls = [await begin({ returnTo: '/1' }), await begin({ returnTo: '/2' })];
    const answers = await Promise.all(urls.map((url) => server.passThrough(url)));
    const complete = async (at: number): Promise<string> =>
      (await completeRedirectSignIn(client, session, answers[at] ?? '', { storage })).returnTo;
    expect([await complete(1), await complete(0)]).toEqual(['/2', '/1']);
  });

  it('gets no tokens for the code of another sign-in, which has been exchanged', async () => {
    const { server, session, client, storage, begin } = await startShop();
    const [answer, own] = await Promise.all(
      [await begin(), await begin()].map((url) => server.passThrough(url)),
    );
    if (!answer || !own) throw new Error('there are two sign-ins');
    await completeRedirectSignIn(client, session, answer, { storage });
    const other = member({ clientId: server.clientId });
    const stolen = changed(own, { code: answerOf(answer).get('code') ?? '' });
    const error = await failureOf(completeRedirectSignIn(client, other, stolen, { storage }));
    expect([error.code, (await other.session()).isSignedIn]).toEqual(['invalid_grant', false]);
  });
});

const NEVER_BEGUN = 'A'.repeat(43);

/** Sets parameters in the fragment; undefined removes one. */
function changed(url: string, members: Record<string, string | undefined>): string {
  const address = new URL(url);
  const answer = new URLSearchParams(address.hash.slice(1));
  for (const [name, value] of Object.entries(members))
    value === undefined ? answer.delete(name) : answer.set(name, value);
  address.hash = answer.toString();
  return address.href;
}

describe('Callback: missing state, unknown or used state, older than TTL, wrong `iss`: each its own error', () => {
  test.each<[string, (url: string) => string, string]>([
    ['without a state', (url) => changed(url, { state: undefined }), 'Missing code or _state'],
    ['with an empty state', (url) => changed(url, { state: '' }), 'Missing code or _state'],
    ['without a code', (url) => changed(url, { code: undefined }), 'Missing code or _state'],
    ['with nothing', () => CALLBACK, 'Missing code or _state'],
    ['with two codes', (url) => `${url}&code=other`, 'Missing code or _state'],
    ['with two states', (url) => `${url}&state=other`, 'Missing code or _state'],
    ['that is not a URL', () => 'nowhere', 'Missing code or _state'],
    ['with another state', (url) => changed(url, { state: NEVER_BEGUN }), 'Invalid _state'],
    [
      'with an error for an unknown state',
      (url) => changed(url, { state: NEVER_BEGUN, error: 'access_denied' }),
      'Invalid _state',
    ],
  ])('a response %s is rejected, and the right one is still accepted', async (_title, change, message) => {
    const code = message === 'Invalid _state' ? 'invalid_state' : 'missing_code_or_state';
    const { session, url, complete, exchanges } = await comeBack();
    const error = await failureOf(complete(change(url)));
    expect([error.kind, error.code, error.message, error.operation]).toEqual([
      'validation',
      code,
      message,
      'oauth.authorize',
    ]);
    expect([exchanges().length, (await session.session()).role]).toEqual([0, 'visitor']);
    await complete();
    expect((await session.session()).role).toBe('member');
  });

  test.each<[string, (url: string) => string, string]>([
    ['from another issuer', (url) => changed(url, { iss: 'https://evil.example' }), 'issuer_mismatch'],
    ['from an issuer that is empty', (url) => changed(url, { iss: '' }), 'issuer_mismatch'],
    [
      'with an error from another issuer',
      (url) => changed(url, { iss: 'https://evil.example', error: 'access_denied' }),
      'issuer_mismatch',
    ],
    ['at another path', (url) => url.replace('/callback', '/other'), 'redirect_mismatch'],
    ['at another host', (url) => url.replace('shop.example.com', 'evil.example'), 'redirect_mismatch'],
    ['at another port', (url) => url.replace('.com', '.com:8443'), 'redirect_mismatch'],
    ['over http', (url) => url.replace('https:', 'http:'), 'redirect_mismatch'],
    ['in another mode', (url) => url.replace('#', '?'), 'redirect_mismatch'],
  ])(
    'a response %s is rejected, nothing is exchanged, and the sign-in has ended',
    async (_title, change, code) => {
      const { session, url, complete, exchanges } = await comeBack();
      const error = await failureOf(complete(change(url)));
      expect([error.kind, error.code]).toEqual(['validation', code]);
      expect((await failureOf(complete())).code).toBe('invalid_state');
      expect([exchanges().length, (await session.session()).role]).toEqual([0, 'visitor']);
    },
  );

  it('a redirect URI without its own query does not match', async () => {
    const { url, complete } = await comeBack({ redirectUri: `${CALLBACK}?shop=1` });
    expect((await failureOf(complete(url.replace('shop=1', 'shop=2')))).code).toBe('redirect_mismatch');
  });

  test.each(['s', '../../secrets', `${NEVER_BEGUN}A`, `${'A'.repeat(42)}:`, `${'A'.repeat(42)}\u00e9`])(
    'the malformed state %j is not looked up in the storage',
    async (state) => {
      const { url, complete, storage } = await comeBack();
      const get = vi.spyOn(storage, 'get');
      expect((await failureOf(complete(changed(url, { state })))).code).toBe('invalid_state');
      expect(get).not.toHaveBeenCalled();
    },
  );

  it('a response for one OAuth client is not one for another client in the same browser', async () => {
    const { client, url, storage, complete, exchanges } = await comeBack();
    const other = member({ clientId: '5b0c3c1e-0000-4000-8000-00000000abcd' });
    expect((await failureOf(completeRedirectSignIn(client, other, url, { storage }))).code).toBe(
      'invalid_state',
    );
    expect(exchanges()).toEqual([]);
    await complete();
    expect(exchanges()).toHaveLength(1);
  });

  it('a response from the expected issuer is accepted', async () => {
    const { url, server, complete } = await comeBack();
    await complete(changed(url, { iss: server.url }));
    const other = await comeBack({ issuer: 'https://id.example.com/tenant' });
    await other.complete(changed(other.url, { iss: 'https://id.example.com/tenant' }));
    expect([server.tokenCalls().length, other.exchanges().length]).toEqual([2, 1]);
  });

  test.each([
    ['in time', 10 * MINUTES - 5000, undefined],
    ['too late', 10 * MINUTES + 5000, 'expired_state'],
    ['after the clock was set back by an hour', -60 * MINUTES, 'expired_state'],
  ])('a response %s', async (_title, after, code) => {
    const { session, complete, exchanges } = await comeBack({}, watchedStorage());
    const now = Date.now() + after;
    vi.spyOn(Date, 'now').mockReturnValue(now);
    const outcome = await complete().catch((error: { code?: string }) => error.code);
    vi.restoreAllMocks();
    expect(outcome).toEqual(code ?? { returnTo: '/' });
    expect([exchanges().length, (await session.session()).isSignedIn]).toEqual(code ? [0, false] : [1, true]);
  });

  test.each(['', 'null', '[]', '"text"', '{', '{"verifier":"v"}'])(
    'a stored record %j is ignored',
    async (text) => {
      const storage = memoryStorage();
      const { complete, ...shop } = await comeBack({}, storage);
      await storage.set(keyOf(shop), text);
      expect((await failureOf(complete())).code).toBe('invalid_state');
    },
  );
});

describe('an error of the platform', () => {
  it('has the error and description of the response', async () => {
    const { server, session, client, begin, storage } = await startShop();
    const url = await server.passThrough(await begin(), { action: 'cancel' });
    const error = await failureOf(completeRedirectSignIn(client, session, url, { storage }));
    expect([error.kind, error.code, error.message, error.description]).toEqual([
      'application',
      'access_denied',
      'The member has cancelled the sign-in',
      'The member has cancelled the sign-in',
    ]);
  });

  it('without a state is only data of the error', async () => {
    const { complete } = await comeBack();
    const error = await failureOf(complete(`${CALLBACK}#error=access_denied&error_description=x`));
    expect([error.code, error.data]).toEqual(['missing_code_or_state', { error: 'access_denied' }]);
    const long = await failureOf(complete(`${CALLBACK}#error=${'e'.repeat(5000)}`));
    expect(long.data).toEqual({ error: 'e'.repeat(300) });
  });

  it('is shortened for display', async () => {
    const { server, session, client, begin, storage } = await startShop();
    server.conduct({
      alterResponse: (response) => ({
        ...response,
        error: 'e'.repeat(5000),
        error_description: `a\n\u0000${'d'.repeat(5000)}`,
      }),
    });
    const error = await failureOf(
      completeRedirectSignIn(client, session, await server.passThrough(await begin()), { storage }),
    );
    expect([error.code?.length, error.message.length, error.message.slice(0, 4)]).toEqual([300, 300, 'a dd']);
  });

  test.each([
    [
      'rejects the code',
      { status: 400, body: { error: 'invalid_grant' } },
      'client',
      'invalid_grant',
      undefined,
    ],
    ['is down', { status: 503, body: {} }, 'system', undefined, 'server'],
    ['closes the connection', { drop: true }, 'system', undefined, 'network'],
    ['sends no tokens', { status: 200, body: {} }, 'system', undefined, 'badAnswer'],
  ] as const)(
    'that %s does not change the visitor, and the code is not sent again',
    async (_title, fault, kind, code, reason) => {
      const { server, session, complete, exchanges } = await comeBack();
      const before = await session.tokens();
      server.faults.push({ path: '/oauth2/token', fault });
      const error = await failureOf(complete());
      expect([error.kind, error.code, error.reason, exchanges().length]).toEqual([kind, code, reason, 1]);
      if (reason !== 'badAnswer')
        expect([error.message, (error.cause as { kind: string }).kind]).toEqual([
          'Failed to get member tokens',
          kind,
        ]);
      expect(await session.tokens()).toEqual(before);
      expect((await failureOf(complete())).code).toBe('invalid_state');
    },
  );

  it('is the result for a code of another verifier', async () => {
    const { server, url, complete } = await comeBack();
    const stolen = server.issueCode({ redirectUri: CALLBACK, codeChallenge: 'x'.repeat(43) }, ANN.id);
    expect((await failureOf(complete(changed(url, { code: stolen })))).code).toBe('invalid_grant');
  });
});

describe('secrets', () => {
  const tokenFault =
    (fault: Parameters<Shop['server']['faults']['push']>[0]['fault']) =>
    ({ server }: Shop): void =>
      void server.faults.push({ path: '/oauth2/token', fault });

  test.each<[string, (url: string) => string, ((shop: Shop) => void)?]>([
    ['without a state', (url) => changed(url, { state: undefined })],
    ['from another issuer', (url) => changed(url, { iss: 'https://evil.example' })],
    ['at another path', (url) => url.replace('/callback', '/other')],
    ['with an error', (url) => changed(url, { error: 'server_error' })],
    ['whose code is rejected', (url) => url, tokenFault({ status: 400, body: { error: 'invalid_grant' } })],
    ['whose exchange is interrupted', (url) => url, tokenFault({ drop: true })],
    ['whose exchange returns no tokens', (url) => url, tokenFault({ status: 200, body: {} })],
  ])('of a sign-in are not in the error of a response %s', async (_title, change, prepare) => {
    const storage = memoryStorage();
    const shop = await comeBack({}, storage);
    prepare?.(shop);
    const answer = answerOf(shop.url);
    const { codeVerifier } = JSON.parse((await storage.get(keyOf(shop))) ?? '');
    const { accessToken, refreshToken } = (await shop.session.tokens()) ?? {};
    const secrets = [
      answer.get('state') ?? '',
      answer.get('code') ?? '',
      codeVerifier,
      accessToken?.value ?? '',
      refreshToken?.value ?? '',
    ];
    expect(secrets.filter((secret) => secret.length < 20)).toEqual([]);
    const shown = everythingOf(await failureOf(shop.complete(change(shop.url))));
    expect(secrets.filter((secret) => shown.includes(secret))).toEqual([]);
    // used secrets are not kept
    if (answerOf(change(shop.url)).has('state')) expect(await storage.get(keyOf(shop))).toBeUndefined();
  });

  it('that the token endpoint quotes are in no error', async () => {
    const { server, url, complete, session } = await comeBack();
    const code = answerOf(url).get('code') ?? '';
    const body = { error: 'invalid_grant', error_description: `The code ${code} is not known` };
    server.faults.push({ path: '/oauth2/token', fault: { status: 400, body } });
    const error = await failureOf(complete());
    expect([error.message, error.code]).toEqual(['Failed to get member tokens', 'invalid_grant']);
    expect([everythingOf(error).includes(code), (await session.session()).role]).toEqual([false, 'visitor']);
  });
});
