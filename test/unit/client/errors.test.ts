import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type Handler, startRawServer, startServer } from 'storewire-dev-kit/server';
import { describe, expect, it } from 'vitest';
import { createClient, StoreError } from '../../../src/index.ts';
import { failureOf } from '../helpers/failure.ts';
import { respond, startStore } from '../helpers/store.ts';

const ID = { 'x-wix-request-id': 'req-1' };
const GRANT = { clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541', grantType: 'anonymous' } as const;

type Facts = Partial<Record<keyof StoreError, unknown>>;
type Row = [title: string, response: Handler, expected: Facts];

/** What every row expects unless it says otherwise. */
const DEFAULTS: Facts = {
  operation: 'orders.getOrder',
  attempts: 1,
  code: undefined,
  description: undefined,
  reason: undefined,
  requestId: undefined,
  retryAfterMs: undefined,
  violations: [],
  data: undefined,
};

const withText =
  (status: number, type: string, text: string, headers: Record<string, string> = {}): Handler =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': type, ...headers }).end(text);
const withoutBody =
  (status: number, headers: Record<string, string> = {}): Handler =>
  (_request, response) =>
    response.writeHead(status, headers).end();

const violation = (field: string, description: string, more: object = {}) => ({
  field,
  description,
  ...more,
});
const violations = (...fieldViolations: unknown[]) => ({
  message: 'ignored',
  details: { validationError: { fieldViolations } },
});
const applicationError = (message: string | undefined, facts: object) => ({
  message,
  details: { applicationError: facts },
});

const validation = (status: number, message: string, more: Facts = {}): Facts => ({
  kind: 'validation',
  status,
  code: 'INVALID_ARGUMENT',
  message: `INVALID_ARGUMENT${message}`,
  ...more,
});
const application = (status: number, message: string, more: Facts = {}): Facts => ({
  kind: 'application',
  status,
  message,
  ...more,
});
/** An error with the words of its status. */
function client(status: number, more: Facts = {}): Facts {
  const description = STATUS_CODES[status];
  const code = description?.toUpperCase().replaceAll(' ', '_');
  return { kind: 'client', status, code, message: description, description, ...more };
}
const system = (status: number | undefined, reason: string, requestId?: string): Facts => ({
  kind: 'system',
  status,
  reason,
  message: `System error occurred${requestId ? `, request-id: ${requestId}` : ''}`,
  requestId,
});

const VIOLATIONS: Row[] = [
  [
    'are sorted by field, and their rules are kept',
    respond(
      400,
      violations(
        violation('b.c', 'is too long', { violatedRule: 'MAX_LENGTH', data: { threshold: 5 } }),
        violation('a', 'must match', { violatedRule: 'OTHER', ruleName: 'EMAIL_RULE' }),
      ),
      ID,
    ),
    validation(400, ': "a" must match, "b.c" is too long', {
      requestId: 'req-1',
      violations: [
        { field: 'a', description: 'must match', rule: 'OTHER', ruleName: 'EMAIL_RULE' },
        { field: 'b.c', description: 'is too long', rule: 'MAX_LENGTH', data: { threshold: 5 } },
      ],
    }),
  ],
  [
    'may lack everything',
    respond(400, violations({}, 'text', null, 5)),
    validation(400, '', { violations: [{ field: '', description: '' }] }),
  ],
  [
    'may be of the whole input: the message names no field',
    respond(400, violations(violation('', 'must have an id or a slug'), violation('a', 'is wrong'))),
    validation(400, ': must have an id or a slug, "a" is wrong', { violations: expect.any(Array) }),
  ],
  ['may be none', respond(400, violations()), validation(400, '')],
  [
    'may have the status of a server error',
    respond(500, violations(violation('a', 'x'))),
    validation(500, ': "a" x', { violations: [{ field: 'a', description: 'x' }] }),
  ],
];

const APPLICATION_ERRORS: Row[] = [
  [
    'whose description says the same as its message',
    respond(
      404,
      applicationError('No cart', { code: 'NO_CART', description: 'No cart', data: { a: 1 } }),
      ID,
    ),
    application(404, 'No cart', {
      code: 'NO_CART',
      description: 'No cart',
      data: { a: 1 },
      requestId: 'req-1',
    }),
  ],
  [
    'whose description says more',
    respond(409, applicationError('Rejected', { code: 'X', description: 'Because of y' })),
    application(409, 'Rejected: Because of y', { code: 'X', description: 'Because of y' }),
  ],
  [
    'whose code is no text',
    respond(400, applicationError('No', { code: { toString: 1, valueOf: 2 }, description: 'No' })),
    application(400, 'No', { code: 'UNKNOWN', description: 'No' }),
  ],
  [
    'with a numeric code',
    respond(401, applicationError('', { code: -19976, description: 'Wrong password' })),
    application(401, 'Wrong password', { code: '-19976', description: 'Wrong password' }),
  ],
  [
    'with a message only',
    respond(400, applicationError('No', {})),
    application(400, 'No', { code: 'UNKNOWN' }),
  ],
  [
    'with a code only',
    respond(400, applicationError(undefined, { code: 'X' })),
    application(400, 'X', { code: 'X' }),
  ],
  [
    'with nothing',
    respond(400, applicationError(undefined, {})),
    application(400, 'Application error', { code: 'UNKNOWN' }),
  ],
  [
    'with the status of a server error',
    respond(500, applicationError('No', { code: 'X', description: 'No' })),
    application(500, 'No', { code: 'X', description: 'No' }),
  ],
];

const CLIENT_ERRORS: Row[] = [
  [
    'a message',
    respond(404, { message: 'There is no such order', details: {} }, ID),
    client(404, { message: 'There is no such order', requestId: 'req-1' }),
  ],
  ['no message', respond(409), client(409)],
  ['an empty message', respond(401, { message: '' }), client(401)],
  ['a message that is no text', respond(400, { message: { a: 1 }, details: 'none' }), client(400)],
  [
    'a status text of its own',
    (_request, response) => response.writeHead(422, 'Out of stock-List').end(),
    client(422, {
      code: 'OUT_OF_STOCK_LIST',
      message: 'Out of stock-List',
      description: 'Out of stock-List',
    }),
  ],
  ['an empty body', withoutBody(404, ID), client(404, { requestId: 'req-1' })],
  ['HTML', withText(404, 'text/html', '<html><body>Not here</body></html>'), client(404)],
  ['truncated JSON', withText(400, 'application/json', '{"message":"cut'), client(400)],
  [
    'JSON under another type',
    withText(400, 'text/plain', '{"message":"Read anyway"}'),
    client(400, { message: 'Read anyway' }),
  ],
  ['a list', respond(400, [{ message: 'x' }]), client(400)],
  ['null', respond(400, null), client(400)],
  [
    'the status 403: it names the roles that the contract allows',
    respond(403, { message: 'No permission' }),
    client(403, { message: 'No permission', allowedRoles: expect.arrayContaining(['merchant']) }),
  ],
  [
    'the status 429 and the wait that the platform asks for',
    respond(429, {}, { 'retry-after': '7' }),
    client(429, { retryAfterMs: 7000 }),
  ],
  [
    'texts of other platforms',
    respond(400, { title: 'Unfit', detail: 'Negative', error: 'Gone', error_description: 'Gone' }),
    client(400),
  ],
  [
    'the code of its status, not that of a gateway',
    respond(404, { error: 'not_found', error_description: 'There is no such route' }),
    client(404),
  ],
];

const SYSTEM_ERRORS: Row[] = [
  ['a 5xx with a request id', respond(500, { message: 'stack' }, ID), system(500, 'server', 'req-1')],
  ['a 5xx with HTML', withText(502, 'text/html', '<h1>Bad gateway</h1>'), system(502, 'server')],
  [
    'a 5xx with a wait',
    respond(503, {}, { 'retry-after': '120' }),
    { ...system(503, 'server'), retryAfterMs: 120_000 },
  ],
  [
    'a 200 with truncated JSON',
    withText(200, 'application/json', '{"order":{"id":"o', ID),
    system(200, 'badAnswer', 'req-1'),
  ],
  ['a 200 with HTML', withText(200, 'text/html', '<html></html>'), system(200, 'badAnswer')],
  ['a 200 of another type', withText(200, 'text/plain', '{"order":{}}'), system(200, 'badAnswer')],
  ['a 200 that is a list', respond(200, [{}]), system(200, 'badAnswer')],
  ['a 200 that is null', respond(200, null), system(200, 'badAnswer')],
  ['a read that gets an empty 200', withoutBody(200), system(200, 'badAnswer')],
  ['an undeclared 201', respond(201, { order: {} }), system(201, 'badAnswer')],
  ['an undeclared 204', withoutBody(204), system(204, 'badAnswer')],
  ['a redirect', withoutBody(302, { location: '/x', ...ID }), system(302, 'badAnswer', 'req-1')],
  ['an unexpected 304', withoutBody(304), system(304, 'badAnswer')],
];

async function expectError([, response, expected]: Row): Promise<void> {
  const { client: store, requests } = await startStore(response, { retry: false });
  const error = await failureOf(store.orders.getOrder({ id: 'o1' }));
  expect(error).toBeInstanceOf(StoreError);
  const wanted = { ...DEFAULTS, ...expected };
  if (expected.reason === 'badAnswer') wanted.description = (error.cause as Error).message;
  const facts = Object.keys(wanted).map((name) => [name, error[name as keyof StoreError]]);
  expect(Object.fromEntries(facts)).toEqual(wanted);
  expect(requests).toHaveLength(1);
}

describe('a response that fails', () => {
  it.each(VIOLATIONS)('has violations, which %s', (...row) => expectError(row));
  it.each(APPLICATION_ERRORS)('is an application error %s', (...row) => expectError(row));
  it.each(CLIENT_ERRORS)('is an error of the client with %s', (...row) => expectError(row));
  it.each(SYSTEM_ERRORS)('is an error of the system: %s', (...row) => expectError(row));
});

describe('a response that is fine', () => {
  it.each([
    ['application/json', '{"order":{"id":"o1"}}'],
    ['application/json; charset=utf-8', '{"order":{"id":"o1"}}'],
    ['application/vnd.shop+json', '{"order":{"id":"o1"}}'],
    [undefined, '{"order":{"id":"o1"}}'],
    ['application/json', '\ufeff{"order":{"id":"o1"}}'],
  ])('is JSON by its type (%s)', async (type, value) => {
    const { client: store } = await startStore((_request, response) =>
      response.writeHead(200, type ? { 'content-type': type } : {}).end(value),
    );
    expect(await store.orders.getOrder({ id: 'o1' })).toEqual({ order: { id: 'o1' } });
  });

  it('may be empty when the contract promises no property', async () => {
    const { client: store } = await startStore(withoutBody(200));
    expect(await store.products.deleteProduct({ id: 'p' })).toEqual({});
  });
});

it('an empty 200 to a write that promises a body is a bad answer, and the write is not repeated', async () => {
  const { client: store, requests } = await startStore(withText(200, 'application/json', '', ID));
  const writes = [
    store.currentCart.addToCurrentCart({ lineItems: [] }),
    store.orders.createOrder({ order: {} } as never),
    store.redirects.createRedirectSession({ ecomCheckout: { checkoutId: 'c' } }),
  ];
  for (const error of await Promise.all(writes.map(failureOf)))
    expect(error).toMatchObject(system(200, 'badAnswer', 'req-1'));
  expect(requests).toHaveLength(writes.length);
});

it.each([
  [
    400,
    { error: 'invalid_grant', error_description: 'The token is gone' },
    'invalid_grant',
    'The token is gone',
  ],
  [401, { error: 'invalid_client' }, 'invalid_client', 'Unauthorized'],
  [400, { error: 'Something is wrong' }, 'BAD_REQUEST', 'Bad Request'],
  [400, {}, 'BAD_REQUEST', 'Bad Request'],
])(
  'a %i of the token endpoint with %j has the code of OAuth, if there is one, and its description as the message',
  async (status, body, code, message) => {
    const { client: store } = await startStore(respond(status, body));
    const error = await failureOf(store.oauth.oauthToken(GRANT));
    expect(error).toMatchObject({ kind: 'client', status, code, message });
  },
);

describe('a 4xx over HTTP/2, which has no status text,', () => {
  it.each([
    [400, 'BAD_REQUEST'],
    [401, 'UNAUTHORIZED'],
    [403, 'FORBIDDEN'],
    [404, 'NOT_FOUND'],
    [405, 'METHOD_NOT_ALLOWED'],
    [409, 'CONFLICT'],
    [410, 'GONE'],
    [412, 'PRECONDITION_FAILED'],
    [413, 'CONTENT_TOO_LARGE'],
    [415, 'UNSUPPORTED_MEDIA_TYPE'],
    [422, 'UNPROCESSABLE_CONTENT'],
    [428, 'PRECONDITION_REQUIRED'],
    [429, 'TOO_MANY_REQUESTS'],
    [499, 'CLIENT_ERROR'],
  ])('%i has the code %s', async (status, code) => {
    const fetch = async (): Promise<Response> => new Response(null, { status });
    const error = await failureOf(createClient({ fetch, retry: false }).orders.getOrder({ id: 'o1' }));
    const { code: found, description = '' } = error;
    expect([found, description.toUpperCase().replaceAll(/\W/g, '_')]).toEqual([code, code]);
  });
});

describe('a connection that breaks', () => {
  const HEAD = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\nx-wix-request-id: req-1\r\n';
  const endWith = (text: string) => (socket: Socket) => socket.end(text);

  it.each<[string, (socket: Socket) => unknown, number | undefined, string?]>([
    ['before the headers', (socket) => socket.resetAndDestroy(), undefined],
    [
      'in the middle of the headers',
      (socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-', () => socket.resetAndDestroy()),
      undefined,
    ],
    [
      'in the middle of the body',
      (socket) =>
        socket.write(`${HEAD}content-length: 99\r\n\r\n{"order":`, () =>
          setTimeout(() => socket.resetAndDestroy(), 20),
        ),
      200,
      'req-1',
    ],
    ['before the end of the body', endWith(`${HEAD}content-length: 99\r\n\r\n{"order":{}}`), 200, 'req-1'],
    ['in the body of a failure', endWith('HTTP/1.1 404 Not Found\r\ncontent-length: 99\r\n\r\n{"mess'), 404],
    ['in a chunk', endWith(`${HEAD}transfer-encoding: chunked\r\n\r\n5\r\n{"a":\r\n`), 200, 'req-1'],
    [
      'as the body has not the encoding that it names',
      endWith(`${HEAD}content-encoding: gzip\r\ncontent-length: 4\r\n\r\nnope`),
      200,
      'req-1',
    ],
    ['as the server does not speak HTTP', endWith('SSH-2.0-OpenSSH_9.9\r\n'), undefined],
  ])(
    '%s is a network error, with the status and the request id if they arrived',
    async (_when, answer, status, id) => {
      const server = await startRawServer((socket) => void answer(socket));
      const store = createClient({ baseUrl: server.url, retry: false });
      const error = await failureOf(store.orders.getOrder({ id: 'o1' }));
      expect({ ...error, message: error.message }).toMatchObject({
        ...system(status, 'network', id),
        operation: 'orders.getOrder',
        attempts: 1,
      });
      expect(error.cause).toBeInstanceOf(Error);
    },
  );

  it('because no server listens is a network error that says so', async () => {
    const server = await startServer(() => undefined);
    await server.stop();
    const error = await failureOf(
      createClient({ baseUrl: server.url, retry: false }).orders.getOrder({ id: 'o1' }),
    );
    expect({ ...error, message: error.message }).toMatchObject({
      ...system(undefined, 'network'),
      attempts: 1,
      description: `ECONNREFUSED ${new URL(server.url).host}`,
      hint: `nothing listens at ${server.url}: start it with npx storewire platform`,
    });
    expect(error.cause).toMatchObject({ cause: { code: 'ECONNREFUSED' } });
  });
});

describe('a fetch that gives', () => {
  const readBy = (response: object) => {
    const fetch = (async () => response) as unknown as typeof globalThis.fetch;
    return failureOf(createClient({ fetch, retry: false }).orders.getOrder({ id: 'o1' }));
  };

  it('no response is a network error', async () => {
    expect(await readBy({ nothing: true })).toMatchObject({ kind: 'system', reason: 'network' });
  });

  it('the status 0, behind which browsers hide a redirect, is a bad answer', async () => {
    const type = 'opaqueredirect';
    const headers = new Headers();
    const opaque = { status: 0, ok: false, statusText: '', type, headers, body: null, text: async () => '' };
    expect(await readBy(opaque)).toMatchObject({
      kind: 'system',
      reason: 'badAnswer',
      status: undefined,
      description: 'The server redirects, and the client does not follow redirects',
    });
  });
});
