import { resolve } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

it('a bundle for a browser of a shop that knows visitors only holds no cookies, no locks and no settings', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: "import { visitor } from './src/index.ts'; console.log(visitor({ clientId: 'c' }))",
      resolveDir: resolve(import.meta.dirname, '../../..'),
    },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    conditions: ['storewire-source'],
    write: false,
    logLevel: 'silent',
  });
  const code = outputFiles[0]?.text;
  expect(code).toContain('anonymous');
  expect(code).not.toMatch(/SameSite|locks|NEXT_PUBLIC_/);
});
