import { describe, expect, it } from 'vitest';
import { checkCoherence } from '../../src/lint/coherence.ts';
import type { Description, Operation } from '../../src/lint/description.ts';
import { checkExamples } from '../../src/lint/examples.ts';
import { checkDescription, ownRules } from '../../src/lint/spectral.ts';
import { mug, smallContract } from './fixture.ts';

type Change = (doc: Contract) => void;
type Contract = ReturnType<typeof smallContract>;

const broken = (change: Change): Description => {
  const doc = smallContract();
  change(doc);
  return doc as unknown as Description;
};

/** Messages of one rule about a small contract that is broken in one place. */
async function messages(rule: string, change: Change): Promise<string[]> {
  const problems = await checkDescription({ doc: broken(change) }, [rule]);
  return problems.map(({ message }) => message);
}

const read = (doc: Contract) =>
  doc.paths['/v1/products/{id}'].get as unknown as Operation & Record<string, unknown>;
const write = (doc: Contract) =>
  doc.paths['/v1/products'].post as unknown as Operation & Record<string, unknown>;
const productProperties = (doc: Contract) =>
  schemas(doc)['Product']?.['properties'] as Record<string, object>;
const addFilter = (doc: Contract, filter: object) => {
  Object.assign(schemas(doc), {
    ProductFilter: { type: 'object', description: 'Which.', 'x-filter': true, properties: {} },
  });
  const request = schemas(doc)['CreateProductRequest'];
  Object.assign(request ?? {}, { required: ['filter'], properties: { filter } });
};
const addQuery = (doc: Contract, schema: object) =>
  read(doc).parameters?.push({ name: 'ids', in: 'query', schema } as never);
const schemas = (doc: Contract) => doc.components.schemas as Record<string, Record<string, unknown>>;

describe('a contract that keeps the rules', () => {
  it('has no problem', async () => {
    const doc = smallContract() as unknown as Description;
    expect(await checkDescription({ doc }, Object.keys(ownRules))).toEqual([]);
    expect(checkExamples(doc)).toEqual([]);
    expect(checkCoherence(doc)).toEqual([]);
  });
});

const SDK = { package: '@wix/stores', function: 'products.getProduct', arguments: ['id'] };

/** One broken description for each rule: what is changed, and what the rule says. */
const cases: Record<string, { title: string; change: Change; message: RegExp }[]> = {
  'operation-id': [
    {
      title: 'rejects an operationId that is not service.method',
      change: (doc) => Object.assign(read(doc), { operationId: 'getProduct' }),
      message: /'getProduct' is not service.method/,
    },
    {
      title: 'rejects a method name that two services share',
      change: (doc) => Object.assign(write(doc), { operationId: 'reviews.getProduct' }),
      message: /getProduct is used 2 times/,
    },
  ],
  'operation-service': [
    {
      title: 'rejects a tag that is not the service',
      change: (doc) => Object.assign(read(doc), { tags: ['orders'] }),
      message: /must be products/,
    },
  ],
  'operation-marks': [
    {
      title: 'wants callers, effect and source',
      change: (doc) => Object.assign(read(doc), { 'x-callers': [], 'x-effect': 'reads', 'x-source': '' }),
      message: /x-callers must name/,
    },
  ],
  'sdk-function': [
    {
      title: 'rejects an argument that the input does not have',
      change: (doc) => Object.assign(read(doc), { 'x-sdk': { ...SDK, arguments: ['slug'] } }),
      message: /the input has no property slug/,
    },
    {
      title: 'rejects a result that the response does not have',
      change: (doc) => Object.assign(read(doc), { 'x-sdk': { ...SDK, returns: 'item' } }),
      message: /the response has no property item/,
    },
    {
      title: 'rejects a function that two calls have',
      change: (doc) => {
        Object.assign(read(doc), { 'x-sdk': SDK });
        Object.assign(write(doc), { 'x-sdk': { ...SDK, arguments: [] } });
      },
      message: /products.getProduct is that of another call/,
    },
  ],
  'operation-responses': [
    {
      title: 'wants 302 from a navigate call',
      change: (doc) => Object.assign(read(doc), { 'x-effect': 'navigate' }),
      message: /must have exactly one success response, 302/,
    },
  ],
  'application-errors': [
    {
      title: 'wants a description for each code',
      change: (doc) => Object.assign(read(doc), { 'x-application-errors': [{ code: 'GONE', status: 400 }] }),
      message: /GONE has no description/,
    },
    {
      title: 'wants descriptions without code, as people read them',
      change: (doc) =>
        Object.assign(read(doc), {
          'x-application-errors': [
            { code: 'GONE', status: 400, description: 'Read `data.id`.', details: '`data.id` names it.' },
          ],
        }),
      message: /description of the error GONE has code, which belongs in details/,
    },
  ],
  'write-invalidates': [
    {
      title: 'requires x-invalidates of a write',
      change: (doc) => delete write(doc)['x-invalidates'],
      message: /use \[\] if it makes nothing stale/,
    },
    {
      title: 'rejects what is neither a service nor a read',
      change: (doc) => Object.assign(write(doc), { 'x-invalidates': ['product'] }),
      message: /product is neither a service nor a read/,
    },
  ],
  'paging-properties': [
    {
      title: 'rejects paging over a list that the answer does not have',
      change: (doc) =>
        Object.assign(read(doc), {
          'x-paging': { kind: 'offset', request: 'id', items: 'products', metadata: 'product' },
        }),
      message: /no list products/,
    },
    {
      title: 'rejects properties of another format that the input does not have',
      change: (doc) =>
        Object.assign(read(doc), {
          'x-paging': {
            kind: 'offset',
            request: 'id',
            items: 'products',
            metadata: 'product',
            unwrapped: ['filter'],
          },
        }),
      message: /no property filter/,
    },
  ],
  'fallback-of': [
    {
      title: 'rejects a fallback of an operation that does not exist',
      change: (doc) => Object.assign(read(doc), { 'x-fallback-of': 'products.findProduct' }),
      message: /no operation products.findProduct/,
    },
    {
      title: 'rejects another form with a different input',
      change: (doc) => Object.assign(read(doc), { 'x-fallback-of': 'products.createProduct' }),
      message: /does not take what products.createProduct takes/,
    },
    {
      title: 'rejects another form with the same method',
      change: (doc) => Object.assign(write(doc), { 'x-fallback-of': 'products.createProduct' }),
      message: /must not use the same HTTP method as products.createProduct/,
    },
  ],
  'property-callers': [
    {
      title: 'rejects a property for callers who may not make the call',
      change: (doc) =>
        Object.assign(productProperties(doc)['price'] ?? {}, {
          'x-callers': ['merchant', 'member'],
        }),
      message: /^product\.price is for merchant, member, not all of whom may make the call$/,
    },
    {
      title: 'finds such a property in the items of a list',
      change: (doc) => {
        const items = { allOf: [{ $ref: '#/components/schemas/Product' }] };
        const parts = { type: 'array', items, description: 'Its parts.', 'x-callers': ['member'] };
        Object.assign(productProperties(doc), { parts });
      },
      message: /^product\.parts is for member/,
    },
  ],
  'write-filters': [
    {
      title: 'wants a condition in the filter of a write',
      change: (doc) => addFilter(doc, { $ref: '#/components/schemas/ProductFilter' }),
      message: /^filter selects what is changed/,
    },
  ],
  'long-queries': [
    {
      title: 'wants a POST for a GET whose query can be too long',
      change: (doc) =>
        addQuery(doc, { type: 'array', items: { type: 'string', format: 'uuid' }, maxItems: 200 }),
      message: /add a POST with x-fallback-of: products\.getProduct$/,
    },
    {
      title: 'wants it for a packed parameter, too',
      change: (doc) =>
        addQuery(doc, {
          type: 'string',
          contentSchema: { type: 'object', properties: { note: { type: 'string', maxLength: 3000 } } },
        }),
      message: /add a POST with x-fallback-of: products\.getProduct$/,
    },
  ],
  'write-repeats': [
    {
      title: 'wants to know what a second request of a write does',
      change: (doc) => delete write(doc)['x-repeat'],
      message: /a write must have x-repeat/,
    },
    {
      title: 'rejects it for a read',
      change: (doc) => Object.assign(read(doc), { 'x-repeat': 'same' }),
      message: /a call that is no write can be repeated/,
    },
  ],
  'assumed-keys': [
    {
      title: 'rejects a key that is not there',
      change: (doc) => Object.assign(productProperties(doc)['name'] ?? {}, { 'x-assumed': ['maxItems'] }),
      message: /there is no maxItems that could be assumed/,
    },
  ],
  'sunset-deprecated': [
    {
      title: 'rejects a last day of a call that is not deprecated',
      change: (doc) => Object.assign(read(doc), { 'x-sunset': { date: '2030-01-01' } }),
      message: /must have both deprecated: true and x-sunset, or neither/,
    },
    {
      title: 'rejects a deprecated call without a last day',
      change: (doc) => Object.assign(read(doc), { deprecated: true }),
      message: /must have both deprecated: true and x-sunset, or neither/,
    },
  ],
  'sunset-replacement': [
    {
      title: 'rejects a replacement that is not an operation',
      change: (doc) =>
        Object.assign(read(doc), {
          deprecated: true,
          'x-sunset': { date: '2030-01-01', replacedBy: 'products.findProduct' },
        }),
      message: /no operation products.findProduct/,
    },
  ],
  'operation-server': [
    {
      title: 'rejects a gateway prefix with a host',
      change: (doc) => Object.assign(read(doc), { servers: [{ url: 'https://example.com/stores' }] }),
      message: /must be a path/,
    },
  ],
  'named-bodies': [
    {
      title: 'rejects an inline body',
      change: (doc) =>
        Object.assign(write(doc).requestBody?.content?.['application/json'] ?? {}, {
          schema: { type: 'object' },
        }),
      message: /must be a \$ref/,
    },
  ],
  'packed-form': [
    {
      title: 'rejects a packed parameter that does not say how it is encoded',
      change: (doc) => Object.assign(read(doc).parameters?.[0] ?? {}, { 'x-packed': true }),
      message: /string of base64url/,
    },
    {
      title: 'rejects an inline content schema',
      change: (doc) =>
        Object.assign(read(doc).parameters?.[0] ?? {}, {
          'x-packed': true,
          schema: {
            type: 'string',
            contentEncoding: 'base64url',
            contentMediaType: 'application/json',
            contentSchema: { type: 'object' },
          },
        }),
      message: /named contentSchema/,
    },
  ],
  'flat-input': [
    {
      title: 'rejects a parameter with the name of a body member',
      change: (doc) =>
        Object.assign(write(doc), {
          parameters: [{ name: 'product', in: 'query', schema: { type: 'string' } }],
        }),
      message: /product clashes/,
    },
  ],
  'body-name': [
    {
      title: 'wants a name for a body that is a list',
      change: (doc) =>
        Object.assign(schemas(doc)['CreateProductRequest'] as object, {
          type: 'array',
          properties: undefined,
        }),
      message: /x-body-name is for a body/,
    },
  ],
  'body-examples': [
    {
      title: 'requires an example of a request body',
      change: (doc) => delete write(doc).requestBody?.content?.['application/json']?.examples,
      message: /the body has no example/,
    },
    {
      title: 'requires that the first example of a response is the typical one',
      change: (doc) => {
        const media = read(doc).responses?.['200']?.content?.['application/json'];
        if (media) media.examples = { full: { value: {} }, ...media.examples };
      },
      message: /the first example must be 'typical'/,
    },
  ],
  'named-enums': [
    {
      title: 'rejects an enumeration inside a schema',
      change: (doc) => Object.assign(doc.components.schemas.Product.properties.name, { enum: ['Mug'] }),
      message: /schema of its own/,
    },
  ],
  'enum-words': [
    {
      title: 'wants a text for each value',
      change: (doc) => Object.assign(schemas(doc), { Size: { type: 'string', enum: ['S'] } }),
      message: /S has no description/,
    },
    {
      title: 'rejects a text that repeats the value',
      change: (doc) =>
        Object.assign(schemas(doc), {
          Size: { type: 'string', enum: ['SMALL'], 'x-enum-descriptions': { SMALL: 'Small.' } },
        }),
      message: /the description of SMALL only repeats its name/,
    },
    {
      title: 'rejects a text of a value that the enumeration does not have',
      change: (doc) =>
        Object.assign(schemas(doc), {
          Size: { type: 'string', enum: ['S'], 'x-enum-descriptions': { S: 'Small.', M: 'Medium.' } },
        }),
      message: /M is no value of the enumeration/,
    },
  ],
  'parameter-enums': [
    {
      title: 'rejects an enumeration inside a parameter',
      change: (doc) =>
        Object.assign(read(doc).parameters?.[0] ?? {}, { schema: { type: 'string', enum: ['a'] } }),
      message: /values of id must be a named enumeration/,
    },
  ],
  'one-of-properties': [
    {
      title: 'rejects a group with an unknown member',
      change: (doc) => Object.assign(schemas(doc)['Product'] as object, { 'x-one-of': [['name', 'title']] }),
      message: /no property title/,
    },
  ],
  'decimal-money': [
    {
      title: 'wants a decimal string for money',
      change: (doc) => Object.assign(doc.components.schemas.Product.properties.price, { format: undefined }),
      message: /price is money/,
    },
  ],
  'integer-formats': [
    {
      title: 'requires a format of every integer',
      change: (doc) => Object.assign(doc.components.schemas.Product.properties.name, { type: 'integer' }),
      message: /an integer has the format int32 or int64/,
    },
  ],
  'decimal-limits': [
    {
      title: 'rejects a pattern next to x-decimal',
      change: (doc) =>
        Object.assign(doc.components.schemas.Product.properties.price, {
          pattern: '^1$',
          'x-decimal': { minimum: 0 },
        }),
      message: /remove `pattern`/,
    },
    {
      title: 'rejects limits of decimals on a number',
      change: (doc) =>
        Object.assign(doc.components.schemas.Product.properties.price, {
          type: 'number',
          'x-decimal': { minimum: 0 },
        }),
      message: /strings of the format decimal/,
    },
  ],
  'schema-words': [
    {
      title: 'rejects nullable',
      change: (doc) => Object.assign(doc.components.schemas.Product.properties.name, { nullable: true }),
      message: /nullable is not part/,
    },
  ],
  'extension-keys': [
    {
      title: 'rejects a value of another form',
      change: (doc) => Object.assign(read(doc), { 'x-effect': ['read'] }),
      message: /x-effect must be read, write or navigate/,
    },
  ],
  'summary-style': [
    {
      title: 'rejects a summary without a verb',
      change: (doc) => Object.assign(read(doc), { summary: 'Product by id' }),
      message: /must start with a verb/,
    },
    {
      title: 'rejects a full stop',
      change: (doc) => Object.assign(read(doc), { summary: 'Get a product.' }),
      message: /without a full stop/,
    },
    {
      title: 'rejects more than 60 characters',
      change: (doc) => Object.assign(read(doc), { summary: `Get ${'a '.repeat(30)}product` }),
      message: /1 to 60 are allowed/,
    },
  ],
  'operation-words': [
    {
      title: 'rejects a description that repeats the summary',
      change: (doc) => Object.assign(read(doc), { description: 'Get a product.' }),
      message: /only repeats the summary/,
    },
  ],
  'parameter-words': [
    {
      title: 'rejects a parameter without description',
      change: (doc) => delete read(doc).parameters?.[0]?.description,
      message: /id has no description/,
    },
  ],
  'response-words': [
    {
      title: "rejects 'Done.' as the description of a response",
      change: (doc) => Object.assign(read(doc).responses?.['200'] ?? {}, { description: 'Done.' }),
      message: /does not say what comes back/,
    },
  ],
  'schema-described': [
    {
      title: 'rejects a member whose description is its name',
      change: (doc) =>
        Object.assign(doc.components.schemas.Product.properties.name, { description: 'Name.' }),
      message: /only repeats its name/,
    },
  ],
  'api-key-callers': [
    {
      title: 'rejects an API key at a call that merchants do not make',
      change: (doc) => Object.assign(doc, { security: [{ accessToken: [] }, { apiKey: [], siteId: [] }] }),
      message: /an API key is for merchants/,
    },
  ],
  'any-of': [
    {
      title: 'rejects an x-any-of that names no property of the input',
      change: (doc) => Object.assign(read(doc), { 'x-any-of': [['id', 'slug']] }),
      message: /the input has no property slug/,
    },
  ],
  'text-errors': [
    {
      title: 'rejects a text error of a call on the platform',
      change: (doc) =>
        Object.assign(read(doc).responses ?? {}, {
          '400': { description: 'Malformed.', content: { 'text/plain': {} } },
        }),
      message: /text is for errors of calls with x-host: site only/,
    },
    {
      title: 'rejects a text that is a success',
      change: (doc) =>
        Object.assign(read(doc), {
          'x-host': 'site',
          responses: { '200': { description: 'x', content: { 'text/plain': {} } } },
        }),
      message: /text is for errors/,
    },
  ],
  'plain-words': [
    {
      title: 'rejects a dash in prose',
      change: (doc) => Object.assign(read(doc), { description: 'A product \u2014 with its price.' }),
      message: /no dash in prose/,
    },
    {
      title: 'rejects the name of the platform outside of literals',
      change: (doc) => Object.assign(read(doc), { description: 'What Wix sends for `wix.orders`.' }),
      message: /the name is allowed in literals only/,
    },
  ],
};

describe.each(Object.entries(cases))('the rule %s', (rule, broken) => {
  it.each(broken)('$title', async ({ change, message }) => {
    expect(await messages(rule, change)).toContainEqual(expect.stringMatching(message));
  });
});

describe('the rules of inputs', () => {
  it('accept properties for callers of the call, filters with a condition, and cursors of any length', async () => {
    const accepted: [rule: string, change: Change][] = [
      [
        'property-callers',
        (doc) =>
          Object.assign(productProperties(doc), {
            cost: { type: 'string', 'x-callers': ['merchant'] },
          }),
      ],
      [
        'write-filters',
        (doc) => addFilter(doc, { $ref: '#/components/schemas/ProductFilter', minProperties: 1 }),
      ],
      [
        'long-queries',
        (doc) =>
          addQuery(doc, { type: 'object', properties: { cursor: { type: 'string', maxLength: 16_000 } } }),
      ],
    ];
    for (const [rule, change] of accepted) expect(await messages(rule, change), rule).toEqual([]);
  });
});

describe('the x- keys', () => {
  it('are rejected if they are not declared', async () => {
    const change: Change = (doc) => Object.assign(read(doc), { 'x-colour': 'sea' });
    expect(await messages('extension-keys', change)).toEqual(['x-colour is not declared for operation']);
  });

  it('are rejected in a place that they are not declared for', async () => {
    const change: Change = (doc) =>
      Object.assign(productProperties(doc)['name'] ?? {}, { 'x-effect': 'read' });
    expect(await messages('extension-keys', change)).toEqual(['x-effect is not declared for property']);
  });

  it('are checked in everything that a property has', async () => {
    const tags = {
      type: 'array',
      items: { type: 'object', properties: { a: { 'x-typo': true } }, 'x-typo': true },
    };
    const change: Change = (doc) => Object.assign(doc.components.schemas.Product.properties, { tags });
    expect(await messages('extension-keys', change)).toEqual([
      'x-typo is not declared for property',
      'x-typo is not declared for schema',
    ]);
  });

  it('may have any name inside the value of an example', async () => {
    const change: Change = (doc) =>
      Object.assign(doc.components.examples.minimal.value, { 'x-colour': 'sea' });
    expect(await messages('extension-keys', change)).toEqual([]);
  });
});

describe('the events', () => {
  const event = { post: { operationId: 'webhooks.onProductCreated', tags: ['webhooks'], requestBody: {} } };
  const change: Change = (doc) => Object.assign(doc, { webhooks: { created: structuredClone(event) } });

  it('keep the rules that are for webhooks too', async () => {
    expect(await messages('operation-words', change)).toEqual(['onProductCreated has no description']);
  });

  it('are left alone by the rules for calls', async () => {
    expect(await messages('operation-marks', change)).toEqual([]);
  });
});

describe('the rules', () => {
  it('have a broken description here, each one', () => {
    const tested = new Set([...Object.keys(cases), 'full-examples']);
    expect(Object.keys(ownRules).filter((rule) => !tested.has(rule))).toEqual([]);
  });
});

describe('the examples', () => {
  const messagesOf = (change: Change) => checkExamples(broken(change)).map(({ message }) => message);
  const sent = (doc: Contract) => doc.components.examples.minimal.value.product as Record<string, unknown>;
  const answered = (doc: Contract) => doc.components.examples.full.value.product as Record<string, unknown>;

  it('may not send a read-only member', () => {
    expect(messagesOf((doc) => Object.assign(sent(doc), { id: mug }))).toEqual([
      'as a request: /product has id, which is not in its schema or not for this side',
    ]);
  });

  it('must have in a response what every response has', () => {
    expect(messagesOf((doc) => delete answered(doc)['name'])).toEqual([
      "as a response: /product must have required property 'name'",
    ]);
  });

  it('may not have a member that the schema does not name', () => {
    expect(messagesOf((doc) => Object.assign(answered(doc), { weight: 0.42 }))[0]).toMatch(/has weight/);
  });

  it('may set only one member of a one-of group', () => {
    const change: Change = (doc) =>
      Object.assign(schemas(doc)['Product'] as object, { 'x-one-of': [['name', 'price']] });
    expect(messagesOf(change)).toContainEqual(
      expect.stringMatching(/more than one property of a one-of group/),
    );
    const withNull: Change = (doc) => {
      change(doc);
      Object.assign(answered(doc), { price: null });
      delete sent(doc)['price'];
    };
    expect(messagesOf(withNull)).not.toContainEqual(
      expect.stringMatching(/more than one property of a one-of group/),
    );
  });

  it.each([
    ['anyOf of required', { anyOf: [{ required: ['weight'] }] }, /required property 'weight'/],
    [
      'dependentRequired',
      { dependentRequired: { name: ['weight'] } },
      /must have property weight when property name is present/,
    ],
    ['minProperties', { minProperties: 20 }, /must NOT have fewer than 20 properties/],
    ['maxProperties', { maxProperties: 1 }, /must NOT have more than 1 properties/],
  ])('keep %s', (_name, constraint, message) => {
    expect(messagesOf((doc) => Object.assign(schemas(doc)['Product'] as object, constraint))).toContainEqual(
      expect.stringMatching(message),
    );
  });

  it('are in the bundle at the reported path', () => {
    const [problem] = checkExamples(broken((doc) => Object.assign(answered(doc), { price: 24 })));
    expect(problem?.at).toEqual(['components', 'examples', 'full', 'value', 'product', 'price']);
  });
});

describe('the shop of the examples', () => {
  it('has no product that no response shows', () => {
    const stranger = 'b2e7d915-6c48-4f3a-8d50-3e9f1b6a7c84';
    const change: Change = (doc) => Object.assign(read(doc).parameters?.[0] ?? {}, { example: stranger });
    expect(checkCoherence(broken(change)).map(({ message }) => message)).toEqual([
      `no example response of products contains product ${stranger}`,
    ]);
  });

  it('may name a product that a bulk answer reports as failed', () => {
    const missing = 'b2e7d915-6c48-4f3a-8d50-3e9f1b6a7c84';
    const doc = broken((contract) => {
      Object.assign(read(contract).parameters?.[0] ?? {}, { example: missing });
      Object.assign(contract.components.examples.full.value, { results: [{ id: missing, success: false }] });
    });
    expect(checkCoherence(doc)).toEqual([]);
  });
});
