import { all, type Change, type Node, put, rename, write } from '../shop.ts';

/** A description whose texts try to become code. */
export interface HostileCase {
  name: string;
  text: string;
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
const EXAMPLE = 'components examples WishlistResponse.full';
const EVENT = 'webhooks onWishlistCreated post';

/** Asks for no property but the id, in the schema and in its example. */
const bare = all(
  put(`${WISHLIST} required`, ['id']),
  put(`${EXAMPLE} value wishlist`, { id: '1', shared: true, revision: 1 }),
);

/** An example of an error with an application code. */
const failure = (code: string): Node => ({
  summary: EVERYTHING,
  value: { message: EVERYTHING, details: { applicationError: { code, description: EVERYTHING } } },
});

const CASES: [name: string, ...changes: Change[]][] = [
  ...Object.entries(KINDS).map(([kind, text]): [string, Change, Change] => [
    `summary and description of a call: ${kind}`,
    put(`${READ} summary`, text),
    put(`${READ} description`, text),
  ]),
  [
    'summary that ends with the first half of a comment end',
    put(`${READ} summary`, 'a *'),
    put(`${UPDATE} summary`, '/ globalThis.pwned = 1'),
  ],
  [
    'summary that turns the type check off',
    put(`${READ} summary`, '@ts-nocheck'),
    put(`${READ} description`, '\n@ts-ignore'),
    put(`${PROPERTIES} name description`, '@ts-expect-error'),
  ],
  [
    'titles, descriptions and summaries',
    ...[
      ...['info title', 'info version', 'tags 0 description', 'servers 0 description'],
      ...[`${WISHLIST} title`, `${WISHLIST} description`, 'components schemas Occasion description'],
      ...[`${PROPERTIES} name title`, `${PROPERTIES} name description`, `${READ} parameters 0 description`],
      ...[`${READ} responses 200 description`, `${EXAMPLE} summary`, `${LIST} summary`],
      ...[`${EVENT} description`, `${READ} x-source`],
    ].map((at) => put(at, EVERYTHING)),
  ],
  [
    'defaults, examples and formats',
    put(`${PROPERTIES} name format`, EVERYTHING),
    put(`${PROPERTIES} name default`, EVERYTHING),
    put(`${PROPERTIES} name examples`, [EVERYTHING]),
    put(`${EXAMPLE} value wishlist name`, EVERYTHING),
    put(`${EXAMPLE} value wishlist extra`, {}),
    put(`${EXAMPLE} value wishlist extra __proto__`, { added: 1 }),
    rename(`${READ} responses 200 content application/json examples full`, EVERYTHING),
  ],
  [
    'enumeration values and constants',
    put('components schemas Occasion enum', [...Object.values(KINDS), '', '__proto__', 'constructor']),
    put('components schemas Wish properties note', { type: 'string', const: EVERYTHING }),
  ],
  ...Object.entries({
    'that ends the expression': '.*/, (globalThis.pwned = 1), /x',
    'with brackets around the end': '[/]/, (globalThis.pwned = 1), /]',
    'with line ends': '\n\r\u2028\u2029/, (globalThis.pwned = 1), /',
    'that starts a comment': '/* (globalThis.pwned = 1), //',
  }).map(([kind, pattern]): [string, Change] => [
    `pattern ${kind}`,
    put(`${PROPERTIES} name pattern`, pattern),
  ]),
  ...Object.entries(KINDS).map(([kind, text]): [string, Change, Change] => [
    `property name: ${kind}`,
    rename(`${PROPERTIES} name`, text),
    bare,
  ]),
  ['query parameter name', put(`${LIST} parameters 0 name`, `occasion"]${DOUBLE}`)],
  ['path', rename('paths /v1/tags', `/v1/${DOUBLE}${SINGLE}${COMMENT}`)],
  [
    'own error codes',
    put(
      `${UPDATE} responses 400 content application/json examples`,
      Object.fromEntries([EVERYTHING, '__proto__'].map((code) => [code, failure(code)])),
    ),
  ],
  ['type of an event', put(`${EVENT} x-event type`, `${EVERYTHING}_created`)],
];

export const HOSTILE: HostileCase[] = CASES.map(([name, ...changes]) => ({ name, text: write(...changes) }));
