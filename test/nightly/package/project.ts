import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join, resolve } from 'node:path';
import { inject } from 'vitest';
import { type Finished, run } from '../../../scripts/bootstrap/child.js';

export const root = resolve(import.meta.dirname, '../../..');

/** The environment of a user, whose Node reads no package from its sources. */
export const USER: NodeJS.ProcessEnv = { ...process.env, npm_config_loglevel: 'error', NODE_OPTIONS: '' };

export const runNode = (args: string[], cwd: string): Promise<Finished> =>
  run(process.execPath, args, { cwd, env: USER });

/** The file that `npx storewire` runs. */
export const STOREWIRE = join(inject('installed'), 'node_modules/storewire/dist/bin/storewire.js');

/** `npx` in a project, on the Node that these tests run on. */
export function npx(args: readonly string[], cwd: string): Promise<Finished> {
  const env = { ...USER, PATH: [dirname(process.execPath), USER['PATH']].join(delimiter) };
  return run('npx', ['--no', ...args], { cwd, env });
}

export const fixture = (name: string): Promise<string> =>
  readFile(join(import.meta.dirname, 'fixtures', name), 'utf8');

/** A new folder of the project where all packages are installed. It is removed with that project. */
export const newFolder = (): Promise<string> => mkdtemp(join(inject('installed'), 'test-'));

/** The folder of an installed package. */
export const installedPackage = (name: string): string => join(inject('installed'), 'node_modules', name);

type Compiler = 'typescript' | '@typescript/native';

/** The file of a compiler of the repository. */
export const tscOf = (compiler: Compiler = '@typescript/native'): string =>
  join(root, 'node_modules', compiler, 'bin/tsc');

/** Type-checks files of a project with compiler options of its own; gives the errors, one line each. */
export async function typeCheck(
  folder: string,
  files: string[],
  options: Record<string, unknown>,
  compiler: Compiler = '@typescript/native',
): Promise<string[]> {
  const config = join(folder, `tsconfig.check-${crypto.randomUUID()}.json`);
  const base = {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: [],
    strict: true,
    noEmit: true,
  };
  await writeFile(config, JSON.stringify({ compilerOptions: { ...base, ...options }, files }));
  const { code, output } = await runNode([tscOf(compiler), '--pretty', 'false', '-p', config], folder);
  const errors = output.split('\n').filter((line) => line.includes('error TS'));
  if (code !== 0 && errors.length === 0) throw new Error(output);
  return errors;
}

const COMPILERS: { version: string; compiler: Compiler }[] = [
  { version: '5.9', compiler: 'typescript' },
  { version: '7', compiler: '@typescript/native' },
];

const RESOLUTIONS = [
  { name: 'bundler', module: 'ESNext', moduleResolution: 'Bundler' },
  { name: 'node16', module: 'Node16', moduleResolution: 'Node16' },
  { name: 'nodenext', module: 'NodeNext', moduleResolution: 'NodeNext' },
];

/**
 * How users resolve packages and check types, with both compilers. Declarations are checked under every resolution
 * by the faster compiler, and under one by the other: it resolves them in the same way.
 */
export const CHECKS = COMPILERS.flatMap(({ version, compiler }) =>
  RESOLUTIONS.flatMap(({ name, ...resolution }) =>
    // what the exact option allows is checked where declarations are, once without it
    [true, ...(name === 'nodenext' ? [false] : [])].map((exactOptionalPropertyTypes) => ({
      name: [`TypeScript ${version}`, name, exactOptionalPropertyTypes && 'exact optionals']
        .filter(Boolean)
        .join(', '),
      compiler,
      options: {
        ...resolution,
        skipLibCheck: compiler === 'typescript' && name !== 'nodenext',
        exactOptionalPropertyTypes,
      },
    })),
  ),
);
