import { describe, expect, it } from 'vitest';
import { checkCoherence } from '../../scripts/checks/contract/coherence.ts';
import type { Description, Operation } from '../../scripts/checks/contract/description.ts';
import { checkExamples } from '../../scripts/checks/contract/examples.ts';
import { extensionValues, readExtensions } from '../../scripts/checks/contract/rules/extensions.ts';
import { checkDescription, ownRules } from '../../scripts/checks/contract/spectral.ts';
import { mug, smallContract } from './contract-lint.fixture.ts';

type Change = (doc: Contract) => void;
type Contract = ReturnType<typeof smallContract>;

/** The documented keys, all allowed everywhere but where a test says otherwise. */
const everywhere = new Set(['operation', 'webhook', 'parameter', 'schema', 'property', 'response']);
const extensions = new Map(Object.keys(extensionValues).map((key) => [key, everywhere]));

const broken = (change: Change): Description => {
  const doc = smallContract();
  change(doc);
  return doc as unknown as Description;
};

/** Messages of one rule about a small contract that is broken in one place. */
async function messages(rule: string, change: Change, allowed = extensions): Promise<string[]> {
  const problems = await checkDescription({ doc: broken(change), extensions: allowed }, [rule]);
  return problems.map(({ message }) => message);
}

const read = (doc: Contract) =>
  doc.paths['/v1/products/{id}'].get as unknown as Operation & Record<string, unknown>;
const write = (doc: Contract) =>
  doc.paths['/v1/products'].post as unknown as Operation & Record<string, unknown>;
const schemas = (doc: Contract) => doc.components.schemas as Record<string, Record<string, unknown>>;

describe('a contract that keeps the rules', () => {
  it('has no problem', async () => {
    const doc = smallContract() as unknown as Description;
    expect(await checkDescription({ doc, extensions }, Object.keys(ownRules))).toEqual([]);
    expect(checkExamples(doc)).toEqual([]);
    expect(checkCoherence(doc)).toEqual([]);
  });
});

/** One broken description for each rule: what is changed, and what the rule says. */
const cases: Record<string, { title: string; change: Change; says: RegExp }[]> = {
  'operation-id': [
    {
      title: 'refuses an operationId that is not service.method',
      change: (doc) => Object.assign(read(doc), { operationId: 'getProduct' }),
      says: /'getProduct' is not service.method/,
    },
    {
      title: 'refuses a method name that two services share',
      change: (doc) => Object.assign(write(doc), { operationId: 'reviews.getProduct' }),
      says: /getProduct is used 2 times/,
    },
  ],
  'operation-service': [
    {
      title: 'refuses a tag that is not the service',
      change: (doc) => Object.assign(read(doc), { tags: ['orders'] }),
      says: /must be products/,
    },
  ],
  'operation-marks': [
    {
      title: 'wants callers, effect and source',
      change: (doc) => Object.assign(read(doc), { 'x-callers': [], 'x-effect': 'reads', 'x-source': '' }),
      says: /x-callers must name/,
    },
  ],
  'operation-answers': [
    {
      title: 'wants 302 from a navigate call',
      change: (doc) => Object.assign(read(doc), { 'x-effect': 'navigate' }),
      says: /must answer 302/,
    },
  ],
  'application-errors': [
    {
      title: 'wants a description for each code',
      change: (doc) => Object.assign(read(doc), { 'x-application-errors': [{ code: 'GONE', status: 400 }] }),
      says: /GONE has no description/,
    },
  ],
  'write-invalidates': [
    {
      title: 'wants a write to say what goes stale',
      change: (doc) => delete write(doc)['x-invalidates'],
      says: /\[\] for nothing/,
    },
    {
      title: 'refuses what is neither a service nor a read',
      change: (doc) => Object.assign(write(doc), { 'x-invalidates': ['product'] }),
      says: /product is neither a service nor a read/,
    },
  ],
  'paging-members': [
    {
      title: 'refuses paging over a list that the answer does not have',
      change: (doc) =>
        Object.assign(read(doc), {
          'x-paging': { kind: 'offset', request: 'id', items: 'products', metadata: 'product' },
        }),
      says: /no list products/,
    },
    {
      title: 'refuses properties of another format that the input does not have',
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
      says: /no property filter/,
    },
  ],
  'fallback-of': [
    {
      title: 'refuses a fallback of an operation that does not exist',
      change: (doc) => Object.assign(read(doc), { 'x-fallback-of': 'products.findProduct' }),
      says: /no operation products.findProduct/,
    },
    {
      title: 'refuses another form that takes something else',
      change: (doc) => Object.assign(read(doc), { 'x-fallback-of': 'products.createProduct' }),
      says: /does not take what products.createProduct takes/,
    },
    {
      title: 'refuses another form with the same method',
      change: (doc) => Object.assign(write(doc), { 'x-fallback-of': 'products.createProduct' }),
      says: /has the method of products.createProduct/,
    },
  ],
  'sunset-deprecated': [
    {
      title: 'refuses a last day of a call that is not deprecated',
      change: (doc) => Object.assign(read(doc), { 'x-sunset': { date: '2030-01-01' } }),
      says: /come together/,
    },
    {
      title: 'refuses a deprecated call without a last day',
      change: (doc) => Object.assign(read(doc), { deprecated: true }),
      says: /come together/,
    },
  ],
  'operation-server': [
    {
      title: 'refuses a gateway prefix with a host',
      change: (doc) => Object.assign(read(doc), { servers: [{ url: 'https://example.com/stores' }] }),
      says: /must be a path/,
    },
  ],
  'named-bodies': [
    {
      title: 'refuses a body that is written in place',
      change: (doc) =>
        Object.assign(write(doc).requestBody?.content?.['application/json'] ?? {}, {
          schema: { type: 'object' },
        }),
      says: /must be a \$ref/,
    },
  ],
  'packed-form': [
    {
      title: 'refuses a packed parameter that does not say how it is encoded',
      change: (doc) => Object.assign(read(doc).parameters?.[0] ?? {}, { 'x-packed': true }),
      says: /string of base64url/,
    },
    {
      title: 'refuses a content schema written in place',
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
      says: /named contentSchema/,
    },
  ],
  'flat-input': [
    {
      title: 'refuses a parameter with the name of a body member',
      change: (doc) =>
        Object.assign(write(doc), {
          parameters: [{ name: 'product', in: 'query', schema: { type: 'string' } }],
        }),
      says: /product clashes/,
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
      says: /x-body-name is for a body/,
    },
  ],
  'body-examples': [
    {
      title: 'requires an example of a request body',
      change: (doc) => delete write(doc).requestBody?.content?.['application/json']?.examples,
      says: /the body has no example/,
    },
    {
      title: 'requires that the first example of a response is the typical one',
      change: (doc) => {
        const media = read(doc).responses?.['200']?.content?.['application/json'];
        if (media) media.examples = { full: { value: {} }, ...media.examples };
      },
      says: /the first example must be 'typical'/,
    },
  ],
  'named-enums': [
    {
      title: 'refuses an enumeration inside a schema',
      change: (doc) => Object.assign(doc.components.schemas.Product.properties.name, { enum: ['Mug'] }),
      says: /schema of its own/,
    },
  ],
  'parameter-enums': [
    {
      title: 'refuses an enumeration inside a parameter',
      change: (doc) =>
        Object.assign(read(doc).parameters?.[0] ?? {}, { schema: { type: 'string', enum: ['a'] } }),
      says: /values of id must be a named enumeration/,
    },
  ],
  'one-of-members': [
    {
      title: 'refuses a group with an unknown member',
      change: (doc) => Object.assign(schemas(doc)['Product'] as object, { 'x-one-of': [['name', 'title']] }),
      says: /no member title/,
    },
  ],
  'decimal-money': [
    {
      title: 'wants a decimal string for money',
      change: (doc) => Object.assign(doc.components.schemas.Product.properties.price, { format: undefined }),
      says: /price is money/,
    },
  ],
  'integer-formats': [
    {
      title: 'requires a format of every integer',
      change: (doc) => Object.assign(doc.components.schemas.Product.properties.name, { type: 'integer' }),
      says: /an integer has the format int32 or int64/,
    },
  ],
  'decimal-limits': [
    {
      title: 'refuses a pattern beside x-decimal',
      change: (doc) =>
        Object.assign(doc.components.schemas.Product.properties.price, {
          pattern: '^1$',
          'x-decimal': { minimum: 0 },
        }),
      says: /no other beside it/,
    },
    {
      title: 'refuses limits of decimals on a number',
      change: (doc) =>
        Object.assign(doc.components.schemas.Product.properties.price, {
          type: 'number',
          'x-decimal': { minimum: 0 },
        }),
      says: /strings of the format decimal/,
    },
  ],
  'schema-words': [
    {
      title: 'refuses nullable',
      change: (doc) => Object.assign(doc.components.schemas.Product.properties.name, { nullable: true }),
      says: /nullable is not part/,
    },
  ],
  'extension-keys': [
    {
      title: 'refuses a value of another form',
      change: (doc) => Object.assign(read(doc), { 'x-effect': ['read'] }),
      says: /x-effect: it must be equal to one of/,
    },
  ],
  'summary-style': [
    {
      title: 'refuses a summary without a verb',
      change: (doc) => Object.assign(read(doc), { summary: 'Product by id' }),
      says: /must start with a verb/,
    },
    {
      title: 'refuses a full stop',
      change: (doc) => Object.assign(read(doc), { summary: 'Get a product.' }),
      says: /without a full stop/,
    },
    {
      title: 'refuses more than 60 characters',
      change: (doc) => Object.assign(read(doc), { summary: `Get ${'a '.repeat(30)}product` }),
      says: /1 to 60 are allowed/,
    },
  ],
  'operation-words': [
    {
      title: 'refuses a description that repeats the summary',
      change: (doc) => Object.assign(read(doc), { description: 'Get a product.' }),
      says: /only repeats the summary/,
    },
  ],
  'parameter-words': [
    {
      title: 'refuses a parameter without description',
      change: (doc) => delete read(doc).parameters?.[0]?.description,
      says: /id has no description/,
    },
  ],
  'answer-words': [
    {
      title: "refuses 'Done.' as what comes back",
      change: (doc) => Object.assign(read(doc).responses?.['200'] ?? {}, { description: 'Done.' }),
      says: /does not say what comes back/,
    },
  ],
  'schema-described': [
    {
      title: 'refuses a member whose description is its name',
      change: (doc) =>
        Object.assign(doc.components.schemas.Product.properties.name, { description: 'Name.' }),
      says: /only repeats its name/,
    },
  ],
  'api-key-callers': [
    {
      title: 'refuses an API key at a call that merchants do not make',
      change: (doc) => Object.assign(doc, { security: [{ accessToken: [] }, { apiKey: [], siteId: [] }] }),
      says: /an API key is for merchants/,
    },
  ],
  'any-of': [
    {
      title: 'refuses an x-any-of that names no property of the input',
      change: (doc) => Object.assign(read(doc), { 'x-any-of': [['id', 'slug']] }),
      says: /the input has no property slug/,
    },
  ],
  'text-errors': [
    {
      title: 'refuses a text error of a call on the platform',
      change: (doc) =>
        Object.assign(read(doc).responses ?? {}, {
          '400': { description: 'Malformed.', content: { 'text/plain': {} } },
        }),
      says: /text is for errors of calls with x-host: site only/,
    },
    {
      title: 'refuses a text that is a success',
      change: (doc) =>
        Object.assign(read(doc), {
          'x-host': 'site',
          responses: { '200': { description: 'x', content: { 'text/plain': {} } } },
        }),
      says: /text is for errors/,
    },
  ],
  'plain-words': [
    {
      title: 'refuses a dash in prose',
      change: (doc) => Object.assign(read(doc), { description: 'A product \u2014 with its price.' }),
      says: /no dash in prose/,
    },
    {
      title: 'refuses the name of the platform outside of literals',
      change: (doc) => Object.assign(read(doc), { description: 'What Wix sends for `wix.orders`.' }),
      says: /the name stands in literals only/,
    },
  ],
};

describe.each(Object.entries(cases))('the rule %s', (rule, broken) => {
  it.each(broken)('$title', async ({ change, says }) => {
    expect(await messages(rule, change)).toContainEqual(expect.stringMatching(says));
  });
});

describe('the x- keys', () => {
  it('are refused when EXTENSIONS.md does not know them', async () => {
    const change: Change = (doc) => Object.assign(read(doc), { 'x-colour': 'sea' });
    expect(await messages('extension-keys', change)).toEqual(['x-colour is not in EXTENSIONS.md']);
  });

  it('are refused in a place that their row does not name', async () => {
    const rows = readExtensions(
      '| `x-effect` | webhook | `read` |\n| `x-source` | operation, webhook | text |\n| `x-always` | property | `true` |\n| `x-decimal` | member | limits |',
    );
    const change: Change = (doc) =>
      Object.assign(doc, { paths: { '/a': { get: { 'x-effect': 'read', 'x-source': 'spec' } } } });
    expect(await messages('extension-keys', change, rows)).toEqual([
      'x-effect stands on webhook, not on operation',
    ]);
  });

  it('may have any name inside the value of an example', async () => {
    const change: Change = (doc) =>
      Object.assign(doc.components.examples.minimal.value, { 'x-colour': 'sea' });
    expect(await messages('extension-keys', change)).toEqual([]);
  });

  it('must all be documented', async () => {
    expect(await messages('extensions-documented', () => {}, new Map())).toContain(
      'x-callers has a form, but is not in EXTENSIONS.md',
    );
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
    const tested = new Set([...Object.keys(cases), 'extensions-documented']);
    expect(Object.keys(ownRules).filter((rule) => !tested.has(rule))).toEqual([]);
  });
});

describe('the examples', () => {
  const said = (change: Change) => checkExamples(broken(change)).map(({ message }) => message);
  const sent = (doc: Contract) => doc.components.examples.minimal.value.product as Record<string, unknown>;
  const answered = (doc: Contract) => doc.components.examples.full.value.product as Record<string, unknown>;

  it('may not send a read-only member', () => {
    expect(said((doc) => Object.assign(sent(doc), { id: mug }))).toEqual([
      'as a request: /product has id, which is not in its schema or not for this side',
    ]);
  });

  it('must answer what every answer has', () => {
    expect(said((doc) => delete answered(doc)['name'])).toEqual([
      "as an answer: /product must have required property 'name'",
    ]);
  });

  it('may not have a member that the schema does not name', () => {
    expect(said((doc) => Object.assign(answered(doc), { weight: 0.42 }))[0]).toMatch(/has weight/);
  });

  it('may set only one member of a one-of group', () => {
    const change: Change = (doc) =>
      Object.assign(schemas(doc)['Product'] as object, { 'x-one-of': [['name', 'price']] });
    expect(said(change)).toContainEqual(expect.stringMatching(/more than one member of a one-of group/));
    const withNull: Change = (doc) => {
      change(doc);
      Object.assign(answered(doc), { price: null });
    };
    expect(said(withNull)).not.toContainEqual(
      expect.stringMatching(/more than one member of a one-of group/),
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
  ])('keep %s', (_name, constraint, says) => {
    expect(said((doc) => Object.assign(schemas(doc)['Product'] as object, constraint))).toContainEqual(
      expect.stringMatching(says),
    );
  });

  it('stand in the bundle where the problem says', () => {
    const [problem] = checkExamples(broken((doc) => Object.assign(answered(doc), { price: 24 })));
    expect(problem?.at).toEqual(['components', 'examples', 'full', 'value', 'product', 'price']);
  });
});

describe('the shop of the examples', () => {
  it('has no product that no answer shows', () => {
    const stranger = 'b2e7d915-6c48-4f3a-8d50-3e9f1b6a7c84';
    const change: Change = (doc) => Object.assign(read(doc).parameters?.[0] ?? {}, { example: stranger });
    expect(checkCoherence(broken(change)).map(({ message }) => message)).toEqual([
      `no answer of products shows the product ${stranger}`,
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
