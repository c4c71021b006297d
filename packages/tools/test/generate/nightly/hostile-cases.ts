import { nothing, withPaths } from '../read-text.ts';
import { all, type Change, type Node, put, rename, write } from '../shop.ts';

/**
 * A description that tries to inject code, and what the generator does: treat it as data, or reject it with
 * this message.
 */
export interface HostileCase {
  name: string;
  text: string;
  outcome: 'taken' | RegExp;
}

const DOUBLE = '"; globalThis.pwned = 1; //';
const SINGLE = "'; globalThis.pwned = 1; //";
const TEMPLATE = '`${globalThis.pwned = 1}`';
const COMMENT = '*/ globalThis.pwned = 1; /*';
/** The end of a comment, once line ends are cleaned away. */
const SPLIT_COMMENT = '*\r/ globalThis.pwned = 1; /*\r/';
const LINES =
  'a\nglobalThis.pwned = 1;\r\nglobalThis.pwned = 1;\u2028globalThis.pwned = 1;\u2029globalThis.pwned = 1;';
const TAG = '</script><script>globalThis.pwned = 1</script>';
const ESCAPES = '\\u0022; globalThis.pwned = 1; //\\';
const INVISIBLE = '\ufeff\u200b\u200d\u202e; globalThis.pwned = 1;';
const KINDS = { DOUBLE, SINGLE, TEMPLATE, COMMENT, SPLIT_COMMENT, LINES, TAG, ESCAPES, INVISIBLE };
/** All of it in one text. */
export const EVERYTHING = Object.values(KINDS).join(' ');

const READ = 'paths /v1/wishlists/{id} get';
const UPDATE = 'paths /v1/wishlists/{id} patch';
const LIST = 'paths /v1/wishlists get';
const WISHLIST = 'components schemas Wishlist';
const PROPERTIES = `${WISHLIST} properties`;
const MEDIA = `${READ} responses 200 content application/json`;
const EXAMPLE = 'components examples WishlistResponse.full';

const accepted = (name: string, ...changes: Change[]): HostileCase => ({
  name,
  text: write(...changes),
  outcome: 'taken',
});
const rejected = (name: string, outcome: RegExp, ...changes: Change[]): HostileCase => ({
  name,
  text: write(...changes),
  outcome,
});
const taken = (name: string, at: string, value: Node): HostileCase => accepted(name, put(at, value));
const refused = (name: string, outcome: RegExp, at: string, value: Node): HostileCase =>
  rejected(name, outcome, put(at, value));
const yaml = (name: string, outcome: 'taken' | RegExp, change: (text: string) => string): HostileCase => ({
  name,
  text: change(write()),
  outcome,
});

const schemaNamed = (name: string): Change =>
  all(
    rename('components schemas Tags', name),
    put('paths /v1/tags post requestBody content application/json schema', {
      $ref: `#/components/schemas/${name}`,
    }),
  );
const exampleNamed = (name: string): Change =>
  all(
    rename(EXAMPLE, name),
    put(`${MEDIA} examples full`, {
      $ref: `#/components/examples/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
    }),
  );

/** Asks for no property but the id, in the schema and in its example. */
const bare = all(
  put(`${WISHLIST} required`, ['id']),
  put(`${EXAMPLE} value wishlist`, { id: '1', shared: true, revision: 1 }),
);
const pathParameter = (name: string): Change =>
  all(
    put('paths /v1/tags post parameters', [{ name, in: 'path', required: true, schema: { type: 'string' } }]),
    rename('paths /v1/tags', `/v1/tags/{${name}}`),
  );

const prose: HostileCase[] = [
  ...Object.entries(KINDS).map(([kind, text]) =>
    accepted(
      `summary and description of a call: ${kind}`,
      put(`${READ} summary`, text),
      put(`${READ} description`, text),
    ),
  ),
  accepted(
    'summary that ends with the first half of a comment end',
    put(`${READ} summary`, 'a *'),
    put(`${UPDATE} summary`, '/ globalThis.pwned = 1'),
  ),
  taken(
    'summary that starts like the files of hooks',
    `${READ} summary`,
    "\n'use client';\nimport * as calls from './x.ts';\n*/ globalThis.pwned = 1; /*\n",
  ),
  accepted(
    'summary that turns the type check off',
    put(`${READ} summary`, '@ts-nocheck'),
    put(`${READ} description`, '\n@ts-ignore'),
    put(`${PROPERTIES} name description`, '@ts-expect-error'),
  ),
  accepted(
    'titles, descriptions, tags and documents',
    ...[
      ...['info title', 'info version', 'tags 0 name', 'tags 0 description', 'servers 0 description'],
      ...[`${WISHLIST} title`, `${WISHLIST} description`, 'components schemas Occasion description'],
      ...[`${PROPERTIES} name title`, `${PROPERTIES} name description`, `${READ} parameters 0 description`],
      ...[`${READ} responses 200 description`, `${EXAMPLE} summary`, `${LIST} summary`],
    ].map((at) => put(at, EVERYTHING)),
    put(`${READ} tags`, [EVERYTHING]),
    put('externalDocs', { url: 'javascript:globalThis.pwned=1', description: EVERYTHING }),
  ),
];

const values: HostileCase[] = [
  accepted(
    'format, defaults and examples of properties',
    put(`${PROPERTIES} name format`, EVERYTHING),
    put(`${PROPERTIES} name default`, EVERYTHING),
    put(`${PROPERTIES} wishes default`, [{ ['__proto__']: { pwned: 1 } }]),
    put(`${PROPERTIES} name example`, EVERYTHING),
    put(`${PROPERTIES} name examples`, [EVERYTHING]),
    put(`${EXAMPLE} value wishlist name`, EVERYTHING),
  ),
  accepted(
    'prototype in an example',
    put(`${EXAMPLE} value wishlist extra`, {}),
    put(`${EXAMPLE} value wishlist extra __proto__`, { pwned: 1 }),
    put(`${EXAMPLE} value wishlist extra constructor`, { prototype: { pwned: 1 } }),
  ),
  taken('text in an example that looks like a reference', `${EXAMPLE} value wishlist extra`, {
    $ref: 'https://example.invalid/pwned.json',
  }),
  taken('example that is written in place', `${MEDIA} examples full`, {
    value: { wishlist: { id: EVERYTHING, name: EVERYTHING, shared: true, revision: 1 } },
  }),
  accepted(
    'enumeration values and constants',
    put('components schemas Occasion enum', [
      ...Object.values(KINDS),
      ...['', '__proto__', 'constructor', 'prototype', 'toString'],
    ]),
    put('components schemas Wish properties size', { type: 'string', enum: [EVERYTHING] }),
    put('components schemas Wish properties note', { const: EVERYTHING }),
  ),
  ...Object.entries({
    'that ends the expression': '.*/, (globalThis.pwned = 1), /x',
    'that ends with an escaped backslash': '\\\\/, (globalThis.pwned = 1), /x',
    'between slashes': '/, (globalThis.pwned = 1), /',
    'with brackets around the end': '[/]/, (globalThis.pwned = 1), /]',
    'with line ends': '\n\r\u2028\u2029/, (globalThis.pwned = 1), /',
    'that is empty, which would be a comment': '',
    'that starts a comment': '/* (globalThis.pwned = 1), //',
    'that looks like a generated one': '#0',
  }).map(([kind, pattern]) => taken(`pattern ${kind}`, `${PROPERTIES} name pattern`, pattern)),
  taken('pattern of a parameter', `${LIST} parameters 0 schema`, {
    type: 'string',
    pattern: '\\\\/, (globalThis.pwned = 1), /x',
  }),
  taken('large integers', `${PROPERTIES} revision format`, 'int64'),
  refused(
    'pattern that ends in a backslash',
    /pattern/,
    `${PROPERTIES} name pattern`,
    '/; globalThis.pwned = 1; \\',
  ),
  refused(
    'bound that is code',
    /maxLength|Expected type/,
    `${PROPERTIES} name maxLength`,
    '1)); globalThis.pwned = 1; ((',
  ),
  refused(
    'bound of a parameter that is code',
    /maximum|Expected type/,
    `${LIST} parameters 1 schema maximum`,
    '1)); globalThis.pwned = 1; ((',
  ),
  taken('bounds at the edge of numbers', `${LIST} parameters 1 schema`, {
    type: 'integer',
    minimum: -0,
    maximum: 1e308,
  }),
];

const names: HostileCase[] = [
  ...Object.entries(KINDS).map(([kind, text]) =>
    accepted(`property name: ${kind}`, rename(`${PROPERTIES} name`, text), bare),
  ),
  accepted(
    'property names that numbers could be',
    rename(`${PROPERTIES} name`, '-1'),
    rename(`${PROPERTIES} occasion`, '1e3'),
    rename(`${PROPERTIES} wishes`, '10'),
    bare,
  ),
  ...['constructor', 'toString', 'hasOwnProperty', 'valueOf'].map((name) =>
    refused(`property name: ${name}`, /cannot be called/, `${PROPERTIES} ${name}`, { type: 'string' }),
  ),
  accepted(
    'property names that generated code has',
    rename(`${PROPERTIES} next`, 'zWishlist'),
    rename(`${PROPERTIES} name`, 'WishlistSchema'),
    rename(`${PROPERTIES} occasion`, 'z'),
    bare,
  ),
  accepted(
    'property names that are odd',
    ...[
      '',
      'a'.repeat(20_000),
      '01',
      '1.50',
      '123456789012345678901234567890',
      '#0',
      'prototype',
      'then',
    ].map((name) => put(`${PROPERTIES} ${name}`, { type: 'string' })),
  ),
  accepted('property name of a schema that holds itself', rename(`${PROPERTIES} next`, SINGLE)),
  refused('schema whose allOf contains itself', /itself/, 'components schemas Wish', {
    allOf: [{ $ref: '#/components/schemas/Wish' }],
  }),
  refused('prototype as a property', /__proto__/, `${PROPERTIES} __proto__`, { type: 'string' }),
  refused(
    'prototype as a property within a property',
    /__proto__/,
    'components schemas Wish properties links properties __proto__',
    {
      type: 'object',
      properties: { pwned: { type: 'string' } },
    },
  ),
  rejected('schema name that its reference does not spell out', /resolve/, schemaNamed(DOUBLE)),
  ...[TEMPLATE, '__proto__', 'a'.repeat(5000), 'Wish\u200bList', '\u0421art'].map((name) =>
    accepted(`schema name: ${name.slice(0, 30)}`, schemaNamed(name)),
  ),
  ...['constructor', 'prototype', 'toString', 'operations', 'Omit', 'WithRequired'].map((name) =>
    accepted(`schema name: ${name}`, schemaNamed(name)),
  ),
  ...[
    'wishlists.get"; globalThis.pwned = 1; //',
    'wishlists.getWish\u200blist',
    'wishlists.get\nglobalThis.pwned = 1',
    'wishlists.get*/ globalThis.pwned = 1 /*',
    'wishlists.get`${globalThis.pwned = 1}`',
    "wishlists.get'",
    'wishlists.__proto__',
    'wishlists.constructor',
    '__proto__.getWishlist',
    '../../pwned.getWishlist',
    'wishlists.get.Wishlist',
    `wishlists.${'a'.repeat(5000)}`,
    `${'a'.repeat(5000)}.getWishlist`,
  ].map((id) => taken(`operationId: ${id.slice(0, 50)}`, `${READ} operationId`, id)),
  ...['index', 'services', 'examples', 'send', 'fetch'].map((service) =>
    taken(`service: ${service}`, `${READ} operationId`, `${service}.getWishlist`),
  ),
  ...['operation', 'navigation', 'example', 'responses', 'requests', 'T'].map((method) =>
    taken(`method: ${method}`, `${READ} operationId`, `wishlists.${method}`),
  ),
  taken(
    'services that are one file where case does not count',
    `${READ} operationId`,
    'wishLists.getWishlist',
  ),
  refused(
    'methods with one hook',
    /useListWishlistsInfinite/,
    `${READ} operationId`,
    'wishlists.listWishlistsInfinite',
  ),
  ...[
    'x; globalThis.pwned = 1; //',
    'class',
    '1',
    'errors',
    'applicationError',
    '"',
    'a/b~c',
    '__proto__',
  ].map((name) => accepted(`name of an example component: ${name}`, exampleNamed(name))),
  accepted(
    'examples whose names are one word',
    put('components examples WishlistResponseFull', {
      value: { wishlist: { id: '1', name: 'b', shared: true, revision: 1 } },
    }),
    put(`${MEDIA} examples other`, { $ref: '#/components/examples/WishlistResponseFull' }),
  ),
  accepted('name of an example', rename(`${MEDIA} examples full`, EVERYTHING)),
  accepted('prototype as name of an example', rename(`${MEDIA} examples full`, '__proto__')),
  accepted(
    'prototype as name of a shared failure',
    rename('components responses BadRequest content application/json examples validation', '__proto__'),
  ),
];

const locations: HostileCase[] = [
  accepted('path with quotes', rename('paths /v1/tags', `/v1/${DOUBLE}${SINGLE}${COMMENT}`)),
  accepted(
    'path that a cell of the index could not hold',
    rename('paths /v1/tags', '/v1/a|b`<script>globalThis.pwned=1</script>'),
  ),
  rejected(
    'path with a template',
    /globalThis\.pwned/,
    rename('paths /v1/tags', '/v1/`${globalThis.pwned = 1}`'),
  ),
  rejected('path with line ends', /a path starts/, rename('paths /v1/tags', `/v1/${LINES}`)),
  refused('prefix with line ends', /a path starts/, `${READ} servers 0 url`, `/gifts${LINES}`),
  refused('prefix with a parameter', /no path parameter/, `${READ} servers 0 url`, '/{constructor}'),
  rejected('path with half a character', /a path starts/, rename('paths /v1/tags', '/v1/\ud800')),
  rejected('path parameter that is code', /Path parameter/, pathParameter('id"; globalThis.pwned = 1; //')),
  ...['__proto__', 'wish.list', 'wish-list'].map((name) =>
    accepted(`path parameter: ${name}`, pathParameter(name)),
  ),
  taken('query parameter name', `${LIST} parameters 0 name`, `occasion"]${DOUBLE}`),
  ...['__proto__', 'paging.__proto__.pwned', 'constructor.prototype.pwned', 'a..b', ''].map((name) =>
    refused(`query parameter: ${name}`, /parameter/, `${LIST} parameters 0 name`, name),
  ),
  ...[DOUBLE, LINES, '__proto__', 'a b', ''].flatMap((name) =>
    ['header', 'cookie'].map((location) =>
      refused(`${location} parameter: ${name.slice(0, 30)}`, /parameter/, `${LIST} parameters 3`, {
        name,
        in: location,
        schema: { type: 'string' },
      }),
    ),
  ),
  taken('example of a header parameter', `${LIST} parameters 3`, {
    name: 'X-A',
    in: 'header',
    schema: { type: 'string' },
    example: EVERYTHING,
  }),
  refused('style of a parameter', /style/, `${LIST} parameters 0 style`, DOUBLE),
  taken('media type of a text body', 'paths /v1/tags post requestBody content', {
    [`text/${DOUBLE}${SINGLE}${COMMENT}${LINES}`]: {},
  }),
  taken('media type of a body of bytes', 'paths /v1/tags post requestBody content', { [EVERYTHING]: {} }),
  taken('media types of a success', `${READ} responses 200 content`, {
    [`text/${EVERYTHING}`]: { example: EVERYTHING },
    [DOUBLE]: {},
    'image/png': { example: EVERYTHING },
  }),
  taken('names of encodings', 'paths /v1/tags post requestBody content', {
    'application/x-www-form-urlencoded': {
      schema: { type: 'object', properties: { a: { type: 'object' } } },
      encoding: { [EVERYTHING]: { style: 'deepObject' }, ['__proto__']: { style: 'deepObject' } },
    },
  }),
  taken('singular example of an error', 'components responses BadRequest content application/json', {
    example: { message: EVERYTHING },
  }),
  taken('server of a call', `${READ} servers 0 url`, `https://x${DOUBLE}/gate"+(globalThis.pwned=1)+"`),
  taken('server of the description', 'servers 0 url', `https://${DOUBLE}`),
  accepted('media type', rename('components responses BadRequest content application/json', EVERYTHING)),
  refused('response code', /globalThis\.pwned/, `${READ} responses ${'200";globalThis.pwned=1;//'}`, {
    description: 'x',
  }),
  refused('reference that is code', /resolve|reference/i, `${PROPERTIES} next`, {
    $ref: `#/components/schemas/Wishlist${DOUBLE}`,
  }),
  refused('reference to what every object has', /constructor|resolve|Expected/, `${PROPERTIES} next`, {
    $ref: '#/components/schemas/constructor',
  }),
  taken('reference into a schema', `${PROPERTIES} next`, {
    $ref: '#/components/schemas/Wish/properties/note',
  }),
  rejected(
    'prototype in places that nothing reads',
    /__proto__/,
    put('components __proto__', { schemas: { pwned: {} } }),
    put('info __proto__', { pwned: 1 }),
  ),
  taken('prototype as the name of a security scheme', 'components securitySchemes', {
    ['__proto__']: { type: 'http', scheme: 'bearer' },
  }),
  taken('callback', `${UPDATE} callbacks`, {
    [EVERYTHING]: { '{$request.body#/x}': { post: { responses: { 200: { description: EVERYTHING } } } } },
  }),
];

/** Values that the form of a key does not have; each message names the key. */
const MALFORMED: [at: string, value: Node][] = [
  [`${READ} x-allowed-roles`, [EVERYTHING]],
  [`${READ} x-allowed-roles`, DOUBLE],
  [`${UPDATE} x-invalidates`, [EVERYTHING, '__proto__']],
  [`${UPDATE} x-invalidates`, { length: 1, 0: DOUBLE }],
  [`${LIST} x-paging items`, `"]; ${DOUBLE}`],
  [`${LIST} x-paging metadata`, '__proto__'],
  [`${LIST} x-paging request`, 'paging.__proto__'],
  [`${LIST} x-paging total`, DOUBLE],
  [`${LIST} x-paging unwrapped`, [DOUBLE]],
  [`${LIST} x-paging __proto__`, { pwned: 1 }],
  [`${READ} x-any-of`, [DOUBLE]],
  [`${READ} x-any-of`, [['id', EVERYTHING]]],
  [`${READ} x-any-of`, [['constructor']]],
  ['paths /v1/tags post x-body-name', '__proto__'],
  ['paths /v1/tags post x-wire-path', TEMPLATE],
  [`${UPDATE} x-application-errors 0 status`, '400 }); globalThis.pwned = 1; ({'],
  [`${UPDATE} x-application-errors 0 code`, { toJSON: DOUBLE }],
  [`${UPDATE} x-sunset date`, COMMENT],
  [`${WISHLIST} x-one-of`, DOUBLE],
  [`${WISHLIST} x-one-of`, [['name', DOUBLE]]],
  [`${PROPERTIES} name x-decimal`, { minimum: DOUBLE }],
  [`${PROPERTIES} name x-decimal`, { maximum: '1e999' }],
  [`${PROPERTIES} name x-decimal`, { maximum: '1'.repeat(100_000) }],
  [`${PROPERTIES} name x-decimal`, { scale: 1e9 }],
  [`${PROPERTIES} name x-decimal`, { [DOUBLE]: 1 }],
  [`${PROPERTIES} revision x-decimal`, { minimum: 0 }],
  [`${PROPERTIES} name x-wire`, DOUBLE],
  [`${PROPERTIES} name x-always`, DOUBLE],
  ['webhooks onWishlistCreated post x-event domain', DOUBLE],
];

const keys: HostileCase[] = [
  ...MALFORMED.map(([at, value]) => {
    const [key = ''] = /x-[\w-]+/.exec(at) ?? [];
    const words = at.slice(at.indexOf(key));
    return refused(`${words}: ${JSON.stringify(value).slice(0, 40)}`, new RegExp(key), at, value);
  }),
  accepted(
    'x-paging of names that every object has',
    put(`${LIST} x-paging request`, 'constructor.prototype'),
    put(`${LIST} x-paging metadata`, 'constructor'),
  ),
  taken('x-body-name with quotes', 'paths /v1/tags post x-body-name', EVERYTHING),
  taken('x-wire-path', 'paths /v1/tags post x-wire-path', `/v1/${DOUBLE}${COMMENT}`),
  taken('own error codes and their description', `${UPDATE} x-application-errors`, [
    { code: EVERYTHING, status: 400, description: EVERYTHING },
    { code: '__proto__', status: 400 },
    { code: 'constructor', status: 400 },
  ]),
  taken('x-decimal', `${PROPERTIES} name x-decimal`, { exclusiveMinimum: '-1.50', maximum: 99, scale: 3 }),
  accepted(
    'constraints of properties with hostile names',
    rename(`${PROPERTIES} next`, DOUBLE),
    put(`${WISHLIST} x-one-of`, [['occasion', DOUBLE]]),
    put(`${WISHLIST} dependentRequired`, { [DOUBLE]: [EVERYTHING] }),
    put(`${WISHLIST} anyOf`, [{ required: [DOUBLE, 'name'] }, { required: [EVERYTHING] }]),
    put(`${WISHLIST} minProperties`, 1),
  ),
  refused('x-paging of a call without an answer', /x-paging/, `${LIST} responses 200`, {
    description: 'Nothing.',
  }),
  refused('slug of an event', /slug/, 'webhooks onWishlistCreated post x-event slug', EVERYTHING),
  accepted(
    'event',
    put('webhooks onWishlistCreated post description', EVERYTHING),
    put('webhooks onWishlistCreated post x-event type', `${EVERYTHING}_created`),
    put('webhooks onWishlistCreated post operationId', `webhooks.${DOUBLE}`),
    rename('webhooks onWishlistCreated', EVERYTHING),
  ),
  accepted(
    'event type that is a prototype',
    put('webhooks onWishlistCreated post x-event type', '__proto__'),
    put('webhooks onWishlistCreated post x-event domain', false),
  ),
  accepted(
    'x-source and unknown keys',
    put(`${READ} x-source`, EVERYTHING),
    put(`${READ} x-other`, EVERYTHING),
    rename(`${READ} x-other`, `x-${DOUBLE}`),
  ),
];

const files: HostileCase[] = [
  yaml('YAML tag that makes a function', /tag|parse/i, (text) =>
    text.replace('"Get a wishlist"', '!!js/function "function () { globalThis.pwned = 1 }"'),
  ),
  yaml('YAML tag of another language', /tag|parse/i, (text) =>
    text.replace('"Get a wishlist"', '!!python/object/apply:os.system ["pwned"]'),
  ),
  yaml('escapes of YAML', 'taken', (text) =>
    text.replace(
      '"Get a wishlist"',
      String.raw`"\u0022; globalThis.pwned = 1; \u002f\u002f \x2a\x2f globalThis.pwned = 1; \U0001F600"`,
    ),
  ),
  yaml('byte order mark', 'taken', (text) => `\ufeff${text}`),
  yaml('merge key with a prototype', /<<|__proto__/, (text) =>
    text.replace('"version": "1.0.0"', '"version": "1.0.0", "<<": { "__proto__": { "pwned": 1 } }'),
  ),
  yaml('text where an object must be', /Expected type/, (text) =>
    text.replace('"Get a wishlist"', '{ "toString": "globalThis.pwned = 1" }'),
  ),
  yaml('two documents in one file', /document/i, (text) => `${text}\n---\n${text}`),
];

/** A generator did not expect it. */
const bodiless: HostileCase = {
  name: 'description in which no response has a body',
  text: JSON.stringify(withPaths({ '/tags': { get: nothing, post: nothing } })),
  outcome: 'taken',
};

export const HOSTILE: HostileCase[] = [
  ...prose,
  ...values,
  ...names,
  ...locations,
  ...keys,
  ...files,
  bodiless,
];
