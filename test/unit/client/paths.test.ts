import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { json, startServer } from 'storewire-dev-kit/server';
import { describe, expect, it } from 'vitest';
import { TRANSPORT } from '../../../src/core/options.ts';
import { createClient, type OperationInfo } from '../../../src/index.ts';
import { failureOf } from '../helpers/failure.ts';
import { isForbidden, namesOf, readPath, templated, values } from './path-values.ts';

const inputs = fc.constantFrom(...templated).chain((operation) =>
  fc.record({
    operation: fc.constant(operation),
    input: fc.record(Object.fromEntries(namesOf(operation).map((name) => [name, values]))),
  }),
);

describe('path values', () => {
  it('are in the templates of more than sixty calls', () => {
    expect(templated.length).toBeGreaterThan(60);
  });

  it('are rejected before anything is sent, or arrive at a real server decoded equal', async () => {
    const server = await startServer((_request, response) => json(response, {}));
    const client = createClient({ baseUrl: server.url, siteUrl: server.url, retry: false });
    const check = async ({
      operation,
      input,
    }: {
      operation: OperationInfo;
      input: Record<string, string>;
    }): Promise<void> => {
      server.requests.length = 0;
      const given = namesOf(operation).map((name) => input[name] ?? '');
      const isRefused = await client[TRANSPORT].send(operation, { ...input, args: [] }).then(
        () => false,
        (error) => error.kind === 'validation',
      );
      expect(isRefused).toBe(given.some(isForbidden));
      if (isRefused) expect(server.requests).toEqual([]);
      else expect(readPath(operation.path, server.requests[0]?.url.split('?')[0] ?? '')).toEqual(given);
    };
    await fc.assert(fc.asyncProperty(inputs, check), { numRuns: caseCount(500) });
  });

  it.each([
    ['', 'must not be empty'],
    ['.', 'must not be a dot segment'],
    ['..', 'must not be a dot segment'],
    ['%2e', 'must not be a dot segment'],
    ['%2E.', 'must not be a dot segment'],
    ['.%2e', 'must not be a dot segment'],
    ['%2e%2E', 'must not be a dot segment'],
    ['a\u0000', 'must not hold control characters'],
    ['a\r\nb', 'must not hold control characters'],
    ['\u007f', 'must not hold control characters'],
    ['\ud800', 'must be well-formed text'],
    [undefined, 'must be a string'],
    [null, 'must be a string'],
    [{}, 'must be a string'],
    [['a'], 'must be a string'],
    [true, 'must be a string'],
    [Number.NaN, 'must be a string'],
  ])('such as %j are rejected with the rule they break', async (id, description) => {
    const error = await failureOf(createClient().products.getProduct({ id: id as string }));
    expect([error.kind, error.message, error.attempts]).toEqual([
      'validation',
      `INVALID_ARGUMENT: "id" ${description}`,
      0,
    ]);
    expect(error.violations).toMatchObject([{ field: 'id', description }]);
  });

  it('may be numbers', () => {
    const [operation] = templated as [OperationInfo];
    expect(
      createClient()[TRANSPORT].buildUrl(
        operation,
        Object.fromEntries(namesOf(operation).map((name) => [name, 12])),
      ).pathname,
    ).toContain('/12');
  });
});
