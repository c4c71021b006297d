import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { type QueueLimits, queueRequests } from '../server/request-queue.ts';

/** A server that handles one request at a time, and responds to the first when the test says. */
function openServer(limits: Partial<QueueLimits>) {
  const handled: string[] = [];
  const { promise: held, resolve: respond } = Promise.withResolvers<void>();
  const app = new Hono().use(queueRequests({ concurrency: 1, maxWaiting: 10, maxWaitMs: 60_000, ...limits }));
  app.get('/:name', async ({ req, text }) => {
    handled.push(req.param('name'));
    await held;
    if (req.param('name') === 'failing') throw new Error('failed');
    return text('done');
  });
  app.onError((error, { text }) => ('getResponse' in error ? text('busy', 503) : text('failed', 500)));
  const send = async (name: string, init?: RequestInit) => (await app.request(`/${name}`, init)).status;
  return { handled, send, respond };
}

test('requests that wait are handled in the order in which they arrived, also after one that fails', async () => {
  const { handled, send, respond } = openServer({});
  const statuses = ['failing', 'b', 'c', 'd'].map((name) => send(name));
  await expect.poll(() => handled).toEqual(['failing']);
  respond();
  expect(await Promise.all(statuses)).toEqual([500, 200, 200, 200]);
  expect(handled).toEqual(['failing', 'b', 'c', 'd']);
});

test('a request that has waited too long gets 503, and is not handled', async () => {
  const { handled, send, respond } = openServer({ maxWaitMs: 1 });
  const first = send('a');
  expect(await send('b')).toBe(503);
  respond();
  expect(await first).toBe(200);
  expect(await send('c')).toBe(200);
  expect(handled).toEqual(['a', 'c']);
});

test('a request whose browser has left is not handled', async () => {
  const { handled, send, respond } = openServer({});
  const leave = new AbortController();
  const first = send('a');
  const second = send('b', { signal: leave.signal });
  const third = send('c');
  leave.abort();
  respond();
  expect(await Promise.all([first, second, third])).toEqual([200, 503, 200]);
  expect(handled).toEqual(['a', 'c']);
});

test('a request that finds the queue full gets 503 at once', async () => {
  const { send, respond } = openServer({ maxWaiting: 1 });
  const waiting = [send('a'), send('b')];
  expect(await send('c')).toBe(503);
  respond();
  expect(await Promise.all(waiting)).toEqual([200, 200]);
});
