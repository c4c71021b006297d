import { expect, test } from 'vitest';
import { createClient, member, memoryStorage } from '../../../../src/index.ts';
import { startPlatform } from '../../helpers/platform.ts';

test('1,000 parallel first calls make exactly one token request', async () => {
  const platform = await startPlatform();
  const auth = member({ clientId: 'client-1', storage: memoryStorage() });
  const { currentCart } = createClient({ baseUrl: platform.url, auth, retry: { baseMs: 0 } });
  await Promise.all(Array.from({ length: 1000 }, () => currentCart.getCurrentCart()));
  expect(platform.tokenCalls.length).toBe(1);
});
