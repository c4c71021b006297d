import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { closeServer, listen } from '../server/start.ts';
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

test('the health check needs no platform', async () => {
  const { send } = await openWith(() => undefined);
  const response = await send('/health');
  expect([response.status, await response.text()]).toEqual([200, 'ok']);
});

test('an idle connection stays open longer than load balancers keep it', async () => {
  const server = await listen((_request, response) => void response.end(), 0);
  onTestFinished(() => closeServer(server));
  const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect(headers.get('keep-alive')).toBe('timeout=65');
});

test('each request is a line of JSON with the id that the response and its errors have', async () => {
  const lines: string[] = [];
  const { send, log } = await openWith(
    (request, response) => {
      if (!request.url?.includes('/oauth2/token')) return void response.writeHead(500).end('{}');
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end('{"access_token":"a","refresh_token":"r","expires_in":14400,"token_type":"Bearer"}');
    },
    { log: (line) => lines.push(line) },
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

test('in development, without a policy that needs it, a page has no nonce, which React would not find in the browser', async () => {
  const { send } = await openWith((_request, response) => void response.writeHead(503).end(), {
    clientFolder: undefined,
  });
  const response = await send('/en/legal/terms');
  expect(response.headers.has('content-security-policy')).toBe(false);
  expect(await response.text()).not.toContain('nonce');
});
