/** Stock projects of users, with the packed package installed from the registry's point of view: nothing is linked. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { npm } from 'storewire-dev-kit/process';
import { expect, onTestFinished } from 'vitest';
import { run } from '../../../scripts/bootstrap/child.js';

export const root = resolve(import.meta.dirname, '../../..');

export const tarball = (name: string): string => join(root, `.cache/${name}.tgz`);

export const PACKAGE = tarball('storewire');

/** Compiler options of a project that wants to know everything, also about the packages that it uses. */
export const STRICT = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'NodeNext',
  moduleResolution: 'NodeNext',
  types: [],
  strict: true,
  noEmit: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
};

/** A new folder that is removed after the test. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'storewire-guest-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Runs npm in a folder, and fails with what it printed. */
export async function npmIn(folder: string, ...args: string[]): Promise<void> {
  const { code, output } = await npm(args, folder);
  expect(code, `npm ${args.join(' ')}\n${output}`).toBe(0);
}

/** A project with the package and some libraries. */
export async function projectWith(...libraries: string[]): Promise<string> {
  const folder = await newFolder();
  await writeFile(join(folder, 'package.json'), '{ "name": "guest", "private": true, "type": "module" }\n');
  await npmIn(folder, 'install', PACKAGE, ...libraries);
  return folder;
}

export async function put(folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

/** Runs a program of the project with Node; returns what it printed. Fails with that if the program does. */
export async function runIn(
  folder: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<string> {
  const { code, output } = await run(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...env },
  });
  expect(code, `${args.join(' ')}\n${output}`).toBe(0);
  return output;
}

/** The file of a command that a package of the project has. */
export const bin = (folder: string, path: string): string => join(folder, 'node_modules', path);

/** Starts a server; resolves when it prints what matches, with the match. It is stopped after the test. */
export async function start(
  folder: string,
  args: string[],
  ready: RegExp,
  env: Record<string, string> = {},
): Promise<RegExpExecArray> {
  const server: ChildProcess = spawn(process.execPath, args, {
    cwd: folder,
    // where CI is set, servers color what they print
    env: { ...process.env, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    if (server.kill('SIGTERM')) await ended;
  });
  let printed = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      printed += String(chunk);
      const match = ready.exec(printed);
      if (match) resolve(match);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', () => reject(new Error(printed)));
  });
}
