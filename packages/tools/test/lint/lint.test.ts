import { makeSandbox } from 'storewire-dev-kit/sandbox';
import { afterAll, describe, expect, it } from 'vitest';
import { CheckedContract } from '../../src/lint/checked-contract.ts';
import { makePlugin } from '../../src/lint/plugin.ts';
import { FILES, type File, problemsOf } from './fixture.ts';

const sandbox = await makeSandbox();
afterAll(sandbox.remove);

const problems = (files?: Partial<Record<File, string>>): Promise<string[]> =>
  problemsOf(`${sandbox.folder}/${crypto.randomUUID()}`, files);

function change(file: File, from: string, to: string): string {
  const text = FILES[file].replace(from, () => to);
  if (text === FILES[file]) throw new Error(`Nothing to break in ${file}`);
  return text;
}

const ROOT: File = 'openapi.yaml';
const ERRORS: File = 'products/errors.yaml';
const PATHS: File = 'products/paths.yaml';
const EXAMPLES: File = 'products/examples.yaml';
const SCHEMAS: File = 'products/schemas.yaml';

interface Broken {
  rule: string;
  title: string;
  file: File;
  from: string;
  to: string;
  /** How the line begins to which the problem leads, if that is not the changed one; and its file. */
  at?: string;
  in?: File;
  message: string;
}

const REPEAT = 'x-repeat: again';
const PAGING = 'items: products, metadata: total';
const SDK = 'arguments: [id], returns: products';

/** A key that is added to the call that creates products. */
const key = (rule: string, title: string, added: string, message: string): Broken => {
  const at = `    ${added.slice(0, added.indexOf(':'))}`;
  return { rule, title, file: PATHS, from: REPEAT, to: `${REPEAT}\n    ${added}`, at, message };
};

/** Keys that nothing can be read with. */
const KEYS: Broken[] = [
  key(
    'declared-keys',
    'a key that is not declared',
    'x-colour: sea',
    'x-colour is not declared for Operation',
  ),
  {
    rule: 'declared-keys',
    title: 'a key of something else',
    file: SCHEMAS,
    from: 'minLength: 1',
    to: REPEAT,
    message: 'x-repeat is not declared for Schema',
  },
  {
    rule: 'declared-keys',
    title: 'a value of another form',
    file: PATHS,
    from: REPEAT,
    to: 'x-repeat: maybe',
    message: 'x-repeat must be same, error or again',
  },
  {
    rule: 'declared-keys',
    title: 'a mark of something that is not there',
    file: SCHEMAS,
    from: 'minLength: 1',
    to: 'x-assumed: [maxLength]',
    message: 'there is no maxLength that could be assumed',
  },
];

const BROKEN: Broken[] = [
  {
    rule: 'described',
    title: 'a schema without a description',
    file: SCHEMAS,
    from: '  description: Something that the shop sells.\n',
    to: '',
    at: 'Product:',
    message: 'the schema has no description',
  },
  {
    rule: 'described',
    title: 'a property without a description',
    file: SCHEMAS,
    from: 'description: With VAT., ',
    to: '',
    at: '    price: { type',
    message: 'price has no description',
  },
  {
    rule: 'described',
    title: 'a value of an enumeration without a text',
    file: SCHEMAS,
    from: 'enum: [SEA]',
    to: 'enum: [SEA, SUN]',
    at: 'Color:',
    message: 'SUN has no description',
  },
  {
    rule: 'described',
    title: 'a text without a value',
    file: SCHEMAS,
    from: 'SEA: As the sea in winter.',
    to: 'SEA: As the sea in winter., SUN: Yellow.',
    at: 'Color:',
    message: 'SUN is no value of the enumeration',
  },
  {
    rule: 'described',
    title: 'an error code without a text for people',
    file: ERRORS,
    from: '  summary: &gone It is gone.\n  value: { message: *gone',
    to: '  value: { message: &gone It is gone.',
    at: 'GONE:',
    message: 'the error GONE has no summary',
  },
  {
    rule: 'described',
    title: 'an error code with two texts',
    file: ERRORS,
    from: 'message: *gone',
    to: 'message: It was here.',
    at: 'GONE:',
    message: 'the error GONE has several texts: its summary is what the platform answers',
  },
  ...[
    ['a name of code', 'The `product` is gone.', '`product`'],
    ['a path of a field', 'See data.product of the error.', 'data.product'],
    ['an item of a list', 'See items[0].', 'items[0]'],
    ['a word of programs', 'There is no product with this GUID.', 'GUID'],
  ].map(([title, description, word]) => ({
    rule: 'described',
    title: `a sentence for people with ${title}`,
    file: ERRORS,
    from: 'It is gone.',
    to: `'${description}'`,
    at: 'GONE:',
    message: `the summary of the error GONE is for people: ${word} belongs in the description`,
  })),
  {
    rule: 'full-examples',
    title: 'a property that no full example shows',
    file: SCHEMAS,
    from: "    color: { $ref: '#/Color'",
    to: "    season: { description: When., type: string }\n    color: { $ref: '#/Color'",
    at: '    season:',
    message: 'no full example of a response shows season (an empty list shows nothing)',
  },
  key(
    'mentions',
    'another form with a different input',
    'x-fallback-of: products.getProduct',
    'products.createProduct: does not take what products.getProduct takes',
  ),
  {
    rule: 'mentions',
    title: 'a plain parameter that the packed input does not have',
    file: PATHS,
    from: 'schema: { type: integer } }',
    to: `schema: { type: integer } }
      - { name: colour, in: query, description: The colour., schema: { type: string } }
      - name: .r
        in: query
        description: The input.
        schema:
          type: string
          contentEncoding: base64url
          contentMediaType: application/json
          contentSchema: { type: object, properties: { page: { description: The page., type: integer } } }
        examples: { typical: { value: e30 } }`,
    at: '      - { name: id',
    message: 'products.getProduct: the packed input has no property colour',
  },
  {
    rule: 'named-bodies',
    title: 'a body without a named schema',
    file: PATHS,
    from: '{ $ref: schemas.yaml#/ProductResponse }',
    to: '{ allOf: [{ $ref: schemas.yaml#/ProductResponse }] }',
    message: 'a JSON body must be a $ref to a named schema',
  },
  {
    rule: 'named-enums',
    title: 'an enumeration inside a parameter',
    file: PATHS,
    from: 'description: Its id., schema: { type: string }',
    to: 'description: Its id., schema: { type: string, enum: [a] }',
    message: 'an enumeration is a schema of its own, not written inside another',
  },
  {
    rule: 'named-examples',
    title: 'a body without an example',
    file: PATHS,
    from: '          examples: { typical: { $ref: examples.yaml#/CreateProductRequest-typical } }\n',
    to: '',
    at: '    operationId: products.createProduct',
    message: 'products.createProduct: the body of the request has no example',
  },
  {
    rule: 'operation-ids',
    title: 'an id that is not service.method',
    file: ROOT,
    from: 'operationId: products.onProductCreated',
    to: 'operationId: onProductCreated',
    message: "'onProductCreated' is not service.method",
  },
  {
    rule: 'operation-ids',
    title: 'a method of a name that JavaScript reserves',
    file: ROOT,
    from: 'operationId: products.onProductCreated',
    to: 'operationId: products.delete',
    message: 'a method cannot be called delete',
  },
  {
    rule: 'operation-ids',
    title: 'a service of the name of a property of clients',
    file: ROOT,
    from: 'operationId: products.onProductCreated',
    to: 'operationId: fetch.onProductCreated',
    message: 'a service cannot be called fetch',
  },
  {
    rule: 'operation-ids',
    title: 'two services that are one file where case does not count',
    file: ROOT,
    from: 'operationId: products.onProductCreated',
    to: 'operationId: prodUcts.onProductCreated',
    message: 'the service prodUcts is written products before',
  },
  {
    rule: 'operation-ids',
    title: 'a method that two services have',
    file: ROOT,
    from: 'operationId: products.onProductCreated',
    to: 'operationId: products.createProduct',
    message: 'the name createProduct is that of products.createProduct too',
  },
  {
    rule: 'operation-ids',
    title: 'a method that repeats the version of its service',
    file: ROOT,
    from: 'operationId: products.onProductCreated',
    to: 'operationId: productsV3.onProductV3Created',
    message: 'productsV3.onProductV3Created repeats V3: its method is onProductCreated',
  },
  {
    rule: 'operation-ids',
    title: 'a tag that is not the service',
    file: ROOT,
    from: '      tags: [products]',
    to: '      tags: [orders]',
    message: 'the one tag of products.onProductCreated must be products',
  },
  {
    rule: 'paging',
    title: 'a list that the response does not have',
    file: PATHS,
    from: PAGING,
    to: 'items: orders, metadata: total',
    message: 'products.getProduct: the response has no list orders',
  },
  {
    rule: 'paging',
    title: 'another format whose property the input does not have',
    file: PATHS,
    from: PAGING,
    to: `${PAGING}, unwrapped: [filter]`,
    message: 'products.getProduct: the input has no property filter',
  },
  {
    rule: 'parameter-names',
    title: 'a parameter that no property of an input can be',
    file: PATHS,
    from: '{ name: page, in: query,',
    to: '{ name: page..size, in: query,',
    message: 'a query parameter cannot be called "page..size"',
  },
  {
    rule: 'path-items',
    title: 'parameters of all operations of a path',
    file: PATHS,
    from: '/v1/products:\n',
    to: '/v1/products:\n  parameters: []\n',
    at: '  parameters:',
    message: 'a path has operations only, no parameters',
  },
  {
    rule: 'path-items',
    title: 'a prefix for all paths',
    file: ROOT,
    from: 'https://shop.example }',
    to: 'https://shop.example/v2 }',
    message: 'a prefix of paths belongs to each path',
  },
  {
    rule: 'property-names',
    title: 'a property that every object has',
    file: SCHEMAS,
    from: '    id: { description: Set',
    to: '    constructor: { description: Who., type: string }\n    id: { description: Set',
    at: '    constructor:',
    message: 'a property cannot be called constructor',
  },
  {
    rule: 'references',
    title: 'a reference into a schema',
    file: SCHEMAS,
    from: "color: { $ref: '#/Color'",
    to: "color: { $ref: '#/Part/allOf/0'",
    message: 'the reference "#/Part/allOf/0" does not lead to a named part',
  },
  {
    rule: 'references',
    title: 'a keyword next to a reference',
    file: SCHEMAS,
    from: "color: { $ref: '#/Color'",
    to: "color: { enum: [RED], $ref: '#/Color'",
    message: 'next to a reference, tools do not read enum',
  },
  ...[
    [
      'type: string, format: uuid',
      'type: [string, array]',
      'a list or an object can be of one type, or null',
    ],
    [
      '{ description: With VAT., type: string',
      '{ description: With VAT., if: {}, type: string',
      'if is not supported',
    ],
    ['type: array, items: {', 'items: {', 'it has no type'],
    ['type: array, items: {', 'type: array, uniqueItems: true, items: {', 'uniqueItems is not supported'],
    [
      'As shoppers see it., type: string, minLength: 1',
      'A., type: object, not: { required: [name] }',
      '`not` names two properties, or lists of properties of which one is needed',
    ],
    [
      'As shoppers see it., type: string, minLength: 1',
      'A., type: object, patternProperties: {}',
      'patternProperties are for filters',
    ],
    [
      'As shoppers see it., type: string, minLength: 1',
      'A., type: string, oneOf: [{}]',
      'a union stands alone',
    ],
    [
      "parts: { description: Its parts., type: array, items: { $ref: '#/Part' } }",
      "parts: { description: Its parts., allOf: [{ oneOf: [{ $ref: '#/Part' }] }] }",
      'a part of allOf is an open object with properties, of any number',
    ],
    [
      "parts: { description: Its parts., type: array, items: { $ref: '#/Part' } }",
      "parts: { description: Its parts., allOf: [{ $ref: '#/Part' }], required: [name] }",
      'next to allOf, tools do not read required: it belongs to a part',
    ],
    [
      'As shoppers see it., type: string, minLength: 1',
      'A., type: integer, const: 5',
      'its values are not text',
    ],
    [
      'As shoppers see it., type: string, minLength: 1',
      "A., type: [string, 'null'], enum: [a]",
      'null is no value of an enumeration',
    ],
    [
      'As shoppers see it., type: string, minLength: 1',
      "A., type: string, pattern: '\\A['",
      'the pattern is no regular expression of JavaScript',
    ],
    [
      "pattern: '^\\d+(\\.\\d+)?$'",
      "pattern: '^.+$'",
      'the pattern of a decimal is of no known form: see decimals.ts',
    ],
    [
      'As shoppers see it., type: string, minLength: 1',
      'A., type: object, required: [name], properties: {}',
      'there is no property name to require',
    ],
    [
      'As shoppers see it., type: string, minLength: 1',
      'A., type: object, not: { required: [name, slug] }',
      'there is no property name that could exclude another',
    ],
  ].map(([from = '', to = '', message = '']) => ({
    rule: 'schema-forms',
    title: `a schema of which ${JSON.stringify(to)} is a part`,
    file: SCHEMAS,
    from,
    to,
    message,
  })),
  {
    rule: 'schema-names',
    title: 'a schema whose name a type cannot have',
    file: ROOT,
    from: '  securitySchemes:',
    to: '  schemas: { NonNullable: { description: A name., type: string } }\n  securitySchemes:',
    at: '  schemas:',
    message: 'a schema cannot be called NonNullable',
  },
  {
    rule: 'sdk-functions',
    title: 'an argument that the input does not have',
    file: PATHS,
    from: SDK,
    to: 'arguments: [slug], returns: products',
    message: 'products.getProduct: the input has no property slug',
  },
  {
    rule: 'sdk-functions',
    title: 'a result that the response does not have',
    file: PATHS,
    from: SDK,
    to: 'arguments: [id], returns: product',
    message: 'products.getProduct: the response has no property product',
  },
  {
    rule: 'sdk-functions',
    title: 'a function that two calls have',
    file: PATHS,
    from: REPEAT,
    to: `${REPEAT}\n    x-sdk: { package: '@shop/stores', function: products.getProduct, arguments: [] }`,
    at: "    x-sdk: { package: '@shop/stores', function: products.getProduct, arguments: [] }",
    message: 'products.createProduct: products.getProduct is that of products.getProduct too',
  },
  {
    rule: 'sunsets',
    title: 'a deprecated call without a last day',
    file: PATHS,
    from: REPEAT,
    to: `${REPEAT}\n    deprecated: true`,
    at: '    operationId: products.createProduct',
    message: 'products.createProduct: has deprecated: true without x-sunset, or the reverse',
  },
  {
    rule: 'sunsets',
    title: 'a successor that is no call',
    file: PATHS,
    from: REPEAT,
    to: `${REPEAT}\n    deprecated: true\n    x-sunset: { date: 2030-12-31, replacedBy: products.addProduct }`,
    at: '    x-sunset',
    message: 'products.createProduct: there is no call products.addProduct',
  },
  {
    rule: 'unused-entries',
    title: 'a schema that nothing leads to',
    file: SCHEMAS,
    from: 'NameCondition:',
    to: 'Old: { description: Left behind., type: object }\nNameCondition:',
    at: 'Old:',
    message: 'nothing leads to Old',
  },
  {
    rule: 'unused-entries',
    title: 'a component that nothing leads to',
    file: ROOT,
    from: '  securitySchemes:',
    to: '  responses: { Old: { description: Left behind. } }\n  securitySchemes:',
    at: '  responses:',
    message: 'nothing leads to Old',
  },
  {
    rule: 'write-filters',
    title: 'a filter of a write that may have no condition',
    file: SCHEMAS,
    from: '  minProperties: 1\n',
    to: '',
    at: '    operationId: products.createProduct',
    in: PATHS,
    message:
      'products.createProduct: filter selects what is changed: it must be required, with minProperties: 1',
  },
  {
    rule: 'writes',
    title: 'a write that does not say what a second request does',
    file: PATHS,
    from: `    ${REPEAT}\n`,
    to: '',
    at: '    operationId: products.createProduct',
    message: 'products.createProduct: a write must have x-repeat',
  },
  {
    rule: 'writes',
    title: 'a read that makes something stale',
    file: PATHS,
    from: '    x-paging',
    to: '    x-invalidates: []\n    x-paging',
    at: '    x-invalidates',
    message: 'products.getProduct: only a write has x-invalidates',
  },
];

describe('a contract', () => {
  it('has no problem if it keeps the rules', async () => {
    expect(await problems()).toEqual([]);
  });

  it('is not checked further if nothing can be generated from it', async () => {
    const files = { [PATHS]: change(PATHS, 'schemas.yaml#/CreateProductRequest', 'nothing.yaml') };
    await expect(problems(files)).rejects.toThrow('nothing.yaml');
  });

  it.each(KEYS)('is not checked further with $title', async ({ file, from, to, message }) => {
    const files = { [file]: change(file, from, to) };
    await expect(problems(files)).rejects.toThrow(new RegExp(`${file}:\\d+:\\d+ ${message}$`));
  });

  it.each(BROKEN)('must not have $title ($rule)', async (broken) => {
    const { rule, file, from, to, at = to, in: place = file, message } = broken;
    const files: Partial<Record<File, string>> = { [file]: change(file, from, to) };
    const found = (await problems(files)).find((problem) => problem.includes(`contract/${rule}  `));
    const lines = (files[place] ?? FILES[place]).split('\n');
    const line = lines.findIndex((each) => (at === to ? each.includes(to) : each.startsWith(at))) + 1;
    expect(found).toBe(`${place}:${line} contract/${rule}  ${message}`);
  });

  it('has a broken copy here for each rule', () => {
    const document = { openapi: '3.1.0', info: { title: '', version: '1' }, paths: {} };
    const { rules } = makePlugin(new CheckedContract(document, new Map()));
    const tested = new Set(BROKEN.map(({ rule }) => rule));
    expect(Object.keys(rules?.oas3 ?? {}).filter((rule) => !tested.has(rule))).toEqual([]);
  });
});

describe('an example', () => {
  const CREATE = "{ product: { name: Mug, price: '24.00',";

  it.each([
    [
      'no required property',
      '{ products: [{ name: Mug }], total: 1 }',
      '{ products: [{}], total: 1 }',
      "required property 'name'",
    ],
    [
      'a property that its schema does not have',
      CREATE,
      "{ product: { name: Mug, weight: 1, price: '24.00',",
      'weight',
    ],
    [
      'one that a schema of parts does not have',
      '[{ name: Lid }] }, filter',
      '[{ name: Lid, size: S }] }, filter',
      'size',
    ],
    ['a decimal beyond its limits', CREATE, "{ product: { name: Mug, price: '-1',", 'price'],
    [
      'two properties that exclude each other',
      '  required: [name]\n  properties:\n    id:',
      '  required: [name]\n  not: { required: [name, price] }\n  properties:\n    id:',
      'must NOT be valid',
    ],
  ])('must not have %s', async (_title, from, to, message) => {
    const file = FILES[EXAMPLES].includes(from) ? EXAMPLES : SCHEMAS;
    const found = await problems({ [file]: change(file, from, to) });
    const [first] = found.filter((problem) => problem.includes('examples  Example value'));
    expect(first).toMatch(/^products\/examples.yaml:\d+ examples {2}/);
    expect(first).toContain(message);
  });
});

it('a schema that is a part of what it holds is refused with file and line', async () => {
  const text = change(
    SCHEMAS,
    '        name: { description: As shoppers see it., type: string }\nColor:',
    "        inner: { description: Another., allOf: [{ $ref: '#/Part' }] }\nColor:",
  );
  await expect(problems({ [SCHEMAS]: text })).rejects.toThrow(
    /products\/schemas\.yaml:\d+:\d+ the schema Part is a part of what it holds$/,
  );
});

it('a schema that is one of its own alternatives is refused with file and line', async () => {
  const text = change(
    SCHEMAS,
    '  allOf:\n    - type: object',
    "  oneOf:\n    - $ref: '#/Part'\n    - type: object",
  );
  await expect(problems({ [SCHEMAS]: text })).rejects.toThrow(
    /products\/schemas\.yaml:\d+:\d+ the schema Part contains itself$/,
  );
});

describe('a request', () => {
  it.each([
    ['readOnly: true', 'requests hold no property that is readOnly, so they need a schema without it'],
    ['writeOnly: true', 'responses never hold it, so no property is writeOnly'],
    ['default: {}', 'the description says what the platform does without a value, not default'],
  ])('must have no schema with %s', async (line, message) => {
    const text = change(SCHEMAS, 'ProductInput:\n', `ProductInput:\n  ${line}\n`);
    const [found, ...others] = await problems({ [SCHEMAS]: text });
    expect(found).toMatch(/^products\/schemas.yaml:\d+ /);
    expect(found).toContain(`ProductInput: ${message}`);
    expect(others).toEqual([]);
  });
});

describe('full examples', () => {
  it('show one of alternatives', async () => {
    const text = change(
      SCHEMAS,
      '  required: [name]\n  properties:\n    id:',
      '  required: [name]\n  not: { required: [name, season] }\n  properties:\n    season: { description: When., type: string }\n    id:',
    );
    const found = await problems({ [SCHEMAS]: text });
    expect(found.filter((problem) => problem.includes('full-examples'))).toEqual([]);
  });

  it('show nothing with an empty list', async () => {
    const text = FILES[EXAMPLES].replaceAll('parts: [{ name: Lid }]', 'parts: []');
    const found = await problems({ [EXAMPLES]: text });
    expect(found.filter((problem) => problem.includes('shows parts'))).toHaveLength(2);
  });
});
