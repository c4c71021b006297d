import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { npm } from 'storewire-dev-kit/process';
import { run } from '../../../scripts/bootstrap/child.js';
import { root } from '../../package/packed.ts';

/** The oldest Node that package.json promises to support. */
async function oldestVersion(): Promise<string> {
  const { engines } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    engines: { node: string };
  };
  const numbers = /^>=(\d+)\.(\d+)(?:\.(\d+))?$/.exec(engines.node);
  if (!numbers) throw new Error(`engines.node is ${engines.node}, which names no oldest version`);
  return [numbers[1], numbers[2], numbers[3] ?? 0].join('.');
}

/** The npm package that holds the binary for this machine, as the package `node` itself names it. */
function packageName(): string {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  return `${platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'}-${platform}-${process.arch}`;
}

/** Its binary, out of npm and kept for the next run. */
export async function oldestNode(): Promise<string> {
  const version = await oldestVersion();
  const name = packageName();
  const folder = join(root, 'node_modules/.cache', `node-${version}`);
  const file = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const works = async (): Promise<boolean> =>
    (await run(file, ['--version'])).output.trim() === `v${version}`;
  if (await works()) return file;
  await mkdir(folder, { recursive: true });
  const options = ['--no-save', '--no-package-lock', '--ignore-scripts', '--prefix', folder];
  const { code, output } = await npm(['install', ...options, `${name}@${version}`], folder);
  if (code !== 0) throw new Error(`npm install ${name}@${version} failed:\n${output}`);
  if (!(await works()))
    throw new Error(`${name}@${version} does not start here: ${(await run(file, ['--version'])).output}`);
  return file;
}
