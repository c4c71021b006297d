import type { Credentials } from '../../../src/index.ts';

/** Credentials whose access token is the name of who is signed in. */
export interface TestCredentials {
  auth: Credentials;
  /** Signs another person in. */
  become: (sessionId: string) => void;
}

export function testCredentials(first: string): TestCredentials {
  const listeners = new Set<() => void>();
  let current = first;
  return {
    auth: {
      access: async () => ({ headers: { authorization: current }, sessionId: current }),
      sessionId: async () => current,
      onSessionId: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    become: (sessionId) => {
      current = sessionId;
      for (const listener of listeners) listener();
    },
  };
}
