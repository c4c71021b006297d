import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { changeAccount, personByEmail } from '../../platform/src/identity/accounts.ts';
import { currentTotp } from '../../platform/src/identity/actions.ts';
import { hashPassword } from '../../platform/src/identity/passwords.ts';
import { MORGAN, SAMPLES } from '../../platform/src/identity/samples.ts';
import { account, alert, button, give, heading, LOGIN, prepareAccounts } from './account.ts';

const { at, breakLine, come, giveCode, server } = prepareAccounts();

const PASSWORD = 'canary-password-5c1f';
const NEXT_PASSWORD = 'canary-password-77ab';
const KEPT = /^storewire:[\da-f-]{36}$/;

declare global {
  interface Window {
    canaryCage?: { texts: string[] };
  }
}

/**
 * Notes all that is ever put into the document, and what it is changed to. The address of the hidden frame is
 * the platform's own.
 */
function watchDocument(): void {
  const cage = { texts: [] as string[] };
  window.canaryCage = cage;
  const note = (node: Node | null): void => {
    if (node instanceof Element && node.tagName !== 'IFRAME' && node.tagName !== 'SCRIPT')
      cage.texts.push(node.outerHTML);
    else if (node instanceof Text) cage.texts.push(node.data);
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      if (type === 'childList') for (const added of addedNodes) note(added);
      else note(target);
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}

/** Names of what is secret in a request. */
const SECRETS = /^(?:authorization|(?:session|state|recovery|refresh)Token|token|code|codeVerifier)$/;

/** The values of secrets in a request, those of long texts only: a code of six digits could occur by chance. */
function secretsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return SECRETS.test(name) && value.length > 20 ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => secretsIn(each, key));
}

/** Every token and code that the platform was given. */
const secrets = (): string[] => [...new Set([PASSWORD, NEXT_PASSWORD, ...secretsIn(server().visits)])];

test('a marked password, code or token is in no address, console message, element, error or storage but that of the session', async () => {
  const { page, goto } = await come();
  const logged: string[] = [];
  await page.context().addInitScript(watchDocument);
  page.on('console', (message) => logged.push(message.text()));
  // the URLs of the platform's pages are its own, and contain what it asks for
  page
    .context()
    .on(
      'request',
      (request) =>
        void (
          (request.isNavigationRequest() && request.url().startsWith(server().url)) ||
          logged.push(request.url(), request.headers()['referer'] ?? '')
        ),
    );
  page.on('pageerror', (error) => logged.push(String(error.stack)));
  page.on(
    'framenavigated',
    (frame) =>
      void (frame === page.mainFrame() && frame.url().startsWith(at('/')) && logged.push(frame.url())),
  );
  const gather = async (): Promise<void> => {
    logged.push(page.url());
    if (page.url().startsWith(at('/'))) logged.push(await page.evaluate(gatherInPage, KEPT.source));
  };

  const passwordHash = await hashPassword(PASSWORD);
  server().act((context) => {
    for (const { email } of SAMPLES) {
      const person = personByEmail(context, email);
      if (person) changeAccount(context, person.account, { passwordHash });
    }
  });

  // what is wrong, what fails on the way, and then what is right
  await goto('/sign-in');
  await give(page, 'ann', `${PASSWORD}-wrong`);
  await alert(page).waitFor();
  breakLine(LOGIN);
  await give(page, 'ann', PASSWORD);
  await alert(page).getByText('No connection').waitFor();
  await give(page, 'needs-code', PASSWORD);
  await heading(page, 'Check your mail').waitFor();
  await giveCode(page, '654321');
  await alert(page).waitFor();
  await gather();
  await giveCode(page);
  await leave(page, 'Cody', gather);

  await give(page, 'captcha', PASSWORD);
  await page.getByRole('checkbox', { name: 'I am not a robot' }).click();
  await leave(page, 'Cap', gather);

  await give(page, 'mfa', PASSWORD);
  await button(page, 'Code from your authenticator app').click();
  const totp = server().act((context) => currentTotp(context, { email: MORGAN.email }));
  await giveCode(page, totp.code);
  await leave(page, 'Morgan', gather);

  await page.getByRole('link', { name: 'New here? Create an account' }).click();
  await page.getByLabel('Name').fill('Bea');
  await page.getByLabel('Email address').fill('bea@example.com');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Create account').click();
  await heading(page, 'Check your mail').waitFor();
  await page.reload();
  await heading(page, 'Check your mail').waitFor();
  await gather();
  await giveCode(page);
  await leave(page, 'Bea', gather);

  // as a second proof, which is looked at while it is typed
  await give(page, 'mfa', PASSWORD);
  await button(page, 'Password').click();
  await page.getByRole('button', { name: 'Show password' }).click();
  await page.getByLabel('Password', { exact: true }).fill(NEXT_PASSWORD);
  await button(page, 'Confirm').click();
  await alert(page).waitFor();
  await gather();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Confirm').click();
  await leave(page, 'Morgan', gather);

  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  await page.getByLabel('Email address').fill('new-password@example.com');
  await button(page, 'Send the link').click();
  await page.getByText('a mail is on its way').waitFor();
  await page.goto(server().mails()[0]?.link ?? '');
  // the address of the link itself is the one that was visited; what counts is what the page makes of it
  logged.splice(0, logged.length, ...logged.filter((text) => !text.includes('#recoveryToken=')));
  await page.getByLabel('New password').fill(NEXT_PASSWORD);
  await gather();
  await button(page, 'Set password').click();
  await leave(page, 'Nell', gather);

  await button(page, 'Continue with Google').click();
  await page.getByLabel('Email address').fill('ann@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  await account(page, 'Ann').waitFor();
  logged.splice(0, logged.length, ...logged.filter((text) => !text.includes('/signed-in#code=')));
  await gather();

  const found = secrets();
  const everything = logged.join('\n');
  expect(found.filter((secret) => everything.includes(secret))).toEqual([]);
  expect(everything).not.toContain('654321');
  expect(everything).toContain(`${server().url}/oauth2/token`);
  // a cage that catches nothing is no good
  await page.evaluate(
    (secret) => document.body.append(Object.assign(document.createElement('p'), { title: secret })),
    PASSWORD,
  );
  await page.evaluate(() => document.querySelector('body > p')?.remove());
  logged.length = 0;
  await gather();
  expect([found.length > 20, logged.join('\n').includes(PASSWORD)]).toEqual([true, true]);
});

/**
 * All that the page shows or keeps, except for the record of the session and the sign-ins under way of this
 * tab.
 */
function gatherInPage(kept: string): string {
  const local = Object.entries(localStorage).filter(([key]) => !new RegExp(kept).test(key));
  const tab = Object.entries(sessionStorage).filter(([key]) => !key.startsWith('storewire:'));
  const cookies = document.cookie;
  return JSON.stringify([
    location.href,
    document.documentElement.outerHTML,
    window.canaryCage?.texts,
    local,
    tab,
    cookies,
    history.state,
  ]);
}

async function leave(page: Page, name: string, gather: () => Promise<void>): Promise<void> {
  await account(page, name).waitFor();
  await gather();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await loaded;
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await heading(page, 'Sign in').waitFor();
}
