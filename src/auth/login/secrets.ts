import { hideSecrets } from '../../core/hide.ts';
import { asRecord } from '../../errors/normalise.ts';
import { isStoreError, StoreError, type StoreErrorDetails } from '../../errors/store-error.ts';

/** What is nested further may go round in circles. */
const DEEPEST = 12;

/** Any failure as a `StoreError` that repeats no secret: platforms quote what they refuse. */
export function withoutSecrets(error: unknown, operation: string, secrets: readonly string[]): StoreError {
  const hide = (text: string): string => hideSecrets(text, secrets);
  const tells = (value: unknown): boolean => hasSecret(value, secrets, 0);
  if (!isStoreError(error)) {
    const message = error instanceof Error ? error.message : 'Unknown failure';
    return new StoreError(hide(message), { kind: 'system', operation, cause: tells(error) ? undefined : error });
  }
  if (!tells(error)) return error;
  const { name: _name, ...facts } = error;
  const details = hideIn(facts, hide) as StoreErrorDetails;
  return new StoreError(hide(error.message), { ...details, cause: tells(error.cause) ? undefined : error.cause });
}

function hideIn(value: unknown, hide: (text: string) => string, depth = 0): unknown {
  if (typeof value === 'string') return hide(value);
  if (depth > DEEPEST) return undefined;
  if (Array.isArray(value)) return value.map((item) => hideIn(item, hide, depth + 1));
  const record = asRecord(value);
  return record ? Object.fromEntries(Object.entries(record).map(([name, member]) => [hide(name), hideIn(member, hide, depth + 1)])) : value;
}

/** Looks where a log would look: into texts, members, messages, stacks and causes. What is too deep to look into counts as telling. */
function hasSecret(value: unknown, secrets: readonly string[], depth: number): boolean {
  if (typeof value === 'string') return hideSecrets(value, secrets) !== value;
  if (typeof value !== 'object' || value === null) return false;
  if (depth > DEEPEST) return secrets.length > 0;
  const parts: unknown[] = value instanceof Error ? [value.message, value.stack, value.cause] : [];
  return [...parts, ...Object.entries(value).flat()].some((part) => hasSecret(part, secrets, depth + 1));
}
