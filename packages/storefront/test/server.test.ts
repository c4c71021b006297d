import { expect, test } from 'vitest';
import { openWith } from './scripted-platform.ts';

test('a form is accepted behind a proxy that terminates TLS', async () => {
  const { send } = await openWith((_request, response) => void response.writeHead(503).end());
  const sendForm = async (origin: string) =>
    (
      await send('/en/cart', {
        method: 'POST',
        headers: { origin },
        body: new URLSearchParams({ intent: 'nothing' }),
      })
    ).status;
  expect(await sendForm('https://shop.example')).toBe(200);
  expect(await sendForm('http://shop.example')).toBe(403);
});

test('no more than 16 pages are read and rendered at the same time, and the others wait', async () => {
  let running = 0;
  let most = 0;
  const held: (() => void)[] = [];
  const { send } = await openWith((request, response) => {
    // the first call of a page
    if (!request.url?.includes('/oauth2/token')) return void response.writeHead(404).end('{}');
    running += 1;
    most = Math.max(most, running);
    held.push(() => {
      running -= 1;
      response.writeHead(404).end('{}');
    });
  });
  const statuses: Promise<number>[] = Array.from({ length: 60 }, () =>
    send('/en/legal/terms').then(({ status }) => status),
  );
  await expect.poll(() => held.length).toBeGreaterThanOrEqual(16);
  let done = 0;
  for (const each of statuses) void each.then(() => (done += 1));
  while (done < statuses.length) {
    held.shift()?.();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  // the catalog, which all pages share, is read once more
  expect([16, 17]).toContain(most);
  expect(new Set(await Promise.all(statuses))).toEqual(new Set([200]));
});

test('what is beyond the queue gets 503 with the time to wait, and what leaves makes room', async () => {
  let isSilent = true;
  const { send } = await openWith((_request, response) => {
    if (!isSilent) response.writeHead(404).end('{}');
  });
  const leave = new AbortController();
  const waiting = Array.from({ length: 1016 }, () => send('/en/legal/terms', { signal: leave.signal }));
  const refused = await send('/en/legal/terms');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
  leave.abort();
  await Promise.allSettled(waiting);
  isSilent = false;
  expect((await send('/en/legal/terms')).status).toBe(200);
});

test('the health check needs no platform', async () => {
  const { send } = await openWith(() => undefined);
  const response = await send('/health');
  expect([response.status, await response.text()]).toEqual([200, 'ok']);
});

test('each request is a line of JSON with the id that the response and its errors have', async () => {
  const lines: string[] = [];
  const { send, log } = await openWith(
    (request, response) => {
      if (!request.url?.includes('/oauth2/token')) return void response.writeHead(500).end('{}');
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end('{"access_token":"a","refresh_token":"r","expires_in":14400,"token_type":"Bearer"}');
    },
    (line) => lines.push(line),
  );
  const response = await send('/en/orders/x?email=ann@example.com', {
    headers: { 'x-request-id': 'from-proxy-1' },
  });
  expect(response.headers.get('x-request-id')).toBe('from-proxy-1');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ requestId: 'from-proxy-1', method: 'GET', path: '/en/orders/x', status: 500 }),
  ]);
  const other = await send('/en/collections/mugs');
  const id = other.headers.get('x-request-id') ?? '';
  expect(id).toMatch(/^[\da-f-]{36}$/);
  const errors = log.mock.calls.map(([line]) => JSON.parse(String(line)));
  expect(errors).toContainEqual(
    expect.objectContaining({ level: 'error', requestId: id, path: '/en/collections/mugs' }),
  );
  expect(lines.join()).not.toContain('ann@example.com');
});
