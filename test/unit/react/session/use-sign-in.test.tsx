// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { gate } from 'storewire-dev-kit/server';
import type { IdentityPlatform } from 'storewire-platform/testing';
import { CAPTCHA } from 'storewire-platform/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../../src/index.ts';
import { type SignInOptions, type SignInState, useSession, useSignIn } from '../../../../src/react/index.ts';
import { renderInStore, settle } from '../../helpers/render.tsx';
import { tokensOf } from '../../helpers/tokens.ts';
import { ANN, CALLBACK, showPage, stage } from './setup.tsx';

const IAM = '/_api/iam';
const LOGIN = `${IAM}/authentication/v2/login`;
const VERIFY = `${IAM}/verification/v1/auth/verify`;
const SECRETS = /correct horse|new-password-1/;

let locations: string[];

beforeEach(() => {
  locations = [];
  vi.spyOn(location, 'assign').mockImplementation((url) => void locations.push(String(url)));
  // no document here loads a hidden frame
  vi.spyOn(document.body, 'append').mockImplementation(() => {
    throw new DOMException('no frames', 'SecurityError');
  });
  history.replaceState(null, '', '/');
  sessionStorage.clear();
});

afterEach(() => void vi.restoreAllMocks());

/** A sign-in that is completed with a redirect, which is recorded. */
const options = (more: SignInOptions = {}): SignInOptions => ({
  redirectUri: CALLBACK,
  factors: true,
  captcha: { visible: 'visible-key', invisible: 'invisible-key' },
  ...more,
});

const begin = (more?: SignInOptions, setting?: Parameters<typeof stage>[1]) =>
  stage(() => ({ ...useSignIn(options(more)), role: useSession().role }), setting);
const as = (name: string) => ({ ...ANN, email: `${name}@example.com` });
const summary = ({ state, text, isWorking }: SignInState): unknown[] => [state.loginState, text, isWorking];
/** The code that was sent last. */
const codeOf = (server: IdentityPlatform): string => server.mails()[0]?.code ?? '';
const fail = (server: IdentityPlatform, path: string): void =>
  void server.faults.push({ path, fault: { drop: true } });

/** Returns from the platform, as the browser does, and completes the sign-in. */
async function comeBack(server: IdentityPlatform, complete: () => Promise<unknown>): Promise<void> {
  history.replaceState(null, '', await server.passThrough(locations.at(-1) ?? ''));
  await act(complete);
}

describe('a custom login', () => {
  it('is completed with a redirect, and ends with a member', async () => {
    const { server, state } = await begin({ returnTo: '/cart' });
    expect(state()).toMatchObject({ isLoading: false, state: { loginState: 'INITIAL' } });
    expect(await act(() => state().login(ANN))).toEqual({ loginState: 'LEAVING' });
    expect([locations.length, ...summary(state())]).toEqual([1, 'INITIAL', undefined, true]);
    await comeBack(server, () => state().completeRedirect());
    expect(state().state).toEqual({ loginState: 'SUCCESS', data: undefined, returnTo: '/cart' });
    await waitFor(() => expect(state().role).toBe('member'));
    expect(location.href).toBe(CALLBACK);
  });

  it('waits for the code of the mail, also a second time, and says why a code is rejected', async () => {
    const { server, state } = await begin();
    await act(() => state().login(as('needs-code')));
    expect(summary(state())).toEqual(['EMAIL_VERIFICATION_REQUIRED', undefined, false]);
    await act(() => state().resend());
    expect([server.mails().length, ...summary(state())]).toEqual([
      2,
      'EMAIL_VERIFICATION_REQUIRED',
      undefined,
      false,
    ]);
    await act(() => state().verify({ code: '000000' }));
    expect(summary(state())).toEqual(['EMAIL_VERIFICATION_REQUIRED', 'The code is wrong or too old.', false]);
    expect(state().error?.requestId).toEqual(expect.any(String));
    await act(() => state().verify({ code: codeOf(server) }));
    expect(locations.length).toBe(1);
  });

  it.each([
    [
      'registers',
      ({ register }) => register({ ...ANN, email: 'new@example.com' }),
      'EMAIL_VERIFICATION_REQUIRED',
    ],
    ['waits for the owner', ({ login }) => login(as('needs-approval')), 'OWNER_APPROVAL_REQUIRED'],
    ['asks for a factor', ({ login }) => login(as('mfa')), 'MFA_REQUIRED'],
    [
      'chooses a factor',
      ({ login, verifyFactor }) => login(as('mfa')).then(() => verifyFactor({ factorType: 'SMS' })),
      'MFA_CHALLENGE',
    ],
    ['sends a recovery mail', ({ sendRecoveryEmail }) => sendRecoveryEmail({ email: ANN.email }), 'INITIAL'],
    ['reports an existing account', ({ register }) => register(ANN), 'INITIAL', 'emailAlreadyExists'],
    ['asks for a new password', ({ login }) => login(as('new-password')), 'INITIAL', 'resetPassword'],
  ] satisfies [string, (state: SignInState) => Promise<unknown>, string, string?][])(
    '%s, and starts again after a cancel',
    async (_title, step: (state: SignInState) => Promise<unknown>, expected, errorCode?: string) => {
      const { state } = await begin();
      await act(() => step(state()));
      expect([state().state.loginState, state().failure?.errorCode]).toEqual([expected, errorCode]);
      await act(() => state().cancel());
      expect(summary(state())).toEqual(['INITIAL', undefined, false]);
    },
  );
});

describe('a captcha', () => {
  it('is answered without entering the password again, the invisible one first', async () => {
    const { server, state } = await begin();
    await act(() => state().login(as('captcha')));
    expect(state().state).toMatchObject({
      loginState: 'SILENT_CAPTCHA_REQUIRED',
      data: { siteKey: 'invisible-key' },
    });
    await act(() => state().answerCaptcha(CAPTCHA.invisible));
    expect(state()).toMatchObject({
      state: { loginState: 'USER_CAPTCHA_REQUIRED', data: { siteKey: 'visible-key' } },
      text: expect.stringContaining('robot'),
    });
    await act(() => state().answerCaptcha(CAPTCHA.visible));
    expect(locations.length).toBe(1);
    expect(
      server.visits.filter(({ path }) => path === LOGIN).map(({ body }) => body['captchaTokens']),
    ).toEqual([
      undefined,
      [{ InvisibleRecaptcha: CAPTCHA.invisible }],
      [{ Recaptcha: CAPTCHA.visible, InvisibleRecaptcha: CAPTCHA.invisible }],
    ]);
  });

  it('can be answered again after the network was down', async () => {
    const { server, state } = await begin();
    await act(() => state().login(as('quiet-captcha')));
    fail(server, LOGIN);
    await act(() => state().answerCaptcha(CAPTCHA.invisible));
    expect(summary(state())).toEqual([
      'SILENT_CAPTCHA_REQUIRED',
      'Something went wrong. Please try again.',
      false,
    ]);
    await act(() => state().answerCaptcha(CAPTCHA.invisible));
    expect(locations.length).toBe(1);
  });

  it('cannot be answered after the component has unmounted, which deletes the password', async () => {
    const { server, state, unmount } = await begin();
    await act(() => state().login(as('captcha')));
    unmount();
    const before = server.visits.length;
    expect([await state().answerCaptcha(CAPTCHA.visible), server.visits.length]).toEqual([
      { loginState: 'INITIAL' },
      before,
    ]);
  });

  it('cannot be answered once another step has started', async () => {
    const { server, state } = await begin();
    await act(() => state().login(as('captcha')));
    await act(() => state().cancel());
    const before = server.visits.length;
    await act(() => state().answerCaptcha(CAPTCHA.visible));
    expect([server.visits.length, ...summary(state())]).toEqual([before, 'INITIAL', undefined, false]);
  });
});

describe('a redirect sign-in', () => {
  it('goes to the platform, directly to a provider, and returns to the given path', async () => {
    const { server, state } = await begin();
    await act(() => state().startRedirect({ provider: 'google', returnTo: '/cart' }));
    expect([state().isWorking, new URL(locations[0] ?? '').searchParams.get('idp')]).toEqual([
      true,
      '0e6a50f5-b523-4e29-990d-f37fa2ffdd69',
    ]);
    await comeBack(server, () => state().completeRedirect());
    expect(state().state).toMatchObject({ loginState: 'SUCCESS', returnTo: '/cart' });
  });

  it('is not working any more on a page that the browser restores', async () => {
    const { state } = await begin();
    await act(() => state().startRedirect());
    expect(state().isWorking).toBe(true);
    await showPage({ persisted: true });
    expect(state()).toMatchObject({ isWorking: false, state: { loginState: 'INITIAL' } });
  });

  it('does not navigate if the component unmounts while the sign-in is stored', async () => {
    const { state, unmount } = await begin();
    vi.spyOn(sessionStorage, 'setItem').mockImplementationOnce(() => unmount());
    const step = state().startRedirect();
    expect(await step).toMatchObject({ loginState: 'FAILURE', cause: { reason: 'abort' } });
    expect(locations).toEqual([]);
  });

  it('is completed exactly once under StrictMode, and the response is removed from the address bar', async () => {
    const first = await begin();
    await act(() => first.state().startRedirect());
    history.replaceState(null, '', await first.server.passThrough(locations[0] ?? ''));
    const code = location.hash;
    const { server, session, client } = first;
    const { Completing, outcomes } = completing();
    renderInStore(<Completing />, { client, session, isStrict: true });
    await waitFor(() => expect(outcomes.filter((name) => name === 'SUCCESS').length).toBeGreaterThan(0));
    expect(server.tokenCalls().filter(({ grantType }) => grantType === 'authorization_code')).toHaveLength(1);
    expect([code.includes('code='), location.href, outcomes.includes('FAILURE')]).toEqual([
      true,
      CALLBACK,
      false,
    ]);
  });

  it('is still complete after a reload of the page that completed it', async () => {
    const { server, state } = await begin();
    await act(() => state().startRedirect());
    const address = await server.passThrough(locations[0] ?? '');
    history.replaceState(null, '', address);
    await act(() => state().completeRedirect());
    for (const again of [address, CALLBACK]) {
      history.replaceState(null, '', again);
      await act(() => state().completeRedirect());
      expect(state().state).toEqual({ loginState: 'SUCCESS', data: undefined, returnTo: '/' });
    }
    expect(server.tokenCalls().filter(({ grantType }) => grantType === 'authorization_code')).toHaveLength(1);
  });

  it('fails for another person who signs in on the page of the platform after a step back, and the first one stays', async () => {
    const { server, session, state } = await begin();
    await act(() => state().startRedirect({ returnTo: '/orders' }));
    const [page = ''] = locations;
    await comeBack(server, () => state().completeRedirect());
    const { sessionId } = await session.session();
    history.replaceState(null, '', await server.passThrough(page));
    await act(() => state().completeRedirect());
    expect([state().text, state().failure?.cause.description]).toEqual([
      'This sign-in is over, or was started in another tab. Please start it again.',
      expect.stringContaining('complete already'),
    ]);
    expect((await session.session()).sessionId).toBe(sessionId);
  });

  it.each([
    ['the person turned back', 'cancel', 'access_denied', 'Something went wrong. Please try again.'],
    [
      'nothing was answered',
      undefined,
      'missing_code_or_state',
      'This sign-in is over, or was started in another tab. Please start it again.',
    ],
  ] as const)('says why it failed: %s', async (_title, action, code, text) => {
    const { server, state } = await begin();
    await act(() => state().startRedirect());
    history.replaceState(
      null,
      '',
      action ? await server.passThrough(locations[0] ?? '', { action }) : '/signed-in',
    );
    await act(() => state().completeRedirect());
    expect([state().failure?.cause.code, ...summary(state()), location.href]).toEqual([
      code,
      'INITIAL',
      text,
      false,
      CALLBACK,
    ]);
  });
});

/** A page that completes a redirect sign-in. */
function completing() {
  const outcomes: string[] = [];
  function Completing(): null {
    const { completeRedirect } = useSignIn(options());
    useEffect(
      () => void completeRedirect().then(({ loginState }) => outcomes.push(loginState)),
      [completeRedirect],
    );
    return null;
  }
  return { Completing, outcomes };
}

describe('the steps', () => {
  it('stay the same from one render to the next', async () => {
    const { state, seen } = await begin();
    await act(() => state().login(as('needs-code')));
    expect(seen.length).toBeGreaterThan(2);
    for (const name of ['login', 'verify', 'startRedirect', 'completeRedirect', 'cancel'] as const)
      expect(new Set(seen.map((each) => each[name])).size).toBe(1);
  });

  it('continue after a reload with a storage and a name for the flow', async () => {
    const storage = memoryStorage();
    const first = await begin({ storage, flow: 'sign-in' });
    await act(() => first.state().login(as('needs-code')));
    first.unmount();
    const second = await begin({ storage, flow: 'sign-in' });
    expect(second.state()).toMatchObject({
      isLoading: false,
      state: { loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { email: as('needs-code').email } },
    });
  });

  it('of one flow are not shown in another', async () => {
    const storage = memoryStorage();
    const { state, seen } = await stage(() => {
      const [flow, setFlow] = useState('one');
      return { ...useSignIn(options({ storage, flow })), flow, setFlow };
    });
    await act(() => state().login(as('mfa')));
    expect(state().state.loginState).toBe('MFA_REQUIRED');
    await act(async () => state().setFlow('two'));
    await settle();
    const ofTheOther = seen
      .filter(({ flow }) => flow === 'two')
      .map(({ state, isLoading }) => `${state.loginState} ${isLoading}`);
    expect([...new Set(ofTheOther)]).toEqual(['INITIAL true', 'INITIAL false']);
  });

  it.each(['needs-code', 'captcha'])(
    'that were replaced show nothing and leave no captcha: %s',
    async (name) => {
      const { server, state } = await begin();
      const late = gate();
      server.faults.push({ path: LOGIN, fault: { wait: late.opened } });
      const first = state().login(as(name));
      await waitFor(() => expect(server.visits.some(({ path }) => path === LOGIN)).toBe(true));
      await act(() => state().login(as('needs-approval')));
      late.open();
      await act(() => first);
      expect(summary(state())).toEqual(['OWNER_APPROVAL_REQUIRED', undefined, false]);
      const before = server.visits.length;
      await act(() => state().answerCaptcha(CAPTCHA.visible));
      expect([server.visits.length, summary(state())[0]]).toEqual([before, 'OWNER_APPROVAL_REQUIRED']);
    },
  );

  it('are aborted on unmount', async () => {
    const { server, state, unmount } = await begin();
    server.faults.push({ path: LOGIN, fault: { wait: new Promise(() => undefined) } });
    const step = state().login(ANN);
    await waitFor(() => expect(server.visits.some(({ path }) => path === LOGIN)).toBe(true));
    unmount();
    expect(await step).toMatchObject({ loginState: 'FAILURE', cause: { reason: 'abort' } });
  });

  it('work under StrictMode, which mounts twice', async () => {
    const { server, state } = await begin({}, { isStrict: true });
    await act(() => state().login(as('needs-code')));
    await act(() => state().verify({ code: codeOf(server) }));
    expect(locations.length).toBe(1);
  });

  it('can be repeated after a network error', async () => {
    const { server, state } = await begin();
    await act(() => state().login(as('needs-code')));
    fail(server, VERIFY);
    await act(() => state().verify({ code: codeOf(server) }));
    expect(summary(state())).toEqual([
      'EMAIL_VERIFICATION_REQUIRED',
      'Something went wrong. Please try again.',
      false,
    ]);
    await act(() => state().verify({ code: codeOf(server) }));
    expect(locations.length).toBe(1);
  });

  it.each([
    ['with a form', (state: SignInState) => state.login(ANN)],
    ['at the platform', (state: SignInState) => state.startRedirect()],
  ])('sign in again after the platform has ended the session: %s', async (_title, step) => {
    const { client, session, state } = await begin({}, { afterEnd: 'none' });
    await act(() => session.start(tokensOf('ann')));
    await expect(act(() => client.products.queryProducts())).rejects.toThrow('The session has ended');
    expect(await act(() => step(state()))).toEqual({ loginState: 'LEAVING' });
    expect(locations.length).toBe(1);
  });

  it('show no password and no used session token', async () => {
    const { server, state, seen } = await begin();
    await act(() => state().login(as('captcha')));
    await act(() => state().answerCaptcha(CAPTCHA.invisible));
    await act(() => state().answerCaptcha(CAPTCHA.visible));
    await comeBack(server, () => state().completeRedirect());
    expect(JSON.stringify(seen)).not.toMatch(SECRETS);
    expect(JSON.stringify(seen)).not.toMatch(/"sessionToken":"/);
  });

  it('throw for a redirect without a redirect URI', async () => {
    const { state } = await begin({ redirectUri: undefined });
    await expect(act(() => state().startRedirect())).rejects.toThrow(
      'A redirect sign-in needs the option redirectUri',
    );
    await settle();
    expect(state().isWorking).toBe(false);
  });
});
