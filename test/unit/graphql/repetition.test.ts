import fc from 'fast-check';
import { Kind, parse } from 'graphql';
import { caseCount } from 'storewire-dev-kit/case-count';
import { describe, expect, it } from 'vitest';
import { graphql } from '../../../src/graphql/index.ts';
import { createTransport } from '../../../src/index.ts';
import { failureOf } from '../helpers/failure.ts';
import { startSite } from './site.ts';

const RENAME = 'mutation { rename(name: "South") { name } }';

describe('while the platform is out of order', () => {
  it('a query is repeated, and succeeds', async () => {
    const site = await startSite();
    site.answer = () => {
      site.answer = undefined;
      return { status: 503, body: {} };
    };
    expect((await graphql(site.client, '{ site { name } }')).data).toEqual({ site: { name: 'North' } });
    expect(site.requests).toHaveLength(2);
  });

  it('the final error states how often the query was sent', async () => {
    const site = await startSite();
    site.answer = () => {
      site.answer = () => ({ status: 200, body: { errors: [{ message: 'No such site' }] } });
      return { status: 503, body: {} };
    };
    expect(await failureOf(graphql(site.client, '{ site { name } }'))).toMatchObject({
      message: 'No such site',
      status: 200,
      attempts: 2,
    });
  });

  it.each([
    ['a mutation', RENAME],
    ['a mutation with a name', 'mutation query { rename(name: "South") { name } }'],
    ['a mutation after a query', `query A { site { name } } ${RENAME}`],
    ['a mutation after a comment that names a query', `# query { site }\n${RENAME}`],
    ['a document that cannot be read', ') query'],
    ['an operation of an unknown type', 'quarry { site { name } }'],
    ['a document with an unterminated string', '{ site(name: "a) { name } }'],
    ['a document with a string over two lines', '{ site(name: "a\n") { name } }'],
    ['a document with an unterminated block string', '{ site(name: """a\\""") { name } }'],
  ])('%s is sent once', async (title, document) => {
    const site = await startSite();
    site.answer = () => ({ status: 503, body: {} });
    expect(await failureOf(graphql(site.client, document))).toMatchObject({
      kind: 'system',
      reason: 'server',
      attempts: 1,
    });
    expect(site.requests, title).toHaveLength(1);
    expect(site.name).toBe('North');
  });
});

it('a subscription is rejected, as it has more than one response, and nothing is sent', async () => {
  const site = await startSite();
  const both = 'subscription A { renamed { name } } query B { site { name } }';
  for (const document of [
    'subscription { renamed { name } }',
    parse('subscription Renamed { renamed { name } }'),
    both,
  ]) {
    const error = await failureOf(graphql(site.client, document));
    expect([error.kind, error.violations[0]?.field, site.requests.length]).toEqual([
      'validation',
      'query',
      0,
    ]);
  }
});

/** Parts of documents in which keywords have no meaning. */
const word = fc.constantFrom('query', 'mutation', 'subscription', 'fragment', 'on_', 'a', 'b');
const noise = fc.constantFrom('', '\n', ', ', '# mutation { a }\n', '# "\n', '#"""\n', '\uFEFF', '# }\r');
const value = fc.constantFrom(
  '1',
  '"}"',
  '"mutation {"',
  '"\\""',
  '"#"',
  '"""} mutation { "" \\""" #"""',
  '{ query: [{ mutation: "{" }] }',
  '[]',
  '$a',
  'query',
);
const selection = fc
  .tuple(word, word, value, noise)
  .map(
    ([alias, field, each, gap]) =>
      `{${gap} ${alias}: ${field}(query: ${each.replace('$a', '1')}) @mutation(a: ${each}) { mutation ...query } }`,
  );
const operation = fc
  .tuple(fc.constantFrom('query', 'mutation', 'subscription'), fc.option(word), value, selection, noise)
  .map(
    ([type, name, each, selected, gap]) =>
      `${gap}${type} ${name ?? ''}${gap}($mutation: Int = ${each.replace('$a', '1')}) @query(a: 1)${gap}${selected}${gap}`,
  );
const document = fc.array(
  fc.oneof(
    operation,
    selection,
    selection.map((each) => `fragment query on mutation ${each}`),
  ),
  { minLength: 1, maxLength: 4 },
);

it('documents are classified as by the parser of the reference implementation', async () => {
  const site = await startSite();
  site.answer = () => ({ status: 503, body: {} });
  await fc.assert(
    fc.asyncProperty(document, async (parts) => {
      const text = parts.join(' ');
      const operations = parse(text).definitions.filter(
        (definition) => definition.kind === Kind.OPERATION_DEFINITION,
      );
      const types = operations.map((each) => each.operation);
      site.requests.length = 0;
      // a client of its own, since each has a budget of retries
      const client = createTransport({ baseUrl: site.url, retry: { baseMs: 0, retries: 1 } });
      const error = await failureOf(graphql(client, text));
      if (types.includes('subscription')) expect(error.kind).toBe('validation');
      else
        expect(site.requests).toHaveLength(
          types.length > 0 && types.every((type) => type === 'query') ? 2 : 1,
        );
    }),
    { numRuns: caseCount(200) },
  );
});
