import type { SignInResult } from 'storewire/react';
import { hasPasskeys } from './passkey.ts';

/** A sign-in that requires a second factor. */
export type FactorResult = Extract<SignInResult, { loginState: 'MFA_REQUIRED' | 'MFA_CHALLENGE' }>;

/** All factor types of the contract, the fastest first. */
const FACTORS = ['WEBAUTHN', 'PUSH', 'TOTP', 'SMS', 'CALL', 'EMAIL', 'PASSWORD', 'RECOVERY_CODE'] as const;
export type FactorType = (typeof FACTORS)[number];

/** Types that do not require a message to the user. */
const AT_HAND: readonly FactorType[] = ['TOTP', 'PASSWORD', 'RECOVERY_CODE'];
export const isAtHand = (factor: FactorType): boolean => AT_HAND.includes(factor);

/** Factors that are not set up, or that a rule of the site disables. */
const CLOSED: readonly (string | undefined)[] = [
  'REQUIRE_ACTIVATION',
  'REQUIRE_REENROLL',
  'DISABLED_BY_RULE',
  'INACTIVE',
];

const isPossible = (factor: FactorType): boolean => factor !== 'WEBAUTHN' || hasPasskeys();

/** The factors that the user can use here. */
export const openFactors = ({ data }: FactorResult): FactorType[] =>
  FACTORS.filter(
    (known) =>
      isPossible(known) &&
      data.factors.some(
        ({ factorType, factorStatus }) => factorType === known && !CLOSED.includes(factorStatus),
      ),
  );

/** The requested factor, if this page supports it. */
export const factorAskedFor = (result: FactorResult): FactorType | undefined =>
  result.loginState === 'MFA_CHALLENGE'
    ? FACTORS.find((known) => known === result.data.factorType && isPossible(known))
    : undefined;
