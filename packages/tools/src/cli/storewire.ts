#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { printable } from '../generate/problem.ts';
import { CliError, HELP, readArguments } from './arguments.ts';

/** The command `storewire`. Its parts are loaded when they are asked for: the generators are optional. */
async function main(args: string[]): Promise<void> {
  checkNode(process.versions.node);
  const invocation = readArguments(args);
  switch (invocation.command) {
    case 'help':
      return console.log(HELP[invocation.of]);
    case 'version':
      return console.log(readVersion());
    case 'generate':
      return (await import('./generate-command.ts')).generateCommand(invocation);
    case 'mock':
      return (await import('./mock-command.ts')).mockCommand(invocation);
    case 'mcp':
      return (await import('./mcp-command.ts')).mcpCommand(invocation);
    case 'platform':
      return (await import('./package-commands.ts')).platformCommand(invocation.args);
    case 'docs':
      return (await import('./package-commands.ts')).docsCommand(invocation.args);
  }
}

function checkNode(version: string): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < 22 || (major === 22 && minor < 13))
    throw new CliError(`storewire needs Node 22.13 or later, and this is Node ${version}`);
}

function readVersion(): string {
  const text = readFileSync(fileURLToPath(import.meta.resolve('storewire/package.json')), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof CliError)) throw error;
  console.error(error.message.split('\n').map(printable).join('\n'));
  process.exitCode = error.exitCode;
}
