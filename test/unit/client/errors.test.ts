import type { ServerResponse } from 'node:http';
import { json, startServer } from 'storewire-dev-kit/server';
import { describe, expect, it } from 'vitest';
import { createClient, StoreError } from '../../../src/index.ts';
import { failureOf } from '../helpers/failure.ts';

const OPERATION = 'orders.getOrder';
const ID = { 'x-wix-request-id': 'req-1' };

/** What every row expects unless it says otherwise. */
const DEFAULTS = {
  operation: OPERATION,
  attempts: 1,
  code: undefined,
  description: undefined,
  reason: undefined,
  requestId: undefined,
  retryAfterMs: undefined,
  violations: [],
  data: undefined,
};

interface Row {
  title: string;
  answer: (response: ServerResponse) => void;
  expected: Record<string, unknown>;
}

const body =
  (status: number, value: unknown, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    json(response, value, status, headers);
const text = (status: number, value: string, type?: string) => (response: ServerResponse) =>
  void response.writeHead(status, type ? { 'content-type': type } : {}).end(value);
const violation = (field: string, description: string, more: object = {}) => ({
  field,
  description,
  ...more,
});
const validation = (...fieldViolations: unknown[]) => ({
  message: 'ignored',
  details: { validationError: { fieldViolations } },
});
const application = (message: string | undefined, applicationError: object) => ({
  message,
  details: { applicationError },
});

const client = (status: number, code: string, description: string, more: object = {}) => ({
  kind: 'client',
  status,
  code,
  message: description,
  description,
  ...more,
});
const badAnswer = (status: number, requestId?: string) => ({
  kind: 'system',
  status,
  reason: 'badAnswer',
  message: `System error occurred${requestId ? `, request-id: ${requestId}` : ''}`,
  requestId,
});

const answers: Row[] = [
  {
    title: 'field violations are sorted by field, and their rules are kept',
    answer: body(
      400,
      validation(
        violation('b.c', 'is too long', { violatedRule: 'MAX_LENGTH', data: { threshold: 5 } }),
        violation('a', 'must match', { violatedRule: 'OTHER', ruleName: 'EMAIL_RULE' }),
      ),
      ID,
    ),
    expected: {
      kind: 'validation',
      status: 400,
      code: 'INVALID_ARGUMENT',
      requestId: 'req-1',
      message: 'INVALID_ARGUMENT: "a" must match, "b.c" is too long',
      violations: [
        { field: 'a', description: 'must match', rule: 'OTHER', ruleName: 'EMAIL_RULE', data: undefined },
        {
          field: 'b.c',
          description: 'is too long',
          rule: 'MAX_LENGTH',
          ruleName: undefined,
          data: { threshold: 5 },
        },
      ],
    },
  },
  {
    title: 'a violation that lacks everything is still one',
    answer: body(400, validation({}, 'text', null, 5)),
    expected: {
      kind: 'validation',
      status: 400,
      code: 'INVALID_ARGUMENT',
      message: 'INVALID_ARGUMENT',
      violations: [{ field: '', description: '', rule: undefined, ruleName: undefined, data: undefined }],
    },
  },
  {
    title: 'a violation of the whole input, whose message names no field',
    answer: body(400, validation(violation('', 'must have an id or a slug'), violation('a', 'is wrong'))),
    expected: {
      kind: 'validation',
      status: 400,
      code: 'INVALID_ARGUMENT',
      message: 'INVALID_ARGUMENT: must have an id or a slug, "a" is wrong',
      violations: expect.any(Array),
    },
  },
  {
    title: 'an empty list of violations',
    answer: body(400, validation()),
    expected: { kind: 'validation', status: 400, code: 'INVALID_ARGUMENT', message: 'INVALID_ARGUMENT' },
  },
  {
    title: 'field violations of a server error',
    answer: body(500, validation(violation('a', 'x'))),
    expected: {
      kind: 'validation',
      status: 500,
      code: 'INVALID_ARGUMENT',
      message: 'INVALID_ARGUMENT: "a" x',
      violations: [{ field: 'a', description: 'x' }],
    },
  },
  {
    title: 'an application error whose description says the same',
    answer: body(
      404,
      application('No cart', { code: 'OWNED_CART_NOT_FOUND', description: 'No cart', data: { a: 1 } }),
      ID,
    ),
    expected: {
      kind: 'application',
      status: 404,
      code: 'OWNED_CART_NOT_FOUND',
      message: 'No cart',
      description: 'No cart',
      data: { a: 1 },
      requestId: 'req-1',
    },
  },
  {
    title: 'an application error whose description says more',
    answer: body(409, application('Rejected', { code: 'X', description: 'Because of y' })),
    expected: {
      kind: 'application',
      status: 409,
      code: 'X',
      message: 'Rejected: Because of y',
      description: 'Because of y',
    },
  },
  {
    title: 'an application error whose code is no text',
    answer: body(
      400,
      application('Rejected', { code: { toString: 1, valueOf: 2 }, description: 'Rejected' }),
    ),
    expected: {
      kind: 'application',
      status: 400,
      code: undefined,
      message: 'Rejected',
      description: 'Rejected',
    },
  },
  {
    title: 'an application error with a numeric code',
    answer: body(401, application('', { code: -19976, description: 'Wrong password' })),
    expected: {
      kind: 'application',
      status: 401,
      code: '-19976',
      message: 'Wrong password',
      description: 'Wrong password',
    },
  },
  {
    title: 'an application error with a message only',
    answer: body(400, application('Rejected', {})),
    expected: { kind: 'application', status: 400, message: 'Rejected' },
  },
  {
    title: 'an application error with a code only',
    answer: body(400, application(undefined, { code: 'X' })),
    expected: { kind: 'application', status: 400, code: 'X', message: 'X' },
  },
  {
    title: 'an application error with nothing',
    answer: body(400, application(undefined, {})),
    expected: { kind: 'application', status: 400, message: 'Application error' },
  },
  {
    title: 'an application error of a server error',
    answer: body(500, application('Rejected', { code: 'X', description: 'Rejected' })),
    expected: { kind: 'application', status: 500, code: 'X', message: 'Rejected', description: 'Rejected' },
  },
  {
    title: 'another 4xx with a message',
    answer: body(404, { message: 'There is no such order', details: {} }, ID),
    expected: client(404, 'NOT_FOUND', 'Not Found', {
      message: 'There is no such order',
      requestId: 'req-1',
    }),
  },
  {
    title: 'another 4xx without a message',
    answer: body(409, {}),
    expected: client(409, 'CONFLICT', 'Conflict'),
  },
  {
    title: 'another 4xx with an empty message',
    answer: body(401, { message: '' }),
    expected: client(401, 'UNAUTHORIZED', 'Unauthorized'),
  },
  {
    title: 'a 4xx whose message is no text',
    answer: body(400, { message: { a: 1 }, details: 'none' }),
    expected: client(400, 'BAD_REQUEST', 'Bad Request'),
  },
  {
    title: 'a 4xx with a status text of its own',
    answer: (response) => void response.writeHead(422, 'Out of stock-List').end(),
    expected: client(422, 'OUT_OF_STOCK_LIST', 'Out of stock-List'),
  },
  {
    title: 'a 4xx with an empty body',
    answer: (response) => void response.writeHead(404, { 'content-length': 0, ...ID }).end(),
    expected: client(404, 'NOT_FOUND', 'Not Found', { requestId: 'req-1' }),
  },
  {
    title: 'a 4xx with HTML',
    answer: text(404, '<html><body>Not here</body></html>', 'text/html'),
    expected: client(404, 'NOT_FOUND', 'Not Found'),
  },
  {
    title: 'a 4xx with truncated JSON',
    answer: text(400, '{"message":"cut', 'application/json'),
    expected: client(400, 'BAD_REQUEST', 'Bad Request'),
  },
  {
    title: 'a 4xx with JSON under another type',
    answer: text(400, '{"message":"Read anyway"}', 'text/plain'),
    expected: client(400, 'BAD_REQUEST', 'Bad Request', { message: 'Read anyway' }),
  },
  {
    title: 'a 4xx whose body is a list',
    answer: body(400, [{ message: 'x' }]),
    expected: client(400, 'BAD_REQUEST', 'Bad Request'),
  },
  {
    title: 'a 4xx whose body is null',
    answer: body(400, null),
    expected: client(400, 'BAD_REQUEST', 'Bad Request'),
  },
  {
    title: 'a 403 names the callers that the contract allows',
    answer: body(403, { message: 'No permission' }),
    expected: client(403, 'FORBIDDEN', 'Forbidden', {
      message: 'No permission',
      callers: expect.arrayContaining(['merchant']),
    }),
  },
  {
    title: 'a 429 with the wait the platform asks for',
    answer: body(429, {}, { 'retry-after': '7' }),
    expected: client(429, 'TOO_MANY_REQUESTS', 'Too Many Requests', { retryAfterMs: 7000 }),
  },
  {
    title: 'an RFC 9457 body',
    answer: (response) =>
      void response.writeHead(422, { 'content-type': 'application/problem+json' }).end(
        JSON.stringify({
          type: 'about:blank',
          title: 'Unfit',
          status: 422,
          detail: 'The price is negative',
        }),
      ),
    expected: client(422, 'UNPROCESSABLE_ENTITY', 'Unprocessable Entity', {
      message: 'The price is negative',
    }),
  },
  {
    title: 'an RFC 9457 body with a title only',
    answer: body(422, { type: 'about:blank', title: 'Unfit' }),
    expected: client(422, 'UNPROCESSABLE_ENTITY', 'Unprocessable Entity', { message: 'Unfit' }),
  },
  {
    title: 'a 404 with an error property keeps the code of its status',
    answer: body(404, { error: 'not_found' }),
    expected: client(404, 'NOT_FOUND', 'Not Found', { message: 'not_found' }),
  },
  {
    title: 'a 400 in the form of OAuth keeps the code of its status',
    answer: body(400, { error: 'invalid_grant', error_description: 'The token is gone' }),
    expected: client(400, 'BAD_REQUEST', 'Bad Request', { message: 'The token is gone' }),
  },
  {
    title: 'an error text that is no code',
    answer: body(400, { error: 'Something is wrong' }),
    expected: client(400, 'BAD_REQUEST', 'Bad Request', { message: 'Something is wrong' }),
  },
  {
    title: 'a 5xx with a request id',
    answer: body(500, { message: 'stack trace' }, ID),
    expected: {
      kind: 'system',
      status: 500,
      reason: 'server',
      message: 'System error occurred, request-id: req-1',
      requestId: 'req-1',
    },
  },
  {
    title: 'a 5xx with HTML',
    answer: text(502, '<h1>Bad gateway</h1>', 'text/html'),
    expected: { kind: 'system', status: 502, reason: 'server', message: 'System error occurred' },
  },
  {
    title: 'a 5xx with a wait',
    answer: body(503, {}, { 'retry-after': '120' }),
    expected: {
      kind: 'system',
      status: 503,
      reason: 'server',
      message: 'System error occurred',
      retryAfterMs: 120_000,
    },
  },
  {
    title: 'a 200 with truncated JSON',
    answer: (response) =>
      void response.writeHead(200, { 'content-type': 'application/json', ...ID }).end('{"order":{"id":"o'),
    expected: badAnswer(200, 'req-1'),
  },
  {
    title: 'a 200 with HTML',
    answer: text(200, '<html></html>', 'text/html'),
    expected: badAnswer(200),
  },
  {
    title: 'a 200 of another type',
    answer: text(200, '{"order":{}}', 'text/plain'),
    expected: badAnswer(200),
  },
  {
    title: 'a 200 that is a list',
    answer: body(200, [{}]),
    expected: badAnswer(200),
  },
  {
    title: 'a 200 that is null',
    answer: body(200, null),
    expected: badAnswer(200),
  },
  {
    title: 'a read that answers 200 with nothing',
    answer: (response) => void response.writeHead(200, { 'content-length': 0 }).end(),
    expected: badAnswer(200),
  },
  {
    title: 'an undeclared success: 201',
    answer: body(201, { order: {} }),
    expected: badAnswer(201),
  },
  {
    title: 'an undeclared success: 204',
    answer: (response) => void response.writeHead(204).end(),
    expected: badAnswer(204),
  },
  {
    title: 'a redirect',
    answer: (response) => void response.writeHead(302, { location: '/x', ...ID }).end(),
    expected: badAnswer(302, 'req-1'),
  },
  {
    title: 'an unexpected 304',
    answer: (response) => void response.writeHead(304).end(),
    expected: badAnswer(304),
  },
];

describe('a failing answer', () => {
  it.each(answers)('$title', async ({ answer, expected }) => {
    const server = await startServer((_request, response) => answer(response));
    const error = await failureOf(
      createClient({ baseUrl: server.url, retry: false }).orders.getOrder({ id: 'o1' }),
    );
    expect(error).toBeInstanceOf(StoreError);
    const wanted: Record<string, unknown> = { ...DEFAULTS, ...expected };
    if (expected['reason'] === 'badAnswer') wanted['description'] = (error.cause as Error).message;
    const reported = Object.fromEntries(
      Object.keys(wanted).map((name) => [name, error[name as keyof StoreError]]),
    );
    expect(reported).toEqual(wanted);
    expect(server.requests).toHaveLength(1);
  });
});

describe('an answer that is fine', () => {
  it.each([
    ['application/json', '{"order":{"id":"o1"}}'],
    ['application/json; charset=utf-8', '{"order":{"id":"o1"}}'],
    ['application/vnd.shop+json', '{"order":{"id":"o1"}}'],
    [undefined, '{"order":{"id":"o1"}}'],
    ['application/json', '\ufeff{"order":{"id":"o1"}}'],
  ])('is JSON by its type (%s)', async (type, value) => {
    const server = await startServer(
      (_request, response) => void response.writeHead(200, type ? { 'content-type': type } : {}).end(value),
    );
    expect(await createClient({ baseUrl: server.url }).orders.getOrder({ id: 'o1' })).toEqual({
      order: { id: 'o1' },
    });
  });

  it('may be empty when the contract promises no property', async () => {
    const server = await startServer((_request, response) => void response.writeHead(200).end());
    expect(await createClient({ baseUrl: server.url }).products.deleteProduct({ id: 'p' })).toEqual({});
  });
});

it('an empty 200 to a write that promises a body is a bad answer, and the write is not repeated', async () => {
  const server = await startServer(
    (_request, response) => void response.writeHead(200, { 'content-type': 'application/json', ...ID }).end(),
  );
  const client = createClient({ baseUrl: server.url });
  for (const write of [
    () => client.currentCart.addToCurrentCart({ lineItems: [] }),
    () => client.orders.createOrder({ order: {} } as never),
    () => client.redirects.createRedirectSession({ ecomCheckout: { checkoutId: 'c' } }),
  ]) {
    server.requests.length = 0;
    expect(await failureOf(write())).toMatchObject({
      kind: 'system',
      reason: 'badAnswer',
      status: 200,
      requestId: 'req-1',
    });
    expect(server.requests).toHaveLength(1);
  }
});

describe('a failure of the token endpoint', () => {
  it.each([
    [
      400,
      { error: 'invalid_grant', error_description: 'The token is gone' },
      'invalid_grant',
      'The token is gone',
    ],
    [401, { error: 'invalid_client' }, 'invalid_client', 'invalid_client'],
    [400, { error: 'Something is wrong' }, 'BAD_REQUEST', 'Something is wrong'],
    [400, {}, 'BAD_REQUEST', 'Bad Request'],
  ])(
    'with the status %i and the body %j has the code of OAuth, if there is one',
    async (status, value, code, text) => {
      const server = await startServer((_request, response) => json(response, value, status));
      const call = createClient({ baseUrl: server.url }).oauth.oauthToken({
        clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541',
        grantType: 'anonymous',
      });
      expect(await failureOf(call)).toMatchObject({ kind: 'client', status, code, message: text });
    },
  );
});

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
    [418, 'CLIENT_ERROR'],
  ])('%i has the code %s', async (status, code) => {
    const fetch = async (): Promise<Response> => new Response(null, { status });
    const client = createClient({ fetch, retry: false });
    const { code: found, description = '' } = await failureOf(client.orders.getOrder({ id: 'o1' }));
    expect([found, description.toUpperCase().replaceAll(/\W/g, '_')]).toEqual([code, code]);
  });
});
