import { DEEPEST } from './hide.ts';

/** Shorter texts stand in too many words by chance. */
const SHORTEST = 4;

/** Members of inputs that nobody may see again, in both spellings of OAuth. */
const SECRET = /password$|token(?:s|params)?$|^code$|(?:verificationcode|verifier|secret)$|^(?:credential|authorization|transactionid)$/i;

/** Every secret text of an input, longest first. */
export function secretsOf(value: unknown, isSecret = false, depth = 0): string[] {
  if (typeof value === 'string') return isSecret && value.length >= SHORTEST ? [value] : [];
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return [];
  const found = Object.entries(value).flatMap(([name, member]) => secretsOf(member, isSecret || SECRET.test(name), depth + 1));
  return found.toSorted((a, b) => b.length - a.length);
}
