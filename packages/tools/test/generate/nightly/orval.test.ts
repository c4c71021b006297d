import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Finished, run } from 'storewire-dev-kit/process';
import { makeSandbox, typeCheck } from 'storewire-dev-kit/sandbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listFiles, writeFolder } from '../../../src/generate/write.ts';
import { syntaxErrors, wordsOf } from '../read-code.ts';
import { type Change, generateFrom, IMPORTS, put, ROOT, write } from '../shop.ts';
import { EVERYTHING } from './hostile-cases.ts';

/** The command of orval, which its package does not export. */
const ORVAL = fileURLToPath(new URL('bin/orval.mjs', import.meta.resolve('orval')));

const sandbox = await makeSandbox();
afterAll(sandbox.remove);

/** What `npx orval` does in a folder of the sandbox with this configuration. */
async function npxOrval(folder: string, config: string): Promise<Finished> {
  await writeFile(join(folder, 'orval.config.ts'), config);
  return run(process.execPath, [ORVAL], { cwd: folder });
}

async function filesIn(folder: string): Promise<Map<string, string>> {
  const names = await listFiles(folder);
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)),
  );
}

/**
 * A project of a user: what `storewire generate` makes, and a description for orval that is not validated.
 */
async function makeProject(name: string, ...changes: Change[]): Promise<string> {
  const folder = join(sandbox.folder, name);
  await writeFolder(join(folder, 'store'), await generateFrom());
  await writeFile(join(folder, 'store.json'), write(...changes));
  return folder;
}

const OPTIONS = `{ input: 'store.json', output: 'hooks', calls: '../store/operations', types: '../store/types',
  factories: ${JSON.stringify(IMPORTS.react)} }`;

/** The builder by its path: orval would read its build, because it does not know the condition of the sources. */
const IMPORTED = `import { defineConfig } from 'orval';
import { storewireHooks } from ${JSON.stringify(join(ROOT, 'packages/tools/src/orval/index.ts'))};`;

/** A configuration with these input options in addition to ours. */
const config = (input = ''): string => `${IMPORTED}
const project = storewireHooks(${OPTIONS});
const { input } = project;
export default defineConfig({ hooks: { ...project, input: { ...input, ${input} } } });
`;

describe('hooks in the configuration of a user', () => {
  test('are those of storewire generate, and their configuration type-checks', async () => {
    const folder = await makeProject('user');
    expect((await npxOrval(folder, config())).code).toBe(0);
    const texts = [...(await filesIn(join(folder, 'store/hooks')))].map(
      ([name, text]) => [name, text.replaceAll(/'\.\.\/(operations|types)/g, "'../store/$1")] as const,
    );
    expect(await filesIn(join(folder, 'hooks'))).toEqual(new Map(texts));
    const errors = await typeCheck(sandbox.folder);
    expect(errors.filter((line) => line.startsWith('user/'))).toEqual([]);
  });

  test('are those of the operations that the filters of orval keep', async () => {
    const folder = await makeProject('filtered');
    expect((await npxOrval(folder, config("filters: { tags: ['wishlists'] }"))).code).toBe(0);
    const files = await filesIn(join(folder, 'hooks'));
    expect([...files.keys()]).toEqual(['index.ts', 'wishlists.ts']);
    expect(files.get('index.ts')).toMatch(/\n\nexport \* from '\.\/wishlists\.ts';\n$/);
    expect(files.get('wishlists.ts')?.match(/(?<=export const )\w+/g)).toContain('useGetWishlist');
  });

  test('follow the x- keys of the description that orval has', async () => {
    const folder = await makeProject('transformed');
    const change = `(description) => {
      description.paths['/v1/wishlists/{id}'].get['x-effect'] = 'write';
      description.paths['/v1/wishlists'].get['x-paging'] = undefined;
      return input.override.transformer(description);
    }`;
    expect((await npxOrval(folder, config(`override: { transformer: ${change} }`))).code).toBe(0);
    const text = (await filesIn(join(folder, 'hooks'))).get('wishlists.ts') ?? '';
    expect(text.match(/(?<=export const )\w+/g)).toEqual([
      'useGetWishlistAction',
      'useUpdateWishlistAction',
      'useListWishlists',
      'useCreateWishlistAction',
    ]);
  });

  test('end their imports as the project of the folder has them', async () => {
    const folder = await makeProject('ending');
    const options = { module: 'nodenext' };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options }));
    expect((await npxOrval(folder, config())).code).toBe(0);
    const files = await filesIn(join(folder, 'hooks'));
    expect(files.get('index.ts')).toContain("export * from './tags.js';");
    expect(files.get('tags.ts')).toContain("import * as calls from '../store/operations/tags.js';");
    expect(files.get('tags.ts')).toContain(" from '../store/types.js';");
  });

  test('import calls and types from a package as it is named', async () => {
    const folder = await makeProject('package');
    const text = config().replace(
      OPTIONS,
      "{ input: 'store.json', output: 'hooks', calls: 'store/calls', types: 'store' }",
    );
    expect((await npxOrval(folder, text)).code).toBe(0);
    expect(
      (await filesIn(join(folder, 'hooks')))
        .get('tags.ts')
        ?.match(/(?<= from )\S+(?=;)/g)
        ?.toSorted(),
    ).toEqual(["'store'", "'store/calls'", "'storewire/runtime/react'", "'storewire/runtime/react'"]);
  });
});

const READ = 'paths /v1/wishlists/{id} get';

const HOSTILE = [
  put('info', { title: `\u001b]0;pwned\u0007${EVERYTHING}`, description: EVERYTHING, version: EVERYTHING }),
  put('tags', [{ name: EVERYTHING, description: EVERYTHING }]),
  put('servers', [
    { url: 'https://x"; globalThis.pwned = 1; //`${globalThis.pwned = 1}`', description: EVERYTHING },
  ]),
  put(`${READ} summary`, EVERYTHING),
  put(`${READ} description`, EVERYTHING),
  put(`${READ} parameters 0 description`, EVERYTHING),
  put(`${READ} responses 200 description`, EVERYTHING),
  put(`${READ} x-other`, EVERYTHING),
  put('components schemas Wishlist title', EVERYTHING),
  put('components schemas Wishlist description', EVERYTHING),
  put('components schemas Wishlist properties name description', EVERYTHING),
  put('components schemas Wishlist properties name default', EVERYTHING),
  put('components schemas Occasion enum', [EVERYTHING]),
  put('paths /v1/wishlists get x-paging items', `"]; ${EVERYTHING}`),
  put('paths /v1/wishlists/{id} patch x-invalidates', [EVERYTHING, '__proto__']),
  put('paths /v1/wishlists/{id} patch x-updates', EVERYTHING),
];

const NO_NAMES = [
  `wishlists.get"; globalThis.pwned = 1; //`,
  `wishlists.get'`,
  'wishlists.get`${globalThis.pwned = 1}`',
  'wishlists.get*/ globalThis.pwned = 1; /*',
  'wishlists.get\nglobalThis.pwned = 1;',
  '../../pwned.getWishlist',
];

const REFUSED = [
  ...NO_NAMES.map((name) => ({ name, message: `two plain identifiers: ${JSON.stringify(name)}` })),
  { name: 'index.getWishlist', message: 'a service cannot be called index' },
  { name: 'wishlists.listWishlists', message: 'its name listWishlists is that of' },
];

/** A configuration of several projects, each with a description and a folder of its own. */
const projects = (count: number): string => `${IMPORTED}
const project = (index) => {
  return storewireHooks({ ...${OPTIONS}, input: index + '.json', output: 'hooks' + index });
};
export default defineConfig(Object.fromEntries(Array.from({ length: ${count} }, (_, index) => ['p' + index, project(index)])));
`;

describe('a hostile description in the configuration of a user', () => {
  test('is data in the hooks', async () => {
    const folder = await makeProject('hostile', ...HOSTILE);
    const { code, output } = await npxOrval(folder, config());
    expect(code, output).toBe(0);
    const files = [...(await filesIn(join(folder, 'hooks')))];
    expect(files.map(([name]) => name)).toEqual(['index.ts', 'tags.ts', 'wishlists.ts']);
    expect(files.flatMap(([name, code]) => syntaxErrors(name, code))).toEqual([]);
    const words = files.flatMap(([name, code]) => wordsOf(name, code));
    expect(words.filter((word) => /pwned|globalThis|`/.test(word))).toEqual([]);
    expect(await listFiles(folder)).not.toContainEqual(expect.stringContaining('pwned'));
    const ran = await run(
      process.execPath,
      [join(import.meta.dirname, '../run-modules.ts'), join(folder, 'hooks')],
      { cwd: sandbox.folder },
    );
    expect(JSON.parse(ran.output)).toMatchObject({ files: 3, failures: [], added: [], isIntact: true });
  });

  describe('with an operationId that cannot be a name', () => {
    let folder: string;
    let finished: Finished;
    beforeAll(async () => {
      folder = await makeProject('refused');
      for (const [index, { name }] of REFUSED.entries())
        await writeFile(join(folder, `${index}.json`), write(put(`${READ} operationId`, name)));
      finished = await npxOrval(folder, projects(REFUSED.length));
    });

    test.each(REFUSED.map((refused, index) => ({ ...refused, index })))(
      '$name is rejected, and nothing is written',
      async ({ message, index }) => {
        expect(finished.output).toContain(message);
        expect(finished.code).toBe(1);
        expect(await listFiles(join(folder, `hooks${index}`))).toEqual([]);
      },
    );
  });
});
