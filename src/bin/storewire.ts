#!/usr/bin/env node
/** `storewire <command>`: starts the installed package that runs the command. */
import { existsSync, readFileSync } from 'node:fs';
import nodeModule, { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Runs a command. Rejects with an `Error` whose message is for the user. */
type Run = (args: readonly string[]) => Promise<unknown>;

const OWN_PACKAGES = new Map([
  ['platform', { name: 'storewire-platform', run: 'runPlatform' }],
  ['listen', { name: 'storewire-platform', run: 'runListen' }],
  ['trigger', { name: 'storewire-platform', run: 'runTrigger' }],
  ['logs', { name: 'storewire-platform', run: 'runLogs' }],
  ['docs', { name: 'storewire-docs', run: 'runDocs' }],
]);
const TOOLS = { name: 'storewire-tools', run: 'runTools' };

/** The file of a module, as the project of the user or else this package finds it. */
function fileOf(module: string): string | undefined {
  for (const from of [join(process.cwd(), 'package.json'), import.meta.filename])
    try {
      return createRequire(from).resolve(module);
    } catch {
      // not installed there
    }
  return undefined;
}

/** Throws if a package needs another Node, before its first import fails with less clear words. */
function checkNode(manifest: string): void {
  const file = fileOf(manifest);
  const { engines } = JSON.parse(file ? readFileSync(file, 'utf8') : '{}') as { engines?: { node: string } };
  const required = engines?.node.replace('>=', '') ?? '';
  const { node } = process.versions;
  if (node.localeCompare(required, 'en', { numeric: true }) < 0)
    throw new Error(`${called} needs Node ${required} or later, and this is Node ${node}: ${howToGetNode()}`);
}

/** The package `node`, which shops have, downloads it by an install script, and these may be switched off. */
function howToGetNode(): string {
  const manifest = fileOf('node/package.json');
  const isDownloaded = manifest === undefined || existsSync(join(dirname(manifest), 'bin/node'));
  return isDownloaded
    ? 'npm install --save-dev node@24 brings one, for the scripts of this project'
    : 'npm rebuild node --ignore-scripts=false downloads that of this project';
}

// the modules of a command are compiled once, not at each start, but for Node 20
nodeModule.enableCompileCache?.();

const args = process.argv.slice(2);
const [command = ''] = args;
const called = `storewire ${command}`.trim();
const own = OWN_PACKAGES.get(command);
const { name, run: entry } = own ?? TOOLS;
try {
  const file = fileOf(`${name}/cli`);
  if (file === undefined) throw new Error(`${called} needs a package: npm install --save-dev ${name}`);
  checkNode(`${name}/package.json`);
  const module = (await import(pathToFileURL(file).href)) as Record<string, Run | undefined>;
  if (!module[entry]) throw new Error(`${name} is of another version than storewire: install both again`);
  await module[entry](own ? args.slice(1) : args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
