import {
  createClient,
  type KeyValueStorage,
  type MemberCredentials,
  member,
  memoryStorage,
  type visitor,
} from '../../../../src/index.ts';
import { startPlatform } from '../../helpers/platform.ts';
import { tokensOf } from '../../helpers/tokens.ts';

export const KEY = 'storewire:client-1';

export const memberOf = (storage: KeyValueStorage = memoryStorage()): MemberCredentials =>
  member({ clientId: 'client-1', storage });

/** A client of a member, and what its storage has. */
export async function openSession(storage: KeyValueStorage = memoryStorage()) {
  const platform = await startPlatform();
  const auth = memberOf(storage);
  const client = createClient({ baseUrl: platform.url, auth, retry: false });
  const stored = async () => JSON.parse((await storage.get(KEY)) ?? 'null');
  return { platform, auth, stored, call: () => client.currentCart.getCurrentCart() };
}

/** An expired session that is stored already. */
export async function openStored(make: typeof member | typeof visitor) {
  const platform = await startPlatform();
  const storage = memoryStorage();
  await storage.set(KEY, JSON.stringify({ identity: 'i1', tokens: tokensOf('old', -1) }));
  const auth = make({ clientId: 'client-1', storage });
  return { platform, auth, client: createClient({ baseUrl: platform.url, auth, retry: false }) };
}
