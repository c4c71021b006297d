/**
 * `npm run release`: publishes the packed packages that the registry does not have, each after its dependencies. npm
 * signs the provenance of packages in GitHub Actions only; a registry on this machine gets packages without it.
 */
import { npm } from './bootstrap/npm.js';
import { ROOT } from './steps.ts';

interface Workspace {
  name: string;
  version: string;
  private?: boolean;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const isOnThisMachine = (registry: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(registry).hostname);

/** What an npm command prints. Throws if it fails. */
async function read(...args: string[]): Promise<string> {
  const { code, stdout, output } = await npm(args, ROOT);
  if (code !== 0) throw new Error(`npm ${args[0]} failed: ${output.trim()}`);
  return stdout.trim();
}

/** The packages that are not private, dependencies first. */
async function publicPackages(): Promise<Workspace[]> {
  const workspaces = JSON.parse(await read('query', '.workspace')) as Workspace[];
  const all = workspaces.filter((each) => !each.private);
  const ordered = new Set<Workspace>();
  const add = (each: Workspace): void => {
    const needed = { ...each.dependencies, ...each.peerDependencies };
    for (const other of all) if (other.name in needed) add(other);
    ordered.add(each);
  };
  for (const each of all) add(each);
  return [...ordered];
}

async function isPublished(id: string): Promise<boolean> {
  const { code, stdout } = await npm(['view', id, 'version'], ROOT);
  return code === 0 && stdout.trim() !== '';
}

async function release(): Promise<void> {
  const registry = await read('config', 'get', 'registry');
  const isLocal = isOnThisMachine(registry);
  if (!isLocal && !process.env['GITHUB_ACTIONS'])
    throw new Error(
      'npm signs the provenance of packages in GitHub Actions only: push the tag of the release, and .github/workflows/release.yml publishes it',
    );
  // npm requires the access of a package that is new
  const options = isLocal ? [] : ['--provenance', '--access=public'];
  let published = 0;
  for (const { name, version } of await publicPackages()) {
    const id = `${name}@${version}`;
    if (await isPublished(id)) {
      console.log(`${id} is published already`);
      continue;
    }
    const { code, output } = await npm(['publish', `.cache/${name}.tgz`, ...options], ROOT);
    if (code !== 0) throw new Error(`${id} is not published: ${output.trim()}`);
    console.log(`${id} published`);
    published++;
  }
  if (published === 0) console.log('There is nothing to publish.');
}

try {
  await release();
} catch (error) {
  console.error(`release: ${(error as Error).message}`);
  process.exitCode = 1;
}
