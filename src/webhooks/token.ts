import { errors, type JWTPayload, jwtVerify } from 'jose';
import { checkAmount } from '../core/amounts.ts';
import { refuse, type WebhookCode } from './failures.ts';
import { publicKeyOf } from './public-key.ts';

/** How the token of a delivery is verified. */
export interface TokenOptions {
  /**
   * The public key of the app, from its dashboard: PEM (SPKI), also with lost line breaks or with `\n` in their place, or the base64 of the PEM on
   * one line. Throws a `TypeError` when it is missing or none of these.
   */
  publicKey: string;
  /** The `iss` that a token must have. Not asked for by default: the platform's own client does not check it in webhooks (recorded). */
  issuer?: string | undefined;
  /** The `aud` that a token must have or hold. Not asked for by default. */
  audience?: string | undefined;
  /**
   * Oldest token that is taken, in seconds since its `iat`. Default 259200, three days: the platform sends an event again for two days (its resend
   * policy), and no source tells whether it signs anew. A token without `iat` is refused, and one dated ahead; `Infinity` takes any age, and those
   * too.
   */
  maxAgeSeconds?: number | undefined;
  /** How far the clocks may be apart, in seconds, where `exp`, `nbf` and `iat` are checked. Default 60. */
  clockToleranceSeconds?: number | undefined;
  /** The time in milliseconds, for tests. Default `Date.now`. */
  now?: (() => number) | undefined;
}

export const MAX_AGE_SECONDS = 259_200;
export const TOLERANCE_SECONDS = 60;

/** Makes the function that verifies tokens and gives their claims. Nothing of a token but its header is read before its signature holds. */
export function tokenVerifier(options: TokenOptions): (token: string) => Promise<JWTPayload> {
  const keyOf = publicKeyOf(options.publicKey);
  const { issuer, audience, maxAgeSeconds = MAX_AGE_SECONDS, clockToleranceSeconds = TOLERANCE_SECONDS, now = Date.now } = options;
  checkAmount('maxAgeSeconds', maxAgeSeconds, 0, Number.POSITIVE_INFINITY);
  checkAmount('clockToleranceSeconds', clockToleranceSeconds, 0);
  const rules = {
    algorithms: ['RS256'],
    clockTolerance: clockToleranceSeconds,
    ...(issuer === undefined ? {} : { issuer }),
    ...(audience === undefined ? {} : { audience }),
    ...(maxAgeSeconds === Number.POSITIVE_INFINITY ? {} : { maxTokenAge: maxAgeSeconds }),
  };
  return async (token) => {
    const key = await keyOf();
    try {
      return (await jwtVerify(token, key, { ...rules, currentDate: new Date(now()) })).payload;
    } catch (error) {
      throw toRefusal(error);
    }
  };
}

const CODES: Readonly<Record<string, WebhookCode>> = {
  [errors.JOSEAlgNotAllowed.code]: 'INVALID_SIGNATURE',
  [errors.JWSSignatureVerificationFailed.code]: 'INVALID_SIGNATURE',
  [errors.JWTExpired.code]: 'EXPIRED_TOKEN',
  [errors.JWTClaimValidationFailed.code]: 'INVALID_CLAIM',
};

/** The message without the error that it comes from: that one holds the claims, and with them what people bought. */
function toRefusal(error: unknown): unknown {
  if (!(error instanceof errors.JOSEError)) return error;
  return refuse(CODES[error.code] ?? 'INVALID_TOKEN', error.message);
}
