import type { ServerResponse } from 'node:http';
import { json } from 'storewire-dev-kit/server';
import {
  createClient,
  type KeyValueStorage,
  type MemberCredentials,
  member,
  memoryStorage,
  type SessionEvent,
  type visitor,
} from '../../../../src/index.ts';
import { type Platform, startPlatform } from '../../helpers/platform.ts';
import { tokensOf } from '../../helpers/tokens.ts';

export const KEY = 'storewire:client-1';

export const memberOf = (storage: KeyValueStorage = memoryStorage()) =>
  member({ clientId: 'client-1', storage });

/** A client of a session, and what its storage has. */
export async function open<Make extends typeof member | typeof visitor>(
  make: Make,
  storage: KeyValueStorage = memoryStorage(),
) {
  const platform = await startPlatform();
  const auth = make({ clientId: 'client-1', storage }) as ReturnType<Make>;
  const client = createClient({ baseUrl: platform.url, auth, retry: false });
  const stored = async () => JSON.parse((await storage.get(KEY)) ?? 'null');
  return { platform, auth, client, storage, stored, call: () => client.currentCart.getCurrentCart() };
}

/** The events of a session from now on. */
export function eventsOf(auth: MemberCredentials): SessionEvent[] {
  const events: SessionEvent[] = [];
  auth.onSession((event) => events.push(event));
  return events;
}

/** A client of a member session, and its events. */
export async function openSession(storage?: KeyValueStorage, make = member) {
  const parts = await open(make, storage);
  return { ...parts, events: eventsOf(parts.auth) };
}

/** Signed in, with an access token that has expired. */
export async function openExpired(make = member) {
  const parts = await openSession(undefined, make);
  await parts.auth.start(tokensOf('old', -1));
  parts.events.length = 0;
  return parts;
}

/** A session that is stored already, with tokens that have expired or others. */
export async function openStored<Make extends typeof member | typeof visitor>(
  make: Make,
  tokens = tokensOf('old', -1),
  storage: KeyValueStorage = memoryStorage(),
) {
  await storage.set(KEY, JSON.stringify({ version: [1, 1], sessionId: 'i1', tokens }));
  return open(make, storage);
}

/** What tokens were requested with. */
export const grantsOf = ({ tokenCalls }: Platform): string[] =>
  tokenCalls.map(({ grantType, refreshToken }) => refreshToken ?? grantType);

/** Responds with tokens of a name. */
export const giveTokens = (response: ServerResponse, name: string, headers = {}): void =>
  json(
    response,
    { access_token: `access-${name}`, refresh_token: `refresh-${name}`, expires_in: 14_400 },
    200,
    headers,
  );
