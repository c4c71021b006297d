import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { createClient, fixedToken } from '../../../src/index.ts';
import { getCurrentCart } from '../../../src/operations.ts';

const root = resolve(import.meta.dirname, '../../..');

const bundle = (contents: string, format: 'esm' | 'iife' = 'esm'): Promise<string> =>
  build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    minify: true,
    format,
    platform: 'browser',
    write: false,
    logLevel: 'silent',
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? '');

it('a bundle of the server entry for a worker needs no module of Node, and only what keeps a client per request asks for one', async () => {
  const code = await bundle("globalThis.server = import('./src/server/index.ts')", 'iife');
  // the globals of a worker: no `process`, no `require`
  const globals: { server?: Promise<typeof import('../../../src/server/index.ts')> } = {};
  Object.assign(globals, { Request, Response, Headers, URL, TextEncoder, TextDecoder, crypto, btoa, atob });
  Object.assign(globals, { fetch, AbortController, AbortSignal, performance, setTimeout, clearTimeout });
  runInNewContext(code, globals);
  const { createBackend, requestCookies, runWithClient } = (await globals.server) ?? {};
  const backend = createBackend?.({
    auth: () => fixedToken('token'),
    calls: [getCurrentCart],
    allowedOrigins: ['https://shop.example'],
  });
  const request = new Request('https://shop.example/unknown', { headers: { cookie: 'a=1' } });
  expect([(await backend?.(request))?.status, requestCookies?.(request).get('a')]).toEqual([404, '1']);
  expect(() => runWithClient?.(createClient(), () => 1)).toThrow('nodejs_compat');
});

it('a bundle for a browser of a shop that knows visitors only holds no cookies, no locks and no settings', async () => {
  const code = await bundle(
    "import { visitor } from './src/index.ts'; console.log(visitor({ clientId: 'c' }))",
  );
  expect(code).toContain('anonymous');
  expect(code).not.toMatch(/SameSite|locks|NEXT_PUBLIC_|client_credentials/);
});
