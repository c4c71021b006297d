import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { expect, inject, onTestFinished } from 'vitest';
import { root, runNode, USER } from '../../package/packed.ts';

/** The file that `npx storewire` runs. */
export const STOREWIRE = join(inject('installed'), 'node_modules/storewire/dist/bin/storewire.js');

/** A command of the package that runs until the end of the test, and what it has printed. */
export function startCommand(
  folder: string,
  ...args: string[]
): {
  child: ChildProcessByStdio<Writable, Readable, null>;
  printed: () => string;
} {
  const child = spawn(process.execPath, [STOREWIRE, ...args], {
    cwd: folder,
    env: USER,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    const ended = once(child, 'exit');
    if (child.kill()) await ended;
  });
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += String(chunk);
  });
  return { child, printed: () => printed };
}

/** The first line of JSON that a command prints. */
export async function firstLine(printed: () => string): Promise<Record<string, string>> {
  await expect.poll(printed).toContain('\n');
  return JSON.parse(printed().split('\n', 1)[0] ?? '') as Record<string, string>;
}

export const fixture = (name: string): Promise<string> =>
  readFile(join(import.meta.dirname, 'fixtures', name), 'utf8');

/** A new folder of the project where all packages are installed. It is removed with that project. */
export const newFolder = (): Promise<string> => mkdtemp(join(inject('installed'), 'test-'));

/** The folder of an installed package. */
export const installedPackage = (name: string): string => join(inject('installed'), 'node_modules', name);

type Compiler = 'typescript' | 'typescript-6' | '@typescript/native';

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

/** The compilers that users may have. */
export const COMPILERS: { version: string; compiler: Compiler }[] = [
  { version: '5.9', compiler: 'typescript' },
  { version: '6', compiler: 'typescript-6' },
  { version: '7', compiler: '@typescript/native' },
];

const RESOLUTIONS = [
  { name: 'bundler', module: 'ESNext', moduleResolution: 'Bundler' },
  { name: 'node16', module: 'Node16', moduleResolution: 'Node16' },
  { name: 'nodenext', module: 'NodeNext', moduleResolution: 'NodeNext' },
];

/**
 * How users resolve packages and check types, with every compiler. Declarations are checked under every resolution
 * by the fastest compiler, and under one by the others: they resolve them in the same way.
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
        skipLibCheck: compiler !== '@typescript/native' && name !== 'nodenext',
        exactOptionalPropertyTypes,
      },
    })),
  ),
);
