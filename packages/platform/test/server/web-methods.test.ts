import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiKey, createClient, webMethods } from 'storewire';
import { webMethod } from 'storewire-server';
import { expect, test } from 'vitest';
import { loadWebMethods } from '../../src/cli/web-methods-folder.ts';
import { ready, run } from '../commands.ts';
import { newFolder } from '../new-folder.ts';
import { createShop } from '../shop.ts';

const SERVER = import.meta.resolve('storewire-server');

const STOCK = `import { webMethod } from '${SERVER}';
export const count = webMethod('anyone', ({ subjectType }, pieces: number) => ({ subjectType, pieces }));
export const restock = webMethod('admin', () => 'done');
export const helper = () => 'not a web method';
`;

/** A folder with these files, which is deleted after the test. */
function folderOf(files: Record<string, string>): string {
  const folder = newFolder();
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

test('the command serves the web methods of a folder', async () => {
  const folder = folderOf({
    'stock.web.ts': STOCK,
    'types.d.ts': 'syntax error',
    'README.md': 'syntax error',
  });
  const { facts } = await ready(['--memory', '--web-methods', folder]);
  const { url = '', apiKey: key = '', siteId = '' } = facts;
  const client = createClient({ baseUrl: url, siteUrl: url, auth: apiKey({ key, siteId }), retry: false });
  const call = (module: string) =>
    webMethods<Record<string, (...args: unknown[]) => unknown>>(client, module);
  for (const module of ['stock.web.ts', 'stock.web']) {
    expect(await call(module)['count']?.(3)).toEqual({ subjectType: 'USER', pieces: 3 });
    await expect(call(module)['helper']?.()).rejects.toMatchObject({ status: 404 });
  }
});

test('a folder that is missing, is empty or has a broken module is an error that names it', async () => {
  await expect(loadWebMethods('/no/such/folder')).rejects.toThrow('there is no folder /no/such/folder');
  await expect(loadWebMethods(folderOf({ 'a.js': 'export const a = 1' }))).rejects.toThrow(
    'no module that exports',
  );
  const broken = folderOf({ 'broken.mjs': 'export const = 1' });
  await expect(loadWebMethods(broken)).rejects.toThrow(`${join(broken, 'broken.mjs')} cannot be loaded`);
});

test('the error for a folder whose package.json is for CommonJS says what to add to it', async () => {
  const folder = folderOf({ 'package.json': '{ "type": "commonjs" }', 'stock.js': 'export const count = 1' });
  const { status, output } = await run(['platform', '--memory', '--port', '0', '--web-methods', folder]);
  expect(status).toBe(1);
  expect(output).toContain('Add "type": "module" to the package.json of its folder');
});

test('web methods run for the callers that they allow, as long as their token is valid; an app is not anyone', async () => {
  const count = webMethod('anyone', ({ subjectType }, pieces: number) => [subjectType, pieces]);
  const restock = webMethod('admin', () => 'done');
  const shop = createShop({ webMethods: { 'stock.web': { count, restock } } });
  const call = async (name: string, token: string) => {
    const path = `/_webMethods/stock.web/${name}.ajax`;
    const { status, body } = await shop.request('POST', path, { token, body: [3] });
    return body['result'] ?? status;
  };
  const roles = ['visitor', 'member', 'staff', 'app'] as const;
  const tokens = roles.map((role) => shop.tokenFor({ role }));
  expect(await Promise.all(tokens.map((token) => call('count', token)))).toEqual([
    ...[
      ['VISITOR', 3],
      ['MEMBER', 3],
      ['USER', 3],
    ],
    403,
  ]);
  const [visitor = ''] = tokens;
  expect([await call('restock', visitor), await call('missing', visitor)]).toEqual([403, 404]);
  shop.base.db.write(() => shop.base.tokens.revoke(visitor));
  expect(await call('count', visitor)).toBe(401);
});

test('a malformed call is rejected with a status and the plain text of the contract', async () => {
  const count = webMethod('anyone', () => 14);
  const shop = createShop({ webMethods: { 'stock.web': { count } } });
  const call = async (body: string) => {
    const response = await shop.fetch(new URL('/_webMethods/stock.web/count.ajax', shop.base.origin()), {
      method: 'POST',
      headers: { authorization: shop.tokenFor({ role: 'visitor' }) },
      body,
    });
    return [response.status, response.headers.get('content-type'), await response.text()];
  };
  expect(await call('{}')).toEqual([400, 'text/plain', 'invalid request']);
  for (const mebibytes of [1, 9]) {
    const tooLarge = JSON.stringify(['a'.repeat(mebibytes << 20)]);
    expect(await call(tooLarge)).toEqual([413, 'text/plain', 'The request body is too large']);
  }
});
