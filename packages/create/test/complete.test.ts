import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { TEMPLATES, templateFiles } from 'create-storewire';
import { expect, test } from 'vitest';
import { create, newFolder } from './command.ts';

const storeFront = resolve(import.meta.dirname, '../../storefront');

const files = TEMPLATES.filter(({ name }) => name === 'complete').flatMap(templateFiles);
const paths = files.map(({ path }) => path);

/** The texts of the files with a name that matches. */
const textsOf = (name: RegExp): string[] =>
  files.filter(({ path }) => name.test(path)).map(({ source }) => readFileSync(source, 'utf8'));

type Dependencies = Record<'dependencies' | 'devDependencies', Record<string, string>>;

const manifestIn = async (folder: string): Promise<Dependencies> =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Dependencies;

test('the complete shop is the store front without its tests, measurements and pictures', () => {
  expect(paths).toEqual(
    expect.arrayContaining([
      '.gitignore',
      'Dockerfile',
      'app/routes.ts',
      'app/text/he/index.ts',
      'env.d.ts',
      'public/favicon.svg',
      'server/main.ts',
      'shop.config.ts',
      'vite.config.ts',
    ]),
  );
  expect(paths.filter((path) => /\.test\.ts|^(?:bench|e2e|screenshots|test)\//.test(path))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
});

test('the complete shop has the dependencies of the store front in the same versions', async () => {
  const folder = await newFolder();
  await create(folder, 'shop', '--template', 'complete', '--no-install');
  const shop = await manifestIn(join(folder, 'shop'));
  const { dependencies, devDependencies } = await manifestIn(storeFront);
  expect(shop.dependencies).toEqual(dependencies);
  const shared = Object.keys(shop.devDependencies).filter((name) => name in devDependencies);
  expect(shared).toEqual(expect.arrayContaining(['@react-router/dev', 'tailwindcss', 'vite']));
  for (const name of shared)
    expect([name, shop.devDependencies[name]]).toEqual([name, devDependencies[name]]);
});

test('the complete shop names nothing that only this repository has', async () => {
  const { dependencies } = await manifestIn(storeFront);
  const names = textsOf(/\.(?:css|json|tsx?)$/).flatMap((text) => text.match(/\bstorewire-[a-z-]+/g) ?? []);
  const published = [...Object.keys(dependencies), 'storewire-platform'];
  expect([...new Set(names)].filter((name) => !published.includes(name))).toEqual([]);
});

test.each(TEMPLATES)(
  'the shop of the template $name imports public entries of the client only',
  (template) => {
    const sources = templateFiles(template).filter(({ path }) => /\.tsx?$/.test(path));
    const texts = sources.map(({ source }) => readFileSync(source, 'utf8')).join('\n');
    expect(texts).toMatch(/from 'storewire['/]/);
    expect(texts).not.toContain('storewire/internal');
  },
);

test('the README of the complete shop names files that it has, and every variable of its settings', () => {
  const [readme = ''] = textsOf(/^README\.md$/);
  const named = Array.from(
    readme.matchAll(/`((?:app|server|public)\/[^`]*|[\w.]+\.(?:ts|env))`/g),
    ([, path = '']) => path,
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !paths.some((path) => path.startsWith(name)))).toEqual([]);
  const variables = textsOf(/^server\/(?:main|settings)\.ts$/).flatMap(
    (text) => text.match(/'[A-Z]+_[A-Z_]+'/g) ?? [],
  );
  expect(variables).toContain("'STORE_URL'");
  expect(variables.filter((name) => !readme.includes(name.replaceAll("'", '`')))).toEqual([]);
});

test('files with secrets are in no repository and no image of the complete shop', () => {
  const ignored = textsOf(/^\.(?:docker|git)ignore$/).map((text) => text.split('\n'));
  expect(ignored).toHaveLength(2);
  // the guide names shop.env for production
  for (const lines of ignored) expect(lines).toEqual(expect.arrayContaining(['*.env', '.env.*']));
});
