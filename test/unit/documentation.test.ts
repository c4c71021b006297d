import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

const entries = {
  storewire: 'src/index.ts',
  'storewire/operations': 'src/operations.ts',
  'storewire/sign-in': 'src/sign-in.ts',
  'storewire/server': 'src/server/index.ts',
  'storewire/wire': 'src/wire/index.ts',
  'storewire/queries': 'src/queries/index.ts',
  'storewire/paging': 'src/paging.ts',
  'storewire/graphql': 'src/graphql/index.ts',
  'storewire/cookies': 'src/cookies.ts',
  'storewire/media': 'src/media/index.ts',
  'storewire/redirects': 'src/redirects/index.ts',
  'storewire/web-methods': 'src/web-methods/index.ts',
  'storewire/web-methods/server': 'src/web-methods/server.ts',
  'storewire/uploads': 'src/uploads/index.ts',
  'storewire/node': 'src/node/index.ts',
  'storewire/undici': 'src/undici/index.ts',
  'storewire/react': 'src/react/index.ts',
  'storewire/react/server': 'src/react/server.ts',
  'storewire/msw': 'src/msw/index.ts',
  'storewire/openapi-fetch': 'src/openapi-fetch/index.ts',
  'storewire/paths': 'src/paths.ts',
  'storewire/zod': 'src/zod/index.ts',
  'storewire/webhooks': 'src/webhooks/index.ts',
  'storewire/testing': 'src/testing/index.ts',
  'storewire/orval': 'src/orval/index.ts',
};

const fileName = (page: string): string => `page-${page.replaceAll(/\W/g, '-')}`;

/** Code blocks of a page, as file name → code. */
function blocksOf(page: string, markdown: string): [string, string][] {
  return Array.from(markdown.matchAll(/^```(tsx?)\n([\s\S]*?)^```$/gm), ([, extension, code], index) => [
    `${fileName(page)}-${index + 1}.${extension}`,
    code ?? '',
  ]);
}

/** The `@example` of each doc comment of a file, with the name of what the comment is about. */
function examplesOf(source: string): [name: string, code: string][] {
  const comments = source.matchAll(
    /\/\*\*\n((?: \*(?: .*)?\n)+?) \*\/\n(?:export )?(?:declare |async )?(?:const|function|class|interface|type) (\w+)/g,
  );
  return Array.from(comments).flatMap(([, text = '', name = '']) => {
    const [, example] = text.replaceAll(/^ \* ?/gm, '').split('@example\n');
    return example === undefined ? [] : [[name, example] as [string, string]];
  });
}

/** Files of users, by the page or the declaration that they come from. */
type Files = [name: string, code: string][];

const pages = new Map<string, Files>();
let errors: string[];

const PAGES: [page: string, least: number][] = [
  ['README.md', 4],
  ['docs/guide.md', 11],
  ['docs/react.md', 11],
];

/** All examples are one program, as most of the time goes into the types of the client. */
beforeAll(async () => {
  for (const [page] of PAGES) pages.set(page, blocksOf(page, await readFile(join(root, page), 'utf8')));
  const examples: Files = [];
  for await (const file of glob('src/**/*.ts', { cwd: root }))
    for (const [name, code] of examplesOf(await readFile(join(root, file), 'utf8')))
      examples.push([`example-${examples.length}-${name}.tsx`, code]);
  pages.set('src', examples);
  errors = await typeCheck([...pages.values()].flat());
});

/** What TypeScript says about files of users, one line per error. */
async function typeCheck(files: Files): Promise<string[]> {
  const folder = await mkdtemp(join(root, 'node_modules/.examples-'));
  try {
    for (const [name, code] of files) await writeFile(join(folder, name), `${code}\nexport {};\n`);
    const paths = Object.fromEntries(
      Object.entries(entries).map(([name, file]) => [name, [join(root, file)]]),
    );
    const options = {
      extends: join(root, 'tsconfig.json'),
      compilerOptions: { module: 'ESNext', moduleResolution: 'bundler', paths, types: ['node'] },
      include: ['./*'],
    };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(options));
    const tsc = join(root, 'node_modules/@typescript/native/bin/tsc');
    const args = [tsc, '--pretty', 'false', '-p', folder];
    const { stdout } = await run(process.execPath, args).catch((error: { stdout: string }) => error);
    return stdout.split('\n').filter((line) => line !== '');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test.each(PAGES)('every example of %s compiles against the public entries', (page, least) => {
  expect(pages.get(page)?.length).toBeGreaterThanOrEqual(least);
  expect(errors.filter((line) => line.includes(fileName(page)))).toEqual([]);
});

test('every example of a doc comment compiles against the public entries', () => {
  expect(pages.get('src')?.length).toBeGreaterThan(100);
  // also the other messages of the compiler
  expect(errors.filter((line) => !PAGES.some(([page]) => line.includes(fileName(page))))).toEqual([]);
});

test('ARCHITECTURE.md fits on two screens and names only files and folders that exist', async () => {
  const page = await readFile(join(root, 'ARCHITECTURE.md'), 'utf8');
  expect(page.split('\n').length).toBeLessThanOrEqual(120);
  const named = Array.from(
    page.matchAll(/`((?:openapi|src|scripts|generated|test|app|docs|platform)\/[\w./-]*)`/g),
    ([, path]) => path ?? '',
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
