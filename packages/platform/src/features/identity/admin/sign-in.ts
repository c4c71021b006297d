/** Actions on sign-in, for tests of clients: second factors, and tokens that end. */
import { defineAction } from '../../../kernel/actions/action.ts';
import { NotFound } from '../../../kernel/errors/failure.ts';
import { object } from '../../../kernel/schemas/json-schema.ts';
import { count, done, flag, nothing, text } from '../../../kernel/schemas/shapes.ts';
import { personByEmail } from '../../members/accounts.ts';
import { pushes } from '../factors.ts';
import { totpAt } from '../totp.ts';

const push = object({
  id: text,
  memberId: text,
  email: text,
  isConfirmed: flag,
  sentDate: text,
  sequence: count,
});

export const signInActions = {
  currentTotp: defineAction({
    summary: 'Returns the code that the authenticator app of an account shows now.',
    effect: 'read',
    input: object({ email: text }),
    output: object({ code: text }),
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
    output: object({ pushes: { type: 'array', items: push } }),
    run: ({ db }) => ({
      pushes: db.of(pushes).all({ sort: [{ fieldName: 'sequence', order: 'DESC' }] }),
    }),
  }),
  confirmPush: defineAction({
    summary: 'Confirms a push message, as its owner does on the phone.',
    effect: 'write',
    input: object({ transactionId: text }),
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
    input: object({}, { token: text }),
    output: done,
    run: ({ tokens }, { token }) => {
      if (token === undefined) tokens.revokeEach('refresh');
      else tokens.revoke(token);
      return {};
    },
  }),
};
