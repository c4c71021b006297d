import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { SAMPLES } from '../../platform/src/identity/samples.ts';
import { account, alert, button, give, heading, IAM, LOGIN, toStep, prepareAccounts } from './account.ts';

const { at, breakLine, code, come, comeTo, giveCode, server } = prepareAccounts();

describe('two tabs', () => {
  test('a sign-in and a sign-out in one are seen in the other, which says so and shows nothing of the member', async () => {
    const { page: one, goto } = await come();
    await goto('/sign-in');
    const two = await one.context().newPage();
    await two.goto(at('/account'));
    await heading(two, 'Sign in').waitFor();
    await give(one, 'ann');
    await account(one, 'Ann').waitFor();
    await two.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
    await account(two, 'Ann').waitFor();
    await one.getByRole('button', { name: 'Sign out' }).first().click();
    await two.getByRole('status').getByText('You are signed out.').waitFor();
    await heading(two, 'Sign in').waitFor();
    expect(await two.content()).not.toContain('Signed in as');
    await one.getByRole('link', { name: 'Sign in' }).first().waitFor();
    await expect.poll(() => server().visits.some(({ path }) => path === '/logout')).toBe(true);
  });
});

describe('a session that the platform ends', () => {
  test('is reported, with a link to sign in again', async () => {
    const page = await comeTo('/sign-in');
    await give(page, 'ann');
    await account(page, 'Ann').waitFor();
    server().expireAccess();
    server().revoke();
    await page.goto(at('/account'));
    await page.getByText('Your session has ended, for your safety. Sign in again to continue.').waitFor();
    await give(page, 'ann');
    await heading(page, 'Your account').waitFor();
    await expect.poll(() => page.getByText('Your session has ended').count()).toBe(0);
  });
});

describe('a network that fails', () => {
  const NO_LINE = 'No connection. Please check your network and try again.';

  test.each<[string, (page: Page) => Promise<unknown>, string, (page: Page) => Promise<unknown>]>([
    ['the password', async () => undefined, LOGIN, (page) => give(page, 'ann')],
    [
      'the code of a mail',
      (page) => toStep(page, 'needs-code', 'Check your mail'),
      `${IAM}/verification/v1/auth/verify`,
      (page) => giveCode(page),
    ],
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
      async (page) => {
        await toStep(page, 'captcha', 'One more check');
        await page.getByRole('checkbox', { name: 'I am not a robot' }).waitFor();
      },
      LOGIN,
      (page) => page.getByRole('checkbox', { name: 'I am not a robot' }).click(),
    ],
    [
      'the exchange of the session token',
      async () => undefined,
      '/_api/redirects-api/v1/redirect-session',
      (page) => give(page, 'ann'),
    ],
  ])('at %s is reported, and a retry works', async (title, lead, path, step) => {
    const page = await comeTo('/sign-in');
    await lead(page);
    // a redirect session is a read, which the client itself repeats
    breakLine(path, path.includes('redirect') ? 6 : 2);
    await step(page);
    await alert(page)
      .getByText(
        path.includes('redirect') ? 'The sign-in could not be completed. Please try again.' : NO_LINE,
      )
      .waitFor();
    if (title === 'the password')
      expect(await page.getByLabel('Email address').inputValue()).toBe('ann@example.com');
    if (title.startsWith('the code')) expect(await page.getByLabel('Code').inputValue()).toBe(code());
    server().faults.length = 0;
    await step(page);
    if (title === 'the choice of a factor') await giveCode(page);
    await page.getByRole('link', { name: /^Your account, Signed in as/ }).waitFor();
  });

  test('at another mail with the code is reported, and a retry works', async () => {
    const page = await comeTo('/sign-in');
    await page.clock.install();
    await toStep(page, 'needs-code', 'Check your mail');
    await page.clock.runFor(31_000);
    breakLine(`${IAM}/verification/v1/auth/resend`);
    await button(page, 'Send another code').click();
    await alert(page).getByText(NO_LINE).waitFor();
    server().faults.length = 0;
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
      'a mail is on its way',
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
  ])('at %s is reported, and a retry works', async (_title, path, call, label, value, press, next) => {
    const page = await comeTo(path);
    await page.getByLabel(label).fill(value);
    breakLine(call);
    await button(page, press).click();
    await alert(page).getByText(NO_LINE).waitFor();
    expect(await page.getByLabel(label).inputValue()).toBe(value);
    server().faults.length = 0;
    await button(page, press).click();
    await page.getByText(next).first().waitFor();
  });

  test('at the sign-out still ends the local session, and warns that the platform was not notified', async () => {
    const page = await comeTo('/sign-in');
    await give(page, 'ann');
    await account(page, 'Ann').waitFor();
    await page.route('**/redirect-session', (route) => route.abort());
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
    await page.getByText('You are signed out here, but the sign-out at the shop failed').waitFor();
  });
});

describe('the page', () => {
  const STEPS: [string, (page: Page) => Promise<unknown>][] = [
    ['/sign-in', (page) => heading(page, 'Sign in').waitFor()],
    ['/sign-in?view=register', (page) => heading(page, 'Create an account').waitFor()],
    ['/sign-in?view=recovery', (page) => heading(page, 'Forgotten password').waitFor()],
    ['/sign-in', (page) => toStep(page, 'needs-code', 'Check your mail')],
    ['/sign-in', (page) => toStep(page, 'needs-approval', 'Waiting for the shop')],
    ['/sign-in', (page) => toStep(page, 'captcha', 'One more check')],
    ['/sign-in', (page) => toStep(page, 'mfa', 'Confirm that it is you')],
    ...['Code by mail', 'Message on your phone', 'Password', 'Recovery code'].map(
      (method): [string, (page: Page) => Promise<unknown>] => [
        '/sign-in',
        async (page) => {
          await toStep(page, 'mfa', 'Confirm that it is you');
          await button(page, method).click();
          await heading(page, method).waitFor();
        },
      ],
    ),
    ['/reset-password#token=x', (page) => heading(page, 'Set a new password').waitFor()],
    ['/signed-in', (page) => heading(page, 'You are not signed in yet').waitFor()],
    [
      '/sign-in?returnTo=%2Faccount',
      async (page) => {
        await give(page, 'ann');
        await heading(page, 'Your account').waitFor();
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

  test('loads no code of the sign-in before it is opened', async () => {
    const { page, goto } = await come();
    const codes: Promise<string>[] = [];
    page.on(
      'response',
      (response) => void (response.url().endsWith('.js') && codes.push(response.text().catch(() => ''))),
    );
    await goto('/');
    await page.getByRole('link', { name: 'Sign in' }).waitFor();
    const isSignIn = (text: string): boolean =>
      text.includes('OAuth flow timed out') || text.includes('/authentication/v2/register');
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
