import { isStoreError, StoreError } from './store-error.ts';

/** Runs work whose failure may quote what was sent, as platforms do in their descriptions. Errors come out without these values. */
export async function hidingFromErrors<T>(secrets: readonly (string | undefined)[], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw withoutSecrets(
      error,
      secrets.flatMap((secret) => secret || []),
    );
  }
}

function withoutSecrets(error: unknown, secrets: readonly string[]): unknown {
  if (!isStoreError(error) || !secrets.some((secret) => quotes(error, secret))) return error;
  const { kind, ...details } = error;
  return new StoreError(String(hide(error.message, secrets)), { kind, ...hideMembers(details, secrets), cause: withoutSecrets(error.cause, secrets) });
}

const quotes = (error: StoreError, secret: string): boolean =>
  JSON.stringify([error.message, { ...error }]).includes(secret) || (isStoreError(error.cause) && quotes(error.cause, secret));

function hide(value: unknown, secrets: readonly string[]): unknown {
  if (typeof value === 'string') return secrets.reduce((text, secret) => text.replaceAll(secret, '(hidden)'), value);
  if (Array.isArray(value)) return value.map((each) => hide(each, secrets));
  return typeof value === 'object' && value !== null ? hideMembers(value, secrets) : value;
}

const hideMembers = (value: object, secrets: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).map(([name, member]) => [name, hide(member, secrets)]));
