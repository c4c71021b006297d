import { nothing, withPaths } from '../read-text.ts';
import { all, type Change, put, rename, write } from '../shop.ts';

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
/** All of it in one text. */
export const EVERYTHING = [
  DOUBLE,
  SINGLE,
  TEMPLATE,
  COMMENT,
  SPLIT_COMMENT,
  LINES,
  TAG,
  ESCAPES,
  INVISIBLE,
].join(' ');

const READ = 'paths /v1/wishlists/{id} get';
const UPDATE = 'paths /v1/wishlists/{id} patch';
const LIST = 'paths /v1/wishlists get';
const WISHLIST = 'components schemas Wishlist';
const PROPERTIES = `${WISHLIST} properties`;
const MEDIA = `${READ} responses 200 content application/json`;
const EXAMPLE = 'components examples WishlistResponse.full';

const accepted = (name: string, ...changes: Change[]): HostileCase => ({
  name,
  text: write(all(...changes)),
  outcome: 'taken',
});
const rejected = (name: string, outcome: RegExp, ...changes: Change[]): HostileCase => ({
  name,
  text: write(all(...changes)),
  outcome,
});
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
  ...Object.entries({ DOUBLE, SINGLE, TEMPLATE, COMMENT, SPLIT_COMMENT, LINES, TAG, ESCAPES, INVISIBLE }).map(
    ([kind, text]) =>
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
  accepted(
    'summary that starts like the files of hooks',
    put(
      `${READ} summary`,
      "\n'use client';\nimport * as calls from './x.ts';\n*/ globalThis.pwned = 1; /*\n",
    ),
  ),
  accepted(
    'summary that turns the type check off',
    put(`${READ} summary`, '@ts-nocheck'),
    put(`${READ} description`, '\n@ts-ignore'),
    put(`${PROPERTIES} name description`, '@ts-expect-error'),
  ),
  accepted('description of a schema', put(`${WISHLIST} description`, EVERYTHING)),
  accepted('description of a property', put(`${PROPERTIES} name description`, EVERYTHING)),
  accepted('description of an enumeration', put('components schemas Occasion description', EVERYTHING)),
  accepted(
    'description of a parameter and of an answer',
    put(`${READ} parameters 0 description`, EVERYTHING),
    put(`${READ} responses 200 description`, EVERYTHING),
  ),
  accepted(
    'title of a schema',
    put(`${WISHLIST} title`, EVERYTHING),
    put(`${PROPERTIES} name title`, EVERYTHING),
  ),
  accepted(
    'title and version of the description',
    put('info title', EVERYTHING),
    put('info version', EVERYTHING),
  ),
  accepted(
    'tags',
    put('tags 0 name', EVERYTHING),
    put('tags 0 description', EVERYTHING),
    put(`${READ} tags`, [EVERYTHING]),
  ),
  accepted(
    'documents elsewhere',
    put('externalDocs', { url: 'javascript:globalThis.pwned=1', description: EVERYTHING }),
  ),
];

const values: HostileCase[] = [
  accepted('format', put(`${PROPERTIES} name format`, EVERYTHING)),
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
  accepted('text in an example', put(`${EXAMPLE} value wishlist name`, EVERYTHING)),
  accepted(
    'prototype in an example',
    put(`${EXAMPLE} value wishlist extra`, {}),
    put(`${EXAMPLE} value wishlist extra __proto__`, { pwned: 1 }),
    put(`${EXAMPLE} value wishlist extra constructor`, { prototype: { pwned: 1 } }),
  ),
  accepted(
    'text in an example that looks like a reference',
    put(`${EXAMPLE} value wishlist extra`, { $ref: 'https://example.invalid/pwned.json' }),
  ),
  accepted('summary of an example', put(`${EXAMPLE} summary`, EVERYTHING)),
  accepted(
    'example that is written in place',
    put(`${MEDIA} examples full`, {
      value: { wishlist: { id: EVERYTHING, name: EVERYTHING, shared: true, revision: 1 } },
    }),
  ),
  accepted(
    'enumeration values',
    put('components schemas Occasion enum', [
      DOUBLE,
      SINGLE,
      TEMPLATE,
      COMMENT,
      SPLIT_COMMENT,
      LINES,
      TAG,
      ESCAPES,
      INVISIBLE,
      '',
    ]),
  ),
  accepted(
    'enumeration values of an object',
    put('components schemas Occasion enum', ['__proto__', 'constructor', 'prototype', 'toString']),
  ),
  accepted(
    'enumeration values in place',
    put('components schemas Wish properties note', { type: 'string', enum: [EVERYTHING] }),
  ),
  accepted('constant text', put('components schemas Wish properties note', { const: EVERYTHING })),
  accepted(
    'pattern that ends the expression',
    put(`${PROPERTIES} name pattern`, '.*/, (globalThis.pwned = 1), /x'),
  ),
  accepted(
    'pattern that ends with an escaped backslash',
    put(`${PROPERTIES} name pattern`, '\\\\/, (globalThis.pwned = 1), /x'),
  ),
  accepted('pattern between slashes', put(`${PROPERTIES} name pattern`, '/, (globalThis.pwned = 1), /')),
  accepted(
    'pattern of a parameter',
    put(`${LIST} parameters 0 schema`, { type: 'string', pattern: '\\\\/, (globalThis.pwned = 1), /x' }),
  ),
  accepted(
    'pattern with brackets around the end',
    put(`${PROPERTIES} name pattern`, '[/]/, (globalThis.pwned = 1), /]'),
  ),
  accepted(
    'pattern with line ends',
    put(`${PROPERTIES} name pattern`, '\n\r\u2028\u2029/, (globalThis.pwned = 1), /'),
  ),
  accepted('empty pattern, which would be a comment', put(`${PROPERTIES} name pattern`, '')),
  accepted(
    'pattern that starts a comment',
    put(`${PROPERTIES} name pattern`, '/* (globalThis.pwned = 1), //'),
  ),
  accepted('pattern that looks like a generated one', put(`${PROPERTIES} name pattern`, '#0')),
  accepted('large integers', put(`${PROPERTIES} revision format`, 'int64')),
  rejected('pattern that is no expression', /pattern/, put(`${PROPERTIES} name pattern`, '(')),
  rejected(
    'pattern that ends in a backslash',
    /pattern/,
    put(`${PROPERTIES} name pattern`, '/; globalThis.pwned = 1; \\'),
  ),
  rejected(
    'bound that is code',
    /maxLength|Expected type/,
    put(`${PROPERTIES} name maxLength`, '1)); globalThis.pwned = 1; (('),
  ),
  rejected(
    'bound of a parameter that is code',
    /maximum|Expected type/,
    put(`${LIST} parameters 1 schema maximum`, '1)); globalThis.pwned = 1; (('),
  ),
  accepted(
    'bounds at the edge of numbers',
    put(`${LIST} parameters 1 schema`, { type: 'integer', minimum: -0, maximum: 1e308 }),
  ),
];

const names: HostileCase[] = [
  ...Object.entries({ DOUBLE, SINGLE, TEMPLATE, COMMENT, LINES, TAG, ESCAPES, INVISIBLE }).map(
    ([kind, text]) => accepted(`property name: ${kind}`, rename(`${PROPERTIES} name`, text), bare),
  ),
  accepted(
    'property names that numbers could be',
    rename(`${PROPERTIES} name`, '-1'),
    rename(`${PROPERTIES} occasion`, '1e3'),
    rename(`${PROPERTIES} wishes`, '10'),
    bare,
  ),
  ...['constructor', 'toString', 'hasOwnProperty', 'valueOf'].map((name) =>
    rejected(`property name: ${name}`, /cannot be called/, put(`${PROPERTIES} ${name}`, { type: 'string' })),
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
    accepted(`property name: ${name}`, put(`${PROPERTIES} ${name}`, { type: 'string' })),
  ),
  accepted('property name of a schema that holds itself', rename(`${PROPERTIES} next`, SINGLE)),
  rejected(
    'schema whose allOf contains itself',
    /itself/,
    put('components schemas Wish', { allOf: [{ $ref: '#/components/schemas/Wish' }] }),
  ),
  rejected(
    'schemas that are each other',
    /leads back to itself/,
    put('components schemas Wish', { $ref: '#/components/schemas/Tags' }),
    put('components schemas Tags', { $ref: '#/components/schemas/Wish' }),
  ),
  rejected('prototype as a property', /__proto__/, put(`${PROPERTIES} __proto__`, { type: 'string' })),
  rejected(
    'prototype as a property within a property',
    /__proto__/,
    put('components schemas Wish properties links properties __proto__', {
      type: 'object',
      properties: { pwned: { type: 'string' } },
    }),
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
  ].map((id) => accepted(`operationId: ${id.slice(0, 50)}`, put(`${READ} operationId`, id))),
  ...['index', 'services', 'examples', 'send', 'fetch'].map((service) =>
    accepted(`service: ${service}`, put(`${READ} operationId`, `${service}.getWishlist`)),
  ),
  ...['operation', 'navigation', 'example', 'responses', 'requests', 'T'].map((method) =>
    accepted(`method: ${method}`, put(`${READ} operationId`, `wishlists.${method}`)),
  ),
  accepted(
    'services that are one file where case does not count',
    put(`${READ} operationId`, 'wishLists.getWishlist'),
  ),
  rejected(
    'methods with one hook',
    /useListWishlistsInfinite/,
    put(`${READ} operationId`, 'wishlists.listWishlistsInfinite'),
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
  rejected('prefix with line ends', /a path starts/, put(`${READ} servers 0 url`, `/gifts${LINES}`)),
  rejected('prefix with a parameter', /no path parameter/, put(`${READ} servers 0 url`, '/{constructor}')),
  rejected('path with half a character', /a path starts/, rename('paths /v1/tags', '/v1/\ud800')),
  rejected('path parameter that is code', /Path parameter/, pathParameter('id"; globalThis.pwned = 1; //')),
  ...['__proto__', 'wish.list', 'wish-list'].map((name) =>
    accepted(`path parameter: ${name}`, pathParameter(name)),
  ),
  accepted('query parameter name', put(`${LIST} parameters 0 name`, `occasion"]${DOUBLE}`)),
  ...[
    '__proto__',
    '__proto__.pwned',
    'paging.__proto__.pwned',
    'constructor.prototype.pwned',
    'a..b',
    '.a',
    '',
  ].map((name) => rejected(`query parameter: ${name}`, /parameter/, put(`${LIST} parameters 0 name`, name))),
  ...[DOUBLE, LINES, '__proto__', 'a b', ''].flatMap((name) =>
    ['header', 'cookie'].map((location) =>
      rejected(
        `${location} parameter: ${name.slice(0, 30)}`,
        /parameter/,
        put(`${LIST} parameters 3`, { name, in: location, schema: { type: 'string' } }),
      ),
    ),
  ),
  accepted(
    'example of a header parameter',
    put(`${LIST} parameters 3`, {
      name: 'X-A',
      in: 'header',
      schema: { type: 'string' },
      example: EVERYTHING,
    }),
  ),
  rejected('style of a parameter', /style/, put(`${LIST} parameters 0 style`, DOUBLE)),
  accepted(
    'media type of a text body',
    put('paths /v1/tags post requestBody content', { [`text/${DOUBLE}${SINGLE}${COMMENT}${LINES}`]: {} }),
  ),
  accepted(
    'media type of a body of bytes',
    put('paths /v1/tags post requestBody content', { [EVERYTHING]: {} }),
  ),
  accepted(
    'media types of a success',
    put(`${READ} responses 200 content`, { [`text/${EVERYTHING}`]: { example: EVERYTHING }, [DOUBLE]: {} }),
  ),
  accepted(
    'text in an example of bytes',
    put(`${READ} responses 200 content`, { 'image/png': { example: EVERYTHING } }),
  ),
  accepted(
    'names of encodings',
    put('paths /v1/tags post requestBody content', {
      'application/x-www-form-urlencoded': {
        schema: { type: 'object', properties: { a: { type: 'object' } } },
        encoding: { [EVERYTHING]: { style: 'deepObject' }, ['__proto__']: { style: 'deepObject' } },
      },
    }),
  ),
  accepted(
    'singular example of an error',
    put('components responses BadRequest content application/json', { example: { message: EVERYTHING } }),
  ),
  accepted(
    'server of a call',
    put(`${READ} servers 0 url`, `https://x${DOUBLE}/gate"+(globalThis.pwned=1)+"`),
  ),
  accepted(
    'server of the description',
    put('servers 0 url', `https://${DOUBLE}`),
    put('servers 0 description', EVERYTHING),
  ),
  accepted('media type', rename('components responses BadRequest content application/json', EVERYTHING)),
  rejected(
    'response code',
    /globalThis\.pwned/,
    put(`${READ} responses ${'200";globalThis.pwned=1;//'}`, { description: 'x' }),
  ),
  rejected(
    'reference that is code',
    /resolve|reference/i,
    put(`${PROPERTIES} next`, { $ref: `#/components/schemas/Wishlist${DOUBLE}` }),
  ),
  rejected(
    'reference to what every object has',
    /constructor|resolve|Expected/,
    put(`${PROPERTIES} next`, { $ref: '#/components/schemas/constructor' }),
  ),
  accepted(
    'reference into a schema',
    put(`${PROPERTIES} next`, { $ref: '#/components/schemas/Wish/properties/note' }),
  ),
  rejected(
    'prototype in places that nothing reads',
    /__proto__/,
    put('components __proto__', { schemas: { pwned: {} } }),
    put('info __proto__', { pwned: 1 }),
  ),
  accepted(
    'prototype as the name of a security scheme',
    put('components securitySchemes', { ['__proto__']: { type: 'http', scheme: 'bearer' } }),
  ),
  accepted(
    'callback',
    put(`${UPDATE} callbacks`, {
      [EVERYTHING]: { '{$request.body#/x}': { post: { responses: { 200: { description: EVERYTHING } } } } },
    }),
  ),
];

const keys: HostileCase[] = [
  rejected('x-allowed-roles that are code', /x-allowed-roles/, put(`${READ} x-allowed-roles`, [EVERYTHING])),
  rejected('x-allowed-roles that are no list', /x-allowed-roles/, put(`${READ} x-allowed-roles`, DOUBLE)),
  rejected('x-effect', /x-effect/, put(`${READ} x-effect`, DOUBLE)),
  rejected('x-invalidates', /x-invalidates/, put(`${UPDATE} x-invalidates`, [EVERYTHING, '__proto__'])),
  rejected(
    'x-invalidates that is no list',
    /x-invalidates/,
    put(`${UPDATE} x-invalidates`, { length: 1, 0: DOUBLE }),
  ),
  rejected('x-paging items', /x-paging/, put(`${LIST} x-paging items`, `"]; ${DOUBLE}`)),
  rejected('x-paging metadata', /x-paging/, put(`${LIST} x-paging metadata`, '__proto__')),
  rejected('x-paging request', /x-paging/, put(`${LIST} x-paging request`, `paging.__proto__`)),
  rejected('x-paging total', /x-paging/, put(`${LIST} x-paging total`, DOUBLE)),
  rejected('x-paging unwrapped', /x-paging/, put(`${LIST} x-paging unwrapped`, [DOUBLE])),
  accepted(
    'x-paging of names that every object has',
    put(`${LIST} x-paging request`, 'constructor.prototype'),
    put(`${LIST} x-paging metadata`, 'constructor'),
  ),
  accepted('summary of a list', put(`${LIST} summary`, EVERYTHING)),
  rejected('x-paging with a key of its own', /x-paging/, put(`${LIST} x-paging __proto__`, { pwned: 1 })),
  rejected(
    'x-any-of that names no property',
    /x-any-of names no property of the input/,
    put(`${READ} x-any-of`, [['id', EVERYTHING]]),
  ),
  rejected(
    'x-any-of of what every object has',
    /x-any-of names no property/,
    put(`${READ} x-any-of`, [['constructor']]),
  ),
  rejected(
    'x-any-of that is no list of lists',
    /x-any-of must be a list of lists/,
    put(`${READ} x-any-of`, [DOUBLE]),
  ),
  rejected(
    'x-response-headers that no component is',
    /names none of the headers/,
    put('x-response-headers', { [EVERYTHING]: 'constructor' }),
  ),
  rejected('x-body-name', /x-body-name/, put('paths /v1/tags post x-body-name', '__proto__')),
  accepted('x-body-name with quotes', put('paths /v1/tags post x-body-name', EVERYTHING)),
  accepted('x-wire-path', put('paths /v1/tags post x-wire-path', `/v1/${DOUBLE}${COMMENT}`)),
  rejected('x-wire-path that is no path', /x-wire-path/, put('paths /v1/tags post x-wire-path', TEMPLATE)),
  rejected('x-fallback-of', /x-fallback-of/, put(`${UPDATE} x-fallback-of`, DOUBLE)),
  accepted(
    'own error code and its description',
    put(`${UPDATE} x-application-errors`, [{ code: EVERYTHING, status: 400, description: EVERYTHING }]),
  ),
  accepted(
    'own error code that is a prototype',
    put(`${UPDATE} x-application-errors`, [
      { code: '__proto__', status: 400 },
      { code: 'constructor', status: 400 },
    ]),
  ),
  rejected(
    'status of an own error code',
    /x-application-errors/,
    put(`${UPDATE} x-application-errors 0 status`, '400 }); globalThis.pwned = 1; ({'),
  ),
  rejected(
    'own error code that is an object',
    /x-application-errors/,
    put(`${UPDATE} x-application-errors 0 code`, { toJSON: DOUBLE }),
  ),
  rejected('x-sunset', /x-sunset/, put(`${UPDATE} x-sunset date`, COMMENT)),
  rejected('x-one-of that is no list', /x-one-of/, put(`${WISHLIST} x-one-of`, DOUBLE)),
  rejected(
    'x-one-of of properties that are not there',
    /x-one-of/,
    put(`${WISHLIST} x-one-of`, [['name', DOUBLE]]),
  ),
  accepted(
    'x-one-of of properties with hostile names',
    rename(`${PROPERTIES} next`, DOUBLE),
    put(`${WISHLIST} x-one-of`, [['occasion', DOUBLE]]),
  ),
  rejected(
    'x-decimal that is no decimal',
    /x-decimal/,
    put(`${PROPERTIES} name x-decimal`, { minimum: DOUBLE }),
  ),
  rejected(
    'x-decimal of an endless number',
    /x-decimal/,
    put(`${PROPERTIES} name x-decimal`, { maximum: '1e999' }),
  ),
  rejected(
    'x-decimal of many digits',
    /x-decimal/,
    put(`${PROPERTIES} name x-decimal`, { maximum: '1'.repeat(100_000) }),
  ),
  rejected('x-decimal of many places', /x-decimal/, put(`${PROPERTIES} name x-decimal`, { scale: 1e9 })),
  rejected(
    'x-decimal with a key of its own',
    /x-decimal/,
    put(`${PROPERTIES} name x-decimal`, { [DOUBLE]: 1 }),
  ),
  rejected(
    'x-decimal on a number',
    /x-decimal is for a schema of type string/,
    put(`${PROPERTIES} revision x-decimal`, { minimum: 0 }),
  ),
  accepted(
    'x-decimal',
    put(`${PROPERTIES} name x-decimal`, { exclusiveMinimum: '-1.50', maximum: 99, scale: 3 }),
  ),
  accepted(
    'constraints of properties with hostile names',
    rename(`${PROPERTIES} next`, DOUBLE),
    put(`${WISHLIST} dependentRequired`, { [DOUBLE]: [EVERYTHING] }),
    put(`${WISHLIST} anyOf`, [{ required: [DOUBLE, 'name'] }, { required: [EVERYTHING] }]),
    put(`${WISHLIST} minProperties`, 1),
  ),
  rejected(
    'x-paging of a call without an answer',
    /x-paging/,
    put(`${LIST} responses 200`, { description: 'Nothing.' }),
  ),
  rejected('x-wire', /x-wire/, put(`${PROPERTIES} name x-wire`, DOUBLE)),
  rejected('x-always', /x-always/, put(`${PROPERTIES} name x-always`, DOUBLE)),
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
  accepted('description of an event', put('webhooks onWishlistCreated post description', EVERYTHING)),
  rejected('slug of an event', /slug/, put('webhooks onWishlistCreated post x-event slug', EVERYTHING)),
  rejected('domain of an event', /x-event/, put('webhooks onWishlistCreated post x-event domain', DOUBLE)),
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

/** What generators did not expect: each ended in a stack trace. */
const unusual: HostileCase[] = [
  {
    name: 'description in which no response has a body',
    text: JSON.stringify(withPaths({ '/tags': { get: nothing, post: nothing } })),
    outcome: 'taken',
  },
  {
    name: 'description without paths',
    text: JSON.stringify({ openapi: '3.0.3', info: { title: 'None', version: '1' }, paths: {} }),
    outcome: /no operations/,
  },
];

export const HOSTILE: HostileCase[] = [
  ...prose,
  ...values,
  ...names,
  ...locations,
  ...keys,
  ...files,
  ...unusual,
];
