/** Second factors: challenges, and the verification of their proofs. */
import { createHash } from 'node:crypto';
import type {
  AuthenticationResponse,
  IdentityVerificationChallenge,
  MfaFactor,
  VerifyFactorInput,
} from 'storewire';
import type { Context } from '../../kernel/context/context.ts';
import { invalid } from '../../kernel/errors/failure.ts';
import type { Received } from '../../kernel/inputs/received.ts';
import { number } from '../../kernel/store/columns.ts';
import { defineEntity } from '../../kernel/store/entity.ts';
import {
  type Account,
  changeAccount,
  type Person,
  personOf,
  type SecondFactor,
} from '../members/accounts.ts';
import { createCode, tryCode } from '../members/codes.ts';
import type { Challenge, SignIn } from '../members/secret-kinds.ts';
import { deleteSecret, findSecret, secretId, updateSecret } from '../members/secrets.ts';
import { isPassword } from './passwords.ts';
import { totpStep } from './totp.ts';

/** A message on a phone that asks whether a sign-in is that of its owner. */
export interface Push {
  /** Id of the transaction. */
  id: string;
  memberId: string;
  email: string;
  isConfirmed: boolean;
  sentDate: string;
  /** Position among the messages of the shop. */
  sequence: number;
}

export const pushes = defineEntity<Push>()({
  name: 'push',
  isExported: false,
  columns: { sequence: number(({ sequence }) => sequence) },
});

/** A proof as the call receives it. */
export type Proof = Omit<Received<VerifyFactorInput>, 'factorType' | 'stateToken'>;

const PROOF_ATTEMPTS = 5;

/**
 * The factors of an account, those that a rule of the site disables too. Accounts of an export of version 0.1.0 may have
 * a passkey, which cannot be chosen.
 */
export const availableFactors = ({ secondFactors, disabledFactors }: Account): MfaFactor[] => [
  ...secondFactors
    .filter((factorType) => Object.hasOwn(CHALLENGES, factorType))
    .map((factorType) => ({ factorType, factorStatus: 'ENABLED' as const })),
  ...disabledFactors.map((factorType) => ({ factorType, factorStatus: 'DISABLED_BY_RULE' as const })),
];

/** Chooses a factor and sends what belongs to it. Call it in a write. */
export function chooseFactor(
  context: Context,
  stateToken: string,
  factorType: string,
): AuthenticationResponse {
  const { id, signIn, person } = waiting(context, stateToken) ?? unknownSignIn();
  const factor = person.account.secondFactors.find((each) => each === factorType);
  if (!factor) invalid('factorType', 'VALIDATION', 'is not a factor of this account');
  const { challenge, data } = CHALLENGES[factor](context, person);
  const attemptsLeft = { ...signIn.attemptsLeft };
  // a new code gets new attempts, a secret of the account does not
  if (!AT_HAND.has(factor)) attemptsLeft[factor] = PROOF_ATTEMPTS;
  updateSecret(context, 'signIn', id, { ...signIn, challenge: { factor, data, ...challenge }, attemptsLeft });
  return challengeResponse(stateToken, person, factor, data);
}

const challengeResponse = (
  stateToken: string,
  { account }: Person,
  factorType: SecondFactor,
  verificationChallengeData: IdentityVerificationChallenge,
): AuthenticationResponse => ({
  state: 'MFA_CHALLENGE',
  stateToken,
  mfaChallengeData: {
    factorType,
    verificationChallengeData,
    availableFactors: availableFactors(account),
    reason: 'USER_SETTINGS',
  },
});

type Begin = (
  context: Context,
  person: Person,
) => { challenge: Partial<Challenge>; data: IdentityVerificationChallenge };

const withoutChallenge: Begin = () => ({ challenge: {}, data: { hint: null } });

const byPhone: Begin = ({ clock, sendMail }, { account }) => {
  const { code, sent } = createCode(clock);
  const phone = account.phone ?? '';
  sendMail({ to: phone, subject: 'Message on the phone', text: `Your code is ${code}.`, code });
  return { challenge: { code: sent }, data: { hint: `••• •• ${phone.slice(-2)}` } };
};

const CHALLENGES: Readonly<Record<SecondFactor, Begin>> = {
  TOTP: withoutChallenge,
  PASSWORD: withoutChallenge,
  RECOVERY_CODE: withoutChallenge,
  SMS: byPhone,
  CALL: byPhone,
  EMAIL: ({ clock, sendMail }, { member: { loginEmail } }) => {
    const { code, sent } = createCode(clock);
    const to = loginEmail ?? '';
    sendMail({ to, subject: 'Your code', text: `Your code is ${code}.`, code });
    return { challenge: { code: sent }, data: { hint: `${to.slice(0, 1)}•••${to.slice(to.indexOf('@'))}` } };
  },
  PUSH: ({ db, ids, clock }, { member }) => {
    const id = ids.uuid();
    const email = member.loginEmail ?? '';
    db.of(pushes).save({
      id,
      memberId: member.id,
      email,
      isConfirmed: false,
      sentDate: clock.iso(),
      sequence: ids.next('push'),
    });
    return { challenge: {}, data: { pushData: { transactionId: id } } };
  },
};

/** What a proof shows. A push that was not answered yet is `waiting`. */
export type Verdict = 'right' | 'wrong' | { waiting: AuthenticationResponse };

/**
 * Verifies the proof of a factor, in a write of its own, because an attempt counts although the call fails. A
 * right proof uses up the sign-in, which is then returned.
 */
export async function verifyProof(
  context: Context,
  stateToken: string,
  factorType: string,
  proof: Proof,
): Promise<{ verdict: Verdict; signIn?: SignIn }> {
  const { account } = waiting(context, stateToken)?.person ?? {};
  const password = factorType === 'PASSWORD' ? proof.passwordData?.password : undefined;
  const hasPassword = password !== undefined && (await isPassword(password, account?.passwordHash));
  return context.db.write(() => {
    const found = waiting(context, stateToken);
    const challenge = found && challengeFor(found, factorType);
    if (!challenge) return { verdict: 'wrong' };
    const { id, signIn, person } = found;
    const left = signIn.attemptsLeft?.[challenge.factor] ?? PROOF_ATTEMPTS;
    if (left === 0) return { verdict: 'wrong' };
    const verdict = verdictOf(context, person, challenge, proof, hasPassword, stateToken);
    if (verdict === 'right') {
      deleteSecret(context, id);
      return { verdict, signIn };
    }
    if (verdict === 'wrong') {
      const attemptsLeft = { ...signIn.attemptsLeft, [challenge.factor]: left - 1 };
      updateSecret(context, 'signIn', id, { ...signIn, attemptsLeft, challenge });
    }
    return { verdict };
  });
}

/** Factors for which nothing is sent: people may give the proof without choosing the factor first. */
const AT_HAND: ReadonlySet<SecondFactor> = new Set(['TOTP', 'PASSWORD', 'RECOVERY_CODE']);

/** What a proof answers: the challenge of the factor, or one that begins with the proof. */
function challengeFor({ signIn, person }: Waiting, factorType: string): Challenge | undefined {
  if (signIn.challenge?.factor === factorType) return signIn.challenge;
  const factor = person.account.secondFactors.find((each) => each === factorType);
  return factor && AT_HAND.has(factor) ? { factor } : undefined;
}

function verdictOf(
  context: Context,
  person: Person,
  challenge: Challenge,
  proof: Proof,
  hasPassword: boolean,
  stateToken: string,
): Verdict {
  const { account } = person;
  const isRight = (value: boolean): Verdict => (value ? 'right' : 'wrong');
  switch (challenge.factor) {
    case 'PASSWORD':
      return isRight(hasPassword);
    case 'SMS':
      return isRight(tryCode(context.clock, challenge.code, proof.smsData?.code).isRight);
    case 'CALL':
      return isRight(tryCode(context.clock, challenge.code, proof.callData?.code).isRight);
    case 'EMAIL':
      return isRight(tryCode(context.clock, challenge.code, proof.emailData?.code).isRight);
    case 'TOTP':
      return isRight(useTotp(context, account, proof.totpData?.code ?? ''));
    case 'RECOVERY_CODE':
      return isRight(useRecoveryCode(context, account, proof.recoveryCodeData?.code ?? ''));
    case 'PUSH': {
      const id = proof.pushData?.transactionId;
      const push =
        id === challenge.data?.pushData?.transactionId ? context.db.of(pushes).get(id ?? '') : undefined;
      if (!push) return 'wrong';
      if (!push.isConfirmed)
        return {
          waiting: challengeResponse(stateToken, person, 'PUSH', { pushData: { transactionId: push.id } }),
        };
      context.db.of(pushes).delete(push.id);
      return 'right';
    }
  }
}

/** A code of an app is used up with its step. */
function useTotp(context: Context, account: Account, code: string): boolean {
  const { totp } = account;
  const step = totp && totpStep(totp.secret, code, context.clock.now(), totp.lastStep);
  if (!totp || step === undefined) return false;
  changeAccount(context, account, { totp: { ...totp, lastStep: step } });
  return true;
}

export const recoveryCodeHash = (code: string): string =>
  createHash('sha256').update(code.trim()).digest('base64url');

function useRecoveryCode(context: Context, account: Account, code: string): boolean {
  const hash = recoveryCodeHash(code);
  const left = account.recoveryCodes.filter((each) => each !== hash);
  if (left.length === account.recoveryCodes.length) return false;
  changeAccount(context, account, { recoveryCodes: left });
  return true;
}

interface Waiting {
  id: string;
  signIn: SignIn;
  person: Person;
}

/** The sign-in that waits for a second factor. */
function waiting(context: Context, stateToken: string): Waiting | undefined {
  const id = secretId('signIn', stateToken);
  const signIn = findSecret(context, 'signIn', id);
  const person = signIn && personOf(context, signIn.memberId);
  return person && signIn.waitsFor === 'factor' ? { id, signIn, person } : undefined;
}

function unknownSignIn(): never {
  return invalid('stateToken', 'VALIDATION', 'is not that of a sign-in that waits for a factor');
}
