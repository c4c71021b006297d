import type { SignOnResponse } from 'storewire';
import { Forbidden } from '../../base/failure.ts';
import { redirectTo } from '../../base/redirect.ts';
import type { Context } from '../../context/context.ts';
import { changeAccount, maySignIn, personByEmail, personOf } from '../../rules/identity/accounts.ts';
import { isAllowedUrl } from '../../rules/identity/allow-list.ts';
import { forgetBrowser } from '../../rules/identity/browser.ts';
import { identityOf } from '../../rules/identity/identity.ts';
import { checkPassword, hashPassword } from '../../rules/identity/passwords.ts';
import { createSession } from '../../rules/identity/sign-in.ts';
import { signUp, updateProfile } from '../../rules/identity/sign-up.ts';
import { pageUrl } from '../../rules/identity/visits.ts';
import { currentMember } from '../members/view.ts';
import { defineService, prepared } from '../shared/service.ts';
import { login, register } from './credentials.ts';
import { verifyFactor } from './factor.ts';
import { loginCallback, ssoLogin, ssoLoginWithTokenParams } from './providers.ts';

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
        if (person) changeAccount(context, person.account, { passwordHash });
        return {};
      },
    ),

    signOn: ({ loginId, profile, verifyEmail: isVerified = false }, context): SignOnResponse => {
      const known = personByEmail(context, loginId.email);
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
