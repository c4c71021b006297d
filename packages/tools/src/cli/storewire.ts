import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { printable } from '../generate/problem.ts';
import { CliError, readArguments } from './arguments.ts';
import { HELP } from './help.ts';

/** Parts are loaded when they are asked for: the generators take a second. */
async function main(args: string[]): Promise<void> {
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
    case 'compare':
      return (await import('./compare-command.ts')).compareCommand(invocation);
    case 'upgrade-sdk':
      return (await import('./upgrade-command.ts')).upgradeCommand(invocation);
  }
}

function readVersion(): string {
  const text = readFileSync(fileURLToPath(import.meta.resolve('storewire/package.json')), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** The commands of this package, which the command `storewire` of the client starts. Prints failures. */
export async function runTools(args: readonly string[]): Promise<void> {
  try {
    await main([...args]);
  } catch (error) {
    const isForUser = error instanceof CliError;
    console.error(isForUser ? error.message.split('\n').map(printable).join('\n') : error);
    process.exitCode = isForUser ? error.exitCode : 1;
  }
}
