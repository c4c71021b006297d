/** What the sign-in page shows at each of its steps. */
import { html } from 'hono/html';
import { field, submit } from '../../../kernel/pages/forms.ts';
import { alertOf, type Html } from '../../../kernel/pages/layout.ts';
import { PROVIDERS } from '../providers.ts';

/** What all steps of one visit have in common. */
export interface Step {
  /** Secret of the visit. */
  session: string;
  email: string;
  problem?: string | undefined;
}

export interface Shown {
  title: string;
  body: Html;
}

/** Where the forms of a visit are sent. */
export const signInUrl = ({ session }: Step): string => `/sign-in?${new URLSearchParams({ session })}`;

export const stepUrl = ({ session }: Step, step: string): string =>
  `/sign-in?${new URLSearchParams({ session, step })}`;

const providerUrl = (session: string, connection: string): string =>
  `/provider?${new URLSearchParams({ session, connection })}`;

const startLink = (step: Step): Html =>
  html`<nav aria-label="Sign-in"><a href="${stepUrl(step, 'password')}">Start again</a></nav>`;

export const passwordForm = (
  step: Step,
  { asksForCaptcha, sample }: { asksForCaptcha: boolean; sample: Html | '' },
): Shown => ({
  title: 'Sign in',
  body: html`${alertOf(step.problem)}
    <form method="post" action="${signInUrl(step)}">
      ${field({ label: 'Email address', name: 'email', type: 'email', autocomplete: 'username', value: step.email })}
      ${field({ label: 'Password', name: 'password', type: 'password', autocomplete: 'current-password' })}
      ${asksForCaptcha ? CAPTCHA_BOX : ''} ${submit('login', 'Sign in', true)} ${submit('cancel', 'Cancel')}
    </form>
    <nav aria-label="Other ways to sign in">
      ${Object.entries(PROVIDERS).map(
        ([connection, name]) =>
          html`<a class="button" href="${providerUrl(step.session, connection)}">Continue with ${name}</a>`,
      )}
      <a href="${stepUrl(step, 'register')}">Create an account</a>
      <a href="${stepUrl(step, 'recovery')}">Forgotten your password?</a>
    </nav>
    ${sample}`,
});

const CAPTCHA_BOX = html`<label class="check"
  ><input type="checkbox" name="captcha" value="yes" /> I am not a robot</label
>`;

export const registerForm = (step: Step, { asksForCaptcha }: { asksForCaptcha: boolean }): Shown => ({
  title: 'Create an account',
  body: html`${alertOf(step.problem)}
    <form method="post" action="${signInUrl(step)}">
      ${field({ label: 'Name', name: 'nickname', autocomplete: 'nickname', isOptional: true })}
      ${field({ label: 'Email address', name: 'email', type: 'email', autocomplete: 'username', value: step.email })}
      ${field({ label: 'Password', name: 'password', type: 'password', autocomplete: 'new-password' })}
      ${asksForCaptcha ? CAPTCHA_BOX : ''} ${submit('register', 'Create account', true)}
    </form>
    ${startLink(step)}`,
});

export const recoveryForm = (step: Step): Shown => ({
  title: 'Forgotten password',
  body: html`${alertOf(step.problem)}
    <form method="post" action="${signInUrl(step)}">
      ${field({ label: 'Email address', name: 'email', type: 'email', autocomplete: 'username', value: step.email })}
      ${submit('recover', 'Send the link', true)}
    </form>
    ${startLink(step)}`,
});

export const recoverySent = (step: Step): Shown => ({
  title: 'Check your email',
  body: html`<p role="status">
      If there is an account for ${step.email}, an email with a link to set a new password is on its way.
    </p>
    ${startLink(step)}`,
});

export const codeForm = (step: Step, notice = ''): Shown => ({
  title: 'Check your email',
  body: html`${alertOf(step.problem)}
    <p role="status">${notice}</p>
    <p>Enter the code that was sent to ${step.email}. It is valid for ten minutes.</p>
    <form method="post" action="${signInUrl(step)}">
      ${field({ label: 'Code', name: 'code', autocomplete: 'one-time-code', isCode: true })}
      ${submit('code', 'Confirm', true)} ${submit('resend', 'Send another code')}
    </form>
    ${startLink(step)}`,
});

export const approvalNote = (step: Step): Shown => ({
  title: 'Waiting for the shop',
  body: html`<p>The owner of the shop has to approve the account. Sign in again after that.</p>
    ${startLink(step)}`,
});

/** Offers to continue as the member whom the browser remembers. */
export const accountChoice = (step: Step): Shown => ({
  title: 'Choose an account',
  body: html`<form method="post" action="${signInUrl(step)}">
      ${submit('continue', `Continue as ${step.email}`, true)}
      ${submit('cancel', 'Cancel')}
    </form>
    <nav aria-label="Sign-in"><a href="${stepUrl(step, 'password')}">Use another account</a></nav>`,
});
