import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CliError } from './arguments.ts';

/** Makes sure that optional packages are there, or says in one line how to get those that are not. */
export function needPackages(purpose: string, names: readonly string[]): void {
  const missing = names.filter((name) => !isInstalled(name));
  if (missing.length === 0) return;
  const wanted = testedVersions();
  const all = missing.map((name) => `${name}@${wanted[name] ?? 'latest'}`).join(' ');
  throw new CliError(`${purpose} needs packages that are not installed: npm install --save-dev ${all}`);
}

interface Compiler {
  version: string;
  factory?: unknown;
}

/**
 * TypeScript 7 has no compiler API, without which neither our generators nor those that we use can even be
 * loaded.
 */
export async function needCompilerApi(
  purpose: string,
  load: () => Promise<{ default: Compiler }> = () => import('typescript'),
): Promise<void> {
  const { factory, version } = (await load()).default;
  if (factory !== undefined) return;
  const wanted = `typescript@${testedVersions()['typescript']} @typescript/native@npm:typescript@${version}`;
  throw new CliError(
    `${purpose} needs the compiler API of TypeScript 5, which TypeScript ${version} does not have. Both can be installed side by side: npm install --save-dev ${wanted}`,
  );
}

function isInstalled(name: string): boolean {
  try {
    import.meta.resolve(name);
    return true;
  } catch {
    return false;
  }
}

/**
 * The versions that this package is tested with. Most are no peer dependencies: npm would reject other
 * versions for all users.
 */
function testedVersions(): Record<string, string> {
  const text = readFileSync(fileURLToPath(import.meta.resolve('storewire/package.json')), 'utf8');
  const manifest = JSON.parse(text) as Record<'devDependencies' | 'peerDependencies', Record<string, string>>;
  return { ...manifest.peerDependencies, ...manifest.devDependencies };
}
