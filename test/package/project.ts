import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Finished, run } from '../../scripts/bootstrap/child.js';

export const root = resolve(import.meta.dirname, '../..');

export const runNode = (args: string[], cwd: string): Promise<Finished> => run(process.execPath, args, { cwd });

export const fixture = (name: string): Promise<string> => readFile(join(import.meta.dirname, 'fixtures', name), 'utf8');

export type Compiler = 'typescript' | '@typescript/native';

/** Type-checks files of a project with compiler options of its own; gives the errors, one line each. */
export async function typeCheck(
  folder: string,
  files: string[],
  options: Record<string, unknown>,
  compiler: Compiler = '@typescript/native',
): Promise<string[]> {
  const config = join(folder, `tsconfig.check-${crypto.randomUUID()}.json`);
  const base = { target: 'ES2023', lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: [], strict: true, noEmit: true };
  await writeFile(config, JSON.stringify({ compilerOptions: { ...base, ...options }, files }));
  const { code, output } = await runNode([join(root, 'node_modules', compiler, 'bin/tsc'), '--pretty', 'false', '-p', config], folder);
  const errors = output.split('\n').filter((line) => line.includes('error TS'));
  if (code !== 0 && errors.length === 0) throw new Error(output);
  return errors;
}

/** The ways in which users resolve packages. */
export const RESOLUTIONS = [
  { name: 'bundler', module: 'ESNext', moduleResolution: 'Bundler' },
  { name: 'node16', module: 'Node16', moduleResolution: 'Node16' },
  { name: 'nodenext', module: 'NodeNext', moduleResolution: 'NodeNext' },
].flatMap(({ name, ...options }) =>
  [true, false].map((skipLibCheck) => ({ name: `${name}, skipLibCheck ${skipLibCheck}`, options: { ...options, skipLibCheck } })),
);
