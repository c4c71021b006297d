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
/** Everything, as the text at these places. */
const data = (name: string, ...places: string[]): HostileCase =>
  accepted(name, ...places.map((at) => put(at, EVERYTHING)));
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
  data('description of a schema', `${WISHLIST} description`),
  data('description of a property', `${PROPERTIES} name description`),
  data('description of an enumeration', 'components schemas Occasion description'),
  data(
    'description of a parameter and of an answer',
    `${READ} parameters 0 description`,
    `${READ} responses 200 description`,
  ),
  data('title of a schema', `${WISHLIST} title`, `${PROPERTIES} name title`),
  data('title and version of the description', 'info title', 'info version'),
  accepted(
    'tags',
    put('tags 0 name', EVERYTHING),
    put('tags 0 description', EVERYTHING),
    put(`${READ} tags`, [EVERYTHING]),
  ),
  taken('documents elsewhere', 'externalDocs', {
    url: 'javascript:globalThis.pwned=1',
    description: EVERYTHING,
  }),
];

const values: HostileCase[] = [
  data('format', `${PROPERTIES} name format`),
  accepted(
    'default value',
    put(`${PROPERTIES} name default`, EVERYTHING),
    put(`${PROPERTIES} wishes default`, [{ ['__proto__']: { pwned: 1 } }]),
  ),
  accepted(
    'example of a property',
    put(`${PROPERTIES} name example`, EVERYTHING),
    put(`${PROPERTIES} name examples`, [EVERYTHING]),
  ),
  data('text in an example', `${EXAMPLE} value wishlist name`),
  accepted(
    'prototype in an example',
    put(`${EXAMPLE} value wishlist extra`, {}),
    put(`${EXAMPLE} value wishlist extra __proto__`, { pwned: 1 }),
    put(`${EXAMPLE} value wishlist extra constructor`, { prototype: { pwned: 1 } }),
  ),
  taken('text in an example that looks like a reference', `${EXAMPLE} value wishlist extra`, {
    $ref: 'https://example.invalid/pwned.json',
  }),
  data('summary of an example', `${EXAMPLE} summary`),
  taken('example that is written in place', `${MEDIA} examples full`, {
    value: { wishlist: { id: EVERYTHING, name: EVERYTHING, shared: true, revision: 1 } },
  }),
  taken('enumeration values', 'components schemas Occasion enum', [...Object.values(KINDS), '']),
  taken('enumeration values of an object', 'components schemas Occasion enum', [
    '__proto__',
    'constructor',
    'prototype',
    'toString',
  ]),
  taken('enumeration values in place', 'components schemas Wish properties note', {
    type: 'string',
    enum: [EVERYTHING],
  }),
  taken('constant text', 'components schemas Wish properties note', { const: EVERYTHING }),
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
  accepted('empty property name', rename(`${PROPERTIES} name`, ''), bare),
  accepted('very long property name', rename(`${PROPERTIES} name`, 'a'.repeat(20_000)), bare),
  accepted(
    'property names that generated code has',
    rename(`${PROPERTIES} next`, 'zWishlist'),
    rename(`${PROPERTIES} name`, 'WishlistSchema'),
    rename(`${PROPERTIES} occasion`, 'z'),
    bare,
  ),
  ...['01', '1.50', '123456789012345678901234567890', '#0', 'prototype', 'then'].map((name) =>
    taken(`property name: ${name}`, `${PROPERTIES} ${name}`, { type: 'string' }),
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
  ...[
    'constructor',
    'prototype',
    'toString',
    'class',
    'components',
    'operations',
    'Record',
    'Date',
    'Omit',
    'WithRequired',
    'NaN',
    'Infinity',
  ].map((name) => accepted(`schema name: ${name}`, schemaNamed(name))),
  ...[
    'wishlists.get"; globalThis.pwned = 1; //',
    'wishlists.${globalThis.pwned = 1}',
    'wishlists.get\u0022Wishlist',
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
  ...[
    '__proto__',
    '__proto__.pwned',
    'paging.__proto__.pwned',
    'constructor.prototype.pwned',
    'a..b',
    '.a',
    '',
  ].map((name) => refused(`query parameter: ${name}`, /parameter/, `${LIST} parameters 0 name`, name)),
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
  }),
  taken('text in an example of bytes', `${READ} responses 200 content`, {
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
  accepted(
    'server of the description',
    put('servers 0 url', `https://${DOUBLE}`),
    put('servers 0 description', EVERYTHING),
  ),
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

const keys: HostileCase[] = [
  refused('x-allowed-roles that are code', /x-allowed-roles/, `${READ} x-allowed-roles`, [EVERYTHING]),
  refused('x-allowed-roles that are no list', /x-allowed-roles/, `${READ} x-allowed-roles`, DOUBLE),
  refused('x-invalidates', /x-invalidates/, `${UPDATE} x-invalidates`, [EVERYTHING, '__proto__']),
  refused('x-invalidates that is no list', /x-invalidates/, `${UPDATE} x-invalidates`, {
    length: 1,
    0: DOUBLE,
  }),
  refused('x-paging items', /x-paging/, `${LIST} x-paging items`, `"]; ${DOUBLE}`),
  refused('x-paging metadata', /x-paging/, `${LIST} x-paging metadata`, '__proto__'),
  refused('x-paging request', /x-paging/, `${LIST} x-paging request`, `paging.__proto__`),
  refused('x-paging total', /x-paging/, `${LIST} x-paging total`, DOUBLE),
  refused('x-paging unwrapped', /x-paging/, `${LIST} x-paging unwrapped`, [DOUBLE]),
  accepted(
    'x-paging of names that every object has',
    put(`${LIST} x-paging request`, 'constructor.prototype'),
    put(`${LIST} x-paging metadata`, 'constructor'),
  ),
  data('summary of a list', `${LIST} summary`),
  refused('x-paging with a key of its own', /x-paging/, `${LIST} x-paging __proto__`, { pwned: 1 }),
  refused('x-any-of that names no property', /x-any-of names no property of the input/, `${READ} x-any-of`, [
    ['id', EVERYTHING],
  ]),
  refused('x-any-of of what every object has', /x-any-of names no property/, `${READ} x-any-of`, [
    ['constructor'],
  ]),
  refused('x-any-of that is no list of lists', /x-any-of must be a list of lists/, `${READ} x-any-of`, [
    DOUBLE,
  ]),
  refused('x-body-name', /x-body-name/, 'paths /v1/tags post x-body-name', '__proto__'),
  data('x-body-name with quotes', 'paths /v1/tags post x-body-name'),
  taken('x-wire-path', 'paths /v1/tags post x-wire-path', `/v1/${DOUBLE}${COMMENT}`),
  refused('x-wire-path that is no path', /x-wire-path/, 'paths /v1/tags post x-wire-path', TEMPLATE),
  taken('own error code and its description', `${UPDATE} x-application-errors`, [
    { code: EVERYTHING, status: 400, description: EVERYTHING },
  ]),
  taken('own error code that is a prototype', `${UPDATE} x-application-errors`, [
    { code: '__proto__', status: 400 },
    { code: 'constructor', status: 400 },
  ]),
  refused(
    'status of an own error code',
    /x-application-errors/,
    `${UPDATE} x-application-errors 0 status`,
    '400 }); globalThis.pwned = 1; ({',
  ),
  refused(
    'own error code that is an object',
    /x-application-errors/,
    `${UPDATE} x-application-errors 0 code`,
    { toJSON: DOUBLE },
  ),
  refused('x-sunset', /x-sunset/, `${UPDATE} x-sunset date`, COMMENT),
  refused('x-one-of that is no list', /x-one-of/, `${WISHLIST} x-one-of`, DOUBLE),
  refused('x-one-of of properties that are not there', /x-one-of/, `${WISHLIST} x-one-of`, [
    ['name', DOUBLE],
  ]),
  accepted(
    'x-one-of of properties with hostile names',
    rename(`${PROPERTIES} next`, DOUBLE),
    put(`${WISHLIST} x-one-of`, [['occasion', DOUBLE]]),
  ),
  refused('x-decimal that is no decimal', /x-decimal/, `${PROPERTIES} name x-decimal`, { minimum: DOUBLE }),
  refused('x-decimal of an endless number', /x-decimal/, `${PROPERTIES} name x-decimal`, {
    maximum: '1e999',
  }),
  refused('x-decimal of many digits', /x-decimal/, `${PROPERTIES} name x-decimal`, {
    maximum: '1'.repeat(100_000),
  }),
  refused('x-decimal of many places', /x-decimal/, `${PROPERTIES} name x-decimal`, { scale: 1e9 }),
  refused('x-decimal with a key of its own', /x-decimal/, `${PROPERTIES} name x-decimal`, { [DOUBLE]: 1 }),
  refused(
    'x-decimal on a number',
    /x-decimal is for a schema of type string/,
    `${PROPERTIES} revision x-decimal`,
    { minimum: 0 },
  ),
  taken('x-decimal', `${PROPERTIES} name x-decimal`, { exclusiveMinimum: '-1.50', maximum: 99, scale: 3 }),
  accepted(
    'constraints of properties with hostile names',
    rename(`${PROPERTIES} next`, DOUBLE),
    put(`${WISHLIST} dependentRequired`, { [DOUBLE]: [EVERYTHING] }),
    put(`${WISHLIST} anyOf`, [{ required: [DOUBLE, 'name'] }, { required: [EVERYTHING] }]),
    put(`${WISHLIST} minProperties`, 1),
  ),
  refused('x-paging of a call without an answer', /x-paging/, `${LIST} responses 200`, {
    description: 'Nothing.',
  }),
  refused('x-wire', /x-wire/, `${PROPERTIES} name x-wire`, DOUBLE),
  refused('x-always', /x-always/, `${PROPERTIES} name x-always`, DOUBLE),
  accepted(
    'event type',
    put('webhooks onWishlistCreated post x-event type', `${EVERYTHING}_created`),
    put('webhooks onWishlistCreated post operationId', `webhooks.${DOUBLE}`),
  ),
  accepted(
    'event type that is a prototype',
    put('webhooks onWishlistCreated post x-event type', '__proto__'),
    put('webhooks onWishlistCreated post x-event domain', false),
  ),
  data('description of an event', 'webhooks onWishlistCreated post description'),
  refused('slug of an event', /slug/, 'webhooks onWishlistCreated post x-event slug', EVERYTHING),
  refused('domain of an event', /x-event/, 'webhooks onWishlistCreated post x-event domain', DOUBLE),
  accepted('event name', rename('webhooks onWishlistCreated', EVERYTHING)),
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
