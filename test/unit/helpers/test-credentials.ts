import type { Credentials } from '../../../src/index.ts';

/** Credentials whose access token is the name of who is signed in. */
export interface TestCredentials {
  auth: Credentials;
  /** Signs another person in. */
  become: (identity: string) => void;
}

export function testCredentials(first: string): TestCredentials {
  const listeners = new Set<() => void>();
  let current = first;
  return {
    auth: {
      access: async () => ({ headers: { authorization: current }, identity: current }),
      identity: async () => current,
      onIdentity: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    become: (identity) => {
      current = identity;
      for (const listener of listeners) listener();
    },
  };
}
