/** Folders of tests outside of the repository, and the compiler over them. */
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { run } from './process.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

interface Sandbox {
  folder: string;
  remove: () => Promise<void>;
}

/** A folder of its own, outside of the repository, where the packages of the repository can be imported. */
export async function makeSandbox(): Promise<Sandbox> {
  const folder = await mkdtemp(join(tmpdir(), 'storewire-test-'));
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }\n');
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: join(ROOT, 'tsconfig.json'),
      compilerOptions: { rewriteRelativeImportExtensions: false },
      include: ['**/*.ts'],
      exclude: ['node_modules'],
    }),
  );
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Type-checks a sandbox with the native compiler: one line per error, file first. */
export async function typeCheck(folder: string, ...options: string[]): Promise<string[]> {
  const tsc = join(ROOT, 'node_modules/@typescript/native/bin/tsc');
  const args = [tsc, '--pretty', 'false', '-p', folder, ...options];
  const { output } = await run(process.execPath, args, { cwd: folder });
  return output.split('\n').filter((line) => /error TS\d+/.test(line));
}
