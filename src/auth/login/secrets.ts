import { DEEPEST, hideIn, hideSecrets } from '../../core/hide.ts';
import { isStoreError, StoreError, type StoreErrorDetails } from '../../errors/store-error.ts';

/** Any failure as a `StoreError` that repeats no secret: platforms quote what they refuse. */
export function withoutSecrets(error: unknown, operation: string, secrets: readonly string[]): StoreError {
  const tells = (value: unknown): boolean => hasSecret(value, secrets, 0);
  if (!isStoreError(error)) {
    const message = error instanceof Error ? error.message : 'Unknown failure';
    return new StoreError(hideSecrets(message, secrets), { kind: 'system', operation, cause: tells(error) ? undefined : error });
  }
  if (!tells(error)) return error;
  const { name: _name, kind, reason, ...facts } = error;
  const details = hideIn(facts, secrets) as StoreErrorDetails;
  return new StoreError(hideSecrets(error.message, secrets), { ...details, kind, reason, operation, cause: tells(error.cause) ? undefined : error.cause });
}

/** Looks where a log would look: into texts, members, messages, stacks and causes. What is too deep to look into counts as telling. */
function hasSecret(value: unknown, secrets: readonly string[], depth: number): boolean {
  if (typeof value === 'string') return hideSecrets(value, secrets) !== value;
  if (typeof value !== 'object' || value === null) return false;
  if (depth > DEEPEST) return secrets.length > 0;
  const parts: unknown[] = value instanceof Error ? [value.message, value.stack, value.cause] : [];
  return [...parts, ...Object.entries(value).flat()].some((part) => hasSecret(part, secrets, depth + 1));
}
