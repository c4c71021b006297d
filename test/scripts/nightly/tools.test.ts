/** Tools that read the contract, run by their own commands in a copy of what is committed. */
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Finished, run } from 'storewire-dev-kit/process';
import { makeSandbox } from 'storewire-dev-kit/sandbox';
import { listFiles } from 'storewire-tools';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** What the tools read, and what they write. */
const COPIED = [
  'openapi',
  'openapi-ts.config.ts',
  'orval.config.ts',
  'tsconfig.json',
  'packages/tools/src',
  'generated/hooks',
  'generated/zod',
];

const PROGRAMS = {
  openapiTypeScript: fileURLToPath(new URL('../bin/cli.js', import.meta.resolve('openapi-typescript'))),
  openapiTs: join(root, 'node_modules/@hey-api/openapi-ts/bin/run.js'),
  orval: fileURLToPath(new URL('bin/orval.mjs', import.meta.resolve('orval'))),
  redocly: fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js')),
};

const sandbox = await makeSandbox();
const copy = join(sandbox.folder, 'repository');
beforeAll(async () => {
  for (const path of COPIED) await cp(join(root, path), join(copy, path), { recursive: true });
});
afterAll(sandbox.remove);

/** What `npx <tool>` does in the copy, without messages to its makers. */
const npx = (tool: keyof typeof PROGRAMS, ...args: string[]): Promise<Finished> =>
  run(process.execPath, [PROGRAMS[tool], ...args], {
    cwd: copy,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });

async function textsIn(folder: string): Promise<Map<string, string>> {
  const names = await listFiles(folder);
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return new Map(names.map((name, index) => [name, texts[index] ?? '']));
}

test('orval writes the hooks that are committed, and nothing else', async () => {
  const committed = await textsIn(copy);
  await rm(join(copy, 'generated/hooks'), { recursive: true });
  expect(await npx('orval')).toMatchObject({ code: 0 });
  expect(await textsIn(copy)).toEqual(committed);
});

test('openapi-typescript makes types of the description as it is', async () => {
  const file = join(sandbox.folder, 'store.d.ts');
  expect(await npx('openapiTypeScript', 'openapi/openapi.yaml', '-o', file)).toMatchObject({ code: 0 });
  const types = await readFile(file, 'utf8');
  expect(types).toContain('get: operations["products.getProduct"];');
  expect(types).toMatch(/"\/stores\/v1\/products\/\{id\}": \{/);
});

test('openapi-ts writes the runtime schemas that are committed, and nothing else', async () => {
  const committed = await textsIn(copy);
  for (const side of ['requests', 'responses']) await rm(join(copy, `generated/zod/${side}.ts`));
  expect(await npx('openapiTs')).toMatchObject({ code: 0 });
  expect(await textsIn(copy)).toEqual(committed);
});

test('redocly bundle makes one document, which refers to nothing outside of it', async () => {
  const file = join(sandbox.folder, 'bundle.json');
  expect(await npx('redocly', 'bundle', 'openapi/openapi.yaml', '-o', file)).toMatchObject({ code: 0 });
  const text = await readFile(file, 'utf8');
  const references = Array.from(text.matchAll(/"\$ref": "([^"]+)"/g), ([, to = '']) => to);
  expect(references.filter((to) => !to.startsWith('#/'))).toEqual([]);
  expect(references).toContain('#/components/schemas/CartResponse');
});

test('redocly bundle makes a document without x- keys that EXTENSIONS.md does not have', async () => {
  const file = join(sandbox.folder, 'keys.json');
  expect(await npx('redocly', 'bundle', 'openapi/openapi.yaml', '-o', file)).toMatchObject({ code: 0 });
  const keys = new Set<string>();
  JSON.stringify(JSON.parse(await readFile(file, 'utf8')), (key, value: unknown) => {
    if (key.startsWith('x-')) keys.add(key);
    // headers have such names
    return key === 'headers' ? undefined : value;
  });
  const extensions = await readFile(join(copy, 'openapi/EXTENSIONS.md'), 'utf8');
  const declared = Array.from(extensions.matchAll(/^\| `(x-[\w-]+)` \|/gm), ([, key = '']) => key);
  expect([...keys].toSorted()).toEqual([...new Set(declared)].toSorted());
});

test('redocly lint knows the rules of the contract', async () => {
  const lint = () => npx('redocly', 'lint', 'openapi/openapi.yaml', '--config', 'openapi/redocly.yaml');
  expect(await lint()).toMatchObject({ code: 0 });
  const paths = join(copy, 'openapi/collections/paths.yaml');
  await writeFile(paths, (await readFile(paths, 'utf8')).replace(/^ +x-repeat: .*\n/m, ''));
  const { code, output } = await lint();
  expect(output).toMatch(/openapi\/collections\/paths\.yaml:\d+:\d+[\s\S]+a write must have x-repeat/);
  expect(code).toBe(1);
});
