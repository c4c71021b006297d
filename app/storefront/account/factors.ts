import type { SignInResult } from 'storewire/react';
import { hasPasskeys } from './passkey.ts';

/** A sign-in that waits for a second proof. */
export type FactorResult = Extract<SignInResult, { loginState: 'MFA_REQUIRED' | 'MFA_CHALLENGE' }>;

/** Every kind of proof of the contract, the quickest first. */
const FACTORS = ['WEBAUTHN', 'PUSH', 'TOTP', 'SMS', 'CALL', 'EMAIL', 'PASSWORD', 'RECOVERY_CODE'] as const;
export type FactorType = (typeof FACTORS)[number];

/** Nothing has to be sent to the person first. */
const AT_HAND: readonly FactorType[] = ['TOTP', 'PASSWORD', 'RECOVERY_CODE'];
export const isAtHand = (factor: FactorType): boolean => AT_HAND.includes(factor);

/** What has not been set up, or a rule has closed. */
const CLOSED: readonly (string | undefined)[] = ['REQUIRE_ACTIVATION', 'REQUIRE_REENROLL', 'DISABLED_BY_RULE', 'INACTIVE'];

const isPossible = (factor: FactorType): boolean => factor !== 'WEBAUTHN' || hasPasskeys();

/** The proofs that the person can give here. */
export const openFactors = ({ data }: FactorResult): FactorType[] =>
  FACTORS.filter((known) => isPossible(known) && data.factors.some(({ factorType, factorStatus }) => factorType === known && !CLOSED.includes(factorStatus)));

/** The proof that is asked for now, if it is one that this page knows. */
export const factorAskedFor = (result: FactorResult): FactorType | undefined =>
  result.loginState === 'MFA_CHALLENGE' ? FACTORS.find((known) => known === result.data.factorType && isPossible(known)) : undefined;
