/** The package and the processes that its tests start, each bundled to one file for all tests of a run. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { build, type Metafile } from 'esbuild';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    bundled: Bundled;
  }
}

interface Bundled {
  /** The entry of the package. */
  entry: string;
  /** The process that runs a command, see cli-process.ts. */
  command: string;
  /** The process of nine writers, see nightly/writer-process.ts. */
  writer: string;
  /** The modules in the package, as paths. */
  modules: string[];
}

const PACKAGE = resolve(import.meta.dirname, '..');
/** Within the package, whose dependencies and media the bundles find as the published ones do. */
const FOLDER = resolve(PACKAGE, '.cache/bundled');

/** The paths of the modules in a bundle. */
const modulesIn = (output: Metafile['outputs'][string] | undefined): string[] =>
  Object.keys(output?.inputs ?? {}).map((path) => resolve(PACKAGE, path));

/** A process starts the one file of a bundle in half the time that its hundreds of sources take. */
export async function setup(project: TestProject): Promise<void> {
  const { metafile, outputFiles } = await build({
    absWorkingDir: PACKAGE,
    entryPoints: {
      entry: 'src/index.ts',
      command: 'test/cli-process.ts',
      writer: 'test/nightly/writer-process.ts',
    },
    outdir: FOLDER,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    conditions: ['storewire-source'],
    external: [
      'tus-js-client',
      'hono',
      '@hono/*',
      'sharp',
      'graphql',
      'client-zip',
      'jose',
      'mime',
      'iso-3166',
      'storewire-server',
    ],
  });
  for (const { path, text } of outputFiles) {
    // a file that is the same may be in use by another run
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const { outputs } = metafile;
  project.provide('bundled', {
    entry: resolve(FOLDER, 'entry.js'),
    command: resolve(FOLDER, 'command.js'),
    writer: resolve(FOLDER, 'writer.js'),
    modules: [
      ...new Set(['entry', 'command'].flatMap((name) => modulesIn(outputs[`.cache/bundled/${name}.js`]))),
    ],
  });
}
