import type { Locator, Page } from 'playwright-core';
import { violationsOf } from 'storewire-dev-kit/axe';
import { SAMPLE_PASSWORD } from 'storewire-platform';
import { expect, onTestFinished, test } from 'vitest';
import { ANN } from '../../test/member.ts';
import { enterPassword } from '../account.ts';
import { openShop } from '../shop.ts';

const shop = await openShop({
  samples: {
    inbox: 'http://127.0.0.1/inbox',
    accounts: [{ email: ANN, password: SAMPLE_PASSWORD, asks: 'nothing' }],
  },
});

const hasFocus = (field: Locator): Promise<boolean> =>
  field.evaluate((element) => element === document.activeElement);
const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** The newest code that was sent by email. */
const codeFor = (email: string): string => shop.platform.listMails({ to: email }).mails[0]?.code ?? '';

/** The old page reads for the new person while the next one is loaded. */
const expectedErrors = /403 .*orders\/search/;

test('a wrong password shows the same error as an unknown address, and the field keeps the address', async () => {
  const page = await shop.visit('/en/sign-in', { expectedErrors });
  await enterPassword(page, ANN, 'wrong password');
  await page.getByRole('alert').getByText('The email address or the password is wrong.').waitFor();
  expect(await page.getByLabel('Email address').inputValue()).toBe(ANN);
  await enterPassword(page, 'nobody@example.com', 'wrong password');
  await page.getByRole('alert').getByText('The email address or the password is wrong.').waitFor();
});

test('an account without a verified address asks for the code in the email', async () => {
  const page = await shop.visit('/en/sign-in', { expectedErrors });
  await enterPassword(page, 'needs-code@example.com');
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await page.reload();
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('The code is wrong or too old.').waitFor();
  await expect.poll(() => hasFocus(page.getByLabel('Code'))).toBe(true);
  await page.getByLabel('Code').fill(codeFor('needs-code@example.com'));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => pathOf(page)).toBe('/en/account');
});

test('an account that waits for the owner says so', async () => {
  const page = await shop.visit('/en/sign-in', { expectedErrors });
  await enterPassword(page, 'needs-approval@example.com');
  await page.getByRole('heading', { name: 'Waiting for the shop' }).waitFor();
  await page.getByRole('button', { name: 'Start again' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
});

test('a sign-in at an identity provider that cannot be opened says so, with the request id', async () => {
  const page = await shop.visit('/en/sign-in', { expectedErrors: /./ });
  onTestFinished(() => void shop.platform.clearFaults());
  await shop.platform.addFault({ kind: 'throttled', call: 'redirects.createRedirectSession' });
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('alert').getByText('The sign-in has failed').waitFor();
});

test('a captcha is answered in the same form', async () => {
  const page = await shop.visit('/en/sign-in', { expectedErrors });
  await enterPassword(page, 'captcha@example.com');
  await page.getByLabel('I am not a robot').check();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect.poll(() => pathOf(page)).toBe('/en/account');
});

test('a second factor can be chosen, changed and proved', async () => {
  const page = await shop.visit('/en/sign-in', { expectedErrors });
  await enterPassword(page, 'mfa@example.com');
  await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor();
  await page.getByRole('button', { name: 'Code by email' }).click();
  await page.getByRole('heading', { name: 'Code by email' }).waitFor();
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('The code is wrong or too old.').waitFor();
  await expect.poll(() => hasFocus(page.getByLabel('Code'))).toBe(true);
  await page.getByRole('link', { name: 'Use another way' }).click();
  await page.getByRole('link', { name: 'Recovery code' }).click();
  await page.getByLabel('Code').fill('918273');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => pathOf(page)).toBe('/en/account');
});

test.each(['645 546', ' 730-186 '])(
  'the code "%s" is accepted with what separates its digits',
  async (code) => {
    const page = await shop.visit('/en/sign-in', { expectedErrors });
    await enterPassword(page, 'mfa@example.com');
    await page.getByRole('link', { name: 'Recovery code' }).click();
    await page.getByLabel('Code').fill(code);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(() => pathOf(page)).toBe('/en/account');
  },
);

test('the link of a recovery mail sets a new password', async () => {
  const page = await shop.visit('/en/sign-in?view=recovery', { expectedErrors });
  await page.getByLabel('Email address').fill('new-password@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByRole('status').getByText('new-password@example.com').waitFor();
  const { mails } = shop.platform.listMails({ to: 'new-password@example.com' });
  await page.goto(mails[0]?.link ?? '');
  await expect.poll(() => page.url()).not.toContain('recoveryToken');
  await page.getByLabel('New password').fill('a longer password');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect.poll(() => pathOf(page)).toBe('/en/account');
});

test('a new account is created and verified', async () => {
  const page = await shop.visit('/en/sign-in?view=register', { expectedErrors });
  await page.getByLabel('Email address').fill('new@example.com');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect
    .poll(() => page.getByLabel('Password', { exact: true }).getAttribute('aria-invalid'))
    .toBe('true');
  await page.getByLabel('Password', { exact: true }).fill('a longer password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await page.getByLabel('Code').fill(codeFor('new@example.com'));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => pathOf(page)).toBe('/en/account');
});

test('a member signs in on the page of the platform', async () => {
  const page = await shop.visit('/en/sign-in?returnTo=/en/products', { expectedErrors });
  await page.getByRole('button', { name: 'More ways to sign in' }).click();
  await page.getByLabel(/email/i).fill(ANN);
  await page
    .getByLabel(/password/i)
    .first()
    .fill(SAMPLE_PASSWORD);
  await page
    .getByRole('button', { name: /sign in/i })
    .first()
    .click();
  await expect.poll(() => pathOf(page)).toBe('/en/products');
});

test('without JavaScript, a member signs in with the same forms', async () => {
  const page = await shop.visit('/en/sign-in', { javaScriptEnabled: false, expectedErrors });
  await enterPassword(page, ANN);
  await expect.poll(() => pathOf(page)).toBe('/en/account');
});

test('a sign-in at the platform that is canceled or opened again leads back to where it has started', async () => {
  const start = '/de/sign-in?returnTo=%2Fde%2Fproducts';
  const page = await shop.visit(start, { expectedErrors });
  const leave = page.getByRole('button', { name: 'Weitere Möglichkeiten' });
  await leave.click();
  await page
    .getByRole('link', { name: 'Cancel' })
    .or(page.getByRole('button', { name: 'Cancel' }))
    .click();
  await expect.poll(() => page.url()).toBe(new URL(start, shop.origin).href);
  expect(await page.getByRole('alert').count()).toBe(0);
  await leave.click();
  await enterPassword(page, ANN);
  await expect.poll(() => pathOf(page)).toBe('/de/products');
  const response = await page.goto(new URL('/signed-in?code=old&state=old', shop.origin).href);
  expect([response?.status(), pathOf(page)]).toEqual([200, '/de/products']);
});

test('a sign-in at the platform that fails says so on the page where it has started', async () => {
  const page = await shop.visit('/en/sign-in?returnTo=/en/products', { expectedErrors });
  await page.getByRole('button', { name: 'More ways to sign in' }).click();
  await page
    .getByRole('button', { name: 'Cancel' })
    .or(page.getByRole('link', { name: 'Cancel' }))
    .waitFor();
  await page.goto(new URL('/signed-in?code=wrong&state=wrong', shop.origin).href);
  await page.getByRole('alert').getByText('The sign-in has failed').waitFor();
  await enterPassword(page, ANN);
  await expect.poll(() => pathOf(page)).toBe('/en/products');
});

test('a sign-in that starts where an account or a password has ended leads to the account', async () => {
  const page = await shop.visit('/en/reset-password', { expectedErrors });
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await enterPassword(page, ANN);
  await expect.poll(() => pathOf(page)).toBe('/en/account');
});

test('the name of a sample account is the text on its button, and the button signs in', async () => {
  const page = await shop.visit('/en/sign-in', { expectedErrors });
  const rules = { 'label-content-name-mismatch': { enabled: true } };
  expect(await violationsOf(page, { rules })).toEqual([]);
  await page.getByRole('button', { name: 'signs in at once ann@example.com' }).click();
  await expect.poll(() => pathOf(page)).toBe('/en/account');
});
