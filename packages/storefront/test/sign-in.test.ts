/** Signing in, registering and second factors: forms, which need no JavaScript. */
import { SAMPLE_PASSWORD } from 'storewire-platform';
import { expect, onTestFinished, test, vi } from 'vitest';
import { allOf, fieldOf, type HtmlPage, oneOf, submissionOf, textOf } from './html-page.ts';
import { ANN } from './member.ts';
import { openWith } from './scripted-platform.ts';
import { fail, startShop } from './shop.ts';
import { newVisitor, type Visitor } from './visitor.ts';

const shop = await startShop({
  samples: {
    inbox: 'http://127.0.0.1/inbox',
    accounts: [{ email: ANN, password: SAMPLE_PASSWORD, asks: 'nothing' }],
  },
});

/** The factors of an account with a passkey. */
const PASSKEY_AND_EMAIL = ['WEBAUTHN', 'EMAIL'].map((factorType) => ({
  factorType,
  factorStatus: 'ENABLED',
}));

const TOKENS = { access_token: 'access', refresh_token: 'refresh', expires_in: 14_400, token_type: 'Bearer' };

const problemOf = (page: HtmlPage): string => textOf(oneOf(page, 'main [role=alert]'));

/** Enters an account on a page for it. */
const enter = (visitor: Visitor, page: HtmlPage, email: string, password = SAMPLE_PASSWORD) =>
  visitor.submit(page, 'Sign in', { 'Email address': email, Password: password });

/** A visitor who has entered an account on the sign-in page, which shows the next step. */
async function begin(email: string): Promise<{ visitor: Visitor; page: HtmlPage }> {
  const visitor = newVisitor(shop);
  return { visitor, page: await enter(visitor, await visitor.open('/en/sign-in'), email) };
}

/** The newest code that was sent by email. */
const codeFor = (email: string): string => shop.platform.listMails({ to: email }).mails[0]?.code ?? '';

const expectAccount = ({ url, heading }: HtmlPage, account = '/en/account'): void =>
  expect([url.pathname, heading]).toEqual([account, expect.stringMatching(/./)]);

test('a wrong password shows the same error as an unknown address, and the field keeps the address', async () => {
  const visitor = newVisitor(shop);
  let page = await visitor.open('/en/sign-in');
  for (const email of [ANN, 'nobody@example.com']) {
    page = await enter(visitor, page, email, 'wrong password');
    expect(problemOf(page)).toContain('The email address or the password is wrong.');
    expect(fieldOf(page, 'Email address').value).toBe(email);
  }
});

test('a link for a new password is sent without a hint whether the address has an account', async () => {
  const texts = [];
  for (const email of [ANN, 'nobody@example.com']) {
    const visitor = newVisitor(shop);
    const page = await visitor.open('/en/sign-in?view=recovery');
    const next = await visitor.submit(page, 'Send the link', { 'Email address': email });
    texts.push(next.text.replaceAll(email, ''));
  }
  expect(texts[0]).toBe(texts[1]);
});

test('an account without a verified address asks for the code in the email', async () => {
  const email = 'needs-code@example.com';
  const { visitor, page } = await begin(email);
  expect(page.heading).toBe('Check your email');
  const wrong = await visitor.submit(await visitor.open(page.url), 'Confirm', { Code: '000000' });
  expect(wrong.text).toContain('The code is wrong or too old.');
  expectAccount(await visitor.submit(wrong, 'Confirm', { Code: codeFor(email) }));
});

test('an account that waits for the owner says so', async () => {
  const { visitor, page } = await begin('needs-approval@example.com');
  expect(page.heading).toBe('Waiting for the shop');
  expect((await visitor.submit(page, 'Start again')).heading).toBe('Sign in');
});

test('a captcha that nobody sees is sent again, and another one is answered in the same form', async () => {
  const email = 'captcha@example.com';
  const { visitor, page } = await begin(email);
  expect(page.text).toContain('Checking that you are not a robot');
  const entries = { 'Email address': email, Password: SAMPLE_PASSWORD };
  const captcha = await visitor.submit(page, 'Sign in', entries);
  expectAccount(await visitor.submit(captcha, 'Sign in', { ...entries, 'I am not a robot': true }));
});

test('a second factor can be chosen, changed and proved', async () => {
  const { visitor, page } = await begin('mfa@example.com');
  expect(page.heading).toBe('Confirm that it is you');
  const byEmail = await visitor.submit(page, 'Code by email');
  expect(byEmail.heading).toBe('Code by email');
  const wrong = await visitor.submit(byEmail, 'Confirm', { Code: '000000' });
  expect(wrong.text).toContain('The code is wrong or too old.');
  const recovery = await visitor.follow(await visitor.follow(wrong, 'Use another way'), 'Recovery code');
  expectAccount(await visitor.submit(recovery, 'Confirm', { Code: '918273' }));
});

test.each([
  ['REQUIRE_MFA', { requireMfaData: { availableFactors: PASSKEY_AND_EMAIL } }],
  ['MFA_CHALLENGE', { mfaChallengeData: { availableFactors: PASSKEY_AND_EMAIL, factorType: 'WEBAUTHN' } }],
])('%s with a passkey: the page says that the shop has none, and offers the others', async (state, data) => {
  const { send } = await openWith((request, response) => {
    const answer = { '/oauth2/token': TOKENS, '/v2/login': { state, stateToken: 'state', ...data } };
    const [, body] = Object.entries(answer).find(([path]) => request.url?.endsWith(path)) ?? [];
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? {}));
  });
  const entries = { intent: 'login', email: ANN, password: SAMPLE_PASSWORD };
  const headers = { origin: 'https://shop.example' };
  const body = new URLSearchParams(entries);
  const html = await (await send('/en/sign-in', { method: 'POST', headers, body })).text();
  expect(html).toContain('Passkeys and security keys cannot be used in this shop.');
  expect(html).toContain('Start again');
  expect([...html.matchAll(/name="factorType" value="(\w+)"/g)].map(([, factor]) => factor)).toEqual([
    'EMAIL',
  ]);
});

test.each(['645 546', ' 730-186 '])(
  'the code "%s" is accepted with what separates its digits',
  async (code) => {
    const { visitor, page } = await begin('mfa@example.com');
    const recovery = await visitor.follow(page, 'Recovery code');
    expectAccount(await visitor.submit(recovery, 'Confirm', { Code: code }));
  },
);

test.each([
  ['does not respond in time', AbortSignal.abort(new DOMException('late', 'TimeoutError')), 'took too long'],
  ['cannot be reached', AbortSignal.abort(new TypeError('fetch failed')), 'cannot be reached'],
])('while the authorization endpoint %s, the form of the sign-in says so', async (_how, signal, says) => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(signal);
  onTestFinished(() => void vi.restoreAllMocks());
  const visitor = newVisitor(shop);
  const entries = { 'Email address': ANN, Password: SAMPLE_PASSWORD };
  const failed = await visitor.submit(await visitor.open('/en/sign-in'), 'Sign in', entries);
  expect(failed.text.toLowerCase()).toContain(says);
});

const NEW_PASSWORD = 'a longer password';

/** Creates an account, after a try with a password that is too short. */
async function register(email: string): Promise<HtmlPage> {
  const visitor = newVisitor(shop);
  const form = await visitor.open('/en/sign-in?view=register');
  const entries = { 'Email address': email, Password: 'short' };
  const rejected = await visitor.submit(form, 'Create account', entries);
  expect(fieldOf(rejected, 'Password').getAttribute('aria-invalid')).toBe('true');
  const code = await visitor.submit(rejected, 'Create account', { Password: NEW_PASSWORD });
  expect(code.heading).toBe('Check your email');
  return visitor.submit(code, 'Confirm', { Code: codeFor(email) });
}

test('a new account is created and verified', async () => {
  expectAccount(await register('new@example.com'));
});

test('a sign-in leads to where it has started, and to the account where an account has ended', async () => {
  const visitor = newVisitor(shop);
  const form = await visitor.open('/en/account/addresses?done=added');
  expect(form.url.pathname).toBe('/en/sign-in');
  expect((await enter(visitor, form, ANN)).text).toContain('The address was added');
  const other = newVisitor(shop);
  const ended = await other.open('/en/reset-password');
  expectAccount(await enter(other, await other.follow(ended, 'Sign in', 'header'), ANN));
});

test('the name of a sample account is the text on its button, and the button signs in', async () => {
  const visitor = newVisitor(shop);
  const page = await visitor.open('/en/sign-in');
  const [button] = allOf(page.document, 'button', /ann@example\.com/);
  expect(button?.getAttribute('aria-label')).toBeNull();
  expectAccount(await visitor.submit(page, /^signs in at once ?ann@example\.com$/));
});

/** Signs in on the page of the platform. Returns the URL that it leads back to, which is not opened. */
async function enterAtPlatform(visitor: Visitor, page: HtmlPage): Promise<URL> {
  const entries = { 'Email address': ANN, Password: SAMPLE_PASSWORD };
  const { url, fields } = submissionOf(page, 'Sign in', entries);
  let next = url;
  for (let init: RequestInit = { method: 'POST', body: fields }; next.origin !== shop.origin; init = {}) {
    const { headers } = await visitor.request(next, init);
    next = new URL(headers.get('location') ?? expect.unreachable('the platform leads nowhere'), next);
  }
  return next;
}

test('a member signs in on the page of the platform', async () => {
  const visitor = newVisitor(shop);
  const form = await visitor.open('/en/sign-in?returnTo=/en/products');
  const platform = await visitor.submit(form, 'More ways to sign in');
  expectAccount(await enter(visitor, platform, ANN), '/en/products');
});

test.each([
  ['a prefetch', { headers: { 'sec-purpose': 'prefetch' } }],
  ['a HEAD', { method: 'HEAD' }],
])('%s of the page to which the platform returns uses nothing up', async (_what, init) => {
  const visitor = newVisitor(shop);
  const form = await visitor.open('/en/sign-in?returnTo=/en/products');
  const platform = await visitor.submit(form, 'More ways to sign in');
  const returns = await enterAtPlatform(visitor, platform);
  for (const path of ['/signed-in', '/signed-in/', '/signed-in.data']) {
    const ahead = await visitor.request(`${path}${returns.search}`, init);
    expect([path, ahead.ok && ahead.status !== 204, ahead.headers.getSetCookie()]).toEqual([path, false, []]);
  }
  expectAccount(await visitor.open(returns), '/en/products');
});

test('a request that the browser repeats at the end of a sign-in leads to the same page', async () => {
  const visitor = newVisitor(shop);
  const form = await visitor.open('/en/sign-in?returnTo=/en/products');
  const platform = await visitor.submit(form, 'More ways to sign in');
  const returns = await enterAtPlatform(visitor, platform);
  const twice = await Promise.all([visitor.request(returns), visitor.request(returns)]);
  expect(twice.map(({ headers }) => headers.get('location'))).toEqual(['/en/products', '/en/products']);
  expect((await visitor.open('/en/account')).text).toContain(ANN);
});

test('a sign-in at the platform that is canceled leads back to where it has started', async () => {
  const visitor = newVisitor(shop, 'de');
  const start = '/de/sign-in?returnTo=%2Fde%2Fproducts';
  const leave = (page: HtmlPage) => visitor.submit(page, 'Weitere Möglichkeiten');
  const canceled = await visitor.submit(await leave(await visitor.open(start)), 'Cancel');
  expect(canceled.url.href).toBe(new URL(`${start}&ended=canceled`, shop.origin).href);
  expect(allOf(canceled.document, 'main [role=alert]')).toEqual([]);
  expectAccount(await enter(visitor, await leave(canceled), ANN), '/de/products');
});

test('after a step back to the page of the platform, somebody else reads that the sign-in has failed', async () => {
  const email = 'other@example.com';
  await register(email);
  const visitor = newVisitor(shop);
  const form = await visitor.open('/en/sign-in?returnTo=/en/products');
  const platform = await visitor.submit(form, 'More ways to sign in');
  expectAccount(await enter(visitor, platform, ANN), '/en/products');
  const failed = await enter(visitor, platform, email, NEW_PASSWORD);
  expect(failed.heading).toBe('The sign-in has failed');
  expect((await visitor.follow(failed, 'Account', 'main')).text).toContain(ANN);
});

test('a sign-in at the platform that fails says so on the page where it has started', async () => {
  const visitor = newVisitor(shop);
  const form = await visitor.open('/en/sign-in?returnTo=/en/products');
  await visitor.submit(form, 'More ways to sign in');
  const failed = await visitor.open('/signed-in?code=wrong&state=wrong');
  expect(problemOf(failed)).toContain('The sign-in has failed');
  expectAccount(await enter(visitor, failed, ANN), '/en/products');
});

test('a sign-in at an identity provider that cannot be opened says so, with the request id', async () => {
  await fail(shop, { kind: 'throttled', call: 'redirects.createRedirectSession' });
  const visitor = newVisitor(shop);
  const page = await visitor.submit(await visitor.open('/en/sign-in'), 'Continue with Google');
  expect(problemOf(page)).toMatch(/The sign-in has failed.*Request id/);
});
