import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeSandbox } from 'storewire-dev-kit/sandbox';
import { afterAll, expect, test } from 'vitest';
import { DescriptionError } from '../../src/description/problem.ts';
import { generate } from '../../src/generate/generate.ts';
import { checkWhole, IMPORTS } from './shop.ts';

/**
 * A description of several files. The tests break one line of it and mark where the message must point with
 * `# here`.
 */
const FILES: Record<string, string> = {
  'store.yaml': `openapi: 3.1.0
info: { title: Wishlists, version: '1' }
servers: [{ url: https://www.example.com }]
paths:
  /v1/wishlists/{id}:
    $ref: paths/wishlist.yaml
  /v1/wishlists:
    $ref: paths/wishlists.yaml
`,
  'paths/wishlist.yaml': `get:
  operationId: wishlists.getWishlist
  parameters:
    - { name: id, in: path, required: true, schema: { type: string } }
  responses:
    '200':
      description: The wishlist.
      content:
        application/json:
          schema: { $ref: ../schemas/Wishlist.yaml }
`,
  'paths/wishlists.yaml': `post:
  operationId: wishlists.createWishlist
  x-effect: write
  parameters:
    - { name: notify, in: query, schema: { type: boolean } }
  requestBody:
    content:
      application/json:
        schema: { $ref: ../schemas/CreateWishlistRequest.yaml }
  responses:
    '200':
      description: The wishlist.
      content:
        application/json:
          schema: { $ref: ../schemas/Wishlist.yaml }
`,
  'schemas/Wishlist.yaml': `type: object
properties:
  id: { type: string }
  name: { type: string }
`,
  'schemas/CreateWishlistRequest.yaml': `type: object
properties:
  name: { type: string }
`,
};

interface Broken {
  name: string;
  file: string;
  from: string | RegExp;
  to: string;
  message: RegExp;
}

const ROOT = 'store.yaml';
const GET = 'paths/wishlist.yaml';
const POST = 'paths/wishlists.yaml';
const WISHLIST = 'schemas/Wishlist.yaml';

type Edit = (name: string, added: string, message: RegExp) => Broken;

const atRoot: Edit = (name, added, message) => {
  return { name, file: ROOT, from: 'paths:', to: `${added}\npaths:`, message };
};
const inGet: Edit = (name, key, message) => {
  return { name, file: GET, from: '  parameters:\n', to: `  ${key}\n  parameters:\n`, message };
};
const parameter: Edit = (name, added, message) => {
  return { name, file: GET, from: '- { name: id,', to: `- { name: ${added} }\n    - { name: id,`, message };
};
const inPost: Edit = (name, key, message) => {
  return { name, file: POST, from: 'x-effect: write', to: `x-effect: write\n  ${key}`, message };
};
const property: Edit = (name, schema, message) => {
  return { name, file: WISHLIST, from: 'id: { type: string }', to: `id: ${schema}`, message };
};

const LABEL = `  /v1/tags/{tag}:
    get:
      operationId: wishlists.getTag
      parameters: [{ name: tag, in: path, required: true, style: label, schema: { type: string } }]
      responses:
        '200':
          description: A tag.
          content: { application/json: { schema: { $ref: schemas/Wishlist.yaml } } }
  /v1/wishlists/{id}:`;

const TEXT = 'schema: { type: string }';

const BROKEN: Broken[] = [
  property('a file that is not YAML', '[ } # here', /Failed to parse/),
  atRoot('a root file that is not YAML', 'x: [[\ny: # here', /deficient indentation|flow|expected/),
  property(
    'a reference to a file that is not there',
    '{ $ref: Missing.yaml } # here',
    /Can't resolve \$ref: ENOENT: .+Missing\.yaml/,
  ),
  {
    name: 'a reference to a component that is not there',
    file: GET,
    from: '$ref: ../schemas/Wishlist.yaml }',
    to: "$ref: '../store.yaml#/components/schemas/Missing' } # here",
    message: /^Can't resolve \$ref$/,
  },
  property(
    'a schema that is a reference to itself',
    "{ $ref: '#/properties/id' } # here",
    /^the reference #\/properties\/id leads to itself$/,
  ),
  property(
    'a schema that is a reference into itself',
    "{ $ref: '../schemas/Wishlist.yaml#/properties/id/items' } # here",
    /^the reference \S+#\/properties\/id\/items leads to itself$/,
  ),
  {
    name: 'a response that is a reference to itself',
    file: GET,
    from: "'200':\n",
    to: `'404': { $ref: '#/get/responses/404' } # here\n    '200':\n`,
    message: /^the reference #\/get\/responses\/404 leads to itself$/,
  },
  {
    name: 'a parameter that is a reference to itself',
    file: GET,
    from: '- { name: id,',
    to: `- { $ref: '#/get/parameters/0' } # here\n    - { name: id,`,
    message: /^the reference #\/get\/parameters\/0 leads to itself$/,
  },
  {
    name: 'a path whose file is a reference to it',
    file: GET,
    from: /get:\n(?: .*\n)+/,
    to: '$ref: ../paths/wishlist.yaml # here\n',
    message: /^the reference \.\.\/paths\/wishlist\.yaml leads to itself$/,
  },
  parameter(
    'a query parameter of the name of a group of others',
    `at.first, in: query, ${TEXT} }\n    - { name: at, in: query, ${TEXT}`,
    /^wishlists\.getWishlist: the query parameter and the query parameter "at" have the same name$/,
  ),
  ...[
    ['header', `X-Tags, in: header, ${TEXT}`, '"X-Tags", in a header'],
    ['cookie', `sid, in: cookie, ${TEXT}`, '"sid", in a cookie'],
    ['style of a query', `tag, in: query, style: matrix, ${TEXT}`, '"tag", of the style matrix'],
    [
      'list in one text',
      'tags, in: query, explode: false, schema: { type: array, items: { type: string } }',
      '"tags", with explode: false or allowReserved',
    ],
    [
      'parameter of one of two types',
      'q, in: query, schema: { anyOf: [{ type: string }, { type: integer }] }',
      '"q", of several forms',
    ],
    ['parameter with content', `q, in: query, content: { text/csv: { ${TEXT} } }`, '"q", with content'],
  ].map(([name, added = '', feature]) =>
    parameter(
      `a ${name}`,
      added,
      new RegExp(`^wishlists\\.getWishlist: the parameter ${feature}, is not supported$`),
    ),
  ),
  {
    name: 'a style of a path',
    file: ROOT,
    from: '  /v1/wishlists/{id}:',
    to: LABEL,
    message: /^wishlists\.getTag: the parameter "tag", of the style label, is not supported$/,
  },
  {
    name: 'a number in a path',
    file: GET,
    from: 'schema: { type: string }',
    to: 'schema: { type: integer }',
    message: /^wishlists\.getWishlist: the parameter "id", which is no string, is not supported$/,
  },
  inGet(
    'a GET that needs a body',
    'requestBody: { required: true, content: { application/json: { schema: { type: object } } } }',
    /^wishlists\.getWishlist: a request must be a GET or a DELETE without a body, or have one of JSON$/,
  ),
  {
    name: 'a body that is not JSON',
    file: POST,
    from: 'application/json:\n        schema: { $ref: ../schemas/Create',
    to: 'text/plain:\n        schema: { $ref: ../schemas/Create',
    message:
      /^wishlists\.createWishlist: a request must be a GET or a DELETE without a body, or have one of JSON$/,
  },
  {
    name: 'a body that is a text',
    file: POST,
    from: '{ $ref: ../schemas/CreateWishlistRequest.yaml }',
    to: '{ type: string }',
    message:
      /^wishlists\.createWishlist: a body must be a list, or an object whose properties can be those of the input$/,
  },
  {
    name: 'a write without a body, which could at least be an empty object',
    file: POST,
    from: / {2}requestBody:\n(?: {4}.*\n)+/,
    to: '',
    message:
      /^wishlists\.createWishlist: a request must be a GET or a DELETE without a body, or have one of JSON$/,
  },
  ...[
    ['another success', "'201'"],
    ['a success by default', 'default'],
  ].map(([name = '', status = '']) => ({
    name,
    file: GET,
    from: "'200'",
    to: status,
    message:
      /^wishlists\.getWishlist: the only success must be a 200 whose JSON is a named schema of an object$/,
  })),
  inPost(
    'invalidation of what is not there',
    'x-invalidates: [wishlist]',
    /x-invalidates names "wishlist", which is neither a service nor an operationId/,
  ),
  inPost(
    'an update of what is not there',
    'x-updates: wishlists.readWishlist',
    /x-updates names "wishlists\.readWishlist", which is not the operationId of a read/,
  ),
  {
    name: 'an update of a read that returns something else',
    file: POST,
    from: 'post:',
    to: `get:
  operationId: wishlists.listWishlists
  responses: { '200': { description: One., content: { application/json: { schema: { $ref: ../schemas/CreateWishlistRequest.yaml } } } } }
post:
  x-updates: wishlists.listWishlists`,
    message:
      /^wishlists\.createWishlist: x-updates names "wishlists\.listWishlists", which has another response$/,
  },
  inPost(
    'a long form of what is not there',
    'x-fallback-of: wishlists.queryWishlists',
    /x-fallback-of names "wishlists\.queryWishlists", which is no operationId/,
  ),
  ...[
    ['Swagger 2.0', "swagger: '2.0'"],
    ['OpenAPI 3.0', 'openapi: 3.0.3'],
    ['OpenAPI 3.2', 'openapi: 3.2.0'],
    ['a version that is a list', 'openapi: [3.1.0]'],
  ].map(([name = '', version]) => ({
    name,
    file: ROOT,
    from: 'openapi: 3.1.0',
    to: `${version} # here`,
    message: /^the description must be in OpenAPI 3\.1$/,
  })),
  {
    name: 'a description without operations',
    file: ROOT,
    from: /paths:\n(?: .*\n)+/,
    to: 'paths: {} # here\n',
    message: /^the description has no operations$/,
  },
  property(
    'a remote reference',
    '{ $ref: https://www.example.com/id.yaml } # here',
    /https:\/\/www\.example\.com\/id\.yaml is remote, and only files are read$/,
  ),
  inPost(
    'a message that would command a terminal',
    '"\\u001b]0;owned\\u0007": 1 # here',
    /^Property `\\u\{1b\}\]0;owned\\u\{7\}` is not expected here\.$/,
  ),
];

const sandbox = await makeSandbox();
afterAll(sandbox.remove);

async function problemsOf(files: Record<string, string>): Promise<DescriptionError> {
  const folder = join(sandbox.folder, crypto.randomUUID());
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const input = join(folder, 'store.yaml');
  const error = await generate({ input, imports: IMPORTS, check: checkWhole }).catch(
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof DescriptionError)) throw new Error(`Not rejected: ${String(error)}`);
  return new DescriptionError(
    error.problems.map((problem) => ({ ...problem, file: problem.file?.replace(`${folder}/`, '') ?? '' })),
  );
}

function breakOne({ file, from, to }: Broken): Record<string, string> {
  const text = FILES[file] ?? '';
  const changed = text.replace(from, () => to);
  if (changed === text) throw new Error(`Nothing to break in ${file}`);
  return { ...FILES, [file]: changed };
}

test('each reference of a circle is a problem, and none that only leads to it', async () => {
  const circle = `components: { responses: { A: { $ref: '#/components/responses/B' }, B: { $ref: '#/components/responses/A' }, C: { $ref: '#/components/responses/A' } } }`;
  const { problems } = await problemsOf({ ...FILES, [ROOT]: `${FILES[ROOT]}${circle}\n` });
  expect(problems.map(({ message, line }) => [message, line])).toEqual([
    ['the reference #/components/responses/B leads to itself', 9],
    ['the reference #/components/responses/A leads to itself', 9],
  ]);
});

const lineOf = (text: string): number | undefined => {
  const line = text.split('\n').findIndex((each) => each.includes('# here'));
  return line < 0 ? undefined : line + 1;
};

test('the description that the other tests break is a good one', async () => {
  await expect(problemsOf(FILES)).rejects.toThrow('Not rejected: [object Map]');
});

test.each(BROKEN)('$name is one problem with its file and line', async (broken) => {
  const files = breakOne(broken);
  const { problems } = await problemsOf(files);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toEqual({
    message: expect.stringMatching(broken.message),
    file: broken.file,
    line: lineOf(files[broken.file] ?? '') ?? expect.any(Number),
    column: expect.any(Number),
  });
});
