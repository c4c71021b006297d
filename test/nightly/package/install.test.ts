import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npm } from 'storewire-dev-kit/process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../package/packed.ts';

const packed = (name: string): string => `file:${join(root, `.cache/${name}.tgz`)}`;

const TOOLS = {
  storewire: packed('storewire'),
  'storewire-contract': packed('storewire-contract'),
  'storewire-tools': packed('storewire-tools'),
};

/** Versions that projects have, and the tools have others of. `guests/versions.test.ts` has those of the client. */
const VERSIONS = {
  typescript: '7.0.2',
  orval: '7.0.0',
  '@hey-api/openapi-ts': '0.80.0',
  'openapi-typescript': '7.4.0',
  '@redocly/openapi-core': '1.0.0',
  '@hono/node-server': '1.0.0',
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storewire-install-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('npm installs the tools into a project with other versions of what they need', async () => {
  const dependencies: Record<string, string> = { ...TOOLS };
  for (const [name, version] of Object.entries(VERSIONS)) {
    const library = join(folder, 'libraries', name);
    await mkdir(library, { recursive: true });
    await writeFile(join(library, 'package.json'), JSON.stringify({ name, version }));
    dependencies[name] = `file:./libraries/${name}`;
  }
  const manifest = { name: 'user', private: true, dependencies };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  const { code, output } = await npm(['install', '--package-lock-only', '--prefer-offline'], folder);
  expect(code, output).toBe(0);
});

test('peer dependencies are libraries of entry points, all optional', async () => {
  const text = await readFile(join(root, 'package.json'), 'utf8');
  const { peerDependencies, peerDependenciesMeta } = JSON.parse(text) as Record<
    string,
    Record<string, unknown>
  >;
  const names = ['msw', 'openapi-fetch', 'react', 'swr', 'tus-js-client', 'zod'];
  expect(Object.keys(peerDependencies ?? {})).toEqual(names);
  expect(peerDependenciesMeta).toEqual(Object.fromEntries(names.map((name) => [name, { optional: true }])));
});
