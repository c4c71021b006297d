import { json, startServer } from 'storewire-dev-kit/server';
import { expect, test } from 'vitest';
import { type Credentials, createTransport } from '../../../src/index.ts';
import * as functions from '../../../src/operations.ts';
import { failureOf } from '../../unit/helpers/failure.ts';
import { LINES } from './calls.ts';

/** Credentials that could repeat a call after a 401. */
const refreshing: Credentials = {
  access: () => ({ headers: { authorization: 'old' }, identity: 'i' }),
  refresh: async () => ({ headers: { authorization: 'new' }, identity: 'i' }),
  identity: async () => 'i',
};

test('a call with a secret is sent once after a 401, and of those with a token only such calls', async () => {
  const server = await startServer((_request, response) => json(response, {}, 401));
  const client = createTransport({
    baseUrl: server.url,
    siteUrl: server.url,
    auth: refreshing,
    retry: { retries: 1, baseMs: 0 },
  });
  for (const { call, isSecret, sample } of LINES) {
    server.requests.length = 0;
    const { info } = Reflect.get(functions, call.name) as (typeof functions)['getOrder'];
    await failureOf(
      Reflect.apply(
        Reflect.get(functions, call.name) as (...input: unknown[]) => Promise<unknown>,
        undefined,
        [client, sample.input],
      ),
    );
    expect([call.id, server.requests.length]).toEqual([call.id, isSecret || info.noAuth ? 1 : 2]);
  }
  expect(LINES.filter(({ isSecret }) => isSecret).length).toBeGreaterThan(10);
});
