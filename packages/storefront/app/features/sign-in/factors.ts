/** The second factors of the contract, the fastest first. */
export const FACTORS = [
  'WEBAUTHN',
  'PUSH',
  'TOTP',
  'SMS',
  'CALL',
  'EMAIL',
  'PASSWORD',
  'RECOVERY_CODE',
] as const;

export type Factor = (typeof FACTORS)[number];

export const isFactor = (value: string | null | undefined): value is Factor =>
  FACTORS.some((factor) => factor === value);
