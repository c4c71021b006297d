import { expect, test } from 'vitest';
import { routes } from '../../generated/routes.ts';
import { createShopV3 } from '../catalog-v3-shop.ts';
import { createProduct, createShop, type Role, type TestShop } from '../shop.ts';

const ID = '5b1c7f20-3e94-4d68-a7b5-92d0e8c4f136';
const pathOf = (path: string): string => path.replaceAll(/\{\w+\}/g, ID);

/** Statuses of one request per route. Each has a token of its own, because a sign-out ends the session of its token. */
const statuses = (shop: TestShop, role: Role | undefined, body?: string): Promise<[string, number][]> =>
  Promise.all(
    routes.map(async ({ method, path, id }) => {
      const response = await shop.fetch(shop.base.origin() + pathOf(path), {
        method,
        redirect: 'manual',
        headers: role === undefined ? {} : { authorization: shop.tokenFor({ role }) },
        ...(method !== 'GET' && method !== 'DELETE' && body !== undefined && { body }),
      });
      return [`${id} ${method} ${path}`, response.status];
    }),
  );

test('every call of the contract is routed, and calls that are not open need a token', async () => {
  const found = await statuses(createShop(), undefined);
  expect(found).toHaveLength(routes.length);
  const open = routes.filter(({ isOpen }) => isOpen).map(({ id, method, path }) => `${id} ${method} ${path}`);
  // the dispatcher of web methods looks for the function first
  for (const [route, status] of found)
    if (open.includes(route) || route.startsWith('webMethods.'))
      expect([route, status]).not.toEqual([route, 401]);
    else expect([route, status]).toEqual([route, 401]);
});

test.each([
  ['{}'],
  ['{"id":null,"query":[],"filter":7,"paging":{"limit":"x"},"paging.limit":1}'],
  ['"text"'],
])('no call fails on the body %s', async (body) => {
  for (const shop of [createShop(), createShopV3()])
    for (const role of ['visitor', 'member', 'staff'] as const) {
      const found = await statuses(shop, role, body);
      expect(found.filter(([, status]) => status === 500)).toEqual([]);
    }
});

test('calls are for the roles that the contract names', async () => {
  const shop = createShop();
  for (const [role, name] of [
    ['visitor', 'visitor'],
    ['member', 'member'],
    ['app', 'merchant'],
  ] as const) {
    const found = await statuses(shop, role, '{}');
    const forbidden = found.filter(([, status]) => status === 403).map(([route]) => route);
    const expected = routes
      .filter(({ allowedRoles, isOpen }) => !isOpen && !allowedRoles.includes(name))
      .map(({ id, method, path }) => `${id} ${method} ${path}`);
    expect(forbidden).toEqual(expect.arrayContaining(expected));
  }
});

/** A value at a path, whose lists are `[]`. */
const nestedAt = (path: string): unknown =>
  path
    .split('.')
    .reduceRight<unknown>((value, name) => (name === '[]' ? [value] : { [name]: value }), 'value');

test('a field that the contract reserves for other roles is a 403, which names it', async () => {
  const shop = createShop();
  const reserved = routes.flatMap((route) => route.restricted.map((field) => ({ ...route, field })));
  expect(reserved.length).toBeGreaterThan(3);
  for (const { method, path, allowedRoles, field } of reserved)
    for (const role of allowedRoles.filter((each) => !field.allowedRoles.includes(each))) {
      const token = shop.tokenFor({ role: role === 'merchant' ? 'staff' : role });
      const { status, body } = await shop.request(method, pathOf(path), {
        token,
        body: nestedAt(field.path),
      });
      expect([path, status, body]).toEqual([path, 403, { message: `Permission denied: ${field.path}` }]);
    }
});

test('a list has the same result in its short form, its long form and its other path', async () => {
  const shop = createShop();
  for (const name of ['b', 'a']) await createProduct(shop, { name });
  const token = shop.tokenFor({ role: 'visitor' });
  const input = { query: { sort: [{ fieldName: 'name' }], paging: { limit: 1 } } };
  const packed = Buffer.from(JSON.stringify(input)).toString('base64url');
  const path = '/stores-reader/v1/products/query-platformized';
  const long = await shop.request('POST', path, { token, body: input });
  const short = await shop.request('GET', `${path}?.r=${packed}`, { token });
  expect(long.body).toMatchObject({ products: [{ name: 'a' }], metadata: { total: 2 } });
  expect(short.body).toEqual(long.body);
  const broken = await shop.request('GET', `${path}?.r=%7B`, { token });
  expect(broken.body).toMatchObject({ details: { validationError: { fieldViolations: [{ field: '.r' }] } } });
});

test('a packed query of a call that has none is ignored', async () => {
  const shop = createShop();
  const token = shop.tokenFor({ role: 'member' });
  expect((await shop.request('POST', '/members/v1/members/join-community?.r=', { token })).status).not.toBe(
    400,
  );
});

test('ids that other clients repeat in query or body are ignored', async () => {
  const shop = createShop();
  const id = await createProduct(shop);
  const { status, body } = await shop.request('PATCH', `/stores/v1/products/${id}?id=x&fields=`, {
    token: shop.tokenFor({ role: 'staff' }),
    body: { id: 'x', product: { id: 'x', name: 'Vase' } },
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({ product: { id, name: 'Vase' } });
});

test.each([['/oauth/access'], ['/headless/v1/redirect-session'], ['/_api/iam/verification/v1/Start']])(
  '%s is another path of a call',
  async (path) => {
    const { request } = createShop();
    const { status } = await request('POST', path, { body: {} });
    expect(status).not.toBe(404);
  },
);
