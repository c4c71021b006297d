/**
 * Actions on sign-in, for tests of clients: factors, passkeys and tokens
 * that end.
 */
import * as z from 'zod/mini';
import { defineAction } from '../../../kernel/actions/action.ts';
import { count, done, nothing } from '../../../kernel/actions/shapes.ts';
import { addPasskey, changeSignIn, confirmPush, currentTotp, listPushes } from '../actions.ts';
import { assertionOf } from '../providers.ts';

const email = z.string();

const factors = z.array(
  z.enum(['TOTP', 'WEBAUTHN', 'PUSH', 'SMS', 'CALL', 'EMAIL', 'PASSWORD', 'RECOVERY_CODE']),
);

export const signInActions = {
  changeSignIn: defineAction({
    summary: 'Changes what a sign-in with an account asks for. What is missing stays.',
    effect: 'write',
    input: z.strictObject({
      email,
      needsNewPassword: z.exactOptional(z.boolean()),
      captcha: z.exactOptional(z.enum(['visible', 'invisible'])),
      secondFactors: z.exactOptional(factors),
      disabledFactors: z.exactOptional(factors),
    }),
    output: done,
    run: (context, input) => {
      changeSignIn(context, input);
      return {};
    },
  }),
  createProviderToken: defineAction({
    summary: 'Returns a token with which an identity provider says who a person is.',
    effect: 'write',
    input: z.strictObject({
      connectionId: z.guid(),
      email,
      name: z.exactOptional(z.string().check(z.maxLength(100))),
    }),
    output: z.object({ idToken: z.string() }),
    run: (context, input) => ({ idToken: assertionOf(context, input) }),
  }),
  currentTotp: defineAction({
    summary: 'Returns the code that the authenticator app of an account shows now.',
    effect: 'read',
    input: z.strictObject({ email }),
    output: z.object({ code: z.string() }),
    run: currentTotp,
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
    run: (context) => ({ pushes: [...listPushes(context)] }),
  }),
  confirmPush: defineAction({
    summary: 'Confirms a push message, as its owner does on the phone.',
    effect: 'write',
    input: z.strictObject({ transactionId: z.string() }),
    output: done,
    run: (context, input) => {
      confirmPush(context, input);
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
    run: (context, input) => {
      addPasskey(context, input);
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
