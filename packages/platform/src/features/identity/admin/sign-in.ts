/**
 * Actions on sign-in, for tests of clients: factors, passkeys and tokens
 * that end.
 */
import * as z from 'zod/mini';
import { defineAction } from '../../../kernel/actions/action.ts';
import { count, done, nothing } from '../../../kernel/actions/shapes.ts';
import type { Context } from '../../../kernel/context/context.ts';
import { NotFound } from '../../../kernel/errors/failure.ts';
import { type Account, changeAccount, personByEmail } from '../../members/accounts.ts';
import { pushes } from '../factors.ts';
import { totpAt } from '../totp.ts';

const email = z.string();

const accountOf = (context: Context, email: string): Account => {
  const person = personByEmail(context, email);
  if (!person) throw new NotFound();
  return person.account;
};

export const signInActions = {
  currentTotp: defineAction({
    summary: 'Returns the code that the authenticator app of an account shows now.',
    effect: 'read',
    input: z.strictObject({ email }),
    output: z.object({ code: z.string() }),
    run: (context, { email }) => {
      const { totp } = accountOf(context, email);
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
  addPasskey: defineAction({
    summary: 'Adds the public key of a device to an account.',
    effect: 'write',
    input: z.strictObject({
      email,
      id: z
        .string()
        .check(z.regex(/^[\w-]{1,1024}$/), z.meta({ description: 'Credential id in base64url.' })),
      publicKey: z.string().check(z.meta({ description: 'SubjectPublicKeyInfo in base64.' })),
    }),
    output: done,
    run: (context, { email, ...passkey }) => {
      const account = accountOf(context, email);
      const others = account.passkeys.filter(({ id }) => id !== passkey.id);
      changeAccount(context, account, { passkeys: [...others, passkey] });
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
