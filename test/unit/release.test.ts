import { glob, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

test('every file has the version of package.json', async () => {
  const manifest = /"name": "storewire[\w-]*",\s*"version": "|"storewire[\w-]*": "(?=\d)/;
  const yaml = /^ {2}version: /;
  const journeys = await Array.fromAsync(glob('openapi/journeys/*.yaml', { cwd: root }));
  const packages = await Array.fromAsync(glob('packages/{*,create/templates/*}/package.json', { cwd: root }));
  /** Files, and what is in front of their versions. */
  const places: [file: string, before: RegExp][] = [
    ['package.json', manifest],
    ['package-lock.json', manifest],
    ...packages.map((file): [string, RegExp] => [file, manifest]),
    ['openapi/openapi.yaml', yaml],
    ...journeys.map((file): [string, RegExp] => [file, yaml]),
    ['CHANGELOG.md', /^## /],
  ];
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const found = await Promise.all(
    places.map(async ([file, before]) => {
      const text = await readFile(join(root, file), 'utf8');
      const versions = text.matchAll(new RegExp(`(?:${before.source})(\\d+\\.\\d+\\.\\d+)`, 'gm'));
      // a changelog has the newest version first
      const all = Array.from(versions, ([, other]) => `${file} ${other}`);
      return file === 'CHANGELOG.md' ? all.slice(0, 1) : [...new Set(all)];
    }),
  );
  expect(found.flat()).toEqual(places.map(([file]) => `${file} ${version}`));
});
