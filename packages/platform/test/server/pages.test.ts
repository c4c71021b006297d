import { createDecipheriv } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ANN, MORGAN, SAMPLES, type SampleAccount } from '../../src/features/identity/samples.ts';
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

const sampleWho = (asks: SampleAccount['asks']): SampleAccount => {
  const sample = SAMPLES.find((each) => each.asks === asks);
  if (!sample) throw new Error(`No sample account asks for ${asks}`);
  return sample;
};

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

  test('returns an error to the site after a cancel', async () => {
    const here = await atSignIn(createIdentityShop());
    const done = await here.submit({ step: 'cancel' });
    expect(new URL(done.headers.get('location') ?? '').searchParams.get('error')).toBe('access_denied');
  });

  test('signs in the account that is chosen, with no password, code of a factor or captcha', async () => {
    const shop = createIdentityShop();
    for (const { id, email } of [ANN, MORGAN, sampleWho('captcha')]) {
      const here = await atSignIn(shop);
      expect(here.text()).toContain(`<button name="memberId" value="${id}">${email}</button>`);
      const done = await here.submit({ memberId: id });
      expect(await here.exchange(done)).toMatchObject({ role: 'member', id });
    }
    const unknown = await atSignIn(shop);
    await unknown.submit({ memberId: 'unknown' });
    expect(unknown.problem()).toBe('This did not work. Please try again.');
  });

  test('says why an account cannot be chosen, and signs it in by no form', async () => {
    const shop = createIdentityShop();
    await shop.as('staff').members.blockMember({ id: ANN.id });
    await shop.as('staff').members.disconnectMember({ id: MORGAN.id });
    for (const [name, { id, email }, obstacle] of [
      ['ann', ANN, 'is blocked'],
      ['mfa', MORGAN, 'is disconnected'],
      ['needs-code', sampleWho('code'), 'waits for the code of an email'],
      ['needs-approval', sampleWho('approval'), 'waits for approval'],
    ] as const) {
      const here = await atSignIn(shop);
      expect(here.text()).toContain(`${email} ${obstacle}`);
      expect(here.text()).not.toContain(id);
      for (const form of [login(name), { memberId: id }] as Record<string, string>[]) {
        await here.submit(form);
        expect(here.problem()).toBe(`This account ${obstacle}.`);
      }
    }
  });

  test('lists the oldest accounts of a large shop, and says how many there are', async () => {
    const shop = createIdentityShop();
    shop.advance(1000);
    for (let number = 10; number < 30; number++)
      await shop.as('staff').members.createMember({ member: { loginEmail: `late-${number}@example.com` } });
    await shop.as('staff').members.createMember({ member: { profile: { nickname: 'No address' } } });
    const text = (await atSignIn(shop)).text();
    expect(text.match(/name="memberId"|class="quiet"/g)).toHaveLength(20);
    expect(text).toContain(ANN.email);
    expect(text).toContain('These are the first 20 of 27 accounts.');
  });

  test('creates accounts, which are signed in at once, and reports what is wrong with the input', async () => {
    const shop = createIdentityShop();
    const here = await atSignIn(shop);
    const give = (email: string, password: string) => here.submit({ step: 'register', email, password });
    await give('bea', PASSWORD);
    expect(here.problem()).toBe('Please check the email address.');
    await give('bea@example.com', 'short');
    expect(here.problem()).toBe('The password is too short.');
    await give(ANN.email, PASSWORD);
    expect(here.problem()).toBe('There is already an account with this email address.');
    expect(await here.exchange(await give('bea@example.com', PASSWORD))).toMatchObject({ role: 'member' });
    expect((await shop.login('bea')).identity).toMatchObject({
      status: { name: 'ACTIVE' },
      email: { isVerified: true },
    });
  });

  test('creates accounts that wait, in a shop whose owner approves them', async () => {
    const shop = createIdentityShop({ settings: { signUp: 'approval' } });
    const here = await atSignIn(shop);
    await here.submit({ step: 'register', email: 'bea@example.com', password: PASSWORD });
    expect(here.problem()).toBe('This account waits for approval.');
  });

  test('refuses a password that must be replaced', async () => {
    const here = await atSignIn(createIdentityShop());
    await here.submit(login('new-password'));
    expect(here.problem()).toContain('This account needs a new password');
  });

  test('signs nobody in by a link', async () => {
    const here = await atSignIn(createIdentityShop());
    for (const step of [{ step: 'choose', memberId: ANN.id }, login('ann')]) {
      const link = `/sign-in?${new URLSearchParams({ session: here.session, ...step })}`;
      expect((await here.go(link)).status).toBe(200);
    }
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

test('the link of a recovery email leads to a page that sets a password once', async () => {
  const shop = createIdentityShop();
  await shop.as('visitor').recovery.sendRecoveryEmail({ email: ANN.email });
  const link = shop.mailsTo(ANN.email).at(-1)?.link ?? '';
  const here = browser(shop);
  await here.go(link);
  await here.submit({ password: 'short' });
  expect(here.problem()).toBe('The password is too short.');
  const set = await here.submit({ password: 'another horse' });
  expect(set.status).toBe(303);
  await here.go(set.headers.get('location') ?? '');
  expect(here.title()).toBe('Your password is set');
  expect((await shop.login('ann', 'another horse')).state).toBe('SUCCESS');
  await here.go(link);
  await here.submit({ password: 'a third horse' });
  expect(here.title()).toBe('This does not work');
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
  });

  test('that says what is wrong with a form can be returned to, and no other is stored', async () => {
    const shop = createIdentityShop();
    const here = await atSignIn(shop);
    const wrong = await here.submit(login('ann', 'wrong'));
    expect(wrong.headers.get('cache-control')).toBe('private, no-cache');
    const open = await shop.open(`/sign-in?session=${here.session}`);
    expect(open.headers.get('cache-control')).toBe('no-store');
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
      return here.text();
    };
    expect(await sign('bea@example.com')).toContain('The owner of the shop has to approve the account.');
    await shop.as('staff').members.blockMember({ id: ANN.id });
    expect(await sign(ANN.email)).toContain('This account cannot be used at present.');
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
