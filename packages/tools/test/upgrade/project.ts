/** Projects of users in temporary folders, for the tests of `storewire upgrade-sdk`. */
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { run } from 'storewire-dev-kit/process';
import ts from 'typescript';
import { onTestFinished } from 'vitest';
import type { Upgrade } from '../../src/upgrade/upgrade.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const COMMAND = join(import.meta.dirname, '../command.ts');
/** The packages of the SDK, with the declarations that the tests use. */
const SDK = join(import.meta.dirname, 'sdk-packages');

/** The options of a project that compiles the sources of the client. */
export const CONFIG = {
  compilerOptions: {
    target: 'es2023',
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    lib: ['esnext', 'dom', 'dom.iterable', 'dom.asynciterable'],
    types: ['node'],
    customConditions: ['storewire-source'],
    allowImportingTsExtensions: true,
    allowJs: true,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  },
};

/** Writes a project. It is removed at the end of the test, unless `onEnd` says when. */
export async function writeProject(
  files: Readonly<Record<string, string>>,
  config: object | null = CONFIG,
  onEnd: (remove: () => Promise<void>) => void = onTestFinished,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'storewire-upgrade-'));
  onEnd(() => rm(folder, { recursive: true }));
  const packages = {
    storewire: join(ROOT, 'node_modules/storewire'),
    '@types': join(ROOT, 'node_modules/@types'),
    '@wix': SDK,
  };
  await mkdir(join(folder, 'node_modules'));
  for (const [name, target] of Object.entries(packages))
    await symlink(target, join(folder, 'node_modules', name));
  const all = config ? { ...files, 'tsconfig.json': JSON.stringify(config) } : files;
  for (const [name, text] of Object.entries(all)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}

/** The uses in a file, one line each. */
export const usesIn = ({ uses }: Upgrade, file: string): string[] =>
  uses
    .filter((use) => use.file === file)
    .map(({ line, name, replacement, isMechanical }) =>
      [`${line}: ${name}`, replacement ?? 'nothing', ...(isMechanical ? [] : ['by hand'])].join(' > '),
    );

/** What does not compile in a project, as `tsc` says. */
export function errorsIn(folder: string): string[] {
  const file = join(folder, 'tsconfig.json');
  const { fileNames, options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(file, ts.sys.readFile).config,
    ts.sys,
    folder,
  );
  return ts
    .getPreEmitDiagnostics(ts.createProgram(fileNames, options))
    .map(({ file, start, messageText }) =>
      [file?.fileName, start, ts.flattenDiagnosticMessageText(messageText, ' ')].join(': '),
    );
}

/** Runs the command in a process of its own. */
export const runUpgrade = (folder: string, ...options: string[]) =>
  run(process.execPath, [COMMAND, 'upgrade-sdk', folder, ...options], { cwd: ROOT });
