import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Finished } from '../../../scripts/bootstrap/child.js';
import { npx, root, runNode } from '../../package/packed.ts';
import { fixture, newFolder, STOREWIRE, tscOf, typeCheck } from './project.ts';

const PATH_FILE = 'store/wishlists/paths.yaml';

let folder: string;

beforeAll(async () => {
  folder = await newFolder();
  const options = {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'NodeNext',
    moduleResolution: 'NodeNext',
    types: ['node'],
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    rootDir: 'src',
    outDir: 'build',
  };
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, include: ['src'] }),
  );
  await cp(join(root, 'openapi'), join(folder, 'store'), { recursive: true });
  await addPath();
});

/** One path more than the contract has, in a folder of its own, and its lines in the root file. */
async function addPath(): Promise<void> {
  await put(PATH_FILE, await fixture('wishlists/paths.yaml'));
  await put('store/wishlists/schemas.yaml', await fixture('wishlists/schemas.yaml'));
  await put('store/wishlists/examples.yaml', await fixture('wishlists/examples.yaml'));
  await put('store/wishlists/errors.yaml', await fixture('wishlists/errors.yaml'));
  const entry = `\npaths:\n  /v1/wishlists/{id}:\n    $ref: wishlists/paths.yaml#/~1v1~1wishlists~1{id}\n`;
  const text = await readFile(join(folder, 'store/openapi.yaml'), 'utf8');
  const tag = '\n  - name: wishlists\n    description: What people wish for.\nx-tagGroups:';
  await put('store/openapi.yaml', text.replace('\npaths:\n', entry).replace('\nx-tagGroups:', tag));
}

async function put(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
}

const generate = (out = 'src/store'): Promise<Finished> =>
  runNode([STOREWIRE, 'generate', '--input', 'store/openapi.yaml', '--out', out], folder);

/** Compiles the project. Prints nothing if it has no errors. */
const compile = async (): Promise<string> =>
  (await runNode([tscOf(), '--pretty', 'false', '-p', '.'], folder)).output;

describe('a store with one path of its own', () => {
  beforeAll(async () => {
    const { code, output } = await generate();
    if (code !== 0) throw new Error(output);
    await put('src/dom.ts', await fixture('consumer/dom.ts.txt'));
    await put('src/main.ts', await fixture('consumer/main.ts.txt'));
  });

  test('the new call is typed under node resolution, called in Node, shown by its hook and read page by page', async () => {
    expect(await compile()).toBe('');
    const ran = await runNode(['build/main.js'], folder);
    expect(ran.output).toBe('all good\n');
  });

  test('the new call is typed under bundler resolution, with the TypeScript that most people have', async () => {
    const options = { module: 'ESNext', moduleResolution: 'Bundler', types: ['node'], skipLibCheck: true };
    expect(await typeCheck(folder, ['src/main.ts'], options, 'typescript')).toEqual([]);
  });

  test('the hooks say that they are for the client’s side, so that what a server renders may import them', async () => {
    expect(await readFile(join(folder, 'src/store/hooks/wishlists.ts'), 'utf8')).toMatch(
      /^\/\/ .+\n\n'use client';\n\nimport /,
    );
  });

  test('orval with a configuration of the user makes hooks that compile and work', async () => {
    await put('orval.config.ts', await fixture('consumer/orval.config.ts.txt'));
    const { code, output } = await npx(['orval'], folder);
    expect(code, output).toBe(0);
    expect((await readdir(join(folder, 'src/hooks'))).toSorted()).toEqual(['index.ts', 'wishlists.ts']);
    const main = (await fixture('consumer/main.ts.txt')).replace(
      "'./store/hooks/index.js'",
      "'./hooks/index.js'",
    );
    await put('src/main.ts', main);
    expect(await compile()).toBe('');
    expect((await runNode(['build/main.js'], folder)).output).toBe('all good\n');
    const options = { module: 'NodeNext', moduleResolution: 'NodeNext', types: ['node'], skipLibCheck: true };
    expect(await typeCheck(folder, ['orval.config.ts'], options)).toEqual([]);
  });

  test('generating again changes nothing', async () => {
    expect((await generate()).output).toContain('nothing changed');
  });
});

test.each([
  [
    'a reference that leads nowhere',
    'schemas.yaml#/WishlistResponse',
    'missing.yaml',
    /^reading …\nstore\/wishlists\/paths\.yaml:\d+:\d+ Can't resolve \$ref: ENOENT/,
  ],
  [
    'a call that breaks a rule of the contract',
    'x-effect: read',
    'x-effect: write',
    /\nstore\/wishlists\/paths\.yaml:\d+:\d+ contract\/writes {2}wishlists\.getWishlist: a write must have x-repeat\n/,
  ],
])('%s is a line with file and line, and nothing is written', async (_what, from, to, problem) => {
  const good = await readFile(join(folder, PATH_FILE), 'utf8');
  await put(PATH_FILE, good.replace(from, to));
  const { code, output } = await generate('src/broken');
  await put(PATH_FILE, good);
  expect(output).toMatch(problem);
  expect(output).toMatch(/For other APIs, see npx storewire docs guides\/other-apis\n$/);
  expect(code).toBe(1);
  expect(await readdir(join(folder, 'src'))).not.toContain('broken');
});
