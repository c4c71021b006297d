import { defineService, prepared } from '../../../kernel/calls/service.ts';
import type { Context } from '../../../kernel/context/context.ts';
import { invalid, NotFound } from '../../../kernel/errors/failure.ts';
import { personOf } from '../../members/accounts.ts';
import { createCode } from '../../members/codes.ts';
import { continueWithCode, resendCode, tryEmailedCode } from '../sign-in.ts';

export const verification = defineService('verification', {
  handlers: {
    // no call takes the id of the verification: the code proves that
    // emails arrive, to the person who reads them
    startVerification: ({ identityId }, context) => {
      const { caller, clock, ids, sendMail } = context;
      const own = caller.role === 'member' ? caller.id : undefined;
      const id = identityId ?? own;
      const mayStart = id !== undefined && (caller.role === 'merchant' || id === own);
      const person = mayStart ? personOf(context, id) : undefined;
      if (!person?.member.loginEmail) throw new NotFound();
      const { code } = createCode(clock);
      const to = person.member.loginEmail;
      sendMail({ to, subject: 'Your code', text: `Your code is ${code}.`, code });
      return { verificationId: ids.uuid() };
    },

    verifyDuringAuthentication: prepared(
      async ({ stateToken, code }: { stateToken: string; code: string }, context: Context) =>
        tryEmailedCode(context, stateToken, code),
      (_input, context, signIn) => continueWithCode(context, signIn),
    ),

    resendDuringAuthentication: ({ stateToken }, context) => {
      if (!resendCode(context, stateToken))
        invalid('stateToken', 'VALIDATION', 'is not that of a sign-in that waits for a code');
      return { state: 'REQUIRE_EMAIL_VERIFICATION' as const, stateToken };
    },
  },
});
