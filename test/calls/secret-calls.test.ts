import { json, startServer } from 'storewire-dev-kit/server';
import { expect, test } from 'vitest';
import type { Credentials, TransportOptions } from '../../src/index.ts';
import { failureOf } from '../unit/helpers/failure.ts';
import { type Call, fetchedCalls } from './description.ts';
import { sampleNamed } from './inputs.ts';
import { isSecret } from './secrets.ts';
import { namespaced } from './styles.ts';

/** Credentials that could repeat a call after a 401. */
const refreshing: Credentials = {
  access: () => ({ headers: { authorization: 'old' }, sessionId: 'i' }),
  refresh: async () => ({ headers: { authorization: 'new' }, sessionId: 'i' }),
  sessionId: async () => 'i',
};

/** The calls that are sent more than once if they always get this status. */
async function repeatedAfter(status: number): Promise<Call[]> {
  const server = await startServer((_request, response) => json(response, {}, status));
  const options: TransportOptions = {
    baseUrl: server.url,
    siteUrl: server.url,
    auth: refreshing,
    retry: { retries: 1, baseMs: 0 },
  };
  const repeated: Call[] = [];
  for (const call of fetchedCalls) {
    server.requests.length = 0;
    await failureOf(namespaced(options, call, sampleNamed(call, 'full').input, {}));
    expect(server.requests.length, call.id).toBeGreaterThan(0);
    if (server.requests.length > 1) repeated.push(call);
  }
  return repeated;
}

test('some calls contain a secret, such as a password', () => {
  expect(fetchedCalls.filter(isSecret).map(({ id }) => id)).toEqual(
    expect.arrayContaining(['authentication.login', 'oauth.oauthToken']),
  );
});

test('of the calls with a token, those with a secret alone are sent once after a 401', async () => {
  const repeated = await repeatedAfter(401);
  expect(repeated).toEqual(fetchedCalls.filter((call) => !call.open && !isSecret(call)));
});

test('of the calls with a secret, only the one that reads is sent again after a 503', async () => {
  const repeated = await repeatedAfter(503);
  expect(repeated.length).toBeGreaterThan(1);
  expect(repeated.filter(isSecret).map(({ id }) => id)).toEqual(['oauth.oauthTokenInfo']);
});
