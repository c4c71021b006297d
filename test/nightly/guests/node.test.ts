import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeBlocksOf } from 'storewire-dev-kit/markdown';
import { expect, test } from 'vitest';
import { bin, projectWith, put, root, runIn, STRICT, start } from './guest.ts';

const REQUIRE = `
const { createClient, visitor } = require('storewire');
const { queryProductsPages } = require('storewire/operations');
const client = createClient({ baseUrl: process.argv[2], auth: visitor({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541' }) });
(async () => {
  let count = 0;
  for await (const { name } of queryProductsPages(client)) count += name ? 1 : 0;
  console.log(count > 0);
})();
`;

test('the first example of README.md runs against npm start, as JavaScript and as strict TypeScript', async () => {
  const command = [join(root, 'scripts/bootstrap/main.js'), 'start'];
  const [, url = ''] = await start(root, command, /Platform +(\S+)/);
  const text = await readFile(join(root, 'README.md'), 'utf8');
  const example = codeBlocksOf(text).find(({ language }) => language === 'ts')?.code ?? '';
  expect(example).toContain("'http://127.0.0.1:4010'");
  // it takes another port if this one is in use
  const code = example.replace('http://127.0.0.1:4010', url);
  const folder = await projectWith('typescript', '@types/node');
  await put(folder, {
    'first.js': code,
    'first.ts': code,
    'require.cjs': REQUIRE,
    'tsconfig.json': JSON.stringify({ compilerOptions: { ...STRICT, types: ['node'] }, files: ['first.ts'] }),
  });
  for (const file of ['first.js', 'first.ts'])
    expect(await runIn(folder, [file])).toBe('3 products, 1 in the cart\n');
  expect(await runIn(folder, [bin(folder, 'typescript/bin/tsc'), '--pretty', 'false', '-p', '.'])).toBe('');
  expect(await runIn(folder, ['require.cjs', url])).toBe('true\n');
});
