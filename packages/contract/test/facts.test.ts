/**
 * Facts of the contract that its examples and the tests of calls do not show: limits, conditions, marks and
 * names.
 */
import { readFileSync } from 'node:fs';
import { operationSchemas as operations } from 'storewire/zod';
import {
  type Document,
  decimalLimits,
  isOpen,
  isReference,
  type OperationObject,
  operationsOf,
  type Parameter,
  type RequestBody,
  type Response,
  resolve,
  type Schema,
} from 'storewire-tools';
import { describe, expect, it } from 'vitest';

const document = JSON.parse(
  readFileSync(new URL(import.meta.resolve('storewire-contract/contract.json')), 'utf8'),
) as Document;
const { schemas = {}, examples = {} } = document.components ?? {};
const all = [...operationsOf(document)];

const property = (path: string): Schema => {
  const [name = '', ...steps] = path.split('.');
  const found = steps.reduce<Schema | undefined>((schema, step) => schema?.properties?.[step], schemas[name]);
  if (!found) throw new Error(`there is no ${path}`);
  return found;
};

/** Every schema inside a schema, itself included. */
const within = (schema: Schema): Schema[] => [
  schema,
  ...Object.values(schema).flatMap((value) => {
    if (typeof value !== 'object' || value === null) return [];
    return (Array.isArray(value) ? value : [value]).flatMap((each) =>
      typeof each === 'object' && each !== null ? within(each as Schema) : [],
    );
  }),
];
const everySchema = Object.values(schemas).flatMap(within);

/** The schema of the JSON that an operation takes. */
const bodyOf = ({ requestBody }: OperationObject): Schema | undefined => {
  const { schema } =
    (requestBody && resolve<RequestBody>(document, requestBody).content['application/json']) ?? {};
  return schema && resolve<Schema>(document, schema);
};

/** What a schema and the parts that it is made of require. */
const requiredOf = (schema: Schema = {}): string[] => {
  const { required = [], allOf = [] } = resolve<Schema>(document, schema);
  return [...required, ...allOf.flatMap(requiredOf)];
};

const accepts = (
  schema: { input: { safeParse: (value: unknown) => { success: boolean } } },
  input: unknown,
): boolean => schema.input.safeParse(input).success;

it('names every type so that no generated name needs a number', () => {
  const types = ['schemas', 'types'].map((file) =>
    readFileSync(new URL(`../../../generated/${file}.ts`, import.meta.url), 'utf8'),
  );
  const declared = types.join('').matchAll(/^export (?:type|interface) (\w+)/gm);
  const names = new Set(Array.from(declared, ([, name = '']) => name));
  expect(names).toContain('GiftCardInput');
  expect([...names].filter((name) => names.has(name.replace(/\d+$/, '')) && /\d$/.test(name))).toEqual([]);
});

describe('limits', () => {
  it.each([
    ['Video.posters', { maxItems: 10 }],
    ['Video.resolutions', { maxItems: 100 }],
    ['ItemMetadata.id', { maxLength: 255 }],
    ['Cart.lineItems', { maxItems: 300 }],
    ['CartV2.coupons', { maxItems: 1 }],
    ['PaymentInfo.giftCards', { maxItems: 1 }],
    ['UpdateLineItemsInCurrentCartV2Request.lineItems', { minItems: 1, maxItems: 100 }],
    ['UpdateLineItemsV2Request.lineItems', { minItems: 1, maxItems: 300 }],
  ])('of %s are those of the reference', (path, limits) => {
    expect(property(path)).toMatchObject(limits);
  });

  it.each(['CursorPaging.limit', 'FileColorRGB.r', 'FileColorRGB.g', 'FileColorRGB.b'])(
    'of %s have no minimum, as no source has one',
    (path) => expect(property(path)).not.toHaveProperty('minimum'),
  );

  it.each(['Cart.lineItems', 'CartV2.lineItems', 'Checkout.lineItems'])(
    'of %s have no minimum, as the last line can be removed',
    (path) => expect(property(path)).not.toHaveProperty('minItems'),
  );

  it('of decimal strings are in their patterns', () => {
    const { pattern } = property('ConvertedMoney.amount');
    expect(decimalLimits(String(pattern))).toEqual({ minimum: '0', maximum: '999999999', scale: 3 });
    const decimals = everySchema.filter(
      ({ format, type }) => format === 'decimal' && [type].flat().includes('string'),
    );
    expect(decimals.length).toBeGreaterThan(30);
    for (const decimal of decimals) expect(decimalLimits(String(decimal['pattern']))).toBeDefined();
  });

  it('of byte counts are whole numbers, which have no sign and no point', () => {
    const counts = Object.values(schemas).flatMap(({ properties = {} }) =>
      properties['sizeInBytes'] ? [properties['sizeInBytes']] : [],
    );
    expect(counts.length).toBeGreaterThan(3);
    for (const count of counts) expect(count).toMatchObject({ pattern: '^\\d+$' });
    for (const count of counts) expect(count).not.toHaveProperty('format');
  });

  it('of integers are those of 32 or 64 bits', () => {
    const integers = everySchema.filter(({ type }) => [type].flat().includes('integer'));
    for (const integer of integers) expect(integer.format).toMatch(/^int(?:32|64)$/);
  });
});

describe('a request', () => {
  it('for a redirect session has exactly one purpose', () => {
    const { createRedirectSession } = operations;
    expect(accepts(createRedirectSession, {})).toBe(false);
    expect(accepts(createRedirectSession, { callbacks: { postFlowUrl: 'https://shop.example.com/' } })).toBe(
      false,
    );
    expect(
      accepts(createRedirectSession, {
        login: {},
        logout: { clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541' },
      }),
    ).toBe(false);
    expect(accepts(createRedirectSession, { login: {} })).toBe(true);
  });

  it.each([
    ['bulkDeleteMembersByFilter', operations.bulkDeleteMembersByFilter],
    ['bulkApproveMembers', operations.bulkApproveMembers],
    ['bulkBlockMembers', operations.bulkBlockMembers],
  ])('of %s has a condition', (_name, operation) => {
    for (const input of [{}, { filter: null }, { filter: {} }]) expect(accepts(operation, input)).toBe(false);
  });

  it('for many members, orders or files asks for at most 100', () => {
    const members = { query: { paging: { limit: 101 } } };
    expect(accepts(operations.queryMembers, members)).toBe(false);
    expect(accepts(operations.searchOrders, { search: { cursorPaging: { limit: 101 } } })).toBe(false);
    expect(accepts(operations.searchFiles, { paging: { limit: 101 } })).toBe(false);
  });

  it.each(['customLineItems', 'customItems', 'catalogOverrideFields', 'merchantDiscounts'])(
    'sets prices by %s for merchants only',
    (name) => {
      const found = Object.values(schemas).flatMap<Schema>(({ properties = {} }) => properties[name] ?? []);
      expect(found.length).toBeGreaterThan(0);
      for (const each of found) expect(each['x-allowed-roles']).toEqual(['merchant']);
    },
  );

  it('that updates requires at most the id and the revision of what it changes', () => {
    const updates = all.filter(({ operation }) => /\.(?:bulkU|u)pdate/.test(operation.operationId ?? ''));
    expect(updates.length).toBeGreaterThan(10);
    for (const { operation } of updates) {
      const { properties = {} } = bodyOf(operation) ?? {};
      for (const name of ['cartInfo', 'checkout', 'checkoutSettings', 'collection', 'member'])
        expect(requiredOf(properties[name]), operation.operationId).toEqual([]);
      const ofVersion3 = operation.operationId?.startsWith('productsV3.') ? ['revision'] : [];
      expect(requiredOf(properties['product'])).toEqual(properties['product'] ? ofVersion3 : []);
      for (const name of ['category', 'inventoryItem'])
        expect(requiredOf(properties[name])).toEqual(properties[name] ? ['revision'] : []);
      expect(requiredOf(properties['file'])).toEqual(properties['file'] ? ['id'] : []);
      expect(requiredOf(properties['review'])).toEqual(properties['review'] ? ['revision'] : []);
      expect(requiredOf(properties['order'])).toEqual([]);
    }
  });

  it('or a response has no property that is required and may be null, but two lists of a member', () => {
    const found = everySchema.flatMap(({ required = [], properties = {} }) =>
      (Array.isArray(required) ? required : []).filter((name) =>
        [resolve<Schema>(document, properties[name] ?? {}).type].flat().includes('null'),
      ),
    );
    expect(found).toEqual(['phones', 'emails']);
  });
});

describe('responses', () => {
  it('have the id of the request, successes, redirects and errors alike', () => {
    for (const { operation } of all)
      for (const [status, response] of Object.entries(operation.responses ?? {}))
        expect(
          resolve<Response>(document, response).headers,
          `${operation.operationId} ${status}`,
        ).toHaveProperty('x-wix-request-id');
  });

  it('of every call include the errors that its input, its path and its token can cause', () => {
    for (const { operation } of all) {
      const { operationId, requestBody, parameters = [], responses = {} } = operation;
      const places = parameters.map((each) => resolve<Parameter>(document, each).in);
      const expected = [
        // the only shared body is that of calls that take nothing
        ...((requestBody && !isReference(requestBody)) || places.length > 0 ? ['400'] : []),
        ...(isOpen(operation) ? [] : ['401', '403']),
        ...(places.includes('path') ? ['404'] : []),
        '429',
        '500',
      ];
      expect(Object.keys(responses), operationId).toEqual(expect.arrayContaining(expected));
    }
  });
});

describe('names', () => {
  it('of parameters are no words of JavaScript', () => {
    const names = all.flatMap(({ operation }) =>
      (operation.parameters ?? []).map((each) => resolve<Parameter>(document, each).name),
    );
    expect(names).toContain('functionName');
    for (const name of names)
      expect(['function', 'default', 'class', 'new', 'delete', 'in']).not.toContain(name);
  });

  it('have dots in operation ids only, between service and method', () => {
    for (const { operation } of all) expect(operation.operationId?.split('.')).toHaveLength(2);
    for (const name of [...Object.keys(schemas), ...Object.keys(examples)]) expect(name).not.toContain('.');
  });

  it('do not include what no source has: the operationName of GraphQL, the code of a second back-in-stock request', () => {
    expect(JSON.stringify(document)).not.toContain('operationName');
    expect(JSON.stringify(document)).not.toContain('BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS');
  });
});

describe('the short GET forms', () => {
  it('of queries are those that the clients of the platform send', () => {
    const short = all.filter(({ method, operation }) => method === 'get' && operation['x-fallback-of']);
    expect(short.map(({ path, operation }) => [path, operation['x-fallback-of']])).toEqual([
      ['/v2/collections/query', 'collections.queryCollections'],
      ['/stores-reader/v1/products/query-platformized', 'products.queryProducts'],
    ]);
    for (const { operation } of short)
      expect(operation.parameters).toMatchObject([{ name: '.r', schema: { contentEncoding: 'base64url' } }]);
  });
});

describe('credentials', () => {
  it('are an access token, or an API key with the site or the account that it is for', () => {
    expect(document['security']).toEqual([
      { accessToken: [] },
      { apiKey: [], siteId: [] },
      { apiKey: [], accountId: [] },
    ]);
    expect(document.components).toMatchObject({
      securitySchemes: {
        siteId: { type: 'apiKey', in: 'header', name: 'wix-site-id' },
        accountId: { type: 'apiKey', in: 'header', name: 'wix-account-id' },
      },
    });
  });
});

describe('what is retired', () => {
  const retired = all.filter(({ operation }) => operation['x-sunset']);

  it('is deprecated, and no description repeats the date', () => {
    expect(retired.length).toBeGreaterThan(20);
    for (const { operation } of retired) {
      expect(operation.deprecated, operation.operationId).toBe(true);
      expect(operation.description).not.toMatch(/2027|removes this call/);
    }
  });

  it('is in the README and in the guide on upgrading, with its date', () => {
    for (const file of ['README.md', 'packages/docs/guides/upgrading.md'])
      expect(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')).toContain('2027-02-01');
  });
});
