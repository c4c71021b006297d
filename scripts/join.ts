import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, isAbsolute, join } from 'node:path';
import { rolldown } from 'rolldown';
import { listFiles } from './generate/write.ts';

/** Stays a module of its own: a user's bundler takes single members of a namespace out of a module, not out of an object. */
const NAMESPACE = 'generated/zod/operations.js';

/** What every client is made of stays in one file, as a file costs Node more than code in it that is not called. */
const CORE = /dist\/src\/(?:core|errors|auth)\/[\w-]+\.js$/;

/** All calls are one file too, with the client that has them, though some entries need a few of them only. */
const CALLS = /dist\/(?:generated\/(?:operations\/\w+|services)|src\/client)\.js$/;

/** The generators stay as they are: the command imports them too, and tells their errors by class. */
const GENERATORS = /\/scripts\/generate\/[\w-]+\.js$/;

const isPackage = (id: string): boolean => /^[^./]/.test(id) && !isAbsolute(id);

/**
 * Joins the many modules of dist/ into one file per entry and the chunks that entries share: every file more costs an import in Node a third of a
 * millisecond. Declarations stay one per module. Namespaces are marked as pure, which esbuild does not do, so that a user's bundler keeps only the
 * calls that are used.
 */
export async function joinModules(dist: string, entries: readonly string[]): Promise<void> {
  const joined = join(dist, 'joined');
  const bundle = await rolldown({
    cwd: dist,
    input: Object.fromEntries([...entries, NAMESPACE].map((entry) => [entry.replace(/\.js$/, ''), `./${entry}`])),
    external: (id, importer) => isPackage(id) || GENERATORS.test(id) || (importer !== undefined && id.endsWith(`/${NAMESPACE}`)),
    makeAbsoluteExternalsRelative: false,
    platform: 'neutral',
    logLevel: 'silent',
  });
  await bundle.write({
    dir: joined,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'src/chunks/[name]-[hash].js',
    codeSplitting: {
      groups: [
        { name: 'core', test: CORE },
        { name: 'calls', test: CALLS },
      ],
    },
    comments: { legal: true, annotation: true, jsdoc: false },
  });
  await bundle.close();
  for (const file of await listFiles(dist)) if (/^(?:src|generated)\/.*\.js$/.test(file)) await rm(join(dist, file));
  for (const file of await listFiles(joined)) {
    const target = join(dist, file);
    await mkdir(dirname(target), { recursive: true });
    await rename(join(joined, file), target);
  }
  await rm(joined, { recursive: true });
}
