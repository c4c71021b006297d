/** Codes of six digits, in emails and text messages. */
import { createHash, randomInt } from 'node:crypto';
import type { Clock } from '../../kernel/values/clock.ts';

const MINUTES = 10;
const ATTEMPTS = 5;

/** A code that was sent. Only its hash is stored. */
export interface SentCode {
  hash: string;
  expires: string;
  attemptsLeft: number;
}

const codeHash = (code: string): string => createHash('sha256').update(code).digest('base64url');

/** A new code, valid for ten minutes and five attempts. `code` is given by seeds only. */
export function createCode(
  clock: Pick<Clock, 'now'>,
  code = String(randomInt(1_000_000)).padStart(6, '0'),
): { code: string; sent: SentCode } {
  const expires = new Date(clock.now() + MINUTES * 60_000).toISOString();
  return { code, sent: { hash: codeHash(code), expires, attemptsLeft: ATTEMPTS } };
}

/** Tries a code. `sent` is what to store instead: one attempt less. */
export function tryCode(
  clock: Clock,
  sent: SentCode | undefined,
  code: string | undefined,
): { isRight: boolean; sent?: SentCode } {
  if (!sent || sent.attemptsLeft === 0 || sent.expires <= clock.iso()) return { isRight: false };
  return {
    isRight: code !== undefined && codeHash(code) === sent.hash,
    sent: { ...sent, attemptsLeft: sent.attemptsLeft - 1 },
  };
}
