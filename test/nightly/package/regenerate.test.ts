import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Finished, run } from '../../../scripts/bootstrap/child.js';
import { npx, root, runNode } from '../../package/packed.ts';
import { fixture, newFolder, STOREWIRE, tscOf, typeCheck } from './project.ts';

/** The diffs that CONTRIBUTING shows: a field of collections, a call that pages through invoices, an error code. */
const EDITS = ['field', 'call', 'error-code'].map((name) =>
  join(root, `packages/contract/test/edits/${name}.diff`),
);

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
  await put('tsconfig.json', JSON.stringify({ compilerOptions: options, include: ['src'] }));
  await cp(join(root, 'openapi'), join(folder, 'openapi'), { recursive: true });
});

const put = (file: string, text: string): Promise<void> => writeFile(join(folder, file), text);

const generate = (out = 'src/store'): Promise<Finished> =>
  runNode([STOREWIRE, 'generate', '--input', 'openapi/openapi.yaml', '--out', out], folder);

/** Compiles the project. Prints nothing if it has no errors. */
const compile = async (): Promise<string> =>
  (await runNode([tscOf(), '--pretty', 'false', '-p', '.'], folder)).output;

/** Generates, and returns the lines of each file. */
async function generated(): Promise<Map<string, string[]>> {
  const { code, output } = await generate();
  if (code !== 0) throw new Error(output);
  const store = join(folder, 'src/store');
  const entries = await readdir(store, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    await Promise.all(
      files.map(
        async (file) => [file.slice(store.length + 1), (await readFile(file, 'utf8')).split('\n')] as const,
      ),
    ),
  );
}

/**
 * The lines of the first list that the second lacks, in whatever order, since a schema is where it is first used. A
 * comma at the end may be new.
 */
function missing(lines: string[], others: string[]): string[] {
  const left = Map.groupBy(others, withoutComma);
  return lines.filter((line) => left.get(withoutComma(line))?.pop() === undefined);
}

const withoutComma = (line: string): string => line.replace(/,$/, '');

describe('a copy of the contract with a field, a call and an error code more', () => {
  let before: Map<string, string[]>;
  let after: Map<string, string[]>;

  beforeAll(async () => {
    before = await generated();
    const { code, output } = await run('git', ['apply', ...EDITS], { cwd: folder });
    if (code !== 0) throw new Error(output);
    after = await generated();
    await put('src/dom.ts', await fixture('consumer/dom.ts.txt'));
    await put('src/main.ts', await fixture('consumer/main.ts.txt'));
  });

  test('generates what has them, and leaves all else as it was', () => {
    const changed = [...after].filter(([file, lines]) => lines.join() !== before.get(file)?.join());
    const replaced = Object.fromEntries(
      changed.map(([file, lines]) => [file, missing(before.get(file) ?? [], lines)]),
    );
    const withCodes = expect.stringMatching(/^ +\* Error codes: .*INVALID_ITEM_IMAGE_URL/);
    const withCalls = expect.stringContaining('listInvoicesForOrders');
    expect([...before.keys()].filter((file) => !after.has(file))).toEqual([]);
    expect(replaced).toEqual({
      '.storewire.json': [],
      'api.md': [expect.stringMatching(/^# Store platform: \d+ calls$/)],
      'contract.json': [],
      'hooks/back-in-stock.ts': [withCodes],
      'hooks/invoices.ts': [],
      'msw/back-in-stock.ts': [expect.stringContaining(' createBackInStockRequestHandler: ')],
      'msw/examples.ts': [
        expect.stringContaining(' CollectionResponseFull: '),
        expect.stringContaining(' QueryCollectionsResponseFull: '),
      ],
      'msw/invoices.ts': [],
      'operations/back-in-stock.ts': [withCodes],
      'operations/index.ts': [withCalls],
      'operations/invoices.ts': [],
      'paging/index.ts': [],
      'paging/invoices.ts': [],
      'paths.ts': [],
      'schemas.ts': [],
      'services.ts': [withCalls, withCalls, withCalls, withCodes],
      'types.ts': [],
      'zod/operations.ts': [],
      'zod/requests.ts': [],
      'zod/responses.ts': [],
    });
  });

  test('the comment on the call has the error code, in functions, hooks and services', () => {
    for (const file of ['operations/back-in-stock.ts', 'hooks/back-in-stock.ts', 'services.ts'])
      expect(after.get(file)?.join('\n')).toMatch(/ \* Error codes: .*TOO_MANY_REQUESTS_OF_ADDRESS \(400\)/);
  });

  test('the hooks say that they are for the client’s side, so that what a server renders may import them', () => {
    expect(after.get('hooks/invoices.ts')?.join('\n')).toMatch(/^\/\/ .+\n\n(["'])use client\1;\n\nimport /);
  });

  test('they are typed under node resolution, and the call works in Node: by function, pager, hook, schema and handler', async () => {
    expect(await compile()).toBe('');
    const ran = await runNode(['build/main.js'], folder);
    expect(ran.output).toBe('all good\n');
  });

  test('they are typed under bundler resolution, with the TypeScript that most people have', async () => {
    const options = { module: 'ESNext', moduleResolution: 'Bundler', types: ['node'], skipLibCheck: true };
    expect(await typeCheck(folder, ['src/main.ts'], options, 'typescript')).toEqual([]);
  });

  test('orval with a configuration of the user makes hooks that compile and work', async () => {
    await put('orval.config.ts', await fixture('consumer/orval.config.ts.txt'));
    const { code, output } = await npx(['orval'], folder);
    expect(code, output).toBe(0);
    expect((await readdir(join(folder, 'src/hooks'))).toSorted()).toEqual(['index.ts', 'invoices.ts']);
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
    'schemas.yaml#/QueryInvoicesResponse',
    'missing.yaml',
    /^reading …\nopenapi\/invoices\/paths\.yaml:\d+:\d+ Can't resolve \$ref: ENOENT/,
  ],
  [
    'a call that breaks a rule of the contract',
    'x-effect: read',
    'x-effect: write',
    /\nopenapi\/invoices\/paths\.yaml:\d+:\d+ contract\/writes {2}invoices\.\w+: a write must have x-repeat\n/,
  ],
])('%s is a line with file and line, and nothing is written', async (_what, from, to, problem) => {
  const file = 'openapi/invoices/paths.yaml';
  const good = await readFile(join(folder, file), 'utf8');
  await put(file, good.replace(from, to));
  const { code, output } = await generate('src/broken');
  await put(file, good);
  expect(output).toMatch(problem);
  expect(output).toMatch(/For other APIs, see npx storewire docs guides\/other-apis\n$/);
  expect(code).toBe(1);
  expect(await readdir(join(folder, 'src'))).not.toContain('broken');
});
