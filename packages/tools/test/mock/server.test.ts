import { fileURLToPath } from 'node:url';
import { createClient, fixedToken } from 'storewire';
import { ListenError, startMock } from 'storewire-tools/mock';
import { afterAll, describe, expect, test } from 'vitest';

const CLIENT = '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541';
const CART = '/ecom/v1/carts/current';
const EMPTY = { openapi: '3.1.0', info: { title: 'x', version: '1' }, paths: {} };
const lines: string[] = [];
const mock = await startMock({
  description: fileURLToPath(import.meta.resolve('storewire-contract/contract.json')),
  port: 0,
  log: (line) => lines.push(line),
});
afterAll(mock.close);

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(mock.url + path, { headers });

/** Sends JSON with a token. */
function send(method: string, path: string, body: object, headers: object = {}): Promise<Response> {
  const sent = { authorization: 'token', 'content-type': 'application/json', ...headers };
  return fetch(mock.url + path, { method, headers: sent, body: JSON.stringify(body) });
}

const violationsOf = ({ headers }: Response): unknown[] => JSON.parse(headers.get('sl-violations') ?? '[]');

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
    const answer = await get(CART, {
      authorization: 'token',
      prefer: 'code=404, example=OWNED_CART_NOT_FOUND',
    });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({
      details: { applicationError: { code: 'OWNED_CART_NOT_FOUND' } },
    });
  });

  test('answers with the example whose name is quoted', async () => {
    const prefer = 'code="404", example="OWNED_CART_NOT_FOUND"';
    expect((await get(CART, { authorization: 'token', prefer })).status).toBe(404);
  });

  test('refuses to invent values, which would never end', async () => {
    const answer = await get(CART, { authorization: 'token', prefer: 'dynamic=true' });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ detail: expect.stringContaining('Prefer: example=NAME') });
  });

  test('answers HEAD with the status of GET', async () => {
    const head = (headers: Record<string, string>) => fetch(mock.url + CART, { method: 'HEAD', headers });
    expect((await head({ authorization: 'token' })).status).toBe(200);
    expect((await head({})).status).toBe(401);
  });

  test.each(['__proto__.polluted', 'constructor.prototype.polluted'])(
    'a query parameter named %s does not change other objects',
    async (name) => {
      const { status } = await get(`/members/v1/members?${name}=yes`, { authorization: 'token' });
      expect([status, Reflect.get({}, 'polluted')]).toEqual([200, undefined]);
    },
  );

  test('rejects a call without a token', async () => {
    expect((await get(CART)).status).toBe(401);
  });

  test('says in sl-violations what is wrong, and lets a page of another origin read it', async () => {
    const body = { lineItems: [{ quantity: 'two' }] };
    const answer = await send('POST', `${CART}/add-to-cart`, body, { origin: 'http://127.0.0.1:5173' });
    expect(violationsOf(answer)).toContainEqual(
      expect.objectContaining({ location: expect.arrayContaining(['request', 'body']) }),
    );
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://127.0.0.1:5173');
    expect(answer.headers.get('access-control-expose-headers')).toBe('*');
  });

  test('names in the body of a 400 every field that is wrong, as the platform does', async () => {
    const client = createClient({ baseUrl: mock.url, auth: fixedToken('token') });
    const lineItems = [{ quantity: 'two', catalogReference: { appId: ['secret'] } }];
    const failure = client.currentCart.addToCurrentCart({ lineItems } as never);
    await expect(failure).rejects.toMatchObject({
      kind: 'validation',
      violations: [
        { field: 'lineItems[0].catalogReference.appId', description: 'must be string', rule: 'FORMAT' },
        {
          field: 'lineItems[0].catalogReference.catalogItemId',
          description: 'is required',
          rule: 'REQUIRED_FIELD',
        },
        { field: 'lineItems[0].quantity', description: 'must be integer', rule: 'FORMAT' },
      ],
    });
    expect(JSON.stringify(await failure.catch((error: unknown) => error))).not.toContain('secret');
  });

  test.each([
    ['a parameter of the query', '/site-media/v1/files?paging.limit=many', 'paging.limit'],
    [
      'a parameter whose name has capitals',
      `/site-media/v1/files?parentFolderId=${'a'.repeat(101)}`,
      'parentFolderId',
    ],
    ['a part of the path', '/ecom/v1/orders/none', 'id'],
  ])('names %s', async (_title, path, field) => {
    const answer = await get(path, { authorization: 'token' });
    expect(answer.status).toBe(400);
    expect((await answer.json()).details.validationError.fieldViolations).toMatchObject([{ field }]);
    // what it says matches the contract
    expect(violationsOf(answer)).toMatchObject([
      { location: ['request', expect.any(String), expect.any(String)] },
    ]);
  });

  test.each([
    ['no body', '', '', 'Body parameter is required'],
    ['a body of another type', 'text/plain', 'a', 'Supported content types: application/json'],
    [
      'properties that exclude each other',
      'application/json',
      '{}',
      'breaks a rule about properties that go together',
    ],
  ])('says of a request with %s what is wrong', async (_title, type, body, description) => {
    const path = '/_api/iam/authentication/v2/login';
    const headers = { authorization: 'token', ...(type && { 'content-type': type }) };
    const answer = await fetch(mock.url + path, { method: 'POST', headers, body });
    expect(await answer.json()).toMatchObject({
      details: { validationError: { fieldViolations: [{ field: '', description }] } },
    });
  });

  test.each([
    ['JSON that breaks off', '{ "a": "secret'],
    ['null', 'null'],
    ['text in JSON', '"secret"'],
  ])('answers a body that is %s with the 400 of the contract', async (_title, body) => {
    const headers = { authorization: 'token', 'content-type': 'application/json' };
    const answer = await fetch(`${mock.url}${CART}/add-to-cart`, { method: 'POST', headers, body });
    const text = await answer.text();
    expect([answer.status, JSON.parse(text)]).toMatchObject([
      400,
      { details: { validationError: { fieldViolations: [{ field: '', description: 'must be object' }] } } },
    ]);
    expect(text + answer.headers.get('sl-violations')).not.toContain('secret');
  });

  test('names a field in letters that no header can have', async () => {
    const answer = await send('POST', '/reviews/v1/reviews/query', {
      query: { filter: { namespace: { 色: 1 } } },
    });
    expect((await answer.json()).details.validationError.fieldViolations).toMatchObject([
      { field: 'query.filter.namespace.色', description: 'is not a known field' },
    ]);
    expect(violationsOf(answer)).toContainEqual(
      expect.objectContaining({ message: expect.stringContaining("found '色'") }),
    );
  });

  test.each([
    [5, [{ field: 'query.filter.namespace', description: 'must be string or null or object' }]],
    [{ $eq: 5 }, [{ field: 'query.filter.namespace.$eq', description: 'must be string or null' }]],
  ])('says of a value with several forms, %j, what is wrong with its own', async (namespace, violations) => {
    const answer = await send('POST', '/reviews/v1/reviews/query', { query: { filter: { namespace } } });
    expect((await answer.json()).details.validationError.fieldViolations).toMatchObject(violations);
  });

  test('rejects a path that cannot be decoded', async () => {
    expect((await get('/ecom/v1/orders/%E0%A4%A', { authorization: 'token' })).status).toBe(400);
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

  test('has a request id on successes and on errors', async () => {
    for (const authorization of ['token', undefined]) {
      const answer = await get(CART, authorization === undefined ? {} : { authorization });
      expect([answer.status, answer.headers.get('x-wix-request-id')]).toEqual([
        authorization ? 200 : 401,
        expect.stringMatching(/^\d+\.\d+$/),
      ]);
    }
  });

  test('takes a form at the token endpoint as it takes JSON', async () => {
    const grant = { clientId: CLIENT, grantType: 'refresh_token', refreshToken: 'a+b/c=&d e' };
    const form = new URLSearchParams(Object.entries(grant)).toString();
    const requests = { 'application/x-www-form-urlencoded': form, 'application/json': JSON.stringify(grant) };
    for (const [type, body] of Object.entries(requests)) {
      const headers = { 'content-type': type };
      const answer = await fetch(`${mock.url}/oauth2/token`, { method: 'POST', headers, body });
      expect(answer.status).toBe(200);
      expect(await answer.json()).toHaveProperty('access_token');
    }
  });

  test('takes the token endpoint with Authorization and without', async () => {
    const grant = JSON.stringify({ grant_type: 'authorized_client', member_id: CLIENT });
    for (const authorization of [undefined, 'token,key']) {
      const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
      expect((await fetch(`${mock.url}/oauth2/token`, { method: 'POST', headers, body: grant })).status).toBe(
        200,
      );
    }
  });

  test.each([
    ['with an address in the query', '?email=ada@example.com', { password: 'p' }, 200],
    ['with an id in the body', '', { loginId: { email: 'ada@example.com' }, password: 'p' }, 200],
    ['with a state token alone', '', { stateToken: 's' }, 200],
    ['without a password', '', { loginId: { email: 'ada@example.com' } }, 400],
  ])('checks a login %s', async (_title, query, body, status) => {
    const answer = await send('POST', `/_api/iam/authentication/v2/login${query}`, body);
    expect(answer.status).toBe(status);
    expect(violationsOf(answer).length > 0).toBe(status === 400);
  });

  test('answers a malformed call of a web method with text', async () => {
    const answer = await send('POST', '/_webMethods/stock.web.js/count.ajax', {});
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      400,
      'text/plain',
      'invalid request',
    ]);
  });

  test('logs a line for a request and one for what is wrong with it', async () => {
    lines.length = 0;
    await get('/no/such/call', { authorization: 'token' });
    expect(lines).toEqual([
      'GET /no/such/call',
      expect.stringContaining('Route not resolved, no path matched'),
    ]);
  });
});

test('the URL of a mock that listens on an IPv6 address has brackets', async () => {
  const { url, close } = await startMock({ description: EMPTY, port: 0, host: '::1' });
  const { status } = await fetch(url).finally(close);
  expect([url, status]).toEqual([expect.stringMatching(/^http:\/\/\[::1]:\d+$/), 404]);
});

describe('an address that the mock cannot listen on', () => {
  const failureOf = (options: { port: number; host?: string }): Promise<unknown> =>
    startMock({ description: EMPTY, ...options }).catch((error: unknown) => error);

  test('is named with what to do if another program has the port', async () => {
    const port = Number(new URL(mock.url).port);
    const failure = await failureOf({ port });
    expect(failure).toBeInstanceOf(ListenError);
    expect(failure).toMatchObject({ message: `Port ${port} is in use: choose another with --port` });
  });

  test('is named if fetch refuses to connect to its port', async () => {
    const failure = await failureOf({ port: 6566 });
    expect(failure).toBeInstanceOf(ListenError);
    expect(failure).toMatchObject({ message: expect.stringContaining('Port 6566 is one that fetch') });
  });
});

test('a mock serves another description at the same URL, and goes on as it was if that cannot be read', async () => {
  const responses = { 200: { description: '', content: { 'application/json': { example: { page: 1 } } } } };
  const { url, serve, close } = await startMock({ description: EMPTY, port: 0 });
  const statusOf = async (path: string) => (await fetch(url + path)).status;
  try {
    expect(await statusOf('/pages')).toBe(404);
    await serve({ ...EMPTY, paths: { '/pages': { get: { responses } } } });
    expect(await statusOf('/pages')).toBe(200);
    await expect(serve('/no/such/file.json')).rejects.toThrow('ENOENT');
    expect(await statusOf('/pages')).toBe(200);
    await serve({ ...EMPTY, paths: { '/books': { get: { responses } } } });
    expect([await statusOf('/pages'), await statusOf('/books')]).toEqual([404, 200]);
  } finally {
    await close();
  }
});

test('a closed mock gives its port back', async () => {
  const first = await startMock({ description: EMPTY, port: 0 });
  const port = Number(new URL(first.url).port);
  await first.close();
  const second = await startMock({ description: EMPTY, port });
  expect(second.url).toBe(first.url);
  await second.close();
});
