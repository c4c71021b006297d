import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CODE, SAMPLES } from '../../scripts/identity/accounts.ts';
import type { Fault } from '../../scripts/identity/server.ts';
import { launchChromium } from './chromium.ts';
import { openShopWithIdentity, type ShopWithIdentity } from './shop.ts';
import { type Visit, type VisitOptions, visit } from './visit.ts';

const IAM = '/_api/iam';
const LOGIN = `${IAM}/authentication/v2/login`;
const PASSWORD = 'correct horse';
/** What the browser logs of refusals and of lines that were cut. */
const REFUSED = /responded with a status of 4\d\d|ERR_EMPTY_RESPONSE|ERR_FAILED/;

let shop: ShopWithIdentity;
let browser: Browser;
let visits: Visit[] = [];

beforeAll(async () => {
  [shop, browser] = await Promise.all([openShopWithIdentity(), launchChromium()]);
});

beforeEach(() => {
  const { server } = shop;
  server.faults.length = 0;
  server.mails.length = 0;
  server.visits.length = 0;
  server.message = 'flat';
  server.members.clear();
  for (const account of SAMPLES) server.members.set(account.email, { ...account });
});

afterEach(async () => {
  const leaving = visits;
  visits = [];
  for (const each of leaving) await each.leave();
});

afterAll(async () => {
  await browser?.close();
  await shop?.close();
});

async function come(options: VisitOptions = {}): Promise<Visit> {
  const one = await visit(browser, shop, { failures: REFUSED, ...options });
  visits.push(one);
  return one;
}

/** A browser of its own, at a page of the shop. */
async function comeTo(path: string, options?: VisitOptions): Promise<Page> {
  const { page, goto } = await come(options);
  await goto(path);
  return page;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ });
const focused = (page: Page): Promise<string> => page.locator(':focus').innerText();

async function give(page: Page, name: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email address').fill(`${name}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Sign in').click();
}

async function giveCode(page: Page, code = CODE): Promise<void> {
  await page.getByLabel('Code').fill(code);
  await button(page, 'Confirm').click();
}

const account = (page: Page, name: string) => page.getByRole('link', { name: `Your account, Signed in as ${name}` });

/** The next calls to a path fail on the way. Twice, as a browser repeats a request whose line was cut before any answer. */
function breakLine(path: string): void {
  shop.server.faults.push({ path, fault: { drop: true } }, { path, fault: { drop: true } });
}

const exchanges = (): number => shop.server.tokenCalls().filter(({ grantType }) => grantType === 'authorization_code').length;

describe('signing in with a password', () => {
  test('happens without leaving the page, and leads back to where people were', async () => {
    const page = await comeTo('/cart');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await give(page, 'ann');
    await account(page, 'Ann').waitFor();
    expect([new URL(page.url()).pathname, exchanges()]).toEqual(['/cart', 1]);
    await page.reload();
    await account(page, 'Ann').waitFor();
    expect(exchanges()).toBe(1);
  });

  test('says the same of an unknown address and a wrong password, ties it to both fields, and keeps what was typed', async () => {
    const page = await comeTo('/sign-in');
    for (const [name, password] of [
      ['nobody', PASSWORD],
      ['ann', 'wrong'],
    ] as const) {
      await give(page, name, password);
      await alert(page).getByText('The email address or the password is wrong.').waitFor();
      for (const label of ['Email address', 'Password']) {
        const field = page.getByLabel(label, { exact: true });
        const describedBy = (await field.getAttribute('aria-describedby')) ?? '';
        expect([await field.getAttribute('aria-invalid'), await page.locator(`#${describedBy}`).innerText()]).toEqual([
          'true',
          expect.stringContaining('is wrong'),
        ]);
      }
      expect(await page.getByLabel('Email address').inputValue()).toBe(`${name}@example.com`);
      expect(await alert(page).innerText()).toMatch(/Request id \d+\.\d+/);
    }
    await give(page, 'ann');
    await account(page, 'Ann').waitFor();
  });

  test('goes on in the whole page where frames are cut off from their cookies', async () => {
    shop.server.message = 'cutOff';
    const page = await comeTo('/sign-in?returnTo=%2Fcart');
    await give(page, 'ann');
    await account(page, 'Ann').waitFor();
    expect([new URL(page.url()).pathname + new URL(page.url()).hash, exchanges()]).toEqual(['/cart', 1]);
  });

  test('leads to no other site afterwards, whatever the address says', async () => {
    const page = await comeTo('/sign-in?returnTo=%2F%2Fevil.example');
    await give(page, 'ann');
    await account(page, 'Ann').waitFor();
    expect(page.url()).toBe(new URL('/', shop.url).href);
  });

  test('can be done by keyboard alone, with fields that password managers know', async () => {
    const page = await comeTo('/sign-in');
    await page.getByLabel('Email address').focus();
    await page.keyboard.type('needs-code@example.com');
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await heading(page, 'Check your mail').waitFor();
    await expect.poll(() => focused(page)).toBe('Check your mail');
    await page.keyboard.press('Tab');
    await page.keyboard.type(CODE);
    expect(await page.locator(':focus').getAttribute('autocomplete')).toBe('one-time-code');
    await page.keyboard.press('Enter');
    await account(page, 'Cody').waitFor();
  });

  test.each([
    ['/sign-in', ['username', 'current-password']],
    ['/sign-in?view=register', ['nickname', 'username', 'new-password']],
    ['/sign-in?view=recovery', ['username']],
    ['/reset-password#recoveryToken=x', ['new-password']],
  ])('tells password managers what the fields of %s are', async (path, expected) => {
    const page = await comeTo(path);
    await page.locator('main form').waitFor();
    expect(await page.locator('main input').evaluateAll((fields) => fields.map((field) => field.getAttribute('autocomplete')))).toEqual(expected);
  });
});

describe('a sign-in that waits', () => {
  test('for the code of a mail: goes on after a reload, refuses a wrong code, and has the mail sent again after a while', async () => {
    const page = await comeTo('/sign-in');
    await page.clock.install();
    await give(page, 'needs-code');
    await heading(page, 'Check your mail').waitFor();
    await page.reload();
    await heading(page, 'Check your mail').waitFor();
    await page.getByText('needs-code@example.com').first().waitFor();
    await giveCode(page, '000000');
    await alert(page).getByText('The code is wrong or too old.').waitFor();
    expect(await page.getByRole('button', { name: /Send another code \(in \d+ s\)/ }).getAttribute('aria-disabled')).toBe('true');
    await page.clock.runFor(31_000);
    await button(page, 'Send another code').click();
    await page.getByText('We sent another code. The newest one counts.').waitFor();
    expect(shop.server.mails.length).toBe(2);
    await giveCode(page);
    await account(page, 'Cody').waitFor();
  });

  test('for the owner: goes on after a reload, and works once the owner has agreed', async () => {
    const page = await comeTo('/sign-in');
    await give(page, 'needs-approval');
    await heading(page, 'Waiting for the shop').waitFor();
    await page.reload();
    await heading(page, 'Waiting for the shop').waitFor();
    await fetch(`${shop.server.url}/members/approve`, { method: 'POST', body: new URLSearchParams({ email: 'needs-approval@example.com' }) });
    await button(page, 'Back to sign-in').click();
    await give(page, 'needs-approval');
    await account(page, 'April').waitFor();
  });

  test('for a second factor: shows the ways, goes on after a reload, takes another way and remembers the device', async () => {
    const page = await comeTo('/sign-in');
    await give(page, 'mfa');
    await heading(page, 'Confirm that it is you').waitFor();
    await page.reload();
    await button(page, 'Code by text message').click();
    await heading(page, 'Code by text message').waitFor();
    await page.getByText('Sent to ••• •• 42').waitFor();
    await expect.poll(() => focused(page)).toBe('Code by text message');
    await page.reload();
    await giveCode(page, '000000');
    await alert(page).getByText('The code is wrong or too old.').waitFor();
    await button(page, 'Use another way').click();
    await button(page, 'Recovery code').click();
    await heading(page, 'Recovery code').waitFor();
    await page.getByLabel('Remember this device').check();
    await giveCode(page);
    await account(page, 'Morgan').waitFor();
    expect(shop.server.visits.findLast(({ path }) => path.endsWith('RECOVERY_CODE/verify'))?.body).toMatchObject({ rememberThisDevice: true });
  });

  test('for a captcha that is seen: the password is not asked for again', async () => {
    const page = await comeTo('/sign-in');
    await give(page, 'captcha');
    await heading(page, 'One more check').waitFor();
    await page.getByRole('checkbox', { name: 'I am not a robot' }).click();
    await account(page, 'Cap').waitFor();
  });

  test('for a captcha that is not seen: nobody has to do anything', async () => {
    const page = await comeTo('/sign-in');
    await give(page, 'quiet-captcha');
    await account(page, 'Quinn').waitFor();
  });

  test('can be left for a new one at every step', async () => {
    const page = await comeTo('/sign-in');
    for (const [name, title, way] of [
      ['needs-code', 'Check your mail', 'Start again'],
      ['needs-approval', 'Waiting for the shop', 'Back to sign-in'],
      ['mfa', 'Confirm that it is you', 'Start again'],
      ['captcha', 'One more check', 'Start again'],
    ] as const) {
      await give(page, name);
      await heading(page, title).waitFor();
      await button(page, way).click();
      await heading(page, 'Sign in').waitFor();
      await expect.poll(() => focused(page)).toBe('Sign in');
      expect(await page.getByLabel('Email address').inputValue()).toBe(`${name}@example.com`);
    }
  });
});

describe('a new account', () => {
  test('waits for the code of the mail, and is then signed in', async () => {
    const page = await comeTo('/sign-in');
    await page.getByRole('link', { name: 'New here? Create an account' }).click();
    await page.getByLabel('Name').fill('Bea');
    await page.getByLabel('Email address').fill('bea@example.com');
    await page.getByLabel('Password').fill('short');
    await button(page, 'Create account').click();
    await alert(page).getByText('The password is too short.').waitFor();
    await page.getByLabel('Password').fill('long enough');
    await button(page, 'Create account').click();
    await heading(page, 'Check your mail').waitFor();
    await giveCode(page);
    await account(page, 'Bea').waitFor();
  });
});

describe('a forgotten password', () => {
  test('is replaced by way of a mail, whose token leaves the address at once', async () => {
    const page = await comeTo('/sign-in');
    await give(page, 'new-password');
    await alert(page).getByText('Please set a new password before you sign in again.').waitFor();
    await page.getByRole('link', { name: 'Forgotten your password?' }).click();
    expect(await page.getByLabel('Email address').inputValue()).toBe('new-password@example.com');
    await button(page, 'Send the link').click();
    await page.getByText('If there is an account for new-password@example.com').waitFor();
    await page.goto(shop.server.mails[0]?.link ?? '');
    await page.getByLabel('New password').fill('another horse');
    expect(page.url()).toBe(new URL('/reset-password', shop.url).href);
    await button(page, 'Set password').click();
    await account(page, 'Nell').waitFor();
  });

  test('says the same when there is no such account', async () => {
    const page = await comeTo('/sign-in?view=recovery');
    await page.getByLabel('Email address').fill('nobody@example.com');
    await button(page, 'Send the link').click();
    await page.getByText('If there is an account for nobody@example.com').waitFor();
    expect(await alert(page).count()).toBe(0);
  });

  test.each(['/reset-password', '/reset-password?token=used'])('leads on from a link that does not work: %s', async (path) => {
    const page = await comeTo(path);
    if (path.includes('token')) {
      await page.getByLabel('New password').fill('another horse');
      await button(page, 'Set password').click();
    }
    await heading(page, 'This link does not work').waitFor();
    expect(page.url()).toBe(new URL('/reset-password', shop.url).href);
    await page.getByRole('link', { name: 'Send another link' }).click();
    await heading(page, 'Forgotten password').waitFor();
  });
});

describe('signing in at the platform', () => {
  test('comes back to where people were, with the code used once under StrictMode and gone from the address', async () => {
    const page = await comeTo('/cart');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await button(page, 'Continue with Google').click();
    await page.getByLabel('E-mail').fill('ann@example.com');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await account(page, 'Ann').waitFor();
    expect([page.url(), exchanges()]).toEqual([new URL('/cart', shop.url).href, 1]);
    expect(shop.server.visits.find(({ path }) => path === '/oauth2/authorize')?.query['idp']).toBe('0e6a50f5-b523-4e29-990d-f37fa2ffdd69');
  });

  test('can be turned back from, and tried again', async () => {
    const page = await comeTo('/sign-in');
    await button(page, 'Continue with Facebook').click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await heading(page, 'You are not signed in yet').waitFor();
    await alert(page).getByText('The attempt was cancelled.').waitFor();
    expect(page.url()).toBe(new URL('/signed-in', shop.url).href);
    await page.getByRole('link', { name: 'Back to sign-in' }).click();
    await give(page, 'ann');
    await account(page, 'Ann').waitFor();
  });

  test('shows the whole page again to those who come back without having decided', async () => {
    const page = await comeTo('/sign-in');
    await button(page, 'Sign in on the secure page of the shop').click();
    await page.getByLabel('E-mail').waitFor();
    await page.goBack();
    await give(page, 'ann');
    await account(page, 'Ann').waitFor();
  });
});

describe('two tabs', () => {
  test('a sign-in and a sign-out in one are seen in the other, which says so and shows nothing of the member', async () => {
    const { page: one, goto } = await come();
    await goto('/sign-in');
    const two = await one.context().newPage();
    await two.goto(new URL('/account', shop.url).href);
    await heading(two, 'Sign in').waitFor();
    await give(one, 'ann');
    await account(one, 'Ann').waitFor();
    await two.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
    await two.getByText('ann@example.com').waitFor();
    await one.getByRole('button', { name: 'Sign out' }).first().click();
    await two.getByRole('status').getByText('You are signed out.').waitFor();
    await heading(two, 'Sign in').waitFor();
    expect(await two.content()).not.toContain('Signed in as');
    await one.getByRole('link', { name: 'Sign in' }).first().waitFor();
    expect(shop.server.visits.some(({ path }) => path === '/logout')).toBe(true);
  });
});

describe('a session that the platform ends', () => {
  test('is told, with the way back in', async () => {
    const page = await comeTo('/sign-in');
    await give(page, 'ann');
    await account(page, 'Ann').waitFor();
    shop.server.expireAccess();
    shop.server.revoke();
    await page.goto(new URL('/account', shop.url).href);
    await page.getByText('Your session has ended, for your safety. Sign in again to go on.').waitFor();
    await give(page, 'ann');
    await page.getByText('ann@example.com').waitFor();
    expect(await page.getByText('Your session has ended').count()).toBe(0);
  });
});

describe('a network that fails', () => {
  const NO_LINE = 'No connection. Please check your network and try again.';

  test.each<[string, (page: Page) => Promise<unknown>, string, (page: Page) => Promise<unknown>]>([
    ['the password', async () => undefined, LOGIN, (page) => give(page, 'ann')],
    ['the code of a mail', (page) => toStep(page, 'needs-code', 'Check your mail'), `${IAM}/verification/v1/auth/verify`, (page) => giveCode(page)],
    [
      'the choice of a factor',
      (page) => toStep(page, 'mfa', 'Confirm that it is you'),
      `${IAM}/authentication/v2/SMS/verify`,
      async (page) => {
        if (await heading(page, 'Code by text message').isVisible()) return giveCode(page);
        await button(page, 'Code by text message').click();
      },
    ],
    [
      'the code of a factor',
      async (page) => {
        await toStep(page, 'mfa', 'Confirm that it is you');
        await button(page, 'Code by text message').click();
        await heading(page, 'Code by text message').waitFor();
      },
      `${IAM}/authentication/v2/SMS/verify`,
      (page) => giveCode(page),
    ],
    [
      'the answer of a captcha',
      (page) => toStep(page, 'captcha', 'One more check'),
      LOGIN,
      (page) => page.getByRole('checkbox', { name: 'I am not a robot' }).click(),
    ],
    ['the exchange of the session token', async () => undefined, '/_api/redirects-api/v1/redirect-session', (page) => give(page, 'ann')],
  ])('at %s is told, and trying again works', async (title, lead, path, step) => {
    const page = await comeTo('/sign-in');
    await lead(page);
    // a redirect session is a read, which the client itself repeats
    for (let count = 0; count < (path.includes('redirect') ? 6 : 2); count++) shop.server.faults.push({ path, fault: { drop: true } satisfies Fault });
    await step(page);
    await alert(page).waitFor();
    expect(await alert(page).innerText()).toContain(path.includes('redirect') ? 'The sign-in could not be completed. Please try again.' : NO_LINE);
    if (title === 'the password') expect(await page.getByLabel('Email address').inputValue()).toBe('ann@example.com');
    if (title.startsWith('the code')) expect(await page.getByLabel('Code').inputValue()).toBe(CODE);
    shop.server.faults.length = 0;
    await step(page);
    if (title === 'the choice of a factor') await giveCode(page);
    await page.getByRole('link', { name: /^Your account, Signed in as/ }).waitFor();
  });

  test('at another mail with the code is told, and trying again works', async () => {
    const page = await comeTo('/sign-in');
    await page.clock.install();
    await toStep(page, 'needs-code', 'Check your mail');
    await page.clock.runFor(31_000);
    breakLine(`${IAM}/verification/v1/auth/resend`);
    await button(page, 'Send another code').click();
    await alert(page).getByText(NO_LINE).waitFor();
    shop.server.faults.length = 0;
    await button(page, 'Send another code').click();
    await page.getByText('We sent another code. The newest one counts.').waitFor();
  });

  test.each([
    [
      'a recovery mail',
      '/sign-in?view=recovery',
      `${IAM}/recovery/v1/send-email`,
      'Email address',
      'ann@example.com',
      'Send the link',
      'If there is an account',
    ],
    [
      'a new password',
      '/reset-password#token=unknown',
      `${IAM}/recovery/v1/recover`,
      'New password',
      'another horse',
      'Set password',
      'This link does not work',
    ],
  ])('at %s is told, and trying again works', async (_title, path, call, label, value, press, next) => {
    const page = await comeTo(path);
    await page.getByLabel(label).fill(value);
    breakLine(call);
    await button(page, press).click();
    await alert(page).getByText(NO_LINE).waitFor();
    expect(await page.getByLabel(label).inputValue()).toBe(value);
    shop.server.faults.length = 0;
    await button(page, press).click();
    await page.getByText(next).first().waitFor();
  });

  test('at the way out still signs out here, and says that the shop does not know', async () => {
    const page = await comeTo('/sign-in');
    await give(page, 'ann');
    await account(page, 'Ann').waitFor();
    await page.route('**/redirect-session', (route) => route.abort());
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
    await page.getByText('You are signed out here, but the shop could not be told').waitFor();
  });
});

async function toStep(page: Page, name: string, title: string): Promise<void> {
  await give(page, name);
  await heading(page, title).waitFor();
}

describe('the page', () => {
  const STEPS: [string, (page: Page) => Promise<unknown>][] = [
    ['/sign-in', (page) => heading(page, 'Sign in').waitFor()],
    ['/sign-in?view=register', (page) => heading(page, 'Create an account').waitFor()],
    ['/sign-in?view=recovery', (page) => heading(page, 'Forgotten password').waitFor()],
    ['/sign-in', (page) => toStep(page, 'needs-code', 'Check your mail')],
    ['/sign-in', (page) => toStep(page, 'needs-approval', 'Waiting for the shop')],
    ['/sign-in', (page) => toStep(page, 'captcha', 'One more check')],
    ['/sign-in', (page) => toStep(page, 'mfa', 'Confirm that it is you')],
    [
      '/sign-in',
      async (page) => {
        await toStep(page, 'mfa', 'Confirm that it is you');
        await button(page, 'Code by mail').click();
        await heading(page, 'Code by mail').waitFor();
      },
    ],
    ['/reset-password#token=x', (page) => heading(page, 'Set a new password').waitFor()],
    ['/signed-in', (page) => heading(page, 'You are not signed in yet').waitFor()],
    [
      '/sign-in?returnTo=%2Faccount',
      async (page) => {
        await give(page, 'ann');
        await page.getByText('ann@example.com').waitFor();
      },
    ],
  ];

  test('fits 320 px at every step without scrolling sideways, with controls of 24 px and more', async () => {
    const { page, goto } = await come({ viewport: { width: 320, height: 640 } });
    for (const [path, lead] of STEPS) {
      await page.context().clearCookies();
      await goto('/');
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await goto(path);
      await lead(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      const small = await page.locator('a:visible, button:visible, input:visible').evaluateAll((controls) =>
        controls
          .filter((control) => {
            const box = (control.closest('label') ?? control).getBoundingClientRect();
            return !control.matches('.sr-only') && (box.width < 24 || box.height < 24);
          })
          .map((control) => control.outerHTML),
      );
      expect(small).toEqual([]);
    }
  });

  test('carries nothing of the sign-in until somebody wants to sign in', async () => {
    const { page, goto } = await come();
    const codes: Promise<string>[] = [];
    page.on('response', (response) => void (response.url().endsWith('.js') && codes.push(response.text().catch(() => ''))));
    await goto('/');
    await page.getByRole('link', { name: 'Sign in' }).waitFor();
    const isSignIn = (text: string): boolean => text.includes('OAuth flow timed out') || text.includes('/authentication/v2/register');
    expect((await Promise.all(codes)).filter(isSignIn)).toEqual([]);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await heading(page, 'Sign in').waitFor();
    expect((await Promise.all(codes)).filter(isSignIn).length).toBeGreaterThan(0);
  });

  test('offers developers an account for each state', async () => {
    const page = await comeTo('/sign-in');
    const offered = page.getByRole('complementary', { name: 'For trying out' });
    await expect.poll(() => offered.getByRole('button').count()).toBe(SAMPLES.length);
    await offered.getByRole('button', { name: 'Use needs-code@example.com' }).click();
    await heading(page, 'Check your mail').waitFor();
  });
});
