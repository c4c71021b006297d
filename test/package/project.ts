import { cp, mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { type Finished, run } from '../../scripts/bootstrap/child.js';

export const root = resolve(import.meta.dirname, '../..');

export const runNode = (args: string[], cwd: string): Promise<Finished> =>
  run(process.execPath, args, { cwd });

export const fixture = (name: string): Promise<string> =>
  readFile(join(import.meta.dirname, 'fixtures', name), 'utf8');

/** A new project with the packed package and these packages of this repository. */
export async function projectWith(alone: string, packages: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'storewire-user-'));
  await cp(join(alone, 'node_modules'), join(folder, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  for (const name of packages) {
    const target = join(folder, 'node_modules', name);
    await mkdir(dirname(target), { recursive: true });
    await symlink(join(root, 'node_modules', name), target, 'junction');
  }
  await writeFile(join(folder, 'package.json'), '{ "name": "user", "private": true, "type": "module" }\n');
  return folder;
}

type Compiler = 'typescript' | '@typescript/native';

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
  const { code, output } = await runNode(
    [join(root, 'node_modules', compiler, 'bin/tsc'), '--pretty', 'false', '-p', config],
    folder,
  );
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
 * How users resolve packages and check types, with both compilers. All check the declarations as well:
 * `skipLibCheck` finds the same errors or fewer.
 */
export const CHECKS = COMPILERS.flatMap(({ version, compiler }) =>
  RESOLUTIONS.flatMap(({ name, ...resolution }) =>
    // what the exact option allows is checked where declarations are, once without it
    [true, ...(name === 'nodenext' ? [false] : [])].map((exactOptionalPropertyTypes) => ({
      name: [`TypeScript ${version}`, name, exactOptionalPropertyTypes && 'exact optionals']
        .filter(Boolean)
        .join(', '),
      compiler,
      options: { ...resolution, skipLibCheck: false, exactOptionalPropertyTypes },
    })),
  ),
);
