import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { breaks } from '../../kernel/errors/failure.ts';

const BYTES = 32;
const MIN_PASSWORD_LENGTH = 8;
const MAX_PASSWORD_LENGTH = 100;

const derive = promisify<string, string, number, Buffer>(scrypt);

/** The hash of a password as it is stored: `scrypt$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString('base64url');
  return `scrypt$${salt}$${(await derive(password, salt, BYTES)).toString('base64url')}`;
}

/** The same with a given salt, for seeds: the hash is always the same. */
export const seededHash = (password: string, salt: string): string =>
  `scrypt$${salt}$${scryptSync(password, salt, BYTES).toString('base64url')}`;

/** Whether a password is the one with this hash. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, salt, hash] = stored?.split('$') ?? [];
  if (salt === undefined || hash === undefined) return false;
  return timingSafeEqual(await derive(password, salt, BYTES), Buffer.from(hash, 'base64url'));
}

/** Throws a violation for a password that is too short or too long. `field` is its location in the input. */
export function checkPassword(password: string, field: string): void {
  const [ruleName, description, threshold] =
    password.length < MIN_PASSWORD_LENGTH
      ? ['VALUE_TOO_SHORT', `must have at least ${MIN_PASSWORD_LENGTH} characters`, MIN_PASSWORD_LENGTH]
      : password.length > MAX_PASSWORD_LENGTH
        ? ['VALUE_TOO_LONG', `must have at most ${MAX_PASSWORD_LENGTH} characters`, MAX_PASSWORD_LENGTH]
        : [];
  if (ruleName && description) breaks(field, ruleName, description, { threshold });
}
