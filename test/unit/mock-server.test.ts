import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Mock, PortInUseError, startMock } from '../../scripts/mock/server.ts';
import { readWire } from '../../scripts/mock/wire.ts';

const CART = '/ecom/v1/carts/current';
const root = resolve(import.meta.dirname, '../..');
const lines: string[] = [];
let mock: Mock;

beforeAll(async () => {
  mock = await startMock({ description: resolve(root, 'generated/wire.json'), port: 0, log: (line) => lines.push(line) });
});
afterAll(() => mock.close());

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> => fetch(mock.url + path, { headers });

describe('the mock', () => {
  test('listens on this machine only', () => {
    expect(new URL(mock.url).hostname).toBe('127.0.0.1');
  });

  test('answers a call with an example of the contract', async () => {
    const answer = await get(CART, { authorization: 'token' });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ cart: { id: expect.any(String) } });
    expect(answer.headers.get('sl-violations')).toBeNull();
  });

  test('answers with the example that the caller names', async () => {
    const answer = await get(CART, { authorization: 'token', prefer: 'code=404, example=OWNED_CART_NOT_FOUND' });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ details: { applicationError: { code: 'OWNED_CART_NOT_FOUND' } } });
  });

  test('refuses a call without a token', async () => {
    expect((await get(CART)).status).toBe(401);
  });

  test('says in sl-violations what is wrong, and lets a page of another origin read it', async () => {
    const headers = { authorization: 'token', 'content-type': 'application/json', origin: 'http://127.0.0.1:5173' };
    const answer = await fetch(`${mock.url}${CART}/add-to-cart`, { method: 'POST', headers, body: '{"lineItems":[{"quantity":"two"}]}' });
    expect(JSON.parse(answer.headers.get('sl-violations') ?? '[]')).toContainEqual(
      expect.objectContaining({ location: expect.arrayContaining(['request', 'body']) }),
    );
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://127.0.0.1:5173');
    expect(answer.headers.get('access-control-expose-headers')).toBe('*');
  });

  test('lets a page of another origin send what the client sends', async () => {
    const headers = {
      origin: 'http://127.0.0.1:5173',
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'authorization,content-type',
    };
    const answer = await fetch(mock.url + CART, { method: 'OPTIONS', headers });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-methods')).toContain('PATCH');
    expect(answer.headers.get('access-control-allow-headers')).toContain('authorization');
  });

  test('logs a line for a request and one for what is wrong with it', async () => {
    lines.length = 0;
    await get('/no/such/call', { authorization: 'token' });
    expect(lines).toEqual(['GET /no/such/call', '  Route not resolved, no path matched']);
  });
});

test('a busy port is named, with what to do', async () => {
  const port = Number(new URL(mock.url).port);
  const failure = await startMock({ description: { openapi: '3.1.0', info: { title: 'x', version: '1' }, paths: {} }, port }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(PortInUseError);
  expect(failure).toMatchObject({ message: `Port ${port} is in use: choose another with --port` });
});

test('a closed mock gives its port back', async () => {
  const first = await startMock({ description: { openapi: '3.1.0', info: { title: 'x', version: '1' }, paths: {} }, port: 0 });
  const port = Number(new URL(first.url).port);
  await first.close();
  const second = await startMock({ description: { openapi: '3.1.0', info: { title: 'x', version: '1' }, paths: {} }, port });
  expect(second.url).toBe(first.url);
  await second.close();
});

test('a description as people write it is served in its wire form', async () => {
  const description = await readWire(resolve(root, 'openapi/openapi.yaml'));
  expect(Object.keys((description as { paths: object }).paths)).toContain(CART);
});
