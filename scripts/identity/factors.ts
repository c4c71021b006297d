import { randomUUID } from 'node:crypto';
import { type Account, CODE } from './accounts.ts';
import { strings } from './http.ts';
import type { PasskeyCheck } from './passkeys.ts';

/** A push notification that asks for the approval of a sign-in. */
export interface Push {
  transactionId: string;
  to: string;
  isConfirmed: boolean;
}

/** Every kind of proof, the last of which a rule of the site has closed. */
export const FACTORS = [
  ...['TOTP', 'WEBAUTHN', 'PUSH', 'SMS', 'EMAIL', 'PASSWORD', 'RECOVERY_CODE'].map((factorType) => ({
    factorType,
    factorStatus: 'ENABLED',
  })),
  { factorType: 'CALL', factorStatus: 'DISABLED_BY_RULE' },
];

const HINTS: Readonly<Record<string, string>> = { SMS: '••• •• 42', EMAIL: 'm•••@example.com' };

/** The second factor of an account. */
export interface FactorCheck {
  /** The challenge of one factor, in the members of the contract. */
  challenge(account: Account, factorType: string): object;
  /** Whether a proof is right. `waiting`: the person has not said so yet. */
  check(account: Account, factorType: string, proof: unknown): 'right' | 'wrong' | 'waiting';
}

export function factorCheck(passkeys: PasskeyCheck, pushes: Push[]): FactorCheck {
  function challengeData({ email }: Account, factorType: string): object {
    if (factorType === 'WEBAUTHN') return { webauthnData: passkeys.challenge(email) };
    if (factorType !== 'PUSH') return { hint: HINTS[factorType] ?? null };
    const push = { transactionId: randomUUID(), to: email, isConfirmed: false };
    pushes.unshift(push);
    return { pushData: { transactionId: push.transactionId } };
  }

  function stateOfPush({ email }: Account, proof: unknown): 'right' | 'wrong' | 'waiting' {
    const push = pushes.find(
      ({ transactionId, to }) => to === email && transactionId === strings(proof)['transactionId'],
    );
    if (!push) return 'wrong';
    return push.isConfirmed ? 'right' : 'waiting';
  }

  return {
    challenge: (account, factorType) => ({
      factorType,
      verificationChallengeData: challengeData(account, factorType),
      availableFactors: FACTORS,
      reason: 'USER_SETTINGS',
    }),
    check: (account, factorType, proof) => {
      if (factorType === 'PUSH') return stateOfPush(account, proof);
      const { code, password } = strings(proof);
      const isRight =
        factorType === 'WEBAUTHN'
          ? passkeys.isProof(account.email, proof)
          : factorType === 'PASSWORD'
            ? password === account.password
            : code === CODE;
      return isRight ? 'right' : 'wrong';
    },
  };
}
