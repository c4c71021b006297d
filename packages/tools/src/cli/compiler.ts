import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { CliError } from './arguments.ts';

interface Compiler {
  version: string;
  factory?: unknown;
}

/**
 * The TypeScript that the generators load. npm installs them next to the TypeScript of the project, which is
 * then theirs too.
 */
const loadCompiler = (): Compiler =>
  createRequire(createRequire(import.meta.url).resolve('@hey-api/openapi-ts/package.json'))('typescript');

/**
 * Throws an error of one line if the generators load a TypeScript that has no compiler API, as TypeScript 7.
 */
export function needCompilerApi(command: string, load = loadCompiler): void {
  const { version, factory } = load();
  if (factory !== undefined) return;
  const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
  const wanted = `typescript@${dependencies['typescript']} @typescript/native@npm:typescript@${version}`;
  throw new CliError(
    `${command} needs the compiler API of TypeScript 5, which TypeScript ${version} does not have. Both can be installed side by side: npm install --save-dev ${wanted}`,
  );
}
