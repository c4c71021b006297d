/** Tools that read the contract, run by their own commands in a copy of what is committed. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyContract } from '../contract-copy.ts';

const { folder, npx, remove } = await copyContract();
afterAll(remove);

test('openapi-typescript makes types of the description as it is', async () => {
  const file = join(folder, '..', 'store.d.ts');
  expect(await npx('openapi-typescript', 'openapi/openapi.yaml', '-o', file)).toMatchObject({ code: 0 });
  const types = await readFile(file, 'utf8');
  expect(types).toContain('get: operations["products.getProduct"];');
  expect(types).toMatch(/"\/stores\/v1\/products\/\{id\}": \{/);
});

test('redocly bundle makes one document, which refers to nothing outside of it', async () => {
  const file = join(folder, '..', 'bundle.json');
  expect(await npx('redocly', 'bundle', 'openapi/openapi.yaml', '-o', file)).toMatchObject({ code: 0 });
  const text = await readFile(file, 'utf8');
  const references = Array.from(text.matchAll(/"\$ref": "([^"]+)"/g), ([, to = '']) => to);
  expect(references.filter((to) => !to.startsWith('#/'))).toEqual([]);
  expect(references).toContain('#/components/schemas/CartResponse');
});

test('redocly bundle makes a document without x- keys that EXTENSIONS.md does not have', async () => {
  const file = join(folder, '..', 'keys.json');
  expect(await npx('redocly', 'bundle', 'openapi/openapi.yaml', '-o', file)).toMatchObject({ code: 0 });
  const keys = new Set<string>();
  JSON.stringify(JSON.parse(await readFile(file, 'utf8')), (key, value: unknown) => {
    if (key.startsWith('x-')) keys.add(key);
    // headers have such names
    return key === 'headers' ? undefined : value;
  });
  const extensions = await readFile(join(folder, 'openapi/EXTENSIONS.md'), 'utf8');
  const declared = Array.from(extensions.matchAll(/^\| `(x-[\w-]+)` \|/gm), ([, key = '']) => key);
  expect([...keys].toSorted()).toEqual([...new Set(declared)].toSorted());
});

test('redocly lint without options finds nothing', async () => {
  const { code, output } = await npx('redocly', 'lint', 'openapi/openapi.yaml');
  expect(output).toContain('Your API description is valid');
  expect(output).not.toMatch(/warning/i);
  expect(code).toBe(0);
});

test('redocly lint knows the rules of the contract', async () => {
  const lint = () => npx('redocly', 'lint', 'openapi/openapi.yaml', '--config', 'openapi/redocly.yaml');
  expect(await lint()).toMatchObject({ code: 0 });
  const paths = join(folder, 'openapi/collections/paths.yaml');
  await writeFile(paths, (await readFile(paths, 'utf8')).replace(/^ +x-repeat: .*\n/m, ''));
  const { code, output } = await lint();
  expect(output).toMatch(/openapi\/collections\/paths\.yaml:\d+:\d+[\s\S]+a write must have x-repeat/);
  expect(code).toBe(1);
});
