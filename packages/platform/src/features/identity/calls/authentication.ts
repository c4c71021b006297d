import type { SignOnResponse } from 'storewire';
import { redirectTo } from '../../../kernel/calls/redirect.ts';
import { defineService, prepared } from '../../../kernel/calls/service.ts';
import { isAllowedUrl } from '../../../kernel/context/allow-list.ts';
import type { Context } from '../../../kernel/context/context.ts';
import { Forbidden } from '../../../kernel/errors/failure.ts';
import { changeAccount, maySignIn, type Person, personByEmail, personOf } from '../../members/accounts.ts';
import { currentMember } from '../../members/calls/view.ts';
import { endSessionsOf } from '../../members/secrets.ts';
import { forgetBrowser } from '../browser.ts';
import { identityOf } from '../identity.ts';
import { checkPassword, hashPassword } from '../passwords.ts';
import { createSession } from '../sign-in.ts';
import { claimAccount, signUp, updateProfile } from '../sign-up.ts';
import { pageUrl } from '../visits.ts';
import { login, register } from './credentials.ts';
import { verifyFactor } from './factor.ts';
import { loginCallback, ssoLogin, ssoLoginWithTokenParams } from './providers.ts';

/** How long after a sign-in the password may be changed: the call does not ask for the current one. */
const FRESH_MS = 10 * 60_000;

/** Sets a password. The session of the caller stays, all others end, and the member is told. */
function replacePassword(context: Context, { member, account }: Person, passwordHash: string): void {
  const { caller, clock, tokens, sendMail } = context;
  const session = caller.role === 'member' ? caller.session : '';
  if (!(Date.parse(tokens.begin(session) ?? '') >= clock.now() - FRESH_MS))
    throw new Forbidden('Sign in again: the password can be changed within 10 minutes of a sign-in');
  changeAccount(context, account, { passwordHash, needsNewPassword: false });
  endSessionsOf(context, member.id, session);
  if (!member.loginEmail) return;
  sendMail({
    to: member.loginEmail,
    subject: 'Your password was changed',
    text: 'If this was not you, ask the shop for a link to set a new password.',
  });
}

export const authentication = defineService('authentication', {
  handlers: {
    register,
    login,
    verifyFactor,
    ssoLogin,
    loginCallback,
    ssoLoginWithTokenParams,

    changePassword: prepared(
      async ({ newPassword }: { newPassword: string }) => {
        checkPassword(newPassword, 'newPassword');
        return hashPassword(newPassword);
      },
      (_input, context: Context, passwordHash) => {
        const person = personOf(context, currentMember(context).id);
        if (person) replacePassword(context, person, passwordHash);
        return {};
      },
    ),

    signOn: ({ loginId, profile, verifyEmail: isVerified = false }, context): SignOnResponse => {
      const found = personByEmail(context, loginId.email);
      const known = found && isVerified ? claimAccount(context, found) : found;
      const person = known
        ? profile
          ? updateProfile(context, known, profile)
          : known
        : signUp(context, { email: loginId.email, profile, isVerified, isTrusted: true, credentials: {} });
      if (!maySignIn(person.member)) throw new Forbidden('The member may not sign in');
      const { actsFor } = { actsFor: undefined, ...context.caller };
      const visitorId = actsFor?.role === 'visitor' ? actsFor.id : undefined;
      const sessionToken = createSession(context, { memberId: person.member.id, visitorId });
      return { sessionToken, identity: identityOf(person) };
    },

    logoutRedirect: ({ postLogoutRedirectUri: url, clientId }, context) => {
      const isKnown = clientId === undefined || clientId === context.shop.clientId;
      if (url !== undefined && !(isKnown && isAllowedUrl(context, url)))
        return redirectTo(pageUrl(context, '/problem', { reason: 'redirect' }));
      const { caller, tokens } = context;
      if (caller.role === 'member') tokens.revokeAll({ session: caller.session });
      return redirectTo(url ?? pageUrl(context, '/signed-out', {}), forgetBrowser(context));
    },
  },
});
