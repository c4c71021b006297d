/** Malformed and hostile requests: each is an example of the contract with one attack. */
import fc from 'fast-check';
import type { ShopPlatform } from '../src/platform.ts';
import { examples } from './contract-requests.ts';
import { exampleTokens } from './example-shop.ts';

type Example = (typeof examples)[number];

/** A request that an attacker sends. */
export interface HostileRequest {
  allowedRoles: readonly string[];
  method: string;
  /** Path with query. */
  url: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
}

/** Some requests end the sessions of their caller, which then gets new tokens. */
const REQUESTS_PER_TOKEN = 200;

/**
 * Returns a function that sends hostile requests to a shop, with tokens of their roles. Calls of version 3 of the
 * catalog go to another shop, which has it.
 */
export function senderTo(
  shopV1: ShopPlatform,
  shopV3: ShopPlatform,
): (request: HostileRequest) => Promise<Response> {
  const tokens = new Map<string, string>();
  let sent = 0;
  return async ({ allowedRoles, method, url, headers, body }) => {
    if (sent++ % REQUESTS_PER_TOKEN === 0) tokens.clear();
    const isOfVersion3 = /^\/(?:stores\/v3|categories)\//.test(url);
    const shop = isOfVersion3 ? shopV3 : shopV1;
    const key = `${isOfVersion3} ${allowedRoles.join()}`;
    const authorization = tokens.get(key) ?? exampleTokens(shop, allowedRoles)[0] ?? '';
    tokens.set(key, authorization);
    return shop.fetch(new URL(url, shop.base.origin()), {
      method,
      redirect: 'manual',
      headers: { authorization, ...headers },
      ...(body !== undefined && { body }),
    });
  };
}

/** Markup that a page must show as text. */
export const MARKUP = `"'><script>alert(1)</script><img src=x onerror=alert(1)>`;

/** Whether a page contains the markup as markup. */
export const executes = (page: string): boolean => /<script>alert|<img src=x/.test(page);

const TEXTS = [
  '',
  ' ',
  '\0',
  '\ud800',
  '\u202e\u0000\uffff',
  "'; DROP TABLE product; --",
  '" OR 1=1 --',
  "x' UNION SELECT value FROM meta --",
  '%" ESCAPE "_',
  '../../../../etc/passwd',
  '..\\..\\windows',
  '%2e%2e%2f%00',
  MARKUP,
  'javascript:alert(1)',
  'http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '\r\nset-cookie: a=b',
  '1e999',
  '-0',
  '99999999999999999999',
  '0x10',
  'NaN',
  'a'.repeat(10_000),
  `{ queryProducts(query: ${'['.repeat(2000)}${']'.repeat(2000)}) { products { id } } }`,
  '2026-02-30T25:61:61Z',
  'de\u0301'.repeat(500),
];

/** Text that no part of a request should be. */
export const hostileText = fc.oneof(
  { arbitrary: fc.constantFrom(...TEXTS), weight: 3 },
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** Values that no part of a body should be. */
export const HOSTILE: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(
    null,
    -1,
    1e308,
    2 ** 53,
    0.1,
    true,
    [],
    {},
    [[[[[]]]]],
    { $gt: '' },
    { $or: [{ $not: [] }] },
    { toString: 1, constructor: null },
    Array.from({ length: 500 }, () => ({})),
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

/** The same value with one part replaced by another value, or a property added. */
export function mutated(whole: unknown, path: readonly number[], replacement: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined || typeof whole !== 'object' || whole === null) return replacement;
  const keys = [...Object.keys(whole), '__proto__', 'added'];
  const key = keys[step % keys.length] ?? 'added';
  if (Array.isArray(whole))
    return whole.map((each, index) => (String(index) === key ? mutated(each, rest, replacement) : each));
  const entries = Object.entries(whole).filter(([name]) => name !== key);
  return Object.fromEntries([
    ...entries,
    [key, mutated((whole as Record<string, unknown>)[key], rest, replacement)],
  ]);
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** The request of an example unchanged. */
const plain = ({ allowedRoles, method, url, body }: Example): HostileRequest => ({
  allowedRoles,
  method,
  url,
  headers: { ...JSON_TYPE },
  ...(body !== undefined && { body: JSON.stringify(body) }),
});

const example = fc.constantFrom(...examples);
const withBody = fc.constantFrom(...examples.filter(({ body }) => body !== undefined));

/** Wrong values in the body. */
const inBody = fc
  .tuple(withBody, fc.array(fc.nat({ max: 50 }), { minLength: 1, maxLength: 6 }), HOSTILE)
  .map(([one, path, replacement]) => ({
    ...plain(one),
    body: JSON.stringify(mutated(one.body, path, replacement)),
  }));

/** Filters with many parts. */
const manyParts = fc
  .tuple(
    fc.constantFrom('$and', '$or', '$not', '$hasAll'),
    fc.constantFrom(1, 200, 401, 1000, 3000),
    fc.constantFrom<object>({}, { $and: [] }, { $not: {} }, { $or: [{}, {}] }, { id: { $ne: 'none' } }),
    fc.constantFrom('collections.id', 'collectionIds', 'id', 'tags.publicTags.tags'),
  )
  .map(([name, count, part, field]) =>
    name === '$hasAll'
      ? { [field]: { $hasAll: Array.from({ length: count }, String) } }
      : { [name]: Array.from({ length: count }, () => part) },
  );

/** The same value with another value of each property `filter`. */
function filteredBy(whole: unknown, filter: unknown): unknown {
  if (Array.isArray(whole)) return whole.map((each) => filteredBy(each, filter));
  if (typeof whole !== 'object' || whole === null) return whole;
  return Object.fromEntries(
    Object.entries(whole).map(([name, value]) => [
      name,
      name === 'filter' ? filter : filteredBy(value, filter),
    ]),
  );
}

const withFilter = fc.constantFrom(
  ...examples.filter(({ body }) => JSON.stringify(body ?? null).includes('"filter":')),
);

/** Wrong filters in the body. */
const inFilter = fc.tuple(withFilter, fc.oneof(manyParts, HOSTILE)).map(([one, filter]) => ({
  ...plain(one),
  body: JSON.stringify(filteredBy(one.body, filter)),
}));

/** No JSON, or JSON that is broken, deep or large. */
const asBody = fc
  .tuple(
    withBody,
    fc.nat(),
    fc.constantFrom('cut', 'deep', 'wide', 'bytes', 'large', 'form', 'twice', 'text'),
    hostileText,
  )
  .map(([one, at, kind, content]): HostileRequest => {
    const request = plain(one);
    const json = JSON.stringify(one.body);
    switch (kind) {
      case 'cut':
        return { ...request, body: json.slice(0, at % json.length) };
      case 'deep':
        return { ...request, body: '{"a":'.repeat(at % 50_000) + '['.repeat(at % 50_000) };
      case 'wide':
        return { ...request, body: `[${'{},'.repeat(at % 50_000)}{}]` };
      case 'bytes':
        return { ...request, body: Uint8Array.from(Buffer.from(json), (byte) => byte ^ (at & 0xff)) };
      case 'large':
        // rarely more than the platform reads, as that takes long
        return { ...request, body: `{"name":"${'x'.repeat(at % 20 === 0 ? 9 << 20 : 100_000)}"}` };
      case 'form':
        return { ...request, headers: { 'content-type': 'application/x-www-form-urlencoded' } };
      case 'twice':
        return { ...request, body: `${json.slice(0, -1)},${json.slice(1)}` };
      default:
        return { ...request, headers: { 'content-type': 'text/plain' }, body: content };
    }
  });

/** Wrong, repeated and unknown parameters. */
const inQuery = fc
  .tuple(
    example,
    fc.array(
      fc.tuple(
        fc.constantFrom(
          ...[
            'query.filter',
            'query.sort',
            'query.paging.limit',
            'paging.limit',
            'paging.offset',
            'sort.order',
          ],
          ...['.r', 'fieldMask', 'fieldsets', '__proto__.x', 'search', 'fileId', 'id', ''],
        ),
        fc.oneof(
          hostileText,
          HOSTILE.map((each) => JSON.stringify(each) ?? ''),
        ),
      ),
      { minLength: 1, maxLength: 3 },
    ),
    fc.boolean(),
  )
  .map(([one, parameters, isPacked]) => {
    const query = new URLSearchParams(
      parameters.map(([name, given]) => [
        name,
        isPacked && name === '.r' ? Buffer.from(given).toString('base64url') : given,
      ]),
    );
    return { ...plain(one), url: `${one.url}&${query}` };
  });

/** Wrong values instead of the last parts of the path. */
const inPath = fc
  .tuple(example, fc.nat({ max: 3 }), hostileText, fc.constantFrom('once', 'twice', 'raw'))
  .map(([one, fromEnd, given, encoding]) => {
    const [path = '', query = ''] = one.url.split('?');
    const segments = path.split('/');
    const once = encodeURIComponent(given.toWellFormed());
    const encoded = { once, twice: encodeURIComponent(once), raw: given.replaceAll(/[\s?#]/g, '') }[encoding];
    segments[Math.max(segments.length - 1 - fromEnd, 1)] = encoded;
    return { ...plain(one), url: `${segments.join('/')}?${query}` };
  });

const HEADERS = [
  ...[
    'authorization',
    'content-type',
    'idempotency-key',
    'wix-site-id',
    'wix-account-id',
    'x-wix-bi-gateway',
  ],
  ...['origin', 'referer', 'cookie', 'host', 'range', 'if-none-match', 'accept', 'accept-language'],
  ...['x-http-method-override', 'x-forwarded-for', 'x-forwarded-host', 'content-length', 'upload-offset'],
];

/** Wrong headers, as far as a header can contain them. */
const inHeaders = fc
  .tuple(
    example,
    fc.array(fc.tuple(fc.constantFrom(...HEADERS), hostileText), { minLength: 1, maxLength: 3 }),
  )
  .map(([one, added]) => ({
    ...plain(one),
    headers: {
      ...JSON_TYPE,
      ...Object.fromEntries(
        added.map(([name, given]) => [name, given.replaceAll(/[^\t\u0020-\u007e\u0080-\u00ff]/g, '').trim()]),
      ),
    },
  }));

/** Another method than that of the call. */
const withMethod = fc
  .tuple(example, fc.constantFrom('GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'))
  .map(([{ body: _body, ...one }, method]) => ({ ...plain({ ...one, body: undefined }), method }));

/** Console and hosted pages. */
const toPages = fc
  .tuple(
    fc.constantFrom(
      ...['/__dev', '/__dev/inbox', '/__dev/requests', '/__dev/actions', '/__dev/actions/saveCoupon'],
      ...['/sign-in', '/checkout', '/thank-you', '/problem', '/recovery', '/signed-in', '/logout', '/visit'],
    ),
    fc.dictionary(
      fc.constantFrom('session', 'limit', 'offset', 'reason', 'call', 'name', 'code', 'to', 'recoveryToken'),
      hostileText,
    ),
    fc.option(hostileText, { nil: undefined }),
  )
  .map(([path, query, segment]): HostileRequest => {
    const rest = segment === undefined ? '' : `/${encodeURIComponent(segment.toWellFormed())}`;
    return {
      allowedRoles: ['visitor'],
      method: 'GET',
      url: `${path}${rest}?${new URLSearchParams(query)}`,
      headers: {},
    };
  });

export const hostileRequest: fc.Arbitrary<HostileRequest> = fc.oneof(
  { arbitrary: inBody, weight: 8 },
  { arbitrary: inFilter, weight: 1 },
  { arbitrary: inQuery, weight: 3 },
  { arbitrary: inPath, weight: 3 },
  { arbitrary: inHeaders, weight: 2 },
  { arbitrary: asBody, weight: 2 },
  { arbitrary: withMethod, weight: 1 },
  { arbitrary: toPages, weight: 1 },
);
