import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npm } from 'storewire-dev-kit/process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './project.ts';

const packed = (name: string): string => `file:${join(root, `.cache/${name}.tgz`)}`;

const CLIENT = { storewire: packed('storewire') };
const TOOLS = {
  ...CLIENT,
  'storewire-contract': packed('storewire-contract'),
  'storewire-tools': packed('storewire-tools'),
};

/** Versions that projects have, and that the packages once rejected. The guest tests install the real libraries. */
const PROJECTS: Record<string, [packages: Record<string, string>, versions: Record<string, string>]> = {
  'old libraries of its entry points and TypeScript 6': [
    CLIENT,
    {
      typescript: '6.0.2',
      zod: '3.25.76',
      jose: '5.0.0',
      swr: '2.3.0',
      msw: '2.7.0',
      'tus-js-client': '3.0.0',
      react: '18.0.0',
    },
  ],
  'the tools, other versions of what they need and TypeScript 7': [
    TOOLS,
    {
      typescript: '7.0.2',
      orval: '7.0.0',
      '@hey-api/openapi-ts': '0.80.0',
      'openapi-typescript': '7.4.0',
      '@redocly/openapi-core': '1.0.0',
      '@hono/node-server': '1.0.0',
    },
  ],
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storewire-install-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(Object.entries(PROJECTS))(
  'npm installs the package into a project with %s',
  async (title, [packages, versions]) => {
    const project = join(folder, title);
    const dependencies: Record<string, string> = { ...packages };
    for (const [name, version] of Object.entries(versions)) {
      const library = join(project, 'libraries', name);
      await mkdir(library, { recursive: true });
      await writeFile(join(library, 'package.json'), JSON.stringify({ name, version }));
      dependencies[name] = `file:./libraries/${name}`;
    }
    await writeFile(
      join(project, 'package.json'),
      JSON.stringify({ name: 'user', private: true, dependencies }),
    );
    const { code, output } = await npm(['install', '--package-lock-only', '--prefer-offline'], project);
    expect(code, output).toBe(0);
  },
);

test('peer dependencies are libraries of entry points, all optional', async () => {
  const text = await readFile(join(root, 'package.json'), 'utf8');
  const { peerDependencies, peerDependenciesMeta } = JSON.parse(text) as Record<
    string,
    Record<string, unknown>
  >;
  const names = ['jose', 'msw', 'react', 'swr', 'tus-js-client', 'zod'];
  expect(Object.keys(peerDependencies ?? {})).toEqual(names);
  expect(peerDependenciesMeta).toEqual(Object.fromEntries(names.map((name) => [name, { optional: true }])));
});
