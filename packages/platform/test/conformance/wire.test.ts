import { expect, test } from 'vitest';
import { createProduct, createShop, itemOf } from '../shop.ts';

const SETTINGS = '/ecom/v1/checkout-settings';
const REQUESTS = '/back-in-stock-service/v1/back-in-stock-notification-requests';

test('errors are found in order: token, permission, input, existence', async () => {
  const { request, tokenFor } = createShop();
  const visitor = tokenFor({ role: 'visitor' });
  const merchant = tokenFor({ role: 'staff' });
  const statusOf = async (path: string, token?: string) =>
    (await request('GET', REQUESTS + path, token === undefined ? {} : { token })).status;
  expect(await statusOf('/not-a-guid')).toBe(401);
  expect(await statusOf('/not-a-guid', 'expired')).toBe(401);
  expect(await statusOf('/not-a-guid', visitor)).toBe(403);
  expect(await statusOf('/not-a-guid', merchant)).toBe(400);
  expect(await statusOf('/5b1c7f20-3e94-4d68-a7b5-92d0e8c4f136', merchant)).toBe(404);
});

test('all violations are reported at once, with paths, rules and data', async () => {
  const { request, tokenFor } = createShop();
  const { status, body } = await request('POST', REQUESTS, {
    token: tokenFor({ role: 'visitor' }),
    body: {
      request: { email: 'no address', catalogReference: { appId: '', options: 5 } },
      itemDetails: { price: '-1' },
    },
  });
  expect(status).toBe(400);
  expect(body).toEqual({
    message: 'INVALID_ARGUMENT',
    details: {
      validationError: {
        fieldViolations: expect.toSatisfy((list: { field: string }[]) => {
          expect(list.toSorted((one, other) => (one.field < other.field ? -1 : 1))).toEqual([
            violation('itemDetails.name', 'REQUIRED_FIELD'),
            violation('itemDetails.price', 'DECIMAL_GTE', { threshold: 0 }),
            violation('request.catalogReference.appId', 'MIN_LENGTH', { threshold: 1 }),
            violation('request.catalogReference.catalogItemId', 'REQUIRED_FIELD'),
            violation('request.catalogReference.options', 'FORMAT'),
            violation('request.email', 'VALIDATION', { type: 'EMAIL' }),
          ]);
          return true;
        }),
      },
    },
  });
});

const violation = (field: string, violatedRule: string, data = {}) => ({
  field,
  violatedRule,
  data,
  description: expect.stringMatching(/./),
});

test.each([
  [{ nothing: 1 }, 'query.filter.nothing', 'FIELD_NOT_ALLOWED'],
  [{ email: { $gt: 'a' } }, 'query.filter.email.$gt', 'FIELD_NOT_ALLOWED'],
  [{ email: { $in: 'a' } }, 'query.filter.email.$in', 'FORMAT'],
  [{ $or: [{ autoNotified: 'yes' }] }, 'query.filter.$or[0].autoNotified', 'FORMAT'],
  [{ status: { $in: ['LOST'] } }, 'query.filter.status.$in[0]', 'INVALID_ENUM_VALUE'],
  [{ createdDate: { $gt: 'soon' } }, 'query.filter.createdDate.$gt', 'FORMAT'],
])('the filter %j is a violation', async (filter, field, violatedRule) => {
  const { request, tokenFor } = createShop();
  const { body } = await request('POST', `${REQUESTS}/query`, {
    token: tokenFor({ role: 'staff' }),
    body: { query: { filter } },
  });
  expect(body).toMatchObject({
    details: { validationError: { fieldViolations: [{ field, violatedRule }] } },
  });
});

test.each([
  [
    `${REQUESTS}/query`,
    { query: { filter: { emial: 'a' } } },
    'is not a field that can be filtered by: use one of id, contactId, status, autoNotified, createdDate, itemUrl, email, catalogReference.catalogItemId, catalogReference.appId',
  ],
  [
    `${REQUESTS}/query`,
    { query: { filter: { autoNotified: { $gt: true } } } },
    'has no operator $gt: use one of $eq, $ne, $exists, $in, $hasSome',
  ],
  [
    '/ecom/v1/orders/search',
    { search: { filter: { email: 'a' } } },
    expect.stringMatching(/: use one of id, number, .*, buyerInfo\.email, .*, extendedFields\.\*$/),
  ],
])(
  '%s names the fields and operators of its filter if it has another, as in %j',
  async (path, body, description) => {
    const { request, tokenFor } = createShop();
    const answer = await request('POST', path, { token: tokenFor({ role: 'staff' }), body });
    expect(answer.body).toMatchObject({
      details: { validationError: { fieldViolations: [{ description }] } },
    });
  },
);

test('a sort that the contract does not list is a violation', async () => {
  const { request, tokenFor } = createShop();
  const { status, body } = await request('POST', `${REQUESTS}/query`, {
    token: tokenFor({ role: 'staff' }),
    body: { query: { sort: [{ fieldName: 'nothing' }, { fieldName: 'createdDate', order: 'UP' }] } },
  });
  expect(status).toBe(400);
  expect(body).toMatchObject({
    details: {
      validationError: {
        fieldViolations: [
          { field: 'query.sort[0].fieldName', violatedRule: 'INVALID_ENUM_VALUE' },
          { field: 'query.sort[1].order', violatedRule: 'INVALID_ENUM_VALUE' },
        ],
      },
    },
  });
});

test.each([
  ['{'],
  ['[]'],
  ['null'],
  ['1'],
  [`${'['.repeat(100_000)}`],
  [`{"a":${'['.repeat(99)}${']'.repeat(99)}}`],
])('the body %.20s is a violation', async (body) => {
  const { request, tokenFor } = createShop();
  const { status } = await request('PATCH', SETTINGS, { token: tokenFor({ role: 'staff' }), body });
  expect(status).toBe(400);
});

test('unknown and read-only fields are accepted and not stored', async () => {
  const { request, tokenFor } = createShop();
  const { body } = await request('PATCH', SETTINGS, {
    token: tokenFor({ role: 'staff' }),
    body: '{"id":"x","checkoutSettings":{"color":1,"createdDate":7,"checkoutFields":{"__proto__":{"a":1}}}}',
  });
  expect(body['checkoutSettings']).not.toHaveProperty('color');
  expect(body).toMatchObject({ checkoutSettings: { createdDate: '2026-03-01T09:00:00.000Z' } });
});

test('a body beyond 8 MiB is a violation, in the form of the errors of the call, and ignored by calls without one', async () => {
  const { request, tokenFor } = createShop();
  const body = `"${'x'.repeat(9 << 20)}"`;
  const headers = { 'content-length': String(body.length) };
  const settings = await request('PATCH', SETTINGS, { token: tokenFor({ role: 'staff' }), body, headers });
  expect(settings.status).toBe(400);
  expect(settings.body).toMatchObject({
    details: { validationError: { fieldViolations: [{ violatedRule: 'MAX_SIZE' }] } },
  });
  const token = await request('POST', '/oauth2/token', { body, headers });
  expect(token).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
  const without = { token: tokenFor({ role: 'visitor' }), body, headers };
  expect((await request('POST', '/ecom/v1/carts/current/remove-coupon', without)).status).toBe(404);
});

test('a list of many wrong entries is refused with the first 1,000 violations', async () => {
  const { request, tokenFor } = createShop();
  const body = { lineItems: Array.from({ length: 5000 }, () => 1) };
  const path = '/ecom/v1/carts/current/add-to-cart';
  const response = await request('POST', path, { token: tokenFor({ role: 'visitor' }), body });
  expect(response).toMatchObject({
    status: 400,
    body: { details: { validationError: { fieldViolations: { length: 1000 } } } },
  });
});

test('a path of a mask that is deeper than any JSON changes nothing', async () => {
  const { request, tokenFor } = createShop();
  const body = { checkoutSettings: {}, fieldMask: 'checkoutFields.'.repeat(40_000) };
  const response = await request('PATCH', SETTINGS, { token: tokenFor({ role: 'staff' }), body });
  expect(response).toMatchObject({ status: 200, body: { checkoutSettings: { checkoutFields: {} } } });
});

test('a text of millions of characters is no email address', async () => {
  const { request, tokenFor } = createShop();
  const body = { loginId: { email: 'a.'.repeat(4_000_000) }, password: 'correct horse' };
  const path = '/_api/iam/authentication/v2/register';
  const response = await request('POST', path, { token: tokenFor({ role: 'visitor' }), body });
  expect(response).toMatchObject({
    status: 400,
    body: { details: { validationError: { fieldViolations: [{ field: 'loginId.email' }] } } },
  });
});

test('an API key needs the id of the site or of the account', async () => {
  const { request, shop } = createShop();
  const get = async (headers: Record<string, string>) =>
    (await request('GET', SETTINGS, { token: shop.apiKey, headers })).status;
  expect(await get({})).toBe(401);
  expect(await get({ 'wix-site-id': shop.accountId })).toBe(401);
  expect(await get({ 'wix-site-id': shop.siteId })).toBe(200);
  expect(await get({ 'wix-account-id': shop.accountId })).toBe(200);
});

test('preflight requests are answered without a token and cached', async () => {
  const shop = createShop();
  const response = await shop.fetch(`http://127.0.0.1:4010${SETTINGS}`, {
    method: 'OPTIONS',
    headers: { origin: 'https://shop.example', 'access-control-request-method': 'PATCH' },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  // a wildcard does not allow this one
  expect(response.headers.get('access-control-allow-headers')).toBe('*, authorization');
  expect(Number(response.headers.get('access-control-max-age'))).toBeGreaterThan(0);
  const { headers } = await shop.request('GET', SETTINGS);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('access-control-expose-headers')).toBe(
    'x-wix-request-id, retry-after, date, deprecation, sunset',
  );
});

test('a write with an idempotency key is done once, a different body gets a 409, and an empty key is none', async () => {
  const shop = createShop();
  const { request, tokenFor, advance } = shop;
  const catalogReference = itemOf(await createProduct(shop));
  const token = tokenFor({ role: 'visitor' });
  const ask = (email: string, key = 'one') =>
    request('POST', REQUESTS, {
      token,
      headers: { 'idempotency-key': key },
      body: {
        request: { email, catalogReference },
        itemDetails: { name: 'Bowl', price: '1' },
      },
    });
  const [first, again] = await Promise.all([ask('a@example.com'), ask('a@example.com')]);
  expect(again.body).toEqual(first.body);
  expect((await ask('b@example.com')).status).toBe(409);
  expect((await ask('b@example.com', 'two')).status).toBe(200);
  expect((await ask('c@example.com', '')).status).toBe(200);
  expect((await ask('d@example.com', '')).status).toBe(200);
  advance(3_600_000);
  expect((await ask('a@example.com')).body).toEqual(first.body);
});

test('an idempotency key is that of one caller and one call, until a reset', async () => {
  const { request, tokenFor, reset, shop } = createShop();
  const send = (role: 'staff' | 'app', path: string, body: object) =>
    request('POST', path, {
      token: tokenFor({ role, id: role === 'staff' ? shop.ownerId : shop.appId }),
      headers: { 'idempotency-key': 'one' },
      body,
    });
  const idOf = async (role: 'staff' | 'app'): Promise<unknown> => {
    const product = { name: 'Bowl', priceData: { price: 1 } };
    return ((await send(role, '/stores/v1/products', { product })).body['product'] as { id: string }).id;
  };
  const id = await idOf('staff');
  expect(await idOf('app')).not.toBe(id);
  const { status } = await send('staff', '/stores/v1/collections', { collection: { name: 'Bowls' } });
  expect(status).toBe(200);
  expect(await idOf('staff')).toBe(id);
  reset();
  const product = { name: 'Vase', priceData: { price: 1 } };
  expect((await send('staff', '/stores/v1/products', { product })).status).toBe(200);
});

test('an idempotency key of a server is that of the visitor whom the server acts for', async () => {
  const { request, tokenFor, shop } = createShop();
  const idFor = async (visitor: string): Promise<unknown> => {
    const { body } = await request('POST', '/stores/v1/products', {
      token: `${visitor},${shop.apiKey}`,
      headers: { 'idempotency-key': 'one' },
      body: { product: { name: 'Bowl', priceData: { price: 1 } } },
    });
    return (body['product'] as { id: string }).id;
  };
  const [first, second] = [tokenFor({ role: 'visitor' }), tokenFor({ role: 'visitor' })];
  const id = await idFor(first);
  expect(await idFor(second)).not.toBe(id);
  expect(await idFor(first)).toBe(id);
});

test('the same request of a page of another origin is a different request', async () => {
  const { request, tokenFor } = createShop();
  const token = tokenFor({ role: 'visitor' });
  const createAt = async (origin: string) => {
    const headers = { 'idempotency-key': 'one', origin };
    return (await request('POST', '/ecom/v2/carts/current', { token, headers, body: {} })).status;
  };
  expect(await createAt('http://localhost:3000')).toBe(200);
  expect(await createAt('http://localhost:3000')).toBe(200);
  expect(await createAt('https://evil.example')).toBe(409);
});

test('a field mask is a text with the paths, in which spaces do not count', async () => {
  const { request, tokenFor } = createShop();
  const { body } = await request('PATCH', SETTINGS, {
    token: tokenFor({ role: 'staff' }),
    body: {
      checkoutSettings: { checkoutFields: { mitEnabled: true, delayCaptureEnabled: true } },
      fieldMask: 'checkoutBillingFields, checkoutFields.mitEnabled',
    },
  });
  expect(body).toMatchObject({
    checkoutSettings: { checkoutFields: { mitEnabled: true, delayCaptureEnabled: false } },
  });
  expect(body['checkoutSettings']).not.toHaveProperty('checkoutBillingFields');
});

test.each([
  ['/stores-reader/v1/products/%E0%A4%A'],
  ['/stores-reader/v1/products/%00'],
  ['/stores-reader/v1/products/..%2f..%2fetc%2fpasswd'],
  [`/stores-reader/v1/products/${'x'.repeat(50_000)}`],
  ["/stores-reader/v1/products/'%20OR%201=1--"],
  ['/stores-reader/v1/products/%3Cscript%3E'],
])('the path %.50s is not found', async (path) => {
  const { request, tokenFor } = createShop();
  const { status, body } = await request('GET', path, { token: tokenFor({ role: 'visitor' }) });
  expect(status).toBe(404);
  expect(body).toEqual({ message: 'Not found' });
});

test.each([['Bearer'], [','], [',,,'], ['a,b'], ['OauthNG.'], [`x${'y'.repeat(10_000)}`], ["' OR 1=1 --"]])(
  'the token %.20s is not accepted',
  async (token) => {
    const { request } = createShop();
    expect((await request('GET', SETTINGS, { token })).status).toBe(401);
  },
);

test('an external login sends a token and an API key', async () => {
  const { request, tokenFor, shop } = createShop();
  const token = tokenFor({ role: 'visitor' });
  const status = async (authorization: string) =>
    (await request('GET', SETTINGS, { token: authorization })).status;
  expect(await status(`${token},${shop.apiKey}`)).toBe(200);
  expect(await status(`${token},wrong`)).toBe(401);
  expect(await status(`wrong,${shop.apiKey}`)).toBe(401);
});

test('a path that is no call of the contract gets a 404 that says so', async () => {
  const { request, tokenFor } = createShop();
  const { status, body } = await request('GET', '/no/such/call', { token: tokenFor({ role: 'visitor' }) });
  expect(status).toBe(404);
  expect(body).toEqual({ message: 'There is no call GET /no/such/call' });
});
