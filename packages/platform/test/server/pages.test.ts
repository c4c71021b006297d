import { createDecipheriv } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ANN, SAMPLE_RECOVERY_CODES } from '../../src/features/identity/samples.ts';
import { tokens } from '../../src/kernel/context/tokens.ts';
import {
  authorizationRequest,
  CALLBACK,
  createIdentityShop,
  GOOGLE,
  type IdentityShop,
  PASSWORD,
  pkce,
  providerToken,
} from '../identity-shop.ts';
import { createShop } from '../shop.ts';

/** A browser without JavaScript: it keeps cookies and submits the form of a page. */
function browser(shop: IdentityShop) {
  const cookies = new Map<string, string>();
  let text = '';
  const go = async (url: string, form?: Record<string, string>): Promise<Response> => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const response = await shop.open(url, { cookie, ...(form && { form }) });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^(.*?)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    text = await response.clone().text();
    return response;
  };
  const hiddenFields = (): Record<string, string> =>
    Object.fromEntries(
      [...text.matchAll(/<input type="hidden" name="(.*?)" value="(.*?)"/g)].map(([, name, value]) => [
        name ?? '',
        unescaped(value ?? ''),
      ]),
    );
  return {
    go,
    submit: (values: Record<string, string>) =>
      go(unescaped(/<form method="post" action="(.*?)"/.exec(text)?.[1] ?? ''), {
        ...hiddenFields(),
        ...values,
      }),
    text: () => text,
    title: () => unescaped(/<h1>(.*?)<\/h1>/.exec(text)?.[1] ?? ''),
    problem: () => unescaped(/<p role="alert">(.*?)<\/p>/.exec(text)?.[1] ?? ''),
  };
}

const unescaped = (text: string): string =>
  text.replaceAll(/&(?:quot|amp|lt|gt|#39);/g, (entity) => ENTITIES[entity] ?? entity);

const ENTITIES: Record<string, string> = {
  '&quot;': '"',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&#39;': "'",
};

/** A browser at the sign-in page of an authorization request. */
async function atSignIn(shop: IdentityShop, more: Record<string, string> = {}) {
  const { codeVerifier, codeChallenge } = pkce();
  const query = new URLSearchParams(authorizationRequest(shop, codeChallenge, more));
  const location = await shop.locationOf(`/oauth2/authorize?${query}`);
  const here = browser(shop);
  await here.go(location.href);
  const exchange = async (response: Response) => {
    const { searchParams } = new URL(response.headers.get('location') ?? '');
    const code = searchParams.get('code') ?? '';
    const { clientId } = shop.shop;
    const { body } = await shop.token({
      clientId,
      grantType: 'authorization_code',
      redirectUri: CALLBACK,
      code,
      codeVerifier,
    });
    return shop.base.tokens.identify(String(body['access_token']));
  };
  return { ...here, exchange, session: location.searchParams.get('session') ?? '' };
}

const login = (name: string, password = PASSWORD) => ({
  step: 'login',
  email: `${name}@example.com`,
  password,
});

describe('the sign-in page', () => {
  test('signs in with a password, and returns to the site with a code', async () => {
    const shop = createIdentityShop();
    const here = await atSignIn(shop);
    expect(here.title()).toBe('Sign in');
    await here.submit(login('ann', 'wrong'));
    expect(here.problem()).toBe('The email address or the password is wrong.');
    expect(here.text()).toContain('value="ann@example.com"');
    const done = await here.submit(login('ann'));
    expect([done.status, done.headers.get('location')?.startsWith(`${CALLBACK}?code=`)]).toEqual([302, true]);
    expect(await here.exchange(done)).toMatchObject({ role: 'member', id: ANN.id });
  });

  test('remembers the member for silent requests, until the sign-out', async () => {
    const shop = createIdentityShop();
    const here = await atSignIn(shop);
    await here.submit(login('ann'));
    const silently = async () => {
      const query = new URLSearchParams(authorizationRequest(shop, pkce().codeChallenge, { prompt: 'none' }));
      const response = await here.go(`/oauth2/authorize?${query}`);
      return [...new URL(response.headers.get('location') ?? '').searchParams.keys()];
    };
    expect(await silently()).toEqual(['code', 'state']);
    await here.go('/_api/iam/authentication/v1/logout');
    expect(await silently()).toEqual(['error', 'error_description', 'state']);
  });

  test('offers the remembered member if the request asks for a choice', async () => {
    const shop = createIdentityShop();
    const here = await atSignIn(shop);
    await here.submit(login('ann'));
    const query = new URLSearchParams(
      authorizationRequest(shop, pkce().codeChallenge, { prompt: 'select_account' }),
    );
    const response = await here.go(`/oauth2/authorize?${query}`);
    await here.go(response.headers.get('location') ?? '');
    expect([here.title(), here.text().includes('Continue as ann@example.com')]).toEqual([
      'Choose an account',
      true,
    ]);
    const done = await here.submit({ step: 'continue' });
    expect(done.headers.get('location')).toContain('code=');
  });

  test('returns an error to the site after a cancel', async () => {
    const here = await atSignIn(createIdentityShop());
    const done = await here.submit({ step: 'cancel' });
    expect(new URL(done.headers.get('location') ?? '').searchParams.get('error')).toBe('access_denied');
  });

  test('asks for the code of the email, and sends another', async () => {
    const shop = createIdentityShop();
    const here = await atSignIn(shop);
    await here.submit(login('needs-code'));
    expect(here.title()).toBe('Check your email');
    await here.submit({ step: 'resend' });
    const code = shop.lastCode('needs-code@example.com');
    await here.submit({ step: 'code', code: code === '000000' ? '000001' : '000000' });
    expect(here.problem()).toBe('The code or proof is wrong, or too old.');
    expect((await here.submit({ step: 'code', code })).status).toBe(302);
  });

  test.each([
    ['needs-approval', 'Waiting for the shop', ''],
    ['new-password', 'Sign in', 'Please set a new password before you sign in again'],
    ['captcha', 'Sign in', 'Please confirm that you are not a robot.'],
    ['mfa', 'Confirm that it is you', ''],
  ])('has a step for %s', async (name, title, problem) => {
    const here = await atSignIn(createIdentityShop());
    await here.submit(login(name));
    expect(here.title()).toBe(title);
    expect(here.problem()).toContain(problem);
  });

  test('accepts the answer of a captcha', async () => {
    const here = await atSignIn(createIdentityShop());
    await here.submit(login('captcha'));
    expect(here.text()).toContain('I am not a robot');
    expect((await here.submit({ ...login('captcha'), captcha: 'yes' })).status).toBe(302);
  });

  test('asks for a second factor, and lets people choose another', async () => {
    const here = await atSignIn(createIdentityShop());
    await here.submit(login('mfa'));
    expect(here.text()).not.toContain('Code by phone call');
    await here.submit({ factor: 'PUSH' });
    expect(here.title()).toBe('Message on your phone');
    await here.submit({ step: 'proof' });
    expect(here.problem()).toBe('The message was not confirmed yet.');
    await here.submit({ step: 'factors' });
    await here.submit({ factor: 'RECOVERY_CODE' });
    await here.submit({ step: 'proof', code: 'wrong' });
    expect([here.title(), here.problem()]).toEqual([
      'Recovery code',
      'The code or proof is wrong, or too old.',
    ]);
    expect((await here.submit({ step: 'proof', code: SAMPLE_RECOVERY_CODES[0] })).status).toBe(302);
  });

  test('asks only for what the person types, and continues in the browser that began, in each tab on its own', async () => {
    const shop = createIdentityShop();
    const here = await atSignIn(shop);
    await here.submit(login('mfa'));
    await here.submit({ factor: 'PUSH' });
    expect(here.text()).not.toContain('type="hidden"');
    const other = await shop.locationOf(
      `/oauth2/authorize?${new URLSearchParams(authorizationRequest(shop, pkce().codeChallenge))}`,
    );
    const signIn = `/sign-in?${new URLSearchParams({ session: here.session })}`;
    await here.go(other.href, login('needs-code'));
    expect(here.title()).toBe('Check your email');
    await here.go(signIn, { step: 'factors' });
    expect(here.title()).toBe('Confirm that it is you');
    const stranger = browser(shop);
    await stranger.go(signIn, { step: 'factors' });
    expect([stranger.title(), stranger.problem()]).toEqual([
      'Sign in',
      'This sign-in has expired. Please start again.',
    ]);
  });

  test('asks for no second factor on a device that is remembered, also after a sign-out, for 30 days', async () => {
    const shop = createIdentityShop();
    const here = await atSignIn(shop);
    await here.submit(login('mfa'));
    await here.submit({ factor: 'RECOVERY_CODE' });
    await here.submit({ step: 'proof', remember: 'yes', code: SAMPLE_RECOVERY_CODES[0] });
    const again = (url: string) => here.go(url, login('mfa'));
    const signInUrl = async () => `/sign-in?session=${(await atSignIn(shop)).session}`;
    await here.go(`/_api/iam/authentication/v1/logout`);
    expect((await again(await signInUrl())).status).toBe(302);
    const other = await atSignIn(shop);
    await other.submit(login('mfa'));
    expect(other.title()).toBe('Confirm that it is you');
    shop.advance(30 * 86_400_000);
    expect((await again(await signInUrl())).status).toBe(200);
  });

  test('creates accounts, and reports what is wrong with the input', async () => {
    const shop = createIdentityShop();
    const here = await atSignIn(shop);
    await here.go(`/sign-in?${new URLSearchParams({ session: here.session, step: 'register' })}`);
    const give = (email: string, password: string) =>
      here.submit({ step: 'register', email, password, nickname: 'Bea' });
    await give('bea', PASSWORD);
    expect(here.problem()).toBe('Please check the email address.');
    await give('bea@example.com', 'short');
    expect(here.problem()).toBe('The password is too short.');
    await give(ANN.email, PASSWORD);
    expect(here.problem()).toBe('There is already an account with this email address.');
    await give('bea@example.com', PASSWORD);
    const done = await here.submit({ step: 'code', code: shop.lastCode('bea@example.com') });
    expect(await here.exchange(done)).toMatchObject({ role: 'member' });
  });

  test('sends the link for a new password, whose page sets it once', async () => {
    const shop = createIdentityShop();
    const here = await atSignIn(shop);
    await here.go(`/sign-in?${new URLSearchParams({ session: here.session, step: 'recovery' })}`);
    await here.submit({ step: 'recover', email: ANN.email });
    expect(here.text()).toContain('If there is an account for ann@example.com');
    const link = shop.mailsTo(ANN.email).at(-1)?.link ?? '';
    await here.go(link);
    await here.submit({ password: 'short' });
    expect(here.problem()).toBe('The password is too short.');
    await here.submit({ password: 'another horse' });
    expect(here.title()).toBe('Your password is set');
    expect((await shop.login('ann', 'another horse')).state).toBe('SUCCESS');
    await here.go(link);
    await here.submit({ password: 'a third horse' });
    expect(here.title()).toBe('This does not work');
  });

  test('does not sign in a member who is blocked', async () => {
    const shop = createIdentityShop();
    const here = await atSignIn(shop);
    await shop.as('staff').members.blockMember({ id: ANN.id });
    await here.submit(login('ann'));
    expect(here.problem()).toBe('This account cannot be used at present.');
  });

  test('of a redirect session signs the browser of its member in, and returns to the site', async () => {
    const shop = createIdentityShop();
    const { redirectSession } = await shop
      .as('member', ANN.id)
      .redirects.createRedirectSession({ login: {}, callbacks: { postFlowUrl: CALLBACK } });
    const response = await shop.open(redirectSession.fullUrl);
    expect(response.headers.get('location')).toBe(`${CALLBACK}?wixMemberLoggedIn=true`);
    expect(response.headers.get('set-cookie')).toMatch(/^storewire-login=.+HttpOnly; SameSite=Lax/);
  });
});

describe('a hosted page', () => {
  test('belongs to its session, and to the purpose of that', async () => {
    const shop = createIdentityShop();
    const { redirectSession } = await shop.as('visitor').redirects.createRedirectSession({ logout: {} });
    const session = redirectSession.sessionToken ?? '';
    for (const path of ['/sign-in', '/provider', '/logout', '/visit'])
      for (const secret of ['', 'unknown', ...(path === '/logout' || path === '/visit' ? [] : [session])]) {
        const response = await shop.open(`${path}?session=${secret}`);
        expect([path, response.status]).toEqual([path, 400]);
      }
  });

  test('shows input as text', async () => {
    const shop = createIdentityShop();
    const hostile = `"><script>alert(1)</script>'&`;
    const here = await atSignIn(shop);
    await here.submit({ ...login('ann'), email: hostile });
    expect(here.text()).not.toContain('<script>alert');
    expect(here.text()).toContain('value="&quot;&gt;&lt;script&gt;');
    const { body } = await shop.request('POST', '/_api/redirects-api/v1/redirect-session', {
      token: shop.tokenFor({ role: 'visitor' }),
      body: { bookingsBook: {}, callbacks: { postFlowUrl: `http://localhost/${hostile}` } },
    });
    const { fullUrl } = body['redirectSession'] as { fullUrl: string };
    expect(await (await shop.open(fullUrl)).text()).not.toContain('<script>');
  });

  test('runs no script that is not its own, and is in no frame', async () => {
    const shop = createIdentityShop();
    const here = await atSignIn(shop);
    const response = await here.submit(login('ann', 'wrong'));
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'none'; img-src data:; form-action 'self' http:\/\/localhost:3000; frame-ancestors 'none'; base-uri 'none'$/,
    );
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('for what the platform does not have leads back to the callbacks', async () => {
    const shop = createIdentityShop();
    const { redirectSession } = await shop
      .as('visitor')
      .redirects.createRedirectSession({ bookingsBook: {}, callbacks: { postFlowUrl: CALLBACK } });
    const text = await (await shop.open(redirectSession.fullUrl)).text();
    expect(text).toContain(`href="${CALLBACK}?wixMemberLoggedIn=false"`);
  });
});

describe('a sign-in at an identity provider', () => {
  test('creates an account that is signed in again later, also next to a password', async () => {
    const shop = createIdentityShop();
    const sign = async (email: string) => {
      const here = await atSignIn(shop);
      await here.go(`/provider?${new URLSearchParams({ session: here.session, connection: GOOGLE })}`);
      expect(here.title()).toBe('Sign in with Google');
      const callback = await here.submit({ step: 'continue', email, name: 'Bea' });
      const done = await here.go(callback.headers.get('location') ?? '');
      return here.exchange(done);
    };
    const first = await sign('bea@example.com');
    expect(await sign('BEA@example.com')).toMatchObject({ id: first && 'id' in first ? first.id : '' });
    expect(await sign(ANN.email)).toMatchObject({ id: ANN.id });
    expect((await shop.login('ann')).identity?.connections).toEqual([
      { idpConnection: { idpConnectionId: GOOGLE, idpUserId: ANN.email } },
    ]);
  });

  test('can be cancelled, and used once', async () => {
    const shop = createIdentityShop();
    const here = await atSignIn(shop, { idp: GOOGLE });
    await here.submit({ step: 'continue', email: 'nothing' });
    expect(here.problem()).toBe('Please check the email address.');
    const callback = await here.submit({ step: 'continue', email: ANN.email });
    const url = callback.headers.get('location') ?? '';
    expect((await here.go(url)).headers.get('location')).toContain('code=');
    expect(new URL((await here.go(url)).headers.get('location') ?? '').pathname).toBe('/problem');
    const other = await atSignIn(shop, { idp: GOOGLE });
    const cancelled = await other.submit({ step: 'cancel' });
    expect(cancelled.headers.get('location')).toContain('error=access_denied');
  });

  test('waits for approval, and stops for a member who is blocked', async () => {
    const shop = createIdentityShop({ settings: { signUp: 'approval' } });
    const sign = async (email: string) => {
      const here = await atSignIn(shop, { idp: GOOGLE });
      const callback = await here.submit({ step: 'continue', email });
      const response = await here.go(callback.headers.get('location') ?? '');
      await here.go(response.headers.get('location') ?? '');
      return here.title();
    };
    expect(await sign('bea@example.com')).toBe('Waiting for the shop');
    await shop.as('staff').members.blockMember({ id: ANN.id });
    expect(await sign(ANN.email)).toBe('This does not work');
  });

  test('by the older call posts its result, encrypted, on the channel of the attempt', async () => {
    const shop = createIdentityShop();
    const key = Buffer.alloc(32, 7);
    const query = new URLSearchParams({
      sessionId: 'attempt-1',
      encryptionKey: key.toString('base64'),
      'customPayload.campaign': 'spring',
    });
    const path = `/_api/iam/authentication/v1/sso/login/${shop.shop.siteId}/${GOOGLE}`;
    const here = browser(shop);
    await here.go((await shop.locationOf(`${path}?${query}`)).href);
    const callback = await here.submit({ step: 'continue', email: ANN.email });
    const done = await here.go(callback.headers.get('location') ?? '');
    await here.go(done.headers.get('location') ?? '');
    const [, channel, message = '{}'] =
      /BroadcastChannel\((".*?")\)\.postMessage\((.*)\)/.exec(here.text()) ?? [];
    expect(channel).toBe('"wix-idp-attempt-1"');
    const { iv, data } = JSON.parse(message) as { iv: string; data: string };
    const bytes = Buffer.from(data, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64'));
    decipher.setAuthTag(bytes.subarray(-16));
    const text = Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString('utf8');
    expect(JSON.parse(text)).toMatchObject({
      state: 'SUCCESS',
      sessionToken: expect.any(String),
      customPayload: { campaign: 'spring' },
    });
    const unknown = await shop.open(`/_api/iam/authentication/v1/sso/login/${shop.shop.siteId}/unknown`);
    const weak = await shop.open(`${path}?sessionId=1&encryptionKey=eA`);
    expect([unknown.status, weak.status]).toEqual([404, 400]);
  });

  test('by its token needs a token of the same provider, once', async () => {
    const shop = createIdentityShop();
    const idToken = await providerToken(shop, ANN.email);
    const sign = (id_token: string, idpConnectionId = GOOGLE) =>
      shop
        .as('visitor')
        .authentication.ssoLoginWithTokenParams({ idpConnectionId, tokenParams: { id_token } });
    await expect(sign('unknown')).rejects.toMatchObject({ violations: [{ field: 'tokenParams' }] });
    await expect(sign(idToken, 'unknown')).rejects.toMatchObject({
      violations: [{ field: 'idpConnectionId' }],
    });
    expect(await sign(idToken)).toMatchObject({ state: 'SUCCESS', identity: { id: ANN.id } });
    await expect(sign(idToken)).rejects.toMatchObject({ status: 400 });
    expect(JSON.stringify(shop.base.db.of(tokens).all())).not.toContain(idToken);
  });
});

test.each(['/sign-in', '/provider', '/checkout', '/recovery'])(
  'the form of %s is accepted from pages of the platform only',
  async (path) => {
    const shop = createShop();
    const own = shop.base.origin();
    const send = async (headers: Record<string, string>) =>
      (
        await shop.fetch(own + path, {
          method: 'POST',
          headers,
          body: new URLSearchParams({ step: 'login' }),
        })
      ).status;
    for (const headers of [
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { origin: 'http://localhost:3000' },
      { origin: 'null' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
    ] as Record<string, string>[])
      expect(await send(headers)).toBe(403);
    for (const headers of [
      { origin: own, 'sec-fetch-site': 'same-origin' },
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
      {},
    ] as Record<string, string>[])
      expect(await send(headers)).toBe(400);
  },
);

test('a browser that opens the address of the platform gets to the console', async () => {
  const shop = createShop();
  const { status, headers } = await shop.fetch(shop.base.origin(), {
    headers: { accept: 'text/html,*/*' },
    redirect: 'manual',
  });
  expect([status, headers.get('location')]).toEqual([302, '/__dev']);
  expect((await shop.fetch(shop.base.origin())).status).toBe(404);
});
