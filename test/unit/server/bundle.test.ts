import { resolve } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

const bundle = (contents: string): Promise<string> =>
  build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    logLevel: 'silent',
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? '');

describe('a bundle for a browser', () => {
  it('cannot be made of the server entry, so no secret can get into one by it', async () => {
    await expect(
      bundle(
        "import { app } from './src/server/index.ts'; console.log(app({ appId: 'a', appSecret: 'canary' }))",
      ),
    ).rejects.toThrow('node:async_hooks');
  });

  it('of a shop that knows visitors only holds no cookies, no locks and no settings', async () => {
    const code = await bundle(
      "import { visitor } from './src/index.ts'; console.log(visitor({ clientId: 'c' }))",
    );
    expect(code).toContain('anonymous');
    expect(code).not.toMatch(/SameSite|locks|NEXT_PUBLIC_|client_credentials/);
  });
});
