import { accessOf } from '../../core/client.ts';
import { fillPath } from '../../core/path.ts';
import { toQuery } from '../../core/query.ts';
import { splitInput } from '../../core/request.ts';
import type { Fields as Members, OperationInfo } from '../../core/operation-info.ts';
import { type CallFacts, type CallOptions, type StoreClient, TRANSPORT } from '../../core/options.ts';
import type { StoreError } from '../../errors/store-error.ts';
import { makeFloats } from './floats.ts';
import { secretsOf } from '../../core/secrets.ts';
import { withoutSecrets } from './secrets.ts';

/** Options of one step. There is no repetition: a password or a code is sent once. */
export type StepOptions = Pick<CallOptions, 'signal' | 'timeoutMs' | 'headers'>;

const IAM = '/_api/iam';

const post = (id: string, path: string, traits: Partial<OperationInfo> = {}): OperationInfo => ({
  id,
  method: 'POST',
  path: IAM + path,
  secrets: secretsOf,
  ...traits,
});

const EMAIL_IN_QUERY: Partial<OperationInfo> = { prepare: splitInput('email'), query: toQuery };

/** The calls of a sign-in, as in the contract. Written out, since this layer stands below the generated one. */
const makeCalls = () => {
  const { input, answer, identity } = makeFloats();
  return {
    register: post('authentication.register', '/authentication/v2/register', {
      callers: 'visitor',
      ...EMAIL_IN_QUERY,
      ...input,
      ...answer,
    }),
    login: post('authentication.login', '/authentication/v2/login', {
      callers: 'visitor',
      ...EMAIL_IN_QUERY,
      ...answer,
    }),
    verifyFactor: post('authentication.verifyFactor', '/authentication/v2/{factorType}/verify', {
      callers: 'visitor',
      fill: fillPath,
      ...answer,
    }),
    changePassword: post('authentication.changePassword', '/authentication/v2/change-password', {
      callers: 'member',
      emptyBody: true,
    }),
    signOn: post('authentication.signOn', '/authentication/v2/sign-on', {
      callers: 'merchant',
      ...input,
      ...identity,
    }),
    ssoLoginWithTokenParams: post(
      'authentication.ssoLoginWithTokenParams',
      '/authentication/v1/sso/login-with-token-params',
      {
        callers: 'visitor',
        ...answer,
      },
    ),
    verify: post('verification.verifyDuringAuthentication', '/verification/v1/auth/verify', {
      callers: 'visitor',
      ...answer,
    }),
    resend: post('verification.resendDuringAuthentication', '/verification/v1/auth/resend', {
      callers: 'visitor',
      ...answer,
    }),
    startVerification: post('verification.startVerification', '/verification/v1/start', {
      callers: 'visitor member merchant',
    }),
    sendRecoveryEmail: post('recovery.sendRecoveryEmail', '/recovery/v1/send-email', {
      callers: 'visitor member',
      emptyBody: true,
    }),
    sendActivationEmail: post('recovery.sendActivationEmail', '/recovery/v1/activation-email', {
      callers: 'merchant',
      emptyBody: true,
    }),
    recoverPassword: post('recovery.recoverPassword', '/recovery/v1/recover', {
      callers: 'visitor member',
      ...answer,
    }),
  } satisfies Record<string, OperationInfo>;
};

/** Made by a call that a bundler may leave out, so that a shop without sign-in does not carry them. */
export const CALLS = /* @__PURE__ */ makeCalls();

/** Opened as a page. */
export const SSO_LOGIN: OperationInfo = {
  id: 'authentication.ssoLogin',
  method: 'GET',
  path: '/_api/iam/authentication/v1/sso/login/{tenantId}/{idpConnectionId}',
  callers: 'visitor',
  open: true,
  fill: fillPath,
  query: toQuery,
};

/** What errors tell of a call that was answered. */
export type Facts = CallFacts;

/**
 * Sends a call exactly once: the transport repeats no write of itself, and no open call after a 401. The client's credentials are
 * therefore added here.
 */
export async function sendOnce(
  client: StoreClient,
  call: OperationInfo,
  input: Members,
  { signal, timeoutMs, headers }: StepOptions,
): Promise<{ answer: unknown; facts: Facts } | { error: StoreError }> {
  let secrets = secretsOf(input);
  try {
    const access = await accessOf(client, call.id, signal, timeoutMs);
    const sent = { ...access.headers, ...headers };
    secrets = secretsOf([input, sent]);
    const result = await client[TRANSPORT].send<unknown>(
      { ...call, open: true, secrets: () => secrets },
      input,
      {
        signal,
        timeoutMs,
        headers: sent,
      },
    );
    return { answer: result.data, facts: result.facts() };
  } catch (error) {
    return { error: withoutSecrets(error, call.id, secrets) };
  }
}
