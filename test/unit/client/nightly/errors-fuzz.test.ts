import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { startRawServer, startServer } from 'storewire-dev-kit/server';
import { describe, expect, it } from 'vitest';
import { createClient, fixedToken, isStoreError } from '../../../../src/index.ts';
import { everythingOf } from '../../helpers/failure.ts';

const TOKEN = 'canary-token-5d1f';
const PASSWORD = 'canary-password-9c2e';
const KINDS = ['validation', 'application', 'client', 'system'];

/** Makes one read and one write, both with secrets in them, and checks their results and errors. */
async function probe(baseUrl: string): Promise<void> {
  const client = createClient({ baseUrl, retry: false, timeoutMs: 2000, auth: fixedToken(TOKEN) });
  const outcomes = await Promise.allSettled([
    client.orders.getOrder({ id: 'o1' }),
    client.authentication.login({ loginId: { email: 'ada@example.com' }, password: PASSWORD }),
  ]);
  for (const outcome of outcomes) {
    if (outcome.status === 'fulfilled') {
      expect(outcome.value).toBeTypeOf('object');
      continue;
    }
    const error: unknown = outcome.reason;
    if (!isStoreError(error)) throw new Error('another exception', { cause: error });
    expect(KINDS).toContain(error.kind);
    expect([typeof error.message, error.attempts, Array.isArray(error.violations)]).toEqual([
      'string',
      1,
      true,
    ]);
    expect(error.message).not.toBe('');
    for (const secret of [TOKEN, PASSWORD]) expect(everythingOf(error)).not.toContain(secret);
  }
}

const status = fc.oneof(
  fc.integer({ min: 200, max: 599 }),
  fc.constantFrom(200, 200, 204, 205, 304, 400, 401, 403, 404, 429, 500, 503, 600, 999),
);
const headerText = fc.string({
  unit: fc.constantFrom(...' !"#$%&()*+,-./0123456789:;<=>?@AZ[]^_`az{|}~é'),
  maxLength: 30,
});
const headers = fc.record(
  {
    'content-type': fc.oneof(
      fc.constantFrom('application/json', 'application/problem+json', 'text/html', 'image/png', ';', 'json'),
      headerText,
    ),
    'content-encoding': fc.constantFrom('gzip', 'br', 'deflate', 'nonsense', ''),
    'retry-after': fc.oneof(
      fc.constantFrom(
        '0',
        '5',
        '1e9',
        '-1',
        '99999999999999999999',
        'Sun, 06 Nov 1994 08:49:37 GMT',
        'Sun',
        'tomorrow',
      ),
      headerText,
    ),
    'x-wix-request-id': headerText,
    location: headerText,
    'set-cookie': headerText,
    'www-authenticate': headerText,
  },
  { requiredKeys: [] },
);

/** Values of any kind where the platform would send its own. */
const odd = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.string(), fc.constantFrom(null, '', 0, -19976, true));
const oddOr = (members: Record<string, fc.Arbitrary<unknown>>) =>
  fc.oneof(odd, fc.record(members, { requiredKeys: [] }));
const violation = oddOr({ field: odd, description: odd, violatedRule: odd, ruleName: odd, data: odd });
const fieldViolations = fc.oneof(odd, fc.array(violation, { maxLength: 4 }));
const errorBody = oddOr({
  message: odd,
  error: fc.oneof(fc.constantFrom('invalid_grant', 'x'), odd),
  error_description: odd,
  details: oddOr({
    validationError: oddOr({ fieldViolations }),
    applicationError: oddOr({ code: odd, description: odd, data: odd }),
  }),
}).map((value) => Buffer.from(JSON.stringify(value)));
const bytes = fc.oneof(
  errorBody,
  fc.uint8Array({ maxLength: 200 }).map((value) => Buffer.from(value)),
  fc.json().map((value) => Buffer.from(value)),
  fc
    .constantFrom(
      '',
      '{',
      '{"a":',
      '[]',
      'null',
      '""',
      '<html>',
      '{"__proto__":{"polluted":1},"message":"m"}',
      '"{\\"message\\":\\"m\\"}"',
      '\ud800',
    )
    .map((value) => Buffer.from(value)),
);

describe('a call ends with its answer or one of the four kinds, and shows no secret, whatever a server answers,', () => {
  it('with any status, headers and body', async () => {
    let next: { status: number; headers: Record<string, string>; body: Buffer } = {
      status: 200,
      headers: {},
      body: Buffer.alloc(0),
    };
    const server = await startServer(
      (_request, response) => void response.writeHead(next.status, next.headers).end(next.body),
    );
    const check = async (answer: typeof next): Promise<void> => {
      next = answer;
      await probe(server.url);
    };
    await fc.assert(fc.asyncProperty(fc.record({ status, headers, body: bytes }), check), {
      numRuns: caseCount(400),
    });
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('with any bytes on the wire', async () => {
    let next: Buffer = Buffer.alloc(0);
    const server = await startRawServer((socket) => socket.end(next));
    const line = fc.oneof(
      fc.constantFrom(
        'HTTP/1.1 200 OK',
        'HTTP/1.1 404 ',
        'HTTP/1.0 500 x',
        'HTTP/1.1 204 No',
        'HTTP/9.9 200',
        'HTTP/1.1 20',
        'content-length: 5',
        'content-length: -1',
        'content-length: 99999999999999999999',
        'transfer-encoding: chunked',
        'content-type: application/json',
        ': x',
        'a',
        '',
        '5',
        '0',
        '{"a":1}',
      ),
      fc.string({ unit: 'binary', maxLength: 20 }),
    );
    const wire = fc.oneof(
      fc.array(line, { maxLength: 12 }).map((lines) => Buffer.from(lines.join('\r\n'), 'latin1')),
      fc.uint8Array({ maxLength: 300 }).map((value) => Buffer.from(value)),
    );
    const check = async (answer: Buffer): Promise<void> => {
      next = answer;
      await probe(server.url);
    };
    await fc.assert(fc.asyncProperty(wire, check), { numRuns: caseCount(250) });
  });
});
