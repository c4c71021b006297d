import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { runNode } from '../../package/packed.ts';
import { firstLine, fixture, newFolder, STOREWIRE, startCommand, typeCheck } from './project.ts';

let folder = '';
beforeAll(async () => {
  folder = await newFolder();
});

const PROGRAM = `import { createClient, fixedToken } from 'storewire';
import { createPlatform } from 'storewire-platform';

const platform = createPlatform({ clock: '2026-03-01T09:00:00Z' });
const auth = fixedToken(platform.issueToken({ role: 'staff' }).accessToken);
const client = createClient({ baseUrl: 'http://127.0.0.1:4010', fetch: platform.fetch, auth });
const { product } = await client.products.createProduct({ product: { name: 'Bowl', priceData: { price: 12.5 } } });
console.log(product.slug, product.createdDate, (await client.products.queryProducts()).metadata?.total);
await platform.close();
`;

test('the installed platform runs in process, without install scripts', async () => {
  await writeFile(join(folder, 'program.mjs'), PROGRAM);
  const { code, output } = await runNode(['program.mjs'], folder);
  expect(output).toBe('bowl 2026-03-01T09:00:00.000Z 1\n');
  expect(code).toBe(0);
});

const FILES = `import { createClient, fitImage, fixedToken, graphql } from 'storewire';
import { upload } from 'storewire/uploads';
import { createPlatform } from 'storewire-platform';

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const platform = createPlatform();
const host = 'http://127.0.0.1:4010';
const auth = fixedToken(platform.issueToken({ role: 'staff' }).accessToken);
const client = createClient({ baseUrl: host, fetch: platform.fetch, auth });
const { media } = await upload(client, new Blob([Buffer.from(png, 'base64')]), { fileName: 'mug.png' });
const scaled = await platform.fetch(fitImage(media.image.image, { width: 1, host }), { headers: { accept: 'image/webp' } });
const { data } = await graphql(client, '{ listFiles { files { displayName } } }');
console.log(scaled.status, scaled.headers.get('content-type'), JSON.stringify(data));
await platform.close();
`;

test('the installed platform stores files, scales images and runs GraphQL queries', async () => {
  await writeFile(join(folder, 'files.mjs'), FILES);
  const { code, output } = await runNode(['files.mjs'], folder);
  expect(output).toBe('200 image/webp {"listFiles":{"files":[{"displayName":"mug.png"}]}}\n');
  expect(code).toBe(0);
});

test('its declarations type-check', async () => {
  await writeFile(join(folder, 'program.ts'), PROGRAM);
  const options = { module: 'NodeNext', moduleResolution: 'NodeNext', strict: true, skipLibCheck: false };
  expect(await typeCheck(folder, ['program.ts'], options)).toEqual([]);
});

/** Runs the command until a program has used the platform, whose line of JSON it gets. */
async function serve(options: string[], use: (shop: Record<string, string>) => Promise<void>): Promise<void> {
  const args = ['platform', '--port', '0', '--memory', '--json', ...options];
  const { child, printed } = startCommand(folder, ...args);
  await use(await firstLine(printed));
  const ended = once(child, 'exit');
  child.kill();
  expect(await ended).toEqual([0, null]);
}

test('the command prints one line of JSON, and serves web methods that are made with the installed client', async () => {
  await mkdir(join(folder, 'methods'));
  await writeFile(
    join(folder, 'methods/stock.web.js'),
    `import { webMethod } from 'storewire-server';
export const count = webMethod('anyone', (caller, pieces) => pieces + 1);
`,
  );
  await serve(['--web-methods', 'methods'], async ({ url, apiKey = '', siteId = '' }) => {
    const headers = { authorization: apiKey, 'wix-site-id': siteId };
    const settings = await fetch(`${url}/ecom/v1/checkout-settings`, { headers });
    expect(settings.status).toBe(200);
    const address = `${url}/_webMethods/stock.web.js/count.ajax`;
    const counted = await fetch(address, { method: 'POST', headers: { authorization: apiKey }, body: '[2]' });
    expect(await counted.json()).toEqual({ result: 3 });
  });
});

test('the command signs a member in, and takes the order from the cart to its payment, on pages of the host that was called', async () => {
  await writeFile(join(folder, 'sign-in.mjs'), await fixture('sign-in.js.txt'));
  await serve(['--host', '--seed', 'small'], async ({ url = '' }) => {
    const { output } = await runNode(['sign-in.mjs', `http://localhost:${new URL(url).port}`], folder);
    expect(output).toBe('Ann\nhttp://localhost:3000/thanks PAID\ntrue\n');
  });
});

test.each([
  [['--port', 'x'], '--port must be a number from 0 to 65535, not x'],
  [['--seed', 'none', '--memory'], 'There is no seed none.'],
  [['--web-methods', 'none', '--memory'], '--web-methods: there is no folder none'],
  [['--allow-import', 'photos', '--memory'], '--allow-import must be HOST:PORT, not photos'],
  [['--memory', '--data', 'x'], '--memory and --data exclude each other'],
])('the command rejects %j', async (args, message) => {
  const { code, output } = await runNode([STOREWIRE, 'platform', ...args], folder);
  expect(output).toContain(message);
  expect(code).toBe(1);
});
