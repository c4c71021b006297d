import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

interface Item {
  version?: string;
  resolved?: string;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

const text = await readFile(resolve(import.meta.dirname, '../../package-lock.json'), 'utf8');
const { packages } = JSON.parse(text) as { packages: Record<string, Item> };

/** Node looks for a package next to its user, then in each parent folder. */
function isLocked(name: string, from: string): boolean {
  const folders = from.split('/').map((_name, depth, all) => `${all.slice(0, depth + 1).join('/')}/`);
  return ['', ...folders].some((folder) => `${folder}node_modules/${name}` in packages);
}

test('the lockfile has the packages of every platform, so that a fresh clone installs on each', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(name, path))
      .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('the lockfile names no host, so that it works with any registry', () => {
  const hosts = Object.entries(packages).flatMap(([path, { resolved, link }]) =>
    resolved && !link ? [`${path}: ${resolved}`] : [],
  );
  expect(hosts).toEqual([]);
});
