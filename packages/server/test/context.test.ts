import { createClient, fixedToken, graphql, webMethods } from 'storewire';
import { getOrder } from 'storewire/operations';
import { gate, json, startServer } from 'storewire-dev-kit/server';
import { getClient, getElevatedClient, runWithClient, runWithElevatedClient } from 'storewire-server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

const NO_CLIENT =
  'Wix context is not available. Make sure to initialize the Wix context before using SDK modules';
const NO_ELEVATED =
  'An elevated client is required to use elevated modules. Make sure to initialize the Wix context with an elevated client before using elevated SDK modules';

describe('Two overlapping server requests never share a token.', () => {
  it('never share a token, for any concurrent work', async () => {
    const platform = await startServer((_request, response) => json(response, { order: {} }));
    const begun = gate();
    const handle = (token: string, wait: Promise<void>): Promise<unknown> =>
      runWithClient(createClient({ baseUrl: platform.url, auth: fixedToken(token) }), async () => {
        await getOrder(getClient(), { id: `${token}-1` });
        await wait;
        await new Promise((resolve) => setTimeout(resolve, 1));
        await Promise.all([2, 3].map(async (count) => getOrder(getClient(), { id: `${token}-${count}` })));
        await new Promise((resolve) =>
          queueMicrotask(() => resolve(getOrder(getClient(), { id: `${token}-4` }))),
        );
      });
    const first = handle('ann', begun.opened);
    const second = handle('ben', Promise.resolve()).finally(begun.open);
    await Promise.all([first, second]);
    const seen = platform.requests.map(({ url, headers }) => `${headers['authorization']} ${url}`);
    expect(seen.toSorted()).toEqual(
      ['ann', 'ben'].flatMap((name) =>
        [1, 2, 3, 4].map((count) => `${name} /ecom/v1/orders/${name}-${count}`),
      ),
    );
  });
});

describe('a context', () => {
  const [client, other, elevated] = [createClient(), createClient(), createClient()];

  it('gives what work gives, and hands its failure on', async () => {
    expect(runWithClient(client, () => 5)).toBe(5);
    await expect(runWithClient(client, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  });

  it('ends with its work, and the one around it is back', () => {
    runWithClient(client, () => {
      runWithClient(other, () => expect(getClient()).toBe(other));
      expect(getClient()).toBe(client);
    });
    expect(getClient).toThrow(NO_CLIENT);
  });

  it('gives an elevated client only on request', () => {
    runWithElevatedClient(elevated, () => {
      expect(getElevatedClient()).toBe(elevated);
      expect(getClient).toThrow(NO_CLIENT);
      runWithClient(client, () => expect([getClient(), getElevatedClient()]).toEqual([client, elevated]));
    });
    runWithClient(client, () => {
      expect(getElevatedClient).toThrow(NO_ELEVATED);
      runWithElevatedClient(elevated, () =>
        expect([getClient(), getElevatedClient()]).toEqual([client, elevated]),
      );
    });
  });
});

describe('Calling a module without a client throws at once.', () => {
  // as in JavaScript, where a missing client is no compile error
  const none = undefined as never;

  it.each<[string, () => unknown]>([
    ['graphql', () => graphql(none, '{ site { name } }')],
    ['fetchWithAuth', () => webMethods<{ apply: () => string }>(none, 'cart').apply()],
  ])('%s is what the error names', async (name, use) => {
    await expect(Promise.resolve().then(use)).rejects.toMatchObject({
      name: 'StoreError',
      kind: 'client',
      code: 'NO_CONTEXT',
      message: `${name} is not available in this context`,
      hint: 'pass the client that createClient returned as the first argument',
    });
  });

  it.each([
    [getClient, NO_CLIENT, 'run the work of the request with runWithClient(client, work)'],
    [
      getElevatedClient,
      NO_ELEVATED,
      'run the work of the request with runWithElevatedClient(elevated, work)',
    ],
  ])('%o says so instead of guessing', (get, message, hint) => {
    expect(get).toThrow(
      expect.objectContaining({ name: 'StoreError', kind: 'client', code: 'NO_CONTEXT', message, hint }),
    );
  });

  it('the hint shows on a server in production, too, as those of failed calls do', () => {
    vi.stubEnv('NODE_ENV', 'production');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(getClient).toThrow(expect.objectContaining({ hint: expect.stringContaining('runWithClient') }));
  });
});
