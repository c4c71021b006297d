import type { MfaFactor } from 'storewire';

/** All factor types of the contract, the fastest first. */
const FACTORS = ['WEBAUTHN', 'PUSH', 'TOTP', 'SMS', 'CALL', 'EMAIL', 'PASSWORD', 'RECOVERY_CODE'] as const;
export type FactorType = (typeof FACTORS)[number];

/** Types that do not require a message to the user. */
const AT_HAND: readonly FactorType[] = ['TOTP', 'PASSWORD', 'RECOVERY_CODE'];
export const isAtHand = (factor: FactorType): boolean => AT_HAND.includes(factor);

/** Types whose code or message can be sent again. */
const SENT: readonly FactorType[] = ['SMS', 'CALL', 'EMAIL', 'PUSH'];
export const isSent = (factor: FactorType): boolean => SENT.includes(factor);

/** Factors that are not set up, or that a rule of the site disables. */
const CLOSED: readonly (string | undefined)[] = [
  'REQUIRE_ACTIVATION',
  'REQUIRE_REENROLL',
  'DISABLED_BY_RULE',
  'INACTIVE',
];

/** The factors of an account that are set up and that this page supports. */
export const openFactors = (factors: readonly MfaFactor[]): FactorType[] =>
  FACTORS.filter((known) =>
    factors.some(({ factorType, factorStatus }) => factorType === known && !CLOSED.includes(factorStatus)),
  );

export const isFactorType = (value: string | null | undefined): value is FactorType =>
  FACTORS.some((known) => known === value);
