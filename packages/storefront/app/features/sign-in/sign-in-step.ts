import type { CurrentState, MfaFactor } from 'storewire';
import type { FormResult } from '../../form/form-result.ts';

/** The step of a sign-in that the page shows. It contains no token: those are in HttpOnly cookies. */
export interface SignInStep {
  loginState: CurrentState['loginState'];
  email?: string | undefined;
  /** The second factors to choose from. */
  factors?: readonly MfaFactor[] | undefined;
  /** The second factor that the platform has asked for. */
  factorType?: string | undefined;
  /** Where its code was sent. */
  hint?: string | null | undefined;
}

/** What the form of a step is answered with. */
export interface SignInResult extends FormResult {
  step?: SignInStep;
  /** The step must be repeated with a token of the captcha with this site key. */
  captcha?: { isVisible: boolean; siteKey: string } | undefined;
  /** Why the step has failed, as a code of the sign-in. */
  errorCode?: string;
}

/** The second factors that the page has a form for, the fastest first: those of the contract except `WEBAUTHN`. */
export const FACTORS = ['PUSH', 'TOTP', 'SMS', 'CALL', 'EMAIL', 'PASSWORD', 'RECOVERY_CODE'] as const;

export type Factor = (typeof FACTORS)[number];

export const isFactor = (value: string | null | undefined): value is Factor =>
  FACTORS.some((factor) => factor === value);
