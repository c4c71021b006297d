import { fileURLToPath } from 'node:url';
import { run } from 'storewire-dev-kit/process';
import { startServer } from 'storewire-dev-kit/server';
import { createPlatform, type Platform } from 'storewire-platform';
import { expect, onTestFinished, test } from 'vitest';

const COMMAND = fileURLToPath(new URL('./command.ts', import.meta.url));

function startPlatform(catalogVersion: 1 | 3): Platform {
  const platform = createPlatform({ seed: 'rich', settings: { catalogVersion } });
  onTestFinished(() => platform.close());
  return platform;
}

/** Runs the command with the API key of a platform. */
function verify({ shop }: Platform, url: string, clientId = shop.clientId) {
  const env = { ...process.env, STOREWIRE_URL: url, STOREWIRE_API_KEY: shop.apiKey };
  const args = ['--conditions=storewire-source', COMMAND, 'verify'];
  return run(process.execPath, [...args, '--client-id', clientId, '--site-id', shop.siteId], { env });
}

test.each([1, 3] as const)(
  'nothing differs from the local platform with version %i of the catalog',
  async (version) => {
    const platform = startPlatform(version);
    const { code, output } = await verify(platform, await platform.listen({ port: 0 }));
    expect(output).toContain(`a catalog of version ${version}`);
    for (const line of ['As a visitor:', 'As a merchant:', 'Nothing differs.'])
      expect(output).toContain(line);
    expect(output).toContain('currentCartV2.getCurrentCart: 404');
    expect(
      Math.min(...Array.from(output.matchAll(/(\d+) calls are made/g), ([, count]) => Number(count))),
    ).toBeGreaterThan(35);
    expect(code).toBe(0);
  },
);

interface Planted {
  path: RegExp;
  change?: (text: string) => string;
  status?: number;
  header?: string;
  says: string[];
}

/** What a site does that the contract does not know, and how the command says it. */
const PLANTED: Planted[] = [
  {
    path: /products\/query-platformized$/,
    change: (text) => text.replaceAll('"products":[{', '"products":[{"color":"indigo",'),
    says: ['products.*.color: unknown'],
  },
  {
    path: /orders\/search$/,
    change: (text) =>
      text.replaceAll(/"weightUnit":"\w+",/g, '').replaceAll('"status":"APPROVED"', '"status":"FROZEN"'),
    says: ['orders.*.weightUnit: missing', 'orders.*.status: value "FROZEN" is unknown'],
  },
  {
    path: /reviews\/query$/,
    change: (text) => text.replaceAll(/"verified":\w+/g, '"verified":"indigo"'),
    says: ['reviews.*.verified: not as described (invalid_type)'],
  },
  { path: /v2\/collections\/query$/, status: 418, says: ['status 418: unknown'] },
  { path: /recommendations\/algorithms$/, status: 503, says: ['status 503: try again later'] },
  { path: /checkout-settings$/, header: 'x-planted', says: ['header x-planted: unknown'] },
  {
    path: /site-media\/v1\/files$/,
    status: 403,
    says: ['status 403, but the contract allows it to a merchant'],
  },
  {
    path: /inventory-items\/query$/,
    status: 200,
    says: ['status 200, but the contract refuses it to a visitor'],
  },
];

test('all that a site does otherwise is found, and none of its values is printed but those of enumerations', async () => {
  const platform = startPlatform(1);
  const site = await startServer(async ({ method, url, headers, body }, response) => {
    const { authorization = '', 'content-type': type = 'application/json' } = headers;
    const answer = await platform.fetch(`http://127.0.0.1:4010${url}`, {
      method,
      headers: {
        authorization: authorization,
        'content-type': type,
        'wix-site-id': headers['wix-site-id'] ?? '',
      },
      ...(method !== 'GET' && { body }),
    });
    const planted = PLANTED.find(({ path }) => path.test(new URL(url, 'http://site').pathname));
    const {
      change = (text: string) => text,
      status = answer.status,
      header = 'x-wix-request-id',
    } = planted ?? {};
    response.writeHead(status, { 'content-type': 'application/json', [header]: '1' });
    response.end(change(await answer.text()));
  });
  const { code, output } = await verify(platform, site.url);
  for (const line of PLANTED.flatMap(({ says }) => says)) expect(output).toContain(line);
  expect(output).toMatch(/\d+ calls differ\.$/m);
  for (const value of ['indigo', platform.shop.apiKey, platform.shop.siteId, 'ann@example.com'])
    expect(output).not.toContain(value);
  expect(output).not.toMatch(/[\da-f]{8}-[\da-f]{4}-/);
  expect(code).toBe(1);
});

test('a client that the site does not know is named, and nothing else is read', async () => {
  const platform = startPlatform(3);
  const { code, output } = await verify(platform, await platform.listen({ port: 0 }), crypto.randomUUID());
  expect(output).toMatch(/^oauth\.oauthToken failed: the platform does not know this OAuth client.*\n$/);
  expect(code).toBe(1);
});
