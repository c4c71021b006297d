import { gate, json, startServer } from 'storewire-dev-kit/server';
import { afterEach, expect, test, vi } from 'vitest';
import { type CredentialsContext, createClient, memoryStorage } from '../../../src/index.ts';
import { app } from '../../../src/server/index.ts';
import { failureOf } from '../helpers/failure.ts';
import { controlTimers, passSecond } from '../helpers/timers.ts';

const order = { id: 'o1' };

afterEach(() => void vi.useRealTimers());

/** A slow platform for apps with configurable responses. */
async function startAppPlatform(...answers: object[]) {
  const used: unknown[] = [];
  const { opened, open: letGo } = gate();
  const server = await startServer(async ({ url, headers, body }, response) => {
    if (!url.startsWith('/oauth'))
      return json(response, {}, headers['authorization'] === 'refused' ? 401 : 200);
    const answer = answers[used.push(JSON.parse(body).refresh_token) - 1] ?? {};
    if (used.length > 1) await opened;
    json(response, answer);
  });
  const auth = app({ appId: 'app-1', appSecret: 'secret', refreshToken: 'refresh-0' });
  return { used, letGo, auth, client: createClient({ baseUrl: server.url, auth, retry: false }) };
}

test('an app keeps a new refresh token whose answer is of no other use', async () => {
  const { used, letGo, client } = await startAppPlatform(
    { access_token: 'a', refresh_token: 'refresh-1', expires_in: -1 },
    { access_token: 'b' },
  );
  letGo();
  expect((await failureOf(client.orders.getOrder(order))).reason).toBe('badAnswer');
  await client.orders.getOrder(order);
  expect(used).toEqual(['refresh-0', 'refresh-1']);
});

test('an app whose token is rejected during a refresh does not use the refresh token again', async () => {
  const { used, letGo, auth, client } = await startAppPlatform(
    { access_token: 'refused', refresh_token: 'refresh-1', expires_in: 61 },
    { access_token: 'taken', refresh_token: 'refresh-2', expires_in: 3600 },
  );
  const context: CredentialsContext = { client };
  const sent = await auth.access(context, undefined);
  // in the last tenth of its life the token has to be refreshed; a call sent before gets a 401
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 57_000 });
  const renewing = auth.access(context, undefined);
  await vi.waitFor(() => expect(used.length).toBe(2));
  const renewed = auth.refresh?.(sent, context, undefined);
  letGo();
  expect([(await renewing).headers, (await renewed)?.headers, used]).toEqual([
    { authorization: 'taken' },
    { authorization: 'taken' },
    ['refresh-0', 'refresh-1'],
  ]);
});

test('an app requests a new token although another call has just read the rejected one from a slow storage', async () => {
  controlTimers();
  const platform = await startServer((_request, response) =>
    json(response, { access_token: `access-${platform.requests.length}`, expires_in: 3600 }),
  );
  const inner = memoryStorage();
  let wait: Promise<void> | undefined;
  let reads = 0;
  const get = async (key: string) => {
    reads++;
    const text = await inner.get(key);
    await wait;
    return text;
  };
  const all = app({ appId: 'app-1', appSecret: 'secret', storage: { ...inner, get } });
  const client = createClient({ baseUrl: platform.url });
  const context: CredentialsContext = { client };
  const [one, two] = [all.forInstance('i1'), all.forInstance('i1')];
  const sent = await one.access(context, undefined);
  const { opened, open: letGo } = gate();
  wait = opened;
  const readsBefore = reads;
  const reading = two.access(context, undefined);
  await vi.waitFor(() => expect(reads).toBe(readsBefore + 1));
  const renewed = one.refresh?.(sent, context, undefined);
  // time to join the reading
  await passSecond();
  letGo();
  expect([(await reading).headers, (await renewed)?.headers]).toEqual([
    { authorization: 'access-1' },
    { authorization: 'access-2' },
  ]);
  expect((await one.access(context, undefined)).headers).toEqual({ authorization: 'access-2' });
});
