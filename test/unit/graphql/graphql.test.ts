import fc from 'fast-check';
import { type DocumentNode, parse, print, visit } from 'graphql';
import { caseCount } from 'storewire-dev-kit/case-count';
import { describe, expect, it } from 'vitest';
import { fixedToken, graphql, isStoreError } from '../../../src/index.ts';
import { graphqlQuery } from '../../../src/operations.ts';
import { failureOf } from '../helpers/failure.ts';
import { startSite } from './site.ts';

const PRODUCT = 'query Product($id: ID!) { product(id: $id) { id name } }';

/** As code generators write it. */
class TypedDocumentString<Data, Variables> extends String {
  readonly __apiType?: (variables: Variables) => Data;
}

describe('a document', () => {
  it.each([
    ['text', PRODUCT],
    ['text with types', new TypedDocumentString(PRODUCT)],
    ['parts that were parsed', parse(PRODUCT)],
    ['parts without the text that they come from', parse(PRODUCT, { noLocation: true })],
    ['parts that went through JSON', JSON.parse(JSON.stringify(parse(PRODUCT)))],
  ])('may be %s', async (_title, document) => {
    const site = await startSite();
    expect(await graphql(site.client, document, { id: 'm1' }, { print })).toEqual({
      data: { product: { id: 'm1', name: 'Mug (en)' } },
      errors: [],
      extensions: undefined,
    });
  });

  it('in parts is sent as it is now, not as it was parsed', async () => {
    const site = await startSite();
    const changed: DocumentNode = visit(parse(PRODUCT), {
      Field: ({ name }) => (name.value === 'name' ? null : undefined),
    });
    const { data } = await graphql(site.client, changed, { id: 'm1' }, { print });
    expect(data).toEqual({ product: { id: 'm1' } });
    expect(site.bodies()).toEqual([{ query: print(changed), variables: { id: 'm1' } }]);
  });

  it.each([
    undefined,
    null,
    '',
    ' \n',
    5,
    {},
    [],
    { kind: 'Document' },
    { kind: 'Document', definitions: [{ kind: 'Nothing' }] },
    { kind: 'Document', definitions: [null] },
  ])('that is invalid, such as %j, is rejected and nothing is sent', async (document) => {
    const site = await startSite();
    const error = await failureOf(graphql(site.client, document as never, {}, { print }));
    expect([error.kind, error.violations[0]?.field, site.requests.length]).toEqual([
      'validation',
      'query',
      0,
    ]);
  });

  it('is sent with the variables that are given, and with nothing else', async () => {
    const site = await startSite();
    expect((await graphql(site.client, PRODUCT, { id: 'm1' })).data).toEqual({
      product: { id: 'm1', name: 'Mug (en)' },
    });
    await graphql(site.client, '{ site { name } }');
    expect(site.bodies()).toEqual([
      { query: PRODUCT, variables: { id: 'm1' } },
      { query: '{ site { name } }' },
    ]);
  });

  it.each(['text', 5, ['m1'], null])(
    'with variables that are no object, such as %j, is rejected',
    async (variables) => {
      const site = await startSite();
      const error = await failureOf(graphql(site.client, PRODUCT, variables as never));
      expect([error.violations[0]?.field, site.requests.length]).toEqual(['variables', 0]);
    },
  );
});

describe('the version of the schema', () => {
  it.each([
    [undefined, '/graphql/alpha'],
    [{}, '/graphql/alpha'],
    [{ apiVersion: undefined }, '/graphql/alpha'],
    [{ apiVersion: 'v2' }, '/graphql/v2'],
    [{ apiVersion: 'a/../b?c' }, '/graphql/a%2F..%2Fb%3Fc'],
  ])('with the options %j is that of %s', async (options, path) => {
    const site = await startSite();
    await graphql(site.client, '{ site { name } }', undefined, options);
    expect(site.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([`POST ${path}`]);
  });

  it.each(['', '.', '..', '%2e%2e', 'a\nb', null])(
    '%j is rejected and nothing is sent',
    async (apiVersion) => {
      const site = await startSite();
      const error = await failureOf(
        graphql(site.client, '{ site { name } }', {}, { apiVersion: apiVersion as string }),
      );
      expect([error.kind, error.violations[0]?.field, site.requests.length]).toEqual([
        'validation',
        'apiVersion',
        0,
      ]);
    },
  );
});

describe('an answer', () => {
  it('of which a part failed keeps its data and says what is missing', async () => {
    const site = await startSite();
    const { data, errors } = await graphql(site.client, '{ product(id: "m1") { name stock } }');
    expect(data).toEqual({ product: { name: 'Mug (en)', stock: null } });
    expect(errors).toEqual([
      {
        message: 'Visitors cannot read this',
        path: ['product', 'stock'],
        locations: [{ line: 1, column: 28 }],
        extensions: { code: 'FORBIDDEN' },
      },
    ]);
  });

  it('without data is a failure with the code of its first error, and has all of them', async () => {
    const site = await startSite();
    const error = await failureOf(graphql(site.client, '{ secret }'));
    expect(error).toMatchObject({
      message: 'Visitors cannot read this',
      kind: 'application',
      code: 'FORBIDDEN',
      description: 'Visitors cannot read this',
      operation: 'graphql.graphqlQuery',
      status: 200,
      requestId: 'r-1',
    });
    expect(error.data).toEqual({ errors: [expect.objectContaining({ path: ['secret'] })] });
    expect(await failureOf(graphql(site.client, '{ nothing }'))).toMatchObject({
      kind: 'application',
      code: 'UNKNOWN',
      message: expect.stringContaining('nothing'),
    });
  });

  it.each([
    {},
    { data: null, errors: [] },
    { data: 'text' },
    { data: 7, errors: [{ message: 'no' }] },
    { data: {}, errors: [null] },
    { errors: [{}] },
    { data: {}, errors: [{ message: 'no', path: 'product.name' }] },
    null,
  ])('that is not one of GraphQL, such as %j, is a bad one', async (body) => {
    const site = await startSite();
    site.answer = () => ({ status: 200, body });
    expect(await failureOf(graphql(site.client, '{ site { name } }'))).toMatchObject({
      kind: 'system',
      reason: 'badAnswer',
      operation: 'graphql.graphqlQuery',
      status: 200,
      requestId: 'r-1',
    });
    expect(site.requests).toHaveLength(1);
  });

  it('is a result, the errors of GraphQL or a bad one, whatever JSON comes', async () => {
    const value = fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.constantFrom(null, '', 0, [], {}));
    const problem = fc.record(
      {
        message: fc.oneof({ weight: 4, arbitrary: fc.string() }, { weight: 1, arbitrary: value }),
        path: fc.oneof(fc.array(fc.oneof(fc.string(), fc.nat())), value),
        locations: fc.oneof(fc.array(fc.record({ line: fc.nat(), column: fc.nat() })), value),
        extensions: fc.oneof(fc.record({ code: value }), value),
      },
      { requiredKeys: [] },
    );
    const body = fc.oneof(
      { weight: 1, arbitrary: value },
      {
        weight: 9,
        arbitrary: fc.record(
          {
            data: fc.oneof(fc.constant({ site: null }), value),
            errors: fc.oneof(
              fc.array(fc.oneof({ weight: 4, arbitrary: problem }, { weight: 1, arbitrary: value })),
              value,
            ),
            extensions: value,
          },
          { requiredKeys: [] },
        ),
      },
    );
    let next: unknown;
    const { client } = await startSite({ fetch: async () => Response.json(next) });
    await fc.assert(
      fc.asyncProperty(body, async (json) => {
        next = json;
        try {
          const { data, errors, extensions } = await graphql(client, '{ site { name } }');
          Object.keys(data);
          for (const { message, path, locations } of errors)
            [message.trim(), path?.map(String), locations?.map(({ line }) => line)].join();
          Object.keys(extensions ?? {});
        } catch (error) {
          if (!isStoreError(error)) throw error;
          expect([error.kind, error.reason]).toBeOneOf([
            ['application', undefined],
            ['system', 'badAnswer'],
          ]);
          expect(error.operation).toBe('graphql.graphqlQuery');
        }
      }),
      { numRuns: caseCount(1000) },
    );
  });

  it.each(['mutation { rename(name: "a") { name } }', '{ site { name } }'])(
    'to %j that is no JSON, or empty, is a bad one',
    async (document) => {
      for (const [body, type] of [
        ['<html>', 'text/html'],
        ['', 'application/json'],
        ['{"data":', 'application/json'],
      ] as const) {
        const { client } = await startSite({
          fetch: async () => new Response(body, { headers: { 'content-type': type } }),
        });
        expect(await failureOf(graphql(client, document))).toMatchObject({
          kind: 'system',
          reason: 'badAnswer',
          status: 200,
        });
      }
    },
  );

  it.each([
    ['nothing', { errors: null, extensions: null }, undefined],
    ['what the server adds', { extensions: { cost: 3 } }, { cost: 3 }],
  ])('has %s in its extensions, and no errors', async (_what, fields, extensions) => {
    const site = await startSite();
    site.answer = () => ({ status: 200, body: { data: { site: null }, ...fields } });
    const answer = await graphql(site.client, '{ site { name } }');
    expect(answer).toEqual({ data: { site: null }, errors: [], extensions });
  });

  it('may have the media type of GraphQL, and an error without a code', async () => {
    const body = JSON.stringify({ errors: [{ message: '', extensions: null }] });
    const { client } = await startSite({
      fetch: async () =>
        new Response(body, { headers: { 'content-type': 'application/graphql-response+json' } }),
    });
    expect(await failureOf(graphql(client, '{ site { name } }'))).toMatchObject({
      kind: 'application',
      code: 'UNKNOWN',
      status: 200,
    });
  });

  it.each([
    [400, { message: 'Bad document' }, { kind: 'client', message: 'Bad document', code: 'BAD_REQUEST' }],
    [403, {}, { kind: 'client', code: 'FORBIDDEN', allowedRoles: ['visitor', 'member', 'merchant'] }],
    [500, {}, { kind: 'system', reason: 'server', attempts: 1 }],
    [502, '<html>', { kind: 'system', reason: 'server', attempts: 1 }],
    [204, {}, { kind: 'system', reason: 'badAnswer', attempts: 1 }],
  ])('with the status %i is an error like that of any call', async (status, body, expected) => {
    const site = await startSite();
    site.answer = () => ({ status, body });
    expect(await failureOf(graphql(site.client, '{ site { name } }'))).toMatchObject({
      status,
      operation: 'graphql.graphqlQuery',
      requestId: 'r-1',
      ...expected,
    });
  });
});

it('parts require the function that prints them', async () => {
  const site = await startSite();
  await expect(graphql(site.client, parse(PRODUCT), { id: 'm1' })).rejects.toThrow(
    new TypeError('A DocumentNode requires the option print: pass print of the package graphql'),
  );
});

describe('while the platform is out of order', () => {
  const QUERY = '{ site { name } }';
  const RENAME = 'mutation { rename(name: "South") { name } }';
  const NAME = 'fragment Name on Site { name }';

  it.each<[string, string | DocumentNode, boolean | undefined, number]>([
    ['parts of queries', parse(`query A { site { ...Name } } ${NAME}`), undefined, 2],
    ['parts with a mutation', parse(`query A { site { name } } ${RENAME}`), undefined, 1],
    ['parts without an operation', parse(NAME), undefined, 1],
    ['parts of queries that are not to be repeated', parse(QUERY), false, 1],
    ['text', QUERY, undefined, 1],
    ['text that only reads', QUERY, true, 2],
    ['a mutation as text', RENAME, undefined, 1],
  ])('%s: %j, read: %s, is sent as often as it may be: %i', async (_what, document, read, attempts) => {
    const site = await startSite();
    site.answer = () => ({ status: 503, body: {} });
    expect(await failureOf(graphql(site.client, document, {}, { print, read }))).toMatchObject({
      kind: 'system',
      reason: 'server',
      attempts,
    });
    expect(site.requests).toHaveLength(attempts);
  });

  it('the final error states how often the document was sent', async () => {
    const site = await startSite();
    site.answer = () => {
      site.answer = () => ({ status: 200, body: { errors: [{ message: 'No such site' }] } });
      return { status: 503, body: {} };
    };
    expect(await failureOf(graphql(site.client, QUERY, {}, { read: true }))).toMatchObject({
      message: 'No such site',
      status: 200,
      attempts: 2,
    });
  });
});

it('has the session id of the client and the headers of the call, and can be aborted', async () => {
  const site = await startSite({ auth: fixedToken('token') });
  await graphql(site.client, '{ site { name } }', {}, { headers: { 'x-shop': 'north' } });
  expect(site.requests[0]?.headers).toMatchObject({ authorization: 'token', 'x-shop': 'north' });
  expect(
    await failureOf(graphql(site.client, '{ site { name } }', {}, { signal: AbortSignal.abort() })),
  ).toMatchObject({ kind: 'system', reason: 'abort' });
});

it('is the call of the contract', async () => {
  const site = await startSite();
  await graphql(site.client, '{ site { name } }', {}, { apiVersion: 'alpha' });
  await graphqlQuery(site.client, { apiVersion: 'alpha', query: '{ site { name } }', variables: {} });
  const [ours, theirs] = site.requests.map(({ method, url, body }) => ({
    method,
    url,
    body: JSON.parse(body),
  }));
  expect(ours).toEqual(theirs);
});
