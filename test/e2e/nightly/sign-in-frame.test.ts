import { ANN, SAMPLE_PASSWORD } from 'storewire-platform';
import { startIdentityPlatform } from 'storewire-platform/testing';
import { describe, expect, test } from 'vitest';
import {
  context,
  holdFrame,
  home,
  logged,
  on,
  open,
  openPageForTests,
  page,
  ready,
  server,
  silently,
} from '../sign-in-browser.ts';

openPageForTests();

/** Enters the password at the address of a sign-in, and waits for the page to which it leads. */
async function signInOnPlatform(url: string): Promise<void> {
  await page.goto(url);
  await page.getByLabel('Email address').fill(ANN.email);
  await page.getByLabel('Password').fill(SAMPLE_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await ready();
}

describe('a silent sign-in', () => {
  test('without a session token is for the member whom the platform remembers', async () => {
    await signInOnPlatform(await on('start', `${home}/`, {}));
    await open(home);
    expect((await silently()).role).toBe('member');
  });

  test('has its frame hidden from everyone while it is there', async () => {
    const letGo = holdFrame();
    await on('begin', { sessionToken: server.signOn(ANN.email) });
    expect(await page.locator('iframe').isVisible()).toBe(false);
    expect(await on('traces')).toMatchObject({ frames: 1, listeners: 1 });
    letGo();
    expect((await on('ended')).role).toBe('member');
  });

  test('brings back a member whose session the platform has ended', async () => {
    await silently({ sessionToken: server.signOn(ANN.email) });
    server.expireAccess();
    server.revoke();
    expect(await silently({ sessionToken: server.signOn(ANN.email) })).toEqual({ role: 'member', shown: '' });
    expect(server.tokenCalls().map(({ grantType }) => grantType)).toEqual([
      'anonymous',
      'authorization_code',
      'refresh_token',
      'anonymous',
      'authorization_code',
    ]);
  });

  test('names the origin that the content security policy of the page must allow, if it forbids the frame', async () => {
    await page.evaluate(() => {
      const policy = document.createElement('meta');
      policy.httpEquiv = 'Content-Security-Policy';
      policy.content = "frame-src 'none'";
      document.head.append(policy);
    });
    const outcome = await silently({ sessionToken: server.signOn(ANN.email), timeoutMs: 5000 });
    expect([outcome.code, outcome.description]).toEqual([
      'frame_failed',
      expect.stringContaining(`frame-src does not list ${server.url}`),
    ]);
  });

  test('two at once have a frame each and both end', async () => {
    const outcomes = await Promise.all([
      silently({ sessionToken: server.signOn(ANN.email) }),
      silently({ sessionToken: server.signOn(ANN.email) }),
    ]);
    const won = outcomes.filter(({ kind }) => kind === undefined);
    expect(won.length).toBeGreaterThan(0);
    expect(
      outcomes.every(
        ({ role, code }) => role === 'member' && (code === undefined || code === 'session_replaced'),
      ),
    ).toBe(true);
  });
});

describe('a message is ignored', () => {
  test('if it is from the page itself, with the right state', async () => {
    const letGo = holdFrame();
    await on('begin', { sessionToken: server.signOn(ANN.email) });
    await on('postFromHere', 'code-of-an-attacker');
    letGo();
    expect((await on('ended')).role).toBe('member');
    expect(JSON.stringify(server.tokenCalls())).not.toContain('code-of-an-attacker');
  });

  test('if it is from another window of the right origin, with the right state', async () => {
    const letGo = holdFrame();
    await on('begin', { sessionToken: server.signOn(ANN.email) });
    await expect.poll(() => server.visits.some(({ path }) => path === '/oauth2/authorize')).toBe(true);
    const request = {
      clientId: server.clientId,
      state: await on('state'),
      responseMode: 'web_message',
      prompt: 'none',
      responseType: 'code',
    };
    const challenge = { codeChallenge: 'x'.repeat(43), codeChallengeMethod: 'S256' };
    await on(
      'openOther',
      `${server.url}/oauth2/authorize?${new URLSearchParams({ ...request, ...challenge })}`,
    );
    letGo();
    // the other window said login_required
    expect(await on('ended')).toEqual({ role: 'member', shown: '' });
  });

  test('if it is from our frame after it has gone to another origin, with the right state', async () => {
    const other = await startIdentityPlatform();
    server.faults.push({ path: '/oauth2/authorize', fault: { sendTo: other.url } });
    const outcome = await silently({ sessionToken: other.signOn(ANN.email), timeoutMs: 2000 });
    expect(other.visits.map(({ path }) => path)).toContain('/oauth2/authorize');
    await other.close();
    expect([outcome.message, outcome.role]).toEqual(['OAuth flow timed out', 'visitor']);
  });

  test('if it has another state, though it is from our frame', async () => {
    server.conduct({ alterResponse: (answer) => ({ ...answer, state: 'another' }) });
    const outcome = await silently({ sessionToken: server.signOn(ANN.email), timeoutMs: 1000 });
    expect([outcome.message, outcome.role]).toEqual(['OAuth flow timed out', 'visitor']);
  });
});

describe('an error ends a silent sign-in at once, with its code and description,', () => {
  test('if no member is signed in', async () => {
    const outcome = await silently({ sessionToken: 'of no session' });
    expect(outcome).toMatchObject({
      kind: 'application',
      code: 'login_required',
      message: 'No member is signed in',
      description: 'No member is signed in',
      role: 'visitor',
    });
  });

  test.each([
    ['has neither code nor error', () => ({}), 'missing_code_or_state'],
    [
      'names another issuer',
      (answer: Record<string, string>) => ({ ...answer, iss: 'https://evil.example' }),
      'issuer_mismatch',
    ],
  ])('when the answer %s', async (_title, change, code) => {
    server.conduct({ alterResponse: (answer) => ({ ...change(answer), state: answer['state'] ?? '' }) });
    expect(await silently({ sessionToken: server.signOn(ANN.email) })).toMatchObject({
      kind: 'validation',
      code,
      role: 'visitor',
    });
  });
});

describe('the listener, the timer and the frame of a silent sign-in are gone', () => {
  test('after a timeout, which names an origin that is not allowed as the likely cause', async () => {
    server.act(({ settings }) => Object.assign(settings, { allowedOrigins: [] }));
    const outcome = await silently({ sessionToken: server.signOn(ANN.email), timeoutMs: 1000 });
    expect(outcome).toMatchObject({
      kind: 'system',
      reason: 'timeout',
      code: 'oauth_timeout',
      message: 'OAuth flow timed out',
      role: 'visitor',
    });
    expect(outcome.description).toContain(
      `${home} is not among the allowed redirect domains of the OAuth client ${server.clientId}`,
    );
  });

  test('after an abort while the frame waits', async () => {
    server.conduct({ isSilent: true });
    await on('begin');
    await on('abort');
    expect(await on('ended')).toMatchObject({ kind: 'system', reason: 'abort', role: 'visitor' });
  });

  test('after an abort before the start, which asks for nothing', async () => {
    expect(await silently({ isAborted: true })).toMatchObject({
      kind: 'system',
      reason: 'abort',
      role: 'none',
    });
    expect(server.visits).toEqual([]);
  });

  test.each([
    ['the address is asked for', '/_api/redirects-api/v1/redirect-session', 0],
    ['the code is exchanged', '/oauth2/token', 1],
  ])('after an abort while %s', async (_title, path, frames) => {
    await silently({ sessionToken: 'makes the visitor' });
    let letGo = (): void => undefined;
    server.faults.push({ path, fault: { wait: new Promise<void>((resolve) => (letGo = resolve)) } });
    server.visits.length = 0;
    const visitsOf = (visited: string): number =>
      server.visits.filter((each) => each.path === visited && each.method !== 'OPTIONS').length;
    const outcome = silently({ sessionToken: server.signOn(ANN.email) });
    await expect.poll(() => visitsOf(path)).toBe(1);
    expect(visitsOf('/oauth2/authorize')).toBe(frames);
    await on('abort');
    expect(await outcome).toMatchObject({ kind: 'system', reason: 'abort', role: 'visitor' });
    letGo();
  });

  test('after the page rejected the frame', async () => {
    await on('breakAppend');
    expect(await silently()).toMatchObject({ kind: 'system', code: 'frame_failed', role: 'visitor' });
  });

  test.each([
    [
      'rejected the code',
      { status: 400, body: { error: 'invalid_grant' } },
      { kind: 'client', code: 'invalid_grant' },
    ],
    ['was out of reach', { drop: true }, { kind: 'system', reason: 'network' }],
  ] as const)('after the token endpoint %s', async (_title, fault, expected) => {
    await silently({ sessionToken: 'makes the visitor' });
    // twice: the browser itself repeats a request whose line was cut before any answer
    server.faults.push({ path: '/oauth2/token', fault }, { path: '/oauth2/token', fault });
    expect(await silently({ sessionToken: server.signOn(ANN.email) })).toMatchObject({
      ...expected,
      message: 'Failed to get member tokens',
      role: 'visitor',
    });
  });
});

describe('a sign-in in the whole page', () => {
  test.each(['fragment', 'query'] as const)(
    'goes to the platform and comes back in the %s, over a reload of the page',
    async (responseMode) => {
      await signInOnPlatform(await on('start', `${home}/`, { returnTo: '/cart', responseMode }));
      expect(await on('complete')).toEqual({ returnTo: '/cart', role: 'member' });
    },
  );

  test('with a session token is the way where frames are cut off from their cookies', async () => {
    await page.goto(await on('start', `${home}/`, { sessionToken: server.signOn(ANN.email) }));
    await ready();
    expect(await on('complete')).toEqual({ returnTo: '/', role: 'member' });
    const logoutUrl = await on('leave', `${home}/`);
    expect(await on('role')).toBe('none');
    await page.goto(logoutUrl);
    await ready();
    expect(page.url()).toBe(`${home}/?wixMemberLoggedIn=false`);
  });
});

test('of two tabs with the same response, one signs in and the other gets an error', async () => {
  const url = await on('start', `${home}/`, { isShared: true });
  const answer = await server.passThrough(url);
  const tabs = [await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await tab.goto(answer);
    await tab.waitForFunction(() => window.signInPage !== undefined);
  }
  const outcomes = await Promise.all(
    tabs.map((tab) => tab.evaluate(() => window.signInPage?.completeShared())),
  );
  expect(outcomes.toSorted()).toEqual(['invalid_state', 'member']);
  expect(server.tokenCalls().filter(({ grantType }) => grantType === 'authorization_code')).toHaveLength(1);
});

test('a sign-out while a frame waits removes the frame at once, and nothing is exchanged', async () => {
  await silently({ sessionToken: server.signOn(ANN.email) });
  const exchanges = (): number =>
    server.tokenCalls().filter(({ grantType }) => grantType === 'authorization_code').length;
  const before = exchanges();
  const letGo = holdFrame();
  await on('begin', { sessionToken: server.signOn(ANN.email) });
  await on('signedOut');
  expect(await on('ended')).toMatchObject({ code: 'session_replaced', role: 'none' });
  expect(await on('traces')).toMatchObject({ frames: 0 });
  letGo();
  expect([await on('role'), exchanges()]).toEqual(['none', before]);
});

test('secrets of a silent sign-in are in no error, log or element that stays', async () => {
  const sessionToken = server.signOn(ANN.email);
  server.faults.push({ path: '/oauth2/token', fault: { wait: Promise.resolve() } });
  server.faults.push({ path: '/oauth2/token', fault: { status: 400, body: { error: 'invalid_grant' } } });
  const { shown, code } = await silently({ sessionToken });
  const exchange = server.tokenCalls().at(-1);
  const secrets = [sessionToken, String(exchange?.['code']), String(exchange?.['codeVerifier'])];
  expect([code, ...secrets.map(({ length }) => length > 20)]).toEqual(['invalid_grant', true, true, true]);
  const everywhere = [
    shown,
    ...logged,
    await page.content(),
    page.url(),
    await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage })),
  ].join('\n');
  expect(secrets.filter((secret) => everywhere.includes(secret))).toEqual([]);
});
