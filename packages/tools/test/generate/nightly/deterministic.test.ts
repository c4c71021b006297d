import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from 'storewire-dev-kit/process';
import { makeSandbox } from 'storewire-dev-kit/sandbox';
import { afterAll, expect, test } from 'vitest';
import { generateFrom, write } from '../shop.ts';

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
