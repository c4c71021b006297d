import { randomUUID } from 'node:crypto';
import { type Account, CAPTCHA, CODE, type Mail } from './accounts.ts';
import type { Authority } from './authority.ts';
import { FACTORS, type FactorCheck } from './factors.ts';
import { type Answer, json, strings, type Visit } from './http.ts';

const IAM = 'POST /_api/iam';
const SHORTEST_PASSWORD = 8;

const rejection = (status: number, code: string, description: string): Answer =>
  json(status, { message: description, details: { applicationError: { code, description } } });

const violation = (field: string, description: string, ruleName: string): Answer =>
  json(400, {
    message: description,
    details: {
      validationError: { fieldViolations: [{ field, description, violatedRule: 'OTHER', ruleName }] },
    },
  });

/** An unfinished sign-in. */
interface Unfinished {
  account: Account;
  waitsFor: 'code' | 'factor';
}

/**
 * The calls of a direct sign-in, for accounts that each ask for something else. Mails are put where people
 * can see them.
 */
export function signInCalls(
  authority: Authority,
  mails: Mail[],
  factors: FactorCheck,
): Readonly<Record<string, (visit: Visit) => Answer>> {
  const unfinished = new Map<string, Unfinished>();
  const recoveries = new Map<string, Account>();

  const success = ({ id }: Account): Answer =>
    json(200, { state: 'SUCCESS', sessionToken: authority.signOn(id), identity: { id } });

  function wait(account: Account, waitsFor: Unfinished['waitsFor'], members: object = {}): Answer {
    const stateToken = `state-${randomUUID()}`;
    unfinished.set(stateToken, { account, waitsFor });
    return json(200, {
      state: waitsFor === 'code' ? 'REQUIRE_EMAIL_VERIFICATION' : 'REQUIRE_MFA',
      stateToken,
      ...members,
    });
  }

  function mailCode(account: Account): void {
    mails.unshift({ to: account.email, subject: 'Your code', text: `Your code is ${CODE}.` });
  }

  function admit(account: Account): Answer {
    if (account.asks === 'code') {
      mailCode(account);
      return wait(account, 'code');
    }
    if (account.asks === 'approval') return json(200, { state: 'REQUIRE_OWNER_APPROVAL' });
    if (account.asks === 'factor')
      return wait(account, 'factor', {
        requireMfaData: { availableFactors: FACTORS, reason: 'USER_SETTINGS' },
      });
    return success(account);
  }

  function login({ body }: Visit): Answer {
    const account = authority.members.get(emailOf(body));
    if (!account) return rejection(404, '-19999', 'No account has this e-mail address');
    if (account.password !== body['password']) return rejection(401, '-19976', 'The password is wrong');
    if (account.asks === 'newPassword') return rejection(400, '-19973', 'The password has to be reset');
    return captchaProblem(account, body) ?? admit(account);
  }

  function register({ body }: Visit): Answer {
    const [email, password] = [emailOf(body), String(body['password'])];
    if (!/^\S+@\S+$/.test(email)) return violation('loginId.email', 'is no e-mail address', 'INVALID_EMAIL');
    if (authority.members.has(email)) return rejection(409, '-19995', 'The e-mail address is taken');
    if (password.length < SHORTEST_PASSWORD) return violation('password', 'is too short', 'VALUE_TOO_SHORT');
    const { nickname = email.split('@')[0] ?? '' } = strings(body['profile']);
    const account: Account = { email, password, id: randomUUID(), name: nickname, asks: 'code' };
    authority.members.set(email, account);
    return admit(account);
  }

  function verify({ body }: Visit): Answer {
    const { code, stateToken = '' } = strings(body);
    const found = unfinished.get(stateToken);
    if (found?.waitsFor !== 'code' || code !== CODE)
      return rejection(400, 'VERIFICATION_FAILED', 'The code is wrong or too old');
    unfinished.delete(stateToken);
    found.account.asks = 'nothing';
    return success(found.account);
  }

  function resend({ body }: Visit): Answer {
    const found = unfinished.get(strings(body)['stateToken'] ?? '');
    if (found) mailCode(found.account);
    return json(200, {});
  }

  function verifyFactor({ body, path }: Visit): Answer {
    const { stateToken = '' } = strings(body);
    const found = unfinished.get(stateToken);
    const factorType = decodeURIComponent(path.split('/').at(-2) ?? '');
    if (found?.waitsFor !== 'factor')
      return rejection(400, 'VERIFICATION_FAILED', 'The sign-in is unknown or too old');
    const challenge = (mfaChallengeData: object): Answer =>
      json(200, { state: 'MFA_CHALLENGE', stateToken, mfaChallengeData });
    const proof = Object.entries(body).find(([name]) => name.endsWith('Data'))?.[1];
    if (proof === undefined) return challenge(factors.challenge(found.account, factorType));
    const outcome = factors.check(found.account, factorType, proof);
    if (outcome === 'wrong') return rejection(400, 'VERIFICATION_FAILED', 'The proof is wrong or too old');
    if (outcome === 'waiting')
      return challenge({
        factorType,
        verificationChallengeData: { pushData: proof },
        availableFactors: FACTORS,
      });
    unfinished.delete(stateToken);
    return success(found.account);
  }

  function mailRecovery({ body }: Visit): Answer {
    const account = authority.members.get(emailOf(body));
    if (!account) return rejection(404, '-19999', 'No account has this e-mail address');
    const { url = '' } = strings(body['redirect']);
    const token = `recovery-${randomUUID()}`;
    recoveries.set(token, account);
    const link = `${url}#recoveryToken=${token}`;
    mails.unshift({
      to: account.email,
      subject: 'Set a new password',
      text: 'Follow the link to set a new password.',
      link,
    });
    return json(200, {});
  }

  function recover({ body }: Visit): Answer {
    const { recoveryToken = '', password = '' } = strings(body);
    const account = recoveries.get(recoveryToken);
    if (!account) return rejection(400, 'VERIFICATION_FAILED', 'The link is unknown, used or too old');
    if (password.length < SHORTEST_PASSWORD) return violation('password', 'is too short', 'VALUE_TOO_SHORT');
    recoveries.delete(recoveryToken);
    account.password = password;
    if (account.asks === 'newPassword') account.asks = 'nothing';
    return admit(account);
  }

  return {
    [`${IAM}/authentication/v2/login`]: login,
    [`${IAM}/authentication/v2/register`]: register,
    [`${IAM}/authentication/v2/{factorType}/verify`]: verifyFactor,
    [`${IAM}/verification/v1/auth/verify`]: verify,
    [`${IAM}/verification/v1/auth/resend`]: resend,
    [`${IAM}/recovery/v1/send-email`]: mailRecovery,
    [`${IAM}/recovery/v1/recover`]: recover,
  };
}

const emailOf = (body: Visit['body']): string =>
  (strings(body)['email'] ?? strings(body['loginId'])['email'] ?? '').toLowerCase();

/** An account with a captcha wants its own kind of answer. */
function captchaProblem({ asks }: Account, { captchaTokens }: Visit['body']): Answer | undefined {
  if (asks !== 'captcha' && asks !== 'invisibleCaptcha') return undefined;
  const { Recaptcha, InvisibleRecaptcha } = strings(
    Array.isArray(captchaTokens) ? captchaTokens[0] : undefined,
  );
  if (Recaptcha === undefined && InvisibleRecaptcha === undefined)
    return rejection(400, '-19971', 'A captcha answer is missing');
  const isRight =
    Recaptcha === CAPTCHA.visible ||
    (asks === 'invisibleCaptcha' && InvisibleRecaptcha === CAPTCHA.invisible);
  return isRight ? undefined : rejection(400, '-19970', 'The captcha answer is wrong');
}
