import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join } from 'node:path';
import { rolldown } from 'rolldown';
import { listFiles } from './generate/write.ts';

const MAIN = 'src/index.js';

/** Remains a module of its own, so that a user's bundler can drop what is not used of its namespace. */
const NAMESPACE = 'generated/zod/operations.js';

/**
 * The generators are not bundled, as the command imports them as well and recognises their errors by class.
 */
const GENERATORS = /\/scripts\/generate\/[\w-]+\.js$/;

const isPackage = (id: string): boolean => /^[^./]/.test(id) && !isAbsolute(id);

/**
 * Bundles the entry points of `dist/` in place. What the main entry loads is one chunk, which the other
 * entries share: each further file costs an import in Node a third of a millisecond. Declarations stay one
 * per module.
 */
export async function bundleEntries(dist: string, entries: readonly string[]): Promise<void> {
  const bundle = await rolldown({
    cwd: dist,
    input: Object.fromEntries(
      [...entries, NAMESPACE].map((entry) => [entry.replace(/\.js$/, ''), `./${entry}`]),
    ),
    external: (id, importer) =>
      isPackage(id) || GENERATORS.test(id) || (importer !== undefined && id.endsWith(`/${NAMESPACE}`)),
    makeAbsoluteExternalsRelative: false,
    platform: 'neutral',
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'src/chunks/[name]-[hash].js',
    codeSplitting: { groups: [{ name: 'storewire', test: (id) => id === join(dist, MAIN) }] },
    comments: { legal: true, annotation: true, jsdoc: false },
  });
  await bundle.close();
  for (const file of await listFiles(dist))
    if (/^(?:src|generated)\/.*\.js$/.test(file)) await rm(join(dist, file));
  for (const chunk of output) {
    if (chunk.type !== 'chunk') continue;
    const target = join(dist, chunk.fileName);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, chunk.code);
  }
}
