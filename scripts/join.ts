import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { listFiles } from './generate/write.ts';

/**
 * Joins the many modules of dist/ into one file per entry and the chunks that entries share: every file more costs an import in Node
 * a third of a millisecond. Declarations stay one per module.
 */
export async function joinModules(dist: string, entries: readonly string[]): Promise<void> {
  const joined = join(dist, 'joined');
  await build({
    entryPoints: entries.map((entry) => join(dist, entry)),
    outdir: joined,
    outbase: dist,
    chunkNames: 'src/chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    target: 'es2023',
    platform: 'neutral',
    legalComments: 'inline',
    logLevel: 'error',
  });
  for (const file of await listFiles(dist)) if (/^(?:src|generated)\/.*\.js$/.test(file)) await rm(join(dist, file));
  for (const file of await listFiles(joined)) {
    const target = join(dist, file);
    await mkdir(dirname(target), { recursive: true });
    await rename(join(joined, file), target);
  }
  await rm(joined, { recursive: true });
}
