import { inspect } from 'node:util';
import { describe, expect, it, test } from 'vitest';
import { completeSignIn } from '../../../../src/auth/sign-in/complete.ts';
import { member, memoryStorage, type SessionStorage } from '../../../../src/index.ts';
import { ANN } from '../../../../scripts/identity/accounts.ts';
import { everythingOf, failureOf } from '../../helpers/failure.ts';
import { CALLBACK, comeBack, startShop } from './setup.ts';

const MINUTES = 60_000;

describe('a sign-in that comes back', () => {
  test.each(['fragment', 'query'] as const)('in the %s ends with a member session and the way back', async (responseMode) => {
    const { server, session, client, complete, exchanges } = await comeBack({ responseMode, returnTo: '/cart?a=1#b' });
    expect((await session.session()).role).toBe('visitor');
    expect(await complete()).toEqual({ returnTo: '/cart?a=1#b' });
    expect(await session.session()).toMatchObject({ role: 'member', isLoggedIn: true });
    expect(exchanges()).toEqual([
      {
        clientId: server.clientId,
        grantType: 'authorization_code',
        redirectUri: CALLBACK,
        code: expect.stringMatching(/^code-/),
        codeVerifier: expect.stringMatching(/^[\w.~-]{43}$/),
      },
    ]);
    const { authorization = '' } = await client.credentials();
    expect(server.subjectOf(authorization)).toEqual({ role: 'member', id: ANN.id });
  });

  it('with a session token needs no page: the full-page way where frames have no cookies', async () => {
    const { server, session, client, begin, storage } = await startShop();
    const opened = await fetch(await begin({ sessionToken: server.signOn(ANN.id) }), { redirect: 'manual' });
    await completeSignIn(client, session, opened.headers.get('location') ?? '', { storage });
    expect((await session.session()).role).toBe('member');
  });

  it('gives the person a new identity', async () => {
    const { session, complete } = await comeBack();
    const before = await session.identity();
    await complete();
    expect(await session.identity()).not.toBe(before);
  });

  test.each([200, 400])('leaves no listener on the session when the token endpoint answers %d', async (status) => {
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
    if (status === 400) server.faults.push({ path: '/oauth2/token', fault: { status, body: { error: 'invalid_grant' } } });
    const completing = completeSignIn(client, { ...session, onSession }, url, { storage });
    await (status === 400 ? failureOf(completing) : completing);
    expect([began.length, ended]).toEqual([1, began]);
  });

  it('leads to a path of this site only', async () => {
    const { complete } = await comeBack({ returnTo: 'https://evil.example/' });
    expect(await complete()).toEqual({ returnTo: '/' });
  });

  it('does not trust a way back that someone else has stored either', async () => {
    const storage = memoryStorage();
    const { url, server, complete } = await comeBack({ returnTo: '/cart' }, storage);
    const key = `storewire:${server.clientId}:sign-in:${new URLSearchParams(new URL(url).hash.slice(1)).get('state')}`;
    await storage.set(key, JSON.stringify({ ...JSON.parse((await storage.get(key)) ?? ''), returnTo: '//evil.example' }));
    expect(await complete()).toEqual({ returnTo: '/' });
  });

  it('may come back with more in the query of its address, which keeps its own', async () => {
    const { url, complete } = await comeBack({ redirectUri: `${CALLBACK}?shop=1`, responseMode: 'query' });
    const more = new URL(url);
    more.searchParams.set('wixMemberLoggedIn', 'true');
    expect([more.searchParams.get('shop'), await complete(more)]).toEqual(['1', { returnTo: '/' }]);
  });

  it('works beside others that were begun in the same browser', async () => {
    const { server, session, client, storage, begin } = await startShop();
    const urls = [await begin({ returnTo: '/1' }), await begin({ returnTo: '/2' })];
    const answers = await Promise.all(urls.map((url) => server.passThrough(url)));
    const complete = async (at: number): Promise<string> => (await completeSignIn(client, session, answers[at] ?? '', { storage })).returnTo;
    expect([await complete(1), await complete(0)]).toEqual(['/2', '/1']);
  });
});

const NEVER_BEGUN = 'A'.repeat(43);

/** Sets members of the answer in the fragment; undefined removes one. */
function changed(url: string, members: Record<string, string | undefined>): string {
  const address = new URL(url);
  const answer = new URLSearchParams(address.hash.slice(1));
  for (const [name, value] of Object.entries(members)) value === undefined ? answer.delete(name) : answer.set(name, value);
  address.hash = answer.toString();
  return address.href;
}

describe('Callback: missing state, reused state, older than TTL, wrong `iss`: each its own error', () => {
  test.each([
    ['without a state', (url: string) => changed(url, { state: undefined }), 'missing_code_or_state', 'Missing code or _state'],
    ['with an empty state', (url: string) => changed(url, { state: '' }), 'missing_code_or_state', 'Missing code or _state'],
    ['without a code', (url: string) => changed(url, { code: undefined }), 'missing_code_or_state', 'Missing code or _state'],
    ['with nothing', () => CALLBACK, 'missing_code_or_state', 'Missing code or _state'],
    ['that says its code twice', (url: string) => `${url}&code=other`, 'missing_code_or_state', 'Missing code or _state'],
    ['that says its state twice', (url: string) => `${url}&state=other`, 'missing_code_or_state', 'Missing code or _state'],
    ['that is no address', () => 'nowhere', 'missing_code_or_state', 'Missing code or _state'],
    ['with another state', (url: string) => changed(url, { state: NEVER_BEGUN }), 'invalid_state', 'Invalid _state'],
    [
      'with an error for a state that nobody began',
      (url: string) => changed(url, { state: NEVER_BEGUN, error: 'access_denied' }),
      'invalid_state',
      'Invalid _state',
    ],
  ])('an answer %s leaves the sign-in open for the right one', async (_title, change, code, message) => {
    const { session, url, complete, exchanges } = await comeBack();
    const error = await failureOf(complete(change(url)));
    expect([error.kind, error.code, error.message, error.operation]).toEqual(['validation', code, message, 'oauth.authorize']);
    expect([exchanges().length, (await session.session()).role]).toEqual([0, 'visitor']);
    await complete();
    expect((await session.session()).role).toBe('member');
  });

  test.each([
    ['from another issuer', (url: string) => changed(url, { iss: 'https://evil.example' }), 'issuer_mismatch'],
    ['from an issuer that is empty', (url: string) => changed(url, { iss: '' }), 'issuer_mismatch'],
    ['with an error from another issuer', (url: string) => changed(url, { iss: 'https://evil.example', error: 'access_denied' }), 'issuer_mismatch'],
    ['at another path', (url: string) => url.replace('/callback', '/other'), 'redirect_mismatch'],
    ['at another host', (url: string) => url.replace('shop.example.com', 'evil.example'), 'redirect_mismatch'],
    ['at another port', (url: string) => url.replace('shop.example.com', 'shop.example.com:8443'), 'redirect_mismatch'],
    ['over http', (url: string) => url.replace('https:', 'http:'), 'redirect_mismatch'],
    ['in another mode', (url: string) => url.replace('#', '?'), 'redirect_mismatch'],
  ])('an answer %s is refused, nothing is exchanged, and the sign-in is over', async (_title, change, code) => {
    const { session, url, complete, exchanges } = await comeBack();
    const error = await failureOf(complete(change(url)));
    expect([error.kind, error.code]).toEqual(['validation', code]);
    expect((await failureOf(complete())).code).toBe('reused_state');
    expect([exchanges().length, (await session.session()).role]).toEqual([0, 'visitor']);
  });

  it('a redirect address whose own query is gone is another address', async () => {
    const { url, complete } = await comeBack({ redirectUri: `${CALLBACK}?shop=1` });
    expect((await failureOf(complete(url.replace('shop=1', 'shop=2')))).code).toBe('redirect_mismatch');
  });

  test.each(['s', '../../secrets', `${NEVER_BEGUN}A`, `${'A'.repeat(42)}:`, `${'A'.repeat(42)}\u00e9`])(
    'the state %j, which nobody can have made, is not even looked up',
    async (state) => {
      const { client, session, url } = await comeBack();
      const asked: string[] = [];
      const storage: SessionStorage = { get: (key) => void asked.push(key) as undefined, set: () => undefined, remove: () => undefined };
      expect((await failureOf(completeSignIn(client, session, changed(url, { state }), { storage }))).code).toBe('invalid_state');
      expect((await failureOf(completeSignIn(client, session, changed(url, { state: NEVER_BEGUN }), { storage }))).code).toBe('invalid_state');
      expect(asked).toHaveLength(1);
    },
  );

  it('an answer to the sign-in of one OAuth client is none for another one in the same browser', async () => {
    const { client, url, storage, complete, exchanges } = await comeBack();
    const other = member({ clientId: '5b0c3c1e-0000-4000-8000-00000000abcd' });
    expect((await failureOf(completeSignIn(client, other, url, { storage }))).code).toBe('invalid_state');
    expect(exchanges()).toEqual([]);
    await complete();
    expect(exchanges()).toHaveLength(1);
  });

  it('an answer from the issuer that was expected is taken', async () => {
    const { url, server, complete } = await comeBack();
    await complete(changed(url, { iss: server.url }));
    const other = await comeBack({ issuer: 'https://id.example.com/tenant' });
    await other.complete(changed(other.url, { iss: 'https://id.example.com/tenant' }));
    expect([server.tokenCalls().length, other.exchanges().length]).toEqual([2, 1]);
  });

  it('a second use of an answer is told apart from an answer to nothing', async () => {
    const { complete, exchanges } = await comeBack();
    await complete();
    const error = await failureOf(complete());
    expect([error.kind, error.code, exchanges().length]).toEqual(['validation', 'reused_state', 1]);
  });

  test.each([
    ['just in time', 10 * MINUTES - 5000, undefined],
    ['too late', 10 * MINUTES + 5000, 'expired_state'],
    ['after the clock was set back by an hour', -60 * MINUTES, 'expired_state'],
  ])('an answer %s', async (_title, after, code) => {
    const { session, complete, exchanges } = await comeBack();
    const outcome = await complete(undefined, { now: () => Date.now() + after }).catch((error: { code?: string }) => error.code);
    expect(outcome).toEqual(code ?? { returnTo: '/' });
    expect([exchanges().length, (await session.session()).isLoggedIn]).toEqual(code ? [0, false] : [1, true]);
  });

  test.each(['', 'null', '[]', '"text"', '{', '{"verifier":"v"}', '{"usedAt":"x"}'])('a stored record %j is no sign-in', async (text) => {
    const storage = memoryStorage();
    const { url, server, complete } = await comeBack({}, storage);
    await storage.set(`storewire:${server.clientId}:sign-in:${new URLSearchParams(new URL(url).hash.slice(1)).get('state')}`, text);
    expect((await failureOf(complete())).code).toBe('invalid_state');
  });
});

describe('a platform that does not sign in', () => {
  it('says why: error and description of the callback, with the code to branch on', async () => {
    const { server, session, client, begin, storage } = await startShop();
    const url = await server.passThrough(await begin(), { action: 'cancel' });
    const error = await failureOf(completeSignIn(client, session, url, { storage }));
    expect([error.kind, error.code, error.message, error.description]).toEqual([
      'application',
      'access_denied',
      'The member has turned back',
      'The member has turned back',
    ]);
  });

  it('and answers without a state is told of as such, with its error beside it', async () => {
    const { complete } = await comeBack();
    const error = await failureOf(complete(`${CALLBACK}#error=access_denied&error_description=x`));
    expect([error.code, error.data]).toEqual(['missing_code_or_state', { error: 'access_denied' }]);
    const long = await failureOf(complete(`${CALLBACK}#error=${'e'.repeat(5000)}`));
    expect(long.data).toEqual({ error: 'e'.repeat(300) });
  });

  it('cannot fill a page with its words', async () => {
    const { server, session, client, begin, storage } = await startShop();
    server.bend = (answer) => ({ ...answer, error: 'e'.repeat(5000), error_description: `a\n\u0000${'d'.repeat(5000)}` });
    const error = await failureOf(completeSignIn(client, session, await server.passThrough(await begin()), { storage }));
    expect([error.code?.length, error.message.length, error.message.slice(0, 4)]).toEqual([300, 300, 'a dd']);
  });

  test.each([
    ['refuses the code', { status: 400, body: { error: 'invalid_grant' } }, 'client', 'invalid_grant', undefined],
    ['is down', { status: 503, body: {} }, 'system', undefined, 'server'],
    ['cuts the line', { drop: true }, 'system', undefined, 'network'],
    ['answers no tokens', { status: 200, body: {} }, 'system', undefined, 'badAnswer'],
  ] as const)('that %s leaves the visitor as it was, and the code is not sent again', async (_title, fault, kind, code, reason) => {
    const { server, session, complete, exchanges } = await comeBack();
    const before = await session.tokens();
    server.faults.push({ path: '/oauth2/token', fault });
    const error = await failureOf(complete());
    expect([error.kind, error.code, error.reason, exchanges().length]).toEqual([kind, code, reason, 1]);
    if (reason !== 'badAnswer') expect([error.message, (error.cause as { kind: string }).kind]).toEqual(['Failed to get member tokens', kind]);
    expect(await session.tokens()).toEqual(before);
    expect((await failureOf(complete())).code).toBe('reused_state');
  });

  it('whose code was given to another verifier gives no tokens', async () => {
    const { server, url, complete } = await comeBack();
    const stolen = server.issueCode({ redirectUri: CALLBACK, codeChallenge: 'x'.repeat(43) }, ANN.id);
    expect((await failureOf(complete(changed(url, { code: stolen })))).code).toBe('invalid_grant');
  });
});

describe('secrets', () => {
  it('of a sign-in are in no error, whichever way it fails', async () => {
    const shown: string[] = [];
    const secrets: string[] = [];
    const failing = async (change: (url: string) => string, prepare?: (shop: Awaited<ReturnType<typeof comeBack>>) => void): Promise<void> => {
      const storage = memoryStorage();
      const shop = await comeBack({}, storage);
      prepare?.(shop);
      const answer = new URLSearchParams(new URL(shop.url).hash.slice(1));
      const record = await storage.get(`storewire:${shop.server.clientId}:sign-in:${answer.get('state')}`);
      const { accessToken, refreshToken } = (await shop.session.tokens()) ?? {};
      secrets.push(answer.get('state') ?? '', answer.get('code') ?? '', JSON.parse(record ?? '').verifier, accessToken?.value ?? '', refreshToken?.value ?? '');
      const error = await failureOf(shop.complete(change(shop.url)));
      shown.push(everythingOf(error, (value) => inspect(value, { depth: 10, showHidden: true })));
    };
    await failing((url) => changed(url, { state: undefined }));
    await failing((url) => changed(url, { iss: 'https://evil.example' }));
    await failing((url) => url.replace('/callback', '/other'));
    await failing((url) => changed(url, { error: 'server_error' }));
    await failing(
      (url) => url,
      ({ server }) => server.faults.push({ path: '/oauth2/token', fault: { status: 400, body: { error: 'invalid_grant' } } }),
    );
    await failing(
      (url) => url,
      ({ server }) => server.faults.push({ path: '/oauth2/token', fault: { drop: true } }),
    );
    await failing(
      (url) => url,
      ({ server }) => server.faults.push({ path: '/oauth2/token', fault: { status: 200, body: {} } }),
    );
    expect(secrets.filter((secret) => secret.length < 20)).toEqual([]);
    expect(secrets.filter((secret) => shown.some((text) => text.includes(secret)))).toEqual([]);
  });

  it('that the platform quotes in its refusals are in no error either', async () => {
    const { server, url, complete, session, begin } = await comeBack();
    const code = new URLSearchParams(new URL(url).hash.slice(1)).get('code') ?? '';
    server.faults.push({ path: '/oauth2/token', fault: { status: 400, body: { error: 'invalid_grant', error_description: `The code ${code} is not known` } } });
    const violation = { field: 'sessionToken', description: '"st-canary" is too old', data: { value: 'st-canary' } };
    const body = { message: 'st-canary', details: { validationError: { fieldViolations: [violation] } } };
    server.faults.push({ path: '/_api/redirects-api/v1/redirect-session', fault: { status: 400, body } });
    const errors = [await failureOf(complete()), await failureOf(begin({ sessionToken: 'st-canary' }))];
    expect(errors.map((error) => [error.message, error.code])).toEqual([
      ['Failed to get member tokens', 'invalid_grant'],
      ['INVALID_ARGUMENT: "sessionToken" "[hidden]" is too old', 'INVALID_ARGUMENT'],
    ]);
    expect(everythingOf(errors[0], String)).toContain('The code [hidden] is not known');
    const shown = errors.map((error) => everythingOf(error, (value) => inspect(value, { depth: 10, showHidden: true }))).join();
    expect([shown.includes(code), shown.includes('st-canary'), (await session.session()).role]).toEqual([false, false, 'visitor']);
  });

  it('that the platform quotes in the address itself are not shown to people', async () => {
    const { server, session, client, begin, storage } = await startShop();
    const quoted: string[] = [];
    server.bend = ({ code = '', state = '' }) => {
      quoted.push(code, state);
      return { state, code, error: `no_${code}`, error_description: `${'d'.repeat(280)} ${state} ${code}` };
    };
    const error = await failureOf(completeSignIn(client, session, await server.passThrough(await begin()), { storage }));
    expect([error.kind, error.code, error.message]).toEqual(['application', 'no_[hidden]', `${'d'.repeat(280)} [hidden] [hidden]`]);
    const shown = everythingOf(error, (value) => inspect(value, { depth: 10, showHidden: true }));
    expect(quoted.filter((secret) => secret.length < 20 || shown.includes(secret.slice(0, 10)))).toEqual([]);
  });

  it('of a sign-in are gone from the storage once it is complete', async () => {
    const values = new Map<string, string>();
    const storage: SessionStorage = {
      get: (key) => values.get(key),
      set: (key, value) => void values.set(key, value),
      remove: (key) => void values.delete(key),
    };
    const { complete, exchanges } = await comeBack({}, storage);
    await complete();
    const [{ code, codeVerifier } = {}] = exchanges();
    expect([...values.values()].filter((text) => text.includes(String(code)) || text.includes(String(codeVerifier)))).toEqual([]);
  });
});
