import { webMethod } from 'storewire-server';
import { expect, test } from 'vitest';
import { newFolder } from '../new-folder.ts';
import { createProduct, createShop } from '../shop.ts';

const MEMBERS = '/members/v1/members';

const FOREIGN = ['https://evil.example', 'http://localhost:5173', 'http://127.0.0.1:4011', 'null'];

type Call = [path: string, init: { method?: string; headers: Record<string, string>; body?: string }];

/** A request of the app with its secret. Browsers send text without asking first. */
const grant = (body: Record<string, string>): Call => [
  '/oauth2/token',
  {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify(body),
  },
];

test('a page of another origin acts for visitors and members, and not for the merchant', async () => {
  const shop = createShop({
    settings: {
      storeUrl: 'http://localhost:5173',
      allowedOrigins: ['loopback', 'https://office.example', 'myapp://'],
    },
    webMethods: { stock: { count: webMethod('anyone', () => 1) } },
  });
  await createProduct(shop);
  const { siteId, apiKey, appId, appSecret, instanceId } = shop.shop;
  const visitor = shop.tokenFor({ role: 'visitor' });
  const app = { client_id: appId, client_secret: appSecret };
  const json = { 'content-type': 'application/json' };
  const requests: Call[] = [
    [MEMBERS, { headers: { authorization: apiKey, 'wix-site-id': siteId } }],
    [MEMBERS, { headers: { authorization: shop.tokenFor({ role: 'staff' }) } }],
    [MEMBERS, { headers: { authorization: shop.tokenFor({ role: 'app' }) } }],
    ['/_webMethods/stock/count', { method: 'POST', headers: { authorization: apiKey, ...json }, body: '[]' }],
    grant({ ...app, grant_type: 'client_credentials', instance_id: instanceId }),
    grant({ ...app, grant_type: 'strip_bound_session', access_token: visitor }),
  ];
  for (const [path, init] of requests) {
    const send = (origin?: string) =>
      shop.unchecked(shop.base.origin() + path, {
        ...init,
        headers: { ...init.headers, ...(origin !== undefined && { origin }) },
      });
    for (const origin of FOREIGN) {
      const refused = await send(origin);
      expect([path, origin, refused.status]).toEqual([path, origin, 403]);
      expect(refused.headers.get('access-control-allow-origin')).toBeNull();
      expect(await refused.text()).toContain('--allow-origin');
    }
    for (const origin of [undefined, shop.base.origin(), 'https://office.example'])
      expect([path, origin, (await send(origin)).status]).toEqual([path, origin, 200]);
  }
  for (const token of [visitor, shop.tokenFor({ role: 'member' })])
    for (const origin of FOREIGN) {
      const headers = { origin };
      const { status, headers: received } = await shop.request('GET', '/ecom/v1/carts/current', {
        token,
        headers,
      });
      expect([origin, status]).toEqual([origin, 404]);
      expect(received.get('access-control-allow-origin')).toBe('*');
    }
});

test('the secrets of the merchant are made for each data folder, and no export has them', async () => {
  const folder = newFolder();
  const secretsOf = ({ shop: { apiKey, appSecret } }: ReturnType<typeof createShop>) => [apiKey, appSecret];
  const first = createShop({ data: folder });
  const made = secretsOf(first);
  first.reset();
  const exported = JSON.stringify(first.exportData());
  for (const secret of made) {
    expect(secret.length).toBeGreaterThan(30);
    expect(exported).not.toContain(secret);
  }
  await first.close();
  expect(secretsOf(createShop({ data: folder }))).toEqual(made);
  // the second one in memory is a copy of the first
  const all = [made, ...[1, 2].map(() => secretsOf(createShop()))].flat();
  expect(new Set(all).size).toBe(6);
});
