/** What every user installs: built, packed, installed, imported, type-checked and started. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from 'storewire-dev-kit/process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installPacked, linkLibraries, npx, root, runNode } from './packed.ts';

/** Packages with what builds them. The others have large dependencies: `nightly/package` installs them. */
const BUILDS = {
  storewire: 'scripts/build.ts',
  'storewire-server': 'packages/server/build.ts',
  'storewire-platform': 'packages/platform/build.ts',
  'create-storewire': 'packages/create/build.ts',
};

/** Optional peers of the client, and types. */
const LIBRARIES = [
  '@types/node',
  '@types/react',
  'msw',
  'openapi-fetch',
  'react',
  'swr',
  'tus-js-client',
  'zod',
];

let folder: string;

/** Builds and packs a package, unless that was done for this run. */
async function build(script: string): Promise<void> {
  if (process.env['STOREWIRE_BUILT']) return;
  const { code, output } = await run(process.execPath, [script], { cwd: root });
  if (code !== 0) throw new Error(`${script} failed:\n${output}`);
}

// may take up to two minutes: four builds, and npm copies what they depend on
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storewire-smoke-'));
  await Promise.all(Object.values(BUILDS).map(build));
  await installPacked(folder, Object.keys(BUILDS));
  await linkLibraries(folder, LIBRARIES);
});

afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

/** What users import from an installed package: modules, and documents in JSON. */
async function entriesOf(name: string): Promise<string[]> {
  const text = await readFile(join(folder, 'node_modules', name, 'package.json'), 'utf8');
  const { exports } = JSON.parse(text) as { exports: Record<string, unknown> };
  return (
    Object.keys(exports)
      // a preload exports nothing, and ends a process that has no platform
      .filter((path) => !path.includes('*') && !path.endsWith('.md') && path !== './lead-sdk')
      .map((path) => name + path.slice(1))
  );
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
  expect((await runNode(['entries.js'], folder)).output).toBe('[]\n');
});

test('an error says what to do in development, and nothing of it in production', async () => {
  const program = `
    import { createClient } from 'storewire';
    const client = createClient({ baseUrl: 'http://127.0.0.1:59999', retry: false });
    const error = await client.currentCart.getCurrentCart().catch((error) => error);
    console.log(error.reason, error.hint);`;
  await writeFile(join(folder, 'hint.js'), program);
  const outputs = [[], ['--conditions=production']].map((flags) => runNode([...flags, 'hint.js'], folder));
  expect((await Promise.all(outputs)).map(({ output }) => output)).toEqual([
    'network nothing listens at http://127.0.0.1:59999: start it with npx storewire platform\n',
    'network undefined\n',
  ]);
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
  const args = [tsc, ...options, '--types', 'node', 'consumer.ts'];
  const { code, output } = await runNode(args, folder);
  expect(output).toBe('');
  expect(code).toBe(0);
});

test('npx storewire runs the commands of an installed package', async () => {
  const { code, output } = await npx(['storewire', 'platform', '--', '--help'], folder);
  expect(output).toContain('--seed');
  expect(code).toBe(0);
});
