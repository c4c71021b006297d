import { spawn } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './shop.ts';

/** A folder of its own, outside of the repository, where the packages of the repository can be imported. */
export async function makeSandbox(): Promise<{ folder: string; remove: () => Promise<void> }> {
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

export interface Finished {
  code: number;
  output: string;
}

/** Runs a script with this Node. */
export function runNode(args: string[], cwd: string): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Type-checks a sandbox with the native compiler: one line per error, file first. */
export async function typeCheck(folder: string, ...options: string[]): Promise<string[]> {
  const { output } = await runNode(
    [join(ROOT, 'node_modules/@typescript/native/bin/tsc'), '--pretty', 'false', '-p', folder, ...options],
    folder,
  );
  return output.split('\n').filter((line) => /error TS\d+/.test(line));
}
