import { errors } from 'jose';
import { deliveryError, type WebhookCode } from './delivery-error.ts';

/** What the times of a token are checked with. */
export interface TimeLimits {
  maxAgeSeconds: number;
  clockToleranceSeconds: number;
}

/** What the documented codes of jose mean. */
const CODES: Readonly<Record<string, WebhookCode>> = {
  ERR_JOSE_ALG_NOT_ALLOWED: 'INVALID_SIGNATURE',
  ERR_JWS_SIGNATURE_VERIFICATION_FAILED: 'INVALID_SIGNATURE',
  ERR_JWT_EXPIRED: 'EXPIRED_TOKEN',
  ERR_JWT_CLAIM_VALIDATION_FAILED: 'INVALID_CLAIM',
};

/**
 * The error of a delivery that jose has rejected. It has a message only: the error of jose contains the claims, and
 * with them personal data.
 */
export function explainRejection(error: unknown, body: string, limits: TimeLimits): unknown {
  if (!(error instanceof errors.JOSEError)) return error;
  const code = CODES[error.code] ?? 'INVALID_TOKEN';
  // messages about a header quote it, and anybody can send one
  const message = code === 'INVALID_TOKEN' ? explainBody(body) : explainTime(error, limits);
  return deliveryError(code, message ?? error.message);
}

/** Every JWT begins with `{"` in base64url, and so do those of a JWT in base64. */
const JWT_IN_BASE64 = /^ZXlK/;
/** JSON, or an object that became `[object Object]`. */
const OBJECT = /^[{["]/;

function explainBody(body: string): string {
  if (JWT_IN_BASE64.test(body))
    return 'The delivery is a JWT in base64, as some serverless hosts pass bodies (isBase64Encoded): decode it first';
  const found = body === '' ? 'empty' : OBJECT.test(body) ? 'JSON' : undefined;
  if (!found) return 'The delivery is not a JWT';
  return `The delivery is ${found}, not a JWT: if a body parser such as express.json() has read the body, handle the request before it, or pass the text that was sent`;
}

/** What is wrong with a time, and with which clock and limit it was compared. */
function explainTime(
  error: errors.JOSEError,
  { maxAgeSeconds, clockToleranceSeconds }: TimeLimits,
): string | undefined {
  if (!(error instanceof errors.JWTExpired || error instanceof errors.JWTClaimValidationFailed))
    return undefined;
  const { claim, reason, payload } = error;
  if (reason !== 'check_failed' || !['iat', 'nbf', 'exp'].includes(claim)) return undefined;
  const seconds = Math.round(Number(payload[claim]) - Date.now() / 1000);
  const distance = `${Math.abs(seconds)} seconds ${seconds > 0 ? 'ahead of' : 'behind'}`;
  const limit =
    claim === 'iat' && seconds < 0
      ? `maxAgeSeconds allows ${maxAgeSeconds}`
      : `clockToleranceSeconds allows ${clockToleranceSeconds}`;
  return `"${claim}" is ${distance} the clock of this server: ${limit}`;
}
