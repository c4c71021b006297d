import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';
import { createClient, fixedToken } from 'storewire';
import { getCurrentCart } from 'storewire/operations';
import { expect, it } from 'vitest';

async function bundle(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    conditions: ['storewire-source'],
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

it('a bundle of the server entry for a worker needs no module of Node, and only what keeps a client per request asks for one', async () => {
  const code = await bundle("globalThis.server = import('storewire-server')");
  // the globals of a worker: no `process`, no `require`
  const globals: { server?: Promise<typeof import('storewire-server')> } = {};
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
