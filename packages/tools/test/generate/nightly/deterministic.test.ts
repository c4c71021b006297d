import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from 'storewire-dev-kit/process';
import { makeSandbox } from 'storewire-dev-kit/sandbox';
import { afterAll, expect, test } from 'vitest';
import { all, type Change, generateFrom, put, rename, write } from '../shop.ts';

const CONFIGURATIONS = {
  'package.json':
    '{ "type": "module", "dependencies": { "zod": "^3.0.0", "@tanstack/react-query": "^5.0.0" } }',
  'openapi-ts.config.js':
    "export default { output: { header: '// elsewhere', fileName: { suffix: null } }, parser: { filters: { schemas: { exclude: ['Wish'] } } } };",
  'orval.config.js': "export default { other: { input: 'none.yaml', output: { target: 'none.ts' } } };",
  'redocly.yaml':
    'rules: { operation-summary: error, tag-description: error }\ndecorators: { remove-x-internal: on }\n',
  'tsconfig.json': '{ "compilerOptions": { "module": "commonjs" } }',
};

const sandbox = await makeSandbox();
afterAll(sandbox.remove);

test('another process in another folder gives the same files, whatever configuration of the same tools lies there', async () => {
  const folder = join(sandbox.folder, 'elsewhere');
  await mkdir(folder);
  for (const [name, text] of Object.entries(CONFIGURATIONS)) await writeFile(join(folder, name), text);
  await writeFile(join(sandbox.folder, 'shop.yaml'), write());
  const { code, output } = await run(
    process.execPath,
    [join(import.meta.dirname, '../print-files.ts'), join(sandbox.folder, 'shop.yaml')],
    { cwd: folder },
  );
  expect(code).toBe(0);
  expect(JSON.parse(output)).toEqual([...(await generateFrom())]);
});

const READ = 'paths /v1/wishlists/{id} get';

/** Names that Danish sorts in another way than English, and constants. */
const SENSITIVE: Change = all(
  put('paths /v1/tags post operationId', 'aardvarks.replaceTags'),
  put('paths /v1/tags post tags', ['aardvarks']),
  rename('components schemas Tags', 'Aardvarks'),
  put('paths /v1/tags post requestBody content application/json schema', {
    $ref: '#/components/schemas/Aardvarks',
  }),
  put('components schemas Wish properties kind', { type: 'string', const: 'ü' }),
  put(`${READ} parameters 0 schema`, { type: 'string', const: 'own' }),
);

test.each<[name: string, environment: NodeJS.ProcessEnv]>([
  ['development', { NODE_ENV: 'development' }],
  ['production, by a server for tests', { NODE_ENV: 'production', CI: 'true' }],
  ['tests', { NODE_ENV: 'test' }],
  ['Danish, without NODE_ENV and HOME', { LC_ALL: 'da_DK.UTF-8', NODE_ENV: undefined, HOME: undefined }],
])('the environment changes no file: %s', async (_name, environment) => {
  const input = join(sandbox.folder, 'sensitive.json');
  await writeFile(input, write(SENSITIVE));
  const { code, output } = await run(
    process.execPath,
    [join(import.meta.dirname, '../print-files.ts'), input],
    { cwd: sandbox.folder, env: environment },
  );
  expect(code, output).toBe(0);
  expect(JSON.parse(output)).toEqual([...(await generateFrom(write(SENSITIVE)))]);
});
