/** What every user installs: built, packed, installed, imported, type-checked and started. */
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { type Finished, npm, run } from 'storewire-dev-kit/process';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Packages with what builds them. The others have large dependencies: `nightly/package` installs them. */
const BUILDS = {
  storewire: 'scripts/build.ts',
  'storewire-platform': 'packages/platform/build.ts',
  'create-storewire': 'packages/create/build.ts',
};

/** Optional peers of the client, and types. Links to those of the repository are made faster than copies. */
const LIBRARIES = ['@types/node', '@types/react', 'jose', 'msw', 'react', 'swr', 'tus-js-client', 'zod'];

/** The environment of a user, whose Node reads no package from its sources. */
const USER: NodeJS.ProcessEnv = { ...process.env, NODE_OPTIONS: '' };

let folder: string;

/** Builds and packs a package, unless that was done for this run. */
async function build(script: string): Promise<void> {
  if (process.env['STOREWIRE_BUILT']) return;
  const { code, output } = await run(process.execPath, [script], { cwd: root });
  if (code !== 0) throw new Error(`${script} failed:\n${output}`);
}

async function link(name: string): Promise<void> {
  const target = join(folder, 'node_modules', name);
  await mkdir(dirname(target), { recursive: true });
  await rm(target, { recursive: true, force: true });
  await symlink(join(root, 'node_modules', name), target, 'junction');
}

const runNode = (...args: string[]): Promise<Finished> =>
  run(process.execPath, args, { cwd: folder, env: USER });

// may take up to two minutes: three builds, and npm copies what they depend on
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storewire-smoke-'));
  await Promise.all(Object.values(BUILDS).map(build));
  await writeFile(join(folder, 'package.json'), '{ "name": "user", "private": true, "type": "module" }\n');
  const tarballs = Object.keys(BUILDS).map((name) => join(root, `.cache/${name}.tgz`));
  const args = ['install', '--prefer-offline', '--ignore-scripts', ...tarballs];
  const { code, output } = await npm(args, folder);
  if (code !== 0) throw new Error(`npm install failed:\n${output}`);
  await Promise.all(LIBRARIES.map(link));
});

afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

/** What users import from an installed package: modules, and documents in JSON. */
async function entriesOf(name: string): Promise<string[]> {
  const text = await readFile(join(folder, 'node_modules', name, 'package.json'), 'utf8');
  const { exports } = JSON.parse(text) as { exports: Record<string, unknown> };
  return Object.keys(exports)
    .filter((path) => !path.includes('*') && !path.endsWith('.md'))
    .map((path) => name + path.slice(1));
}

test('every entry of the installed packages can be imported in Node', async () => {
  const entries = (await Promise.all(Object.keys(BUILDS).map(entriesOf))).flat();
  expect(entries.length).toBeGreaterThan(15);
  const program = `
    const namesOf = async (entry) => {
      const isJson = entry.endsWith('.json');
      return Object.keys(await import(entry, isJson ? { with: { type: 'json' } } : {}));
    };
    const empty = [];
    for (const entry of ${JSON.stringify(entries)})
      if ((await namesOf(entry)).length === 0) empty.push(entry);
    console.log(JSON.stringify(empty));`;
  await writeFile(join(folder, 'entries.js'), program);
  // types only
  expect((await runNode('entries.js')).output).toBe('["storewire/paths"]\n');
});

const CONSUMER = `import { createClient, fixedToken, type StoreError } from 'storewire';
import { getCurrentCartV2 } from 'storewire/operations';
import { useGetCurrentCartV2 } from 'storewire/react';
import { operationSchemas, validator } from 'storewire/zod';
import { createPlatform } from 'storewire-platform';

const validate = validator([operationSchemas.getCurrentCartV2]);
const client = createClient({ auth: fixedToken('token'), validate });
export const count: Promise<number> = getCurrentCartV2(client).then(({ cart }) => cart.lineItems.length);
export const read = (): StoreError | undefined => useGetCurrentCartV2().error;
export const token: string = createPlatform().issueToken({ role: 'staff' }).accessToken;
// @ts-expect-error the id is required
client.orders.getOrder({});
`;

test('a program that uses the installed packages type-checks', async () => {
  await writeFile(join(folder, 'consumer.ts'), CONSUMER);
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'NodeNext', '--target', 'ES2023'];
  const tsc = join(root, 'node_modules/@typescript/native/bin/tsc');
  const { code, output } = await runNode(tsc, ...options, '--types', 'node', 'consumer.ts');
  expect(output).toBe('');
  expect(code).toBe(0);
});

test('npx storewire runs the commands of an installed package', async () => {
  const env = { ...USER, PATH: [dirname(process.execPath), USER['PATH']].join(delimiter) };
  const { code, output } = await run('npx', ['--no', 'storewire', 'platform', '--', '--help'], {
    cwd: folder,
    env,
  });
  expect(output).toContain('--seed');
  expect(code).toBe(0);
});
