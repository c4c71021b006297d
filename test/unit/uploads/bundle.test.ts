import { resolve } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

it('the bundle of a page that uploads has the tus library in a chunk of its own, which is loaded only for a file that needs it', async () => {
  const { metafile, outputFiles } = await build({
    entryPoints: { page: './src/uploads/index.ts' },
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    outdir: 'unwritten',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const { imports = [] } = metafile.outputs['unwritten/page.js'] ?? {};
  const atOnce = imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path);
  const textOf = (path: string): string => outputFiles.find((file) => file.path.endsWith(path))?.text ?? '';
  expect(['unwritten/page.js', ...atOnce].map(textOf).join('')).not.toContain('Tus-Resumable');
  expect(
    imports
      .filter(({ kind }) => kind === 'dynamic-import')
      .map(({ path }) => textOf(path).includes('Tus-Resumable')),
  ).toEqual([true]);
});
