/** Codes of authenticator apps: RFC 6238 with SHA-1, six digits and 30 seconds, as all apps support it. */
import { createHmac } from 'node:crypto';

const STEP_MS = 30_000;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const stepAt = (time: number): number => Math.floor(time / STEP_MS);

/** The code at a time, in milliseconds since 1970. The secret is in Base32. */
export const totpAt = (secret: string, time: number): string => codeOf(secret, stepAt(time));

/**
 * The step of a code that is valid now, or one step earlier or later. Codes of earlier steps than `after`
 * were used up. Returns undefined for any other code.
 */
export function totpStep(secret: string, code: string, time: number, after = -1): number | undefined {
  const now = stepAt(time);
  return [now - 1, now, now + 1].find((step) => step > after && codeOf(secret, step) === code);
}

function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const number = digest.readUInt32BE((digest[19] ?? 0) & 15) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, '0');
}

function fromBase32(text: string): Buffer {
  const bits = [...text.replaceAll('=', '').toUpperCase()]
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
