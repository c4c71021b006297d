import { describe, expect, test } from 'vitest';
import { SAMPLE_RECOVERY_CODES } from '../../platform/src/identity/samples.ts';
import { account, alert, button, focused, give, heading, PASSWORD, prepareAccounts } from './account.ts';

const { at, code, comeTo, exchanges, giveCode, server } = prepareAccounts();

describe('signing in with a password', () => {
  test('happens without leaving the page, and leads back to where people were', async () => {
    const page = await comeTo('/cart');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await give(page, 'ann');
    await account(page, 'Ann').waitFor();
    await page.waitForURL(at('/cart'));
    expect(exchanges()).toBe(1);
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
        expect([
          await field.getAttribute('aria-invalid'),
          await page.locator(`#${describedBy}`).innerText(),
        ]).toEqual(['true', expect.stringContaining('is wrong')]);
      }
      expect(await page.getByLabel('Email address').inputValue()).toBe(`${name}@example.com`);
      expect(await alert(page).innerText()).toMatch(/Request id \d+\.[\da-f]+/);
    }
    await give(page, 'ann');
    await account(page, 'Ann').waitFor();
  });

  test('continues in the top-level page if frames have no cookies', async () => {
    server().conduct({ frames: 'cutOff' });
    const page = await comeTo('/sign-in?returnTo=%2Fcart');
    await give(page, 'ann');
    await account(page, 'Ann').waitFor();
    await page.waitForURL(at('/cart'));
    expect(exchanges()).toBe(1);
  });

  test('never redirects to another site afterwards', async () => {
    const page = await comeTo('/sign-in?returnTo=%2F%2Fevil.example');
    await give(page, 'ann');
    await account(page, 'Ann').waitFor();
    await page.waitForURL(at('/'));
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
    await page.keyboard.type(code());
    expect(await page.locator(':focus').getAttribute('autocomplete')).toBe('one-time-code');
    await page.keyboard.press('Enter');
    await account(page, 'Cody').waitFor();
  });

  test('shows the password to those who want to see it, and hides it again', async () => {
    const page = await comeTo('/sign-in');
    const password = page.getByLabel('Password', { exact: true });
    const toggle = page.getByRole('button', { name: 'Show password' });
    await password.fill(PASSWORD);
    for (const [type, isPressed] of [
      ['text', 'true'],
      ['password', 'false'],
    ]) {
      await toggle.press('Enter');
      expect([
        await password.getAttribute('type'),
        await toggle.getAttribute('aria-pressed'),
        await password.inputValue(),
      ]).toEqual([type, isPressed, PASSWORD]);
    }
  });

  test('shows in one form nothing of what went wrong in another', async () => {
    const page = await comeTo('/sign-in');
    await give(page, 'ann', 'wrong');
    await alert(page).getByText('The email address or the password is wrong.').waitFor();
    for (const [method, title] of [
      ['New here? Create an account', 'Create an account'],
      ['Have an account? Sign in', 'Sign in'],
      ['Forgotten your password?', 'Forgotten password'],
    ] as const) {
      await page.getByRole('link', { name: method }).click();
      await heading(page, title).waitFor();
      expect([await alert(page).count(), await page.locator('[aria-invalid=true]').count()]).toEqual([0, 0]);
    }
  });

  test.each([
    ['/sign-in', ['username', 'current-password']],
    ['/sign-in?view=register', ['nickname', 'username', 'new-password']],
    ['/sign-in?view=recovery', ['username']],
    ['/reset-password#recoveryToken=x', ['new-password']],
  ])('describes the fields of %s for password managers', async (path, expected) => {
    const page = await comeTo(path);
    await page.locator('main form').waitFor();
    expect(
      await page
        .locator('main input')
        .evaluateAll((fields) => fields.map((field) => field.getAttribute('autocomplete'))),
    ).toEqual(expected);
  });
});

describe('a sign-in that waits', () => {
  test('for the code of a mail: continues after a reload, rejects a wrong code, and can resend the mail after a while', async () => {
    const page = await comeTo('/sign-in');
    await page.clock.install();
    await give(page, 'needs-code');
    await heading(page, 'Check your mail').waitFor();
    await page.reload();
    await heading(page, 'Check your mail').waitFor();
    await page.getByText('needs-code@example.com').first().waitFor();
    await giveCode(page, '000000');
    await alert(page).getByText('The code is wrong or too old.').waitFor();
    expect(
      await page.getByRole('button', { name: /Send another code in \d+ s/ }).getAttribute('aria-disabled'),
    ).toBe('true');
    await page.clock.runFor(31_000);
    await button(page, 'Send another code').click();
    await page.getByText('We sent another code. The newest one counts.').waitFor();
    expect(server().mails().length).toBe(2);
    await giveCode(page);
    await account(page, 'Cody').waitFor();
  });

  test('for the owner: continues after a reload, and succeeds after the approval', async () => {
    const page = await comeTo('/sign-in');
    await give(page, 'needs-approval');
    await heading(page, 'Waiting for the shop').waitFor();
    await page.reload();
    await heading(page, 'Waiting for the shop').waitFor();
    server().approve('needs-approval@example.com');
    await button(page, 'Back to sign-in').click();
    await give(page, 'needs-approval');
    await account(page, 'April').waitFor();
  });

  test('for a second factor: lists the methods, continues after a reload, switches the method and remembers the device', async () => {
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
    await giveCode(page, SAMPLE_RECOVERY_CODES[0]);
    await account(page, 'Morgan').waitFor();
    expect(server().visits.findLast(({ path }) => path.endsWith('RECOVERY_CODE/verify'))?.body).toMatchObject(
      { rememberThisDevice: true },
    );
  });

  test('for a captcha that is seen: the password is not asked for again', async () => {
    const page = await comeTo('/sign-in');
    await give(page, 'captcha');
    await heading(page, 'One more check').waitFor();
    await page.getByRole('checkbox', { name: 'I am not a robot' }).waitFor();
    // the answer of the invisible captcha was wrong, which is not the fault of the person
    expect(await alert(page).count()).toBe(0);
    await page.getByRole('checkbox', { name: 'I am not a robot' }).click();
    await account(page, 'Cap').waitFor();
  });

  test('for an invisible captcha: requires no action', async () => {
    const page = await comeTo('/sign-in');
    await give(page, 'quiet-captcha');
    await account(page, 'Quinn').waitFor();
  });

  test('can be left for a new one at every step', async () => {
    const page = await comeTo('/sign-in');
    for (const [name, title, method] of [
      ['needs-code', 'Check your mail', 'Start again'],
      ['needs-approval', 'Waiting for the shop', 'Back to sign-in'],
      ['mfa', 'Confirm that it is you', 'Start again'],
      ['captcha', 'One more check', 'Start again'],
    ] as const) {
      await give(page, name);
      await heading(page, title).waitFor();
      await button(page, method).click();
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
    await page.getByLabel('Password', { exact: true }).fill('short');
    await button(page, 'Create account').click();
    await alert(page).getByText('The password is too short.').waitFor();
    await page.getByLabel('Password', { exact: true }).fill('long enough');
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
    await page.goto(server().mails()[0]?.link ?? '');
    await page.getByLabel('New password').fill('another horse');
    expect(page.url()).toBe(at('/reset-password'));
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

  test.each(['/reset-password', '/reset-password?token=used'])(
    'leads on from a link that does not work: %s',
    async (path) => {
      const page = await comeTo(path);
      if (path.includes('token')) {
        await page.getByLabel('New password').fill('another horse');
        await button(page, 'Set password').click();
      }
      await heading(page, 'This link does not work').waitFor();
      expect(page.url()).toBe(at('/reset-password'));
      await page.getByRole('link', { name: 'Send another link' }).click();
      await heading(page, 'Forgotten password').waitFor();
    },
  );
});

describe('signing in at the platform', () => {
  test('comes back to where people were, with the code used once under StrictMode and gone from the address', async () => {
    const page = await comeTo('/cart');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await button(page, 'Continue with Google').click();
    await page.getByLabel('Email address').fill('ann@example.com');
    await page.getByRole('button', { name: 'Continue' }).click();
    await account(page, 'Ann').waitFor();
    await page.waitForURL(at('/cart'));
    expect(exchanges()).toBe(1);
    expect(server().visits.find(({ path }) => path === '/oauth2/authorize')?.query['idp']).toBe(
      '0e6a50f5-b523-4e29-990d-f37fa2ffdd69',
    );
  });

  test('can be turned back from, and tried again', async () => {
    const page = await comeTo('/sign-in');
    await button(page, 'Continue with Facebook').click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await heading(page, 'You are not signed in yet').waitFor();
    await alert(page).getByText('The attempt was cancelled.').waitFor();
    expect(page.url()).toBe(at('/signed-in'));
    await page.getByRole('link', { name: 'Back to sign-in' }).click();
    await give(page, 'ann');
    await account(page, 'Ann').waitFor();
  });

  test('shows the whole page again to those who come back without having decided', async () => {
    const page = await comeTo('/sign-in');
    await button(page, 'More ways to sign in').click();
    await page.getByLabel('Email address').waitFor();
    await page.goBack();
    await give(page, 'ann');
    await account(page, 'Ann').waitFor();
  });
});
