import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { byService, fetchedCalls } from '../../../contract/description.ts';
import { expectFailure } from '../example-calls.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** The first call of each service is made in the fast tests. */
const others = byService(fetchedCalls).flatMap(([, calls]) => calls.slice(1));

test.each(others)('a handler responds to $id with each of its failures by name', async (call) => {
  for (const failure of call.failures) await expectFailure(server, call, failure);
  expect(call.failures.length).toBeGreaterThan(1);
});
