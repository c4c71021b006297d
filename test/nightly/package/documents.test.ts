import { existsSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deadLinksOf } from 'storewire-dev-kit/markdown';
import { expect, inject, test } from 'vitest';
import { root, runNode } from '../../package/packed.ts';
import { installedPackage } from './project.ts';

const alone = inject('alone');

/** A document of an installed package. */
const read = (file: string, name = 'storewire'): Promise<string> =>
  readFile(join(installedPackage(name), file), 'utf8');

test.each([
  ['storewire', 'README.md', 'CHANGELOG.md', 'SKILL.md', 'generated/api.md'],
  ['storewire-contract', 'README.md'],
  ['storewire-platform', 'README.md'],
  ['storewire-docs', 'README.md'],
])('every link of a document of %s leads to a published file and heading', async (name, ...documents) => {
  const folder = installedPackage(name);
  const files = await Array.fromAsync(
    glob('**/*.md', { cwd: folder, exclude: ['dist/**', 'node_modules/**'] }),
  );
  expect(files).toEqual(expect.arrayContaining(documents));
  expect((await Promise.all(files.map((file) => deadLinksOf(folder, file)))).flat()).toEqual([]);
});

test('the README of storewire-contract lists every document that is published, and nothing else', async () => {
  const rows = [...(await read('README.md', 'storewire-contract')).matchAll(/^\| `.+?\|/gm)].join();
  const listed = [...rows.matchAll(/`(.+?)`/g)].map(([, file]) => file);
  const cwd = installedPackage('storewire-contract');
  const published = await Array.fromAsync(glob(['*/*.{json,yaml}', 'EXTENSIONS.md'], { cwd }));
  expect(listed.toSorted()).toEqual(published.toSorted());
});

test('every file of a package that a command in a document names is published', async () => {
  const documents = ['README.md', 'packages/*/README.md', 'packages/docs/guides/*.md'];
  const pages = await Array.fromAsync(glob(documents, { cwd: root }), (page) =>
    readFile(join(root, page), 'utf8'),
  );
  const named = [...pages.join('\n').matchAll(/(?<=node_modules\/)storewire[\w-]*\/[\w./-]+/g)].map(
    ([file]) => file,
  );
  expect(named).toContain('storewire-contract/generated/contract.json');
  expect(named.filter((file) => !existsSync(installedPackage(file)))).toEqual([]);
});

test('the list of calls and the description have as many calls as the package', async () => {
  const program = `
import * as calls from 'storewire/operations';
console.log(Object.values(calls).filter((call) => call.info && !call.paging).length);
`;
  await writeFile(join(alone, 'count.js'), program);
  const count = Number((await runNode(['count.js'], alone)).output);
  const { paths } = JSON.parse(await read('generated/contract.json', 'storewire-contract')) as {
    paths: Record<string, Record<string, Record<string, unknown>>>;
  };
  const operations = Object.values(paths)
    .flatMap((item) => Object.values(item))
    .filter((each) => each['operationId'] !== undefined && each['x-fallback-of'] === undefined);
  expect(count).toBe(operations.length);
  expect(await read('generated/api.md')).toContain(`# Store platform: ${count} calls`);
});

test('package.json names no address that does not exist', async () => {
  const { repository, homepage, bugs } = JSON.parse(await read('package.json')) as Record<string, unknown>;
  expect([repository, homepage, bugs]).toEqual([undefined, undefined, undefined]);
});
