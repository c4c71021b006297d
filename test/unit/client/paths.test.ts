import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';

import { describe, expect, it } from 'vitest';
import { services } from '../../../generated/services.ts';
import { TRANSPORT } from '../../../src/core/options.ts';
import { createClient, type OperationInfo } from '../../../src/index.ts';
import { failureOf, rejectionOf } from '../helpers/failure.ts';
import { startStore } from '../helpers/store.ts';

const PLACEHOLDER = /\{(\w+)\}/g;
const operations: OperationInfo[] = Object.values(services).flatMap((calls) =>
  Object.values(calls).map((call) => call.info),
);
/** The calls that have placeholders in their paths. */
const templated = operations.filter(({ path }) => path.includes('{'));

const namesOf = ({ path }: OperationInfo): string[] =>
  Array.from(path.matchAll(PLACEHOLDER), ([, name = '']) => name);

/** What a path value must not be. Written anew, so that the test does not repeat the code. */
function isForbidden(value: string): boolean {
  const plain = value.toLowerCase().replaceAll('%2e', '.');
  return value === '' || plain === '.' || plain === '..' || /\p{Cc}/u.test(value) || /\p{Cs}/u.test(value);
}

const nasty = fc.constantFrom(
  '',
  '.',
  '..',
  '%2e',
  '%2E%2e',
  '.%2e',
  '%2e.',
  '...',
  '%252e',
  '/',
  '\\',
  '../x',
  'a/../b',
  '?a=1',
  '#x',
  ';v=1',
  '%',
  '%00',
  '%2f',
  '%5c',
  '\u0000',
  'a\rb',
  'a\nb',
  '\t',
  '\u007f',
  '\u0085',
  '\ud800',
  'a\udfff',
  '{id}',
  '@',
  ':',
  '//host',
  ' ',
  '.. ',
  '\u2024',
  '．',
  'é漢😀',
  '__proto__',
  'undefined',
);
const values = fc.oneof(
  { weight: 2, arbitrary: nasty },
  { weight: 2, arbitrary: fc.string({ unit: 'binary' }) },
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
  fc.array(nasty, { maxLength: 4 }).map((parts) => parts.join('')),
);

/** The path values as a server reads them, or undefined when the path is that of another endpoint. */
function readPath(template: string, pathname: string): string[] | undefined {
  const expected = template.split('/');
  const actual = pathname.split('/');
  if (actual.length !== expected.length) return undefined;
  const isSame = expected.every((segment, at) => segment.startsWith('{') || segment === actual[at]);
  return isSame
    ? expected.flatMap((segment, at) =>
        segment.startsWith('{') ? [decodeURIComponent(actual[at] ?? '')] : [],
      )
    : undefined;
}

const inputs = fc.constantFrom(...templated).chain((operation) =>
  fc.record({
    operation: fc.constant(operation),
    input: fc.record(Object.fromEntries(namesOf(operation).map((name) => [name, values]))),
  }),
);

describe('path values', () => {
  it('are rejected before anything is sent, or arrive at a real server decoded equal', async () => {
    const { client, requests } = await startStore();
    const check = async (operation: OperationInfo, input: Record<string, string>): Promise<void> => {
      requests.length = 0;
      const given = namesOf(operation).map((name) => input[name] ?? '');
      const isRefused = await client[TRANSPORT].send(operation, { ...input, args: [] }).then(
        () => false,
        (error) => error.kind === 'validation',
      );
      expect(isRefused).toBe(given.some(isForbidden));
      if (isRefused) expect(requests).toEqual([]);
      else expect(readPath(operation.path, requests[0]?.url.split('?')[0] ?? '')).toEqual(given);
    };
    const property = fc.asyncProperty(inputs, ({ operation, input }) => check(operation, input));
    await fc.assert(property, { numRuns: caseCount(500) });
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
    expect(error).toMatchObject(rejectionOf('id', description));
  });

  it('may be numbers', () => {
    const [operation] = templated as [OperationInfo];
    const input = Object.fromEntries(namesOf(operation).map((name) => [name, 12]));
    expect(createClient()[TRANSPORT].buildUrl(operation, input).pathname).toContain('/12');
  });
});
