/** The second factors that the page has a form for, the fastest first: those of the contract except `WEBAUTHN`. */
export const FACTORS = ['PUSH', 'TOTP', 'SMS', 'CALL', 'EMAIL', 'PASSWORD', 'RECOVERY_CODE'] as const;

export type Factor = (typeof FACTORS)[number];

export const isFactor = (value: string | null | undefined): value is Factor =>
  FACTORS.some((factor) => factor === value);
