/**
 * The x- keys of a description, each declared once: the types of openapi.ts, the checks of the lint, and the tables
 * of openapi/EXTENSIONS.md are made from these declarations.
 */
import * as z from 'zod';

interface XKey {
  value: z.ZodType;
  /** What the value must be, in words. */
  form: string;
  meaning: string;
  /** What holds without the key, where that is not plain. */
  otherwise?: string;
  readBy: string;
}

export type KeysOf<Keys extends Record<string, XKey>> = {
  [Key in keyof Keys]?: z.infer<Keys[Key]['value']>;
};

const text = z.string().min(1);
const flag = z.boolean();
const property = z.string().regex(/^[A-Za-z$][\w$-]*$/);
const propertyPath = z.string().regex(/^[A-Za-z$][\w$-]*(?:\.[A-Za-z$][\w$-]*)*$/);

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const NOT_IN_PATHS = /[\u0000-\u001f\u007f\u2028\u2029]/;

/** A path that can be written down and sent. */
export const isPath = (path: string): boolean =>
  path.startsWith('/') && path.isWellFormed() && !NOT_IN_PATHS.test(path);

/** The roles of this contract. An edited copy may name others. */
export const ROLES = ['visitor', 'member', 'merchant'] as const;

export type Role = (typeof ROLES)[number];

const roles = z.array(z.string().regex(/^[A-Za-z][\w-]*$/));

const assumed = {
  value: z.union([z.literal(true), z.array(text)]),
  form: 'true or a list of keys, of an operation also of statuses and codes',
  meaning:
    'Facts that no source gives: the limits, roles or texts under these keys of the same object, or with `true` ' +
    'that it exists. Of an operation, also error statuses and application codes, of which no source gives the status. ' +
    'A limit without this mark is in a source.',
  readBy: 'the generator (comments of types), docs',
} satisfies XKey;

const DESCRIPTION_KEYS = {
  'x-tagGroups': {
    value: z.array(z.strictObject({ name: text, tags: z.array(text) })),
    form: 'a list of name and tags',
    meaning: 'The tags in groups, in the order in which a shop needs them.',
    readBy: 'Redoc, Scalar and other viewers',
  },
} satisfies Record<string, XKey>;

const OPERATION_KEYS = {
  'x-allowed-roles': {
    value: roles,
    form: 'a list of words',
    meaning:
      'The roles that may call it: `visitor`, `member`, `merchant`, which covers site users, staff, API keys and ' +
      'apps. Reviewed by hand; the platform decides. No `security` has them, because calls without a token and ' +
      'properties have roles too.',
    readBy: 'the generator (a 403 names them), the platform, docs',
  },
  'x-effect': {
    value: z.enum(['read', 'write', 'navigate']),
    form: 'read, write or navigate',
    meaning:
      'A read may be repeated, is cached and has a read hook. A write is not repeated on its own. A `navigate` call ' +
      'responds with 302 to a browser: the client builds its URL and never fetches it.',
    otherwise: '`GET` reads, or navigates if it responds with a redirect; other methods write',
    readBy: 'the generator, the client (retries), react hooks, the lint',
  },
  'x-repeat': {
    value: z.enum(['same', 'error', 'again']),
    form: 'same, error or again',
    meaning:
      'What a second identical request does after the first one took effect. `same`: it succeeds and changes nothing ' +
      'more. `error`: it fails and changes nothing, for example with 404 after a deletion. `again`: it takes effect ' +
      'again, for example creates another entity. Every write has it. The platform documents none of it: the value ' +
      'follows from what the call does.',
    readBy: 'docs, the lint',
  },
  'x-assumed': assumed,
  'x-source': {
    value: text,
    form: 'a short phrase: recorded …, typings, spec, template …, derived …',
    meaning: 'Where the facts of this call or event come from.',
    readBy: 'docs',
  },
  'x-sdk': {
    value: z.strictObject({
      package: z.string().regex(/^@[a-z]+\/[a-z]+$/),
      function: z.string().regex(/^[A-Za-z0-9]+\.[A-Za-z0-9]+$/),
      arguments: z.array(text),
      returns: text.optional(),
    }),
    form: 'an object of package, function (module.function), arguments and perhaps returns',
    meaning:
      "The function of the platform's own SDK that makes this call. `arguments` has for each of its arguments the " +
      'property of the flat input that it is, or `...` for an object with several of these properties. `returns` is ' +
      'the property of the response that it returns; without it, it returns the response, or nothing if that is empty.',
    readBy: 'docs, the lint',
  },
  'x-paging': {
    value: z.strictObject({
      kind: z.enum(['cursor', 'offset']),
      request: propertyPath,
      items: property,
      metadata: propertyPath,
      total: propertyPath.optional(),
      unwrapped: z.array(property).optional(),
    }),
    form:
      'an object of kind (cursor or offset), request, items, metadata and perhaps total and unwrapped, which name ' +
      'properties',
    meaning:
      'How it is paginated: dotted path of the paging input, of the list in the response and of the paging metadata ' +
      'in the response; `total` if the total number of items is not in that metadata. `unwrapped` lists the ' +
      'properties that a request may have without the first property of `request`: all pages of such a list are ' +
      'requested in this format.',
    readBy: 'the generator (pagers, resources), react hooks (infinite lists), the platform',
  },
  'x-invalidates': {
    value: z.array(text),
    form: 'a list of services and operationIds',
    meaning:
      'Whose cached responses are stale after this write: those of a service, or of a read. Every write has it; `[]` ' +
      'for none.',
    readBy: 'the generator (hooks, resources), react hooks',
  },
  'x-updates': {
    value: text,
    form: 'an operationId',
    meaning:
      'The read whose cached response is replaced by the response of this write, without a request: same schema, same ' +
      'path parameters.',
    readBy: 'the generator (hooks, resources), react hooks',
  },
  'x-deletes': {
    value: text,
    form: 'an operationId',
    meaning: 'The read of what this write deletes: same path parameters. It is not read again.',
    readBy: 'the generator (hooks, resources), react hooks',
  },
  'x-other-version': {
    value: text,
    form: 'an operationId',
    meaning:
      'Of a call of the catalog, the call that a site with the other version of the catalog has for it. A site has one of ' +
      'both, and calls of the other fail with 428.',
    readBy: 'the generator (doc comments, the hint of a 428), docs',
  },
  'x-secret': {
    value: flag,
    form: 'true or false',
    meaning:
      'It sends passwords, codes or tokens: unless it only reads, it is sent once, neither retried nor repeated after ' +
      'a 401; its input never becomes a cache key, and it has an action hook only. A text of ' +
      'the platform that has a word of the input is in no error. `false` is for a call whose secrets are for another server.',
    otherwise: 'whether its input has a text of `format: password`',
    readBy: 'the generator (operation table, hooks)',
  },
  'x-fallback-of': {
    value: text,
    form: 'an operationId',
    meaning:
      'Another form of that call, routed but without a function or a hook: the POST for a GET whose query is too long, ' +
      'or the GET with a packed parameter that other clients send instead of the POST. Both accept the same schema. ' +
      'This client sends the named call, and the POST if the query would be longer than 4,000 characters: a GET whose ' +
      'limits allow that must have one.',
    readBy:
      'the generator (operation table, mock handlers, examples of `.r`), the client, the platform, the lint',
  },
  'x-sunset': {
    value: z.strictObject({ date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/), replacedBy: text.optional() }),
    form: 'an object of date (as 2030-12-31) and perhaps replacedBy',
    meaning:
      'Its removal date, and the operationId of the call that replaces it. Requires `deprecated: true`; all generated ' +
      'code of the call is `@deprecated` with the day and the successor, so prose does not repeat them.',
    readBy: 'the generator (deprecation notes, the warnings of `logCalls` in the client), docs, the lint',
  },
  'x-maturity': {
    value: z.literal('preview'),
    form: 'preview',
    meaning: 'The platform may still change it without notice.',
    readBy: 'docs',
  },
  'x-event': {
    value: z.strictObject({ type: text, entityFqdn: text.optional(), slug: text, domain: flag }),
    form: 'an object of type, slug, domain (true or false) and perhaps entityFqdn',
    meaning:
      'Of a webhook, its event. `domain: true` has the envelope of a domain event, `false` is a bare event of catalog ' +
      'version 1, which has no `entityFqdn`. The `type` of a domain event is its `entityFqdn`, an underscore and its ' +
      '`slug`.',
    readBy: 'the generator (event types and tables), the webhook handler, the signer of events, the platform',
  },
} satisfies Record<string, XKey>;

const PARAMETER_KEYS = {
  'x-assumed': assumed,
} satisfies Record<string, XKey>;

const SCHEMA_KEYS = {
  'x-assumed': assumed,
  'x-allowed-roles': {
    value: roles,
    form: 'a list of words',
    meaning: 'Only these roles may set the property: each must be a role of every call that takes it.',
    otherwise: 'every role of the call',
    readBy: 'the generator (comments of types), the platform, docs, the lint',
  },
  'x-enum-descriptions': {
    value: z.record(z.string(), text),
    form: 'an object of values and texts',
    meaning:
      'What each value of an enumeration means. Every value has a text. Comments of types and docs list the values ' +
      'with their texts after the description.',
    readBy: 'the generator (comments of types), docs, the MCP server, the lint',
  },
} satisfies Record<string, XKey>;

/** The keys by what has them. Those of a schema may be next to the `$ref` of a property, too. */
export const X_KEYS = {
  description: DESCRIPTION_KEYS,
  operation: OPERATION_KEYS,
  parameter: PARAMETER_KEYS,
  schema: SCHEMA_KEYS,
};

export type KeyPlace = keyof typeof X_KEYS;

export type DescriptionKeys = KeysOf<typeof DESCRIPTION_KEYS>;
export type OperationKeys = KeysOf<typeof OPERATION_KEYS>;
export type ParameterKeys = KeysOf<typeof PARAMETER_KEYS>;
export type SchemaKeys = KeysOf<typeof SCHEMA_KEYS>;

/** The declaration of a key, if something like this may have it. */
export function keyAt(place: KeyPlace, key: string): XKey | undefined {
  const keys: Record<string, XKey> = X_KEYS[place];
  return Object.hasOwn(keys, key) ? keys[key] : undefined;
}

const TABLE = /(?<=<!-- keys of (\w+) -->\n)[\s\S]*?(?=<!-- end -->)/g;

/** EXTENSIONS.md with its tables as the keys are declared here. */
export const withKeyTables = (page: string): string =>
  page.replace(TABLE, (_table, place: KeyPlace) => tableOf(X_KEYS[place]));

function tableOf(keys: Record<string, XKey>): string {
  const rows = Object.entries(keys).map(([key, { form, meaning, otherwise = '', readBy }]) =>
    [`\`${key}\``, form, meaning, otherwise, readBy].join(' | '),
  );
  const head = ['Key | Values | Meaning | Without it | Read by', '--- | --- | --- | --- | ---'];
  return [...head, ...rows].map((row) => `| ${row} |\n`).join('');
}
