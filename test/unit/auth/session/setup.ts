import {
  createClient,
  type KeyValueStorage,
  member,
  memoryStorage,
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

export const openSession = (storage?: KeyValueStorage) => open(member, storage);

/** A session that is stored already, with tokens that have expired or others. */
export async function openStored<Make extends typeof member | typeof visitor>(
  make: Make,
  tokens = tokensOf('old', -1),
  storage: KeyValueStorage = memoryStorage(),
) {
  await storage.set(KEY, JSON.stringify({ identity: 'i1', tokens }));
  return open(make, storage);
}

/** What tokens were requested with. */
export const grantsOf = ({ tokenCalls }: Platform): string[] =>
  tokenCalls.map(({ grantType, refreshToken }) => refreshToken ?? grantType);
