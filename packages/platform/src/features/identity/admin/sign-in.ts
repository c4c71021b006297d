/** Actions on sign-in, for tests of clients: second factors, and tokens that end. */
import * as z from 'zod/mini';
import { defineAction } from '../../../kernel/actions/action.ts';
import { count, done, nothing } from '../../../kernel/actions/shapes.ts';
import { NotFound } from '../../../kernel/errors/failure.ts';
import { personByEmail } from '../../members/accounts.ts';
import { pushes } from '../factors.ts';
import { totpAt } from '../totp.ts';

export const signInActions = {
  currentTotp: defineAction({
    summary: 'Returns the code that the authenticator app of an account shows now.',
    effect: 'read',
    input: z.strictObject({ email: z.string() }),
    output: z.object({ code: z.string() }),
    run: (context, { email }) => {
      const totp = personByEmail(context, email)?.account.totp;
      if (!totp) throw new NotFound();
      return { code: totpAt(totp.secret, context.clock.now()) };
    },
  }),
  listPushes: defineAction({
    summary: 'Lists the push messages that ask for a confirmation, newest first.',
    effect: 'read',
    input: nothing,
    output: z.object({
      pushes: z.array(
        z.object({
          id: z.string(),
          memberId: z.string(),
          email: z.string(),
          isConfirmed: z.boolean(),
          sentDate: z.string(),
          sequence: count,
        }),
      ),
    }),
    run: ({ db }) => ({
      pushes: [...db.of(pushes).all({ sort: [{ fieldName: 'sequence', order: 'DESC' }] })],
    }),
  }),
  confirmPush: defineAction({
    summary: 'Confirms a push message, as its owner does on the phone.',
    effect: 'write',
    input: z.strictObject({ transactionId: z.string() }),
    output: done,
    run: ({ db }, { transactionId }) => {
      const push = db.of(pushes).get(transactionId);
      if (!push) throw new NotFound();
      db.of(pushes).save({ ...push, isConfirmed: true });
      return {};
    },
  }),
  expireAccessTokens: defineAction({
    summary: 'Makes all access tokens expire. Refresh tokens stay valid.',
    effect: 'write',
    input: nothing,
    output: done,
    run: ({ tokens }) => {
      tokens.revokeEach('access');
      return {};
    },
  }),
  revokeRefreshTokens: defineAction({
    summary: 'Revokes one refresh token. Without a token, all of them.',
    effect: 'write',
    input: z.strictObject({ token: z.exactOptional(z.string()) }),
    output: done,
    run: ({ tokens }, { token }) => {
      if (token === undefined) tokens.revokeEach('refresh');
      else tokens.revoke(token);
      return {};
    },
  }),
};
