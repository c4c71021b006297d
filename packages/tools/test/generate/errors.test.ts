import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeSandbox } from 'storewire-dev-kit/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generate } from '../../src/generate/generate.ts';
import { DescriptionError } from '../../src/generate/problem.ts';
import { IMPORTS } from './shop.ts';

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
components:
  schemas:
    Unused: { type: string }
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
  /** Where the message points, when not to the changed file. */
  at?: string;
}

const GET = 'paths/wishlist.yaml';
const POST = 'paths/wishlists.yaml';
const WISHLIST = 'schemas/Wishlist.yaml';

const SAME_ADDRESS = `  /wishlists/{id}:
    get:
      operationId: wishlists.readWishlist # here
      servers: [{ url: /v1 }]
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses: { '200': { description: Nothing. } }
  /v1/wishlists:`;

const BROKEN: Broken[] = [
  {
    name: 'a file that is not YAML',
    file: WISHLIST,
    from: 'id: { type: string }',
    to: 'id: [ } # here',
    message: /Failed to parse/,
  },
  {
    name: 'a root file that is not YAML',
    file: 'store.yaml',
    from: 'servers: [',
    to: 'servers: [[\nx: # here',
    message: /deficient indentation|flow|expected/,
  },
  {
    name: 'a reference to a file that is not there',
    file: WISHLIST,
    from: 'id: { type: string }',
    to: 'id: { $ref: Missing.yaml } # here',
    message: /Can't resolve \$ref "Missing\.yaml": ENOENT/,
  },
  {
    name: 'a reference to a component that is not there',
    file: GET,
    from: '$ref: ../schemas/Wishlist.yaml }',
    to: "$ref: '../store.yaml#/components/schemas/Missing' } # here",
    message: /Can't resolve \$ref "\.\.\/store\.yaml#\/components\/schemas\/Missing"$/,
  },
  {
    name: 'an operationId that is used twice',
    file: POST,
    from: 'wishlists.createWishlist',
    to: 'wishlists.getWishlist # here',
    message:
      /POST \/v1\/wishlists: the operationId wishlists\.getWishlist is used by GET \/v1\/wishlists\/\{id\} too/,
  },
  {
    name: 'a query parameter and a header of one name',
    file: GET,
    from: '- { name: id,',
    to: '- { name: at, in: query, schema: { type: string } }\n    - { name: at, in: header, schema: { type: string } }\n    - { name: id,',
    message: /^wishlists\.getWishlist: the query parameter and the header parameter "at" have the same name$/,
  },
  {
    name: 'a body of the name of a parameter',
    file: POST,
    from: 'x-effect: write',
    to: 'x-effect: write\n  x-body-name: notify',
    message: /^wishlists\.createWishlist: the query parameter and the body "notify" have the same name$/,
  },
  ...[
    ['style of a header', 'X-Tags, in: header, style: form', '"X-Tags": the style "form"'],
    ['style of a path', 'tag, in: path, required: true, style: label', '"tag": the style "label"'],
    ['style of a query', 'tag, in: query, style: matrix', '"tag": the style "matrix"'],
    ['place', 'sid, in: cookie', '"sid": a parameter in a cookie'],
    [
      'form of an object',
      'X-A, in: header, explode: true',
      '"X-A": an exploded object in a header',
      'object',
    ],
  ].map(([name, parameter = '', feature, type = 'string']) => ({
    name: `a ${name} that is not supported`,
    file: parameter.includes('in: path') ? 'store.yaml' : GET,
    from: parameter.includes('in: path') ? '/v1/wishlists/{id}:' : '- { name: id,',
    to: parameter.includes('in: path')
      ? `/v1/tags/{tag}:\n    get:\n      operationId: wishlists.getTag\n      parameters: [{ name: ${parameter}, schema: { type: ${type} } }]\n      responses: { '200': { description: Nothing. } }\n  /v1/wishlists/{id}:`
      : `- { name: ${parameter}, schema: { type: ${type} } }\n    - { name: id,`,
    message: new RegExp(`^wishlists\\.get\\w+: the parameter ${feature} is not supported$`),
  })),
  {
    name: 'a parameter whose content is not JSON',
    file: GET,
    from: '- { name: id,',
    to: '- { name: q, in: query, content: { text/csv: { schema: { type: string } } } }\n    - { name: id,',
    message: /^wishlists\.getWishlist: the content of the parameter "q" must be JSON$/,
  },
  {
    name: 'a GET that needs a body',
    file: GET,
    from: '  responses:',
    to: '  requestBody: { required: true, content: { text/plain: {} } }\n  responses:',
    message: /^wishlists\.getWishlist: a GET request cannot have a body$/,
  },
  {
    name: 'a header that a browser would have to send on its way to another page',
    file: GET,
    from: '  parameters:\n',
    to: '  x-effect: navigate\n  parameters:\n    - { name: X-Key, in: header, required: true, schema: { type: string } }\n',
    message: /^wishlists\.getWishlist: a browser cannot navigate with the header "X-Key", which is required$/,
  },
  {
    name: 'an error code of its own without a response',
    file: POST,
    from: '  x-effect: write',
    to: '  x-effect: write\n  x-application-errors: [{ code: LIST_FULL, status: 409 }]',
    message: /wishlists\.createWishlist: has no response 409 for LIST_FULL/,
  },
  {
    name: 'an x- key of another form',
    file: POST,
    from: 'x-effect: write',
    to: 'x-effect: writes # here',
    message: /x-effect must be read, write or navigate/,
  },
  {
    name: 'invalidation of what is not there',
    file: POST,
    from: '  x-effect: write',
    to: '  x-effect: write\n  x-invalidates: [wishlist]',
    message: /x-invalidates names "wishlist", which is neither a service nor an operationId/,
  },
  {
    name: 'an update of what is not there',
    file: POST,
    from: '  x-effect: write',
    to: '  x-effect: write\n  x-updates: wishlists.readWishlist',
    message: /x-updates names "wishlists\.readWishlist", which is not the operationId of a read/,
  },
  {
    name: 'an update of a read that returns something else',
    file: POST,
    from: 'post:',
    to: `get:
  operationId: wishlists.listWishlists
  responses: { '200': { description: Nothing. } }
post:
  x-updates: wishlists.listWishlists`,
    message:
      /^wishlists\.createWishlist: x-updates names "wishlists\.listWishlists", which has another response$/,
  },
  {
    name: 'shared errors in another form',
    file: 'store.yaml',
    from: 'paths:',
    to: 'x-errors: [404] # here\npaths:',
    message: /^x-errors must be an object of statuses \(400 to 599\) and names of responses$/,
  },
  {
    name: 'errors of a call in another form',
    file: POST,
    from: 'x-effect: write',
    to: 'x-effect: write\n  x-errors: { LIST_FULL: 409 } # here',
    message: /^x-errors must be a list of statuses \(400 to 599\), or objects of status and assumed$/,
  },
  {
    name: 'shared headers in another form',
    file: 'store.yaml',
    from: 'paths:',
    to: 'x-response-headers: null # here\npaths:',
    message: /^x-response-headers must be an object of headers and their names in the components$/,
  },
  {
    name: 'an x- key of the whole description in another form',
    file: 'store.yaml',
    from: 'paths:',
    to: 'x-request-id-header: x request id # here\npaths:',
    message: /^x-request-id-header must be the name of a header$/,
  },
  {
    name: 'a long form of what is not there',
    file: POST,
    from: '  x-effect: write',
    to: '  x-effect: write\n  x-fallback-of: wishlists.queryWishlists',
    message: /x-fallback-of names "wishlists\.queryWishlists", which is no operationId/,
  },
  {
    name: 'two operations at one address',
    file: 'store.yaml',
    from: '  /v1/wishlists:',
    to: SAME_ADDRESS,
    message:
      /GET \/wishlists\/\{id\}: its address on the wire, GET \/v1\/wishlists\/\{id\}, is that of GET \/v1\/wishlists\/\{id\} too/,
  },
  {
    name: 'a prefix parameter without a default',
    file: GET,
    from: 'get:',
    to: 'get:\n  servers: [{ url: "/{region}" }]',
    message: /"region" in the path .* is no path parameter/,
  },
  {
    name: 'Swagger 2.0',
    file: 'store.yaml',
    from: 'openapi: 3.1.0',
    to: "swagger: '2.0' # here",
    message: /^Swagger 2\.0 is not supported: the description must be in OpenAPI 3\.0 or 3\.1$/,
  },
  {
    name: 'OpenAPI 3.2',
    file: 'store.yaml',
    from: 'openapi: 3.1.0',
    to: 'openapi: 3.2.0 # here',
    message: /^the description must be in OpenAPI 3\.0 or 3\.1$/,
  },
  {
    name: 'a description without operations',
    file: 'store.yaml',
    from: /paths:\n(?: .*\n)+/,
    to: 'paths: {} # here\n',
    message: /^the description has no operations$/,
  },
  {
    name: 'a version that is a list',
    file: 'store.yaml',
    from: 'openapi: 3.1.0',
    to: 'openapi: [3.1.0] # here',
    message: /^the description must be in OpenAPI 3\.0 or 3\.1$/,
  },
  {
    name: 'a reference to the whole description',
    file: 'store.yaml',
    from: 'Unused: { type: string }',
    to: "Unused: { type: object, properties: { all: { $ref: '#' } } } # here",
    message: /^the reference "#" leads to the whole description$/,
  },
  {
    name: 'a reference to an anchor',
    file: 'store.yaml',
    from: 'Unused: { type: string }',
    to: "Unused: { $anchor: name, type: object, properties: { name: { $ref: '#name' } } } # here",
    message: /^the reference "#name" is to an anchor, which is not supported$/,
  },
  {
    name: 'a reference that is a number',
    file: WISHLIST,
    from: 'id: { type: string }',
    to: 'id: { $ref: 5 } # here',
    message: /^a reference must be text$/,
  },
  {
    name: 'a remote reference',
    file: WISHLIST,
    from: 'id: { type: string }',
    to: 'id: { $ref: https://www.example.com/id.yaml } # here',
    message: /https:\/\/www\.example\.com\/id\.yaml is remote and is fetched only with --allow-remote$/,
  },
  {
    name: 'a discriminator that maps to no schema',
    file: WISHLIST,
    from: 'type: object',
    to: 'type: object\ndiscriminator: { propertyName: name, mapping: { gift: Gift } } # here',
    message: /^the discriminator maps "gift" to "Gift", which is no schema$/,
  },
  {
    name: 'a message that would command a terminal',
    file: POST,
    from: 'x-effect: write',
    to: '"\\u001b]0;owned\\u0007": 1 # here',
    message: /^Property `\\u\{1b\}\]0;owned\\u\{7\}` is not expected here\.$/,
  },
  {
    name: 'a pattern that is no regular expression',
    file: WISHLIST,
    from: 'id: { type: string }',
    to: "id: { type: string, pattern: '(' } # here",
    message: /the pattern is no regular expression/,
  },
  {
    name: 'a pattern with an escape of another language, which would be a letter in JavaScript',
    file: WISHLIST,
    from: 'id: { type: string }',
    to: "id: { type: string, pattern: '\\A[a-z]+\\z' } # here",
    message: /the pattern is no regular expression of JavaScript/,
  },
];

let sandbox: Awaited<ReturnType<typeof makeSandbox>>;
beforeAll(async () => {
  sandbox = await makeSandbox();
});
afterAll(() => sandbox.remove());

async function problemsOf(files: Record<string, string>): Promise<DescriptionError> {
  const folder = join(sandbox.folder, crypto.randomUUID());
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const error = await generate({ input: join(folder, 'store.yaml'), imports: IMPORTS }).then(
    () => undefined,
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

const lineOf = (text: string): number | undefined => {
  const line = text.split('\n').findIndex((each) => each.includes('# here'));
  return line < 0 ? undefined : line + 1;
};

test('the description that the other tests break is a good one', async () => {
  await expect(problemsOf(FILES)).rejects.toThrow('Not rejected: undefined');
});

test.each(BROKEN)('$name is one problem with its file and line', async (broken) => {
  const files = breakOne(broken);
  const { problems } = await problemsOf(files);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toEqual({
    message: expect.stringMatching(broken.message),
    file: broken.at ?? broken.file,
    line: lineOf(files[broken.file] ?? '') ?? expect.any(Number),
    column: expect.any(Number),
  });
});
