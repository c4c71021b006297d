import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { run } from 'storewire-dev-kit/process';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { pack } from '../src/pack.ts';

const FILES = {
  'package.json': JSON.stringify({
    name: 'packed',
    version: '1.2.3',
    scripts: { prepare: 'node scripts/of-the-repository.js' },
    files: ['dist', 'docs/start.md'],
    exports: {
      '.': { 'storewire-source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' },
      './testing': { 'storewire-source': './test/testing.ts' },
      './package.json': './package.json',
    },
    imports: { '#texts/*': { 'storewire-source': 'other/texts/*', default: './dist/texts/*' } },
  }),
  'README.md': [
    '[Start](docs/start.md#first), [here](#title), [`code`](src/index.ts), ![picture](docs/a.png),',
    '[elsewhere](https://example.com), `[code](src/index.ts)`',
    '```ts\nconst link = "[code](src/index.ts)";\n```',
  ].join('\n'),
  'docs/start.md': '[Back](../README.md), [Other](other.md)',
  'docs/other.md': '',
  'dist/index.js': 'export {};\n',
  'dist/index.d.ts': 'export {};\n',
  'src/index.ts': 'export {};\n',
};

let files: string[];
let folder: string;

/** A file of the packed package. */
const read = (file: string): Promise<string> => readFile(join(folder, 'package', file), 'utf8');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storewire-packed-'));
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, 'sources', name)), { recursive: true });
    await writeFile(join(folder, 'sources', name), text);
  }
  const packed = await pack(join(folder, 'sources'), join(folder, 'made/packed.tgz'));
  files = packed.map(({ path }) => path);
  const { code, output } = await run('tar', ['-xzf', 'made/packed.tgz'], { cwd: folder });
  if (code !== 0) throw new Error(output);
  return () => rm(folder, { recursive: true, force: true });
});

test('a packed package has the files that its manifest names, and neither sources nor scripts', async () => {
  expect(files.toSorted()).toEqual([
    'README.md',
    'dist/index.d.ts',
    'dist/index.js',
    'docs/start.md',
    'package.json',
  ]);
  const { exports, imports, scripts } = JSON.parse(await read('package.json')) as Record<string, unknown>;
  expect(exports).toEqual({
    '.': { types: './dist/index.d.ts', default: './dist/index.js' },
    './package.json': './package.json',
  });
  expect(imports).toEqual({ '#texts/*': { default: './dist/texts/*' } });
  expect(scripts).toBeUndefined();
});

test('links of packed documents lead to packed files; others become their text, except in code', async () => {
  expect(await read('README.md')).toBe(
    [
      '[Start](docs/start.md#first), [here](#title), `code`, picture,',
      '[elsewhere](https://example.com), `[code](src/index.ts)`',
      '```ts\nconst link = "[code](src/index.ts)";\n```',
    ].join('\n'),
  );
  expect(await read('docs/start.md')).toBe('[Back](../README.md), Other');
});

test('the sources stay as they were, next to the tarball is the folder that is published', async () => {
  const sources = join(folder, 'sources');
  expect(await readFile(join(sources, 'package.json'), 'utf8')).toBe(FILES['package.json']);
  expect(await readFile(join(sources, 'README.md'), 'utf8')).toBe(FILES['README.md']);
  expect((await readdir(sources)).toSorted()).toEqual(['README.md', 'dist', 'docs', 'package.json', 'src']);
  expect((await readdir(join(folder, 'made'))).toSorted()).toEqual(['packed', 'packed.tgz']);
  const files = await readdir(join(folder, 'made/packed'));
  expect(files.toSorted()).toEqual(['README.md', 'dist', 'docs', 'package.json']);
});

test('a folder that npm cannot pack is reported with what npm says', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'storewire-empty-'));
  onTestFinished(() => rm(empty, { recursive: true, force: true }));
  await expect(pack(empty, join(empty, 'packed.tgz'))).rejects.toThrow('package.json');
});
