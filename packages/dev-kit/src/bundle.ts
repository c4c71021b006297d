import { glob, mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative } from 'node:path';
import { rolldown } from 'rolldown';

const MAIN = 'src/index.js';

/** The module that a target is made of, relative to `dist/`. The command is `bin/` there. */
const moduleOf = (target: string): string => target.replace(/^bin\//, 'src/bin/');

/** Remains a module of its own, so that a user's bundler can drop what is not used of its namespace. */
const NAMESPACE = 'generated/zod/operations.js';

const isPackage = (id: string): boolean => /^[^./]/.test(id) && !isAbsolute(id);

/**
 * The modules that an entry point uses something of. It also imports others, which re-export what it needs
 * along with more.
 */
async function usedModules(dist: string, entry: string): Promise<Set<string>> {
  const bundle = await rolldown({ input: join(dist, entry), external: isPackage, logLevel: 'silent' });
  const { output } = await bundle.generate();
  await bundle.close();
  const used = new Set<string>();
  for (const chunk of output)
    for (const [id, { renderedLength }] of Object.entries(chunk.type === 'chunk' ? chunk.modules : {}))
      if (renderedLength > 0) used.add(id);
  return used;
}

/**
 * Bundles the entry points of `dist/` in place. What the main entry uses is one chunk, since each further
 * file costs an import in Node a third of a millisecond, as do ten more kilobytes. What other entries share
 * are chunks with the names of folders. Declarations stay one per module.
 */
export async function bundleEntries(dist: string, entries: readonly string[]): Promise<void> {
  const main = await usedModules(dist, MAIN);
  const targets = [...entries, NAMESPACE];
  const inputs = targets.map(moduleOf);
  const bundle = await rolldown({
    cwd: dist,
    input: Object.fromEntries(
      targets.map((target) => [target.replace(/\.js$/, ''), `./${moduleOf(target)}`]),
    ),
    external: (id, importer) => isPackage(id) || (importer !== undefined && id.endsWith(`/${NAMESPACE}`)),
    makeAbsoluteExternalsRelative: false,
    platform: 'neutral',
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({
    format: 'esm',
    entryFileNames: '[name].js',
    // the name is followed by those of the entries
    chunkFileNames: ({ name }) => `src/chunks/${name.split('~')[0]}-[hash].js`,
    codeSplitting: {
      // otherwise, also what the modules of the main entry import and do not use is in its chunk
      includeDependenciesRecursively: false,
      groups: [
        { name: 'storewire', test: (id) => main.has(id), priority: 1 },
        {
          name: (id) => basename(dirname(id)),
          // an entry that is a chunk of others would export more than it declares
          test: (id) => !inputs.includes(relative(dist, id)),
          minShareCount: 2,
          entriesAware: true,
        },
      ],
    },
    comments: { legal: true, annotation: true, jsdoc: false },
  });
  await bundle.close();
  for await (const file of glob('{src,generated}/**/*.js', { cwd: dist })) await rm(join(dist, file));
  for (const chunk of output) {
    if (chunk.type !== 'chunk') continue;
    const target = join(dist, chunk.fileName);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, chunk.code);
  }
}
