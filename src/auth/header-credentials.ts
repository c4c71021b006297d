import type { Access, Credentials, HeaderRecord } from '../core/options.ts';
import { randomId } from '../lib/random-id.ts';
import { canHash, fingerprint } from '../lib/tokens.ts';

/**
 * A token, key or password, or a function that returns the current one. The function is called for each
 * request, and again after a 401, so it should return a stored value while that is valid.
 */
export type Secret = string | (() => string | Promise<string>);

/** What is sent, what errors must not repeat, and what they say. */
type Sent = Omit<Access, 'identity'>;

/** Sends headers that contain a secret. Throws a `TypeError` for one that is empty. */
export function headerCredentials(secret: Secret, toSent: (secret: string) => Sent): Credentials {
  const accessWith = (value: string): Access => {
    const sent = toSent(value);
    return Object.freeze({ ...sent, headers: Object.freeze(sent.headers), identity: 'fixed' });
  };
  if (typeof secret === 'string') {
    const access = accessWith(secret);
    let identity: Promise<string> | undefined;
    // the same in every process, so that an upload can be resumed after a restart
    const identify = async (): Promise<string> =>
      canHash() ? fingerprint(JSON.stringify(access.headers)) : randomId();
    return { access: () => access, identity: () => (identity ??= identify()) };
  }
  const access = async (): Promise<Access> => accessWith(await secret());
  const identity = randomId();
  return {
    access,
    async refresh(rejected) {
      const next = await access();
      return isSame(next.headers, rejected.headers) ? undefined : next;
    },
    identity: async () => identity,
  };
}

const isSame = (a: HeaderRecord, b: HeaderRecord): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The text, or a `TypeError` if it is empty. */
export function notEmpty(text: string, name: string): string {
  if (!text) throw new TypeError(`the ${name} must not be empty`);
  return text;
}
