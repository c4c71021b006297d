/**
 * Runs the tests of the hooks with the oldest React that the package allows: `node test/nightly/guests/react-18.ts`. Outside of the gate,
 * because it copies the folder (with hard links) and installs packages.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const REACT = '18.2.0';
const root = resolve(import.meta.dirname, '../../..');
const folder = resolve(root, '..', `storewire-react-${REACT}`);
const copy = join(folder, 'copy');
const installed = join(folder, 'react');

const run = (cwd: string, command: string, ...args: string[]): void =>
  void execFileSync(command, args, { cwd, stdio: 'inherit' });

rmSync(folder, { recursive: true, force: true });
mkdirSync(installed, { recursive: true });
try {
  run(installed, 'npm', 'init', '-y');
  run(installed, 'npm', 'install', '--no-audit', `react@${REACT}`, `react-dom@${REACT}`);
  run(root, 'cp', '-al', '.', copy);
  for (const name of ['react', 'react-dom', 'scheduler']) {
    rmSync(join(copy, 'node_modules', name), { recursive: true });
    run(copy, 'cp', '-r', join(installed, 'node_modules', name), join(copy, 'node_modules', name));
  }
  run(copy, 'npx', 'vitest', 'run', '--project', 'react', 'test/unit/react');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
