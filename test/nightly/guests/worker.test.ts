import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { projectWith, put, runIn, tarball } from './guest.ts';
import { startPlatform } from './shop.ts';

const WORKER = `
import { createClient, member, visitor } from 'storewire';
import { queryProducts } from 'storewire/operations';
import { createBackend } from 'storewire-server';

const clientId = '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541';
let client;
let backend;

export default {
  async fetch(request, { STORE_URL }) {
    backend ??= createBackend({
      auth: (storage) => member({ clientId, storage }),
      calls: [queryProducts],
      allowedOrigins: ['https://shop.example'],
      baseUrl: STORE_URL,
      mount: '/api/store',
    });
    if (new URL(request.url).pathname.startsWith('/api/')) return backend(request);
    client ??= createClient({ auth: visitor({ clientId }), baseUrl: STORE_URL });
    const { products } = await client.products.queryProducts();
    return Response.json({ count: products.length });
  },
};
`;

const RUN = `
import { Miniflare } from 'miniflare';
const mf = new Miniflare({
  modules: true,
  scriptPath: 'worker.bundle.js',
  compatibilityDate: '2026-01-01',
  bindings: { STORE_URL: process.argv[2] },
});
const page = await mf.dispatchFetch('https://shop.example/');
console.log(page.status, (await page.json()).count > 0);
const call = await mf.dispatchFetch('https://shop.example/api/store/stores-reader/v1/products/query-platformized', {
  method: 'POST',
  headers: { origin: 'https://shop.example', 'content-type': 'application/json' },
  body: '{"query":{}}',
});
console.log(call.status, (await call.json()).products.length > 0);
await mf.dispose();
`;

test('workerd runs calls and a backend without nodejs_compat', async () => {
  const folder = await projectWith('miniflare', tarball('storewire-server'));
  await put(folder, { 'worker.js': WORKER, 'run.mjs': RUN });
  await build({
    entryPoints: [join(folder, 'worker.js')],
    outfile: join(folder, 'worker.bundle.js'),
    bundle: true,
    format: 'esm',
    conditions: ['workerd', 'worker', 'browser'],
    logLevel: 'silent',
  });
  expect(await runIn(folder, ['run.mjs', await startPlatform()])).toBe('200 true\n200 true\n');
});
