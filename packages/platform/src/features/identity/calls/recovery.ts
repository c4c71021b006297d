import type { RecoverPasswordInput, RecoveryRedirect } from 'storewire';
import { defineService, prepared } from '../../../kernel/calls/service.ts';
import { checkUrl } from '../../../kernel/context/allow-list.ts';
import type { Context } from '../../../kernel/context/context.ts';
import { ApplicationError, invalid, NotFound } from '../../../kernel/errors/failure.ts';
import type { Received } from '../../../kernel/inputs/received.ts';
import { changeAccount, type Person, personByEmail, personOf } from '../../members/accounts.ts';
import { DAY, endSessionsOf, findSecret, issueSecret, secretId, takeSecret } from '../../members/secrets.ts';
import { checkPassword, hashPassword } from '../passwords.ts';
import { continueSignIn, visitorOf } from '../sign-in.ts';
import { claimAccount } from '../sign-up.ts';

type Recover = Received<RecoverPasswordInput>;

/** Sets a new password with the token of an email. */
export const recoverPassword = prepared(
  async ({ recoveryToken, password }: Recover, context: Context) => {
    if (!findSecret(context, 'recovery', secretId('recovery', recoveryToken)))
      throw new ApplicationError('VERIFICATION_FAILED');
    const given = password ?? invalid('password', 'REQUIRED_FIELD', 'must be present');
    checkPassword(given, 'password');
    return hashPassword(given);
  },
  ({ recoveryToken }: Recover, context: Context, passwordHash) => {
    const { memberId } = takeSecret(context, 'recovery', recoveryToken) ?? {};
    const person = memberId === undefined ? undefined : personOf(context, memberId);
    if (!person) throw new ApplicationError('VERIFICATION_FAILED');
    endSessionsOf(context, person.member.id);
    // the link arrived at the address
    const { member, account } = claimAccount(context, person);
    const changed = changeAccount(context, account, { passwordHash, needsNewPassword: false });
    return continueSignIn(context, { member, account: changed }, { visitorId: visitorOf(context) });
  },
);

export const recovery = defineService('recovery', {
  handlers: {
    // the response does not reveal whether there is an account
    sendRecoveryEmail: ({ email, redirect }, context) => {
      checkRedirect(context, 'redirect', redirect);
      const person = personByEmail(context, email);
      if (person)
        sendLink(context, person, redirect, {
          subject: 'Set a new password',
          text: 'Follow the link to set a new password.',
        });
      return {};
    },

    sendActivationEmail: ({ identityId, emailOptions = {} }, context) => {
      checkRedirect(context, 'emailOptions.redirect', emailOptions.redirect);
      const person = personOf(context, identityId);
      if (!person?.member.loginEmail) throw new NotFound();
      sendLink(context, person, emailOptions.redirect, {
        subject: 'Activate your account',
        text: 'Follow the link to choose a password.',
      });
      return {};
    },

    recoverPassword,
  },
});

type Redirect = Received<RecoveryRedirect> | undefined;

function checkRedirect(context: Context, field: string, redirect: Redirect): void {
  checkUrl(context, `${field}.url`, redirect?.url);
  if (redirect?.clientId && redirect.clientId !== context.shop.clientId)
    invalid(`${field}.clientId`, 'VALIDATION', 'is not the OAuth client of this shop');
}

/** Emails a link that is valid for a day: to the page of the site, or else to that of the platform. */
function sendLink(
  context: Context,
  { member }: Person,
  redirect: Redirect,
  mail: { subject: string; text: string },
): void {
  const recoveryToken = issueSecret(context, 'recovery', { memberId: member.id }, DAY);
  // without a redirect never the Host of the request, which its sender chooses
  const page = redirect?.url ? new URL(redirect.url) : undefined;
  if (page) page.hash = new URLSearchParams({ recoveryToken }).toString();
  const own = new URL('/recovery', context.origin());
  own.searchParams.set('recoveryToken', recoveryToken);
  const link = (page ?? own).href;
  context.sendMail({ to: member.loginEmail ?? '', ...mail, link });
}
