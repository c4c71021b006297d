import { readFileSync } from 'node:fs';
import module, { createRequire } from 'node:module';
import { CliError } from './cli-error.ts';

interface Compiler {
  version: string;
  factory?: unknown;
}

/**
 * npm installs the generators next to the TypeScript of the project, which they then load. From here on, every
 * import of this process loads the TypeScript of this package, which has the compiler API.
 */
function loadOwnTypeScript(): void {
  const url = import.meta.resolve('typescript');
  // Node has it since 22.15
  module.registerHooks?.({
    resolve: (specifier, context, next) =>
      specifier === 'typescript' ? { url, shortCircuit: true } : next(specifier, context),
  });
}

/** The TypeScript that the generators load. */
const loadCompiler = (): Compiler =>
  createRequire(createRequire(import.meta.url).resolve('@hey-api/openapi-ts/package.json'))('typescript');

/**
 * Makes the generators load a TypeScript with a compiler API. Throws an error of one line if they load another
 * one, as TypeScript 7.
 */
export function needCompilerApi(command: string, load = loadCompiler): void {
  loadOwnTypeScript();
  const { version, factory } = load();
  if (factory !== undefined) return;
  const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
  const wanted = `typescript@${dependencies['typescript']} @typescript/native@npm:typescript@${version}`;
  throw new CliError(
    `${command} needs the compiler API of TypeScript 5, which TypeScript ${version} does not have. Both can be installed side by side: npm install --save-dev ${wanted}`,
  );
}
