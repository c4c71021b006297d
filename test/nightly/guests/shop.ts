/** Shops of the templates of `create-storewire`, with a local platform. */
import { join } from 'node:path';
import { createClient, fixedToken } from 'storewire';
import type { PageRequest } from 'storewire-dev-kit/shared-cache';
import { createPlatform, type PlatformOptions } from 'storewire-platform';
import { expect, onTestFinished } from 'vitest';
import { run } from '../../../scripts/bootstrap/child.js';
import { bin, newFolder, npmIn, PACKAGE, runIn, tarball } from './guest.ts';

/** A shop of a template with the packed packages, after its own checks. */
export async function createShop(template: string): Promise<string> {
  const folder = await newFolder();
  await npmIn(folder, 'install', tarball('create-storewire'));
  const command = bin(folder, 'create-storewire/dist/main.js');
  await runIn(folder, [command, 'shop', '--template', template, '--no-install']);
  const shop = join(folder, 'shop');
  await npmIn(shop, 'install', PACKAGE, tarball('storewire-server'), tarball('storewire-platform'));
  await npmIn(shop, 'run', 'check');
  await npmIn(shop, 'run', 'lint');
  return shop;
}

/** The OAuth client that every local platform knows. */
export const CLIENT_ID = '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541';

/** Proves that a command ends with a sentence that names the settings, while they are missing. */
export async function needsSettings(shop: string, args: string[], says: string): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { code, output } = await run(process.execPath, args, { cwd: shop, env });
  expect(code, output).not.toBe(0);
  expect(output).toContain(says);
}

/** What a merchant may write, of which a page must not run the scripts. */
const DESCRIPTION =
  '<p>Plates that <strong>stack</strong><img src="/none.png" alt="Script" onerror="alert(1)"></p><script>alert(2)</script>';

/** Starts the local platform of `npm run dev`. It is stopped after the test; returns its URL. */
export async function startPlatform(): Promise<string> {
  const { baseUrl, client, fillStock } = await start();
  const query = { filter: { slug: PLATES } };
  const { products = [] } = await client.products.queryProducts({ query });
  for (const { id = '' } of products) {
    await client.products.updateProduct({ id, product: { description: DESCRIPTION } });
    fillStock(id);
  }
  return baseUrl;
}

/** As `startPlatform`, with version 3 of the catalog. */
export async function startPlatformV3(): Promise<string> {
  const { baseUrl, client, fillStock } = await start({ catalogVersion: 3 });
  const query = { filter: { slug: PLATES } };
  const { products = [] } = await client.productsV3.queryProducts({ query });
  for (const { id, revision } of products) {
    const product = { revision: revision ?? '', plainDescription: DESCRIPTION };
    await client.productsV3.updateProduct({ id: id ?? '', product });
    fillStock(id ?? '');
  }
  return baseUrl;
}

/** The product that each visit buys. */
const PLATES = 'storm-plate-set';

async function start(settings: PlatformOptions['settings'] = {}) {
  const platform = createPlatform({ seed: 'rich', settings });
  onTestFinished(() => platform.close());
  const baseUrl = await platform.listen({ port: 0 });
  const auth = fixedToken(platform.issueToken({ role: 'staff' }).accessToken);
  const fillStock = (productId: string) =>
    platform.setStock({ productId, trackQuantity: true, quantity: 50 });
  return { baseUrl, client: createClient({ baseUrl, auth }), fillStock };
}

/** In a shop with a server: what starts, completes and ends a sign-in, a checkout, and the session of a visitor. */
export function sessionRequests(origin: string): PageRequest[] {
  const form = { method: 'POST', headers: { origin } };
  return [
    { ...form, path: '/sign-in', body: new URLSearchParams({ returnTo: '/orders' }) },
    { path: '/signed-in?code=none&state=none' },
    { ...form, path: '/sign-out', body: new URLSearchParams() },
    { ...form, path: '/checkout', body: new URLSearchParams() },
    { ...form, path: '/api/store/session' },
  ];
}

/** Proves that requests of other sites are rejected. */
export async function rejectsOtherSites(origin: string, ...paths: string[]): Promise<void> {
  for (const path of paths) {
    const headers = { origin: 'https://other.example' };
    const body = new URLSearchParams();
    const { status } = await fetch(origin + path, { method: 'POST', headers, body, redirect: 'manual' });
    expect([path, status]).toEqual([path, 403]);
  }
}
