import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from 'storewire-dev-kit/process';
import { makeSandbox } from 'storewire-dev-kit/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateFrom } from '../shop.ts';

let sandbox: Awaited<ReturnType<typeof makeSandbox>>;
let files: [name: string, text: string][];

beforeAll(async () => {
  sandbox = await makeSandbox();
  files = [...(await generateFrom(sandbox.folder))];
});
afterAll(() => sandbox.remove());

test('another process in another folder gives the same files, whatever configuration of the same tools lies there', async () => {
  const folder = join(sandbox.folder, 'elsewhere');
  await mkdir(folder);
  await writeFile(
    join(folder, 'package.json'),
    '{ "type": "module", "dependencies": { "zod": "^3.0.0", "@tanstack/react-query": "^5.0.0" } }',
  );
  await writeFile(
    join(folder, 'openapi-ts.config.js'),
    "export default { output: { header: '// elsewhere', fileName: { suffix: null } }, parser: { filters: { schemas: { exclude: ['Wish'] } } } };",
  );
  await writeFile(
    join(folder, 'orval.config.js'),
    "export default { other: { input: 'none.yaml', output: { target: 'none.ts' } } };",
  );
  await writeFile(
    join(folder, 'redocly.yaml'),
    'rules: { operation-summary: error, tag-description: error }\ndecorators: { remove-x-internal: on }\n',
  );
  await writeFile(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "module": "commonjs" } }');
  const { code, output } = await run(
    process.execPath,
    [join(import.meta.dirname, '../print-files.ts'), join(sandbox.folder, 'shop.yaml')],
    { cwd: folder },
  );
  expect(code).toBe(0);
  expect(JSON.parse(output)).toEqual(files);
});
