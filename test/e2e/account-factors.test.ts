import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { personOf } from '../../platform/src/identity/accounts.ts';
import { addPasskey } from '../../platform/src/identity/actions.ts';
import { pushes } from '../../platform/src/identity/factors.ts';
import { MORGAN } from '../../platform/src/identity/samples.ts';
import { createPasskey } from './passkey.ts';
import { account, alert, button, focused, heading, PASSWORD, prepareAccounts, toStep } from './account.ts';
import { named } from './shop.ts';

const { at, come, comeTo, server } = prepareAccounts();

const toChoice = (page: Page): Promise<void> => toStep(page, 'mfa', 'Confirm that it is you');
const proofs = (factor: string): Readonly<Record<string, unknown>>[] =>
  server()
    .visits.filter(({ path }) => path.endsWith(`/${factor}/verify`))
    .map(({ body }) => body);

async function toFactor(page: Page, name: string): Promise<void> {
  await toChoice(page);
  await button(page, name).click();
  await heading(page, name).waitFor();
}

describe('the choice of a second proof', () => {
  test('offers every kind that the account has and the browser can give, and none that is closed', async () => {
    const offered = [
      'Message on your phone',
      'Code from your authenticator app',
      'Code by text message',
      'Code by mail',
      'Password',
      'Recovery code',
    ];
    const { page } = await come();
    for (const [shop, methods] of [
      [named(at('/')), ['Passkey or security key', ...offered]],
      // passkeys belong to names
      [at('/'), offered],
    ] as const) {
      await page.goto(`${shop}sign-in`);
      await toChoice(page);
      expect(await page.locator('main li button').allInnerTexts()).toEqual(methods);
    }
  });

  test('says so when there is none, and leads out', async () => {
    const { page, change, goto } = await come();
    await change('/_api/iam/authentication/v2/login', (body: object) => ({
      ...body,
      requireMfaData: {
        availableFactors: [
          { factorType: 'SMS', factorStatus: 'REQUIRE_ACTIVATION' },
          { factorType: 'NOVEL', factorStatus: 'ENABLED' },
        ],
      },
    }));
    await goto('/sign-in');
    await toChoice(page);
    await page.getByText('None of the ways that your account has can be used here.').waitFor();
    await button(page, 'Start again').click();
    await heading(page, 'Sign in').waitFor();
  });

  test('asks the platform for nothing where the proof is at hand, and forgets what went wrong with another', async () => {
    const page = await comeTo('/sign-in');
    await toFactor(page, 'Code from your authenticator app');
    expect(proofs('TOTP')).toEqual([]);
    await page.getByLabel('Code').fill('000000');
    await button(page, 'Confirm').click();
    await alert(page).getByText('The code is wrong or too old.').waitFor();
    await button(page, 'Use another way').click();
    await heading(page, 'Confirm that it is you').waitFor();
    expect(await alert(page).count()).toBe(0);
    await button(page, 'Recovery code').click();
    await heading(page, 'Recovery code').waitFor();
    expect(await alert(page).count()).toBe(0);
  });
});

describe('a password as a second proof', () => {
  test('is rejected if it is wrong, and remembers the device if it is right', async () => {
    const page = await comeTo('/sign-in');
    await toFactor(page, 'Password');
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await button(page, 'Confirm').click();
    await alert(page).getByText('The password is wrong.').waitFor();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Remember this device').check();
    await button(page, 'Confirm').click();
    await account(page, 'Morgan').waitFor();
    expect(proofs('PASSWORD').at(-1)).toMatchObject({
      passwordData: { password: PASSWORD },
      rememberThisDevice: true,
    });
  });
});

describe('a message on the phone', () => {
  test('is awaited until it is approved, also after a reload', async () => {
    const page = await comeTo('/sign-in');
    await toFactor(page, 'Message on your phone');
    await button(page, 'I have said yes').click();
    await page.getByRole('status').getByText('The message on your phone was not confirmed yet.').waitFor();
    await page.reload();
    await heading(page, 'Message on your phone').waitFor();
    expect(server().pushes().length).toBe(1);
    server().confirmPush();
    await button(page, 'I have said yes').click();
    await account(page, 'Morgan').waitFor();
  });

  test('can be sent again after a while, and says when it is too old', async () => {
    const page = await comeTo('/sign-in');
    await page.clock.install();
    await toFactor(page, 'Message on your phone');
    server().act(({ db }) => {
      for (const { id } of server().pushes()) db.of(pushes).delete(id);
    });
    await button(page, 'I have said yes').click();
    await alert(page).getByText('The message is too old. Please have another one sent.').waitFor();
    await page.clock.runFor(31_000);
    await button(page, 'Send it again').click();
    await page.getByText('We sent another message. The newest one counts.').waitFor();
    expect(server().pushes().length).toBe(1);
    server().confirmPush();
    await button(page, 'I have said yes').click();
    await account(page, 'Morgan').waitFor();
  });
});

/** A device of Chromium's own that signs for real. It belongs to the tab. */
async function plugIn(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const;
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, automaticPresenceSimulation: true },
  });
}

/** Makes a passkey for the account that asks for a second proof. */
async function enrol(page: Page): Promise<void> {
  await page.goto(`${named(server().url)}/signed-in`);
  const passkey = await createPasskey(page);
  server().act((context) => addPasskey(context, { email: MORGAN.email, ...passkey }));
}

describe('a passkey', () => {
  test('signs in by keyboard alone, with a signature that the server checks', async () => {
    const { page } = await come();
    await plugIn(page);
    await enrol(page);
    await page.goto(named(at('/sign-in')));
    await toChoice(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await heading(page, 'Passkey or security key').waitFor();
    await expect.poll(() => focused(page)).toBe('Passkey or security key');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await account(page, 'Morgan').waitFor();
    const proof = proofs('WEBAUTHN').at(-1);
    expect(proof).toMatchObject({
      rememberThisDevice: true,
      webauthnData: { challengeId: expect.any(String), credential: expect.any(String) },
    });
  });

  test('that is missing is reported, and another method can be chosen', async () => {
    const { page } = await come();
    await plugIn(page);
    await page.goto(named(at('/sign-in')));
    await toFactor(page, 'Passkey or security key');
    await button(page, 'Use a passkey').click();
    await alert(page).getByText('No passkey was used.').waitFor();
    expect(proofs('WEBAUTHN').length).toBe(1);
    await button(page, 'Use another way').click();
    await button(page, 'Code by mail').click();
    await heading(page, 'Code by mail').waitFor();
  });

  test('that is rejected is reported, and the next attempt has a new challenge', async () => {
    const { page } = await come();
    await plugIn(page);
    await enrol(page);
    const [passkey] = server().act((context) => personOf(context, MORGAN.id))?.account.passkeys ?? [];
    const set = (publicKey: string): void => {
      const { id = '' } = passkey ?? {};
      server().act((context) => addPasskey(context, { email: MORGAN.email, id, publicKey }));
    };
    await page.goto(named(at('/sign-in')));
    await toFactor(page, 'Passkey or security key');
    set('bm8ga2V5');
    await button(page, 'Use a passkey').click();
    await alert(page).getByText('This passkey does not belong to your account.').waitFor();
    set(passkey?.publicKey ?? '');
    await button(page, 'Use a passkey').click();
    await account(page, 'Morgan').waitFor();
    const given = proofs('WEBAUTHN').flatMap(({ webauthnData }) =>
      webauthnData ? [webauthnData as { challengeId: string }] : [],
    );
    expect(new Set(given.map(({ challengeId }) => challengeId)).size).toBe(2);
  });
});
