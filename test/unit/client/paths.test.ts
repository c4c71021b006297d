import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { json, startServer } from 'storewire-dev-kit/server';
import { describe, expect, it } from 'vitest';
import { services } from '../../../generated/services.ts';
import { TRANSPORT } from '../../../src/core/options.ts';
import { type Client, createClient, isStoreError, type OperationInfo } from '../../../src/index.ts';
import { failureOf } from '../helpers/failure.ts';
import { withoutStacks } from '../helpers/without-stacks.ts';

const PLACEHOLDER = /\{(\w+)\}/g;
const operations: OperationInfo[] = Object.values(services).flatMap((calls) =>
  Object.values(calls).map((call) => call.info),
);
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

const inputs = fc.constantFrom(...templated).chain((operation) =>
  fc.record({
    operation: fc.constant(operation),
    input: fc.record(Object.fromEntries(namesOf(operation).map((name) => [name, values]))),
  }),
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

/**
 * The problem of the URL with these path values. None, if they are rejected as they should be, or arrive
 * equal when decoded.
 */
function problemOf(client: Client, operation: OperationInfo, given: string[]): string | undefined {
  const names = namesOf(operation);
  let url: URL;
  try {
    url = client[TRANSPORT].buildUrl(
      operation,
      Object.fromEntries(names.map((name, at) => [name, given[at]])),
    );
  } catch (error) {
    if (!isStoreError(error) || error.kind !== 'validation' || error.operation !== operation.id)
      return `threw ${error}`;
    return given.some(isForbidden) ? undefined : 'refused';
  }
  if (given.some(isForbidden)) return `leads to ${url}`;
  const arrived = readPath(operation.path, url.pathname);
  const isEqual = arrived?.length === given.length && arrived.every((value, at) => value === given[at]);
  return isEqual && url.origin === 'https://www.wixapis.com' && url.search === '' && url.hash === ''
    ? undefined
    : `leads to ${url}`;
}

describe('path values', () => {
  it('are in the templates of more than sixty calls', () => {
    expect(templated.length).toBeGreaterThan(60);
  });

  it('never change which endpoint is called, in a million cases over all templates: they are rejected or arrive decoded equal', {
    tags: ['slow'],
  }, () => {
    const client = createClient();
    const targets = templated.map((operation) => ({
      ...operation,
      method: 'GET',
      query: undefined,
      prepare: undefined,
    }));
    let cases = 0;
    const check = (value: string, other: string): void => {
      for (const operation of targets) {
        const given = namesOf(operation).map((_name, at) => (at === 0 ? value : other));
        const problem = problemOf(client, operation, given);
        if (problem) throw new Error(`${operation.id} ${JSON.stringify(given)}: ${problem}`);
        cases++;
      }
    };
    const numRuns = Math.ceil(1_000_000 / targets.length);
    withoutStacks(() => fc.assert(fc.property(values, values, check), { numRuns }));
    expect(cases).toBeGreaterThanOrEqual(1_000_000);
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
    expect([error.kind, error.text, error.attempts]).toEqual([
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
