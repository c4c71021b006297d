import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { type IdentityServer, startIdentityServer } from '../../../../scripts/identity/server.ts';
import { type Client, createClient, type MemberCredentials, member, memoryStorage, type SessionStorage, type Tokens } from '../../../../src/index.ts';
import { renderInStore } from '../../helpers/render.tsx';

export const CALLBACK = 'http://localhost:3000/signed-in';
export const ANN = { email: 'ann@example.com', password: 'correct horse' };

/** Storage that tabs share: each hears what the others write. */
export function sharedStorage(): () => SessionStorage {
  const values = new Map<string, string>();
  const watchers = new Map<SessionStorage, Set<(key: string, value: string | undefined) => void>>();
  return () => {
    const tell = (key: string): void => {
      for (const [tab, heard] of watchers) if (tab !== storage) for (const hear of heard) hear(key, values.get(key));
    };
    const storage: SessionStorage = {
      get: (key) => values.get(key),
      set: (key, value) => {
        values.set(key, value);
        tell(key);
      },
      remove: (key) => {
        values.delete(key);
        tell(key);
      },
      watch: (key, listener) => {
        const hear = (changed: string, value: string | undefined): void => void (changed === key && listener(value));
        watchers.get(storage)?.add(hear);
        return () => void watchers.get(storage)?.delete(hear);
      },
    };
    watchers.set(storage, new Set());
    return storage;
  };
}

/** Tokens of a member, as a sign-in would bring them. */
export const tokensOf = (name: string): Tokens => ({
  accessToken: { value: `access-${name}`, expiresAt: Math.floor(Date.now() / 1000) + 14_400 },
  refreshToken: { value: `refresh-${name}`, role: 'member' },
});

export const settle = (): Promise<void> => act(() => new Promise<void>((resolve) => void setTimeout(resolve, 20)));

/** Gives the state of a hook to the test, as it was last rendered. */
export function grab<State>(useState: () => State): { Grab: () => ReactNode; state: () => State; seen: State[] } {
  const seen: State[] = [];
  function Grab(): ReactNode {
    seen.push(useState());
    return null;
  }
  const state = (): State => {
    const last = seen.at(-1);
    if (last === undefined) throw new Error('not rendered');
    return last;
  };
  return { Grab, state, seen };
}

export interface Stage<State> {
  server: IdentityServer;
  client: Client;
  session: MemberCredentials;
  state: () => State;
  seen: State[];
  unmount: () => void;
}

/** Renders a hook under a provider with a session, beside a real identity server. */
export async function stage<State>(useState: () => State, { storage = memoryStorage(), isStrict = false } = {}): Promise<Stage<State>> {
  const server = await startIdentityServer();
  onTestFinished(() => server.close());
  server.redirectUris = [CALLBACK];
  const session = member({ clientId: server.clientId, storage });
  const client = createClient({ baseUrl: server.url, auth: session, retry: false });
  const { Grab, state, seen } = grab(useState);
  const { unmount } = renderInStore(<Grab />, { client, session, isStrict });
  await settle();
  return { server, client, session, state, seen, unmount };
}
