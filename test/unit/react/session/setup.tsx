import { act } from '@testing-library/react';
import { type IdentityPlatform, startIdentityPlatform } from 'storewire-platform/testing';
import { onTestFinished } from 'vitest';
import {
  type Client,
  createClient,
  type KeyValueStorage,
  type MemberCredentials,
  member,
  memoryStorage,
} from '../../../../src/index.ts';
import { grab, renderInStore, settle } from '../../helpers/render.tsx';

export const CALLBACK = 'http://localhost:3000/signed-in';
export const ANN = { email: 'ann@example.com', password: 'correct horse' };

/** Shows the page, as the browser does after a load or, persisted, when it restores a page. */
export const showPage = (how: PageTransitionEventInit): Promise<void> =>
  act(async () => void window.dispatchEvent(Object.assign(new Event('pageshow'), how)));

export interface Stage<State> {
  server: IdentityPlatform;
  client: Client;
  session: MemberCredentials;
  state: () => State;
  seen: State[];
  unmount: () => void;
}

interface StageOptions {
  storage?: KeyValueStorage;
  isStrict?: boolean;
  afterEnd?: 'visitor' | 'none';
}

/** Renders a hook under a provider with a session, with a real platform. */
export async function stage<State>(
  useState: () => State,
  { storage = memoryStorage(), isStrict = false, afterEnd = 'visitor' }: StageOptions = {},
): Promise<Stage<State>> {
  const server = await startIdentityPlatform();
  onTestFinished(() => server.close());
  const session = member({ clientId: server.clientId, storage, afterEnd });
  const client = createClient({ baseUrl: server.url, auth: session, retry: false });
  const { Grab, state, seen } = grab(useState);
  const { unmount } = renderInStore(<Grab />, { client, session, isStrict });
  await settle();
  return { server, client, session, state, seen, unmount };
}
