import { inspect } from 'node:util';
import { isStoreError, type StoreError } from 'storewire';

/** Everything of a value that a console could show. */
export const showAll = (value: unknown): string => inspect(value, { depth: 12, showHidden: true });

/** The `StoreError` that a call ends with. Anything else fails the test. */
export async function failureOf(call: Promise<unknown>): Promise<StoreError> {
  const outcome = await call.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  if (!('error' in outcome)) throw new Error(`expected a failure, got ${JSON.stringify(outcome.value)}`);
  if (!isStoreError(outcome.error)) throw new Error('expected a StoreError', { cause: outcome.error });
  return outcome.error;
}

/** Everything of an error that a log could show: itself, its causes, its JSON. */
export function everythingOf(error: unknown): string {
  const parts: string[] = [];
  for (
    let at: unknown = error, depth = 0;
    at !== undefined && depth < 10;
    at = (at as { cause?: unknown }).cause, depth++
  ) {
    parts.push(showAll(at), String(at), at instanceof Error ? `${at.message} ${at.stack}` : '');
    if (typeof at !== 'object' || at === null) break;
  }
  return [...parts, JSON.stringify(error)].join('\n');
}
