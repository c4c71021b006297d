import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient, fixedToken, member, visitor } from '../../../src/index.ts';
import { randomId } from '../../../src/lib/random-id.ts';
import { startPlatform } from '../helpers/platform.ts';
import { tokensOf } from '../helpers/tokens.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const clientId = 'client-1';

/** What browsers leave of Web Crypto on an http page of another host than localhost. */
beforeEach(() => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
});
afterEach(() => vi.unstubAllGlobals());

describe('on a page without a secure context', () => {
  it('visitors and members make calls, also with request ids', async () => {
    const platform = await startPlatform();
    for (const auth of [visitor({ clientId }), member({ clientId })]) {
      const client = createClient({ baseUrl: platform.url, auth, requestIdHeader: 'x-request-id' });
      expect(await client.currentCart.getCurrentCart()).toEqual({ cart: { id: 'c1' } });
      expect(platform.requests.at(-1)?.headers['x-request-id']).toMatch(UUID);
    }
  });

  it('a member signs in and out', async () => {
    const session = member({ clientId });
    const before = (await session.session()).sessionId;
    await session.start(tokensOf('ann'));
    const { sessionId, isSignedIn } = await session.session();
    expect([isSignedIn, UUID.test(sessionId), sessionId === before]).toEqual([true, true, false]);
  });

  it('a fixed token has a session id, which stays the same', async () => {
    const auth = fixedToken('token');
    expect(await auth.sessionId()).toBe(await auth.sessionId());
  });
});

it('random ids are UUIDs of version 4, each another one', () => {
  const ids = Array.from({ length: 200 }, randomId);
  expect([ids.every((id) => UUID.test(id)), new Set(ids).size]).toEqual([true, 200]);
});
