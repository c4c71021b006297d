import { HOUR_MS } from 'storewire-dev-kit/time';
import { vi } from 'vitest';
import { createClient, type KeyValueStorage, memoryStorage, visitor } from '../../../src/index.ts';
import { type Platform, startPlatform } from '../helpers/platform.ts';

const KEY = 'storewire:client-1';

export async function start(storage: KeyValueStorage = memoryStorage()) {
  const platform = await startPlatform();
  const client = createClient({
    baseUrl: platform.url,
    auth: visitor({ clientId: 'client-1', storage }),
    retry: { baseMs: 0 },
  });
  const stored = async () => JSON.parse((await storage.get(KEY)) ?? 'null');
  return { platform, client, storage, stored };
}

/** A client whose tokens have run out, as the clock says. */
export async function startExpired(storage?: KeyValueStorage) {
  const parts = await start(storage);
  await parts.client.currentCart.getCurrentCart();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 5 * HOUR_MS);
  parts.platform.transactionId = 'nothing that is known';
  parts.platform.seen.length = 0;
  parts.platform.tokenCalls.length = 0;
  return parts;
}

export const grants = ({ tokenCalls }: Platform): string[] =>
  tokenCalls.map(({ grantType, refreshToken }) =>
    refreshToken ? `${grantType} ${refreshToken}` : grantType,
  );
